import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { isOneOfKeys } from "./changed-papers";
import { HAS_CONDITIONS, metricGroupKey, modelGroupKey } from "./claim-where";
import { groupCodes, type KeyedCodes, type ListColumn, toListColumn } from "./list-column";
import { ValueDictionary } from "./value-dictionary";

/** Columns with few values, of which only some hundred combinations occur. */
export interface ClaimFacts {
  readonly kind: string;
  readonly gain_kind: string | null;
  readonly qualifier: string | null;
  readonly role: string;
  readonly check: string | null;
  readonly status: string;
  readonly grade: string | null;
  readonly hasGain: boolean;
  readonly hasBeforeAfter: boolean;
}

/** A model as named by claims. Sizes are in billions of parameters. */
export interface NamedModel {
  /** Canonical id, else the name; null without a model. */
  readonly key: string | null;
  readonly name: string | null;
  readonly family: string | null;
  readonly size_b: number | null;
  readonly active_b: number | null;
  /** True if the key is a canonical id. */
  readonly isKnown: boolean;
}

/** A metric or a benchmark as named by claims. */
export interface NamedItem<Key> {
  readonly key: Key;
  readonly name: string | null;
}

/** Distinct values by code, shared by all versions of the table of a connection. */
export interface ClaimDictionaries {
  readonly facts: ValueDictionary<ClaimFacts>;
  readonly model: ValueDictionary<NamedModel>;
  readonly metric: ValueDictionary<NamedItem<string | null>>;
  /** Publication dates. */
  readonly day: ValueDictionary<string | null>;
  readonly benchmark: ValueDictionary<NamedItem<string>>;
  readonly source: ValueDictionary<string>;
}

/** Columns with one code per claim. */
export const CODE_COLUMNS = ["facts", "model", "metric", "day"] as const;
/** Columns with any number of codes per claim. */
const LIST_COLUMNS = ["benchmark", "source"] as const;

/**
 * Claims in the default order: those of the newest papers first, then by paper id and position. The claims of a paper are
 * consecutive.
 */
export interface ClaimRows extends Readonly<Record<(typeof CODE_COLUMNS)[number], Int32Array>> {
  readonly count: number;
  /** Primary keys of the claims and of their papers. */
  readonly pk: Int32Array;
  readonly paper: Int32Array;
  readonly confidence: Float64Array;
  readonly lists: Readonly<Record<(typeof LIST_COLUMNS)[number], ListColumn>>;
}

export function createDictionaries(): ClaimDictionaries {
  const toItem = (cell: string | null) => {
    const [key, name] = JSON.parse(cell ?? "[]");
    return { key, name };
  };
  return {
    facts: new ValueDictionary((cell) => {
      const [kind, gain_kind, qualifier, role, check, status, grade, gain, change] = JSON.parse(cell ?? "[]");
      const flags = { hasGain: gain === 1, hasBeforeAfter: change === 1 };
      return { kind, gain_kind, qualifier, role, check, status, grade, ...flags };
    }),
    model: new ValueDictionary((cell) => {
      const [key, name, family, size_b, active_b, known] = JSON.parse(cell ?? "[]");
      return { key, name, family, size_b, active_b, isKnown: known === 1 };
    }),
    metric: new ValueDictionary(toItem),
    day: new ValueDictionary((cell) => cell),
    benchmark: new ValueDictionary(toItem),
    source: new ValueDictionary(String),
  };
}

const { kind, gain_kind, qualifier, role, check, status, grade } = claims;
const FACTS = sql`json_array(${kind}, ${gain_kind}, ${qualifier}, ${role}, ${check}, ${status}, ${grade},
  ${HAS_CONDITIONS.gain}, ${HAS_CONDITIONS["before-after"]})`;
const MODEL = sql`json_array(${modelGroupKey}, ${claims.model}, ${claims.model_family}, ${claims.size_b},
  ${claims.active_b}, ${claims.model_id} IS NOT NULL)`;
const METRIC = sql`json_array(${metricGroupKey}, ${claims.metric})`;
const BENCHMARK = sql`json_array(${claimBenchmarks.benchmark_id}, ${claimBenchmarks.name})`;

const dialect = new SQLiteSyncDialect();

/** Iterates over rows as arrays of cells. */
function iterate<Cells extends unknown[]>(db: Db, statement: SQL): IterableIterator<Cells> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return db.$client.prepare<unknown[], Cells>(text).raw().iterate(params);
}

/** Papers by primary key. */
interface PaperPlaces {
  readonly count: number;
  /** Position in the default order. */
  readonly rankOf: Int32Array;
  /** Code of the date of publication. */
  readonly dayOf: Int32Array;
}

/** Reads one number; 0 if it is null. */
function readNumber(db: Db, statement: SQL): number {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return Number(
    db.$client
      .prepare<unknown[]>(text)
      .pluck()
      .get(...params) ?? 0,
  );
}

function readPaperPlaces(db: Db, { day }: ClaimDictionaries, isRead: (paper: SQL) => SQL): PaperPlaces {
  const last = readNumber(db, sql`SELECT max(${papers.pk}) FROM ${papers}`);
  const [rankOf, dayOf] = [new Int32Array(last + 1), new Int32Array(last + 1)];
  const statement = sql`SELECT ${papers.pk}, ${papers.published} FROM ${papers} WHERE ${isRead(sql`${papers.pk}`)}
    ORDER BY ${papers.published} DESC, ${papers.id}`;
  let rank = 0;
  for (const [pk, published] of iterate<[number, string | null]>(db, statement)) {
    rankOf[pk] = rank++;
    dayOf[pk] = day.code(published);
  }
  return { count: rank, rankOf, dayOf };
}

/** Returns the row of each item, given in the order of papers and of claims in them: those of the first paper come first. */
function toRows(paperOf: Int32Array, { count: paperCount, rankOf }: PaperPlaces): Int32Array {
  const next = new Int32Array(paperCount + 1);
  for (let at = 0; at < paperOf.length; at++) {
    const after = (rankOf[paperOf[at] ?? 0] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let rank = 0; rank < paperCount; rank++) next[rank + 1] = (next[rank + 1] ?? 0) + (next[rank] ?? 0);
  const rows = new Int32Array(paperOf.length);
  for (let at = 0; at < paperOf.length; at++) {
    const rank = rankOf[paperOf[at] ?? 0] ?? 0;
    const row = next[rank] ?? 0;
    rows[at] = row;
    next[rank] = row + 1;
  }
  return rows;
}

/** Moves each value to its row. */
function order<A extends Int32Array | Float64Array>(values: A, rows: Int32Array, ordered: A): A {
  for (let at = 0; at < rows.length; at++) ordered[rows[at] ?? 0] = values[at] ?? 0;
  return ordered;
}

type ClaimCells = [pk: number, paper: number, confidence: number, facts: string, model: string, metric: string];

/**
 * Reads the claims of papers in the default order.
 * @param only keys of papers; all if undefined
 */
export function readClaimRows(db: Db, dictionaries: ClaimDictionaries, only?: readonly number[]): ClaimRows {
  const isRead = (paper: SQL): SQL => (only ? isOneOfKeys(paper, only) : sql`1`);
  const places = readPaperPlaces(db, dictionaries, isRead);
  const where = isRead(sql`${claims.paper_pk}`);
  const length = readNumber(db, sql`SELECT count(*) FROM ${claims} WHERE ${where}`);
  const create = (): Int32Array => new Int32Array(length);
  const read = { pk: create(), paper: create(), facts: create(), model: create(), metric: create() };
  const confidence = new Float64Array(length);
  const statement = sql`SELECT ${claims.pk}, ${claims.paper_pk}, ${claims.confidence}, ${FACTS}, ${MODEL}, ${METRIC}
    FROM ${claims} WHERE ${where} ORDER BY ${claims.paper_pk}, ${claims.position}, ${claims.id}`;
  let at = 0;
  for (const row of iterate<ClaimCells>(db, statement)) {
    read.pk[at] = row[0];
    read.paper[at] = row[1];
    confidence[at] = row[2];
    read.facts[at] = dictionaries.facts.code(row[3]);
    read.model[at] = dictionaries.model.code(row[4]);
    read.metric[at] = dictionaries.metric.code(row[5]);
    at++;
  }
  const rows = toRows(read.paper, places);
  const toColumn = (values: Int32Array): Int32Array => order(values, rows, create());
  const [pk, paper] = [toColumn(read.pk), toColumn(read.paper)];
  const day = create();
  for (let row = 0; row < length; row++) day[row] = places.dayOf[paper[row] ?? 0] ?? 0;
  return {
    count: length,
    pk,
    paper,
    day,
    confidence: order(confidence, rows, new Float64Array(length)),
    facts: toColumn(read.facts),
    model: toColumn(read.model),
    metric: toColumn(read.metric),
    lists: {
      benchmark: toListColumn(pk, readBenchmarks(db, dictionaries, only && pk)),
      source: toListColumn(paper, readSources(db, dictionaries, isRead)),
    },
  };
}

/** @param only keys of claims; all if undefined */
function readBenchmarks(db: Db, { benchmark }: ClaimDictionaries, only: Int32Array | undefined): KeyedCodes {
  const isRead = only ? isOneOfKeys(claimBenchmarks.claim_pk, [...only]) : sql`1`;
  const statement = sql`SELECT ${claimBenchmarks.claim_pk}, ${BENCHMARK} FROM ${claimBenchmarks} WHERE ${isRead}
    ORDER BY ${claimBenchmarks.claim_pk}, ${claimBenchmarks.position}`;
  return readCodes(db, statement, benchmark);
}

function readSources(db: Db, { source }: ClaimDictionaries, isRead: (paper: SQL) => SQL): KeyedCodes {
  const statement = sql`SELECT DISTINCT ${occurrences.paper_pk}, ${imports.source} FROM ${occurrences}
    JOIN ${imports} ON ${imports.pk} = ${occurrences.import_pk} WHERE ${isRead(sql`${occurrences.paper_pk}`)}`;
  return readCodes(db, statement, source);
}

/** Reads rows of a primary key and a value. */
function readCodes<T>(db: Db, statement: SQL, dictionary: ValueDictionary<T>): KeyedCodes {
  const [keys, codes]: [number[], number[]] = [[], []];
  for (const [key, cell] of iterate<[number, string]>(db, statement)) {
    keys.push(key);
    codes.push(dictionary.code(cell));
  }
  return groupCodes(keys, codes);
}
