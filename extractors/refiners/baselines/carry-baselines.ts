/** A rival of the sentence before, where this one only tells by how much. */

import { amend, type Draft, type Filled } from "../../rules/draft";
import type { Item, Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import type { PaperContext } from "../context/paper-context";
import { rivalsOf } from "./rivals";

/** "It shows clear gains over B. Specifically, it …": a sentence that tells the size of what the one before said of a rival. */
export function refineCarriedBaselines(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const told = new Set(drafts.map((d) => d.scene.index));
  const compared = new Set(drafts.flatMap((d) => (d.baseline || d.role === "baseline" ? [d.scene] : [])));
  return drafts.map((d) => {
    const before = d.scene.index - 1;
    if (compared.has(d.scene) || told.has(before) || !isChange(d) || !details(d.scene.items)) return d;
    const scene = context.sceneAt(before);
    const rival = scene && announced(scene);
    return rival ? amend(d, { baseline: rival }, "the rival of the sentence before, told in detail") : d;
  });
}

const isChange = (d: Draft): boolean => d.gain !== null || (d.before !== null && d.after !== null);

/** "Specifically, …", "In particular, …". */
const details = (items: readonly Item[]): boolean =>
  /^(?:specifically|concretely|and)$/.test(wordAt(items, 0)) ||
  (items[0]?.lower === "in" && /^(?:particular|detail|details)$/.test(wordAt(items, 1))) ||
  (items[0]?.lower === "for" && /^(?:example|instance)$/.test(wordAt(items, 1)));

/** "… gains over *B*.", "… improves recall over *B*.": the rival that a change without a number ends with. */
function announced(scene: Scene): Filled<string> | null {
  const { items } = scene;
  const rival = rivalsOf(scene).findLast(
    (r) => r.to >= items.length - 2 && /^(?:over|compared|comparison|relative)$/.test(r.cue),
  );
  return rival ? { ...rival.value, scene, inferred: "the rival of the sentence before" } : null;
}
