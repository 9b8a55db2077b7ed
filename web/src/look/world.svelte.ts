/** The light of a game's world lies on the whole page. */
export function lightOf(game: () => string | undefined): void {
  $effect(() => {
    const world = game();
    if (!world) return;
    document.body.dataset["world"] = world;
    return () => delete document.body.dataset["world"];
  });
}
