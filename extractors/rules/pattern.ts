import { NO_WORD } from "../text/word";
import { lowerTest, memoizeByWord } from "../text/word-test";
import { getWordClassTest, hasWordClass } from "../words/word-classes";
import type { SentenceItem } from "./sentence-context";

/**
 * A small pattern language over items, compiled once. Elements are separated by spaces:
 *
 *   from|of        one of these words or signs
 *   <up-noun>      a word of this class (see `words/word-classes.ts`)
 *   b:Q            a quantity, captured as "b"
 *   X              a metric
 *   _              any word or mention except a preposition; `*` any item except a quantity or a hard stop;
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

const isHardStop = lowerTest(/^[.;:!?()[\]—]$/);

const isWordLike = (item: SentenceItem): boolean =>
  item.kind === "word" || item.kind === "sign" || item.mention?.kind === "metric";

/** Returns the test of a part with a special meaning; null for a plain word. */
function compileClass(part: string): ((item: SentenceItem) => boolean) | null {
  if (part === "Q") return (item) => item.kind === "quantity";
  if (part === "X") return (item) => item.mention?.kind === "metric";
  if (part === "*") return (item) => item.kind !== "quantity" && !(item.kind === "sign" && isHardStop(item));
  if (part === "~")
    return (item) => item.kind !== "quantity" && !(item.kind === "sign" && (isHardStop(item) || item.lower === ","));
  if (part === "_")
    return (item) => item.kind === "mention" || (item.kind === "word" && !hasWordClass("preposition", item));
  if (!part.startsWith("<")) return null;
  const isInClass = getWordClassTest(part.slice(1, -1));
  return (item) => isInClass(item) && isWordLike(item);
}

function compileAtom(atom: string): (item: SentenceItem) => boolean {
  const parts = atom.split("|");
  const kinds = parts.flatMap((part) => compileClass(part) ?? []);
  const words = new Set(parts.filter((part) => compileClass(part) === null));
  const [only] = kinds;
  if (words.size === 0 && only && kinds.length === 1) return only;
  return (item) => (words.has(item.lower) && isWordLike(item)) || kinds.some((test) => test(item));
}

/** Compiles a pattern. Throws on syntax errors, including unbounded repeats. */
export function compilePattern(source: string): Pattern {
  return source.split(" ").map((part) => {
    const match = /^(?:([a-z]):)?(.+?)(\?|\{(\d),(\d{1,2})\})?$/.exec(part);
    if (!match) throw new Error(`invalid pattern element: ${part}`);
    const [min, max] = match[3] === "?" ? [0, 1] : match[3] ? [Number(match[4]), Number(match[5])] : [1, 1];
    return { test: compileAtom(match[2] as string), capture: match[1] ?? null, min, max };
  });
}

/** Matches the elements from `element` on at item `pos`; returns the end, or null. */
function findMatchEnd(
  pattern: Pattern,
  items: readonly SentenceItem[],
  element: number,
  pos: number,
  captures: Record<string, number>,
): number | null {
  const current = pattern[element];
  if (current === undefined) return pos;
  for (let count = 0; ; count++) {
    if (count >= current.min) {
      const end = findMatchEnd(pattern, items, element + 1, pos + count, captures);
      if (end !== null) return end;
    }
    const next = items[pos + count];
    if (count >= current.max || next === undefined || !current.test(next)) return null;
    if (current.capture) captures[current.capture] = pos + count;
  }
}

/** Returns the shortest match of a pattern that begins at item `at`, or null; repeats are lazy. */
export function matchPattern(pattern: Pattern, items: readonly SentenceItem[], index: number): PatternMatch | null {
  const captures: Record<string, number> = {};
  const end = findMatchEnd(pattern, items, 0, index, captures);
  return end === null ? null : { first: index, last: end - 1, captures };
}

/** Kinds of items that patterns distinguish; within one, only the lower-case word decides. */
const ITEM_CLASSES = ["word", "sign", "quantity", "mention", "metric"] as const;
const MENTION = ITEM_CLASSES.indexOf("mention");
/** Returns an index into `ITEM_CLASSES`. */
const getItemClass = ({ kind, mention }: SentenceItem): number =>
  ITEM_CLASSES.indexOf(mention?.kind === "metric" ? "metric" : kind);

/**
 * Indexes rows by the first item of their patterns. Returns a function that returns the rows, in their order, whose
 * pattern may begin at an item. For nearly every word there are none.
 */
export function indexByFirstItem<T>(
  rows: readonly T[],
  getPattern: (row: T) => Pattern,
): (item: SentenceItem) => readonly T[] {
  const none: readonly T[] = [];
  const find = (item: SentenceItem): readonly T[] => {
    const found = rows.filter((row) => {
      const [first] = getPattern(row);
      return first === undefined || first.min === 0 || first.test(item);
    });
    return found.length === 0 ? none : found;
  };
  const getRowsOfWord = memoizeByWord((): (readonly T[] | null)[] => ITEM_CLASSES.map(() => null));
  return (item) => {
    const itemClass = getItemClass(item);
    // Of other mentions, only their kind decides.
    const known = getRowsOfWord(itemClass === MENTION ? NO_WORD : item.word);
    const found = known[itemClass] ?? find(item);
    known[itemClass] = found;
    return found;
  };
}
