import type { MetricRow } from "@/lexicon/types";
import { type ExtractedClaim, type GainKind, SLOTS, type Slot } from "@/lib/claim/claim";
import { checkGain, computeGain } from "@/lib/claim/gain";
import { toConvertedProvenance } from "@/lib/claim/provenance";
import type { RelativeUnit } from "@/lib/claim/relative-unit";
import type { Span } from "@/lib/claim/span";
import type { NormalizedText } from "@/lib/format/span-writer";
import type { Mention } from "./mentions/mention";
import { findModelFamily, parseSize } from "./mentions/model-grammar";
import { toModelId } from "./mentions/model-id";
import { convertUnit, isMeasurementUnit } from "./quantities/convert-unit";
import type { Quantity } from "./quantities/quantity";
import { parseDenominator } from "./quantities/units";
import { computeConfidence } from "./refiners/confidence";
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

function inferGainKind(d: CandidateClaim): GainKind | null {
  if (!d.gain) return null;
  if (d.isMultiple || d.gain.unit === "times") return "times";
  if (d.gainKind) return d.gainKind;
  if (d.gain.unit === "" && SPEED_WORD.test(wordAt(d.sentence.items, d.trigger ?? -1))) return "times";
  if (d.gain.unit !== "%") return "points";
  // cost metrics keep an unmarked %, even if before and after would determine the kind
  if (!d.before || !d.after || isCostMetric(d) || !/^%?$/.test(d.before.unit)) return "percent";
  const points = Math.abs(d.after.value - d.before.value);
  const relative = d.before.value === 0 ? Number.NaN : (100 * points) / d.before.value;
  const gain = Math.abs(d.gain.value);
  if (Math.abs(points - gain) < 0.11) return "points";
  return Math.abs(relative - gain) < Math.max(0.6, gain * 0.03) ? "relative" : "percent";
}

const applySign = (value: number, sign: -1 | 0 | 1): number => (sign === 0 ? value : sign * Math.abs(value));
/** A written minus takes precedence over the trigger: "by -5%" stays negative. */
const getGainSign = (d: CandidateClaim): -1 | 0 | 1 =>
  d.gain?.sign === "-" ? -1 : d.gain?.sign === "+" && d.trigger === null ? 1 : d.sign;

function getClaimUnit(d: CandidateClaim): string | null {
  const q = d.after ?? d.before;
  // "It needs 5.9 GB less": the gain has a unit of measurement instead of points.
  if (!q) return d.gain && isMeasurementUnit(d.gain.unit) ? formatMeasurementUnit(d, d.gain) : null;
  if (q.total !== null) return "count";
  const unit = q.unit || d.before?.unit || "";
  if (unit === "") return d.metric?.value.mention?.metric?.id === "tokens" ? "tokens" : "score";
  if (unit === "points") return "score";
  if (/^(?:K|k|M)$/.test(unit)) return "tokens";
  if (unit === "%") return getRelativeUnit(d, q) ?? unit;
  return isMeasurementUnit(unit) && q.unit !== "" ? formatMeasurementUnit(d, q) : unit;
}

const getRelativeUnit = ({ sentence: { items } }: CandidateClaim, q: Quantity): RelativeUnit | null =>
  findRelativeUnit(
    items,
    items.findIndex((i) => i.quantity === q),
  );

/** "ms", "m/s", "kcal/mol". */
const formatMeasurementUnit = ({ sentence: { tokens } }: CandidateClaim, { unit, last }: Quantity): string =>
  unit + parseDenominator(tokens, last);

const expandMagnitude = (q: Quantity): number => {
  const scale = { K: 1e3, k: 1e3, M: 1e6 }[q.unit] ?? 1;
  return q.value * scale;
};

/** Finds where the size of a model is written: the "7B" of its name or the bracket after it; null if the size was inferred. */
function findSizeSpan(d: CandidateClaim, model: SlotValue<Mention>): Span | null {
  const { size_b } = model.value;
  if (size_b === undefined || model.first < 0) return null;
  const { tokens } = model.sentence ?? d.sentence;
  for (const t of tokens.slice(model.first, model.last + 4)) {
    for (const m of t.text.matchAll(/(?:\d{1,3}x)?\d{1,4}(?:\.\d{1,3})?[BbMT](?![a-z])/g)) {
      if (parseSize(m[0]) === size_b) return [t.start + m.index, t.start + m.index + m[0].length];
    }
  }
  const isSpelledOut = tokens.slice(model.first, model.last + 1).some((t) => /illion/.test(t.lower));
  const [a, b] = [tokens[model.first], tokens[model.last]];
  return a && b && isSpelledOut ? [a.start, b.end] : null;
}

/** Maps the slots to spans of the stored abstract; inferred slots have none. */
function toSlotSpans(d: CandidateClaim, source: AbstractSource): ExtractedClaim["spans"] {
  const spans: Partial<Record<Slot, Span>> = {};
  const put = (slot: Slot, first: number, last: number, sentence = d.sentence): void => {
    const a = sentence.tokens[first];
    const b = sentence.tokens[last];
    if (a && b) spans[slot] = toOriginalSpan(source.normalized, [a.start, b.end]);
  };
  const putSlot = <T>(slot: Slot, f: SlotValue<T> | null | undefined): void => {
    if (f && f.first >= 0) put(slot, f.first, f.last, f.sentence ?? d.sentence);
  };
  putSlot("method", d.method);
  putSlot("model", d.model);
  const size = d.model ? findSizeSpan(d, d.model) : null;
  if (size) spans.size_b = toOriginalSpan(source.normalized, size);
  const firstBenchmark = d.benchmarks[0];
  const lastBenchmark = d.benchmarks.at(-1);
  if (firstBenchmark && lastBenchmark && firstBenchmark.first >= 0)
    put("benchmarks", firstBenchmark.first, lastBenchmark.last, firstBenchmark.sentence ?? d.sentence);
  if (d.benchmarks.length === 0) putSlot("benchmark_text", d.benchmarkText);
  if (d.metric) putSlot("metric", d.metric);
  if (convertBefore(d) !== null && d.before) put("before", d.before.numberAt, d.before.last);
  if (d.after) put("after", d.after.numberAt, d.after.totalAt !== null ? d.after.numberAt : d.after.last);
  if (d.after?.totalAt) put("of", d.after.totalAt, d.after.totalAt);
  if (d.gain) put("gain", d.gain.numberAt, d.gain.maxAt === null ? d.gain.last : d.gain.numberAt);
  if (d.gain?.maxAt) put("gain_max", d.gain.maxAt, d.gain.last);
  if (d.qualifier) put("qualifier", d.qualifier.first, d.qualifier.last);
  putSlot("baseline", d.baseline);
  return spans;
}

function toInferredSlots(d: CandidateClaim): ExtractedClaim["inferred"] {
  const out: Partial<Record<Slot, string>> = {};
  const putProvenance = (slot: Slot, f: SlotValue<unknown> | null | undefined): void => {
    if (f?.inferred) out[slot] = f.inferred;
  };
  if (d.before && convertBefore(d) !== expandMagnitude(d.before))
    out.before = toConvertedProvenance(d.before.value, d.before.unit);
  putProvenance("method", d.method);
  putProvenance("model", d.model);
  if (d.model?.value.size_b !== undefined && findSizeSpan(d, d.model) === null) out.size_b = "stated-elsewhere";
  putProvenance("benchmarks", d.benchmarks[0]);
  if (d.benchmarks.length === 0) putProvenance("benchmark_text", d.benchmarkText);
  putProvenance("metric", d.metric);
  putProvenance("baseline", d.baseline);
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
function toClaimNumbers(d: CandidateClaim): ClaimNumbers {
  const sign = getGainSign(d);
  return {
    before: convertBefore(d),
    after: d.after ? expandMagnitude(d.after) : null,
    of: d.after?.total ?? null,
    unit: getClaimUnit(d),
    gain: d.gain ? applySign(d.gain.value, sign) : null,
    gain_max: d.gain?.max != null ? applySign(d.gain.max, sign) : null,
    gain_kind: inferGainKind(d),
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
    model_id: model ? toModelId(model.value.name) : null,
    model_family: family?.name ?? null,
    active_b: model?.value.active_b ?? null,
    metric_id: row?.id ?? null,
    k: metric?.value.mention?.k ?? null,
    higher_is_better: row?.higherIsBetter ?? null,
  };
}
/** Converts a candidate to a claim: signs the values, computes and checks the gain, and maps tokens to offsets of the abstract. */
export function toExtractedClaim(d: CandidateClaim, source: AbstractSource): ExtractedClaim {
  const sentence = source.sentences[d.sentence.index] ?? [0, 0];
  const numbers = toClaimNumbers(d);
  const best = Math.max(numbers.before ?? 0, numbers.after ?? 0);
  const spans = toSlotSpans(d, source);
  const lexiconFields = toLexiconFields(d);
  return {
    sentence: source.abstract.slice(sentence[0], sentence[1]),
    sentence_index: d.sentence.index,
    method: d.method?.value ?? null,
    model: d.model?.value.name ?? null,
    size_b: d.model?.value.size_b ?? null,
    benchmarks: [...new Set(d.benchmarks.map((b) => b.value))],
    benchmark_text: d.benchmarks.length > 0 ? null : (d.benchmarkText?.value ?? null),
    aggregate: d.aggregate,
    metric: d.metric?.value.name ?? null,
    ...numbers,
    qualifier: d.qualifier?.value ?? null,
    baseline: d.baseline?.value ?? null,
    ...lexiconFields,
    ...computeGain(
      numbers,
      getMetricBound(numbers.unit, d.metric?.value.mention?.metric ?? null, best),
      lexiconFields.higher_is_better,
    ),
    ...checkGain(numbers),
    role: d.role,
    spans: Object.fromEntries(SLOTS.flatMap((s) => (spans[s] ? [[s, spans[s]]] : []))),
    inferred: toInferredSlots(d),
    rule: d.ruleNames.join("+"),
    confidence: computeConfidence(d),
    extractor: source.extractor,
  };
}
