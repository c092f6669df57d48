import { amend, type Draft } from "../../rules/draft";
import { isClass } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { type Phrase, phraseBefore } from "../context/phrases";
import { findRuns } from "../context/runs";
import { groupsOf } from "../context/zones";
import { type Metric, named, phraseMetric } from "./metric-phrases";

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

const isStated = ({ metric }: Draft): boolean => metric !== null && !metric.inferred;

/** Without a metric of its own: with none, or that of a claim before it, which a number reaches over others. */
const isOpen = (d: Draft, run: readonly Draft[]): boolean =>
  !isStated(d) || run.some(({ metric }) => metric?.last === d.metric?.last);

/** The claims right before, back to the last that borrows its metric or has it from one that is among them. */
function runBefore(drafts: readonly Draft[], scene: Draft["scene"]): readonly Draft[] {
  const run: Draft[] = [];
  for (const d of drafts.toReversed()) {
    if (d.scene !== scene || isOpen(d, run)) break;
    run.unshift(d);
  }
  return run;
}

/** As many claims as the list has, each with another metric; numbers of one place are of one kind and unit. */
function isRowOf(run: readonly Draft[], list: readonly Draft[]): boolean {
  const names = new Set(run.map(({ metric }) => metric?.value.name));
  if (run.length !== list.length || names.size !== run.length) return false;
  return run.every((d, i) => kindOf(d) === kindOf(list[i]));
}

const kindOf = (d: Draft | undefined): string =>
  d?.after ? `score ${d.after.unit}` : d?.gain ? `gain ${d.gain.unit}` : "";

/** Gains of another verb are of that verb's objects: "lifts A by 3% and B by 2%, and *surpasses* C and D by 5% and 4%". */
const hasOwnCue = ([d]: readonly Draft[], before: Draft | undefined): boolean =>
  !d?.after && (d?.cue ?? 0) > (before?.last ?? 0);

/** "85.3% and 84.2% *on A and B*": as many names behind the list are what its numbers are of. */
function pairsWithNames(list: readonly Draft[]): boolean {
  const { scene, last } = list.at(-1) as Draft;
  const next = scene.items.findIndex((i, at) => at > last && i.quantity !== undefined);
  return findRuns(scene).some((r) => r.from > last && (next < 0 || r.from < next) && r.mentions.length === list.length);
}

/** "85.0 MPJPE / 51.4 PA-MPJPE, B only (104.5 / 79.6)": a list as long as the row of claims before it measures the same, in its order. */
export function refineRows(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  let row: readonly Draft[] = [];
  for (const list of groupsOf(drafts)) {
    const [first] = list;
    if (!first) continue;
    if (row[0]?.scene !== first.scene) row = [];
    const run = row.length > 0 ? row : runBefore(out, first.scene);
    const goesOn =
      list.length > 1 &&
      list.every((d) => isOpen(d, run)) &&
      isRowOf(run, list) &&
      !hasOwnCue(list, out.at(-1)) &&
      !pairsWithNames(list);
    row = goesOn ? run : [];
    out.push(...(goesOn ? list.map((d, i) => withMetricOf(d, run[i] as Draft)) : list));
  }
  return out;
}

const withMetricOf = (d: Draft, { metric }: Draft): Draft =>
  metric === null
    ? d
    : amend(d, { metric: { ...metric, inferred: "its place in the list" } }, "metric of its place in the list before");
