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

/** Returns the text of a statement, whose only parameter is a list of keys as JSON. */
const toText = (statement: SQL): string => dialect.sqlToQuery(statement).sql;

const SLOT_COLUMNS = sql.join(
  Object.values(SLOTS).map((column) => sql`${column}`),
  sql`, `,
);
const SELECT_CLAIMS = toText(sql`SELECT ${SLOT_COLUMNS}, ${claims.pk}, ${claims.paper_pk}, ${isPointsOfUnknownUnit}
  FROM ${claims} WHERE ${isOneOfKeys(claims.pk, [])}`);
const SELECT_PAPERS = toText(sql`SELECT ${papers.pk}, ${papers.id}, ${papers.title}, ${papers.published}
  FROM ${papers} WHERE ${isOneOfKeys(papers.pk, [])}`);
const SELECT_BENCHMARKS = toText(sql`SELECT ${claimBenchmarks.claim_pk}, ${claimBenchmarks.name} FROM ${claimBenchmarks}
  WHERE ${isOneOfKeys(claimBenchmarks.claim_pk, [])} ORDER BY ${claimBenchmarks.claim_pk}, ${claimBenchmarks.position}`);

/** Prepares a statement that reads rows as arrays of cells, by some keys. */
function prepareRead<Cells extends unknown[] = unknown[]>(db: Db, text: string): (keys: readonly number[]) => Cells[] {
  const statement = db.$client.prepare<[string], Cells>(text).raw();
  return (keys) => statement.all(JSON.stringify(keys));
}

const toSlots = prepareToClaim(SLOT_KEYS, ["paper_id", "paper_title", "published", "benchmarks"]);

/** The cells that follow those of the slots. */
const [PK, PAPER, POINTS] = [SLOT_KEYS.length, SLOT_KEYS.length + 1, SLOT_KEYS.length + 2];

/** Claims that are read by one statement. */
const CHUNK_SIZE = 1000;

function readStored(db: Db, pks: readonly number[]): StoredResultClaim[] {
  const stored: StoredResultClaim[] = [];
  const facts = getComparisonFacts(db);
  const readClaims = prepareRead(db, SELECT_CLAIMS);
  const readPapers = prepareRead<[number, string, string, string | null]>(db, SELECT_PAPERS);
  const readBenchmarks = prepareRead<[number, string]>(db, SELECT_BENCHMARKS);
  for (let start = 0; start < pks.length; start += CHUNK_SIZE) {
    const chunk = pks.slice(start, start + CHUNK_SIZE);
    const rows = readClaims(chunk);
    const benchmarks = new Map<number, string[]>();
    for (const [pk, name] of readBenchmarks(chunk)) addToGroup(benchmarks, pk, name);
    const papersByPk = new Map<number, PaperParts>();
    for (const [pk, paper_id, paper_title, published] of readPapers([
      ...new Set(rows.map((cells) => Number(cells[PAPER]))),
    ]))
      papersByPk.set(pk, { paper_id, paper_title, published });
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
