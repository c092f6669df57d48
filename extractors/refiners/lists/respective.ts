import type { Mention } from "../../mentions/mention";
import { MODEL_NOUNS } from "../../rules/cues";
import { amend, type Draft, type Filled } from "../../rules/draft";
import { headOf, type Item, isReportVerb, type Scene } from "../../rules/scene";
import { rivalItems } from "../baselines/rivals";
import { namesOf } from "../benchmarks/benchmark-places";
import { oncePer } from "../context/once-per";
import { fillMention, isBenchmark, isSystem } from "../context/paper-context";
import { isJoint } from "../context/runs";
import { coordinated } from "./coordinated-metrics";
import { coordinatedTexts } from "./coordinated-texts";

/** "A and B …, … N and M, respectively", "A and B by N and M": as many names as numbers, one for each. */

/** A name, and the item that it is. */
interface Named {
  readonly at: number;
  readonly mention: Mention;
}

type Names = readonly Named[];

/**
 * Claims of a list that differ in nothing but their numbers: each gets its own of as many names, where what they share
 * is one of these names, or where nothing is in the place of such names.
 */
export function refineRespective(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (let i = 0; i < drafts.length; ) {
    const list = listAt(drafts, i);
    out.push(...(areAlike(list) ? (pairedMetrics(list) ?? pairedNames(list) ?? pairedTexts(list) ?? list) : list));
    i += list.length;
  }
  return out;
}

/** "natural and robust accuracy by 7.1% and 6.9%, respectively": the metric that the list shares is the last of as many. */
function pairedMetrics(list: readonly Draft[]): readonly Draft[] | null {
  const { scene, metric } = list[0] as Draft;
  const metrics = metric && !metric.scene ? coordinated(scene, metric, list.length) : null;
  return metrics && list.map((d, i) => amend(d, { metric: metrics[i] ?? null }, NOTE));
}

/** The list of claims that begins with one, where it is tight, or "respectively" is said of it, or it is followed by such a list that is as long; else that one. */
function listAt(drafts: readonly Draft[], from: number): readonly Draft[] {
  let to = from + 1;
  while (to < drafts.length && isListed(drafts[to - 1] as Draft, drafts[to] as Draft)) to++;
  const list = drafts.slice(from, to);
  const next = drafts[to];
  if (isTight(list) || isRespective(list.at(-1) as Draft, next)) return list;
  const isFirstOfTwo = list.length > 1 && next?.scene === list[0]?.scene && listAt(drafts, to).length === list.length;
  return isFirstOfTwo ? list : list.slice(0, 1);
}

/** "by 7.1% and 6.9%", "4.6x/5.7x": one unit, and nothing but joints between. */
const isTight = (list: readonly Draft[]): boolean =>
  list.every((d, i) => {
    const before = list[i - 1];
    if (!before) return true;
    const unit = ({ after, gain }: Draft): string | undefined => (after ?? gain)?.unit;
    return unit(d) === unit(before) && d.scene.items.slice(before.last + 1, d.first).every(isJoint);
  });

/** Several claims that differ in nothing but their numbers. */
const areAlike = (list: readonly Draft[]): boolean => list.length > 1 && new Set(list.map(sharedBy)).size === 1;

const sharedBy = (d: Draft): string =>
  JSON.stringify([
    ...[d.metric?.value.name, d.model?.value.name, d.method?.value, d.baseline?.value, d.benchmarkText?.value],
    ...d.benchmarks.map(({ value }) => value),
  ]);

const SMALL = /^(?:,|and|\/|&|or|of|by|to|from|at|a|an|average|up)$/;

/** "0.375 *mAP and* 0.515", "0.86 *(0.80 to 0.92) and* 0.88": nothing but joints, the metric and what brackets hold. */
function isListed(a: Draft, b: Draft): boolean {
  if (a.scene !== b.scene) return false;
  if ((a.after === null) !== (b.after === null) || (a.before === null) !== (b.before === null)) return false;
  const between = a.scene.items.slice(a.last + 1, b.first);
  let depth = 0;
  for (const i of between) {
    if (i.lower === "(") depth++;
    else if (i.lower === ")") depth--;
    else if (depth === 0 && i.mention?.kind !== "metric" && !SMALL.test(i.lower)) return false;
  }
  return depth === 0 && between.length < 24 && between.some(isJoint);
}

/** Whether "respectively" stands behind it in its clause, and no number of another claim between. */
function isRespective({ scene, last }: Draft, next: Draft | undefined): boolean {
  const behind = scene.items.slice(last + 1, next?.scene === scene ? next.first : undefined);
  const at = behind.findIndex((i) => i.lower === "respectively");
  return at >= 0 && !behind.slice(0, at).some((i) => /^[.;:]$/.test(i.lower));
}

/** All lists of names of a sentence: "Claude and the base Llama-3-8B", "SDXL/Flux". */
const listsOf = oncePer(({ items }: Scene): readonly Names[] => {
  const lists: Named[][] = [];
  for (const [at, { mention }] of items.entries()) {
    if (!mention || mention.kind === "metric") continue;
    const list = lists.at(-1);
    const before = list?.at(-1);
    const between = before ? items.slice(before.at + 1, at) : [];
    const goesOn = isBetweenNames(between) && !(list && isClosed(items, list) && !isLastJoint(between));
    if (list && goesOn) list.push({ at, mention });
    else lists.push([{ at, mention }]);
  }
  return lists.filter((list) => isClosed(items, list));
});

const isBetweenNames = (between: readonly Item[]): boolean =>
  between.length < 7 &&
  between.some(isJoint) &&
  !between.some((i) => i.quantity || /^[.;:()]$/.test(i.lower) || isReportVerb(i));

const isLastJoint = (between: readonly Item[]): boolean => between.some((i) => i.lower !== "," && isJoint(i));

/** "A, B *and* C", "A/B": a comma alone may be the end of a clause. */
function isClosed(items: readonly Item[], list: Names): boolean {
  const [a, b] = list.slice(-2);
  return a !== undefined && b !== undefined && isLastJoint(items.slice(a.at + 1, b.at));
}

/** The slot that names of a list fill, one for each claim. */
type Slot = "baseline" | "benchmarks" | "model";

/** What the names are to the claims: what these share is one of them, or nothing stands in the place of such names. */
function slotOf(list: readonly Draft[], names: Names): Slot | null {
  const [first, last] = [list[0] as Draft, list.at(-1) as Draft];
  const { scene, model, baseline, benchmarks } = first;
  const [from, to] = [names[0]?.at ?? 0, names.at(-1)?.at ?? 0];
  const apart = to < first.first ? scene.items.slice(to + 1, first.first) : scene.items.slice(last.last + 1, from);
  if (apart.some((i) => i.lower === ";")) return null;
  const is = (filled: Filled<unknown> | undefined | null): boolean => isAmong(filled, scene, names);
  if (names.every(({ mention }) => isBenchmark(mention) || mention.kind === "name") && benchmarks.some(is))
    return "benchmarks";
  if (!names.every(({ mention }) => isSystem(mention))) return null;
  const rivals = rivalItems(scene);
  if (is(baseline) || (from > last.last && names.every(({ at }) => rivals.has(at)))) return "baseline";
  if (is(model)) return "model";
  if (names.some(({ at }) => rivals.has(at)) || !isOfSystems(scene, names)) return null;
  const isBracketed = scene.items[to + 1]?.lower === "(" && first.first === to + 2;
  return model === null || isBracketed ? "model" : null;
}

/** A known model among them, or the noun behind them makes them models: "the TideBERT and MossBERT *models*". */
const isOfSystems = ({ items }: Scene, names: Names): boolean =>
  names.some(({ mention }) => mention.kind === "model") ||
  MODEL_NOUNS.has(headOf(items[(names.at(-1)?.at ?? 0) + 1]?.lower));

/** Whether a value stands at one of the names, or around them. */
function isAmong(filled: Filled<unknown> | undefined | null, scene: Scene, names: Names): boolean {
  if (!filled || filled.first < 0 || (filled.scene && filled.scene !== scene)) return false;
  return names.some(({ at }) => {
    const { first, last } = scene.items[at] as Item;
    return first <= filled.last && last >= filled.first;
  });
}

const NOTE = "respectively: each of a list has its own";

/** Where each of the names is of one of the claims. */
function pairedNames(list: readonly Draft[]): readonly Draft[] | null {
  const { scene } = list[0] as Draft;
  for (const names of listsOf(scene)) {
    const slot = names.length === list.length ? slotOf(list, names) : null;
    if (slot === null) continue;
    const texts = namesOf({ mentions: names }, scene);
    const systems = names.map(({ at, mention }) => fillMention(scene, at, mention));
    return list.map((d, i) => {
      const [text, system] = [texts[i] as Filled<string>, systems[i] as Filled<Mention>];
      if (slot === "benchmarks") return amend(d, { benchmarks: [text] }, NOTE);
      if (slot === "model") return amend(d, { model: system }, NOTE);
      return amend(d, { baseline: text }, NOTE);
    });
  }
  return null;
}

/** "98% and 67% on the industrial and robotics datasets": parts of what was evaluated on, which names nothing. */
function pairedTexts(list: readonly Draft[]): readonly Draft[] | null {
  const { scene, benchmarkText } = list[0] as Draft;
  const texts = benchmarkText && coordinatedTexts(scene, benchmarkText, list.length);
  return texts && list.map((d, i) => amend(d, { benchmarkText: texts[i] ?? null }, NOTE));
}
