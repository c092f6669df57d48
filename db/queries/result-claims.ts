import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { type Result, toResult } from "@/lib/compare/result";
import type { ResultClaim } from "@/lib/compare/result-claim";
import { computeOnce } from "@/lib/format/compute-once";
import { addToGroup } from "@/lib/format/group-by";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { isOneOfKeys } from "./changed-papers";
import { isPointsOfUnknownUnit } from "./claim-expressions";
import { prepareToClaim } from "./claim-row";
import { getComparisonFacts } from "./get-comparison-facts";
import { createKeptRead } from "./kept-read";

/**
 * Reads the parts of claims that results are made of. They are few of all columns, and stay in memory until their paper
 * changes: a page, its charts and its exports read the same claims.
 */

/** A claim as results need it. */
export interface StoredResultClaim {
  readonly claim: ResultClaim;
  /** Primary keys of the claim and of its paper. */
  readonly pk: number;
  readonly paper: number;
  /** True for a gain in points that may not be percentage points. */
  readonly hasPointsOfUnknownUnit: boolean;
  /** Returns the result of the claim, which is computed once. */
  readonly getResult: () => Result;
}

type PaperParts = Pick<ResultClaim, "paper_id" | "paper_title" | "published">;
type SlotKey = Exclude<keyof ResultClaim, keyof PaperParts | "benchmarks">;

const SLOTS = {
  id: claims.id,
  sentence: claims.sentence,
  method: claims.method,
  model: claims.model,
  model_id: claims.model_id,
  size_b: claims.size_b,
  active_b: claims.active_b,
  benchmark_text: claims.benchmark_text,
  aggregate: claims.aggregate,
  metric: claims.metric,
  metric_id: claims.metric_id,
  k: claims.k,
  higher_is_better: claims.higher_is_better,
  before: claims.before,
  after: claims.after,
  of: claims.of,
  unit: claims.unit,
  gain: claims.gain,
  gain_max: claims.gain_max,
  gain_kind: claims.gain_kind,
  qualifier: claims.qualifier,
  points: claims.points,
  relative: claims.relative,
  error_cut: claims.error_cut,
  baseline: claims.baseline,
  role: claims.role,
  confidence: claims.confidence,
} satisfies Readonly<Record<SlotKey, AnyColumn>>;
const SLOT_KEYS = Object.keys(SLOTS) as SlotKey[];

const dialect = new SQLiteSyncDialect();

/** Reads rows as arrays of cells. */
function readCells<Cells extends unknown[] = unknown[]>(db: Db, statement: SQL): Cells[] {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return db.$client.prepare<unknown[], Cells>(text).raw().all(params);
}

function readPapers(db: Db, pks: readonly number[]): ReadonlyMap<number, PaperParts> {
  const rows = readCells<[number, string, string, string | null]>(
    db,
    sql`SELECT ${papers.pk}, ${papers.id}, ${papers.title}, ${papers.published} FROM ${papers}
      WHERE ${isOneOfKeys(papers.pk, pks)}`,
  );
  return new Map(rows.map(([pk, paper_id, paper_title, published]) => [pk, { paper_id, paper_title, published }]));
}

function readBenchmarks(db: Db, pks: readonly number[]): ReadonlyMap<number, string[]> {
  const names = new Map<number, string[]>();
  const rows = readCells<[number, string]>(
    db,
    sql`SELECT ${claimBenchmarks.claim_pk}, ${claimBenchmarks.name} FROM ${claimBenchmarks}
      WHERE ${isOneOfKeys(claimBenchmarks.claim_pk, pks)} ORDER BY ${claimBenchmarks.claim_pk}, ${claimBenchmarks.position}`,
  );
  for (const [pk, name] of rows) addToGroup(names, pk, name);
  return names;
}

const toSlots = prepareToClaim(SLOT_KEYS);

/** The cells that follow those of the slots. */
const [PK, PAPER, POINTS] = [SLOT_KEYS.length, SLOT_KEYS.length + 1, SLOT_KEYS.length + 2];

/** Claims that are read by one statement. */
const CHUNK_SIZE = 1000;

function readStored(db: Db, pks: readonly number[]): StoredResultClaim[] {
  const stored: StoredResultClaim[] = [];
  const facts = getComparisonFacts(db);
  const columns = sql.join(
    Object.values(SLOTS).map((column) => sql`${column}`),
    sql`, `,
  );
  for (let start = 0; start < pks.length; start += CHUNK_SIZE) {
    const chunk = pks.slice(start, start + CHUNK_SIZE);
    const rows = readCells(
      db,
      sql`SELECT ${columns}, ${claims.pk}, ${claims.paper_pk}, ${isPointsOfUnknownUnit} FROM ${claims}
        WHERE ${isOneOfKeys(claims.pk, chunk)}`,
    );
    const benchmarks = readBenchmarks(db, chunk);
    const papersByPk = readPapers(db, [...new Set(rows.map((cells) => Number(cells[PAPER])))]);
    for (const cells of rows) {
      const [pk, paper] = [Number(cells[PK]), Number(cells[PAPER])];
      const parts = papersByPk.get(paper);
      if (parts === undefined) continue;
      const claim = Object.assign(toSlots(cells), parts, { benchmarks: benchmarks.get(pk) ?? [] });
      const hasPointsOfUnknownUnit = cells[POINTS] === 1;
      const getResult = computeOnce(() => toResult(claim, facts, { pointsArePercent: !hasPointsOfUnknownUnit }));
      stored.push({ claim, pk, paper, hasPointsOfUnknownUnit, getResult });
    }
  }
  return stored;
}

/** Claims that stay in memory; each takes about 1 kB, and twice as much with its result. */
const MAX_KEPT = 20_000;

/** Returns the claims with the given primary keys, in the same order. They are kept for repeated reads. */
export const readResultClaims = createKeptRead("result claims", MAX_KEPT, readStored);
