import { lookUp } from "../mentions/match-lexicon";
import type { Mention } from "../mentions/mention";
import { amend, type Draft, type Filled, type MetricValue } from "../rules/draft";
import { isClass, isHardStop, type Item, itemText, type Scene } from "../rules/scene";
import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import { headOf, isNoMetric, type Phrase, phraseBefore, readPhrase } from "./phrases";
import { groupsOf, leftZone, rightZone, type Zone } from "./zones";

type Metric = Filled<MetricValue>;

/** Metrics that have one name whatever the text calls them: "token usage" is "tokens". All others stay as named. */
const CANONICAL = /^(?:tokens|length|flops|speed|pass-at-\w+|accuracy|score)$/;

const ADJECTIVE_STOP = /^(?:average|overall|mean|absolute|relative|further|significant|higher|lower|better|more|less|fewer|new|state-of-the-art|best|highest|lowest|substantial|notable|its|their|our|the|a|an|final|reported|high|strong|improved|competitive|model|total-|respective|corresponding|also|up|about|over|only|even|both|resulting|an|comparable|larger|smaller|lowest|near-zero|near-perfect|benchmark|benchmarks|strongest|greater|superior|impressive|remarkable|outstanding|commendable|maximum|peak|approximately|overall)$/;

/** Canonical name of a metric: the lexicon's where the whole phrase is one of its surfaces, else the phrase. */
function named(scene: Scene, from: number, to: number, mention: Mention | null): Metric {
  const text = itemText(scene, from, to);
  const whole = lookUp(text)?.metric ?? null;
  const plain = mention !== null && scene.items[from]?.mention === mention && from === to;
  const canonical = mention?.metric ?? whole;
  const name = canonical && CANONICAL.test(canonical.id) && (plain || whole || canonical.id !== "accuracy") ? canonical.name : text;
  const row = mention ?? (whole ? ({ kind: "metric", first: 0, last: 0, surface: text, name: whole.name, metric: whole } as Mention) : null);
  return { value: { name, mention: row }, first: scene.items[from]?.first ?? 0, last: scene.items[to]?.last ?? 0 };
}

/** A metric with the words that make it narrower: "fault location accuracy", "exact full-call accuracy". */
function widened(scene: Scene, at: number, floor: number): Metric {
  const { items } = scene;
  const mention = items[at]?.mention ?? null;
  let from = at;
  while (from - 1 >= floor && at - from < 3) {
    const item = items[from - 1] as Item;
    if (item.kind !== "word" || ADJECTIVE_STOP.test(item.lower) || isClass("preposition", item.lower)) break;
    if (isClass("gain-verb", item.lower) || isClass("score", item.lower) || isClass("gain-noun", item.lower)) break;
    if (/^(?:and|or|while|that|which|it|we|by|s|in|terms|method|model|models|performance|scores?|improvement|enhanced|its|e\.g\.)$/.test(item.lower) || /ly$/.test(item.lower)) break;
    if (/^(?:and|or)$/.test(items[from - 2]?.lower ?? "") && /^[a-z]+$/.test(item.lower) && from - 1 === floor) break;
    from--;
  }
  return named(scene, from, at, mention);
}

/** A metric that stands for one here: not "reward" of a "reward model", not the unit of another number ("50 steps"). */
const isMetric = (items: readonly Item[], at: number): boolean => {
  const metric = items[at]?.mention?.metric ?? null;
  if (items[at]?.mention?.kind !== "metric") return false;
  if (items[at]?.lower === "scores" && items[at + 1]?.quantity) return false;
  const next = items[at + 1]?.lower ?? "";
  if (MODEL_NOUNS.has(next) || METHOD_NOUNS.has(next) || BENCHMARK_NOUNS.has(next)) return false;
  const counted = /^[kKM]?$/.test(items[at - 1]?.quantity?.unit ?? "-") && !items[at - 1]?.quantity?.decimal && metric !== null && metric.kind !== "quality";
  return !counted;
};

const metricIn = (items: readonly Item[], from: number, to: number): number | null => {
  for (let i = Math.max(0, from); i <= Math.min(to, items.length - 1); i++) if (isMetric(items, i)) return i;
  return null;
};

/** A free noun phrase as a metric, unless its head is none: "latent embedding variance" yes, "performance" no. */
function phraseMetric(scene: Scene, phrase: Phrase | null): Metric | null {
  if (phrase === null) return null;
  const { items } = scene;
  const known = metricIn(items, phrase.from, phrase.to);
  if (known !== null && known === phrase.to) return widened(scene, known, phrase.from);
  if (known !== null) return widened(scene, known, phrase.from);
  let { from } = phrase;
  while (from < phrase.to && (ADJECTIVE_STOP.test(items[from]?.lower ?? "") || /ly$/.test(items[from]?.lower ?? ""))) from++;
  const head = headOf(items, { from, to: phrase.to });
  const lone = phrase.from === phrase.to ? items[phrase.from] : undefined;
  if (lone?.mention?.kind === "name" && /^\p{Lu}{2,5}s?$/u.test(lone.mention.surface)) return named(scene, phrase.from, phrase.to, null);
  const member = items.slice(from, phrase.to + 1);
  if (isNoMetric(head) || member.some((i) => i.kind === "quantity") || !/[a-z]{3}/.test(head)) return null;
  if (member.at(-1)?.mention || phrase.to - from > 5) return null;
  if (isClass("gain-noun", head) || isClass("more", head) || /(?:ed|ing)$/.test(head)) return null;
  return named(scene, from, phrase.to, null);
}

/** Between the number and the noun of its gain: "15.6% *accuracy* improvement"; the noun itself: "speedup". */
function ofNounGain(d: Draft, right: Zone): Metric | null {
  const { scene } = d;
  const { items } = scene;
  const cue = d.cue ?? d.last;
  if (cue > d.last) {
    const inside = metricIn(items, d.last + 1, cue - 1);
    if (inside !== null) return widened(scene, inside, d.last + 1);
  }
  const word = items[cue]?.lower ?? "";
  if (/^(?:speed-?ups?|accelerations?|faster|quicker|slower)$/.test(word)) return speedMetric(scene, cue);
  const edge = Math.max(cue, d.last);
  const behind = afterIn(scene, edge + 1, right.to);
  if (behind) return behind;
  if (isClass("more", word) && cue > d.last) {
    const phrase = phraseMetric(scene, readPhrase(items, cue + 1, right.to + 1, false));
    if (phrase) return phrase;
  }
  if (cue > d.last + 1) {
    const phrase = phraseMetric(scene, { from: d.last + 1, to: cue - 1 });
    if (phrase && !items.slice(d.last + 1, cue).some((i) => isClass("adjective", i.lower) && i.lower !== "performance")) return phrase;
  }
  if (cue < d.first) return betweenCueAndNumber(d, cue);
  return null;
}

function speedMetric(scene: Scene, cue: number): Metric {
  const row = lookUp("speed")?.metric ?? lookUp("speedup")?.metric ?? null;
  const mention = row ? ({ kind: "metric", first: 0, last: 0, surface: "speed", name: row.name, metric: row } as Mention) : null;
  const item = scene.items[cue];
  return { value: { name: row?.name ?? "speed", mention }, first: item?.first ?? 0, last: item?.last ?? 0 };
}

/** "in recall@20", "in terms of BLEU-3", "of the forecasts' MSE", "on the MSE": a preposition leads to the metric. */
function afterIn(scene: Scene, from: number, to: number): Metric | null {
  const { items } = scene;
  for (let i = from; i <= Math.min(to, from + 12); i++) {
    const item = items[i];
    if (item === undefined || isHardStop(item) || item.kind === "quantity") return null;
    if (!/^(?:in|of|on)$/.test(item.lower)) continue;
    const start = items[i + 1]?.lower === "terms" ? i + 3 : i + 1;
    const phrase = readPhrase(items, start, Math.min(items.length, to + 1), false);
    if (!phrase) continue;
    const known = metricIn(items, phrase.from, phrase.to);
    if (known !== null) return widened(scene, known, phrase.from);
    if (item.lower === "in" && i <= from + 1) {
      const free = phraseMetric(scene, phrase);
      if (free) return free;
    }
  }
  return null;
}

/** "improvement in AUROC of 3%": what stands between the noun of change and its number. */
function betweenCueAndNumber(d: Draft, cue: number): Metric | null {
  const at = metricIn(d.scene.items, cue + 1, d.first - 1);
  return at === null ? metricLeftOf(d, cue) : widened(d.scene, at, cue + 1);
}

/** "average pass@3 improvements of +14.0": right before the noun of change. */
function metricLeftOf(d: Draft, cue: number): Metric | null {
  const { items } = d.scene;
  const at = metricIn(items, Math.max(0, cue - 2), cue - 1);
  return at === null ? null : widened(d.scene, at, Math.max(0, cue - 5));
}

/** "reduces token usage by 63%", "lifting the success rate from 4 to 21": the object or the subject of the verb. */
function ofGoverned(d: Draft, left: Zone, right: Zone): Metric | null {
  const { scene } = d;
  const { items } = scene;
  const start = anchorOf(d);
  const cue = d.cue ?? verbLeft(items, start, left.from);
  const beat = cue !== null && isClass("beat-verb", items[cue]?.lower ?? "");
  if (cue !== null && cue < start && !beat) {
    const near = lastMetric(items, cue + 1, start - 1);
    if (near !== null && !crosses(items, near, start)) return widened(scene, near, cue + 1);
  }
  const inside = d.before && d.after ? null : afterIn(scene, d.last + 1, right.to);
  if (inside) return inside;
  if (cue !== null && cue < start && !beat) {
    const apart = cue < left.from;
    const object = apart ? phraseBefore(items, start - 1, left.from) : cue + 1 < start ? readPhrase(items, cue + 1, start, true) : null;
    const free = object && (apart || isAll(items, object, start)) ? phraseMetric(scene, trimOf(items, object)) : null;
    if (free) return free;
  }
  const between = between2(d, left);
  if (between) return between;
  if (cue !== null && !beat && cue < start) {
    const subject = phraseBefore(items, cue - 1, left.from);
    const at = subject ? metricIn(items, subject.from, subject.to) : null;
    if (at !== null && subject) return widened(scene, at, subject.from);
    if (/^(?:is|are|was|were)$/.test(items[cue - 1]?.lower ?? "")) return phraseMetric(scene, phraseBefore(items, cue - 2, left.from));
  }
  if (cue !== null && isClass("more", items[cue]?.lower ?? "")) {
    const verb = items[cue - 1]?.lower ?? "";
    if (/^(?:is|are|was|were)$/.test(verb)) return phraseMetric(scene, phraseBefore(items, cue - 2, left.from));
  }
  return null;
}

/** Where "by N", "from N" or "to N" begins. */
function anchorOf(d: Draft): number {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--) if (/^(?:by|from)$/.test(items[i]?.lower ?? "")) return i;
  return d.first;
}

/** The object is all that stands between verb and number, apart from what a preposition adds to it. */
const isAll = (items: readonly Item[], p: Phrase, start: number): boolean =>
  p.to + 1 >= start || /^(?:by|from|of|on|in|for|to|than|over|compared|across|at|with)$/.test(items[p.to + 1]?.lower ?? "") || items[p.to + 1]?.lower === "(";

/** "variance of the estimates" keeps its whole length only where short. */
const trimOf = (items: readonly Item[], p: Phrase): Phrase => {
  const of = items.slice(p.from, p.to + 1).findIndex((i) => i.lower === "of");
  return of > 0 && p.to - p.from > 4 ? { from: p.from, to: p.from + of - 1 } : p;
};

const lastMetric = (items: readonly Item[], from: number, to: number): number | null => {
  for (let i = to; i >= from; i--) if (isMetric(items, i)) return i;
  return null;
};

/** Another verb or a number between a metric and the change: they are not each other's. */
const crosses = (items: readonly Item[], a: number, b: number): boolean =>
  items.slice(a + 1, b).some((i) => i.kind === "quantity" || (i.kind === "word" && (isClass("gain-verb", i.lower) || isClass("strong-score", i.lower))));

function verbLeft(items: readonly Item[], from: number, floor: number): number | null {
  for (let i = from - 1; i >= floor; i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity") return null;
    if (item.kind === "word" && (isClass("gain-verb", item.lower) || isClass("gain-noun", item.lower))) return i;
  }
  return null;
}

/** "accuracy (…) from 44 to 64", "and AUPR from 0.862 to 0.898": the nearest metric before the number in its clause. */
function between2(d: Draft, left: Zone): Metric | null {
  const { items } = d.scene;
  const at = lastMetric(items, Math.max(left.from, d.first - 9), d.first - 1);
  if (at === null) return null;
  if (items.slice(at + 1, d.first).some((i) => i.kind === "word" && isClass("beat-verb", i.lower))) return null;
  return widened(d.scene, at, left.from);
}

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
    const before = phraseBefore(items, d.first - 2, left.from);
    const known = before ? lastMetric(items, before.from, before.to) : null;
    if (known !== null && before) return widened(scene, known, before.from);
    const bracket = /^[)]$/.test(items[d.first - 2]?.lower ?? "") ? lastMetric(items, Math.max(left.from, d.first - 8), d.first - 2) : null;
    if (bracket !== null) return widened(scene, bracket, left.from);
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
  const equal = items[d.first - 1]?.lower === "=" ? items[d.first - 2] : undefined;
  if (equal && (equal.mention?.kind === "name" || equal.kind === "word")) return named(scene, d.first - 2, d.first - 2, null);
  if (items[d.last + 1]?.lower === "in") {
    const told = afterIn(scene, d.last + 1, Math.min(right.to, d.last + 3));
    if (told) return told;
  }
  const near = lastMetric(items, Math.max(left.from, d.first - 8), d.first - 1);
  if (near !== null && !rivalBetween(items, near, d.first)) return widened(scene, near, left.from);
  const inside = afterIn(scene, d.last + 1, Math.min(right.to, d.last + 3));
  if (inside) return inside;
  if (!next || next.from !== d.last + 1 || d.after?.of !== null) return null;
  const coined = next.from === next.to && items[next.from]?.mention?.kind === "name" && /^(?:for|on|in|\.|,|and)$/.test(items[next.to + 1]?.lower ?? ".");
  return coined ? named(scene, next.from, next.to, null) : phraseMetric(scene, next);
}

const rivalBetween = (items: readonly Item[], a: number, b: number): boolean =>
  items.slice(a + 1, b).some((i) => i.kind === "word" && (isClass("beat-verb", i.lower) || isClass("gain-verb", i.lower)));

/** The metric of each claim, from its own clause; then what a list shares. */
export function refineMetrics(drafts: readonly Draft[]): Draft[] {
  const bound = drafts.map((d, i) => {
    const before = drafts[i - 1];
    const right = rightZone(d, drafts[i + 1]);
    const left = leftZone(d, before?.scene === d.scene ? before : undefined);
    const metric = metricOf(d, left, right);
    return metric ? amend(d, { metric }, `metric ${metric.value.name}`) : d;
  });
  return shareInScene(groupsOf(bound).flatMap((group) => shareInGroup(group)));
}

/** Scores of one clause share the metric that the first of them names; so do the gains of one cue. */
function shareInScene(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = out.at(-1);
    const same = before?.metric && before.scene === d.scene && !d.metric && isAkin(before, d);
    out.push(same && before.metric ? amend(d, { metric: { ...before.metric, inferred: "shared in the sentence" } }, "metric shared with the claim before it") : d);
  }
  return out;
}

const isAkin = (a: Draft, b: Draft): boolean => {
  const between = a.scene.items.slice(a.last + 1, b.first);
  if (between.some((i) => i.lower === ";") || between.length > 16) return false;
  if (a.gain && !a.after) return b.gain !== null && !b.after && a.cue === b.cue && a.cue !== null;
  return b.after !== null && !(b.gain && !b.after) && (a.after?.unit ?? "") === (b.after?.unit ?? "");
};

function metricOf(d: Draft, left: Zone, right: Zone): Metric | null {
  if (d.rule.startsWith("gain-by") && !d.after) return ofGoverned(d, left, right) ?? ofNounGain(d, right);
  if (d.gain && !d.after && d.cue !== null && (d.cue > d.last || isClass("gain-noun", d.scene.items[d.cue]?.lower ?? ""))) {
    return ofNounGain(d, right) ?? between2IfNear(d, left);
  }
  if (d.after && !d.before) return ofScore(d, left, right);
  if (d.before && d.after && /up-from|arrow|bracket/.test(d.rule)) return ofGoverned(d, left, right) ?? ofScore(d, left, right);
  if (d.gain && !d.after && d.cue === null) return ofSigned(d, left, right);
  return ofGoverned(d, left, right);
}

/** "+5.96% AP on A", "(+1.9% WER)", "success rate (+2.5% on average)". */
function ofSigned(d: Draft, left: Zone, right: Zone): Metric | null {
  const { scene } = d;
  const next = readPhrase(scene.items, d.last + 1, Math.min(scene.items.length, right.to + 1), false);
  const at = next ? metricIn(scene.items, next.from, next.to) : null;
  if (at !== null && next) return widened(scene, at, next.from);
  return afterIn(scene, d.last + 1, right.to) ?? between2(d, left) ?? (d.gain?.unit === "times" ? phraseMetric(scene, next) : null);
}

const between2IfNear = (d: Draft, left: Zone): Metric | null => {
  const cue = d.cue ?? d.first;
  if (cue < d.first) return null;
  const { items } = d.scene;
  const open = items[d.first - 1]?.lower === "(";
  return open ? between2(d, left) : null;
};

/** "14.9% and 14.6% improvements in Recall@5 and nDCG@5": the metrics listed behind the last number. */
function metricList({ scene: { items }, last }: Draft): number[] {
  const found: number[] = [];
  for (let i = last + 1; i < Math.min(items.length, last + 12); i++) {
    if (isMetric(items, i)) found.push(i);
    else if (found.length > 0 && !/^(?:,|and|\/)$/.test(items[i]?.lower ?? "")) break;
    else if (isHardStop(items[i]) || items[i]?.quantity) break;
  }
  return found;
}

/** "a metric said for the first of two coordinated numbers holds for the second", and the other way round. */
function shareInGroup(group: readonly Draft[]): Draft[] {
  const list = group.length > 1 ? metricList(group.at(-1) as Draft) : [];
  if (list.length === group.length) {
    const { scene } = group[0] as Draft;
    return group.map((d, i) => amend(d, { metric: named(scene, list[i] as number, list[i] as number, scene.items[list[i] as number]?.mention ?? null) }, "lists of one length pair in order"));
  }
  const with1 = group.find((d) => d.metric !== null)?.metric;
  if (!with1) return [...group];
  return group.map((d) => (d.metric ? d : amend(d, { metric: { ...with1, inferred: "shared in its list" } }, "metric shared in its list")));
}
