import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Claim } from "@/lib/claim/claim";
import { findPaperUrl } from "@/lib/claim/to-claims";
import { prepareRecord } from "@/lib/format/prepare-record";
import type { Db } from "../open";
import { claimBenchmarks, claims, paperAuthors, papers } from "../schema";
import { isOneOfKeys } from "./changed-papers";

/** Reads database rows as `Claim` objects, at once or streamed. */

/** Names of the benchmarks of a claim and of the authors of a paper, as JSON arrays in their order. */
const benchmarkNamesJson = sql`(SELECT json_group_array(name) FROM (SELECT ${claimBenchmarks.name} AS name FROM ${claimBenchmarks} WHERE ${eq(claimBenchmarks.claim_pk, claims.pk)} ORDER BY ${claimBenchmarks.position}))`;
export const authorNamesJson = sql<string>`(SELECT json_group_array(name) FROM (SELECT ${paperAuthors.name} AS name FROM ${paperAuthors} WHERE ${eq(paperAuthors.paper_pk, papers.pk)} ORDER BY ${paperAuthors.position}))`;

const {
  pk: _pk,
  paper_pk: _paper,
  position: _position,
  kind: _kind,
  gain_rank: _rank,
  id,
  ...slots
} = getTableColumns(claims);
const fields = {
  id,
  paper_id: papers.id,
  paper_title: papers.title,
  authors: authorNamesJson,
  published: papers.published,
  paper_url: papers.url,
  arxiv_id: papers.arxiv_id,
  doi: papers.doi,
  source: papers.source,
  locator: papers.locator,
  benchmarks: benchmarkNamesJson,
  ...slots,
} satisfies { [K in keyof Claim]: unknown };

/** Key of a claim. */
export type ClaimKey = keyof Claim;

const KEYS = Object.keys(fields) as ClaimKey[];
const JSON_KEYS: readonly ClaimKey[] = ["authors", "benchmarks", "spans", "inferred", "slot_confidence"];
const FLAG_KEYS: readonly ClaimKey[] = ["aggregate", "higher_is_better"];

/** Keys of the cells that a value of a claim is made of. The address of a paper may follow from its ids. */
export const toCellKeys = (key: ClaimKey): readonly ClaimKey[] =>
  key === "paper_url" ? [key, "arxiv_id", "doi"] : [key];

/** True if a cell is the value as it is. */
export const isPlainKey = (key: ClaimKey): boolean =>
  ![...JSON_KEYS, ...FLAG_KEYS].includes(key) && toCellKeys(key).length === 1;

/**
 * Returns a function that converts the cells of some keys. It is called for every claim of an export, and therefore
 * decides nothing for each cell.
 * @param further keys of the claim that the caller sets
 */
export function prepareToClaim<K extends ClaimKey>(
  keys: readonly K[],
  further: readonly ClaimKey[] = [],
): (cells: readonly unknown[]) => Pick<Claim, K> {
  const create = prepareRecord<ClaimKey>([...keys, ...further]);
  const places = (some: readonly ClaimKey[]) => [...keys.entries()].filter(([, key]) => some.includes(key));
  const [flags, lists, urls] = [places(FLAG_KEYS), places(JSON_KEYS), places(["paper_url"])];
  return (cells) => {
    const claim = create();
    for (let i = 0; i < keys.length; i++) claim[keys[i] as K] = cells[i];
    for (const [at, key] of flags) claim[key] = cells[at] === null ? null : cells[at] === 1;
    for (const [at, key] of lists) claim[key] = cells[at] === null ? null : JSON.parse(String(cells[at]));
    for (const [, key] of urls) {
      const { paper_url: url, arxiv_id, doi } = claim as Pick<Claim, "paper_url" | "arxiv_id" | "doi">;
      claim[key] = findPaperUrl({ url, arxiv_id, doi });
    }
    return claim as Pick<Claim, K>;
  };
}

/** How rows in an order are read (`findOrderAccess`). */
export interface OrderAccess {
  /** Index of claims by which they are read, for the first rows of a large selection. */
  readonly index?: string | null;
  /** Conditions of consecutive parts of the order, read one after the other. */
  readonly parts?: readonly SQL[] | null;
}

/** Selection of claims and their order. */
export interface ClaimSelection extends OrderAccess {
  readonly where: SQL;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number | undefined;
}

const dialect = new SQLiteSyncDialect();

/** Lists the primary keys of a selection. Sorting keys is many times faster than sorting rows with their text. */
export function listPks(db: Db, { parts, ...selection }: ClaimSelection): number[] {
  if (!parts) return listPartPks(db, selection);
  let pks: number[] = [];
  for (const part of parts) {
    const limit = selection.limit === undefined ? undefined : selection.limit - pks.length;
    if (limit === 0) break;
    pks = pks.concat(listPartPks(db, { ...selection, where: and(selection.where, part) ?? part, limit }));
  }
  return pks;
}

function listPartPks(db: Db, { where, orderBy = [], index = null, limit }: Omit<ClaimSelection, "parts">): number[] {
  const indexedBy = index === null ? sql`` : sql`INDEXED BY ${sql.identifier(index)}`;
  const order = orderBy.length === 0 ? sql`` : sql`ORDER BY ${sql.join([...orderBy], sql`, `)}`;
  const most = limit === undefined ? sql`` : sql`LIMIT ${limit}`;
  const { sql: text, params } = dialect.sqlToQuery(
    sql`SELECT ${claims.pk} FROM ${claims} ${indexedBy} JOIN ${papers} ON ${eq(papers.pk, claims.paper_pk)}
      WHERE ${where} ${order} ${most}`,
  );
  return db.$client
    .prepare<unknown[], number>(text)
    .pluck()
    .all(...params);
}

const CHUNK_SIZE = 200;

/** Statements by the list of keys they read: making one takes longer than reading a claim with it. */
const statements = new WeakMap<readonly ClaimKey[], string>();

/** Returns the statement that reads the cells of some keys of claims by primary key. */
function toReadStatement(db: Db, keys: readonly ClaimKey[]): string {
  const known = statements.get(keys);
  if (known !== undefined) return known;
  const selected = Object.fromEntries(keys.map((key) => [key, fields[key]]));
  const byPk = db
    .select({ ...selected, pk: claims.pk, paper_pk: claims.paper_pk })
    .from(claims)
    .innerJoin(papers, eq(papers.pk, claims.paper_pk));
  const { sql: text } = byPk.where(isOneOfKeys(claims.pk, [])).toSQL();
  statements.set(keys, text);
  return text;
}

/** Yields the claims of a selection. */
export function iterateClaims(db: Db, selection: ClaimSelection): Generator<Claim> {
  return iterateClaimsByPk(db, listPks(db, selection));
}

const toClaim = prepareToClaim(KEYS);

/** Yields the claims with the given primary keys, in the same order. */
export function* iterateClaimsByPk(db: Db, pks: readonly number[]): Generator<Claim> {
  for (const chunk of iterateCells(db, pks, KEYS)) for (const cells of chunk) yield toClaim(cells);
}

/**
 * Yields the cells of some keys of the claims with the given primary keys, in the same order, in chunks. The primary keys
 * of claim and paper follow the cells of the keys.
 */
export function* iterateCells(
  db: Db,
  pks: readonly number[],
  keys: readonly ClaimKey[],
): Generator<(readonly unknown[])[]> {
  const fetch = db.$client.prepare<[string], unknown[]>(toReadStatement(db, keys)).raw();
  for (let start = 0; start < pks.length; start += CHUNK_SIZE) {
    const chunk = pks.slice(start, start + CHUNK_SIZE);
    const rows = new Map(fetch.all(JSON.stringify(chunk)).map((cells) => [cells[keys.length], cells]));
    yield chunk.flatMap((pk) => {
      const cells = rows.get(pk);
      return cells ? [cells] : [];
    });
  }
}

/** Returns the claims of a selection. */
export function readClaims(db: Db, selection: ClaimSelection): Claim[] {
  return [...iterateClaims(db, selection)];
}
