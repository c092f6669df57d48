import { NUMBER_WORDS } from "../../rules/cues";
import { amend, areAlike, type Draft } from "../../rules/draft";

const MEAN = /^(?:averag(?:e|ed|es|ing)|avg)(?: |$)/;
/** Words of a figure over several, at the number or in what it is measured on. */
const AVERAGE = /^(?:averag(?:e|ed|es|ing)|avg|overall|aggregate)$/;

/** What benchmarks are made of, or several of them. */
const COUNTABLE =
  /^(?:benchmarks|datasets|sets|tasks|domains|scenarios|environments|splits|languages|suites|corpora|tests|experiments)$/;

/** "three benchmarks", "12 data sets": a description that counts what one figure is over; on "various benchmarks" it may be of any of them. */
const isCounted = (text: string): boolean => {
  const words = text.split(/[\s,]/);
  return words.some((w) => NUMBER_WORDS.has(w) || /^\d{1,4}$/.test(w)) && COUNTABLE.test(words.at(-1) ?? "");
};

const isUpTo = (d: Draft): boolean => d.qualifier?.value === "up to";

/** "over 30 %", "about 5 %", "up to 8 % on one and 6 % on another": what holds on each of several is no figure over them. */
const isBound = (d: Draft, drafts: readonly Draft[]): boolean =>
  d.qualifier !== null || typeof d.gain?.max === "number" || drafts.some((o) => o.scene === d.scene && isUpTo(o));

/** "average precision" is a metric of its own, and costs are averaged over runs, not over tasks. */
const OVER_RUNS = /\b(?:precision|time|latency|costs?|tokens?|frames?|errors?|rank)\b/;

/** "an average accuracy of 62% on Orion", "62% on average": the figure is one over the tasks of one benchmark. */
function isOverItsParts({ scene: { items }, first, last, metric }: Draft): boolean {
  const ahead = items.slice(Math.max(0, first - 4), first).map((i) => i.lower);
  const behind = items.slice(last + 1, last + 4).map((i) => i.lower);
  const at = ahead.findLastIndex((w) => MEAN.test(w));
  const meant = at >= 0 ? ahead.slice(at) : behind;
  return meant.some((w) => MEAN.test(w)) && !OVER_RUNS.test([...meant, metric?.value.name].join(" "));
}

/** A word of average near the number, or in what it measures. */
function saysAverage({ scene, first, last, metric }: Draft): boolean {
  const near = scene.items.slice(Math.max(0, first - 5), last + 8);
  const own = metric && (metric.scene ?? scene) === scene;
  const words = own ? scene.tokens.slice(Math.max(0, metric.first - 2), metric.last + 1) : [];
  return [...near, ...words].some((i) => AVERAGE.test(i.lower));
}

/** "average gains of 5 % over A and *8 % over B*": told by the word of change that an average before it is told by. */
const goesOn = (d: Draft, before: Draft | undefined): boolean =>
  before?.aggregate === true &&
  before.scene === d.scene &&
  d.cue !== null &&
  before.cue === d.cue &&
  areAlike(before, d) &&
  String(before.benchmarks.map((b) => b.value)) === String(d.benchmarks.map((b) => b.value));

/** Whether the figure is one over several benchmarks: an average is said, or the description counts what it is over; what holds for "up to" one of them is none. */
export function refineAggregate(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const text = d.benchmarks.length === 0 ? (d.benchmarkText?.value ?? "") : "";
    const several = d.benchmarks.length > 1 || /s\b/.test(text) || !isUpTo(d);
    const averaged = d.benchmarks.length === 1 ? isOverItsParts(d) : several && saysAverage(d);
    const counted = isCounted(text) && !isBound(d, drafts);
    out.push(averaged || counted || (goesOn(d, out.at(-1)) && !isUpTo(d)) ? amend(d, { aggregate: true }) : d);
  }
  return out;
}
