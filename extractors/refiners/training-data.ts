import { type Item, isClass } from "../rules/scene";
import type { Run } from "./runs";

const TRAIN = /^(?:pre-?|post-?|re-?|co-?)?(?:train|trained|training|trains)$|^fine-?tun(?:e|ed|ing|es)$/;
const TEST = /^(?:(?:cross-)?validat|evaluat|test|assess|benchmark)/;

/** "models trained on Orion", "fine-tuning a network on 40% of Orion": data to learn from, unless they are tested on too. */
export function isTrainedOn(items: readonly Item[], { preposition, from }: Run): boolean {
  if (!preposition || !/^(?:on|of|with|using|from|upon|via)$/.test(preposition)) return false;
  for (let i = from - 1; i >= Math.max(0, from - 9); i--) {
    const item = items[i] as Item;
    if (TRAIN.test(item.lower)) return !TEST.test(items[i + 2]?.lower ?? "") && items[i + 1]?.lower !== "performance";
    if (item.kind === "sign" && /^[,;:.—]$/.test(item.lower)) return false;
    const verb = isClass("gain-verb", item.lower) || isClass("strong-score", item.lower) || TEST.test(item.lower);
    if (item.kind === "word" && verb) return false;
  }
  return false;
}
