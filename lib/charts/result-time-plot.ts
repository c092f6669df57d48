import { isHiddenReason } from "../compare/comparability";
import { selectBestValue } from "../compare/improvement";
import { findMeasure } from "../compare/result";
import type { GroupedResult } from "../compare/result-groups";
import { isFullDate } from "../paper/publication-date";
import type { LegendEntry, Plot } from "./plot";
import { describeResult, formatResultGain, formatScoreAxis } from "./ranked-labels";
import { buildTimePlot, type DatedValue } from "./time-plot";
import { toScoreScale } from "./value-scale";

const STYLES = {
  change: { shape: "dot", tone: "after", label: "after value of a change" },
  score: { shape: "triangle", tone: "good", label: "score alone" },
  other: { shape: "ring", tone: "after", label: "average or other edition (not part of the line)" },
  baseline: { shape: "square", tone: "before", label: "baseline or background (not part of the line)" },
} as const satisfies Readonly<Record<string, LegendEntry>>;

type ResultKind = keyof typeof STYLES;

function toKind(result: GroupedResult): ResultKind {
  if (result.claim.role !== "own") return "baseline";
  if (!result.reasons.every(isHiddenReason)) return "other";
  return result.form === "change" ? "change" : "score";
}

interface DatedResult extends Omit<DatedValue, "frontier"> {
  readonly countsForFrontier: boolean;
}

function toDatedResults(result: GroupedResult, scoreUnit: string | null): DatedResult[] {
  const { claim, after, protocol } = result;
  if (after === null || claim.published === null || !isFullDate(claim.published) || protocol.scale.unit !== scoreUnit)
    return [];
  const kind = toKind(result);
  const measure = findMeasure(result);
  return [
    {
      claim: claim.id,
      published: claim.published,
      time: Date.parse(claim.published),
      value: after,
      style: STYLES[kind],
      details: describeResult(result, measure && formatResultGain(result, measure)),
      countsForFrontier: kind === "change" || kind === "score",
    },
  ];
}

/** Adds the best value up to and including the day of each result. */
function addFrontier(values: readonly DatedResult[], lowerIsBetter: boolean): DatedValue[] {
  let best: number | null = null;
  const bestByDay = new Map<number, number | null>();
  for (const { countsForFrontier, value, time } of values) {
    if (countsForFrontier) best = selectBestValue([best ?? value, value], lowerIsBetter);
    bestByDay.set(time, best);
  }
  return values.map(({ countsForFrontier: _, ...value }) => ({
    ...value,
    frontier: bestByDay.get(value.time) ?? null,
  }));
}

interface ResultTimePlotOptions {
  /** Unit of the axis, as `protocol.scale.unit`; values in another unit are left out. */
  readonly scoreUnit: string | null;
  readonly metric?: string | null;
  readonly lowerIsBetter: boolean;
}

/**
 * Builds the plot of results by publication date. The line is the best value so far of proposed systems on the
 * benchmark of the reference; results without a value, or without a day of publication, are left out.
 */
export function toResultTimePlot(
  results: readonly GroupedResult[],
  { scoreUnit, metric = null, lowerIsBetter }: ResultTimePlotOptions,
): Plot {
  const dated = results
    .flatMap((result) => toDatedResults(result, scoreUnit))
    .sort((a, b) => a.time - b.time || a.value - b.value);
  const scale = toScoreScale(
    dated.map(({ value }) => value),
    scoreUnit,
  );
  return buildTimePlot(addFrontier(dated, lowerIsBetter), {
    scale,
    yLabel: formatScoreAxis(metric, scoreUnit),
    legend: Object.values(STYLES),
  });
}
