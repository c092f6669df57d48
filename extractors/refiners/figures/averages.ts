import { saysSeveral } from "../../rules/cues";
import { amend, type Draft } from "../../rules/draft";

const MEAN = /\b(?:averag(?:e|ed|es|ing)|avg)\b/;
/** Words of a figure over several, at the number or in what it is measured on. */
const AVERAGE = /^(?:averag(?:e|ed|es|ing)|avg|overall|aggregate)$/;

/** What benchmarks are made of, or several of them. */
const COUNTABLE =
  /^(?:benchmarks|datasets|sets|tasks|domains|scenarios|environments|splits|languages|suites|corpora|tests|experiments)$/;

/** "three benchmarks", "various data sets": a description that counts what one figure is over. */
const isCounted = (text: string): boolean => {
  const words = text.split(/[\s,]/);
  const count = words.findIndex((w) => saysSeveral(w) || /^\d{1,4}$/.test(w));
  return count >= 0 && COUNTABLE.test(words.at(-1) ?? "");
};

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

/** Whether the figure is one over several benchmarks: an average is said, or the description counts what it is over. */
export function refineAggregate(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const { items } = d.scene;
    const near = items.slice(Math.max(0, d.first - 5), d.last + 8);
    const text = d.benchmarks.length === 0 ? (d.benchmarkText?.value ?? "") : "";
    const several = d.benchmarks.length > 1 || /s\b/.test(text);
    const bound = d.qualifier?.value === "up to" || typeof d.gain?.max === "number";
    const metric =
      d.metric && (d.metric.scene ?? d.scene) === d.scene
        ? d.scene.tokens.slice(Math.max(0, d.metric.first - 2), d.metric.last + 1)
        : [];
    const said = near.some((i) => AVERAGE.test(i.lower)) || metric.some((t) => AVERAGE.test(t.lower));
    const averaged = said && (several || (d.benchmarks.length === 0 && !bound));
    const parts = d.benchmarks.length === 1 && isOverItsParts(d);
    return averaged || parts || (isCounted(text) && !bound) ? amend(d, { aggregate: true }) : d;
  });
}
