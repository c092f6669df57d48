import type { Db } from "@/db/open";
import { findComparedItems } from "@/db/queries/find-compared-items";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { listBoardBests } from "@/db/queries/list-benchmarks";
import { listComparedClaims, MAX_COMPARED_CLAIMS } from "@/db/queries/list-compared-claims";
import { resolveClaimIds } from "@/db/queries/resolve-claim-ids";
import { resolvePaperIds } from "@/db/queries/resolve-paper-ids";
import type { CompareQuery } from "@/lib/compare/compare-query";
import { type ComparedItem, hasOnlyBenchmarks, listComparedBenchmarks } from "@/lib/compare/compare-selection";
import { type Comparison, toComparison } from "@/lib/compare/comparison";
import { listMeasurementOptions, type MeasurementOption } from "@/lib/compare/measurements";
import { isEmptyComparison, parseCompareQuery } from "@/lib/compare/parse-compare-query";
import { type BoardReader, readBoard } from "./board";

export interface ComparisonData {
  /** The query with current ids of papers and claims. */
  readonly query: CompareQuery;
  /** The chosen benchmarks, families, models, papers and claims. */
  readonly items: readonly ComparedItem[];
  /** Ids of the chosen benchmarks, members of families included. */
  readonly benchmarkIds: readonly string[];
  readonly comparison: Comparison;
  /** Metrics and units that occur in the comparison. */
  readonly measurements: readonly MeasurementOption[];
  /** True if only the claims of the newest papers were read. */
  readonly isTruncated: boolean;
}

function readComparedData(db: Db, requested: CompareQuery): ComparisonData {
  const [paper, claim] = [resolvePaperIds(db, requested.paper), resolveClaimIds(db, requested.claim)];
  const query = { ...requested, paper, claim };
  const items = findComparedItems(db, query);
  const benchmarkIds = listComparedBenchmarks(items).map(({ id }) => id);
  const { claims, pointsOfUnknownUnit } = listComparedClaims(db, query, benchmarkIds);
  return {
    query,
    items,
    benchmarkIds,
    comparison: toComparison({
      query,
      items,
      claims,
      pointsOfUnknownUnit,
      facts: getComparisonFacts(db),
      findBoardBests: (ids) => listBoardBests(db, ids),
    }),
    measurements: listMeasurementOptions(claims.filter((one) => hasOnlyBenchmarks(one, benchmarkIds))),
    isTruncated: claims.length === MAX_COMPARED_CLAIMS,
  };
}

const EMPTY: Comparison = {
  columns: [],
  rows: [],
  best: new Map(),
  hidden: [],
  results: [],
  sort: null,
  notes: [],
};

/** Reads the comparison that the URL parameters describe; pages pass `browseBoard`. */
export async function readComparison(params: URLSearchParams, read: BoardReader = readBoard): Promise<ComparisonData> {
  const query = parseCompareQuery(params);
  if (isEmptyComparison(query))
    return { query, items: [], benchmarkIds: [], comparison: EMPTY, measurements: [], isTruncated: false };
  return read((db) => readComparedData(db, query));
}
