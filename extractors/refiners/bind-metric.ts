import { amend, type Draft } from "../rules/draft";
import { type Item, isClass, isHardStop } from "../rules/scene";
import { between2IfNear, ofGoverned, ofNounGain, ofSigned } from "./gain-metrics";
import { afterIn, isMetric, lastMetric, type Metric, metricIn, named, phraseMetric, widened } from "./metric-phrases";
import { isSystem } from "./paper-context";
import { phraseBefore, readPhrase } from "./phrases";
import { groupsOf, leftZone, rightZone, type Zone } from "./zones";

/** A score's metric: behind the number ("41% accuracy"), before it ("an F1 of 80"), or the subject ("accuracy reached"). */
function ofScore(d: Draft, left: Zone, right: Zone): Metric | null {
  const { scene } = d;
  const { items } = scene;
  const next = readPhrase(items, d.last + 1, Math.min(items.length, right.to + 1), false);
  if (next && next.from <= d.last + 2) {
    const at = metricIn(items, next.from, next.to);
    if (at !== null) return widened(scene, at, next.from);
  }
  if (items[d.first - 1]?.lower === "of" || /^(?:=|:)$/.test(items[d.first - 1]?.lower ?? "")) {
    const edge = items[d.first - 1]?.lower === ":" ? Math.max(0, d.first - 7) : left.from;
    const before = phraseBefore(items, d.first - 2, edge);
    const known = before ? lastMetric(items, before.from, before.to) : null;
    if (known !== null && before) return widened(scene, known, before.from);
    const bracket = /^[)]$/.test(items[d.first - 2]?.lower ?? "")
      ? lastMetric(items, Math.max(left.from, d.first - 8), d.first - 2)
      : null;
    if (bracket !== null) return widened(scene, bracket, left.from);
    const system = before ? items.slice(before.from, before.to + 1).some((i) => isSystem(i.mention)) : false;
    if (items[d.first - 1]?.lower === ":" && before && !system && items[before.from - 1]?.lower === "(")
      return named(scene, before.from, before.to, null);
    if (items[d.first - 1]?.lower === "of") {
      const free = phraseMetric(scene, before);
      if (free) return free;
    }
  }
  if (items[d.first - 1]?.lower === "(" && items[d.last + 1]?.lower === ")") {
    const named = phraseBefore(items, d.first - 2, left.from);
    const free = named && items[named.to]?.kind === "word" ? phraseMetric(scene, named) : null;
    if (free) return free;
  }
  const listed = items[d.first - 1];
  const within = items.slice(Math.max(0, d.first - 14), d.first).findLast((i) => /^[()]$/.test(i.lower));
  if (listed?.kind === "word" && within?.lower === "(" && /^[,(;]$/.test(items[d.first - 2]?.lower ?? "")) {
    const free = phraseMetric(scene, { from: d.first - 1, to: d.first - 1 });
    if (free) return free;
  }
  const equal = items[d.first - 1]?.lower === "=" ? items[d.first - 2] : undefined;
  if (equal && (equal.mention?.kind === "name" || equal.kind === "word"))
    return named(scene, d.first - 2, d.first - 2, null);
  if (items[d.last + 1]?.lower === "in") {
    const told = afterIn(scene, d.last + 1, Math.min(right.to, d.last + 3));
    if (told) return told;
  }
  const near = lastMetric(items, Math.max(left.from, d.first - 8), d.first - 1);
  if (near !== null && (d.rule === "score-to" || !rivalBetween(items, near, d.first)))
    return widened(scene, near, left.from);
  const inside = afterIn(scene, d.last + 1, Math.min(right.to, d.last + 3));
  if (inside) return inside;
  if (!next || next.from !== d.last + 1 || d.after?.of !== null) return null;
  const coined =
    next.to - next.from < 3 &&
    items[next.to]?.mention?.kind === "name" &&
    /^(?:for|on|in|\.|,|and)$/.test(items[next.to + 1]?.lower ?? ".");
  return coined ? named(scene, next.from, next.to, null) : phraseMetric(scene, next);
}

const rivalBetween = (items: readonly Item[], a: number, b: number): boolean =>
  items
    .slice(a + 1, b)
    .some((i) => i.kind === "word" && (isClass("beat-verb", i.lower) || isClass("gain-verb", i.lower)));

/** The metric of each claim, from its own clause; then what a list shares. */
export function refineMetrics(drafts: readonly Draft[]): Draft[] {
  const bound = drafts.map((d, i) => {
    const before = drafts[i - 1];
    const right = rightZone(d, drafts[i + 1]);
    const left = leftZone(d, before?.scene === d.scene ? before : undefined);
    const metric = metricOf(d, left, right);
    return metric ? amend(d, { metric }, `metric ${metric.value.name}`) : d;
  });
  return refineGainsOfVerbs(shareInScene(groupsOf(bound).flatMap((group) => shareInGroup(group))));
}

/** "improves success rates, with average gains of 17.6%": the gain is of what the verb before it improves. */
function refineGainsOfVerbs(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const { items } = d.scene;
    const noun = d.cue !== null && isClass("gain-noun", items[d.cue]?.lower ?? "");
    if (d.metric || !d.gain || d.after || !noun) return d;
    const from = Math.max(0, Math.min(d.first, d.cue ?? 0) - 24);
    const lead = items.slice(from, d.first).findLastIndex((i) => isHardStop(i)) + from + 1;
    const verb = items.findIndex(
      (i, at) => at >= lead && at < d.first && isVerb(i) && !isClass("strong-score", i.lower),
    );
    const at =
      verb < 0 ? -1 : items.findIndex((_, k) => k > verb && k < Math.min(verb + 6, d.first) && isMetric(items, k));
    if (at < 0) return d;
    const metric = widened(d.scene, at, verb + 1);
    return amend(
      d,
      { metric: { ...metric, inferred: "what the verb before it changes" } },
      `metric ${metric.value.name} of the verb before`,
    );
  });
}

/** Scores of one clause share the metric that the first of them names; so do the gains of one cue. */
function shareInScene(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = out.at(-1);
    const same = before?.metric && before.scene === d.scene && !d.metric && isAkin(before, d);
    out.push(
      same && before.metric
        ? amend(
            d,
            { metric: { ...before.metric, inferred: "shared in the sentence" } },
            "metric shared with the claim before it",
          )
        : d,
    );
  }
  return out;
}

const isVerb = (i: Item): boolean =>
  i.kind === "word" &&
  (isClass("gain-verb", i.lower) || isClass("strong-score", i.lower)) &&
  !isClass("gain-noun", i.lower);

const isAkin = (a: Draft, b: Draft): boolean => {
  const between = a.scene.items.slice(a.last + 1, b.first);
  const restated =
    /^(?:,|-|—)$/.test(between[0]?.lower ?? "") && between.length < 7 && /^(?:a|an)$/.test(between.at(-1)?.lower ?? "");
  if (b.gain && !b.after && a.after && restated) return !between.some((i) => isVerb(i));
  if (b.gain && !b.after && a.after && between.at(-1)?.lower === "(" && between.length < 9)
    return !between.some((i) => /^(?:,|;|and)$/.test(i.lower));
  if (between.some((i) => i.lower === ";") || between.length > 16) return false;
  if (a.gain && !a.after) {
    if (!b.gain || b.after) return false;
    const listed =
      between.some((i) => /^(?:,|and)$/.test(i.lower)) && !between.some((i) => isVerb(i) || i.lower === "while");
    return (a.cue === b.cue && a.cue !== null) || (listed && a.gain.unit === b.gain.unit && a.gain.unit !== "times");
  }
  return b.after !== null && !(b.gain && !b.after) && (a.after?.unit ?? "") === (b.after?.unit ?? "");
};

function metricOf(d: Draft, left: Zone, right: Zone): Metric | null {
  const next = d.last + 1;
  if (isMetric(d.scene.items, next) && (d.cue ?? 0) < d.first) return widened(d.scene, next, next);
  const noun = d.before && d.cue !== null && d.cue > d.first && d.cue < d.last ? d.cue : null;
  const inside = noun === null ? null : afterIn(d.scene, noun + 1, d.last);
  if (inside) return inside;
  if (d.rule.startsWith("gain-by") && !d.after) return ofGoverned(d, left, right) ?? ofNounGain(d, right);
  if (
    d.gain &&
    !d.after &&
    d.cue !== null &&
    (d.cue > d.last || isClass("gain-noun", d.scene.items[d.cue]?.lower ?? ""))
  ) {
    return ofNounGain(d, right) ?? between2IfNear(d, left);
  }
  if (d.after && !d.before) return ofScore(d, left, right);
  if (d.before && d.after && /up-from|arrow|bracket/.test(d.rule))
    return ofGoverned(d, left, right) ?? ofScore(d, left, right);
  if (d.gain && !d.after && d.cue === null) return ofSigned(d, left, right);
  return ofGoverned(d, left, right);
}

/** "14.9% and 14.6% improvements in Recall@5 and nDCG@5": the metrics listed behind the last number. */
function metricList({ scene: { items }, last }: Draft): number[] {
  const found: number[] = [];
  for (let i = last + 1; i < Math.min(items.length, last + 12); i++) {
    const coined =
      found.length > 0 && items[i]?.mention?.kind === "name" && /^(?:,|and)$/.test(items[i - 1]?.lower ?? "");
    if (isMetric(items, i) || coined) found.push(i);
    else if (found.length > 0 && !/^(?:,|and|\/)$/.test(items[i]?.lower ?? "")) break;
    else if (isHardStop(items[i]) || items[i]?.quantity) break;
  }
  return found;
}

/** "raises recall and F1 by up to 5.3% and 19.4%", "gIoU/cIoU by +23.9/+26.3": the metrics listed before the first number. */
function metricsBefore({ scene: { items }, first }: Draft): number[] {
  const found: number[] = [];
  let i = first - 1;
  while (i > 0 && /^(?:by|of|an?|average|up|to|over|about|around|nearly|approximately|-)$/.test(items[i]?.lower ?? ""))
    i--;
  for (; i >= Math.max(0, first - 14); i--) {
    if (isMetric(items, i)) found.unshift(i);
    else if (found.length === 0 || !/^(?:,|and|\/|the|both)$/.test(items[i]?.lower ?? "")) {
      const adjective =
        found.length > 0 &&
        items[i]?.kind === "word" &&
        !isVerb(items[i] as Item) &&
        /^(?:,|and|\/)$/.test(items[i - 1]?.lower ?? "");
      if (!adjective) break;
    }
  }
  return found;
}

/** "a metric said for the first of two coordinated numbers holds for the second", and the other way round. */
function shareInGroup(group: readonly Draft[]): Draft[] {
  const list = group.length > 1 ? metricList(group.at(-1) as Draft) : [];
  if (list.length === group.length) {
    const { scene } = group[0] as Draft;
    return group.map((d, i) =>
      amend(
        d,
        { metric: named(scene, list[i] as number, list[i] as number, scene.items[list[i] as number]?.mention ?? null) },
        "lists of one length pair in order",
      ),
    );
  }
  const ahead = group.length > 1 ? metricsBefore(group[0] as Draft) : [];
  if (ahead.length === group.length) {
    const { scene } = group[0] as Draft;
    return group.map((d, i) =>
      amend(
        d,
        { metric: widened(scene, ahead[i] as number, Math.max(0, (ahead[i] as number) - 3)) },
        "lists of one length pair in order",
      ),
    );
  }
  const with1 = group.find((d) => d.metric !== null)?.metric;
  if (!with1) return [...group];
  return group.map((d) =>
    d.metric ? d : amend(d, { metric: { ...with1, inferred: "shared in its list" } }, "metric shared in its list"),
  );
}
