import type { AlignedPaper } from "./aligned-papers";
import { pairClaims } from "./pair-claims";
import { hasSameNumbers, isCorrect } from "./slot-checks";

/** Claims with a confidence from `from` up to the next bin, and the share of correct ones. */
export interface ConfidenceBin {
  readonly from: number;
  readonly claims: number;
  /** Mean of the stated confidences; null in an empty bin, like the shares. */
  readonly stated: number | null;
  /** Share with correct numbers. */
  readonly numbers: number | null;
  /** Share with correct numbers, benchmarks and system. */
  readonly claim: number | null;
}

const BIN_EDGES = [0.8, 0.7, 0.6, 0.5, 0.4, 0] as const;

/** Correctness of an extracted claim. */
export interface LabeledClaim {
  /** Index among the extracted claims. */
  readonly index: number;
  readonly confidence: number;
  readonly numbers: boolean;
  /** True if numbers, benchmarks and system are correct. */
  readonly claim: boolean;
}

/** Labels extracted claims as correct or wrong, except those of optional annotations. */
export function labelClaims({ gold, found }: AlignedPaper): LabeledClaim[] {
  const counted = gold.filter((claim) => !claim.optional);
  const withNumbers = new Set(pairClaims(counted, found, hasSameNumbers).values());
  const whole = new Set(pairClaims(counted, found, (g, f) => isCorrect("claim", g, f)).values());
  const optional = gold.filter((claim) => claim.optional);
  return found.flatMap(({ confidence, ...claim }, j) => {
    const [hasRightNumbers, isRight] = [withNumbers.has(j), whole.has(j)];
    if (confidence === undefined || (!hasRightNumbers && optional.some((g) => hasSameNumbers(g, claim)))) return [];
    return [{ index: j, confidence, numbers: hasRightNumbers, claim: isRight }];
  });
}

/** Compares stated confidence with measured precision, highest confidence first. */
export function computeCalibration(papers: readonly AlignedPaper[]): ConfidenceBin[] {
  const labeled = papers.flatMap(labelClaims);
  return BIN_EDGES.map((from, i) => {
    const inside = labeled.filter(({ confidence: c }) => c >= from && (i === 0 || c < (BIN_EDGES[i - 1] ?? 1)));
    const mean = (value: (each: LabeledClaim) => number): number | null =>
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
