import { type ExtractedClaim, type GainKind, SLOTS, type Slot } from "@/lib/claim";
import { checkGain, computeGain } from "@/lib/gain";
import type { RelativeUnit } from "@/lib/relative-unit";
import type { Span } from "@/lib/span";
import type { MetricRow } from "../lexicon/types";
import type { Mention } from "../mentions/mention";
import { familyOf, parseSize } from "../mentions/model-grammar";
import { modelId } from "../mentions/model-id";
import { type Draft, type Filled, isCost } from "../rules/draft";
import { inUnit, isMeasure } from "../rules/measures";
import type { Quantity } from "../rules/quantity";
import { relativeUnit } from "../rules/relative-units";
import { perBehind } from "../rules/units";
import { toOriginal } from "../text/normalize";
import { wordAt } from "../text/word-at";
import type { NormalText } from "../text/writer";
import { EXTRACTOR_VERSION } from "../version";
import { confidenceOf } from "./confidence";

/** The abstract around a claim: what turns tokens into offsets of the stored text. */
export interface Source {
  readonly normal: NormalText;
  readonly abstract: string;
  readonly sentences: readonly Span[];
}

/** "a speedup of 7.6", "3.75 faster": a bare number beside these is a multiple. */
const SPEEDS = /^(?:speed-?ups?|faster|quicker|slower|slowdowns?)$/;

function gainKind(d: Draft): GainKind | null {
  if (!d.gain) return null;
  if (d.times || d.gain.unit === "times") return "times";
  if (d.kind) return d.kind;
  if (d.gain.unit === "" && SPEEDS.test(wordAt(d.scene.items, d.cue ?? -1))) return "times";
  if (d.gain.unit !== "%") return "points";
  // metrics of cost keep an unmarked % as it is, whatever before and after would show
  if (!d.before || !d.after || isCost(d) || !/^%?$/.test(d.before.unit)) return "percent";
  const points = Math.abs(d.after.value - d.before.value);
  const relative = d.before.value === 0 ? Number.NaN : (100 * points) / d.before.value;
  const gain = Math.abs(d.gain.value);
  if (Math.abs(points - gain) < 0.11) return "points";
  return Math.abs(relative - gain) < Math.max(0.6, gain * 0.03) ? "relative" : "percent";
}

const signed = (value: number, sign: -1 | 0 | 1): number => (sign === 0 ? value : sign * Math.abs(value));
/** A written minus wins over the cue; "by -5%" stays negative. */
const signOf = (d: Draft): -1 | 0 | 1 =>
  d.gain?.sign === "-" ? -1 : d.gain?.sign === "+" && d.cue === null ? 1 : d.sign;

function unitOf(d: Draft): string | null {
  const q = d.after ?? d.before;
  // "It needs 5.9 GB less": no points of anything that is told in percent.
  if (!q) return d.gain && isMeasure(d.gain.unit) ? measureOf(d, d.gain) : null;
  if (q.of !== null) return "count";
  const unit = q.unit || d.before?.unit || "";
  if (unit === "") return d.metric?.value.mention?.metric?.id === "tokens" ? "tokens" : "score";
  if (unit === "points") return "score";
  if (/^(?:K|k|M)$/.test(unit)) return "tokens";
  if (unit === "%") return shareOf(d, q) ?? unit;
  return isMeasure(unit) && q.unit !== "" ? measureOf(d, q) : unit;
}

const shareOf = ({ scene: { items } }: Draft, q: Quantity): RelativeUnit | null =>
  relativeUnit(
    items,
    items.findIndex((i) => i.quantity === q),
  );

/** "ms", "m/s", "kcal/mol". */
const measureOf = ({ scene: { tokens } }: Draft, { unit, last }: Quantity): string => unit + perBehind(tokens, last);

const scaled = (q: Quantity): number => {
  const scale = { K: 1e3, k: 1e3, M: 1e6 }[q.unit] ?? 1;
  return q.value * scale;
};

/** Where a model's size is written: the "7B" of its name, or the bracket right behind it; null where it was inferred. */
function sizeSpan(d: Draft, model: Filled<Mention>): Span | null {
  const { size_b } = model.value;
  if (size_b === undefined || model.first < 0) return null;
  const { tokens } = model.scene ?? d.scene;
  for (const t of tokens.slice(model.first, model.last + 4)) {
    for (const m of t.text.matchAll(/(?:\d{1,3}x)?\d{1,4}(?:\.\d{1,3})?[BbMT](?![a-z])/g)) {
      if (parseSize(m[0]) === size_b) return [t.start + m.index, t.start + m.index + m[0].length];
    }
  }
  const written = tokens.slice(model.first, model.last + 1).some((t) => /illion/.test(t.lower));
  const [a, b] = [tokens[model.first], tokens[model.last]];
  return a && b && written ? [a.start, b.end] : null;
}

/** Spans of the slots in the stored abstract; tokens of another scene or none are left out. */
function spansOf(d: Draft, source: Source): ExtractedClaim["spans"] {
  const spans: Partial<Record<Slot, Span>> = {};
  const put = (slot: Slot, first: number, last: number, scene = d.scene): void => {
    const a = scene.tokens[first];
    const b = scene.tokens[last];
    if (a && b) spans[slot] = toOriginal(source.normal, [a.start, b.end]);
  };
  const filled = <T>(slot: Slot, f: Filled<T> | null | undefined): void => {
    if (f && f.first >= 0) put(slot, f.first, f.last, f.scene ?? d.scene);
  };
  filled("method", d.method);
  filled("model", d.model);
  const size = d.model ? sizeSpan(d, d.model) : null;
  if (size) spans.size_b = toOriginal(source.normal, size);
  const named = d.benchmarks[0];
  const end = d.benchmarks.at(-1);
  if (named && end && named.first >= 0) put("benchmarks", named.first, end.last, named.scene ?? d.scene);
  if (d.benchmarks.length === 0) filled("benchmark_text", d.benchmarkText);
  if (d.metric) filled("metric", d.metric);
  if (beforeIn(d) !== null && d.before) put("before", d.before.numberAt, d.before.last);
  if (d.after) put("after", d.after.numberAt, d.after.ofAt !== null ? d.after.numberAt : d.after.last);
  if (d.after?.ofAt) put("of", d.after.ofAt, d.after.ofAt);
  if (d.gain) put("gain", d.gain.numberAt, d.gain.maxAt === null ? d.gain.last : d.gain.numberAt);
  if (d.gain?.maxAt) put("gain_max", d.gain.maxAt, d.gain.last);
  if (d.qualifier) put("qualifier", d.qualifier.first, d.qualifier.last);
  filled("baseline", d.baseline);
  return spans;
}

function inferredOf(d: Draft): ExtractedClaim["inferred"] {
  const out: Partial<Record<Slot, string>> = {};
  const note = (slot: Slot, f: Filled<unknown> | null | undefined): void => {
    if (f?.inferred) out[slot] = f.inferred;
  };
  if (d.before && beforeIn(d) !== scaled(d.before)) out.before = `${d.before.value} ${d.before.unit}, converted`;
  note("method", d.method);
  note("model", d.model);
  if (d.model?.value.size_b !== undefined && sizeSpan(d, d.model) === null)
    out.size_b = "said elsewhere in the abstract";
  note("benchmarks", d.benchmarks[0]);
  if (d.benchmarks.length === 0) note("benchmark_text", d.benchmarkText);
  note("metric", d.metric);
  note("baseline", d.baseline);
  return out;
}

/** The best value that there can be: 100 %, or 1 for a bounded metric told as a share; null where none is known. */
function boundOf(unit: string | null, metric: MetricRow | null, value: number): number | null {
  if (unit === "%") return 100;
  return (metric?.bound ?? null) !== null && unit === "score" && value <= 1 ? 1 : null;
}

type Numbers = Pick<ExtractedClaim, "before" | "after" | "of" | "unit" | "gain" | "gain_max" | "gain_kind">;

/** The value before in the unit of the value after; null where there is none, or the units have nothing in common. */
function beforeIn({ before, after }: Draft): number | null {
  if (!before) return null;
  return after ? inUnit(scaled(before), before.unit, after.unit) : scaled(before);
}

/** What the text says in numbers: "lowers it by 3%" has a gain of -3, "from 2 hours to 10 minutes" a before of 120. */
function numbersOf(d: Draft): Numbers {
  const sign = signOf(d);
  return {
    before: beforeIn(d),
    after: d.after ? scaled(d.after) : null,
    of: d.after?.of ?? null,
    unit: unitOf(d),
    gain: d.gain ? signed(d.gain.value, sign) : null,
    gain_max: d.gain?.max != null ? signed(d.gain.max, sign) : null,
    gain_kind: gainKind(d),
  };
}
type Known = Pick<ExtractedClaim, "model_id" | "model_family" | "active_b" | "metric_id" | "k" | "higher_is_better">;

/** What the lists know the model and the metric as: "Llama 3 8B" is of the family Llama, "hit@8" has k = 8. */
function knownAs({ model, metric }: Draft): Known {
  const family = model?.value.model ?? (model ? familyOf(model.value.name) : null);
  const row = metric?.value.mention?.metric ?? null;
  return {
    model_id: model ? modelId(model.value.name) : null,
    model_family: family?.name ?? null,
    active_b: model?.value.active_b ?? null,
    metric_id: row?.id ?? null,
    k: metric?.value.mention?.k ?? null,
    higher_is_better: row?.higherIsBetter ?? null,
  };
}
/** A draft as a claim: values signed, gains computed and checked, tokens turned into offsets of the abstract. */
export function toExtractedClaim(d: Draft, source: Source): ExtractedClaim {
  const sentence = source.sentences[d.scene.index] ?? [0, 0];
  const told = numbersOf(d);
  const best = Math.max(told.before ?? 0, told.after ?? 0);
  const spans = spansOf(d, source);
  const known = knownAs(d);
  return {
    sentence: source.abstract.slice(sentence[0], sentence[1]),
    sentence_index: d.scene.index,
    method: d.method?.value ?? null,
    model: d.model?.value.name ?? null,
    size_b: d.model?.value.size_b ?? null,
    benchmarks: [...new Set(d.benchmarks.map((b) => b.value))],
    benchmark_text: d.benchmarks.length > 0 ? null : (d.benchmarkText?.value ?? null),
    aggregate: d.aggregate,
    metric: d.metric?.value.name ?? null,
    ...told,
    qualifier: d.qualifier?.value ?? null,
    baseline: d.baseline?.value ?? null,
    ...known,
    ...computeGain(told, boundOf(told.unit, d.metric?.value.mention?.metric ?? null, best), known.higher_is_better),
    ...checkGain(told),
    role: d.role,
    spans: Object.fromEntries(SLOTS.flatMap((s) => (spans[s] ? [[s, spans[s]]] : []))),
    inferred: inferredOf(d),
    rule: d.rules.join("+"),
    confidence: confidenceOf(d),
    extractor: EXTRACTOR_VERSION,
  };
}
