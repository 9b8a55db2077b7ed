/** From phrases to sentences, with the Fluent files that Python reads too (see src/ludarium/table/words.py). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "@/games/contract";
import { settings, type Language } from "@/settings.svelte";
import type { Phrase } from "@/wire/generated";

const FALLBACK: Language = "en";
const SEATS = ["seat", "other"];

const files = import.meta.glob<string>(["@words/strings/*.ftl", "@words/games/*/strings/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Bundles by "game/language"; the shell's own words are those of the game "". */
let bundles = $state.raw<Record<string, FluentBundle>>({});
const loading = new Map<string, Promise<void>>();

function fileOf(game: string, language: string): (() => Promise<string>) | undefined {
  const end = game ? `/games/${game}/strings/${language}.ftl` : `/ludarium/strings/${language}.ftl`;
  const path = Object.keys(files).find((name) => name.endsWith(end));
  return path ? files[path] : undefined;
}

async function load(game: string, language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of game ? ["", game] : [""]) {
    const text = await fileOf(part, language)?.();
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundles = { ...bundles, [`${game}/${language}`]: bundle };
}

/** Fetch the words of a game (of the shell: "") in the language set, and in the one that stands in for it. */
export async function fetchWords(game = "", language: Language = settings.language): Promise<void> {
  const wanted = new Set([language, FALLBACK]);
  await Promise.all(
    [...wanted].map((each) => {
      const key = `${game}/${each}`;
      if (!loading.has(key)) loading.set(key, load(game, each));
      return loading.get(key);
    }),
  );
}

function find(game: string, id: string): { bundle: FluentBundle; id: string } | undefined {
  for (const language of [settings.language, FALLBACK]) {
    const bundle = bundles[`${game}/${language}`] ?? bundles[`/${language}`];
    if (bundle?.hasMessage(id)) return { bundle, id };
  }
  return undefined;
}

/** Whether any language has these words. */
export function known(game: string, id: string): boolean {
  return find(game, id) !== undefined;
}

type NameOf = (seat: number) => string;

function argument(game: string, nameOf: NameOf | undefined, key: string, value: unknown): FluentVariable {
  if (SEATS.includes(key) && typeof value === "number") return nameOf?.(value) ?? value;
  if (Array.isArray(value))
    return value
      .map((each) => argument(game, nameOf, "", each))
      .join(settings.language === "ja" ? "、" : ", ");
  if (typeof value === "object" && value !== null && "id" in value)
    return sentence(game, nameOf, value as Phrase);
  return typeof value === "number" ? value : String(value);
}

function sentence(game: string, nameOf: NameOf | undefined, phrase: Phrase): string {
  // A seat among the arguments of a phrase (in a list, say) comes as the phrase that stands in for its name.
  if (phrase.id === "seat-name" && nameOf) return nameOf(Number(phrase.args?.["number"]) - 1);
  const found = find(game, phrase.id);
  const pattern = found?.bundle.getMessage(found.id)?.value;
  if (!found || !pattern) return phrase.id;
  const args = Object.entries(phrase.args ?? {}).map(([key, value]) => [
    key,
    argument(game, nameOf, key, value),
  ]);
  return found.bundle.formatPattern(pattern, Object.fromEntries(args) as Record<string, FluentVariable>, []);
}

/** How a game's phrases are said. `names` are those of the seats. */
export function wordsOf(game = "", names: (string | undefined)[] = []): Say {
  const nameOf = (seat: number): string =>
    names[seat] || sentence(game, undefined, { id: "seat-name", args: { number: seat + 1 } });
  return (phrase, args) =>
    sentence(game, nameOf, typeof phrase === "string" ? { id: phrase, args: args ?? {} } : phrase);
}

/** The shell's own words. */
export const say: Say = wordsOf();
