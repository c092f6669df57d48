import { isResultVerb, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import type { Coordination, TaskPhrase } from "../context/coordinations";

/** Verbs of training: "pretrained", "fine-tuning". */
export const TRAIN_VERB = /^(?:pre-?|post-?|re-?|co-?)?train(?:s|ed|ing)?$|^fine-?tun(?:e|es|ed|ing)$/;
const EVALUATE_VERB = /^(?:(?:cross-)?validat|evaluat|test|assess|benchmark)/;

/** Returns the index of the training verb that governs a coordination, or -1. The model and a share of the data may intervene: "fine-tuning a network on 40% of". */
function findTrainVerb(
  items: readonly SentenceItem[],
  { preposition, from }: Pick<Coordination, "preposition" | "from">,
): number {
  if (!preposition || !/^(?:on|of|with|using|from|upon|via)$/.test(preposition)) return -1;
  let depth = 0;
  for (let i = from - 1; i >= Math.max(0, from - 12); i--) {
    const item = items[i] as SentenceItem;
    const { lower, kind } = item;
    depth += lower === ")" ? 1 : lower === "(" ? -1 : 0;
    if (depth > 0) continue;
    if (TRAIN_VERB.test(lower)) return i;
    if (depth < 0 || (kind === "sign" && /^[,;:.—]$/.test(lower)) || /^(?:by|to|at|over)$/.test(lower)) return -1;
    if (isResultVerb(item) || (kind === "word" && EVALUATE_VERB.test(lower))) return -1;
  }
  return -1;
}

/** True for training data: "models trained on Orion". Results may still be reported on a test split of it. */
export const isTrainedOn = (items: readonly SentenceItem[], coordination: Coordination): boolean =>
  findTrainVerb(items, coordination) >= 0;

/** True if the name states the origin of a model: "With Orion pretraining, it reaches 80%", "with an Orion ResNet-18 encoder". */
const namesModelOrigin = (items: readonly SentenceItem[], { to, preposition }: Coordination): boolean =>
  preposition !== "on" &&
  (/^pre-?train(?:ed|ing)$/.test(wordAt(items, to + 1)) || items[to + 1]?.mention?.kind === "model");

/** Nouns for several unnamed benchmarks: "on five map datasets", "across benchmarks". */
const DATASETS_NOUN = /^(?:benchmarks|datasets|tasks)$/;

/**
 * True for data that was used for training only: "Fine-tuning on Orion improves accuracy by 3%", "models trained on Orion
 * reach 80% on Iris", "trained on Orion, it gains 3% across benchmarks". "Trained on Orion, it reaches 80%" may mean
 * both training and evaluation.
 */
export function isOnlyTrainingData(
  items: readonly SentenceItem[],
  coordination: Coordination,
  coordinations: readonly Coordination[],
  described: readonly TaskPhrase[],
): boolean {
  if (namesModelOrigin(items, coordination)) return true;
  const index = findTrainVerb(items, coordination);
  if (index < 0) return false;
  const isTrainingActivity =
    /ing$/.test(wordAt(items, index)) &&
    (index === 0 || /^(?:while|when|by|after|that|,|and|via|through|from|:|\()$/.test(wordAt(items, index - 1)));
  const measured = (r: Coordination): boolean =>
    r !== coordination &&
    r.kind === "benchmark" &&
    /^(?:on|across)$/.test(r.preposition ?? "") &&
    !isTrainedOn(items, r);
  const several = (taskPhrase: TaskPhrase): boolean =>
    DATASETS_NOUN.test(wordAt(items, taskPhrase.to)) &&
    /^(?:on|across)$/.test(taskPhrase.preposition) &&
    findTrainVerb(items, taskPhrase) < 0;
  return isTrainingActivity || coordinations.some(measured) || described.some(several);
}
