import { amend, type Draft } from "../rules/draft";
import { isClass } from "../rules/scene";
import { wordAt } from "../text/word-at";
import { type Metric, named, phraseMetric } from "./metric-phrases";
import { type Phrase, phraseBefore } from "./phrases";

/** Small words and signs that may stand between a metric and its number: "(from", "of", "=". */
const LEAD = /^(?:\(|from|of|by|at|to|=|:|is|was)$/;

/** What stands between a claim's metric and its first number, where they are neighbours: "recall (from 3.2" has "( from". */
function leadOf({ scene: { items }, first, metric }: Draft): readonly string[] | null {
  const at = metric && !metric.inferred && !metric.scene ? items.findIndex((i) => i.last === metric.last) : -1;
  if (at < 0 || at >= first || first - at > 3) return null;
  const between = items.slice(at + 1, first).map((i) => i.lower);
  return between.every((w) => LEAD.test(w)) ? between : null;
}

/** A phrase as a metric, also an act or a growth ("*dwell growth* (+3%)") and a name, but for "A (0.19), B (0.27)": those are whose the scores are. */
function measured({ scene, first, gain }: Draft, phrase: Phrase): Metric | null {
  const { items } = scene;
  const name = items[phrase.to]?.mention?.kind === "name" && (gain !== null || items[first - 1]?.lower !== "(");
  const head = wordAt(items, phrase.to);
  const growth = phrase.from < phrase.to && (isClass("gain-noun", head) || /ing$/.test(head));
  return phraseMetric(scene, phrase) ?? (name || growth ? named(scene, phrase.from, phrase.to, null) : null);
}

/** The phrase that stands to the first number as the metric of the claim before does to its own. */
function alike(d: Draft, lead: readonly string[], floor: number): Metric | null {
  const { items } = d.scene;
  const from = d.first - lead.length;
  if (lead.some((w, i) => items[from + i]?.lower !== w)) return null;
  const phrase = phraseBefore(items, from - 1, floor);
  const joint = phrase === null ? "" : wordAt(items, phrase.from - 1);
  return phrase && /^(?:,|and|;)$/.test(joint) ? measured(d, phrase) : null;
}

/** "FID 15.2, MAUVE 0.71", "recall (+3%), dwell time (+2%)": in a row of numbers one metric stands as the other does. */
export function refineParallels(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  let lead: readonly string[] | null = null;
  for (const d of drafts) {
    const before = out.at(-1);
    if (before?.scene !== d.scene) lead = null;
    const open = !d.metric || d.metric.inferred;
    const metric = lead && before && open ? alike(d, lead, before.last + 1) : null;
    out.push(metric ? amend(d, { metric }, `metric ${metric.value.name}, as the one before it stands`) : d);
    if (!open) lead = leadOf(d);
  }
  return out;
}
