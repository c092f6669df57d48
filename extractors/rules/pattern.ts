import { isInWordClass } from "../words/word-classes";
import type { SentenceItem } from "./sentence-context";

/**
 * A small pattern language over items, compiled once. Elements stand between spaces:
 *
 *   from|of        one of these words or signs
 *   <up-noun>      a word of this class (see `scene.ts`)
 *   b:Q            a quantity, captured as "b"
 *   X              a metric
 *   _              any word or mention that is no preposition; `*` any item but a quantity and a hard stop;
 *                  `~` the same without commas
 *   …? …{0,4}      optional; repeated, always bounded
 *
 * Example: `c:<up-noun> *{0,8} of g:Q` finds "improvements over the DPO baseline of 4.6".
 */
interface PatternElement {
  readonly test: (item: SentenceItem) => boolean;
  readonly capture: string | null;
  readonly min: number;
  readonly max: number;
}

export interface PatternMatch {
  /** Items, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** Capture → item. */
  readonly captures: Readonly<Record<string, number>>;
}

export type Pattern = readonly PatternElement[];

const HARD_STOP = /^[.;:!?()[\]—]$/;

const isWordLike = (i: SentenceItem): boolean => i.kind === "word" || i.kind === "sign" || i.mention?.kind === "metric";

/** What a part asks that stands for more than a word; null for a plain word. */
function compileClass(part: string): ((item: SentenceItem) => boolean) | null {
  if (part === "Q") return (i) => i.kind === "quantity";
  if (part === "X") return (i) => i.mention?.kind === "metric";
  if (part === "*") return (i) => i.kind !== "quantity" && !(i.kind === "sign" && HARD_STOP.test(i.lower));
  if (part === "~")
    return (i) => i.kind !== "quantity" && !(i.kind === "sign" && (HARD_STOP.test(i.lower) || i.lower === ","));
  if (part === "_") return (i) => i.kind === "mention" || (i.kind === "word" && !isInWordClass("preposition", i.lower));
  if (!part.startsWith("<")) return null;
  const name = part.slice(1, -1);
  return (i) => isWordLike(i) && isInWordClass(name, i.lower);
}

function compileAtom(atom: string): (item: SentenceItem) => boolean {
  const parts = atom.split("|");
  const kinds = parts.flatMap((part) => compileClass(part) ?? []);
  const words = new Set(parts.filter((part) => compileClass(part) === null));
  const [only] = kinds;
  if (words.size === 0 && only && kinds.length === 1) return only;
  return (item) => (words.has(item.lower) && isWordLike(item)) || kinds.some((test) => test(item));
}

/** Compiles a pattern; throws on a repeat without bounds, so that none can be written. */
export function compilePattern(source: string): Pattern {
  return source.split(" ").map((part) => {
    const m = /^(?:([a-z]):)?(.+?)(\?|\{(\d),(\d{1,2})\})?$/.exec(part);
    if (!m) throw new Error(`unreadable pattern element: ${part}`);
    const [min, max] = m[3] === "?" ? [0, 1] : m[3] ? [Number(m[4]), Number(m[5])] : [1, 1];
    return { test: compileAtom(m[2] as string), capture: m[1] ?? null, min, max };
  });
}

/** Where the elements from `element` on end when they begin at item `pos`; null where they do not fit. */
function findMatchEnd(
  pattern: Pattern,
  items: readonly SentenceItem[],
  element: number,
  pos: number,
  captures: Record<string, number>,
): number | null {
  const e = pattern[element];
  if (e === undefined) return pos;
  for (let count = 0; ; count++) {
    if (count >= e.min) {
      const end = findMatchEnd(pattern, items, element + 1, pos + count, captures);
      if (end !== null) return end;
    }
    const next = items[pos + count];
    if (count >= e.max || next === undefined || !e.test(next)) return null;
    if (e.capture) captures[e.capture] = pos + count;
  }
}

/** The shortest match of a pattern that begins at item `at`: repeats take as few items as will do. */
export function matchPattern(pattern: Pattern, items: readonly SentenceItem[], at: number): PatternMatch | null {
  const captures: Record<string, number> = {};
  const end = findMatchEnd(pattern, items, 0, at, captures);
  return end === null ? null : { first: at, last: end - 1, captures };
}
