/** Which options are still meant, from the targets touched so far. No rule in here: only sets. */
import type { OptionView } from "@/wire/generated";

/** What of an option's targets has not been touched; null when something touched is none of them. */
function rest(option: OptionView, touched: readonly string[]): string[] | null {
  const left = [...option.targets];
  for (const each of touched) {
    const at = left.indexOf(each);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export interface Meant {
  /** Options that what was touched may still become. */
  matching: OptionView[];
  /** Options all of whose targets have been touched. */
  complete: OptionView[];
  /** What can be touched next. */
  lit: Set<string>;
}

export function meant(options: readonly OptionView[], touched: readonly string[]): Meant {
  const found: Meant = { matching: [], complete: [], lit: new Set() };
  for (const option of options) {
    const left = rest(option, touched);
    if (left === null) continue;
    found.matching.push(option);
    if (left.length === 0) found.complete.push(option);
    for (const each of left) found.lit.add(each);
  }
  return found;
}

/** How a target is called while it is lit: by the one option it leads to. Several: by nothing. */
export function nameOf(target: string, options: readonly OptionView[]): OptionView | undefined {
  const leading = options.filter((option) => option.targets.includes(target));
  return leading.length === 1 ? leading[0] : undefined;
}
