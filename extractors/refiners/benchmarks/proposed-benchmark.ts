import type { CandidateClaim } from "../../rules/candidate-claim";
import { METHOD_NOUNS, MODEL_NOUNS } from "../../words/head-nouns";
import { findCoordinations } from "../context/coordinations";
import type { PaperContext } from "../context/paper-context";
import { isTrainedOn, TRAIN_VERB } from "./training-data";

/** True if the clause refers to the proposed system: "Our tracking model achieves". */
const mentionsProposedSystem = (candidate: CandidateClaim): boolean =>
  candidate.sentence.items.slice(0, candidate.first).some((item, index, all) => {
    if (!/^(?:our|proposed)$/.test(item.lower)) return false;
    return all.slice(index + 1, index + 4).some((n) => MODEL_NOUNS.has(n.lower) || METHOD_NOUNS.has(n.lower));
  });

const mentionsProposedBenchmark = (candidate: CandidateClaim): boolean => {
  const words = candidate.sentence.items.map((item) => item.lower);
  return words.some((word, i) => {
    if (!/^(?:our|the|this)$/.test(word) || /^(?:with|using|by|via)$/.test(words[i - 1] ?? "")) return false;
    if (words.slice(Math.max(0, i - 4), i).some((v) => TRAIN_VERB.test(v))) return false;
    return words.slice(i + 1, i + 3).some((n) => /^(?:benchmark|dataset)$/.test(n));
  });
};

/** Words for data outside the proposed benchmark. */
const OTHER_DATA = /\b(?:benchmarks|datasets|data sets|corpora|downstream|existing|public|another|external|other)\b/i;

/** True if the abstract proposes nothing but benchmarks. */
const proposesNoSystem = ({ proposedNames }: PaperContext): boolean =>
  proposedNames.every((proposed) => proposed.kind === "benchmark");

/** True if described tasks belong to the proposed benchmark: "43.8% in temporal order tasks" in a paper about a benchmark, even if it also names a system. */
export function isOnProposedTasks(candidate: CandidateClaim, context: PaperContext): boolean {
  const [only, ...more] = context.proposedNames.filter(
    (proposed) => proposed.kind === "benchmark" && proposed.foundBy !== "spelled-out",
  );
  const isBenchmarkPaper = proposesNoSystem(context) || only?.foundBy === "title";
  return (
    isBenchmarkPaper &&
    only !== undefined &&
    more.length === 0 &&
    !OTHER_DATA.test(candidate.benchmarkText?.value ?? "")
  );
}

/** True if a name is used as training data up to this sentence: "We train Iris on Orion". */
export function isUsedForTraining(name: string, candidate: CandidateClaim, context: PaperContext): boolean {
  for (let i = 0; i <= candidate.sentence.index; i++) {
    const sentence = context.getSentence(i);
    for (const coordination of sentence ? findCoordinations(sentence) : [])
      if (
        sentence &&
        coordination.mentions.some((m) => m.mention.name === name) &&
        isTrainedOn(sentence.items, coordination)
      )
        return true;
  }
  return false;
}

/** True if the proposed data caused the result: as the system or as training data. */
const isCauseOfResult = (name: string, candidate: CandidateClaim, context: PaperContext): boolean =>
  candidate.method?.value === name || isUsedForTraining(name, candidate, context);

/** True if the name first occurs after the claim: "Readers miss 40%. We introduce HarborBench". */
const isNamedLater = (name: string, { sentence: { tokens } }: CandidateClaim, { text }: PaperContext): boolean =>
  text.toLowerCase().indexOf(name.toLowerCase()) >= (tokens.at(-1)?.end ?? 0);

/** Returns the name of the proposed benchmark if the sentence may refer to it without naming it, otherwise null. */
export function findProposedBenchmark(candidate: CandidateClaim, context: PaperContext): string | null {
  const proposesOnlyBenchmarks = proposesNoSystem(context);
  const proposed = context.proposedNames.find(
    (o) =>
      o.kind === "benchmark" &&
      !isCauseOfResult(o.name, candidate, context) &&
      (mentionsProposedBenchmark(candidate) ||
        (!isNamedLater(o.name, candidate, context) &&
          (o.foundBy === "title" || (proposesOnlyBenchmarks && !mentionsProposedSystem(candidate))))),
  );
  return proposed?.name ?? null;
}
