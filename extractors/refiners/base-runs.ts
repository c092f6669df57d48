import { MODEL_NOUNS } from "../rules/cues";
import type { Draft } from "../rules/draft";
import type { Item } from "../rules/scene";
import { findRuns, type Run } from "./runs";

/** Prepositions that lead to the model that something was run on. */
export const BASE_PREPOSITION = /^(?:on|for|of|with|using|to|from|across|atop|based)$/;

/** Models behind a preposition, apart from rivals: "on Qwen2.5-7B", "for the 7B / 14B models", "of Llama 3". */
export function baseRuns(draft: Draft, covered: ReadonlySet<number>): Run[] {
  return findRuns(draft.scene).filter(
    (r) =>
      r.what === "system" &&
      !covered.has(r.from) &&
      !isRivals(draft.scene.items, r) &&
      r.mentions.every(
        (m) =>
          m.mention.kind === "model" ||
          m.mention.kind === "size" ||
          m.mention.own === "model" ||
          (m.mention.kind === "name" &&
            r.preposition === "on" &&
            (r.twin || MODEL_NOUNS.has(draft.scene.items[r.to + 1]?.lower ?? ""))),
      ) &&
      (r.preposition === null || BASE_PREPOSITION.test(r.preposition)),
  );
}

/** "vs. 120 s for Orion": the model that a rival's number belongs to. */
const isRivals = (items: readonly Item[], { at }: Run): boolean =>
  items[at]?.lower === "for" &&
  items[at - 1]?.quantity !== undefined &&
  /^(?:vs\.?|versus|than|against)$/.test(items[at - 2]?.lower ?? "");
