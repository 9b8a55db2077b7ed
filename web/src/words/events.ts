/** Which message says an event: its own id or one beginning with "event-"; the private wording, where there is one. */
import type { Phrase } from "@/wire/generated";
import { known } from "./words.svelte";

export function eventPhrase(game: string, said: Phrase): Phrase {
  const plain = said.id.replace(/-own$/, "");
  const id = [`event-${said.id}`, said.id, `event-${plain}`, plain].find((each) => known(game, each));
  return { ...said, id: id ?? said.id };
}
