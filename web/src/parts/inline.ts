/** The little Markdown that a clause's text has: emphasis, code, and other clauses, which become links. */

export interface Piece {
  text: string;
  as: "plain" | "strong" | "em" | "code" | "clause";
}

const MARKS =
  /\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<clause>\b[A-Z]{2}-\d+(?:\.\d+)*[a-z]?\b)/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), as: "plain" });
    const [as, inner] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [
      "plain",
      match[0],
    ];
    pieces.push({ text: inner, as: as as Piece["as"] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), as: "plain" });
  return pieces;
}
