import { amend, type Draft, isGain } from "../../rules/draft";
import { cueSign, type Item, isClass, isReportVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { type Phrase, phraseBefore, readPhrase } from "../context/phrases";
import { isMetric, type Metric, named, VAGUE_HEAD, widened } from "./metric-phrases";

/** What claims of one sentence share: the metric behind the last of a list, before the first, or said once for all. */
export const shareMetrics = (drafts: readonly Draft[]): Draft[] =>
  shareOfSentence(shareInScene(nameVague(shareBack(drafts.map(inDecibels)))));

/** "a PSNR of 28 dB and an SSIM of 0.9, 3.9 dB above B": a gain in dB is of the one metric of its sentence that is given in dB. */
function inDecibels(d: Draft): Draft {
  const { items } = d.scene;
  if (d.metric || d.after || !items.slice(d.first, d.last + 2).some((i) => /^db$/i.test(i.quantity?.unit ?? i.lower)))
    return d;
  const found = items.flatMap((i, at) => (at < d.first && i.mention?.metric?.unit === "dB" ? [at] : []));
  const [at] = found;
  if (at === undefined || found.some((f) => items[f]?.mention?.metric !== items[at]?.mention?.metric)) return d;
  const metric = { ...widened(d.scene, at, Math.max(0, at - 3)), inferred: "the only metric in dB of its sentence" };
  return amend(d, { metric }, "metric of its unit");
}

/** "cuts tokens by 30% and improves performance by 4%": beside another metric the word stands for one. */
function nameVague(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const beside = drafts.some((p) => p.scene === d.scene && p.metric && !p.metric.inferred);
    const phrase = d.metric === null && beside ? vaguePhrase(d) : null;
    return phrase ? amend(d, { metric: named(d.scene, phrase.from, phrase.to, null) }, "named beside a metric") : d;
  });
}

/** "*task performance* by 4%", "*performance* (4%)", "4% in *overall performance*". */
function vaguePhrase({ scene: { items }, first, last, cue }: Draft): Phrase | null {
  if (cue !== null && isClass("beat-verb", wordAt(items, cue))) return null;
  let at = first - 1;
  while (/^(?:by|over|an?|average|up|to|\()$/.test(wordAt(items, at))) at--;
  const behind = items[last + 1]?.lower === "in" ? readPhrase(items, last + 2, last + 7, false) : null;
  const rival = items.slice(Math.max(0, at - 5), at).some((i) => i.kind === "word" && isClass("beat-verb", i.lower));
  const before = at < first - 1 && !rival ? phraseBefore(items, at, Math.max(0, at - 3)) : null;
  const told = behind && behind.to > behind.from ? behind : null;
  const found = [before, told].find((p) => p && VAGUE_HEAD.test(wordAt(items, p.to))) ?? null;
  if (!found) return null;
  const known = items.slice(found.from, found.to).findLastIndex((i) => RANK.test(i.lower));
  return { from: found.from + known + 1, to: found.to };
}

const RANK = /^(?:highest|lowest|best|strongest|worst|better|higher|lower|superior|strong|s)$/;

/** "15.6% on A and 6.0% on B in mean error", "89% (A) and 66% (B) accuracy": what stands behind the last is said of all. */
function shareBack(drafts: readonly Draft[]): Draft[] {
  const out = [...drafts];
  for (let i = out.length - 2; i >= 0; i--) {
    const [d, next] = [out[i] as Draft, out[i + 1] as Draft];
    if (d.metric || !next.metric || !isTwin(d, next)) continue;
    const behind = next.metric.first > tokenOf(next);
    if (behind) out[i] = amend(d, { metric: { ...next.metric, inferred: BEHIND } }, "metric behind its list");
  }
  return out;
}

const BEHIND = "said behind its list";

const tokenOf = (d: Draft): number => d.scene.items[d.last]?.last ?? 0;

/** Two scores or two gains of one unit with nothing but names, joints and brackets between them. */
function isTwin(a: Draft, b: Draft): boolean {
  if (a.scene !== b.scene || isGain(a) !== isGain(b)) return false;
  const unit = (d: Draft): string => (d.gain ?? d.after)?.unit ?? "";
  const between = a.scene.items.slice(a.last + 1, b.first);
  const joint = between.some((i) => /^(?:,|and|or|\/)$/.test(i.lower));
  const closes = between.findIndex((i) => i.lower === ")");
  const opens = between.findIndex((i) => i.lower === "(");
  const whole = closes < 0 || (opens >= 0 && opens < closes);
  return unit(a) === unit(b) && joint && whole && between.length < 9 && between.every((i) => isPlace(i));
}

const isPlace = (i: Item): boolean =>
  i.kind === "mention"
    ? i.mention?.kind !== "metric"
    : i.kind === "sign"
      ? /^[(),/]$/.test(i.lower)
      : /^(?:and|or|on|for|the|a|an|by|of|to|dataset|datasets|benchmark)$/.test(i.lower);

/** Scores of one clause share the metric that the first of them names; so do the gains of one cue. */
export function shareInScene(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const told = (metric: Metric, inferred: string, note: string): Draft =>
      amend(d, { metric: { ...metric, inferred } }, note);
    const before = out.at(-1);
    const only = d.metric ? null : onlyQuality(out, d);
    if (only) out.push(told(only, "the only quality of its sentence", "metric of its sentence"));
    else if (!d.metric && before?.metric && before.scene === d.scene && isAkin(before, d))
      out.push(told(before.metric, "shared in the sentence", "metric shared with the claim before it"));
    else out.push(d);
  }
  return out;
}

/** "reaches 77% accuracy, while the small model improves by 8%": a gain without a metric, behind claims of just one quality. */
function onlyQuality(before: readonly Draft[], d: Draft): Metric | null {
  if (!d.gain || d.after || d.gain.unit === "times") return null;
  const found: Metric[] = [];
  for (let i = before.length - 1; i >= 0; i--) {
    const b = before[i] as Draft;
    if (b.scene !== d.scene || !b.metric) break;
    if (b.metric.value.mention?.metric?.kind !== "quality") return null;
    if (found.every((f) => f.value.name !== b.metric?.value.name)) found.push(b.metric);
  }
  const from = before.at(-1)?.last ?? d.first;
  const between = d.scene.items.slice(from + 1, d.first);
  const near = [...between, ...d.scene.items.slice(d.last + 1, d.last + 4)];
  const said = isOfPerformance(d) || near.some((i) => /^(?:performance|;)$/.test(i.lower));
  return found.length === 1 && !said ? (found[0] as Metric) : null;
}

/** "keeps 97% *of* the full model's quality": a share of something else than the claim before it measures. */
const isShareOf = (d: Draft): boolean => d.scene.items[d.last + 1]?.lower === "of";

/** "9x fewer than A and *4x fewer than B*", "20x for pages, *5x for letters*": a multiple without an object, compared or placed as the one before. */
function isSameMultiple(a: Draft, b: Draft): boolean {
  const { items } = b.scene;
  const next = wordAt(items, Math.max(b.cue ?? 0, b.last) + 1);
  if ((b.cue ?? 0) > b.last) return next === "than" && items.slice(a.last, b.first).some((i) => i.lower === "than");
  return /^(?:for|on|in)$/.test(next) && next === wordAt(items, a.last + 1);
}

/** "96% of the full model's *performance*", "a 7% gain in overall *performance*": its own phrase names no measure. */
export function isOfPerformance({ scene: { items }, last }: Draft): boolean {
  const behind = items.slice(last + 1, last + 8);
  const end = behind.findIndex((i) => i.quantity || i.kind === "sign" || /^(?:and|while|but)$/.test(i.lower));
  const words = behind.slice(0, end < 0 ? behind.length : end).map((i) => i.lower);
  const led = words.findIndex((word) => /^(?:of|in)$/.test(word));
  return led >= 0 && words.slice(led).some((word) => VAGUE_HEAD.test(word));
}

/** "recall rises to 52, and it wins 41 of 45 rounds": what counts goes by no measure of what does not. */
const isAkin = (a: Draft, b: Draft): boolean => {
  if ((isShareOf(b) && !isShareOf(a)) || isOfPerformance(b)) return false;
  const between = a.scene.items.slice(a.last + 1, b.first);
  const restated =
    /^(?:,|-|—)$/.test(wordAt(between, 0)) && between.length < 7 && /^(?:a|an)$/.test(between.at(-1)?.lower ?? "");
  if (b.gain && !b.after && a.after && restated) return !between.some((i) => isReportVerb(i));
  if (b.gain && !b.after && a.after && between.at(-1)?.lower === "(" && between.length < 9)
    return !between.some((i) => /^(?:,|;|and)$/.test(i.lower));
  if (between.some((i) => i.lower === ";") || between.length > 16) return false;
  if (a.gain && !a.after) {
    if (!b.gain || b.after) return false;
    const listed =
      between.some((i) => /^(?:,|and)$/.test(i.lower)) && !between.some((i) => isReportVerb(i) || i.lower === "while");
    const times = a.gain.unit !== "times" || isSameMultiple(a, b);
    return (a.cue === b.cue && a.cue !== null) || (listed && a.gain.unit === b.gain.unit && times);
  }
  const isCount = (d: Draft): boolean => d.after !== null && d.after.of !== null;
  return b.after !== null && isCount(a) === isCount(b) && (a.after?.unit ?? "") === (b.after?.unit ?? "");
};

/** "raises recall, achieving a *score* of 51.7": the word alone tells nothing, other than "an overall score". */
function isBareScore({ scene: { items }, metric, after, first }: Draft): boolean {
  if (!after || !metric || metric.inferred) return false;
  const at = items.findIndex((i) => i.last === metric.last);
  return at < first && /^scores?$/.test(wordAt(items, at)) && /^scores?$/.test(metric.value.name);
}

/** "Accuracy grows with context: A reaches 98.7%", "accuracy falls at night, with drops of 7%": no metric beside the number, where its sentence has named just one. */
function shareOfSentence(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const bare = isBareScore(d);
    if ((d.metric && !bare) || !(isOpenScore(d) || isOpenGain(d))) return d;
    const { items } = d.scene;
    const found = items.flatMap((i, at) => (at < d.first && isQuality(i) && isMetric(items, at) ? [at] : []));
    const ids = new Set(found.map((at) => items[at]?.mention?.metric?.id));
    const at = found.at(-1);
    if (at === undefined || ids.size !== 1 || (!d.after && !isMeasure(d, at))) return d;
    if (bare && drafts.some((p) => p.scene === d.scene && p.after && p.metric?.last === items[at]?.last)) return d;
    const metric = widened(d.scene, at, Math.max(0, at - 3));
    return amend(d, { metric: { ...metric, inferred: "the only metric of its sentence" } }, "metric of its sentence");
  });
}

/** A metric of quality that says what was measured: not the bare word "score". */
const isQuality = (i: Item): boolean => i.mention?.metric?.kind === "quality" && i.mention.metric.id !== "score";

/** What a gain may be of without a word: a measure on a scale, not set aside ("beyond accuracy") and not gone the other way ("higher recall, with a 2% drop"). */
function isMeasure({ scene: { items }, first, sign }: Draft, at: number): boolean {
  const metric = items[at]?.mention?.metric;
  if (!metric?.higherIsBetter || metric.bound === null || VAGUE_ID.test(metric.id)) return false;
  const lead = items.slice(Math.max(0, at - 3), at).map((i) => i.lower);
  const raised = sign < 0 && lead.some((w) => cueSign(w) > 0);
  return !raised && !ASIDE.test(lead.at(-1) ?? "") && !items.slice(at + 1, first).some((i) => VAGUE_HEAD.test(i.lower));
}

/** Measures whose names are ordinary words. */
const VAGUE_ID = /^(?:consistency|agreement|correlation)$/;
const ASIDE = /^(?:beyond|besides|without|despite|than)$/;

/** A score or a change whose own clause may leave out the metric: no count of things, no unit of measure. */
function isOpenScore(d: Draft): boolean {
  const { items } = d.scene;
  const q = d.after;
  if (!q || q.of !== null || !/^(?:%|)$/.test(q.unit)) return false;
  if (items[d.last + 1]?.lower === "of") return false;
  return !items.slice(Math.max(0, d.first - 4), d.first).some((i) => COUNTED.test(i.lower) || VAGUE_HEAD.test(i.lower));
}

/** A change that its own clause says nothing of, but for "outperforms B by 7%": a win may be by any measure. */
const isOpenGain = (d: Draft): boolean =>
  d.gain !== null &&
  d.gain.unit !== "times" &&
  d.after === null &&
  !isOfPerformance(d) &&
  !isClass("beat-verb", wordAt(d.scene.items, d.cue ?? -1));

/** Verbs whose number is a share of things: "solves 80% of the problems" has no metric. */
const COUNTED =
  /^(?:solv|resolv|pass|complet|detect|correct|prefer|identif|cover|recover|retain|preserv|maintain|prov(?:e|es|ed|ing)$|answer|find|found)/;

/** "Further, B reaches 85.7%", "B trails by 7.8 points": the metric of the sentence right before, where that names just one for all its scores, or all its numbers. */
export function carryMetrics(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d, at) => {
    const points = isOpenGain(d) && d.gain?.unit !== "%";
    if (d.metric || !(isOpenScore(d) || points)) return d;
    const before = drafts.slice(0, at).filter((p) => p.scene.index === d.scene.index - 1);
    const own = drafts.some((p) => p.scene === d.scene && p.metric && !p.metric.inferred);
    const said = onlyMetric(points ? before : before.filter((p) => p.after));
    if (own || !said || (!points && before.some((p) => p.after && p.after.unit !== d.after?.unit))) return d;
    const scene = before.find((p) => p.metric === said)?.scene;
    return amend(
      d,
      { metric: { ...said, inferred: "the sentence before", ...(scene ? { scene } : {}) } },
      "metric of the sentence before",
    );
  });
}

function onlyMetric(before: readonly Draft[]): Metric | null {
  const first = before[0]?.metric;
  const row = first?.value.mention?.metric;
  const quality = row?.kind === "quality" && row.id !== "score";
  return first && quality && before.every((p) => p.metric?.value.name === first.value.name) ? first : null;
}
