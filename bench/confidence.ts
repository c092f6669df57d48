/**
 * Fits what confidence is made of (`extractors/refiners/confidence.ts`): `npm run confidence -- GOLD PAPERS`.
 *
 * For each kind of evidence the weight that it has and the one that these annotations give it, by logistic regression
 * on whether numbers, benchmarks and system of a claim were right. Writes nothing: weights are taken over by hand.
 * Use abstracts that no rule was written from; on others the claims are right too often.
 */
import { type Trace, traceAbstract } from "../extractors/extract";
import { EVIDENCE, PRIOR } from "../extractors/refiners/confidence";
import { judge } from "../lib/scoring/calibration";
import { setSideBySide } from "../lib/scoring/side-by-side";
import { readAbstracts } from "./abstracts";
import { readGold } from "./gold";

/** How strongly weights are held near nothing, in claims. */
const RIDGE = 5;
const ROUNDS = 1000;

/** What speaks for a claim, a number for each row of the evidence and 1 for the prior, and whether it was right. */
interface Case {
  readonly amounts: readonly number[];
  readonly right: boolean;
  readonly confidence: number;
}

async function readCases(goldFile: string, papersFile: string): Promise<Case[]> {
  const papers = await readAbstracts(papersFile);
  const traces = new Map<string, Trace>(papers.map((paper) => [paper.title, traceAbstract(paper)]));
  const found = [...traces].map(([title, { claims }]) => ({ title, claims }));
  return setSideBySide(readGold(goldFile), found).flatMap((paper) =>
    judge(paper).flatMap(({ at, claim, confidence }) => {
      const draft = traces.get(paper.title)?.drafts[at];
      if (!draft) return [];
      return [{ amounts: [...EVIDENCE.map(({ amount }) => Number(amount(draft))), 1], right: claim, confidence }];
    }),
  );
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Logistic regression by gradient descent, with a step that is safe for these amounts. */
function fitWeights(cases: readonly Case[]): number[] {
  const width = EVIDENCE.length + 1;
  const largest = Math.max(...cases.map(({ amounts }) => dot(amounts, amounts)));
  const step = 4 / (largest * cases.length + 4 * RIDGE);
  let weights = new Array<number>(width).fill(0);
  let speed = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const ahead = weights.map((w, i) => w + 0.95 * (speed[i] ?? 0));
    const slope = ahead.map((w) => RIDGE * w);
    for (const { amounts, right } of cases) {
      const miss = shareOf(dot(amounts, ahead)) - Number(right);
      for (const [i, x] of amounts.entries()) slope[i] = (slope[i] ?? 0) + miss * x;
    }
    const next = ahead.map((w, i) => w - step * (slope[i] ?? 0));
    speed = next.map((w, i) => w - (weights[i] ?? 0));
    weights = next;
  }
  return weights;
}

/** In which share of all pairs of a right and a wrong claim the right one has the higher confidence; ties count half. */
function orderOf(cases: readonly Case[], confidence: (each: Case) => number): number {
  const [right, wrong] = [true, false].map((is) => cases.filter((c) => c.right === is).map(confidence));
  let wins = 0;
  for (const r of right ?? []) for (const w of wrong ?? []) wins += r > w ? 1 : r === w ? 0.5 : 0;
  return wins / ((right?.length ?? 0) * (wrong?.length ?? 0));
}

const [goldFile, papersFile] = process.argv.slice(2);
if (!goldFile || !papersFile) throw new Error("usage: npm run confidence -- GOLD.jsonl PAPERS.jsonl");
const cases = await readCases(goldFile, papersFile);
const weights = fitWeights(cases);
console.log(`${cases.length} claims, ${cases.filter(({ right }) => right).length} right`);
for (const [i, { says, weight }] of [...EVIDENCE, { says: "prior", weight: PRIOR }].entries()) {
  const holds = cases.filter(({ amounts }) => amounts[i] !== 0).length;
  console.log(`${says.padEnd(48)} ${holds} claims, has ${weight.toFixed(2)}, fitted ${weights[i]?.toFixed(2)}`);
}
console.log(`a right claim above a wrong one: ${orderOf(cases, (c) => c.confidence).toFixed(3)} as it is,`);
console.log(`${orderOf(cases, ({ amounts }) => dot(amounts, weights)).toFixed(3)} with the fitted weights`);
