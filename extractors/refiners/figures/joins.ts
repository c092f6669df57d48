import type { Mention } from "../../mentions/mention";
import { pastAdverbs } from "../../rules/adverbs";
import { amend, beginsWithBy, type Draft, isBy, isGain, isScore } from "../../rules/draft";
import { type Item, isClass, isHardStop } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { amountsTo, canBeOf } from "./amounts";

/** Two neighbouring drafts of one sentence and what stands between their numbers. */
interface Pair {
  readonly a: Draft;
  readonly b: Draft;
  /** The draft before `a` in the sentence. */
  readonly earlier: Draft | undefined;
  readonly between: readonly Item[];
  readonly words: readonly string[];
}

/** A way in which two drafts tell one result. */
interface Join {
  readonly example: string;
  readonly join: (pair: Pair) => Draft | null;
}

/** "from 5% to 7%" that has no gain yet: a second one is of another result. */
const isBareChange = (d: Draft): boolean => d.before !== null && d.after !== null && d.gain === null;
const opens = ({ words }: Pair): boolean => words[0] === "(" || words[0] === "[";
/** "41% on A, 52% on B, beating plain decoding by 4%": the second of two scores close by shares its gain with the first. */
const isListed = ({ a, earlier }: Pair): boolean =>
  earlier !== undefined && isScore(earlier) && a.first - earlier.last < 12;
const isPlace = (word: string | undefined): boolean => /^(?:on|in|for|across)$/.test(word ?? "");

/** The metric of a score right beside it, and of a gain between its number and its noun or right behind "in". */
function metricsOf({ a, b }: Pair): readonly (Mention | undefined)[] {
  const { items } = a.scene;
  const metricIn = (from: number, to: number): Mention | undefined =>
    items.slice(from, to).findLast((i) => i.mention?.kind === "metric")?.mention;
  const cue = Math.max(b.cue ?? 0, b.last);
  const behind = wordAt(items, cue + 1) === "in" ? metricIn(cue + 2, cue + 4) : undefined;
  return [
    metricIn(a.last + 1, a.last + 3) ?? metricIn(Math.max(0, a.first - 3), a.first),
    metricIn(b.last + 1, cue) ?? behind,
  ];
}

/** "0.95 mAP with 28 ms a frame, a 75% *latency* reduction": each has a metric of its own; errors are what accuracy lacks. */
function isOfAnother(p: Pair): boolean {
  const [own, gained] = metricsOf(p).map((m) => m?.surface.toLowerCase().split(/[ -]/));
  if (!own || !gained || gained.some((word) => word.startsWith("error"))) return false;
  return !own.some((word) => gained.includes(word));
}

/** The first row that joins two drafts does; a change and its gain come first, then a score and its gain. */
const JOINS: readonly Join[] = [
  {
    example: "from 57.8% to 72.8% (+15.0%)",
    join: (p) => {
      const told = isBareChange(p.a) && isGain(p.b) && p.between.length <= 8 && (opens(p) || restates(p.words));
      return told && canBeOf(p.a, p.b) && !isSpeedOfCounts(p.a, p.b) ? unite(p.a, p.b, p.a) : null;
    },
  },
  {
    example: "by 40% (from 313 to 188)",
    join: (p) => {
      const near = opens(p) || p.words.includes("(") || p.words[0] === "," || p.words.length <= 4;
      const apart = p.words.includes("and") || p.words.includes("while") || !canBeOf(p.b, p.a);
      return isGain(p.a) && isBareChange(p.b) && p.between.length <= 8 && near && !apart ? unite(p.b, p.a, p.a) : null;
    },
  },
  {
    example: "a 76% relative improvement over prior methods (here: improving from 0.185 to 0.326)",
    join: ({ a, b, between }) => {
      const [change, gain] = isBareChange(a) ? [a, b] : [b, a];
      const one = isBareChange(change) && isGain(gain) && between.length <= 28 && !between.some(breaksOff);
      return one && amountsTo(change, gain) && !isSpeedOfCounts(change, gain) ? unite(change, gain, a) : null;
    },
  },
  {
    example: "from 92 to 39 (57.6%)",
    join: (p) => {
      if (!isBareChange(p.a) || !isScore(p.b) || p.words.join(" ") !== "(") return null;
      const gain = asGain(p.b, p.a);
      return amountsTo(p.a, gain) ? unite(p.a, gain, p.a) : null;
    },
  },
  {
    example: "it scores 60.1 on MMLU (a 3.2 gain)",
    join: ({ a, b, between, words }) => {
      const closed = b.cue !== null && b.cue > b.last && b.scene.items[b.cue + 1]?.lower === ")";
      return isScore(a) && isGain(b) && words.at(-1) === "(" && closed && between.length <= 8 ? unite(a, b, a) : null;
    },
  },
  {
    example: "0.725 (+3.97%)",
    join: (p) => (isScore(p.a) && differs(p.b) && beside(p) && !isOfAnother(p) ? unite(p.a, p.b, p.a) : null),
  },
  {
    example: "a 69.4% success rate, surpassing plain decoding by 4.2%",
    join: (p) => (isScore(p.a) && differs(p.b) && beats(p) ? unite(p.a, p.b, p.a) : null),
  },
  {
    example: "a 96.7% success rate - a 6x improvement",
    join: (p) => {
      const { a, b, between, words } = p;
      const appended =
        isBy(b, "gain-number-noun") &&
        /^(?:a|an)$/.test(words.at(-1) ?? "") &&
        /^[,—–-]$/.test(words.at(-2) ?? "") &&
        between.length <= 9;
      const one = !isShrunk(b, a) && !isOfAnother(p);
      return isScore(a) && isGain(b) && appended && one ? unite(a, b, a) : null;
    },
  },
  {
    example: "an accuracy of 44.8% over six tests and a 3.9 point improvement over the best rival",
    join: (p) => (isScore(p.a) && differs(p.b) && joinsRise(p) && !isOfAnother(p) ? unite(p.a, p.b, p.a) : null),
  },
  {
    example: "97% coverage on the earliest task, 14% higher than the baselines",
    join: (p) => {
      const told = isScore(p.a) && (differs(p.b) || isMultiple(p)) && toldOfScore(p);
      return told && !isOfAnother(p) ? unite(p.a, p.b, p.a) : null;
    },
  },
  {
    example: "in 56 seconds, 28 times faster than the plain reader",
    join: (p) => (isScore(p.a) && isMeasure(p.a) && tellsHowFast(p) ? unite(p.a, p.b, p.a) : null),
  },
  {
    example: "trains 28 times faster (56 seconds against 26 minutes)",
    join: ({ a, b, words }) =>
      isGain(a) && isBy(b, "score-timed") && words.length < 4 && words.at(-1) === "(" ? unite(b, a, a) : null,
  },
  {
    example: "raises accuracy by 3.1 points, reaching 85.2%",
    join: ({ a, b, words }) => {
      const led = isBy(b, "score-verb") && b.after?.unit !== "" && ARRIVES.test(words.join(" "));
      return isGain(a) && isScore(b) && led ? unite(b, a, a) : null;
    },
  },
];

/** One draft of two that tell one result, or null. */
export function joinDrafts(a: Draft, b: Draft, earlier: Draft | undefined): Draft | null {
  const between = a.scene.items.slice(a.last + 1, b.first);
  const pair: Pair = { a, b, earlier, between, words: between.map((i) => i.lower) };
  for (const { join } of JOINS) {
    const joined = join(pair);
    if (joined) return joined;
  }
  return null;
}

/** What no arithmetic bridges: the end of a sentence or another result; "achieving" only says what came of the one before. */
const breaksOff = (i: Item): boolean =>
  (isHardStop(i) && !/^[:—]$/.test(i.lower)) ||
  i.lower === "but" ||
  (i.kind === "word" && isClass("strong-score", i.lower) && !i.lower.endsWith("ing"));

/** "cuts steps from 256 to 30, a speedup of 8.5x": fewer steps and more speed are two results, though one makes the other. */
const isSpeedOfCounts = (change: Draft, { scene, cue }: Draft): boolean =>
  /^(?:speed|accelerat)/.test(wordAt(scene.items, cue ?? -1)) && !isMeasure(change);

/** "90% accuracy, a 50x reduction in clauses": what fell to a fraction of itself is not the share just told. */
const isShrunk = ({ gain, sign }: Draft, { after }: Draft): boolean =>
  gain?.unit === "times" && sign < 0 && after?.unit === "%";

/** A gain that is no multiple: what a score can differ by. */
const differs = (d: Draft): boolean => isGain(d) && d.gain?.unit !== "times" && !d.times;

/** "0.3% of failures, about 30 times lower than the baseline": how often the score is its rival's, where nothing else can be lower. */
const isMultiple = ({ b, words }: Pair): boolean =>
  isBy(b, "gain-comparative") &&
  /^(?:higher|lower|better|worse|greater)$/.test(wordAt(b.scene.items, b.cue ?? -1)) &&
  words.slice(words.lastIndexOf(",") + 1).every((w) => /^(?:or|which|is|only|just|still|thus)$/.test(w));

/** So many seconds, gigabytes or frames a second. */
const isMeasure = ({ after }: Draft): boolean => !/^(?:%|points|times|)$/.test(after?.unit ?? "");

/** ", about 12 times faster": a comparison right behind what it compares. */
const tellsHowFast = ({ b, words }: Pair): boolean =>
  isGain(b) &&
  isBy(b, "gain-comparative") &&
  words.length < 6 &&
  words.length > 0 &&
  words.every((w) => /^(?:[,(—–]|or|which|is|thus)$/.test(w));

/** A lone number as the gain of a change, with the direction of the change. */
const asGain = (score: Draft, { before, after }: Draft): Draft => ({
  ...score,
  after: null,
  gain: score.after,
  sign: (after?.value ?? 0) >= (before?.value ?? 0) ? 1 : -1,
  cue: null,
});

/** The gain stands right beside its score: "(+3.97%)", ", 3.1% higher than", ", an improvement of 4.6%". */
function beside(p: Pair): boolean {
  const { b, between, words } = p;
  const signed = opens(p) && words.length <= 3 && b.gain?.sign !== "";
  const compared =
    (isBy(b, "gain-comparative") || (b.gain?.sign === "+" && b.scene.items[b.last + 1]?.lower === "over")) &&
    (words.every((w) => /^[,(]$|^a$|^an$|^is$/.test(w)) ||
      (words.length <= 7 && isPlace(words[0]) && words.at(-1) === ","));
  const own = between[0]?.mention?.kind === "metric";
  const placed = b.gain?.sign !== "" && words.length <= 6 && words.at(-1) === "(" && (isPlace(words[0]) || own);
  // "91.4%, within 1.2 points of its rival" is how near the two are
  const stated =
    /^[,(]$/.test(words[0] ?? "") &&
    restates(words) &&
    b.gain?.qualifier !== "under" &&
    (!isListed(p) || namesItsMetric(between, lastComma(between)) !== null);
  return signed || compared || stated || placed;
}

const saysAverage = (items: readonly Item[]): boolean =>
  items.some((i) => /^(?:average[ds]?|mean|overall)$/.test(i.lower));

/** "79.7 on Orion and leads GPT-4o by 4.4 on average": a gain over more than the score before it. */
const isOverMore = ({ scene: { items }, first, last }: Draft, b: Draft): boolean =>
  saysAverage(items.slice(b.last + 1, b.last + 4)) && !saysAverage(items.slice(Math.max(0, first - 5), last + 4));

/** "surpassing", "which exceeds", "improving over", "ahead of": begins what a rival is beaten by. */
const leads = (word = "", next = ""): boolean =>
  isClass("beat-verb", word) ||
  (word === "which" && isClass("beat-verb", next)) ||
  (word === "improving" && /^(?:over|upon|on)$/.test(next)) ||
  (word === "ahead" && next === "of");

/** ", surpassing the baseline by", "– exceeding plain tuning by", ", improving over plain decoding by", ", ahead of it by". */
function beats(p: Pair): boolean {
  const { a, b, between, words } = p;
  if (isListed(p) || !beginsWithBy(b) || between.length >= 18 || isOverMore(a, b)) return false;
  const joints = words.flatMap((w, i) => (/^(?:[,—–]|and)$/.test(w) ? [i] : []));
  // what stands between has joints of its own: "across A, B and C, outperforming", "ranking first and outperforming"
  const verbs = joints.map((i) => pastAdverbs(between, i + 1));
  const at = verbs.find((i) => leads(words[i], words[i + 1]));
  if (at === undefined) return false;
  // what stands between commas behind the rival's name only describes it: "outperforming Orion, the best rival, by"
  const further = words.slice(at).filter((w) => /^(?:[,—–]|and)$/.test(w));
  return further.length === 0 || (further.every((w) => w === ",") && words[words.lastIndexOf("by") - 1] === ",");
}

const ARRIVES =
  /^(?:(?!and |while )\S+ ){0,6}, (?:reaching|to reach|up to)(?: (?:a|an|the|new|total|final|about|nearly))*$/;

const lastComma = (between: readonly Item[]): number => between.findLastIndex((i) => /^[,(–—-]$/.test(i.lower));

/** "0.61 recall, an absolute *recall* gain of 0.09": the gain names what stands right behind the score. */
function namesItsMetric(between: readonly Item[], comma: number): string | null {
  const told = between
    .slice(0, Math.min(comma, 2))
    .find((i) => i.kind === "mention" || /^[a-z0-9-]{2,}$/.test(i.lower));
  const named = told && !isClass("preposition", told.lower) && between.slice(comma).some((i) => i.lower === told.lower);
  return named ? told.lower : null;
}

/**
 * "97% coverage on the earliest task, 14% higher than the baselines", "a score of 0.9 in the lab, representing a 2.1%
 * improvement over …": a comma behind the score's own phrase, and then its distance from a rival.
 */
function toldOfScore(p: Pair): boolean {
  const { a, b, between } = p;
  const comma = lastComma(between);
  if (comma < 0 || between.length > 16 || a.after?.of !== null) return false;
  if (!isBy(b, "gain-comparative", "gain-number-noun", "gain-noun-of")) return false;
  const metric = namesItsMetric(between, comma);
  if (isListed(p) && metric === null) return false;
  const lead = between.slice(comma).flatMap((i) => (i.lower === metric ? [] : [i.lower]));
  if (!restates(lead) || lead.includes("with")) return false;
  const ends = (i: Item): boolean => i.kind === "quantity";
  return compares(b, lead) && !between.slice(0, comma).some(ends);
}

/** "44.8% over six tests and a 3.9 point improvement over GPT-4o": a rise over a rival, told of the one score before it. */
function joinsRise(p: Pair): boolean {
  const { b, words } = p;
  const led = /^an?$/.test(words.at(-1) ?? "") && !words.some((w) => /^(?:[:;]|only)$/.test(w));
  if (isListed(p) || !led) return false;
  return /^(?:over|compared|relative)$/.test(wordAt(b.scene.items, (b.cue ?? 0) + 1));
}

/** Whether a gain is told against something: "higher than", "over the baseline", "represents a". */
function compares({ gain, scene: { items }, last, cue }: Draft, lead: readonly string[]): boolean {
  const end = Math.max(last, cue ?? 0);
  return (
    gain?.unit === "times" ||
    lead.some((w) => /^(?:represent|correspond)/.test(w)) ||
    /^(?:above|below|ahead|behind|over|beyond|short|shy)$/.test(wordAt(items, cue ?? -1)) ||
    items.slice(end + 1, end + 5).some((i) => /^(?:than|over|compared|relative|versus|vs)$/.test(i.lower))
  );
}

/** ", an improvement of", ", a 36% relative gain", "representing a": the gain is said of the number just given. */
function restates(words: readonly string[]): boolean {
  if (words.length > 8 || !/^[,—–(-]$/.test(words[0] ?? "")) return false;
  return words
    .slice(1)
    .every(
      (w) =>
        /^(?:a|an|the|i\.e\.|\.|,|representing|represents|corresponding|corresponds|equals|to|which|is|marking|meaning|achieving|absolute|relative|of|for|with|thus|or|total|over|up|down|yielding|showing|only|just|merely|mere)$/.test(
          w,
        ) ||
        isClass("gain-noun", w) ||
        isClass("adjective", w),
    );
}

/** The numbers of both; cue and rule of the gain are kept beside those of the value. */
export function unite(value: Draft, gain: Draft, first: Draft): Draft {
  return amend(
    value,
    {
      first: Math.min(value.first, gain.first),
      last: Math.max(value.last, gain.last),
      rules: [...first.rules, ...(first === value ? gain : value).rules],
      gain: gain.gain,
      sign: gain.sign,
      cue: gain.cue,
      times: gain.times,
      trust: Math.min(0.98, Math.max(value.trust, gain.trust) + 0.02),
    },
    "two statements of one result are one claim",
  );
}
