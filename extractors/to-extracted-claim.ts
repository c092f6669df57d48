import type { MetricRow } from "@/lexicon/types";
import { type ExtractedClaim, type GainKind, SLOTS, type Slot } from "@/lib/claim/claim";
import { checkGain, computeGain } from "@/lib/claim/gain";
import { gradeClaim } from "@/lib/claim/grade";
import { toConvertedProvenance } from "@/lib/claim/provenance";
import type { RelativeUnit } from "@/lib/claim/relative-unit";
import type { Span } from "@/lib/claim/span";
import type { NormalizedText } from "@/lib/format/span-writer";
import type { Mention } from "./mentions/mention";
import { findModelFamily, parseSize } from "./mentions/model-grammar";
import { identifyModelName } from "./mentions/model-id";
import { convertUnit, isMeasurementUnit } from "./quantities/convert-unit";
import type { Quantity } from "./quantities/quantity";
import { parseDenominator } from "./quantities/units";
import { computeConfidence } from "./refiners/confidence";
import { computeSlotConfidence } from "./refiners/slot-confidence";
import type { ClaimInAbstract } from "./refiners/slot-evidence";
import { type CandidateClaim, isCostMetric, type SlotValue } from "./rules/candidate-claim";
import { findRelativeUnit } from "./rules/relative-units";
import { toOriginalSpan } from "./text/normalize";
import { wordAt } from "./text/word-at";

/** The abstract of a claim, which maps tokens to offsets of the stored text. */
export interface AbstractSource {
  readonly normalized: NormalizedText;
  readonly abstract: string;
  readonly sentences: readonly Span[];
  /** Version of the extractor, stored with each claim. */
  readonly extractor: string;
}

/** "a speedup of 7.6", "3.75 faster": a number without a unit beside these words is a multiple. */
const SPEED_WORD = /^(?:speed-?ups?|faster|quicker|slower|slowdowns?)$/;

function inferGainKind(candidate: CandidateClaim): GainKind | null {
  if (!candidate.gain) return null;
  if (candidate.isMultiple || candidate.gain.unit === "times") return "times";
  if (candidate.gainKind) return candidate.gainKind;
  if (candidate.gain.unit === "" && SPEED_WORD.test(wordAt(candidate.sentence.items, candidate.trigger ?? -1)))
    return "times";
  if (candidate.gain.unit !== "%") return "points";
  // cost metrics keep an unmarked %, even if before and after would determine the kind
  if (!candidate.before || !candidate.after || isCostMetric(candidate) || !/^%?$/.test(candidate.before.unit))
    return "percent";
  const points = Math.abs(candidate.after.value - candidate.before.value);
  const relative = candidate.before.value === 0 ? Number.NaN : (100 * points) / candidate.before.value;
  const gain = Math.abs(candidate.gain.value);
  if (Math.abs(points - gain) < 0.11) return "points";
  return Math.abs(relative - gain) < Math.max(0.6, gain * 0.03) ? "relative" : "percent";
}

const applySign = (value: number, sign: -1 | 0 | 1): number => (sign === 0 ? value : sign * Math.abs(value));
/** A written minus takes precedence over the trigger: "by -5%" stays negative. */
const getGainSign = (candidate: CandidateClaim): -1 | 0 | 1 =>
  candidate.gain?.sign === "-" ? -1 : candidate.gain?.sign === "+" && candidate.trigger === null ? 1 : candidate.sign;

function getClaimUnit(candidate: CandidateClaim): string | null {
  const quantity = candidate.after ?? candidate.before;
  // "It needs 5.9 GB less": the gain has a unit of measurement instead of points.
  if (!quantity)
    return candidate.gain && isMeasurementUnit(candidate.gain.unit)
      ? formatMeasurementUnit(candidate, candidate.gain)
      : null;
  if (quantity.total !== null) return "count";
  const unit = quantity.unit || candidate.before?.unit || "";
  if (unit === "") return candidate.metric?.value.mention?.metric?.id === "tokens" ? "tokens" : "score";
  if (unit === "points") return "score";
  if (/^(?:K|k|M)$/.test(unit)) return "tokens";
  if (unit === "%") return getRelativeUnit(candidate, quantity) ?? unit;
  return isMeasurementUnit(unit) && quantity.unit !== "" ? formatMeasurementUnit(candidate, quantity) : unit;
}

const getRelativeUnit = ({ sentence: { items } }: CandidateClaim, quantity: Quantity): RelativeUnit | null =>
  findRelativeUnit(
    items,
    items.findIndex((item) => item.quantity === quantity),
  );

/** "ms", "m/s", "kcal/mol". */
const formatMeasurementUnit = ({ sentence: { tokens } }: CandidateClaim, { unit, last }: Quantity): string =>
  unit + parseDenominator(tokens, last);

const expandMagnitude = (quantity: Quantity): number => {
  const scale = { K: 1e3, k: 1e3, M: 1e6 }[quantity.unit] ?? 1;
  return quantity.value * scale;
};

/** Finds where the size of a model is written: the "7B" of its name or the bracket after it; null if the size was inferred. */
function findSizeSpan(candidate: CandidateClaim, model: SlotValue<Mention>): Span | null {
  const { size_b } = model.value;
  if (size_b === undefined || model.first < 0) return null;
  const { tokens } = model.sentence ?? candidate.sentence;
  for (const token of tokens.slice(model.first, model.last + 4)) {
    for (const match of token.text.matchAll(/(?:\d{1,3}x)?\d{1,4}(?:\.\d{1,3})?[BbMT](?![a-z])/g)) {
      if (parseSize(match[0]) === size_b)
        return [token.start + match.index, token.start + match.index + match[0].length];
    }
  }
  const isSpelledOut = tokens.slice(model.first, model.last + 1).some((token) => /illion/.test(token.lower));
  const [a, b] = [tokens[model.first], tokens[model.last]];
  return a && b && isSpelledOut ? [a.start, b.end] : null;
}

/** Maps the slots to spans of the stored abstract; inferred slots have none. */
function toSlotSpans(candidate: CandidateClaim, source: AbstractSource): ExtractedClaim["spans"] {
  const spans: Partial<Record<Slot, Span>> = {};
  const put = (slot: Slot, first: number, last: number, sentence = candidate.sentence): void => {
    const a = sentence.tokens[first];
    const b = sentence.tokens[last];
    if (a && b) spans[slot] = toOriginalSpan(source.normalized, [a.start, b.end]);
  };
  const putSlot = <T>(slot: Slot, slotValue: SlotValue<T> | null | undefined): void => {
    if (slotValue && slotValue.first >= 0)
      put(slot, slotValue.first, slotValue.last, slotValue.sentence ?? candidate.sentence);
  };
  putSlot("method", candidate.method);
  putSlot("model", candidate.model);
  const size = candidate.model ? findSizeSpan(candidate, candidate.model) : null;
  if (size) spans.size_b = toOriginalSpan(source.normalized, size);
  const firstBenchmark = candidate.benchmarks[0];
  const lastBenchmark = candidate.benchmarks.at(-1);
  if (firstBenchmark && lastBenchmark && firstBenchmark.first >= 0)
    put("benchmarks", firstBenchmark.first, lastBenchmark.last, firstBenchmark.sentence ?? candidate.sentence);
  if (candidate.benchmarks.length === 0) putSlot("benchmark_text", candidate.benchmarkText);
  if (candidate.metric) putSlot("metric", candidate.metric);
  if (convertBefore(candidate) !== null && candidate.before)
    put("before", candidate.before.numberAt, candidate.before.last);
  if (candidate.after)
    put(
      "after",
      candidate.after.numberAt,
      candidate.after.totalAt !== null ? candidate.after.numberAt : candidate.after.last,
    );
  if (candidate.after?.totalAt) put("of", candidate.after.totalAt, candidate.after.totalAt);
  if (candidate.gain)
    put("gain", candidate.gain.numberAt, candidate.gain.maxAt === null ? candidate.gain.last : candidate.gain.numberAt);
  if (candidate.gain?.maxAt) put("gain_max", candidate.gain.maxAt, candidate.gain.last);
  if (candidate.qualifier) put("qualifier", candidate.qualifier.first, candidate.qualifier.last);
  putSlot("baseline", candidate.baseline);
  return spans;
}

/** Returns the spans in the order of the columns. */
function sortSpans(spans: ExtractedClaim["spans"]): ExtractedClaim["spans"] {
  const sorted: Partial<Record<Slot, Span>> = {};
  for (const slot of SLOTS) {
    const span = spans[slot];
    if (span) sorted[slot] = span;
  }
  return sorted;
}

function toInferredSlots(candidate: CandidateClaim): ExtractedClaim["inferred"] {
  const out: Partial<Record<Slot, string>> = {};
  const putProvenance = (slot: Slot, slotValue: SlotValue<unknown> | null | undefined): void => {
    if (slotValue?.inferred) out[slot] = slotValue.inferred;
  };
  if (candidate.before && convertBefore(candidate) !== expandMagnitude(candidate.before))
    out.before = toConvertedProvenance(candidate.before.value, candidate.before.unit);
  putProvenance("method", candidate.method);
  putProvenance("model", candidate.model);
  if (candidate.model?.value.size_b !== undefined && findSizeSpan(candidate, candidate.model) === null)
    out.size_b = "stated-elsewhere";
  putProvenance("benchmarks", candidate.benchmarks[0]);
  if (candidate.benchmarks.length === 0) putProvenance("benchmark_text", candidate.benchmarkText);
  putProvenance("metric", candidate.metric);
  putProvenance("baseline", candidate.baseline);
  return out;
}

/** Returns the best possible value: 100 for %, or 1 for a bounded metric stated as a fraction; null if unknown. */
function getMetricBound(unit: string | null, metric: MetricRow | null, value: number): number | null {
  if (unit === "%") return 100;
  return (metric?.bound ?? null) !== null && unit === "score" && value <= 1 ? 1 : null;
}

type ClaimNumbers = Pick<ExtractedClaim, "before" | "after" | "of" | "unit" | "gain" | "gain_max" | "gain_kind">;

/** Converts the value before to the unit of the value after; null if there is none or the units are incompatible. */
function convertBefore({ before, after }: CandidateClaim): number | null {
  if (!before) return null;
  return after ? convertUnit(expandMagnitude(before), before.unit, after.unit) : expandMagnitude(before);
}

/** Converts the stated numbers: "lowers it by 3%" has a gain of -3, "from 2 hours to 10 minutes" a before of 120. */
function toClaimNumbers(candidate: CandidateClaim): ClaimNumbers {
  const sign = getGainSign(candidate);
  return {
    before: convertBefore(candidate),
    after: candidate.after ? expandMagnitude(candidate.after) : null,
    of: candidate.after?.total ?? null,
    unit: getClaimUnit(candidate),
    gain: candidate.gain ? applySign(candidate.gain.value, sign) : null,
    gain_max: candidate.gain?.max != null ? applySign(candidate.gain.max, sign) : null,
    gain_kind: inferGainKind(candidate),
  };
}
type LexiconFields = Pick<
  ExtractedClaim,
  "model_id" | "model_family" | "active_b" | "metric_id" | "k" | "higher_is_better"
>;

/** Looks up the model and the metric in the lexicon: "Llama 3 8B" belongs to the family Llama, "hit@8" has k = 8. */
function toLexiconFields({ model, metric }: CandidateClaim): LexiconFields {
  const family = model?.value.model ?? (model ? findModelFamily(model.value.name) : null);
  const row = metric?.value.mention?.metric ?? null;
  return {
    model_id: model ? identifyModelName(model.value.name) : null,
    model_family: family?.name ?? null,
    active_b: model?.value.active_b ?? null,
    metric_id: row?.id ?? null,
    k: metric?.value.mention?.k ?? null,
    higher_is_better: row?.higherIsBetter ?? null,
  };
}
/** Converts a candidate to a claim: signs the values, computes and checks the gain, and maps tokens to offsets of the abstract. */
export function toExtractedClaim(claim: ClaimInAbstract, source: AbstractSource): ExtractedClaim {
  const { candidate } = claim;
  const slotConfidence = computeSlotConfidence(claim);
  const sentence = source.sentences[candidate.sentence.index] ?? [0, 0];
  const numbers = toClaimNumbers(candidate);
  const best = Math.max(numbers.before ?? 0, numbers.after ?? 0);
  const lexiconFields = toLexiconFields(candidate);
  const arithmetic = checkGain(numbers);
  return {
    sentence: source.abstract.slice(sentence[0], sentence[1]),
    sentence_index: candidate.sentence.index,
    method: candidate.method?.value ?? null,
    model: candidate.model?.value.name ?? null,
    size_b: candidate.model?.value.size_b ?? null,
    benchmarks: [...new Set(candidate.benchmarks.map((b) => b.value))],
    benchmark_text: candidate.benchmarks.length > 0 ? null : (candidate.benchmarkText?.value ?? null),
    aggregate: candidate.aggregate,
    metric: candidate.metric?.value.name ?? null,
    ...numbers,
    qualifier: candidate.qualifier?.value ?? null,
    baseline: candidate.baseline?.value ?? null,
    ...lexiconFields,
    ...computeGain(
      numbers,
      getMetricBound(numbers.unit, candidate.metric?.value.mention?.metric ?? null, best),
      lexiconFields.higher_is_better,
    ),
    ...arithmetic,
    role: candidate.role,
    spans: sortSpans(toSlotSpans(candidate, source)),
    inferred: toInferredSlots(candidate),
    rule: candidate.ruleNames.join("+"),
    confidence: computeConfidence(candidate),
    grade: gradeClaim(slotConfidence, arithmetic.check),
    slot_confidence: slotConfidence,
    extractor: source.extractor,
  };
}
