import {
  type BoardSummaries,
  type FamilySummary,
  listRenamedFamilies,
  replaceFamilies,
  type SummaryNames,
  summarizeFamilies,
  toBoardSummaries,
} from "@/lib/compare/benchmark-summary";
import { addToGroup } from "@/lib/format/group-by";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import type { Db } from "../open";
import { isOneOfClaims, listResultsOn, readResults } from "./benchmark-results";
import { cacheExtendedRead, findChangedPapers } from "./changed-papers";
import { getBenchmarkNames } from "./display-names";
import { type FacetTable, findRejectedFacts, getFacetTable } from "./facet-table";
import { listRowsOf } from "./get-claim-counts";
import { getComparisonFacts } from "./get-comparison-facts";
import { forEachCode } from "./list-column";
import { cacheRead } from "./versioned-cache";

/**
 * Summaries of all benchmarks of a board. The results of a million claims take a minute and two gigabytes, so that they are
 * read family by family and not kept. After a change, the families of the changed papers are summarized again.
 */

interface SummaryState {
  /** Number of the last change of the board that the summaries contain. */
  readonly seq: number;
  readonly table: FacetTable;
  readonly summaries: BoardSummaries;
}

/** Families by the codes of benchmark ids, with the claims of each. */
interface FamilyRows {
  /** Benchmark ids of each family. */
  readonly members: readonly (readonly string[])[];
  /** Primary keys of the claims of family i: `pks[starts[i]]` up to `pks[starts[i + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly pks: Int32Array;
}

/** Groups all claims except rejected ones by the families that they name. */
function groupByFamily(table: FacetTable, facts: ComparisonFacts): FamilyRows {
  const { codes, values } = table.derived.benchmark;
  const byFamily = new Map<string, string[]>();
  for (const id of values) addToGroup(byFamily, facts.getFamily(id ?? "").id, id ?? "");
  const numbers = new Map([...byFamily.keys()].map((id, at) => [id, at]));
  const familyOf = Int32Array.from(codes, (id) => numbers.get(facts.getFamily(values[id] ?? "").id) ?? 0);
  const isRejected = findRejectedFacts(table);
  const lastRow = new Int32Array(byFamily.size);
  const forEachClaim = (visit: (family: number, row: number) => void): void => {
    lastRow.fill(-1);
    for (let row = 0; row < table.count; row++) {
      if (isRejected[table.facts[row] ?? 0] === 1) continue;
      forEachCode(table.lists.benchmark, row, (code) => {
        const family = familyOf[code] ?? 0;
        if (lastRow[family] === row) return;
        lastRow[family] = row;
        visit(family, row);
      });
    }
  };
  const starts = new Int32Array(byFamily.size + 1);
  forEachClaim((family) => {
    starts[family + 1] = (starts[family + 1] ?? 0) + 1;
  });
  for (let family = 0; family < byFamily.size; family++)
    starts[family + 1] = (starts[family + 1] ?? 0) + (starts[family] ?? 0);
  const next = starts.slice();
  const pks = new Int32Array(starts[byFamily.size] ?? 0);
  forEachClaim((family, row) => {
    const at = next[family] ?? 0;
    pks[at] = table.pk[row] ?? 0;
    next[family] = at + 1;
  });
  return { members: [...byFamily.values()], starts, pks };
}

/** Claims of one step, which takes about 20 ms. */
const STEP_SIZE = 1000;

/** Summarizes a board in steps, so that a server can answer requests between them. */
class SummaryWork {
  private readonly seq: number;
  private readonly table: FacetTable;
  private readonly naming: SummaryNames;
  private readonly rows: FamilyRows;
  private readonly families: FamilySummary[] = [];
  private next = 0;

  constructor(
    db: Db,
    readonly facts: ComparisonFacts,
  ) {
    // Before the table is read: a change between them is one too many rather than one too few.
    this.seq = findChangedPapers(db, null).seq;
    this.table = getFacetTable(db);
    this.naming = { names: getBenchmarkNames(db), facts };
    this.rows = groupByFamily(this.table, facts);
  }

  /** Summarizes further families; a no-op once all are. */
  step(db: Db): void {
    const { members, starts, pks } = this.rows;
    const first = this.next;
    while (this.next < members.length && (starts[this.next] ?? 0) - (starts[first] ?? 0) < STEP_SIZE) this.next++;
    const claims = pks.subarray(starts[first], starts[this.next]);
    if (claims.length === 0) return;
    const results = readResults(db, isOneOfClaims([...claims])).map(({ result }) => result);
    const ids = members.slice(first, this.next).flat();
    for (const family of summarizeFamilies(results, ids, this.naming)) this.families.push(family);
  }

  get isDone(): boolean {
    return this.next === this.rows.members.length;
  }

  finish(db: Db): SummaryState {
    while (!this.isDone) this.step(db);
    return { seq: this.seq, table: this.table, summaries: toBoardSummaries(this.families, this.naming) };
  }
}

/** The work on the first summaries of a connection; null once they exist. */
const getFirstWork = cacheRead<{ work: SummaryWork | null }>(
  "unfinished summaries",
  (db, outdated) => outdated ?? { work: new SummaryWork(db, getComparisonFacts(db)) },
);

/** Does a part of the work on the first summaries. @returns true if there is more */
export function prepareSummaries(db: Db): boolean {
  const { work } = getFirstWork(db);
  work?.step(db);
  return work !== null && !work.isDone;
}

function readAllSummaries(db: Db, seq: number): SummaryState {
  const first = getFirstWork(db);
  const { work } = first;
  first.work = null;
  const facts = getComparisonFacts(db);
  if (work?.facts === facts) {
    const state = work.finish(db);
    const { papers } = findChangedPapers(db, state.seq);
    if (papers !== null && canExtend(db, state)) return extendSummaries(db, state, papers, seq);
  }
  return new SummaryWork(db, facts).finish(db);
}

/** Facts about names may change every summary; codes are those of the dictionaries. */
const canExtend = (db: Db, { table, summaries }: SummaryState): boolean =>
  summaries.facts === getComparisonFacts(db) && table.dictionaries === getFacetTable(db).dictionaries;

function extendSummaries(db: Db, outdated: SummaryState, changed: readonly number[], seq: number): SummaryState {
  const table = getFacetTable(db);
  const names = getBenchmarkNames(db);
  const { summaries } = outdated;
  const { codes, values } = table.derived.benchmark;
  const touched = new Set<number>();
  for (const one of [outdated.table, table])
    for (const row of listRowsOf(one, changed))
      forEachCode(one.lists.benchmark, row, (code) => touched.add(codes[code] ?? 0));
  const ids = new Set([...touched].map((code) => values[code] ?? ""));
  const families = new Set([...ids].map((id) => summaries.facts.getFamily(id).id));
  for (const id of listRenamedFamilies(summaries, names)) families.add(id);
  for (const id of families) for (const member of summaries.families.byId.get(id)?.members ?? []) ids.add(member.id);
  const fresh = summarizeFamilies(listResultsOn(db, [...ids]), [...ids], { names, facts: summaries.facts });
  return { seq, table, summaries: replaceFamilies(summaries, families, fresh, names) };
}

const getState = cacheExtendedRead<SummaryState>("benchmark summaries", {
  readAll: readAllSummaries,
  canExtend,
  extend: extendSummaries,
});

/** Returns the summaries of all benchmarks and families of claims except rejected ones. */
export const getBoardSummaries = (db: Db): BoardSummaries => getState(db).summaries;
