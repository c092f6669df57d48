import { NUMBER_WORDS } from "../rules/cues";
import { amend, type Draft } from "../rules/draft";

/** Words of an average, at the number or in what it is measured on. */
const AVERAGE = /^(?:average|averaged|averages|averaging|avg|overall|aggregate|macro-average|combined)$/;

/** "three benchmarks", "various data sets": a description that counts what one figure is over. */
const COUNT = /^(?:\d{1,4}|all|both|various|multiple|several|many|diverse|different)$/;
const COUNTABLE =
  /^(?:benchmarks|datasets|sets|tasks|domains|scenarios|games|environments|splits|settings|languages|suites|corpora|tests|experiments|evaluations)$/;

const isCounted = (text: string): boolean => {
  const words = text.split(/[\s,]/);
  const count = words.findIndex((w) => NUMBER_WORDS.has(w) || COUNT.test(w));
  return count >= 0 && words.slice(count).some((w) => COUNTABLE.test(w));
};

/** Whether the figure is one over several benchmarks: an average is said, or the description counts what it is over. */
export function refineAggregate(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const { items } = d.scene;
    const near = items.slice(Math.max(0, d.first - 5), d.last + 8);
    const text = d.benchmarks.length === 0 ? (d.benchmarkText?.value ?? "") : "";
    const several = d.benchmarks.length > 1 || /s\b/.test(text);
    const bound = d.gain?.qualifier === "up to" || d.after?.qualifier === "up to" || typeof d.gain?.max === "number";
    const metric =
      d.metric && (d.metric.scene ?? d.scene) === d.scene
        ? d.scene.tokens.slice(Math.max(0, d.metric.first - 2), d.metric.last + 1)
        : [];
    const said = near.some((i) => AVERAGE.test(i.lower)) || metric.some((t) => AVERAGE.test(t.lower));
    const averaged = said && (several || (d.benchmarks.length === 0 && !bound));
    return averaged || (isCounted(text) && !bound) ? amend(d, { aggregate: true }) : d;
  });
}
