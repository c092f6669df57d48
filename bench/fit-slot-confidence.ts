import { type AlignedPaper, alignPapers } from "@/eval/aligned-papers";
import { labelSlots, type SlotLabels } from "@/eval/slot-calibration";
import { type EvaluationSplit, isInSplit } from "@/eval/split";
import { type ExtractionTrace, traceAbstract } from "@/extractors/extract";
import { type ClaimInAbstract, SLOT_MODELS } from "@/extractors/refiners/slot-evidence";
import { GRADED_SLOTS, type GradedSlot } from "@/lib/claim/grade";
import { readAbstracts } from "./abstracts";
import { readGold } from "./gold";
import { fitWeights, type LogisticCase } from "./logistic-regression";
import { UsageError } from "./usage-error";

/** The part of the annotated papers that weights are fitted on; the rest is set aside for scoring. */
const FITTED_PART: EvaluationSplit = "rest";

interface SlotCase extends SlotLabels {
  readonly claim: ClaimInAbstract;
}

async function readCases(goldFile: string, papersFile: string): Promise<SlotCase[]> {
  const papers = (await readAbstracts(papersFile)).filter(({ title }) => isInSplit(FITTED_PART, title));
  const traces = new Map<string, ExtractionTrace>(papers.map((paper) => [paper.title, traceAbstract(paper)]));
  const found = [...traces].map(([title, { claims }]) => ({ title, claims }));
  const gold = readGold(goldFile).filter(({ title }) => isInSplit(FITTED_PART, title));
  const toCases = (aligned: AlignedPaper): SlotCase[] => {
    const { candidates: all = [], paper = null } = traces.get(aligned.title) ?? {};
    return labelSlots(aligned).flatMap((labels) => {
      const candidate = all[labels.index];
      return candidate && paper ? [{ ...labels, claim: { candidate, all, paper } }] : [];
    });
  };
  return alignPapers(gold, found).flatMap(toCases);
}

/** Returns the features of the claims whose slot is labeled. */
const toLogisticCases = (slot: GradedSlot, cases: readonly SlotCase[]): LogisticCase[] =>
  cases.flatMap(({ right, claim }) => {
    const isCorrect = right[slot];
    if (isCorrect === null) return [];
    const amounts = SLOT_MODELS[slot].evidence.map(({ getAmount }) => Number(getAmount(claim)));
    return [{ features: [...amounts, 1], isCorrect }];
  });

/**
 * Prints the current weight of each kind of evidence for a slot next to the weight fitted to annotations, by logistic
 * regression on whether the slot is correct. Uses the papers of the annotations that are not set aside.
 */
export async function run([goldFile, papersFile]: readonly string[]): Promise<void> {
  if (!goldFile || !papersFile) throw new UsageError("Usage: npm run bench -- slot-confidence GOLD.jsonl PAPERS.jsonl");
  const cases = await readCases(goldFile, papersFile);
  for (const slot of GRADED_SLOTS) {
    const slotCases = toLogisticCases(slot, cases);
    const weights = fitWeights(slotCases);
    console.log(`${slot}: ${slotCases.length} claims, ${slotCases.filter((c) => c.isCorrect).length} correct`);
    const { evidence, prior } = SLOT_MODELS[slot];
    for (const [i, { label, weight }] of [...evidence, { label: "prior", weight: prior }].entries()) {
      const count = slotCases.filter(({ features }) => features[i] !== 0).length;
      console.log(
        `  ${label.padEnd(50)} ${count} claims, current ${weight.toFixed(2)}, fitted ${weights[i]?.toFixed(2)}`,
      );
    }
  }
}
