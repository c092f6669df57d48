import type { BenchmarkCharts } from "./benchmark-charts";
import { nameOf, type Pair, type Score } from "./chart-points";
import type { Claim } from "./claim";
import { claimFigures } from "./claim-title";
import { axisScope } from "./comparable";
import type { CompareChart } from "./compare-chart";
import { formatCount, formatNumber, formatPoints, formatValue } from "./format";
import { changeSign, qualified, qualifierSign } from "./qualifier";
import { placeOn, type Scale } from "./series-order";
import { clipText } from "./svg-text";
import { systemName } from "./system-name";

/** What the picture of a shared link shows, before anything is drawn. */
export interface ShareCard {
  /** What kind of page it is; stands for the title where that cannot be drawn. */
  readonly kind: string;
  readonly title: string | null;
  readonly facts: string;
  readonly rows: readonly CardRow[];
}

export interface CardRow {
  readonly name: string;
  readonly figures: string;
  /** From where to where on the scale, in percent; null where there is no scale. */
  readonly track: { readonly from: number | null; readonly to: number; readonly worse: boolean } | null;
}

const LONGEST_TITLE = 130;
const LONGEST_NAME = 34;
const LONGEST_FIGURES = 60;
const MOST_ROWS = 5;

/**
 * Latin, Cyrillic and the signs of results: what the font that draws these pictures surely has. For anything else the
 * drawing library would ask a server on the internet, so it must not see it.
 */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ac\u00b0-\u00ff\u0100-\u0113\u0116-\u012b\u0141-\u0148\u0150-\u017e\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/u;

/** A text as the picture can show it: without signs that the font lacks; null where it lacks letters of it. */
export function drawnText(text: string, most: number): string | null {
  const letters = [...text.normalize("NFC").replace(/[^\S\u00a0]/gu, " ")];
  if (letters.some((letter) => !DRAWN.test(letter) && /[\p{L}\p{M}\p{N}]/u.test(letter))) return null;
  const drawn = letters
    .filter((letter) => DRAWN.test(letter))
    .join("")
    .replace(/ +/g, " ")
    .trim();
  return drawn === "" ? null : clipText(drawn, most);
}

const title = (text: string): string | null => drawnText(text, LONGEST_TITLE);

function pointRow(point: Pair | Score, unit: string | null, scale: Scale, prefix = ""): CardRow {
  const name = drawnText(prefix + nameOf(point), LONGEST_NAME) ?? "";
  const end = (figure: string): string => qualified(qualifierSign(point.valueQualifier), figure);
  // A unit is free text, too.
  const drawn = (...parts: readonly string[]) => drawnText(parts.filter(Boolean).join(" "), LONGEST_FIGURES) ?? "";
  if (!("after" in point)) {
    const figures = drawn(end(formatValue(point.value, unit)));
    return { name, figures, track: { from: null, to: placeOn(scale, point.value), worse: false } };
  }
  const change = `${formatNumber(point.before)} → ${end(formatNumber(point.after))},`;
  const figures = drawn(change, changeSign(point.gainQualifier, point.points), formatPoints(point.points, unit));
  const [from, to] = [placeOn(scale, point.before), placeOn(scale, point.after)];
  return { name, figures, track: { from, to, worse: point.better === false } };
}

interface Counted {
  readonly name: string;
  readonly claims: number;
  readonly papers: number;
}

const counts = ({ claims, papers }: Omit<Counted, "name">): string =>
  `${formatCount(claims, "claim")} from ${formatCount(papers, "paper")}`;

/** The first rows of its first chart. */
export function benchmarkCard(benchmark: Counted, charts: BenchmarkCharts | null): ShareCard {
  const points = charts ? (charts.pairs.length > 0 ? charts.pairs : charts.scores) : [];
  const { unit } = charts?.panel.axis ?? { unit: null };
  const label = charts && points.length > 0 ? drawnText(charts.panel.label, 60) : null;
  return {
    kind: "Benchmark",
    title: title(benchmark.name),
    facts: [counts(benchmark), label].filter(Boolean).join(" · "),
    rows: charts ? points.slice(0, MOST_ROWS).map((point) => pointRow(point, unit, charts.scale)) : [],
  };
}

/** Each panel gets its share of the rows, the best first. */
export function compareCard(name: string | null, claims: number, chart: CompareChart | null): ShareCard {
  const panels = chart?.panels.slice(0, MOST_ROWS) ?? [];
  const each = Math.floor(MOST_ROWS / Math.max(1, panels.length));
  const rows = panels.flatMap(({ panel, rows: points, scale }) =>
    points
      .slice(0, each)
      .map((point) => pointRow(point, panel.axis.unit, scale, panels.length > 1 ? `${axisScope(panel.axis)}: ` : "")),
  );
  return {
    kind: "Comparison",
    title: name && title(name),
    facts: claims === 0 ? "Models, papers and benchmarks side by side" : `${formatCount(claims, "claim")} side by side`,
    rows,
  };
}

function claimRow(claim: Claim): CardRow {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text || "benchmark not named";
  return {
    name: drawnText(on, 2 * LONGEST_NAME) ?? "",
    figures: drawnText(claimFigures(claim), LONGEST_FIGURES) ?? "",
    track: null,
  };
}

/** A paper's own results; what a person has rejected does not count. */
export function paperCard(name: string, all: readonly Claim[]): ShareCard {
  const claims = all.filter(({ status }) => status !== "rejected");
  const own = claims.filter(({ role }) => role === "own");
  return {
    kind: "Paper",
    title: title(name),
    facts: claims.length === 0 ? "No reported result" : formatCount(claims.length, "reported result"),
    rows: own.slice(0, MOST_ROWS).map(claimRow),
  };
}

/** One claim: its numbers, what they are of, and the paper. */
export function claimCard(claim: Claim): ShareCard {
  const who = systemName(claim);
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  const said = [who, on && `on ${on}`].filter(Boolean).join(" ");
  const paper = drawnText(claim.paper_title, 2 * LONGEST_NAME);
  return {
    kind: "Claim",
    title: title(claimFigures(claim)),
    facts: drawnText(said, 70) ?? "",
    rows: paper === null ? [] : [{ name: paper, figures: claim.published ?? "", track: null }],
  };
}

/** The board as a whole. */
export function boardCard(board: Omit<Counted, "name">): ShareCard {
  return {
    kind: "Claimboard",
    title: "Every number that a paper’s abstract reports, with the sentence it came from",
    facts: board.claims === 0 ? "" : counts(board),
    rows: [],
  };
}
