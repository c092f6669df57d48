import { toNameKey } from "@/lib/names/name-key";
import { NAME_KINDS, type NameKind } from "@/lib/names/name-kind";
import type { Db } from "../open";

/** Columns of claims with names of each kind. */
const COLUMNS: readonly (readonly [column: string, kinds: readonly NameKind[]])[] = [
  ["model", ["model"]],
  ["method", ["method"]],
  ["baseline", ["model", "method"]],
  ["metric", ["metric"]],
  ["metric_id", ["metric"]],
  ["benchmark_text", ["benchmark"]],
];

/**
 * Returns the row numbers of papers with a claim that has one of the names in any slot, in any spelling, and of papers with
 * a correction, whose claims may hide an extracted name.
 */
export function listPapersWithNames(db: Db, names: readonly string[]): Set<number> {
  const keys = Object.fromEntries(
    NAME_KINDS.map((kind) => [kind, new Set(names.map((name) => toNameKey(kind, name)))]),
  ) as Record<NameKind, Set<string>>;
  const list = (sql: string, value: string): number[] => db.$client.prepare<[string], number>(sql).pluck().all(value);
  const found = new Set(
    list(
      "SELECT DISTINCT c.paper_pk FROM claim_benchmarks b JOIN claims c ON c.pk = b.claim_pk WHERE b.benchmark_id IN (SELECT value FROM json_each(?))",
      JSON.stringify([...keys.benchmark]),
    ),
  );
  for (const [column, kinds] of COLUMNS) {
    const spellings = db.$client
      .prepare<[], string>(`SELECT DISTINCT ${column} FROM claims WHERE ${column} IS NOT NULL`)
      .pluck()
      .all()
      .filter((text) => kinds.some((kind) => keys[kind].has(toNameKey(kind, text))));
    if (spellings.length === 0) continue;
    const sql = `SELECT DISTINCT paper_pk FROM claims WHERE ${column} IN (SELECT value FROM json_each(?))`;
    for (const pk of list(sql, JSON.stringify(spellings))) found.add(pk);
  }
  const corrected = "SELECT DISTINCT c.paper_pk FROM corrections r JOIN claims c ON c.id = r.claim_id";
  for (const pk of db.$client.prepare<[], number>(corrected).pluck().all()) found.add(pk);
  return found;
}
