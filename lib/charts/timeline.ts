import { selectBestValue } from "../compare/improvement";
import type { ChartPanel } from "../compare/panels";
import { getFinalValue, getPointName, type ResultPoint } from "../compare/points";

/** One result with the publication date of its paper. */
export interface TimePoint extends Pick<ResultPoint, "claim" | "paper" | "title" | "valueQualifier"> {
  readonly name: string;
  /** ISO date, and the same in milliseconds. */
  readonly published: string;
  readonly time: number;
  readonly value: number;
  /** The before value of a change. */
  readonly before: number | null;
  readonly kind: "change" | "score" | "baseline";
  /** Best value up to and including this day, without baseline scores. */
  readonly frontier: number | null;
}

type TimePointWithoutFrontier = Omit<TimePoint, "frontier">;

function toTimePoints(p: ChartPanel["pairs"][number] | ChartPanel["scores"][number]): TimePointWithoutFrontier[] {
  if (p.published === null) return [];
  const isPair = "after" in p;
  const kind = p.role === "own" ? (isPair ? "change" : "score") : "baseline";
  return [
    {
      claim: p.claim,
      paper: p.paper,
      name: getPointName(p),
      title: p.title,
      published: p.published,
      time: Date.parse(p.published),
      value: getFinalValue(p),
      valueQualifier: p.valueQualifier,
      before: isPair ? p.before : null,
      kind,
    },
  ];
}

/** Returns the dated results of a panel in order of publication. */
export function toTimeline({
  pairs,
  scores,
  lowerIsBetter,
}: Pick<ChartPanel, "pairs" | "scores" | "lowerIsBetter">): TimePoint[] {
  const points = [...pairs, ...scores].flatMap(toTimePoints).sort((a, b) => a.time - b.time || a.value - b.value);
  let frontier: number | null = null;
  return points.map((point) => {
    if (point.kind !== "baseline") frontier = selectBestValue([frontier ?? point.value, point.value], lowerIsBetter);
    return { ...point, frontier };
  });
}
