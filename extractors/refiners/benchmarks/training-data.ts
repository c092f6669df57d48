import { type Item, isResultVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import type { Run, TaskPhrase } from "../context/runs";

/** A word of training: "pretrained", "fine-tuning". */
export const TRAIN = /^(?:pre-?|post-?|re-?|co-?)?train(?:s|ed|ing)?$|^fine-?tun(?:e|es|ed|ing)$/;
const TEST = /^(?:(?:cross-)?validat|evaluat|test|assess|benchmark)/;

/** Item of the word of training that leads to a run, past the network and the share of the data: "fine-tuning a network on 40% of". */
function trainedAt(items: readonly Item[], { preposition, from }: Pick<Run, "preposition" | "from">): number {
  if (!preposition || !/^(?:on|of|with|using|from|upon|via)$/.test(preposition)) return -1;
  let depth = 0;
  for (let i = from - 1; i >= Math.max(0, from - 12); i--) {
    const item = items[i] as Item;
    const { lower, kind } = item;
    depth += lower === ")" ? 1 : lower === "(" ? -1 : 0;
    if (depth > 0) continue;
    if (TRAIN.test(lower)) return i;
    if (depth < 0 || (kind === "sign" && /^[,;:.—]$/.test(lower)) || /^(?:by|to|at|over)$/.test(lower)) return -1;
    if (isResultVerb(item) || (kind === "word" && TEST.test(lower))) return -1;
  }
  return -1;
}

/** "models trained on Orion": data that something learns from. Tests on a part of them may still be what is reported. */
export const isTrainedOn = (items: readonly Item[], run: Run): boolean => trainedAt(items, run) >= 0;

/** "With Orion pretraining, it reaches 80%", "with an Orion ResNet-18 encoder": the name says what a model comes from. */
const isOfModel = (items: readonly Item[], { to, preposition }: Run): boolean =>
  preposition !== "on" &&
  (/^pre-?train(?:ed|ing)$/.test(wordAt(items, to + 1)) || items[to + 1]?.mention?.kind === "model");

/** "on five map datasets", "across benchmarks": several, which the sentence does not name. */
const SEVERAL = /^(?:benchmarks|datasets|tasks)$/;

/**
 * "Fine-tuning on Orion improves accuracy by 3%", "models trained on Orion reach 80% on Iris": what was learned from,
 * and not what was measured on; nor "trained on Orion, it gains 3% across benchmarks". "Trained on Orion, it reaches 80%" may
 * say both.
 */
export function onlyTrains(
  items: readonly Item[],
  run: Run,
  runs: readonly Run[],
  described: readonly TaskPhrase[],
): boolean {
  if (isOfModel(items, run)) return true;
  const at = trainedAt(items, run);
  if (at < 0) return false;
  const doing =
    /ing$/.test(wordAt(items, at)) &&
    (at === 0 || /^(?:while|when|by|after|that|,|and|via|through|from|:|\()$/.test(wordAt(items, at - 1)));
  const measured = (r: Run): boolean =>
    r !== run && r.what === "benchmark" && /^(?:on|across)$/.test(r.preposition ?? "") && !isTrainedOn(items, r);
  const several = (t: TaskPhrase): boolean =>
    SEVERAL.test(wordAt(items, t.to)) && /^(?:on|across)$/.test(t.preposition) && trainedAt(items, t) < 0;
  return doing || runs.some(measured) || described.some(several);
}
