import { type NormalizedText, SpanWriter } from "@/lib/format/span-writer";

/** Numbers in words that are rewritten in digits. */
const WORDS: ReadonlyMap<string, string> = new Map(
  "one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, i) => [word, String(i + 1)]),
);
const WORD = `(?:${[...WORDS.keys()].join("|")})`;
const COUNT = String.raw`(?:\d{1,3}|${WORD})`;
/** Verbs of a result, with words that may precede a share of things: "succeeds in 1 in 5", "*solves only* 3/4 of the tasks". */
const BEFORE_SHARE = String.raw`(?<=(?<![\p{L}\d])(?:solv|pass|answer|complet|finish|win|succeed|fail|find|detect|fix|resolv|recover|identifi|handl|prov|repair|miss|reject)(?:e?s|ed)(?: in| on)?(?: (?:only|just|about|nearly|almost|roughly|over))?\s)`;

/** A text that none of the rules below can match is left at once. Each pattern begins with a rare character; one for all would be slower. */
const MAY_MATCH = [
  /\d \d{3}(?!\d)|\d\/\d/,
  new RegExp(String.raw`between (?:${WORD}|\d)`, "i"),
  new RegExp(String.raw` (?:in|of every) (?<=(?:\d|${WORD}) (?:in|of every) )(?:every )?${COUNT}`, "i"),
];

/** "816 000", "1 934 500": digits in groups, not after a name ("MATH 500", "Table 3 200") or a longer number. */
const GROUPED = /(?<![\p{L}\d.,:/#-]|\p{Lu}\p{L}{0,20} )\d{1,3}(?: \d{3})+(?![\d\p{L}/-]|[.,]\d)/gu;
/** Such a number is certain if it has three groups, or ends in zeros. */
const CERTAIN_GROUPS = / \d{3} | 000$/;
/** "1 in 5", "nine in ten", "two of every three", "3/4 of the tasks". */
const SHARE = new RegExp(
  String.raw`${BEFORE_SHARE}(${COUNT})( in (?:every )?|\/| of every )(${COUNT})( of (?:the|its|their|all) (?=\p{Ll})|(?= \p{Ll}|[.,;)]|$))`,
  "giu",
);
/** "between five and six points": a range in words. */
const BETWEEN = new RegExp(
  String.raw`(?<=\bbetween )(${WORD})( and )(${WORD})(?= (?:percentage |absolute )?(?:points?|percent|%))`,
  "gi",
);
/** Denominators of shares; "3 in 2023", "2 in 1" are none. */
const MAX_DENOMINATOR = 100;
/** Nouns after "3 in 10 *tasks*" are counted; a unit after the second number makes it a size. */
const UNIT =
  /^ (?:percent|points?|minutes?|hours?|days?|weeks?|months?|years?|seconds?|layers?|epochs?|steps|bits?|turns?)\b/;

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Rewrites numbers that are written in groups, as shares or in words, in the form that the extractor reads: "816 000" as
 * "816,000", "one in five" and "3/4 of the" as "1 out of 5" and "3 out of 4", "between five and six points" in digits.
 */
export function normalizeNumberPhrases(source: string): NormalizedText {
  const found = MAY_MATCH.some((pattern) => pattern.test(source)) ? findReplacements(source) : [];
  if (found.length === 0) return { text: source, starts: null, ends: null };
  const writer = new SpanWriter(source.length);
  let offset = 0;
  for (const { start, end, text } of found) {
    if (start < offset) continue;
    writer.copy(source, offset, start);
    writer.put(text, start, end);
    offset = end;
  }
  writer.copy(source, offset, source.length);
  return writer.finish();
}

function findReplacements(source: string): Replacement[] {
  return [...findGroups(source), ...findShares(source), ...findRanges(source)].sort((a, b) => a.start - b.start);
}

/** Where one number is certainly grouped, others of the text are, too. */
function findGroups(source: string): Replacement[] {
  const numbers = [...source.matchAll(GROUPED)];
  if (!numbers.some(([text]) => CERTAIN_GROUPS.test(text))) return [];
  return numbers.flatMap(({ 0: text, index }) =>
    Array.from(text.matchAll(/ /g), (space) => {
      const start = index + space.index;
      return { start, end: start + 1, text: "," };
    }),
  );
}

const toDigits = (count: string): string => WORDS.get(count.toLowerCase()) ?? count;

function findShares(source: string): Replacement[] {
  return Array.from(source.matchAll(SHARE)).flatMap((match) => {
    const [whole, part = "", link = "", total = "", rest = ""] = match;
    const [count, of] = [Number(toDigits(part)), Number(toDigits(total))];
    const end = match.index + whole.length;
    const isShare = count < of && of >= 3 && of <= MAX_DENOMINATOR && !UNIT.test(source.slice(end, end + 12));
    // Fractions without "of the" are read as they are.
    if (!isShare || (link === "/" && rest === "")) return [];
    const linkStart = match.index + part.length;
    const totalStart = linkStart + link.length;
    return [
      { start: match.index, end: linkStart, text: String(count) },
      { start: linkStart, end: totalStart, text: " out of " },
      { start: totalStart, end: totalStart + total.length, text: String(of) },
      ...(rest === "" ? [] : [{ start: end - rest.length, end, text: " " }]),
    ];
  });
}

function findRanges(source: string): Replacement[] {
  return Array.from(source.matchAll(BETWEEN)).flatMap(({ 1: low = "", 2: link = "", 3: high = "", index }) => {
    const highStart = index + low.length + link.length;
    return [
      { start: index, end: index + low.length, text: toDigits(low) },
      { start: highStart, end: highStart + high.length, text: toDigits(high) },
    ];
  });
}
