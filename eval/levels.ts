import { type AlignedPaper, listFalsePositives } from "./aligned-papers";
import { pairClaims } from "./pair-claims";
import { isCorrect, LEVEL_NAMES, type LevelName } from "./slot-checks";

/** Counts of a level: true positives, false positives (not annotated) and false negatives (missed). */
export interface MatchCounts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

/** Bounds of F1, from 0 to 1. */
export interface ConfidenceInterval {
  readonly low: number;
  readonly high: number;
}

export interface LevelScore extends MatchCounts {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** 95% bootstrap interval of F1 over papers. */
  readonly interval: ConfidenceInterval;
}

function countMatches(level: LevelName, paper: AlignedPaper): MatchCounts {
  const pairs = pairClaims(paper.gold, paper.found, (g, f) => isCorrect(level, g, f));
  const counted = [...paper.gold.entries()].filter(([, claim]) => !claim.optional);
  const tp = counted.filter(([i]) => pairs.has(i)).length;
  return { tp, fp: listFalsePositives(paper, new Set(pairs.values())).length, fn: counted.length - tp };
}

const toPrecisionRecall = ({ tp, fp, fn }: MatchCounts) => {
  const precision = tp / (tp + fp || 1);
  const recall = tp / (tp + fn || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
};

function sumCounts(counts: readonly MatchCounts[]): MatchCounts {
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const { tp, fp, fn } of counts) {
    sum.tp += tp;
    sum.fp += fp;
    sum.fn += fn;
  }
  return sum;
}

/** Yields deterministic pseudo-random numbers from 0 to 1 (mulberry32). */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    yield ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}

const SEED = 20_260_101;
const RESAMPLES = 1000;
const TAIL_SHARE = 0.025;

/** Computes a bootstrap confidence interval of F1 by resampling papers. */
function bootstrapInterval(counts: readonly MatchCounts[]): ConfidenceInterval {
  const random = randomNumbers(SEED);
  const drawOne = (): MatchCounts => counts[Math.floor(random.next().value * counts.length)] ?? { tp: 0, fp: 0, fn: 0 };
  const f1 = Array.from({ length: RESAMPLES }, () => toPrecisionRecall(sumCounts(counts.map(drawOne))).f1).sort(
    (a, b) => a - b,
  );
  const at = (share: number): number => f1[Math.round(share * (RESAMPLES - 1))] ?? 0;
  return { low: at(TAIL_SHARE), high: at(1 - TAIL_SHARE) };
}

/** Returns each level with F1 and its confidence interval. */
export function scoreLevels(papers: readonly AlignedPaper[]): Record<LevelName, LevelScore> {
  const score = (level: LevelName): LevelScore => {
    const counts = papers.map((paper) => countMatches(level, paper));
    const sum = sumCounts(counts);
    return { ...sum, ...toPrecisionRecall(sum), interval: bootstrapInterval(counts) };
  };
  return Object.fromEntries(LEVEL_NAMES.map((level) => [level, score(level)])) as Record<LevelName, LevelScore>;
}
