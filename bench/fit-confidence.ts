import { alignPapers } from "@/eval/aligned-papers";
import { labelClaims } from "@/eval/calibration";
import { type ExtractionTrace, traceAbstract } from "@/extractors/extract";
import { CONFIDENCE_EVIDENCE, PRIOR_LOG_ODDS } from "@/extractors/refiners/confidence";
import { readAbstracts } from "./abstracts";
import { readGold } from "./gold";
import { dotProduct, fitWeights, type LogisticCase } from "./logistic-regression";
import { UsageError } from "./usage-error";

/** A claim with the confidence of the current weights. */
interface CalibrationCase extends LogisticCase {
  readonly confidence: number;
}

async function readCases(goldFile: string, papersFile: string): Promise<CalibrationCase[]> {
  const papers = await readAbstracts(papersFile);
  const traces = new Map<string, ExtractionTrace>(papers.map((paper) => [paper.title, traceAbstract(paper)]));
  const found = [...traces].map(([title, { claims }]) => ({ title, claims }));
  return alignPapers(readGold(goldFile), found).flatMap((paper) =>
    labelClaims(paper).flatMap(({ index, claim, confidence }) => {
      const candidate = traces.get(paper.title)?.candidates[index];
      if (!candidate) return [];
      return [
        {
          features: [...CONFIDENCE_EVIDENCE.map(({ getAmount }) => Number(getAmount(candidate))), 1],
          isCorrect: claim,
          confidence,
        },
      ];
    }),
  );
}

/** Returns the share of pairs of a correct and a wrong claim in which the correct one has the higher confidence; ties count half. */
function computeAuc(cases: readonly CalibrationCase[], confidence: (each: CalibrationCase) => number): number {
  const [right, wrong] = [true, false].map((is) => cases.filter((c) => c.isCorrect === is).map(confidence));
  let wins = 0;
  for (const r of right ?? []) for (const w of wrong ?? []) wins += r > w ? 1 : r === w ? 0.5 : 0;
  return wins / ((right?.length ?? 0) * (wrong?.length ?? 0));
}

/**
 * Prints the current weight of each kind of evidence for a claim next to the weight fitted to annotations, by logistic
 * regression on whether numbers, benchmarks and system are correct. Use abstracts that no rule was developed on.
 */
export async function run([goldFile, papersFile]: readonly string[]): Promise<void> {
  if (!goldFile || !papersFile) throw new UsageError("Usage: npm run bench -- confidence GOLD.jsonl PAPERS.jsonl");
  const cases = await readCases(goldFile, papersFile);
  const weights = fitWeights(cases);
  console.log(`${cases.length} claims, ${cases.filter(({ isCorrect }) => isCorrect).length} correct`);
  const rows = [...CONFIDENCE_EVIDENCE, { label: "prior", weight: PRIOR_LOG_ODDS }];
  for (const [i, { label, weight }] of rows.entries()) {
    const count = cases.filter(({ features }) => features[i] !== 0).length;
    console.log(`${label.padEnd(48)} ${count} claims, current ${weight.toFixed(2)}, fitted ${weights[i]?.toFixed(2)}`);
  }
  const fitted = computeAuc(cases, ({ features }) => dotProduct(features, weights));
  console.log(`AUC: ${computeAuc(cases, ({ confidence }) => confidence).toFixed(3)} with current weights,`);
  console.log(`${fitted.toFixed(3)} with fitted weights`);
}
