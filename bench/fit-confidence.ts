/**
 * Fits what confidence is made of (`extractors/refiners/confidence.ts`): `npm run confidence -- GOLD PAPERS`.
 *
 * For each kind of evidence the weight that it has and the one that these annotations give it, by logistic regression
 * on whether numbers, benchmarks and system of a claim were right. Writes nothing: weights are taken over by hand.
 * Use abstracts that no rule was written from; on others the claims are right too often.
 */

import { alignPapers } from "@/eval/aligned-papers";
import { labelClaims } from "@/eval/calibration";
import { type ExtractionTrace, traceAbstract } from "@/extractors/extract";
import { CONFIDENCE_EVIDENCE, PRIOR_LOG_ODDS } from "@/extractors/refiners/confidence";
import { readAbstracts } from "./abstracts";
import { readGold } from "./gold";

/** How strongly weights are held near nothing, in claims. */
const RIDGE_PENALTY = 5;
const ROUNDS = 1000;

/** What speaks for a claim, a number for each row of the evidence and 1 for the prior, and whether it was right. */
interface CalibrationCase {
  readonly features: readonly number[];
  readonly isCorrect: boolean;
  readonly confidence: number;
}

async function readCases(goldFile: string, papersFile: string): Promise<CalibrationCase[]> {
  const papers = await readAbstracts(papersFile);
  const traces = new Map<string, ExtractionTrace>(papers.map((paper) => [paper.title, traceAbstract(paper)]));
  const found = [...traces].map(([title, { claims }]) => ({ title, claims }));
  return alignPapers(readGold(goldFile), found).flatMap((paper) =>
    labelClaims(paper).flatMap(({ index: at, claim, confidence }) => {
      const candidate = traces.get(paper.title)?.candidates[at];
      if (!candidate) return [];
      return [
        {
          features: [...CONFIDENCE_EVIDENCE.map(({ getAmount: amount }) => Number(amount(candidate))), 1],
          isCorrect: claim,
          confidence,
        },
      ];
    }),
  );
}

const dotProduct = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Logistic regression by gradient descent, with a step that is safe for these amounts. */
function fitWeights(cases: readonly CalibrationCase[]): number[] {
  const width = CONFIDENCE_EVIDENCE.length + 1;
  const largest = Math.max(...cases.map(({ features }) => dotProduct(features, features)));
  const step = 4 / (largest * cases.length + 4 * RIDGE_PENALTY);
  let weights = new Array<number>(width).fill(0);
  let speed = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const ahead = weights.map((w, i) => w + 0.95 * (speed[i] ?? 0));
    const slope = ahead.map((w) => RIDGE_PENALTY * w);
    for (const { features: amounts, isCorrect } of cases) {
      const miss = sigmoid(dotProduct(amounts, ahead)) - Number(isCorrect);
      for (const [i, x] of amounts.entries()) slope[i] = (slope[i] ?? 0) + miss * x;
    }
    const next = ahead.map((w, i) => w - step * (slope[i] ?? 0));
    speed = next.map((w, i) => w - (weights[i] ?? 0));
    weights = next;
  }
  return weights;
}

/** In which share of all pairs of a right and a wrong claim the right one has the higher confidence; ties count half. */
function computeAuc(cases: readonly CalibrationCase[], confidence: (each: CalibrationCase) => number): number {
  const [right, wrong] = [true, false].map((is) => cases.filter((c) => c.isCorrect === is).map(confidence));
  let wins = 0;
  for (const r of right ?? []) for (const w of wrong ?? []) wins += r > w ? 1 : r === w ? 0.5 : 0;
  return wins / ((right?.length ?? 0) * (wrong?.length ?? 0));
}

const [goldFile, papersFile] = process.argv.slice(2);
if (!goldFile || !papersFile) throw new Error("usage: npm run confidence -- GOLD.jsonl PAPERS.jsonl");
const cases = await readCases(goldFile, papersFile);
const weights = fitWeights(cases);
console.log(`${cases.length} claims, ${cases.filter(({ isCorrect: right }) => right).length} right`);
for (const [i, { label: says, weight }] of [
  ...CONFIDENCE_EVIDENCE,
  { label: "prior", weight: PRIOR_LOG_ODDS },
].entries()) {
  const holds = cases.filter(({ features: amounts }) => amounts[i] !== 0).length;
  console.log(`${says.padEnd(48)} ${holds} claims, has ${weight.toFixed(2)}, fitted ${weights[i]?.toFixed(2)}`);
}
console.log(`a right claim above a wrong one: ${computeAuc(cases, (c) => c.confidence).toFixed(3)} as it is,`);
console.log(
  `${computeAuc(cases, ({ features: amounts }) => dotProduct(amounts, weights)).toFixed(3)} with the fitted weights`,
);
