import { pairClaims } from "./match";
import type { SideBySide } from "./side-by-side";
import { isRight, sameNumbers } from "./slots";

/** Claims that state a confidence from `from` up to the next bin, and how many of them are right. */
export interface ConfidenceBin {
  readonly from: number;
  readonly claims: number;
  /** Mean of the stated confidences; null in an empty bin, as the shares. */
  readonly stated: number | null;
  /** Share whose numbers are right. */
  readonly numbers: number | null;
  /** Share whose numbers, benchmarks and system are right. */
  readonly claim: number | null;
}

const EDGES = [0.8, 0.7, 0.6, 0.5, 0.4, 0] as const;

/** The verdict on an extracted claim. */
export interface Judged {
  /** Which of the claims that were found. */
  readonly at: number;
  readonly confidence: number;
  readonly numbers: boolean;
  /** Numbers, benchmarks and system are right. */
  readonly claim: boolean;
}

/** Extracted claims with a verdict; those of optional annotations have none. */
export function judge({ gold, found }: SideBySide): Judged[] {
  const counted = gold.filter((claim) => !claim.optional);
  const withNumbers = new Set(pairClaims(counted, found, sameNumbers).values());
  const whole = new Set(pairClaims(counted, found, (g, f) => isRight("claim", g, f)).values());
  const optional = gold.filter((claim) => claim.optional);
  return found.flatMap(({ confidence, ...claim }, j) => {
    const [numbers, right] = [withNumbers.has(j), whole.has(j)];
    if (confidence === undefined || (!numbers && optional.some((g) => sameNumbers(g, claim)))) return [];
    return [{ at: j, confidence, numbers, claim: right }];
  });
}

/** Stated confidence against measured precision, the surest claims first. */
export function calibrate(papers: readonly SideBySide[]): ConfidenceBin[] {
  const judged = papers.flatMap(judge);
  return EDGES.map((from, i) => {
    const inside = judged.filter(({ confidence: c }) => c >= from && (i === 0 || c < (EDGES[i - 1] ?? 1)));
    const mean = (value: (each: Judged) => number): number | null =>
      inside.length === 0 ? null : inside.reduce((sum, each) => sum + value(each), 0) / inside.length;
    return {
      from,
      claims: inside.length,
      stated: mean(({ confidence }) => confidence),
      numbers: mean(({ numbers }) => Number(numbers)),
      claim: mean(({ claim }) => Number(claim)),
    };
  });
}
