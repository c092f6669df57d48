import type { Db } from "../open";
import { cacheExtendedRead } from "./changed-papers";
import { type FacetTable, findRejectedFacts, getFacetTable } from "./facet-table";

export const HIGH_CONFIDENCE = 0.7;

/** Counts of claims by the codes of the facet table, without rejected ones. */
export interface ClaimCounts {
  readonly table: FacetTable;
  readonly claims: number;
  /** Papers with claims. */
  readonly papers: number;
  readonly byFacts: Int32Array;
  readonly byModel: Int32Array;
  readonly byMetric: Int32Array;
  readonly byDay: Int32Array;
  /** Claims without a benchmark. */
  readonly noBenchmark: number;
  /** Claims with a confidence of `HIGH_CONFIDENCE` or more. */
  readonly sure: number;
  /** Papers by the code of a benchmark id (`FacetTable.derived`). */
  readonly papersByBenchmark: Int32Array;
}

/** Returns counts with room for all codes of a column. */
function withRoom(counts: Int32Array, { length }: readonly unknown[]): Int32Array {
  const larger = new Int32Array(length);
  larger.set(counts);
  return larger;
}

const NONE = new Int32Array();

/**
 * Adds the claims of some rows.
 * @param rows those of whole papers
 * @param sign -1 to subtract them
 */
function addRows(counts: ClaimCounts, table: FacetTable, rows: Int32Array, sign: 1 | -1): ClaimCounts {
  const { dictionaries, derived, lists } = table;
  const [byFacts, byModel, byMetric, byDay, papersByBenchmark] = [
    withRoom(counts.byFacts, dictionaries.facts.values),
    withRoom(counts.byModel, dictionaries.model.values),
    withRoom(counts.byMetric, dictionaries.metric.values),
    withRoom(counts.byDay, dictionaries.day.values),
    withRoom(counts.papersByBenchmark, derived.benchmark.values),
  ];
  let { claims, papers, noBenchmark, sure } = counts;
  const isRejected = findRejectedFacts(table);
  const benchmarkIds = derived.benchmark.codes;
  const lastPaperOn = new Int32Array(derived.benchmark.values.length).fill(-1);
  const add = (to: Int32Array, code: number): void => {
    to[code] = (to[code] ?? 0) + sign;
  };
  let lastPaper = -1;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    const facts = table.facts[row] ?? 0;
    if (isRejected[facts] === 1) continue;
    claims += sign;
    add(byFacts, facts);
    add(byModel, table.model[row] ?? 0);
    add(byMetric, table.metric[row] ?? 0);
    add(byDay, table.day[row] ?? 0);
    if ((table.confidence[row] ?? 0) >= HIGH_CONFIDENCE) sure += sign;
    // The claims of a paper are consecutive.
    const paper = table.paper[row] ?? 0;
    if (paper !== lastPaper) papers += sign;
    lastPaper = paper;
    const [start, end] = [lists.benchmark.starts[row] ?? 0, lists.benchmark.starts[row + 1] ?? 0];
    if (start === end) noBenchmark += sign;
    for (let at = start; at < end; at++) {
      const id = benchmarkIds[lists.benchmark.codes[at] ?? 0] ?? 0;
      if (lastPaperOn[id] !== paper) add(papersByBenchmark, id);
      lastPaperOn[id] = paper;
    }
  }
  return { table, claims, papers, byFacts, byModel, byMetric, byDay, noBenchmark, sure, papersByBenchmark };
}

/** Lists the rows of some papers, in order. */
export function listRowsOf({ paper }: FacetTable, papers: readonly number[]): Int32Array {
  const isListed = new Uint8Array(papers.reduce((most, key) => Math.max(most, key), 0) + 1);
  for (const key of papers) isListed[key] = 1;
  const rows: number[] = [];
  for (let row = 0; row < paper.length; row++) if (isListed[paper[row] ?? 0] === 1) rows.push(row);
  return Int32Array.from(rows);
}

const countAll = (table: FacetTable): ClaimCounts => {
  const empty = { claims: 0, papers: 0, noBenchmark: 0, sure: 0, papersByBenchmark: NONE };
  const none = { ...empty, table, byFacts: NONE, byModel: NONE, byMetric: NONE, byDay: NONE };
  return addRows(none, table, Int32Array.from(table.paper.keys()), 1);
};

/** Returns the counts of the current database version. */
export const getClaimCounts: (db: Db) => ClaimCounts = cacheExtendedRead("counts of all claims", {
  readAll: (db) => countAll(getFacetTable(db)),
  // Codes are those of the dictionaries.
  canExtend: (db, { table }) => table.dictionaries === getFacetTable(db).dictionaries,
  extend: (db, outdated, changed) => {
    const kept = addRows(outdated, outdated.table, listRowsOf(outdated.table, changed), -1);
    const table = getFacetTable(db);
    return addRows(kept, table, listRowsOf(table, changed), 1);
  },
});
