import type { Claim } from "../claim/claim";
import { getChangeQualifierSign, getQualifierSign, joinQualifier } from "../claim/qualifier";
import { formatSystemName } from "../claim/system-name";
import { formatClaimValues } from "../claim/title";
import { type BeforeAfterPoint, getPointName, type ScorePoint } from "../compare/points";
import { formatCount, formatNumber, formatPoints, formatValue } from "../format/numbers";
import { formatReadableText } from "../format/readable-text";
import type { BenchmarkCharts } from "./benchmark-charts";
import type { CompareChart } from "./compare-chart";
import type { RankedPanel, RankedRow } from "./ranked-chart";
import { truncateText } from "./svg-text";
import { toScalePercent, type ValueScale } from "./value-scale";

/** Content of the preview image of a shared link. */
export interface ShareCard {
  /** Type of the page; replaces a title that cannot be drawn. */
  readonly kind: string;
  readonly title: string | null;
  readonly facts: string;
  readonly rows: readonly ShareCardRow[];
}

export interface ShareCardRow {
  readonly name: string;
  readonly values: string;
  /** Position on the scale in percent; null without a scale. */
  readonly track: { readonly from: number | null; readonly to: number; readonly worse: boolean } | null;
}

const MAX_TITLE_LENGTH = 130;
const MAX_NAME_LENGTH = 34;
const MAX_VALUES_LENGTH = 60;
const MAX_CARD_ROWS = 5;

/**
 * Characters that the bundled font of the image renderer certainly contains: Latin, Cyrillic and symbols of results.
 * For other characters the renderer would request fonts from the internet, so they must not reach it.
 */
const DRAWABLE_CHARACTER =
  /[\u0020-\u007e\u00a0-\u00a8\u00aa-\u00ac\u00b0-\u00ff\u0100-\u0113\u0116-\u012b\u0141-\u0148\u0150-\u017e\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/u;

/** Shows LaTeX as text, removes symbols that the font lacks, and truncates; null if letters are missing from the font. */
export function toDrawableText(text: string, maxChars: number): string | null {
  const letters = [
    ...formatReadableText(text)
      .normalize("NFC")
      .replace(/[^\S\u00a0]/gu, " "),
  ];
  if (letters.some((letter) => !DRAWABLE_CHARACTER.test(letter) && /[\p{L}\p{M}\p{N}]/u.test(letter))) return null;
  const drawn = letters
    .filter((letter) => DRAWABLE_CHARACTER.test(letter))
    .join("")
    .replace(/ +/g, " ")
    .trim();
  return drawn === "" ? null : truncateText(drawn, maxChars);
}

const toDrawableTitle = (text: string): string | null => toDrawableText(text, MAX_TITLE_LENGTH);

function toPointRow(
  point: BeforeAfterPoint | ScorePoint,
  unit: string | null,
  scale: ValueScale,
  prefix = "",
): ShareCardRow {
  const name = toDrawableText(prefix + getPointName(point), MAX_NAME_LENGTH) ?? "";
  const end = (figure: string): string => joinQualifier(getQualifierSign(point.valueQualifier), figure);
  // Units are free text and may contain any character.
  const drawn = (...parts: readonly string[]) =>
    toDrawableText(parts.filter(Boolean).join(" "), MAX_VALUES_LENGTH) ?? "";
  if (!("after" in point)) {
    const figures = drawn(end(formatValue(point.value, unit)));
    return { name, values: figures, track: { from: null, to: toScalePercent(scale, point.value), worse: false } };
  }
  const change = `${formatNumber(point.before)} → ${end(formatNumber(point.after))},`;
  const figures = drawn(
    change,
    getChangeQualifierSign(point.gainQualifier, point.points),
    formatPoints(point.points, unit),
  );
  const [from, to] = [toScalePercent(scale, point.before), toScalePercent(scale, point.after)];
  return { name, values: figures, track: { from, to, worse: point.better === false } };
}

interface ResultCounts {
  readonly name: string;
  readonly claims: number;
  readonly papers: number;
}

const formatCounts = ({ claims, papers }: Omit<ResultCounts, "name">): string =>
  `${formatCount(claims, "claim")} from ${formatCount(papers, "paper")}`;

/** Builds the card of a benchmark from the first rows of its first chart. */
export function toBenchmarkCard(benchmark: ResultCounts, charts: BenchmarkCharts | null): ShareCard {
  const points = charts ? (charts.pairs.length > 0 ? charts.pairs : charts.scores) : [];
  const { unit } = charts?.panel.axis ?? { unit: null };
  const label = charts && points.length > 0 ? toDrawableText(charts.panel.label, 60) : null;
  return {
    kind: "Benchmark",
    title: toDrawableTitle(benchmark.name),
    facts: [formatCounts(benchmark), label].filter(Boolean).join(" · "),
    rows: charts ? points.slice(0, MAX_CARD_ROWS).map((point) => toPointRow(point, unit, charts.scale)) : [],
  };
}

/** Converts a row of a ranked chart; without a score, the row has its gain and no track. */
function toRankedCardRow(
  { name, score, gain, style }: RankedRow,
  panel: RankedPanel | null,
  prefix: string,
): ShareCardRow {
  const values = [score?.label, gain?.label].filter(Boolean).join(", ");
  const at = (value: number) => (panel === null ? 0 : toScalePercent(panel.scale, value));
  return {
    name: toDrawableText(prefix + name, MAX_NAME_LENGTH) ?? "",
    values: toDrawableText(values, MAX_VALUES_LENGTH) ?? "",
    track: score && { from: score.before === null ? null : at(score.before), to: at(score.after), worse: style.worse },
  };
}

/** Builds the card of a comparison; the rows are divided among its panels, best first. */
export function toCompareCard(name: string | null, claims: number, chart: CompareChart | null): ShareCard {
  const panels = chart?.panels.slice(0, MAX_CARD_ROWS) ?? [];
  const each = Math.floor(MAX_CARD_ROWS / Math.max(1, panels.length));
  const rows = panels.flatMap(({ scope, chart: { rows: all, score } }) =>
    all.slice(0, each).map((row) => toRankedCardRow(row, score, panels.length > 1 ? `${scope}: ` : "")),
  );
  return {
    kind: "Comparison",
    title: name && toDrawableTitle(name),
    facts: claims === 0 ? "Models, papers and benchmarks side by side" : `${formatCount(claims, "claim")} side by side`,
    rows,
  };
}

function toClaimCardRow(claim: Claim): ShareCardRow {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text || "benchmark not named";
  return {
    name: toDrawableText(on, 2 * MAX_NAME_LENGTH) ?? "",
    values: toDrawableText(formatClaimValues(claim), MAX_VALUES_LENGTH) ?? "",
    track: null,
  };
}

/** Builds the card of a paper from its proposed results without rejected claims. */
export function toPaperCard(name: string, all: readonly Claim[]): ShareCard {
  const claims = all.filter(({ status }) => status !== "rejected");
  const proposedClaims = claims.filter(({ role }) => role === "own");
  return {
    kind: "Paper",
    title: toDrawableTitle(name),
    facts: claims.length === 0 ? "No reported result" : formatCount(claims.length, "reported result"),
    rows: proposedClaims.slice(0, MAX_CARD_ROWS).map(toClaimCardRow),
  };
}

/** Builds the card of a claim: values, system, benchmark and paper. */
export function toClaimCard(claim: Claim): ShareCard {
  const who = formatSystemName(claim);
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  const description = [who, on && `on ${on}`].filter(Boolean).join(" ");
  const paper = toDrawableText(claim.paper_title, 2 * MAX_NAME_LENGTH);
  return {
    kind: "Claim",
    title: toDrawableTitle(formatClaimValues(claim)),
    facts: toDrawableText(description, 70) ?? "",
    rows: paper === null ? [] : [{ name: paper, values: claim.published ?? "", track: null }],
  };
}

/** Builds the card of the board. */
export function toBoardCard(board: Omit<ResultCounts, "name">): ShareCard {
  return {
    kind: "Claimboard",
    title: "Every number that a paper’s abstract reports, with the sentence it came from",
    facts: board.claims === 0 ? "" : formatCounts(board),
    rows: [],
  };
}
