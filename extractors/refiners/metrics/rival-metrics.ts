import { amend, type Draft, type Filled } from "../../rules/draft";

/** Whether a slot was filled from the words that the metric was taken from. */
const isSameWords = (slot: Filled<unknown> | null, metric: Filled<unknown>): boolean =>
  slot !== null && !slot.scene && !metric.scene && slot.first <= metric.last && metric.first <= slot.last;

/** "a recall of 90.2%, ahead of keyword search (86.1%) and *direct generation* (81.5%)": what stands before a rival's number is who it is, not what was measured; that is as it was for the score before. */
export function refineRivalMetrics(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const { metric, role, scene } = d;
    const free = metric && !metric.value.mention?.metric && role === "baseline" ? metric : null;
    if (free && (isSameWords(d.method, free) || isSameWords(d.model, free))) {
      const before = out.findLast((o) => o.scene === scene && o.after !== null && o.metric !== null)?.metric;
      const said = before ? { ...before, inferred: "shared in the sentence" } : null;
      out.push(amend(d, { metric: said }, "its words are the rival's"));
    } else out.push(d);
  }
  return out;
}
