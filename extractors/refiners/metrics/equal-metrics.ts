import { type Draft, wordOf } from "../../rules/draft";
import type { Item, Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { lastMetric, type Metric, named, widened } from "./metric-phrases";

/** Letters that statistics write for a correlation. */
const LETTER = /^[rρτ]$/;

const isCorrelation = (item: Item | undefined): boolean => /correlation/i.test(item?.mention?.surface ?? "");

/** "a page correlation of *r* = 0.82", "correlation with readers (*r* = 0.82)": the letter stands for the metric that its sentence has just named. */
function ofLetter(scene: Scene, at: number): Metric | null {
  const { items } = scene;
  const told = LETTER.test(wordAt(items, at)) ? lastMetric(items, Math.max(0, at - 8), at - 1) : null;
  if (told === null || !isCorrelation(items[told])) return null;
  return items.slice(told, at).some((i) => i.quantity) ? null : widened(scene, told, Math.max(0, told - 3));
}

/** "recall = 0.82": the word or the name before the sign. */
export function equals(d: Draft): Metric | null {
  const at = d.first - 2;
  const name = wordOf(d, at + 1) === "=" ? d.scene.items[at] : undefined;
  if (name?.mention?.kind !== "name" && name?.kind !== "word") return null;
  return ofLetter(d.scene, at) ?? named(d.scene, at, at, null);
}
