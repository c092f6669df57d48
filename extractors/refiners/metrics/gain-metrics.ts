import { NO_METRIC } from "../../rules/cues";
import type { Draft } from "../../rules/draft";
import { isSystemNoun } from "../../rules/rival-words";
import { type Item, isClass, isResultVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { type Phrase, phraseBefore, readPhrase, subjectEnd } from "../context/phrases";
import { anchorOf, type Zone } from "../context/zones";
import { afterIn } from "./metric-behind";
import {
  coinedMetric,
  isMetric,
  lastMetric,
  MEASURED,
  type Metric,
  metricIn,
  named,
  objectMetric,
  phraseMetric,
  speedMetric,
  subjectMetric,
  widened,
} from "./metric-phrases";
import { beforeBracket } from "./noun-gain-metrics";

/** A change with the word that governs it: what the readers below look at. */
interface Governed {
  readonly d: Draft;
  readonly left: Zone;
  readonly right: Zone;
  /** Item at which "by N" or "from N" begins. */
  readonly start: number;
  /** The word of change, and whether it stands before the number and has an object that is measured. */
  readonly cue: number | null;
  readonly leads: boolean;
  readonly beat: boolean;
}

/** "reduces token usage by 63%", "lifting the success rate from 4 to 21": the object or the subject of the verb, which stands before "from" though a noun tells the change again behind it. */
export function ofGoverned(d: Draft, left: Zone, right: Zone): Metric | null {
  const { items } = d.scene;
  const start = anchorOf(d);
  const isLater = d.before !== null && (d.cue ?? 0) > start;
  const verb = d.cue === null || isLater ? verbLeft(items, start, left.from) : null;
  const cue = verb ?? d.cue;
  const beat = cue !== null && isClass("beat-verb", wordAt(items, cue));
  const governed = { d, left, right, start, cue, beat, leads: cue !== null && cue < start && !beat };
  for (const read of GOVERNED) {
    const metric = read(governed);
    if (metric) return metric;
  }
  return null;
}

type Reader = (g: Governed) => Metric | null;

/** "accelerates decoding by 3x". */
const sped: Reader = ({ d, cue }) =>
  cue !== null && d.gain && !d.before && /^(?:accelerat|speed|sped)/.test(wordAt(d.scene.items, cue))
    ? speedMetric(d.scene, cue)
    : null;

/** "raises *recall* by 4%": a known metric between verb and number. */
const knownObject: Reader = ({ d: { scene }, start, cue, leads }) => {
  if (cue === null || !leads) return null;
  const near = outsideOf(scene.items, lastMetric(scene.items, cue + 1, start - 1), cue);
  return near !== null && !crosses(scene.items, near, start) ? widened(scene, near, cue + 1) : null;
};

/** "improves by 4% in *recall*", or the noun phrase between verb and number, whichever is nearer. */
const behindOrObject: Reader = ({ d, left, right, start, cue, leads }) => {
  const { scene, last } = d;
  const behind = d.before && d.after ? rightOf(d, right) : afterIn(scene, last + 1, right.to);
  const object = cue !== null && leads ? objectOf(d, cue, start, left) : null;
  const whole = object && ((cue ?? 0) < left.from || isAll(scene.items, object, start));
  const free = whole ? phraseMetric(scene, trimOf(scene.items, withoutParticiple(scene.items, object))) : null;
  if (behind && (!free || tokenAt(d, last + 4) >= behind.first)) return behind;
  return free;
};

/** "*recall* of A improves by 4%", "*page overlap* falls by 4%": the subject of the verb. */
const subject: Reader = ({ d: { scene }, left, start, cue, leads }) => {
  const { items } = scene;
  if (cue === null || cue >= start || (!leads && !isMetric(items, cue - 1))) return null;
  const phrase = phraseBefore(items, cue - 1, left.from);
  const at = phrase ? metricIn(items, phrase.from, phrase.to) : null;
  if (at !== null && phrase) return widened(scene, at, phrase.from);
  const far = lastMetric(items, Math.max(left.from, cue - 8), cue - 1);
  if (far !== null && items[far + 1]?.lower === "of") return widened(scene, far, left.from);
  const alone = items.slice(cue + 1, start).every((i) => /ly$|^(?:only|further)$/.test(i.lower));
  const own = alone ? subjectMetric(scene, phrase, MOVES.test(wordAt(items, cue))) : null;
  return own ?? (phrase && MEASURED.test(wordAt(items, phrase.to)) ? phraseMetric(scene, phrase) : null);
};

/** "*drift* is reduced by 4%", "a *drift* that is lower by 4%". */
const copula: Reader = ({ d: { scene }, left, cue, leads }) => {
  if (cue === null || !/^(?:is|are|was|were)$/.test(wordAt(scene.items, cue - 1))) return null;
  const told = isClass("more", wordAt(scene.items, cue)) || leads;
  return told ? phraseMetric(scene, phraseBefore(scene.items, subjectEnd(scene.items, cue - 1), left.from)) : null;
};

/** "boosts *conceptual grasp* by 30%": nothing better is named, and the verb has an object. */
const whatChanges: Reader = ({ d, left, start, cue, leads }) =>
  cue !== null && leads && isClass("gain-verb", wordAt(d.scene.items, cue))
    ? objectMetric(d.scene, objectOf(d, cue, start, left))
    : null;

/** "raises accuracy by 4 points *in recall*", "cuts costs by 50% *in terms of FLOPs*": a metric right behind the number is nearer than the object. */
const rightBehind: Reader = ({ d: { scene, last, before }, right }) => {
  const { items } = scene;
  if (before || wordAt(items, last + 1) !== "in") return null;
  const start = wordAt(items, last + 2) === "terms" ? last + 4 : last + 2;
  const phrase = readPhrase(items, start, right.to + 1, false);
  return phrase && isMetric(items, phrase.to) ? widened(scene, phrase.to, phrase.from) : null;
};

/** "improves *performance* by 3%", "raises *SciQ* by 3%": the verb has its own object, so that a metric before it is not what changes. */
const hasPlainObject = ({ d: { scene }, cue, start, leads }: Governed): boolean =>
  cue !== null &&
  leads &&
  scene.items.slice(cue + 1, start).some((i) => i.lower === "performance" || i.mention?.kind === "benchmark");

/** "changes *lost letters* from 29 to 27 and *page order* from 4 to 9": the object between its verb, or the object before it, and "from". */
const beforeFrom: Reader = ({ d: { scene, before, after }, left, start }) => {
  const { items } = scene;
  const read = before && after && wordAt(items, start) === "from" ? phraseBefore(items, start - 1, left.from) : null;
  if (!read) return null;
  const verb = items.slice(read.from, read.to).findLastIndex((i) => LEADS_TO.some((c) => isClass(c, i.lower)));
  const phrase = { from: read.from + verb + 1, to: read.to };
  const { kind, lower } = items[phrase.to] as Item;
  let lead = phrase.from - 1;
  while (/^(?:the|its|their|our)$/.test(wordAt(items, lead))) lead--;
  const object =
    LEADS_TO.some((c) => isClass(c, wordAt(items, lead))) || (wordAt(items, lead) === "and" && lead < left.from + 2);
  const told = phrase.from < phrase.to && kind === "word" && object;
  return told && !isSystemNoun(lower) && !NO_METRIC.has(lower) ? named(scene, phrase.from, phrase.to, null) : null;
};

const LEADS_TO = ["gain-verb", "vary-verb", "move-verb"];

const GOVERNED: readonly Reader[] = [
  rightBehind,
  sped,
  knownObject,
  behindOrObject,
  (g) => (hasPlainObject(g) ? null : nearestBefore(g.d, g.left)),
  subject,
  copula,
  whatChanges,
  beforeFrom,
  ({ d, cue }) => beforeBracket({ ...d, cue }),
];

/** "from 60.0 to 63.2 *overall F1*". */
function rightOf({ scene, last }: Draft, right: Zone): Metric | null {
  const next = readPhrase(scene.items, last + 1, right.to + 1, false);
  const at = next?.from === last + 1 ? metricIn(scene.items, next.from, next.to) : null;
  return at === null || !next ? null : widened(scene, at, next.from);
}

/** What moves by itself is a figure: "overlap falls". Who improves may be anybody. */
const MOVES =
  /^(?:drop|fall|fell|rise|rose|rising|increase|increasing|decrease|decreasing|decline|declining|grow|grew|shrink|shrank|climb|jump|soar|plummet)/;

/** "reduces *FPR95* (… positives)", "improves the *recall* on specificity", "cuts the *error* of speed": a metric that explains or places another. */
function outsideOf(items: readonly Item[], near: number | null, floor: number): number | null {
  if (near === null) return null;
  for (let i = near - 1; i > floor; i--) {
    const { lower, kind } = items[i] as Item;
    if (lower === "(" || /^(?:on|at)$/.test(lower)) return isMetric(items, i - 1) ? i - 1 : near;
    const head = items[i - 1]?.lower === ")" ? i - 2 : i - 1;
    if (lower === "of" && isMetric(items, head) && wordAt(items, head) !== "cost") return head;
    if (kind === "sign" && lower !== "-") return near;
  }
  return near;
}

const tokenAt = (d: Draft, at: number): number => d.scene.items[Math.min(at, d.scene.items.length - 1)]?.last ?? 0;

/** "reduces *token usage* by N", "a reduction in *bias* by N": what the verb or the noun of change speaks of. */
function objectOf(d: Draft, cue: number, start: number, left: Zone): Phrase | null {
  const { items } = d.scene;
  if (cue < left.from) return phraseBefore(items, start - 1, left.from);
  const noun = isClass("gain-noun", wordAt(items, cue)) && /^(?:in|of)$/.test(wordAt(items, cue + 1));
  const from = noun ? cue + 2 : cue + 1;
  return from < start && !isClass("preposition", wordAt(items, from)) ? readPhrase(items, from, start, true) : null;
}

/** The object is all that stands between verb and number, apart from what a preposition adds to it. */
const isAll = (items: readonly Item[], p: Phrase, start: number): boolean =>
  p.to + 1 >= start ||
  /^(?:by|from|of|on|in|for|to|than|over|compared|across|at|with)$/.test(wordAt(items, p.to + 1)) ||
  items[p.to + 1]?.lower === "(";

/** "*the pages* required", "*the strain* applied (to …)": what is said behind a noun is no part of its name. */
const withoutParticiple = (items: readonly Item[], p: Phrase): Phrase =>
  p.from < p.to && items[p.to]?.kind === "word" && /[a-z]{2}ed$/.test(wordAt(items, p.to))
    ? { from: p.from, to: p.to - 1 }
    : p;

/** "variance of the estimates" keeps its whole length only where short. */
const trimOf = (items: readonly Item[], p: Phrase): Phrase => {
  const of = items.slice(p.from, p.to + 1).findIndex((i) => i.lower === "of");
  return of > 0 && p.to - p.from > 4 ? { from: p.from, to: p.from + of - 1 } : p;
};

/** Another verb or a number between a metric and the change: they are not each other's. */
const crosses = (items: readonly Item[], a: number, b: number): boolean =>
  items.slice(a + 1, b).some((i) => i.kind === "quantity" || isResultVerb(i));

function verbLeft(items: readonly Item[], from: number, floor: number): number | null {
  for (let i = from - 1; i >= floor; i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity") return null;
    if (item.kind === "word" && (isClass("gain-verb", item.lower) || isClass("gain-noun", item.lower))) return i;
  }
  return null;
}

/** "accuracy (…) from 44 to 64", "and AUPR from 0.862 to 0.898": the nearest metric before the number in its clause. */
function nearestBefore(d: Draft, left: Zone): Metric | null {
  const { items } = d.scene;
  const at = lastMetric(items, Math.max(left.from, d.first - 9), d.first - 1);
  if (at === null) return null;
  if (items.slice(at + 1, d.first).some((i) => i.kind === "word" && isClass("beat-verb", i.lower))) return null;
  return widened(d.scene, at, left.from);
}

/** "saving 46% *retrieval redundancy*". */
export const ofObject = (d: Draft, right: Zone): Metric | null =>
  phraseMetric(d.scene, readPhrase(d.scene.items, d.last + 1, right.to + 1, false), true);

/** "2.2x *server throughput*", "twice *the page efficiency* of B": what stands right behind a multiple is multiplied. */
export const ofMultiple = (d: Draft, right: Zone): Metric | null => {
  const next = readPhrase(d.scene.items, d.last + 1, right.to + 1, false);
  return next ? phraseMetric(d.scene, next) : null;
};

/** "+5.96% AP on A", "(+1.9% WER)", "success rate (+2.5% on average)". */
export function ofSigned(d: Draft, left: Zone, right: Zone): Metric | null {
  const { scene } = d;
  const next = readPhrase(scene.items, d.last + 1, Math.min(scene.items.length, right.to + 1), false);
  return (
    afterIn(scene, d.last + 1, right.to) ??
    beforeBracket(d) ??
    nearestBefore(d, left) ??
    metricInBracket(d) ??
    (d.gain?.unit === "times" || (next && closesPhrase(scene.items[next.to + 1])) ? phraseMetric(scene, next) : null)
  );
}

const closesPhrase = (item: Item | undefined): boolean => item === undefined || /^[).,;]$/.test(item.lower);

/** "(interpretability +44.0%)": what fills the bracket before the number is what it measures. */
function metricInBracket({ scene, first }: Draft): Metric | null {
  const phrase = phraseBefore(scene.items, first - 1, Math.max(0, first - 5));
  return phrase && scene.items[phrase.from - 1]?.lower === "(" ? phraseMetric(scene, phrase) : null;
}

/** "better recall than before (3% higher)": the nearest metric before the bracket that the gain and its word fill. */
export const nearestBeforeBracket = (d: Draft, left: Zone): Metric | null =>
  (d.cue ?? d.first) >= d.first && d.scene.items[d.first - 1]?.lower === "(" ? nearestBefore(d, left) : null;

/** "4 and 7 absolute *hit@8* points", "+5.2 *success* points": what the points are of. */
export function ofPoints({ scene, last, gain }: Draft): Metric | null {
  const { items } = scene;
  const whole = readPhrase(items, last + 1, last + 6, false);
  if (!gain || whole?.from !== last + 1 || whole.to === whole.from || !/^points?$/.test(wordAt(items, whole.to)))
    return null;
  const phrase = { from: whole.from, to: whole.to - 1 };
  return /^(?:absolute|relative|percentage|percent|full|whole|more|additional|likert)$/.test(wordAt(items, phrase.to))
    ? null
    : (phraseMetric(scene, phrase) ?? coinedMetric(scene, phrase));
}
