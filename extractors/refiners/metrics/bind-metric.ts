import { amend, beginsWithBy, type Draft, isBy } from "../../rules/draft";
import type { RuleName } from "../../rules/rule-names";
import { cueSign, type Item, isClass, isHardStop, isReportVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { readPhrase } from "../context/phrases";
import { groupsOf, leftZone, rightZone, type Zone } from "../context/zones";
import { nearestBeforeBracket, ofGoverned, ofMultiple, ofObject, ofPoints, ofSigned } from "./gain-metrics";
import { afterIn } from "./metric-behind";
import {
  coinedMetric,
  isMetric,
  type Metric,
  metricIn,
  named,
  phraseMetric,
  VAGUE_HEAD,
  widened,
} from "./metric-phrases";
import { ofNounGain } from "./noun-gain-metrics";
import { refineParallels, refineRows } from "./parallel-metrics";
import { ofRate } from "./rate-metrics";
import { ofScore } from "./score-metrics";
import { carryMetrics, isOfPerformance, shareInScene, shareMetrics } from "./share-metrics";

/** Rules of values that stand beside what they measure, without a verb: "(80.0 to 85.0)", "66.1% → 72.4%". */
const APPENDED: readonly RuleName[] = [
  ...(["change-arrow", "change-up-from", "change-bracket-to", "change-bracket-versus", "change-list-versus"] as const),
  ...(["gain-noun-bracket", "gain-noun-over-bracket", "gain-object-bracket"] as const),
  ...(["score-bracket", "score-left-bracket"] as const),
];

/** The metric of each claim, from its own clause; then what a list shares. */
export function refineMetrics(drafts: readonly Draft[]): Draft[] {
  const bound = drafts.map((d, i) => {
    const before = drafts[i - 1];
    const right = rightZone(d, drafts[i + 1]);
    const left = leftZone(d, before?.scene === d.scene ? before : undefined);
    const metric = ofRate(d, metricOf(d, left, right));
    return metric ? amend(d, { metric }, `metric ${metric.value.name}`) : d;
  });
  const listed = groupsOf(bound).flatMap((group) => shareInGroup(group));
  return carryMetrics(shareInScene(refineGainsOfVerbs(shareMetrics(refineRows(refineParallels(listed))))));
}

/** "improves success rates, with average gains of 17.6%", "cuts delays, with gains of 5%": the gain is of what the verb before it changes. */
function refineGainsOfVerbs(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const { items } = d.scene;
    const noun = d.cue !== null && isClass("gain-noun", wordAt(items, d.cue));
    if (d.metric || !d.gain || d.after || !noun || isOfPerformance(d)) return d;
    const from = Math.max(0, Math.min(d.first, d.cue ?? 0) - 24);
    const lead = items.slice(from, d.first).findLastIndex((i) => isHardStop(i)) + from + 1;
    const to = Math.min(d.first, d.cue ?? d.first);
    const verb = items.findLastIndex(
      (_, at) =>
        at >= lead && at < to && changes(items, at) && metricIn(items, at + 1, Math.min(at + 5, to - 1)) !== null,
    );
    const at = verb < 0 ? null : metricIn(items, verb + 1, to - 1);
    if (at === null || (cueSign(wordAt(items, verb)) > 0 && d.sign < 0)) return d;
    if (items.slice(at, to).some((i) => i.quantity || VAGUE_HEAD.test(i.lower))) return d;
    const metric = widened(d.scene, at, verb + 1);
    return amend(
      d,
      { metric: { ...metric, inferred: "what the verb before it changes" } },
      `metric ${metric.value.name} of the verb before`,
    );
  });
}

/** What stands around the numbers, else between them: "by 5.6 points in *accuracy* (94.3% vs. 88.7%)". */
function metricOf(d: Draft, left: Zone, right: Zone): Metric | null {
  const around = metricAround(d, left, right);
  return around ?? (d.gain && d.after ? afterIn(d.scene, d.first + 1, d.last) : null);
}

function metricAround(d: Draft, left: Zone, right: Zone): Metric | null {
  const said = bracketBehind(d) ?? ofPoints(d);
  if (said) return said;
  const own = (d.cue ?? 0) < d.first ? rightAt(d, right) : null;
  if (own) return own;
  const later = ofLaterNumber(d, right);
  if (later) return later;
  const multiplied = isBy(d, "gain-multiple") ? ofMultiple(d, right) : null;
  if (multiplied) return multiplied;
  const led = gainAlone(d);
  const ofGain = led && ofNounGain(led, { from: led.last + 1, to: Math.min(right.to, d.last - 1) });
  if (ofGain) return ofGain;
  if (beginsWithBy(d) && !d.after) return ofGoverned(d, left, right) ?? ofNounGain(d, right);
  if (d.gain && !d.after && d.cue !== null && (d.cue > d.last || isClass("gain-noun", wordAt(d.scene.items, d.cue)))) {
    return ofNounGain(d, right) ?? nearestBeforeBracket(d, left);
  }
  if (d.after && !d.before) return (d.gain ? ofScore(scoreAlone(d), left, right) : null) ?? ofScore(d, left, right);
  if (d.before && d.after && d.rules.some((rule) => APPENDED.includes(rule)))
    return ofGoverned(d, left, right) ?? ofScore(d, left, right);
  if (d.gain && !d.after && d.cue === null) return ofSigned(d, left, right);
  if (isBy(d, "gain-verb-number")) return ofGoverned(d, left, right) ?? ofObject(d, right);
  return ofGoverned(d, left, right);
}

/** "by 38.8% (*MAE*)", "a 20% drop (*pass@8*)": a bracket behind the number, or behind its noun, that holds a metric alone. */
function bracketBehind({ scene, last, cue, gain }: Draft): Metric | null {
  const { items } = scene;
  const at = (gain && cue !== null && cue > last ? cue : last) + 2;
  const alone = items[at - 1]?.lower === "(" && items[at + 1]?.lower === ")" && isMetric(items, at);
  return alone && items[at]?.mention?.metric?.kind === "quality" ? widened(scene, at, at) : null;
}

/** "by 27% relative *NLL*", "by +9.8 page *accuracy*": a metric in the phrase right behind the number. */
function rightAt({ scene, last }: Draft, right: Zone): Metric | null {
  const from = last + (wordAt(scene.items, last + 1) === "relative" ? 2 : 1);
  const phrase = readPhrase(scene.items, from, right.to + 1, false);
  const at = phrase?.from === from ? metricIn(scene.items, phrase.from, phrase.to) : null;
  return at === null || !phrase ? null : widened(scene, at, phrase.from);
}

/** "saves 41% of the energy and 32% *of the memory*": the verb has another number before; this one's metric stands right behind, whatever its name where the one before has a known one in the same place: "16% in recall, 17% *in page grasp*". */
function ofLaterNumber({ scene: { items }, scene, cue, first, last }: Draft, right: Zone): Metric | null {
  if (cue === null || cue > first || !items.slice(cue, first).some((i) => i.quantity)) return null;
  if (!/^(?:in|of)$/.test(wordAt(items, last + 1))) return null;
  const phrase = readPhrase(items, last + 2, right.to + 1, false);
  const listed = phrase && [phrase.to - 1, phrase.to + 1].some((at) => items[at]?.lower === "/");
  if (phrase && !listed && isMetric(items, phrase.to)) return widened(scene, phrase.to, phrase.from);
  const alike =
    wordAt(items, last + 1) === "in" && items.some((_, at) => at > cue && at < first && hasMetricIn(items, at));
  return alike && !listed ? (phraseMetric(scene, phrase) ?? coinedMetric(scene, phrase)) : null;
}

/** "16% *in recall*": a number that a known metric stands behind. */
const hasMetricIn = (items: readonly Item[], at: number): boolean =>
  items[at]?.quantity !== undefined &&
  wordAt(items, at + 1) === "in" &&
  isMetric(items, readPhrase(items, at + 2, items.length, false)?.to ?? -1);

/** "a 61.6% recall, surpassing B by 4.2": the score's own place, without the gain that was merged with it. */
function scoreAlone(d: Draft): Draft {
  const at = d.scene.items.findIndex((i) => i.quantity === d.after);
  return at < 0 ? d : { ...d, first: at, last: at };
}

/** "3.7% lower recall (0.27 vs. 0.26)": the gain's own place, where the values that it was merged with stand behind its word. */
function gainAlone(d: Draft): Draft | null {
  const at = d.before && d.after && d.gain ? d.scene.items.findIndex((i) => i.quantity === d.gain) : -1;
  const leads = at === d.first && d.cue !== null && d.cue > at && d.cue < d.last;
  return leads ? { ...d, before: null, after: null, last: at } : null;
}

/** "Gains of 7.2% and 6.1% in recall and nDCG": the metrics listed behind the last number; "latency speedup" is one. */
function metricList({ scene: { items }, last }: Draft): number[] {
  const found: number[] = [];
  for (let i = last + 1; i < Math.min(items.length, last + 12); i++) {
    const coined = found.length > 0 && items[i]?.mention?.kind === "name";
    if (isMetric(items, i) && found.at(-1) === i - 1) found[found.length - 1] = i;
    else if (isMetric(items, i) || coined) found.push(i);
    else if (found.length > 0 && !/^(?:,|and|\/)$/.test(wordAt(items, i))) break;
    else if (isHardStop(items[i]) || items[i]?.quantity) break;
  }
  return found;
}

/** "raises recall and F1 by up to 5.3% and 19.4%", "P, R and F1 show gains of 1%, 2% and 3%": the metrics listed before the first number. */
function metricsBefore({ scene: { items }, first }: Draft): number[] {
  const found: number[] = [];
  let i = first - 1;
  while (i > 0 && isLead(items[i] as Item)) i--;
  for (; i >= Math.max(0, first - 16); i--) {
    if (isMetric(items, i) || isCoinedIn(items, i)) {
      if (found[0] !== i + 1) found.unshift(i);
    } else if (found.length === 0 || !/^(?:,|and|\/|the|both)$/.test(wordAt(items, i))) {
      const adjective =
        found.length > 0 &&
        items[i]?.kind === "word" &&
        !isReportVerb(items[i] as Item) &&
        /^(?:,|and|\/)$/.test(wordAt(items, i - 1));
      if (!adjective) break;
    }
  }
  return found.some((at) => isMetric(items, at)) ? found : [];
}

/** A metric of a list is narrowed by its own words alone. */
const floorOf = (items: readonly Item[], at: number): number => {
  let from = at;
  while (at - from < 3 && from > 0 && !/^(?:,|and|\/)$/.test(wordAt(items, from - 1))) from--;
  return from;
};

/** "improves", "improvements in", "higher": what leads to the metric that changes. */
const changes = (items: readonly Item[], at: number): boolean => {
  const item = items[at] as Item;
  if (item.kind !== "word") return false;
  const noun = isClass("gain-noun", item.lower) && /^(?:in|of)$/.test(wordAt(items, at + 1));
  return noun || isClass("more", item.lower) || (isReportVerb(item) && !isClass("strong-score", item.lower));
};

/** What may stand between a list of metrics and its first number: small words, the noun of change and its verb. */
const isLead = (i: Item): boolean =>
  /^(?:by|of|an?|average|to|at)$/.test(i.lower) ||
  (i.kind === "word" && (isClass("gain-noun", i.lower) || isClass("score", i.lower)));

/** A name in a row with metrics: "LSE-D, *SPK-SIM* and MCD". */
const isCoinedIn = (items: readonly Item[], at: number): boolean =>
  items[at]?.mention?.kind === "name" &&
  (/^(?:,|and|\/)$/.test(wordAt(items, at + 1)) || /^(?:,|and|\/)$/.test(wordAt(items, at - 1)));

/** The metrics of a list of numbers, in its order: those behind it, else those before it; null where they are not as many. */
function pairMetrics(group: readonly Draft[]): Metric[] | null {
  const { scene } = group[0] as Draft;
  const behind = metricList(group.at(-1) as Draft);
  if (behind.length === group.length) return behind.map((at) => named(scene, at, at, scene.items[at]?.mention ?? null));
  const ahead = metricsBefore(group[0] as Draft);
  return ahead.length === group.length ? ahead.map((at) => widened(scene, at, floorOf(scene.items, at))) : null;
}

/** Metrics listed beside a list of as many numbers pair in order; one that is said for one number holds for all. */
function shareInGroup(group: readonly Draft[]): Draft[] {
  const paired = group.length > 1 ? pairMetrics(group) : null;
  if (paired) return group.map((d, i) => amend(d, { metric: paired[i] ?? null }, "lists of one length pair in order"));
  const said = group.find((d) => d.metric !== null)?.metric;
  if (!said) return [...group];
  return group.map((d) =>
    d.metric ? d : amend(d, { metric: { ...said, inferred: "shared in its list" } }, "metric shared in its list"),
  );
}
