import { getMetricBound } from "./benchmark-facts";
import { type ExtractedClaim, NUMBER_SLOTS, SLOTS } from "./claim";
import { correctionFault } from "./correction";
import { EMPTY_SLOTS } from "./empty-slots";
import { checkGain, computeGain } from "./gain";
import { MANUAL_RULE } from "./manual-rule";
import { extractedClaimSchema } from "./schema";
import type { Span } from "./span";
import { checkClaims } from "./validate-claims";

/** A claim that a person added because the extractor missed it. */

/** A claim as it is kept: its spans are offsets in the sentence, so that they outlast changes of the abstract around it. */
export type KeptClaim = ExtractedClaim;

type ClaimSpans = ExtractedClaim["spans"];

const EMPTY_CLAIM = {
  ...EMPTY_SLOTS,
  model_id: null,
  model_family: null,
  active_b: null,
  metric_id: null,
  k: null,
  higher_is_better: null,
  inferred: {},
  rule: MANUAL_RULE,
  confidence: 1,
  extractor: MANUAL_RULE,
  grade: "certain",
  slot_confidence: null,
} satisfies Partial<ExtractedClaim>;

/** A number of an abstract and its place there. */
interface PlacedNumber {
  readonly value: number;
  readonly span: Span;
}

interface ManualInput {
  /** Slots as entered, and what follows from them (ids, sizes, direction). */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where the slots are in the abstract; one at least is that of a number. */
  readonly spans: ClaimSpans;
  /** The numbers of the abstract, among which those of further slots are found. */
  readonly numbers?: readonly PlacedNumber[];
}

interface AbstractText {
  readonly abstract: string;
  readonly sentences: readonly Span[];
}

const isWithin = ([start, end]: Span, [from, to]: Span): boolean => start >= from && end <= to;

const shiftSpans = (spans: ClaimSpans, by: number): ClaimSpans =>
  Object.fromEntries(
    SLOTS.flatMap((slot) => {
      const span = spans[slot];
      return span === undefined ? [] : [[slot, [span[0] + by, span[1] + by] as const]];
    }),
  );

const isSame = (one: Span, other: Span): boolean => one[0] === other[0] && one[1] === other[1];

/** Finds a name in a sentence, regardless of case. */
function findName(name: string, abstract: string, [start, end]: Span): Span | undefined {
  const at = name === "" ? -1 : abstract.slice(start, end).toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? undefined : [start + at, start + at + name.length];
}

/** Finds the places in the sentence of slots that have none yet: names as they are written, and numbers of this value. */
function locateSlots({ values, spans, numbers = [] }: ManualInput, abstract: string, sentence: Span): ClaimSpans {
  const taken = Object.values(spans).filter((span) => span !== undefined);
  const located: [string, Span][] = [];
  for (const slot of SLOTS) {
    const value = values[slot];
    const text = Array.isArray(value) && value.length === 1 ? value[0] : value;
    const span =
      spans[slot] ??
      (typeof text === "string"
        ? findName(text, abstract, sentence)
        : numbers.find(
            (one) => one.value === value && isWithin(one.span, sentence) && !taken.some((it) => isSame(it, one.span)),
          )?.span);
    if (span === undefined) continue;
    taken.push(span);
    located.push([slot, span]);
  }
  return Object.fromEntries(located);
}

/** Returns why a claim cannot be kept, as a clause for the user; null if it can. */
function findFault(claim: Readonly<Record<string, unknown>>): string | null {
  const figures = Object.entries(claim).flatMap(([slot, value]) => correctionFault(slot, value) ?? []);
  if (figures[0] !== undefined) return figures[0];
  if ([claim.before, claim.after, claim.gain].every((value) => value === null))
    return "a claim needs a value before, a value after or a gain";
  if (claim.gain !== null && claim.gain_kind === null) return "a gain needs its type";
  return claim.of !== null && claim.after === null ? "a total needs a value after" : null;
}

/**
 * Builds the claim of a number that a person selected in an abstract.
 * @returns the claim as it is kept, or why it is none, as a clause for the user
 */
export function buildManualClaim(
  input: ManualInput,
  { abstract, sentences }: AbstractText,
): { readonly claim: KeptClaim } | { readonly fault: string } {
  const { values } = input;
  const numbers = NUMBER_SLOTS.map((slot) => input.spans[slot]).filter((span) => span !== undefined);
  const sentence_index = sentences.findIndex((sentence) => numbers.some((span) => isWithin(span, sentence)));
  const sentence = sentences[sentence_index];
  if (sentence === undefined) return { fault: "the selected number is not in a sentence of the abstract" };
  const spans = locateSlots(input, abstract, sentence);
  const within = SLOTS.filter((slot) => spans[slot] !== undefined && isWithin(spans[slot], sentence));
  const draft: Record<string, unknown> & typeof EMPTY_CLAIM = { ...EMPTY_CLAIM, ...values };
  const fault = findFault(draft);
  if (fault !== null) return { fault };
  const parsed = extractedClaimSchema.safeParse({
    ...draft,
    sentence: abstract.slice(...sentence),
    sentence_index,
    spans: shiftSpans(Object.fromEntries(within.map((slot) => [slot, spans[slot]])), -sentence[0]),
    points: null,
    relative: null,
    error_cut: null,
    check: null,
    check_note: null,
  });
  if (!parsed.success) return { fault: `${parsed.error.issues[0]?.path.join(".")} cannot hold this value` };
  const { data } = parsed;
  const isBounded = data.metric_id !== null && getMetricBound(data.metric_id) !== null;
  const bound = data.unit === "%" ? 100 : data.unit === "score" && isBounded ? 1 : null;
  const claim = { ...data, ...computeGain(data, bound, data.higher_is_better), ...checkGain(data) };
  const { faults } = checkClaims([claim], claim.sentence);
  return faults[0] === undefined ? { claim } : { fault: "the selected text is not in the sentence" };
}

/** Finds the sentence of a kept claim in an abstract: of several, the one nearest to where it was. */
function findSentence({ sentence, sentence_index }: KeptClaim, { abstract, sentences }: AbstractText): Span | null {
  const same = sentences.filter((span) => abstract.slice(...span) === sentence);
  const distance = (span: Span): number => Math.abs(sentences.indexOf(span) - sentence_index);
  const nearest = same.sort((a, b) => distance(a) - distance(b))[0];
  if (nearest !== undefined) return nearest;
  const start = sentence === "" ? -1 : abstract.indexOf(sentence);
  return start < 0 ? null : [start, start + sentence.length];
}

/** Returns a kept claim with its place in an abstract; null if the abstract does not have its sentence any more. */
export function placeKeptClaim(claim: KeptClaim, text: AbstractText): ExtractedClaim | null {
  const sentence = findSentence(claim, text);
  if (sentence === null) return null;
  const at = text.sentences.findIndex(([start, end]) => start <= sentence[0] && sentence[0] < end);
  return { ...claim, sentence_index: Math.max(0, at), spans: shiftSpans(claim.spans, sentence[0]) };
}
