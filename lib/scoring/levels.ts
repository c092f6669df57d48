import { pairClaims } from "./match";
import { listExtras, type SideBySide } from "./side-by-side";
import { isRight, LEVEL_NAMES, type LevelName } from "./slots";

/** How often a level was right; an extracted claim that the gold has not is `fp`, a missed one `fn`. */
export interface Counts {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

/** Bounds of F1, from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface LevelScore extends Counts {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Where F1 lies in 95 % of the resamples of the papers. */
  readonly interval: Interval;
}

function countPaper(level: LevelName, paper: SideBySide): Counts {
  const pairs = pairClaims(paper.gold, paper.found, (g, f) => isRight(level, g, f));
  const counted = [...paper.gold.entries()].filter(([, claim]) => !claim.optional);
  const tp = counted.filter(([i]) => pairs.has(i)).length;
  return { tp, fp: listExtras(paper, new Set(pairs.values())).length, fn: counted.length - tp };
}

const rates = ({ tp, fp, fn }: Counts) => {
  const precision = tp / (tp + fp || 1);
  const recall = tp / (tp + fn || 1);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
};

function add(counts: readonly Counts[]): Counts {
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const { tp, fp, fn } of counts) {
    sum.tp += tp;
    sum.fp += fp;
    sum.fn += fn;
  }
  return sum;
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
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
const TAIL = 0.025;

/** Draws as many papers as there are, with repeats, again and again, and looks where F1 comes to lie. */
function resample(counts: readonly Counts[]): Interval {
  const random = randomNumbers(SEED);
  const drawOne = (): Counts => counts[Math.floor(random.next().value * counts.length)] ?? { tp: 0, fp: 0, fn: 0 };
  const f1 = Array.from({ length: RESAMPLES }, () => rates(add(counts.map(drawOne))).f1).sort((a, b) => a - b);
  const at = (share: number): number => f1[Math.round(share * (RESAMPLES - 1))] ?? 0;
  return { low: at(TAIL), high: at(1 - TAIL) };
}

/** Every level with its F1 and how far the choice of papers moves it. */
export function scoreLevels(papers: readonly SideBySide[]): Record<LevelName, LevelScore> {
  const score = (level: LevelName): LevelScore => {
    const counts = papers.map((paper) => countPaper(level, paper));
    const sum = add(counts);
    return { ...sum, ...rates(sum), interval: resample(counts) };
  };
  return Object.fromEntries(LEVEL_NAMES.map((level) => [level, score(level)])) as Record<LevelName, LevelScore>;
}
