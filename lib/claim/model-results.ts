import { groupBy } from "../format/group-by";
import type { Claim } from "./claim";
import { toMetricKey } from "./metric-name";

/** A value that a claim reports for a model itself, without an added method, on one benchmark. */
export interface ModelResult
  extends Pick<Claim, "metric" | "metric_id" | "k" | "unit" | "of" | "qualifier" | "published"> {
  readonly claim: string;
  readonly paper: number;
  readonly benchmark_id: string;
  readonly benchmark: string;
  readonly value: number;
}

/** The newest result on one benchmark, metric and unit. */
export interface NewestModelResult {
  readonly result: ModelResult;
  /** Number of different values that papers report there. */
  readonly values: number;
}

const compareNewestFirst = (a: ModelResult, b: ModelResult): number =>
  (b.published ?? "").localeCompare(a.published ?? "") || b.paper - a.paper;

const toMeasureKey = (result: ModelResult): string => JSON.stringify([toMetricKey(result), result.unit]);

/** Chooses the metric and unit with most papers on one benchmark, and of it the newest result. */
function summarizeBenchmark(results: readonly ModelResult[]): NewestModelResult[] {
  const countPapers = (members: readonly ModelResult[]) => new Set(members.map(({ paper }) => paper)).size;
  const [main = []] = [...groupBy(results, toMeasureKey).values()].sort((a, b) => countPapers(b) - countPapers(a));
  const [newest] = [...main].sort(compareNewestFirst);
  return newest ? [{ result: newest, values: new Set(main.map(({ value }) => value)).size }] : [];
}

/**
 * Returns one result for each benchmark, benchmarks that most papers report first, then newest. It says nothing on which
 * result is best.
 * @param results results of one model
 * @param countPapersOn returns the number of papers of the board that report on a benchmark, by its id
 */
export function summarizeModelResults(
  results: readonly ModelResult[],
  countPapersOn: (benchmarkId: string) => number,
): NewestModelResult[] {
  const summaries = [...groupBy(results, ({ benchmark_id }) => benchmark_id).values()].flatMap(summarizeBenchmark);
  const papers = ({ result }: NewestModelResult) => countPapersOn(result.benchmark_id);
  return summaries.sort((a, b) => papers(b) - papers(a) || compareNewestFirst(a.result, b.result));
}
