import type { Draft } from "../rules/draft";
import { type Item, isClass, type Scene } from "../rules/scene";
import {
  afterIn,
  coinedMetric,
  isMetric,
  lastMetric,
  type Metric,
  metricIn,
  phraseMetric,
  speedMetric,
  subjectMetric,
  VAGUE_HEAD,
  widened,
  wordMetric,
} from "./metric-phrases";
import { type Phrase, phraseBefore, readPhrase } from "./phrases";
import type { Zone } from "./zones";

/** "accuracy (a 2% drop)", "improvements in click (+0.9%)", "raises faithfulness (e.g., +24pp)". */
function beforeBracket({ scene, first }: Draft): Metric | null {
  const { items } = scene;
  const mark = first - 1 - (items[first - 1]?.lower === "," ? 1 : 0);
  const open = /^(?:e\.g\.?|i\.e\.?)$/.test(items[mark]?.lower ?? "") ? mark - 1 : mark;
  if (items[open]?.lower !== "(") return null;
  if (isMetric(items, open - 1)) return widened(scene, open - 1, Math.max(0, open - 4));
  const phrase = phraseBefore(items, open - 1, Math.max(0, open - 5));
  const lead = items[(phrase?.from ?? 0) - 1]?.lower ?? "";
  const changed =
    isClass("gain-verb", lead) || (lead === "in" && isClass("gain-noun", items[(phrase?.from ?? 0) - 2]?.lower ?? ""));
  return changed ? phraseMetric(scene, phrase) : null;
}

/** Between the number and the noun of its gain: "15.6% *accuracy* improvement"; the noun itself: "speedup". */
export function ofNounGain(d: Draft, right: Zone): Metric | null {
  const { scene } = d;
  const { items } = scene;
  const cue = d.cue ?? d.last;
  if (cue > d.last) {
    const inside = metricIn(items, d.last + 1, cue - 1);
    if (inside !== null) return widened(scene, inside, d.last + 1);
  }
  const word = items[cue]?.lower ?? "";
  const before = beforeBracket(d);
  if (before) return before;
  if (/^(?:speed-?ups?|accelerations?|faster|quicker|slower|slow-?downs?)$/.test(word)) return speedMetric(scene, cue);
  if (/^(?:cheaper|costlier)$/.test(word)) return wordMetric(scene, cue, "cost");
  const edge = Math.max(cue, d.last);
  if (isClass("more", word) && items[cue + 1]?.lower === "accurate") return wordMetric(scene, cue + 1, "accuracy");
  const behind = afterIn(scene, edge + 1, right.to);
  if (behind) return behind;
  if (isClass("more", word) && isMetric(items, d.first - 1))
    return widened(scene, d.first - 1, Math.max(0, d.first - 4));
  if (isClass("more", word) && cue > d.last && !/^(?:above|below|ahead|behind)$/.test(word)) {
    const object = readPhrase(items, cue + 1, right.to + 1, false);
    const phrase = phraseMetric(scene, object, true) ?? coinedMetric(scene, object);
    if (phrase) return phrase;
  }
  if (cue > d.last + 1) {
    const phrase = phraseMetric(scene, { from: d.last + 1, to: cue - 1 });
    if (phrase && !items.slice(d.last + 1, cue).some((i) => isClass("adjective", i.lower) && i.lower !== "performance"))
      return phrase;
  }
  if (cue < d.first) return betweenCueAndNumber(d, cue);
  return superiorBefore(d);
}

/** "superior *precision* with a 25% improvement". */
function superiorBefore({ scene, first }: Draft): Metric | null {
  const { items } = scene;
  const at = /^(?:a|an)$/.test(items[first - 1]?.lower ?? "") ? first - 2 : first - 1;
  if (items[at]?.lower !== "with" || !isMetric(items, at - 1)) return null;
  const better = items
    .slice(Math.max(0, at - 5), at - 1)
    .some((i) => /^(?:superior|improved|better|higher|enhanced|lower|reduced)$/.test(i.lower));
  return better ? widened(scene, at - 1, Math.max(0, at - 4)) : null;
}

/** "improvement in AUROC of 3%": what stands between the noun of change and its number. */
function betweenCueAndNumber(d: Draft, cue: number): Metric | null {
  const at = metricIn(d.scene.items, cue + 1, d.first - 1);
  if (at === null) return metricLeftOf(d, cue);
  const object = d.scene.items[anchorOf(d) - 1]?.lower ?? "";
  return VAGUE_HEAD.test(object) ? null : widened(d.scene, at, cue + 1);
}

/** "average pass@3 improvements of +14.0": right before the noun of change. */
function metricLeftOf(d: Draft, cue: number): Metric | null {
  const { items } = d.scene;
  const at = metricIn(items, Math.max(0, cue - 2), cue - 1);
  if (at !== null) return widened(d.scene, at, Math.max(0, cue - 5));
  const noun = /(?:tion|ment)s?$/.test(items[cue]?.lower ?? "")
    ? phraseBefore(items, cue - 1, Math.max(0, cue - 3))
    : null;
  return noun && !isClass("adjective", items[noun.to]?.lower ?? "") ? phraseMetric(d.scene, noun) : null;
}

/** "reduces token usage by 63%", "lifting the success rate from 4 to 21": the object or the subject of the verb. */
export function ofGoverned(d: Draft, left: Zone, right: Zone): Metric | null {
  const { scene } = d;
  const { items } = scene;
  const start = anchorOf(d);
  const cue = d.cue ?? verbLeft(items, start, left.from);
  const beat = cue !== null && isClass("beat-verb", items[cue]?.lower ?? "");
  if (cue !== null && d.gain && !d.before && /^(?:accelerat|speed|sped)/.test(items[cue]?.lower ?? ""))
    return speedMetric(scene, cue);
  if (cue !== null && cue < start && !beat) {
    const near = lastMetric(items, cue + 1, start - 1);
    if (near !== null && !crosses(items, near, start)) return widened(scene, near, cue + 1);
  }
  const inside = d.before && d.after ? rightOf(d, right) : afterIn(scene, d.last + 1, right.to);
  if (inside) return inside;
  if (cue !== null && cue < start && !beat) {
    const apart = cue < left.from;
    const object = apart
      ? phraseBefore(items, start - 1, left.from)
      : cue + 1 < start
        ? readPhrase(items, cue + 1, start, true)
        : null;
    const free = object && (apart || isAll(items, object, start)) ? phraseMetric(scene, trimOf(items, object)) : null;
    if (free) return free;
    const coined = isClass("down-verb", items[cue]?.lower ?? "") ? coinedMetric(scene, object) : null;
    if (coined) return coined;
  }
  if (beat && cue !== null && /^(?:that|those)$/.test(items[cue + 1]?.lower ?? "")) return ofSubject(scene, cue, left);
  const between = between2(d, left);
  if (between) return between;
  if (cue !== null && cue < start && (!beat || isMetric(items, cue - 1))) {
    const subject = phraseBefore(items, cue - 1, left.from);
    const at = subject ? metricIn(items, subject.from, subject.to) : null;
    if (at !== null && subject) return widened(scene, at, subject.from);
    const far = lastMetric(items, Math.max(left.from, cue - 8), cue - 1);
    if (far !== null && items[far + 1]?.lower === "of" && !crosses(items, far, cue))
      return widened(scene, far, left.from);
    const alone = items.slice(cue + 1, start).every((i) => /ly$|^(?:only|further)$/.test(i.lower));
    const own = alone ? subjectMetric(scene, subject, MOVES.test(items[cue]?.lower ?? "")) : null;
    if (own) return own;
    if (
      subject &&
      /(?:rate|ratio|score|error|index|accurac(?:y|ie)|correctness|coverage|agreement)s?$/.test(
        items[subject.to]?.lower ?? "",
      )
    )
      return phraseMetric(scene, subject);
    if (/^(?:is|are|was|were)$/.test(items[cue - 1]?.lower ?? ""))
      return phraseMetric(scene, phraseBefore(items, cue - 2, left.from));
  }
  if (cue !== null && isClass("more", items[cue]?.lower ?? "")) {
    const verb = items[cue - 1]?.lower ?? "";
    if (/^(?:is|are|was|were)$/.test(verb)) return phraseMetric(scene, phraseBefore(items, cue - 2, left.from));
  }
  return null;
}

/** "from 60.0 to 63.2 *overall F1*". */
function rightOf({ scene, last }: Draft, right: Zone): Metric | null {
  const next = readPhrase(scene.items, last + 1, right.to + 1, false);
  const at = next?.from === last + 1 ? metricIn(scene.items, next.from, next.to) : null;
  return at === null || !next ? null : widened(scene, at, next.from);
}

/** What moves by itself is a figure: "overlap falls". Who improves may be anybody. */
const MOVES =
  /^(?:drop|fall|fell|rise|rose|rising|increase|increasing|decrease|decreasing|decline|declining|grow|grew|shrink|shrank|climb|jump|soar|plummet)/;

/** "the *hit rate* of A exceeds that of B": the subject, or what it is of A's. */
function ofSubject(scene: Scene, verb: number, left: Zone): Metric | null {
  const subject = phraseBefore(scene.items, verb - 1, left.from);
  const owned = subject && scene.items[subject.from - 1]?.lower === "of";
  return phraseMetric(scene, owned ? phraseBefore(scene.items, subject.from - 2, left.from) : subject);
}

/** Where "by N", "from N" or "to N" begins. */
function anchorOf(d: Draft): number {
  const { items } = d.scene;
  for (let i = d.first - 1; i >= Math.max(0, d.first - 8); i--)
    if (/^(?:by|from)$/.test(items[i]?.lower ?? "")) return i;
  return d.first;
}

/** The object is all that stands between verb and number, apart from what a preposition adds to it. */
const isAll = (items: readonly Item[], p: Phrase, start: number): boolean =>
  p.to + 1 >= start ||
  /^(?:by|from|of|on|in|for|to|than|over|compared|across|at|with)$/.test(items[p.to + 1]?.lower ?? "") ||
  items[p.to + 1]?.lower === "(";

/** "variance of the estimates" keeps its whole length only where short. */
const trimOf = (items: readonly Item[], p: Phrase): Phrase => {
  const of = items.slice(p.from, p.to + 1).findIndex((i) => i.lower === "of");
  return of > 0 && p.to - p.from > 4 ? { from: p.from, to: p.from + of - 1 } : p;
};

/** Another verb or a number between a metric and the change: they are not each other's. */
const crosses = (items: readonly Item[], a: number, b: number): boolean =>
  items
    .slice(a + 1, b)
    .some(
      (i) =>
        i.kind === "quantity" ||
        (i.kind === "word" && (isClass("gain-verb", i.lower) || isClass("strong-score", i.lower))),
    );

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

/** "saving 46% *retrieval redundancy*". */
export const ofObject = (d: Draft, right: Zone): Metric | null =>
  phraseMetric(d.scene, readPhrase(d.scene.items, d.last + 1, right.to + 1, false), true);

/** "+5.96% AP on A", "(+1.9% WER)", "success rate (+2.5% on average)". */
export function ofSigned(d: Draft, left: Zone, right: Zone): Metric | null {
  const { scene } = d;
  const next = readPhrase(scene.items, d.last + 1, Math.min(scene.items.length, right.to + 1), false);
  const at = next ? metricIn(scene.items, next.from, next.to) : null;
  if (at !== null && next) return widened(scene, at, next.from);
  return (
    afterIn(scene, d.last + 1, right.to) ??
    beforeBracket(d) ??
    between2(d, left) ??
    inBracket(d) ??
    (d.gain?.unit === "times" || (next && next.to - next.from < 3 && closesPhrase(scene.items[next.to + 1]))
      ? phraseMetric(scene, next)
      : null)
  );
}

const closesPhrase = (item: Item | undefined): boolean => item === undefined || /^[).,;]$/.test(item.lower);

/** "(interpretability +44.0%)": what fills the bracket before the number is what it measures. */
function inBracket({ scene, first }: Draft): Metric | null {
  const phrase = phraseBefore(scene.items, first - 1, Math.max(0, first - 5));
  return phrase && scene.items[phrase.from - 1]?.lower === "(" ? phraseMetric(scene, phrase) : null;
}

export const between2IfNear = (d: Draft, left: Zone): Metric | null => {
  const cue = d.cue ?? d.first;
  if (cue < d.first) return null;
  const { items } = d.scene;
  const open = items[d.first - 1]?.lower === "(";
  return open ? between2(d, left) : null;
};
