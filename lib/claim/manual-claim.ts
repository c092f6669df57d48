import { isWordCharacter } from "../format/latex-scan";
import { type ExtractedClaim, NUMBER_SLOTS, SLOTS } from "./claim";
import { correctionFault } from "./correction";
import { EMPTY_SLOTS } from "./empty-slots";
import { checkGain, computeGain } from "./gain";
import { MANUAL_RULE } from "./manual-rule";
import { getMetricBound } from "./metric-facts";
import { extractedClaimSchema } from "./schema";
import type { Span } from "./span";
import { checkClaims } from "./validate-claims";

/**
 * A claim that a person added because the extractor missed it, as it is stored: its spans are offsets in the sentence, so
 * that they remain valid when the abstract around it changes.
 */
export type ManualClaim = ExtractedClaim;

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

/** A number of an abstract and its position there. */
interface LocatedNumber {
  readonly value: number;
  readonly span: Span;
}

interface ManualInput {
  /** Slots as entered, and what follows from them (ids, sizes, direction). */
  readonly values: Readonly<Record<string, unknown>>;
  /** Spans of slots in the abstract; at least one is that of a number. */
  readonly spans: ClaimSpans;
  /** The numbers of the abstract, in which the spans of further slots are found. */
  readonly numbers?: readonly LocatedNumber[];
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

const isInsideWord = (text: string, at: number): boolean => isWordCharacter(text[at - 1]) && isWordCharacter(text[at]);

/** Finds a name in a sentence as whole words, regardless of case. */
function findName(name: string, abstract: string, [start, end]: Span): Span | undefined {
  const lowerCase = name.toLowerCase();
  for (let at = start; name !== "" && at + name.length <= end; at++) {
    const stop = at + name.length;
    const isFound = abstract.slice(at, stop).toLowerCase() === lowerCase;
    if (isFound && !isInsideWord(abstract, at) && !isInsideWord(abstract, stop)) return [at, stop];
  }
  return undefined;
}

/** Finds spans in the sentence for slots that have none yet: those of equal names and numbers. */
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
            (one) =>
              one.value === value && isWithin(one.span, sentence) && !taken.some((used) => isSame(used, one.span)),
          )?.span);
    if (span === undefined) continue;
    taken.push(span);
    located.push([slot, span]);
  }
  return Object.fromEntries(located);
}

/** Returns why a claim is invalid, as a clause for the user; null if it is valid. */
function findFault(claim: Readonly<Record<string, unknown>>): string | null {
  const [numberFault] = Object.entries(claim).flatMap(([slot, value]) => correctionFault(slot, value) ?? []);
  if (numberFault !== undefined) return numberFault;
  if ([claim.before, claim.after, claim.gain].every((value) => value === null))
    return "a claim needs a value before, a value after or a gain";
  if (claim.gain !== null && claim.gain_kind === null) return "a gain needs its type";
  return claim.of !== null && claim.after === null ? "a total needs a value after" : null;
}

/**
 * Builds the claim of a number that a person selected in an abstract.
 * @returns the claim as it is stored, or why it is invalid, as a clause for the user
 */
export function buildManualClaim(
  input: ManualInput,
  { abstract, sentences }: AbstractText,
): { readonly claim: ManualClaim } | { readonly fault: string } {
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

/** Finds the sentence of a stored claim in an abstract: of several equal ones, the one nearest to its former position. */
function findSentence({ sentence, sentence_index }: ManualClaim, { abstract, sentences }: AbstractText): Span | null {
  const same = sentences.filter((span) => abstract.slice(...span) === sentence);
  const distance = (span: Span): number => Math.abs(sentences.indexOf(span) - sentence_index);
  const nearest = same.sort((a, b) => distance(a) - distance(b))[0];
  if (nearest !== undefined) return nearest;
  const start = sentence === "" ? -1 : abstract.indexOf(sentence);
  return start < 0 ? null : [start, start + sentence.length];
}

/** Returns a stored claim with its spans in an abstract; null if the abstract no longer contains its sentence. */
export function placeManualClaim(claim: ManualClaim, text: AbstractText): ExtractedClaim | null {
  const sentence = findSentence(claim, text);
  if (sentence === null) return null;
  const at = text.sentences.findIndex(([start, end]) => start <= sentence[0] && sentence[0] < end);
  return { ...claim, sentence_index: Math.max(0, at), spans: shiftSpans(claim.spans, sentence[0]) };
}
