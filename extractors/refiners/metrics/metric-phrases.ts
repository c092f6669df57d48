import type { MetricRow } from "../../lexicon/types";
import { lookUp } from "../../mentions/match-lexicon";
import type { Mention } from "../../mentions/mention";
import { isLanguage } from "../../mentions/name-shape";
import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS, NO_METRIC, NUMBER_WORDS } from "../../rules/cues";
import type { Filled, MetricValue } from "../../rules/draft";
import { type Item, inBracket, isClass, itemText, type Scene, saysHow } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { coreOf, headOfPhrase, isCompound, isGapOf, isNoMetric, type Phrase } from "../context/phrases";

export type Metric = Filled<MetricValue>;

/** Metrics that have one name whatever the text calls them: "token usage" is "tokens". All others stay as named. */
export const CANONICAL = /^(?:tokens|length|flops|speed|pass-at-\w+|accuracy|score)$/;

/** Words of praise, of comparison and of speech before a metric, which are no part of it. */
const NO_PART =
  /^(?:average|overall|mean|original|absolute|relative|further|significant|higher|lower|better|more|less|fewer|new|state-of-the-art|sota|best|top|highest|lowest|substantial|notable|its|their|our|the|a|an|final|reported|high|strong|improved|competitive|model|respective|corresponding|also|up|about|over|only|even|both|resulting|comparable|larger|smaller|near-zero|near-perfect|benchmark|strongest|greater|superior|impressive|remarkable|outstanding|commendable|maximum|peak|consistent|moderate|modest|striking|excellent|exceptional|considerable|additional|same|most|baseline|not|down|vs\.)$/;

/** Praise before a metric ("low test MSE", "a perfect recall"), and part of a term elsewhere ("low birth weight rate", "page good rate"). */
const MAY_PRAISE = /^(?:low|good|perfect|solid|promising)$/;
const OF_TERM = /^(?:birth|grade|back|dose|risk|light|income|resource|match|outcome|fuel|density|frequency)$/;

/** Whether a word before the head of a metric is none of its words. */
const isNoPart = (items: readonly Item[], at: number): boolean => {
  const [before, word] = [items[at - 1], wordAt(items, at)];
  if (!MAY_PRAISE.test(word)) return NO_PART.test(word);
  const opens = before?.kind !== "word" || /^(?:an?|the|and)$|ly$/.test(before.lower);
  const led = before !== undefined && (isClass("preposition", before.lower) || saysHow(before.lower));
  const head = items[at + 1];
  const plain = head?.mention?.metric !== undefined && !GENERIC.test(head.lower);
  return (opens || led || plain) && !OF_TERM.test(head?.lower ?? "");
};

/** "the peak signal-to-noise ratio (PSNR)": a metric goes by the short name of its bracket where that is a known one. */
function shortName(items: readonly Item[], to: number): Mention | null {
  const inside = inBracket(items, to);
  return inside && isKnownShort(inside) ? inside : null;
}

/** "Page Alignment (PA)": an acronym in brackets behind a phrase. */
const hasShort = (scene: Scene, to: number): boolean =>
  scene.items[to + 1]?.lower === "(" &&
  scene.items[to + 3]?.lower === ")" &&
  /^\p{Lu}[\p{L}\d@-]{1,7}$/u.test(itemText(scene, to + 2, to + 2));

/** A name that says by its last word that it is a measure: "False Lead *Rate*". */
export const MEASURED = /(?:rate|ratio|score|error|index|accurac(?:y|ie)|correctness|coverage|agreement)s?$/;

/** Rates go by their words where a text has them ("attack success rate (ASR)"), errors and scores by their letters. */
const isKnownShort = (m: Mention): boolean => m.metric !== undefined && !/(?:rate|accuracy)$/.test(m.metric.name);

/** "a Letter Recovery Score (LRS)": an acronym that only this text knows, with the words whose letters it takes. */
function spelledOut(scene: Scene, at: number): Phrase | null {
  const { items } = scene;
  const inside = items[at]?.mention;
  if (!inside || isKnownShort(inside) || items[at - 1]?.lower !== "(" || items[at + 1]?.lower !== ")") return null;
  const letters = inside.surface.toLowerCase().replace(/s$/, "");
  for (let from = at - 2; from >= Math.max(0, at - 2 - letters.length); from--) {
    const initials = itemText(scene, from, at - 2)
      .toLowerCase()
      .split(/[\s-]+/)
      .map((w) => w[0] ?? "");
    if (initials.join("") === letters) return { from, to: at - 2 };
  }
  return null;
}

/** "AUROCs", "RMSEs": many values of a metric that the lists write without the s. */
function isManyOf(text: string): boolean {
  const one = /^(?:.* )?([\p{Lu}-]{3,})s$/u.exec(text)?.[1];
  return one !== undefined && lookUp(one)?.metric?.kind === "quality";
}

/** Canonical name of a metric: the lexicon's where the whole phrase is one of its surfaces, else the phrase. */
export function named(scene: Scene, from: number, to: number, mention: Mention | null): Metric {
  const short = shortName(scene.items, to);
  if (short) return named(scene, to + 2, to + 2, short);
  const long = from === to ? spelledOut(scene, to) : null;
  if (long) return named(scene, long.from, long.to, scene.items[long.to]?.mention ?? null);
  const text = itemText(scene, from, to);
  const whole = lookUp(text)?.metric ?? null;
  const plain = mention !== null && scene.items[from]?.mention === mention && !/[@ ]/.test(text);
  const canonical = /^\p{Lu}{2}$/u.test(text) ? null : (mention?.metric ?? whole);
  const name =
    canonical && CANONICAL.test(canonical.id) && (plain || whole || !/^(?:accuracy|score)$/.test(canonical.id))
      ? canonical.name
      : isManyOf(text)
        ? text.slice(0, -1)
        : text.replace(/cies$/, "cy");
  const both = hasShort(scene, to) && /^(?:name|metric|undefined)$/.test(`${scene.items[to + 2]?.mention?.kind}`);
  return {
    value: { name: both ? itemText(scene, from, to + 3) : name, mention: mention ?? listedAs(whole, text) },
    first: scene.items[from]?.first ?? 0,
    last: scene.items[to]?.last ?? 0,
  };
}

/** A metric of the lists as a mention, where the text has no such mention. */
const listedAs = (metric: MetricRow | null, surface: string): Mention | null =>
  metric && { kind: "metric", first: 0, last: 0, surface, name: metric.name, metric };

/** Joints, determiners and their like: what stands before them tells nothing of the metric. */
const NOT_OF_METRIC =
  /^(?:and|or|but|while|that|which|where|when|whose|it|we|s|all|any|no|every|such|this|these|those|after|below|most|many|minimal|similar|method|performance|e\.g\.)$|ly$/;

/** "raises", "gain", "reaches": a word of change or of result is none of a metric's. */
const isResultWord = (word: string): boolean => ["gain-verb", "gain-noun", "score"].some((c) => isClass(c, word));

/** What a measure of something else is called: "memory *costs*". */
const GENERIC = /^(?:costs?|overheads?|usage|consumption|times?|rates?|scores?|errors?)$/;

/** A metric with the words that make it narrower: "fault location accuracy", "exact full-call accuracy", "4-class accuracy"; a bare word of measure takes a name too: "P1 *errors*". */
export function widened(scene: Scene, at: number, floor: number): Metric {
  const { items } = scene;
  const mention = items[at]?.mention ?? null;
  const inner = mention?.metric?.id === "score" ? scoredMetric(items, at) : null;
  if (inner !== null) return widened(scene, inner, items[at - 1]?.lower === ")" ? inner : floor);
  let from = at;
  while (from - 1 >= floor && at - from < 3) {
    const item = items[from - 1] as Item;
    if (from === at && item.mention?.metric && GENERIC.test(wordAt(items, at))) {
      from--;
      continue;
    }
    const bare = from === at && /^(?:rate|score|error)s?$/.test(wordAt(items, at));
    if (bare && item.mention?.kind === "name") {
      from--;
      continue;
    }
    if (item.kind !== "word" || isNoPart(items, from - 1) || isClass("preposition", item.lower)) break;
    if (isResultWord(item.lower) || NOT_OF_METRIC.test(item.lower)) break;
    const joined = /^(?:and|or)$/.test(wordAt(items, from - 2)) && from - 1 === floor;
    if (joined && !bare && /^[a-z]+$/.test(item.lower)) break;
    from--;
  }
  if (from - 2 >= floor && isCompound(items, from - 2)) from -= 2;
  return named(scene, from, at, mention);
}

/** "the F1@3 *score*", "Page Alignment (PA) *scores*": the metric that a score is of stands before the word. */
function scoredMetric(items: readonly Item[], at: number): number | null {
  if (items[at - 1]?.mention?.kind === "metric" || items[at - 1]?.mention?.kind === "name") return at - 1;
  return items[at - 1]?.lower === ")" && items[at - 2]?.mention ? at - 2 : null;
}

/** "sorting *rates*", "the hit-and-miss *ratio*": a free noun of measure with a word before it that says of what. */
function isRate(items: readonly Item[], at: number): boolean {
  const of = items[at - 1];
  return (
    /^(?:rates?|ratios?)$/.test(wordAt(items, at)) &&
    items[at]?.kind === "word" &&
    of?.kind === "word" &&
    /^[a-z-]{4,}$/.test(of.lower) &&
    !NO_PART.test(of.lower) &&
    !RATE_OF_SETTING.test(of.lower) &&
    !isResultWord(of.lower)
  );
}

/** What is set, not measured ("a *learning* rate"), and small words. */
const RATE_OF_SETTING =
  /^(?:learning|frame|sampling|update|growth|aspect|data|masking|dropout|compression|pruning|injection|this|that|these|those|similar|same|with|from|mean|than|over)$/;

/** A metric that stands for one here: not "reward" of a "reward model", not the unit of another number ("50 steps"). */
export const isMetric = (items: readonly Item[], at: number): boolean => {
  const metric = items[at]?.mention?.metric ?? null;
  if (isRate(items, at)) return true;
  if (items[at]?.mention?.kind !== "metric") return false;
  if (items[at]?.lower === "scores" && (items[at + 1]?.quantity || RANKED.test(wordAt(items, at + 1)))) return false;
  if (items[at]?.lower === "score" && /^(?:still|only|also|now|they|models|llms)$|ly$/.test(wordAt(items, at - 1)))
    return false;
  if (isOftenness(items, at)) return false;
  const next = wordAt(items, at + 1);
  if (next === "loss" && (items[at - 1]?.quantity || (items[at - 2]?.quantity && items[at - 1]?.kind === "word")))
    return true;
  if (MODEL_NOUNS.has(next) || METHOD_NOUNS.has(next) || BENCHMARK_NOUNS.has(next) || MODIFIED.test(next)) return false;
  const ahead = items.slice(Math.max(0, at - 2), at);
  const counted =
    /^[kKMBT]?$/.test(items[at - 1]?.quantity?.unit ?? "-") &&
    !items[at - 1]?.quantity?.decimal &&
    metric !== null &&
    metric.kind !== "quality";
  const spoken = metric !== null && metric.kind !== "quality" && ahead.some((i) => NUMBER_WORDS.has(i.lower));
  return !counted && !spoken;
};

/** "wrong 6% of the *time*": how often, not how long. */
const isOftenness = (items: readonly Item[], at: number): boolean =>
  items[at]?.lower === "time" && items[at - 1]?.lower === "the" && items[at - 2]?.lower === "of";

/** Things that a word of measure only describes: "a *reward* source", "*error* codes", "a *memory* attack", "*error* detection". */
const MODIFIED =
  /^(?:series|sources?|signals?|hack(?:s|ing)?|types?|codes?|attacks?|baselines?|analys[ei]s|patterns|functions?|intervals|targets?|classification|detection|recognition|prediction|estimation|assessment)$/;

/** What "scores" as a verb goes with: "scores highest at 30.6%". */
const RANKED = /^(?:highest|lowest|best|worst|only|just|above|below|at|well)$/;

export const metricIn = (items: readonly Item[], from: number, to: number): number | null => {
  for (let i = Math.max(0, from); i <= Math.min(to, items.length - 1); i++) if (isMetric(items, i)) return i;
  return null;
};

export const lastMetric = (items: readonly Item[], from: number, to: number): number | null => {
  for (let i = to; i >= from; i--) if (isMetric(items, i)) return i;
  return null;
};

/** What may be saved though it measures nothing: "3.2x fewer *samples*". */
const SPENT = /^(?:samples|data|queries|images|examples|instances|demonstrations|videos|documents|labels|annotations)$/;

/** Small words, comparisons and settings: where a phrase ends in one, it names nothing that is measured. */
const NO_HEAD =
  /^(?:and|or|nor|from|with|by|for|to|than|further|greedy|ones|areas|experts?|judges?|humans?|annotators?|participants|students|users|versus|vs|there|here|then|now|out|also|only|max|min|similar|same|they|lowest|highest|best|worst|strongest|total|case|setting|dataset|study|studies|threshold|changes?|differences?|both|even|often|random|but|direct|regimes?|ranges?|one|the|regardless|largest|smallest|negligible|minimal|evident|architectures?|transformers?|layers?|variants?|groups?|subjects?|categor(?:y|ies)|terms?|chance|medians?|peak|percentages?|amounts?|inputs?|absolute|signals?|first|second|third|last|earlier|later|tighter|closer|clear|stable|steady|constant|consistent|robust|accurate|world|practice|simulation|because|since|flat|invariant|modes?|context|[a-z]*(?:retriev|execut|solv|verifi|plann|learn)(?:er|or)s?|solutions?|baselines?)$/;

/** What a clause names in the place of a metric: none by itself, one beside another ("effectiveness 0.86, safety 0.91"). */
export const VAGUE_HEAD = /^(?:performance|effectiveness)$/;

/** A free noun phrase as a metric, unless its head is none: "latent embedding variance" yes, "performance" no. */
export function phraseMetric(scene: Scene, phrase: Phrase | null, spent = false): Metric | null {
  if (phrase === null) return null;
  const { items } = scene;
  const { to } = phrase;
  const known = metricIn(items, phrase.from, to);
  if (known !== null) return widened(scene, known, phrase.from);
  const from = pastAdjectives(items, phrase);
  const head = headOfPhrase(items, phrase);
  const last = items[to] as Item;
  const isOf = items.slice(from + 1, to).some((i) => i.lower === "of");
  if (/^means?$/.test(head) && !isOf && wordAt(items, to - 1) !== "harmonic") return null;
  if (/(?:ly|-wise)$/.test(last.lower) || isLanguage(head) || (NO_HEAD.test(head) && !isOf)) return null;
  const acronym = last.mention?.kind === "name" && /^\p{Lu}{2,5}s?$/u.test(last.mention.surface);
  if (phrase.from === to && acronym) return named(scene, to, to, null);
  const counted = items.slice(from, to + 1).some((i) => i.kind === "quantity");
  const gap = isGapOf(items, { from, to });
  const unmeasured = isNoMetric(coreOf(items, { from, to })) && !(spent && SPENT.test(head)) && !gap;
  if (counted || !/[a-z]{3}/.test(head) || unmeasured) return null;
  if (last.mention) {
    const coined = hasShort(scene, to);
    return coined ? named(scene, from, to, null) : null;
  }
  const changes = isClass("gain-noun", head) || isClass("more", head) || /(?:ed|ing)$/.test(head);
  return to - from > 5 || (changes && !gap) ? null : named(scene, from, to, null);
}

/** Where the words begin that name what is measured: "average", "significantly" and the like say how much of it. */
function pastAdjectives(items: readonly Item[], { from, to }: Phrase): number {
  let at = from;
  while (at < to && (isNoPart(items, at) || /ly$/.test(wordAt(items, at)))) at++;
  while (at < to && /^(?:and|so)$/.test(wordAt(items, at))) at++;
  return at;
}

/** "average device *PCEs* of 20": a coined name that stands where only a metric can. */
export function coinedMetric(scene: Scene, phrase: Phrase | null): Metric | null {
  const coined = phrase === null ? undefined : scene.items[phrase.to]?.mention;
  return phrase && coined?.kind === "name" ? widened(scene, phrase.to, phrase.from) : null;
}

/** "boosts *conceptual grasp* by 30%": the object of a verb of change changes, unless it is a system, data or how well something does. */
export function objectMetric(scene: Scene, phrase: Phrase | null): Metric | null {
  if (phrase === null || phrase.to - phrase.from > 5) return null;
  const from = pastAdjectives(scene.items, phrase);
  const items = scene.items.slice(from, phrase.to + 1);
  const { mention } = items.at(-1) as Item;
  const name = mention?.kind === "name" && !/bench|\+/i.test(mention.surface);
  const known = (mention && !name) || items.some((i) => i.quantity || NO_METRIC.has(i.lower));
  const head = headOfPhrase(scene.items, phrase);
  const thing =
    !/[a-z]{3}/.test(wordAt(items, items.length - 1)) || isNoMetric(coreOf(scene.items, { from, to: phrase.to }));
  const small =
    /^(?:such|only|further|another)$|(?:ly|ed|fold)$/.test(head) || (from === phrase.to && /ing$/.test(head));
  return known || thing || (small && !mention) ? null : named(scene, from, phrase.to, null);
}

/** "*full-text cleanliness* reaches 83%": a subject is measured itself where its noun is one of a quality, not of a thing. */
export function subjectMetric(scene: Scene, subject: Phrase | null, moves = false): Metric | null {
  if (subject === null) return null;
  const { items } = scene;
  const before = items[subject.from - 1];
  const quality =
    /(?:[st]ion|ment|ness|[aei]ty|[ae]nc[ey]|cy|ure|age|rate|ratio|share|time|ties|cies|understanding|success|error|loss|deviation|index)s?$/.test(
      wordAt(items, subject.to),
    );
  const moving = before?.lower === "with" && /ing$/.test(wordAt(items, subject.to + 1));
  const led = before?.kind === "quantity" || (before?.kind === "word" && isClass("preposition", before.lower));
  return (quality || moves) && (moving || !led) ? phraseMetric(scene, subject) : null;
}

export const speedMetric = (scene: Scene, cue: number): Metric => wordMetric(scene, cue, "speed");

/** The metric that a word of comparison means: "faster" speed, "cheaper" cost, "more accurate" accuracy. */
export function wordMetric(scene: Scene, at: number, name: string): Metric {
  const mention = listedAs(lookUp(name)?.metric ?? null, name);
  const item = scene.items[at];
  return { value: { name: mention?.name ?? name, mention }, first: item?.first ?? 0, last: item?.last ?? 0 };
}
