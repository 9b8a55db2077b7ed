/** The answer window (TF-5.4): everybody with cards is asked, and whoever likes leaves a standing answer here. */
import type { Standing } from "@/games/contract";
import type { terraformer } from "@/wire/generated";
import { open } from "./look/atlas.svelte";

export const standing: Standing = {
  kind: "answer",
  pass: "answer:pass",
  about: (view) => {
    const named = (view.board as terraformer.Board).named.at(-1);
    const card = named && open.atlas?.card(named.action);
    return card ? { id: card.id, said: card.name } : null;
  },
};
