import type { Clause } from "@/wire/generated";

interface Part {
  heading: string;
  clauses: Clause[];
}

/** Clauses under their headings, in the book's order; only those that hold what is searched for. */
export function byHeading(clauses: Clause[], search: string): Part[] {
  const wanted = search.trim().toLowerCase();
  const parts: Part[] = [];
  for (const clause of clauses) {
    if (wanted && !`${clause.id} ${clause.heading} ${clause.text}`.toLowerCase().includes(wanted)) continue;
    const part = parts.find((each) => each.heading === clause.heading);
    if (part) part.clauses.push(clause);
    else parts.push({ heading: clause.heading, clauses: [clause] });
  }
  return parts;
}
