import { formatDate, formatNumber, formatValue } from "./format";
import { monthLabel, monthOf, numberOf } from "./months";
import { type KeyEntry, keyOf, type Line, type Look, type Plot } from "./plot";
import { qualified, qualifierSign } from "./qualifier";
import { niceScale, placeOn } from "./series-order";
import type { TimePoint } from "./timeline";

/** How the kinds of a timeline look. */
export const TIME_LOOKS: Readonly<Record<TimePoint["kind"], KeyEntry>> = {
  change: { shape: "dot", tone: "after", label: "after of a before → after" },
  score: { shape: "triangle", tone: "good", label: "score alone" },
  rival: { shape: "square", tone: "before", label: "a rival's score, left out of the line" },
};

const DAY = 86_400_000;
const PAD = 0.03;

/** Where a day stands between the first and the last one. */
function toPlace(points: readonly TimePoint[]): (time: number) => number {
  const times = points.map((point) => point.time);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(DAY, last - first);
  return (time) => PAD + ((time - first) / span) * (1 - 2 * PAD);
}

/** First days of months between the first and the last point, as ISO dates, at most so many. */
export function monthStarts(points: readonly TimePoint[], most = 7): string[] {
  const [first, last] = [points[0]?.published, points.at(-1)?.published];
  if (!first || !last) return [];
  const [from, to] = [numberOf(first), numberOf(last)];
  const step = Math.max(1, Math.ceil((to - from + 1) / most));
  const months = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  const starts = months.map((month) => `${monthOf(month)}-01`);
  const inside = starts.filter((iso) => iso >= first && iso <= last);
  return inside.length > 0 ? inside : [first];
}

function monthTicks(points: readonly TimePoint[], place: (time: number) => number): Plot["xTicks"] {
  return monthStarts(points).map((iso) => ({ at: place(Date.parse(iso)), label: monthLabel(iso) }));
}

/** The best so far as steps: level until a day brings a better one. */
function frontierLines(
  points: readonly TimePoint[],
  place: (time: number) => number,
  y: (value: number) => number,
): Line[] {
  const lines: Line[] = [];
  let last: readonly [number, number] | null = null;
  for (const { time, frontier } of points) {
    if (frontier === null) continue;
    const here = [place(time), y(frontier)] as const;
    if (last) {
      const corner = [here[0], last[1]] as const;
      if (corner[0] > last[0]) lines.push({ from: last, to: corner, kind: "frontier" });
      if (corner[1] !== here[1]) lines.push({ from: corner, to: here, kind: "frontier" });
    }
    last = here;
  }
  return lines;
}

/** A result with what qualifies it: "> 72.9 %". */
export const timeValue = ({ value, valueQualifier }: TimePoint, unit: string | null): string =>
  qualified(qualifierSign(valueQualifier), formatValue(value, unit));

/** "66.3 → 72.9 %", the system, the paper, the day. */
export const timeWords = (point: TimePoint, unit: string | null): string[] => {
  const { before, name, title, published } = point;
  const value = timeValue(point, unit);
  return [
    before === null ? value : `${formatValue(before, null)} → ${value}`,
    name,
    ...(name === title ? [] : [title]),
    formatDate(published),
  ];
};

/** Results by the day of their papers, with the best so far as a line. */
export function timePlot(points: readonly TimePoint[], unit: string | null): Plot {
  const place = toPlace(points);
  const scale = niceScale(
    points.map((point) => point.value),
    unit === "%",
  );
  const y = (value: number) => placeOn(scale, value) / 100;
  const marks = points.map((point) => {
    const { shape, tone }: Look = TIME_LOOKS[point.kind];
    return { claim: point.claim, x: place(point.time), y: y(point.value), shape, tone, words: timeWords(point, unit) };
  });
  return {
    xLabel: "day of the paper",
    yLabel: unit ?? "score",
    xTicks: monthTicks(points, place),
    yTicks: scale.ticks.map((tick) => ({ at: y(tick), label: formatNumber(tick) })),
    marks,
    lines: frontierLines(points, place, y),
    bars: [],
    lane: null,
    key: keyOf(marks, Object.values(TIME_LOOKS)),
  };
}
