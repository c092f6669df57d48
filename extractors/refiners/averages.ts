import { amend, type Draft } from "../rules/draft";

/** Words of an average, at the number or in what it is measured on. */
const AVERAGE = /^(?:average|averaged|averages|averaging|avg|mean|overall|across|aggregate|macro-average|combined)$/;

/** Whether the figure is one over several benchmarks: an average is said, or the description is of several. */
export function refineAggregate(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    const { items } = d.scene;
    const near = items.slice(Math.max(0, d.first - 5), d.last + 8);
    const several =
      d.benchmarks.length > 1 ||
      (d.benchmarks.length === 0 && d.benchmarkText !== null && /s\b/.test(d.benchmarkText.value));
    const bound = d.qualifier?.value === "up to" || (d.gain?.max !== null && d.gain?.max !== undefined);
    const metric =
      d.metric && (d.metric.scene ?? d.scene) === d.scene
        ? d.scene.tokens.slice(Math.max(0, d.metric.first - 2), d.metric.last + 1)
        : [];
    const said = near.some((i) => AVERAGE.test(i.lower)) || metric.some((t) => AVERAGE.test(t.lower));
    const overall = d.benchmarks.length === 1 ? false : said && (several || d.benchmarks.length === 0);
    return overall || (several && d.benchmarks.length === 0 && !bound) ? amend(d, { aggregate: true }) : d;
  });
}
