import { type Draft, wordOf } from "../../rules/draft";
import { type Item, isClass } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { phraseBefore, readPhrase, subjectEnd } from "../context/phrases";
import { anchorOf, type Zone } from "../context/zones";
import { afterIn } from "./metric-behind";
import {
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

/** What may stand between the word of change and its number: "(reductions *of* 5%", "(increasing *by an average of* 5%". */
const LED = /^(?:of|from|by|an?|average)$/;

/** "accuracy (a 2% drop)", "improvements in click (+0.9%)", "raises faithfulness (e.g., +24pp)", "lower delays (reductions of 5%)". */
export function beforeBracket({ scene, first, cue }: Draft): Metric | null {
  const { items } = scene;
  const led = cue !== null && cue < first && items.slice(cue + 1, first).every((i) => LED.test(i.lower));
  const start = led ? cue : first;
  const mark = start - 1 - (items[start - 1]?.lower === "," ? 1 : 0);
  const open = /^(?:e\.g\.?|i\.e\.?|an?)$/.test(wordAt(items, mark)) ? mark - 1 : mark;
  if (items[open]?.lower !== "(") return null;
  if (isMetric(items, open - 1)) return widened(scene, open - 1, Math.max(0, open - 4));
  const phrase = phraseBefore(items, open - 1, Math.max(0, open - 5));
  const lead = wordAt(items, (phrase?.from ?? 0) - 1);
  const changed =
    isClass("gain-verb", lead) || (lead === "in" && isClass("gain-noun", wordAt(items, (phrase?.from ?? 0) - 2)));
  return changed ? phraseMetric(scene, phrase) : null;
}

/** Between the number and the noun of its gain: "15.6% *accuracy* improvement"; the noun itself: "speedup". */
export function ofNounGain(d: Draft, right: Zone): Metric | null {
  for (const read of READERS) {
    const metric = read(d, d.cue ?? d.last, right);
    if (metric) return metric;
  }
  return null;
}

type Reader = (d: Draft, cue: number, right: Zone) => Metric | null;

/** "15.6% *accuracy* improvement". */
const knownInside: Reader = ({ scene, last }, cue) => {
  const inside = cue > last ? metricIn(scene.items, last + 1, cue - 1) : null;
  return inside === null ? null : widened(scene, inside, last + 1);
};

/** The word itself, or a term of the trade that ends in it: "inference speedup", "speedup ratio". */
const SPEED = /(?:^|[ -])(?:speed-?ups?|accelerations?|faster|quicker|slower|slow-?downs?)(?: ratio| factor)?$/;

/** "3x faster *sorting time*", "a 3x acceleration in *sorting time*": what is faster goes by its own name where that is one of a time or of an efficiency. */
function timeBehind(d: Draft, cue: number): Metric | null {
  const { items } = d.scene;
  const led = /^accelerations?$/.test(wordOf(d, cue)) && wordOf(d, cue + 1) === "in";
  const next = cue > d.last ? readPhrase(items, led ? cue + 2 : cue + 1, items.length, false) : null;
  if (!next || !isMetric(items, next.to) || items[next.to]?.mention?.metric?.id === "speed") return null;
  return led || /(?:time|latency|latencies)$/.test(wordAt(items, next.to))
    ? widened(d.scene, next.to, next.from)
    : null;
}

/** "a 3x speedup", "3x faster", "3x cheaper", "3% more accurate". */
const byItsWord: Reader = (d, cue) => {
  const word = wordOf(d, cue);
  if (SPEED.test(word)) return timeBehind(d, cue) ?? speedMetric(d.scene, cue);
  if (/^(?:cheaper|costlier)$/.test(word)) return wordMetric(d.scene, cue, "cost");
  const accurate = isClass("more", word) && wordOf(d, cue + 1) === "accurate";
  return accurate ? wordMetric(d.scene, cue + 1, "accuracy") : null;
};

/** What an adjective of comparison is one of: "4x *smaller* than B", "56% more *robust* on A". */
const QUALITY_OF: ReadonlyMap<string, string> = new Map([
  ["smaller", "size"],
  ["longer", "length"],
  ["shorter", "length"],
  ["robust", "robustness"],
  ["stable", "stability"],
  ["efficient", "efficiency"],
]);

/** A comparison without its object: what the adjective is one of. */
const byAdjective: Reader = (d, cue) => {
  const at = isClass("more", wordOf(d, cue)) && QUALITY_OF.has(wordOf(d, cue + 1)) ? cue + 1 : cue;
  const quality = QUALITY_OF.get(wordOf(d, at));
  return quality && at > d.last && isBare(d.scene.items[at + 1]) ? wordMetric(d.scene, at, quality) : null;
};

/** "an average *MAE* improvement of 48% in the accuracy of sorting": what stands right before the noun is nearest. */
const rightBefore: Reader = ({ scene, first }, cue) => {
  const quality = cue < first && scene.items[cue - 1]?.mention?.metric?.kind === "quality";
  return quality && isMetric(scene.items, cue - 1) ? widened(scene, cue - 1, Math.max(0, cue - 5)) : null;
};

const behind: Reader = ({ scene, last }, cue, right) => afterIn(scene, Math.max(cue, last) + 1, right.to);

/** "3% higher *recall*", "(force *MAE* 15% lower)", "(12x lower)". */
const compared: Reader = (d, cue, right) => {
  const { scene, first, last } = d;
  const word = wordOf(d, cue);
  if (!isClass("more", word)) return null;
  if (isMetric(scene.items, first - 1)) return widened(scene, first - 1, Math.max(0, first - 4));
  const bare = /^(?:higher|lower|less|below|above)$/.test(word) && isBare(scene.items[cue + 1]);
  const said = bare ? ofComparison(d) : null;
  if (said || cue <= last || /^(?:above|below|ahead|behind)$/.test(word)) return said;
  const object = readPhrase(scene.items, cue + 1, right.to + 1, false);
  return phraseMetric(scene, object, true) ?? coinedMetric(scene, object);
};

/** "reads 128 *pages* (50% fewer than B)", "5M *free weights*, over 130x fewer than B": a comparison without its object is of what was counted right before. */
const countedBefore: Reader = (d, cue) => {
  const { items } = d.scene;
  if (!/^(?:fewer|more|less)$/.test(wordOf(d, cue)) || !isBare(items[cue + 1])) return null;
  if (!/^[,(]$/.test(wordOf(d, d.first - 1))) return null;
  const end = d.first - 2;
  const unit = items[end]?.quantity?.unit ?? "";
  if (/^[a-z]{3,}$/.test(unit)) return wordMetric(d.scene, end, unit);
  const phrase = phraseBefore(items, end, Math.max(0, end - 4));
  const count = phrase && items[phrase.from - 1]?.quantity;
  return phrase && count && count.unit !== "%" ? widened(d.scene, phrase.to, phrase.from) : null;
};

/** "70% *mean fear* reduction". */
const freeInside: Reader = (d, cue) =>
  cue > d.last + 1 && !isClass("adjective", wordOf(d, cue - 1))
    ? phraseMetric(d.scene, { from: d.last + 1, to: cue - 1 })
    : null;

/** "a 3x *latency speedup*": of what it is one, it is of speed. */
const spedUp: Reader = (d, cue) =>
  cue > d.last && /(?:^|[ -])speed-?ups?$/.test(wordOf(d, cue)) ? speedMetric(d.scene, cue) : null;

const READERS: readonly Reader[] = [
  spedUp,
  knownInside,
  (d) => beforeBracket(d),
  byItsWord,
  rightBefore,
  behind,
  byAdjective,
  countedBefore,
  compared,
  freeInside,
  betweenCueAndNumber,
  gainOn,
];

/** Nouns of a quality, not of a thing or a task. */
const QUALITY = /(?:ness|[aei]ty|[ae]nc[ey]|cy|ratio|size|coverage|usage|length)$|(?:rate|skill|error|count)s?$/;

/** "gains of 6% on *planning skills*", "a 20% reduction for the *mean batch size*": a quality, though the word leads to a place as a rule. */
function gainOn(d: Draft, cue: number, right: Zone): Metric | null {
  const { items } = d.scene;
  const at = Math.max(cue, d.last) + 1;
  if (!/^(?:on|for)$/.test(wordAt(items, at))) return null;
  const phrase = readPhrase(items, at + 1, right.to + 1, false);
  return phrase && QUALITY.test(wordAt(items, phrase.to)) ? phraseMetric(d.scene, phrase) : null;
}

/** "the *error* is 3% lower than", else the metric before: "lower *drift* (12x lower on A, 3x on B)". */
function ofComparison({ scene, first }: Draft): Metric | null {
  const { items } = scene;
  let at = first - 1;
  while (/ly$|^(?:up|to|about|over|around)$/.test(wordAt(items, at))) at--;
  if (/^(?:is|are|was|were)$/.test(wordAt(items, at))) {
    const owner = phraseBefore(items, subjectEnd(items, at), Math.max(0, at - 6));
    const of = owner && wordAt(items, owner.from - 1) === "of" ? owner.from - 1 : null;
    return of !== null && isMetric(items, of - 1) ? widened(scene, of - 1, 0) : subjectMetric(scene, owner);
  }
  const said = lastMetric(items, 0, first - 1);
  const other = items.slice(said ?? 0, first).some((i) => /^(?:is|are|was|were)$/.test(i.lower));
  return said === null || other ? null : widened(scene, said, Math.max(0, said - 3));
}

/** "(12x lower on A)", "and up to 30% higher than B": a comparison without its object speaks of the metric before. */
const isBare = (next: Item | undefined): boolean =>
  next === undefined || /^(?:than|on|in|for|at|to|under|while|and|,|\)|\.|;)$/.test(next.lower);

/** "improvement in AUROC of 3%", "a reduction in sorting delays, reaching 7%": what stands between the noun of change and its number. */
function betweenCueAndNumber(d: Draft, cue: number): Metric | null {
  if (cue >= d.first) return null;
  const { items } = d.scene;
  const at = metricIn(items, cue + 1, d.first - 1);
  const others = items.slice(cue, d.first).some((i) => i.kind === "quantity");
  if (at === null) return (others ? null : afterIn(d.scene, cue + 1, d.first - 1)) ?? metricLeftOf(d, cue);
  const object = wordAt(items, anchorOf(d) - 1);
  return VAGUE_HEAD.test(object) ? null : widened(d.scene, at, cue + 1);
}

/** "average pass@3 improvements of +14.0": right before the noun of change. */
function metricLeftOf(d: Draft, cue: number): Metric | null {
  const { items } = d.scene;
  const at = metricIn(items, Math.max(0, cue - 2), cue - 1);
  if (at !== null) return widened(d.scene, at, Math.max(0, cue - 5));
  const noun = /(?:tion|ment)s?$/.test(wordAt(items, cue)) ? phraseBefore(items, cue - 1, Math.max(0, cue - 3)) : null;
  return noun && !isClass("adjective", wordAt(items, noun.to)) ? phraseMetric(d.scene, noun) : null;
}
