import { settings } from "@/settings.svelte";
import type { GameInfo } from "@/wire/generated";

/** A game's title in the language set; else its English one; else any. */
export function titleOf(game: GameInfo): string {
  return game.title[settings.language] ?? game.title["en"] ?? Object.values(game.title)[0] ?? game.id;
}
