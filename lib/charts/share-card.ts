import type { Claim } from "../claim/claim";
import { formatSystemName } from "../claim/system-name";
import { formatClaimValues } from "../claim/title";
import type { ResultGroup } from "../compare/result-groups";
import { formatCount, joinNumberParts } from "../format/numbers";
import { formatReadableText } from "../format/readable-text";
import type { CompareChart } from "./compare-chart";
import type { RankedChart, RankedRow } from "./ranked-chart";
import { toPrintedUnit } from "./ranked-labels";
import { truncateText } from "./svg-text";
import { toScalePercent } from "./value-scale";

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

interface ResultCounts {
  readonly name: string;
  readonly claims: number;
  readonly papers: number;
}

const formatCounts = ({ claims, papers }: Omit<ResultCounts, "name">): string =>
  `${formatCount(claims, "claim")} from ${formatCount(papers, "paper")}`;

/** Formats a row of a chart; a gain without values is drawn from zero on the scale of gains. */
function toRankedRow(
  { name, score, gain, style }: RankedRow,
  chart: RankedChart,
  unit: string | null,
  prefix = "",
): ShareCardRow {
  // The unit of a gain in points states that of the values.
  const printed = gain !== null && unit === "%" ? null : toPrintedUnit(unit);
  const value = score && joinNumberParts({ number: score.label, unit: printed });
  const values = [value, gain?.label].filter(Boolean).join(", ");
  const to = (value: number) => (chart.score ? toScalePercent(chart.score.scale, value) : 0);
  const onGains = (value: number) => (chart.gain ? toScalePercent(chart.gain.scale, value) : 0);
  const track = score
    ? { from: score.before === null ? null : to(score.before), to: to(score.after), worse: style.worse }
    : gain && { from: onGains(0), to: onGains(gain.value), worse: style.worse };
  return {
    name: toDrawableText(prefix + name, MAX_NAME_LENGTH) ?? "",
    values: toDrawableText(values, MAX_VALUES_LENGTH) ?? "",
    track: track ?? null,
  };
}

/**
 * Builds the card of a benchmark from the first rows of its chart.
 * @param group the group of the chart; null without results
 */
export function toBenchmarkCard(
  benchmark: ResultCounts,
  chart: RankedChart | null,
  group: Pick<ResultGroup, "label" | "reference"> | null,
): ShareCard {
  const drawn = chart?.rows.filter(({ score, gain }) => score !== null || gain !== null) ?? [];
  const metric = group && drawn.length > 0 ? toDrawableText(group.label, 60) : null;
  return {
    kind: "Benchmark",
    title: toDrawableTitle(benchmark.name),
    facts: [formatCounts(benchmark), metric].filter(Boolean).join(" · "),
    rows:
      chart === null
        ? []
        : drawn.slice(0, MAX_CARD_ROWS).map((row) => toRankedRow(row, chart, group?.reference.scale.unit ?? null)),
  };
}

/** Builds the card of a comparison; the rows are divided among its panels, best first. */
export function toCompareCard(name: string | null, claims: number, chart: CompareChart | null): ShareCard {
  const panels = chart?.panels.slice(0, MAX_CARD_ROWS) ?? [];
  const each = Math.floor(MAX_CARD_ROWS / Math.max(1, panels.length));
  const rows = panels.flatMap(({ scope, unit, chart }) =>
    chart.rows.slice(0, each).map((row) => toRankedRow(row, chart, unit, panels.length > 1 ? `${scope}: ` : "")),
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
