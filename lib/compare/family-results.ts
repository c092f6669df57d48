import { formatCount, formatList, formatPoints } from "../format/numbers";
import { matchesSize, parseSize } from "../query/size-range";
import { sortTableRows, type TableSort } from "../query/table-sort";
import type { BenchmarkSummary } from "./benchmark-summary";
import type { FamilyView } from "./family-view";
import { formatScaleValue } from "./protocol";
import { sortByValue } from "./rank-results";
import type { Result } from "./result";
import { toResultColumns } from "./result-columns";
import { type GroupedResult, groupResults, type ResultGroup } from "./result-groups";
import { chooseMainGroup, type ResultSummary, summarizeResults } from "./result-summary";

/** The results that the page of a benchmark or a family shows, in the order of its table. */
export interface FamilyResults {
  /** All results that the view selects. */
  readonly selected: readonly Result[];
  /** The group that is charted and tabulated first; null if nothing is selected. */
  readonly main: ResultGroup | null;
  /** Rows of the main group in the order of the view; equal ones by value, best first. */
  readonly rows: readonly GroupedResult[];
  /** Groups that cannot be compared with the main group, largest first. */
  readonly others: readonly ResultGroup[];
  readonly summary: ResultSummary | null;
  /** Ids of claims with a best value: one for each protocol with at least two values. */
  readonly best: ReadonlySet<string>;
  /** Whether a filter of the view leaves out results. */
  readonly isFiltered: boolean;
}

function matchesView({ claim, protocol }: Result, view: FamilyView): boolean {
  const size = view.size_of === "active" ? (claim.active_b ?? claim.size_b) : claim.size_b;
  const sizes = view.size.flatMap((text) => parseSize(text) ?? []);
  return (
    (view.edition.length === 0 || protocol.benchmarkIds.some((id) => view.edition.includes(id))) &&
    (sizes.length === 0 || sizes.some((filter) => matchesSize(size, filter))) &&
    (view.role === "all" || (claim.role === "own") === (view.role === "own")) &&
    (view.averages === "with" || protocol.scope !== "average") &&
    claim.confidence >= view.confidence
  );
}

/** Minimum number of values for a best one. */
const MIN_COMPARED = 2;

/** The results on a benchmark or a family. */
export interface ReportedResults {
  readonly allResults: readonly Result[];
  /** Ids of the benchmark, or of all members of the family. */
  readonly benchmarkIds: readonly string[];
}

/** Selects, groups and sorts the results of a benchmark or a family. */
export function toFamilyResults(
  { allResults, benchmarkIds }: ReportedResults,
  view: FamilyView,
  sort: TableSort,
): FamilyResults {
  const selected = allResults.filter((result) => matchesView(result, view));
  const groups = groupResults(selected);
  const editions = new Set(view.edition.length > 0 ? view.edition : benchmarkIds);
  const main = chooseMainGroup(groups, editions);
  const best = groups.flatMap((group) => group.best.filter(({ count }) => count >= MIN_COMPARED));
  return {
    selected,
    main,
    rows: main === null ? [] : sortTableRows(sortByValue(main), toResultColumns(view), sort),
    others: groups.filter((group) => group !== main),
    summary: summarizeResults(selected, editions, groups),
    best: new Set(best.flatMap((one) => one.claims)),
    isFiltered: selected.length < allResults.length,
  };
}

/** Parts of the headline; the best value is separate, because it links to its claim. */
export interface FamilyHeadline {
  /** "17 results from 12 papers on AIME". */
  readonly counts: string;
  /** "median gain +10 pts over 5 gains"; null without gains in points. */
  readonly median: string | null;
  /** "best on AIME 2024: 85.62% (pass@1, 9 values)"; null without a ranked value. */
  readonly best: { readonly text: string; readonly claim: string } | null;
}

/** Formats the answer that the page starts with. */
export function formatHeadline({ name }: Pick<BenchmarkSummary, "name">, results: FamilyResults): FamilyHeadline {
  const { selected, summary } = results;
  const papers = new Set(selected.map(({ claim }) => claim.paper_id)).size;
  const median = summary?.medianGain ?? null;
  const best = summary?.best ?? null;
  const claim = best?.claims[0];
  return {
    counts: `${formatCount(selected.length, "result")} from ${formatCount(papers, "paper")} on ${name}`,
    median:
      median &&
      `median gain ${formatPoints(median.value, "%")} over ${formatCount(median.count, "gain")}${median.benchmarks > 1 ? ` on ${median.benchmarks} editions` : ""}`,
    best:
      best === null || claim === undefined
        ? null
        : {
            claim,
            text: `best on ${formatList(best.protocol.benchmarks)}: ${formatScaleValue(best.value, best.protocol.scale)} (${formatBestProtocol(best.protocol.metric.name, best.count)})`,
          },
  };
}

const formatBestProtocol = (metric: string | null, count: number): string =>
  `${metric ?? "metric not stated"}, ${count === 1 ? "the only value" : `of ${count} values`}`;
