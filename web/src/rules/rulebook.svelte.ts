/** The rules of a game by clauses, in the language set; fetched once. */
import { settings } from "@/settings.svelte";
import { getRulebook } from "@/wire/http";
import type { Clause } from "@/wire/generated";

const books = new Map<string, Promise<Clause[]>>();

export const CLAUSE = /^[A-Z]{2}-\d/;

export function fetchRulebook(game: string, language: string = settings.language): Promise<Clause[]> {
  const key = `${game}/${language}`;
  const book = books.get(key) ?? getRulebook(game, language);
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}

export async function fetchClause(game: string, id: string): Promise<Clause | undefined> {
  return (await fetchRulebook(game)).find((clause) => clause.id === id);
}
