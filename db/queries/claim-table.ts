import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { HAS_CONDITIONS, metricGroupKey, modelGroupKey } from "./claim-where";
import { type ListColumn, toListColumn } from "./list-column";
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

interface PaperPlace {
  /** Position of the paper in the default order. */
  readonly rank: number;
  readonly day: number;
}

function readPaperPlaces(db: Db, { day }: ClaimDictionaries, isRead: (paper: SQL) => SQL): Map<number, PaperPlace> {
  const places = new Map<number, PaperPlace>();
  const statement = sql`SELECT ${papers.pk}, ${papers.published} FROM ${papers} WHERE ${isRead(sql`${papers.pk}`)}
    ORDER BY ${papers.published} DESC, ${papers.id}`;
  for (const [pk, published] of iterate<[number, string | null]>(db, statement))
    places.set(pk, { rank: places.size, day: day.code(published) });
  return places;
}

/** Returns the row of each item, given in the order of papers and of claims in them: those of the first paper come first. */
function toRows(paperOf: readonly number[], places: ReadonlyMap<number, PaperPlace>): Int32Array {
  const next = new Int32Array(places.size + 1);
  const rankOf = (paper: number): number => places.get(paper)?.rank ?? 0;
  for (const paper of paperOf) next[rankOf(paper) + 1] = (next[rankOf(paper) + 1] ?? 0) + 1;
  for (let rank = 0; rank < places.size; rank++) next[rank + 1] = (next[rank + 1] ?? 0) + (next[rank] ?? 0);
  return Int32Array.from(paperOf, (paper) => {
    const row = next[rankOf(paper)] ?? 0;
    next[rankOf(paper)] = row + 1;
    return row;
  });
}

type ClaimCells = [pk: number, paper: number, confidence: number, facts: string, model: string, metric: string];

/**
 * Reads the claims of papers in the default order.
 * @param only keys of papers; all if undefined
 */
export function readClaimRows(db: Db, dictionaries: ClaimDictionaries, only?: readonly number[]): ClaimRows {
  const keys = JSON.stringify(only ?? []);
  const isRead = (paper: SQL): SQL => (only ? sql`${paper} IN (SELECT value FROM json_each(${keys}))` : sql`1`);
  const places = readPaperPlaces(db, dictionaries, isRead);
  const cells = { pk: [], paper: [], confidence: [], facts: [], model: [], metric: [] } as Record<string, number[]>;
  const { pk = [], paper = [], confidence = [], facts = [], model = [], metric = [] } = cells;
  const statement = sql`SELECT ${claims.pk}, ${claims.paper_pk}, ${claims.confidence}, ${FACTS}, ${MODEL}, ${METRIC}
    FROM ${claims} WHERE ${isRead(sql`${claims.paper_pk}`)} ORDER BY ${claims.paper_pk}, ${claims.position}, ${claims.id}`;
  for (const row of iterate<ClaimCells>(db, statement)) {
    pk.push(row[0]);
    paper.push(row[1]);
    confidence.push(row[2]);
    facts.push(dictionaries.facts.code(row[3]));
    model.push(dictionaries.model.code(row[4]));
    metric.push(dictionaries.metric.code(row[5]));
  }
  const rows = toRows(paper, places);
  const order = <A extends Int32Array | Float64Array>(values: readonly number[], ordered: A): A => {
    for (const [at, value] of values.entries()) ordered[rows[at] ?? 0] = value;
    return ordered;
  };
  const count = pk.length;
  const toColumn = (values: readonly number[]) => order(values, new Int32Array(count));
  const columns = { pk: toColumn(pk), paper: toColumn(paper) };
  return {
    count,
    ...columns,
    confidence: order(confidence, new Float64Array(count)),
    facts: toColumn(facts),
    model: toColumn(model),
    metric: toColumn(metric),
    day: columns.paper.map((key) => places.get(key)?.day ?? 0),
    lists: {
      benchmark: readBenchmarks(db, dictionaries, columns.pk, only),
      source: readSources(db, dictionaries, columns.paper, isRead),
    },
  };
}

function readBenchmarks(
  db: Db,
  { benchmark }: ClaimDictionaries,
  pks: Int32Array,
  only: readonly number[] | undefined,
): ListColumn {
  const named = new Map<number, number[]>();
  const isRead = only
    ? sql`${claimBenchmarks.claim_pk} IN (SELECT value FROM json_each(${JSON.stringify([...pks])}))`
    : sql`1`;
  const statement = sql`SELECT ${claimBenchmarks.claim_pk}, ${BENCHMARK} FROM ${claimBenchmarks} WHERE ${isRead}
    ORDER BY ${claimBenchmarks.claim_pk}, ${claimBenchmarks.position}`;
  for (const [pk, cell] of iterate<[number, string]>(db, statement)) addTo(named, pk, benchmark.code(cell));
  return toListColumn(pks, (pk) => named.get(pk));
}

function readSources(
  db: Db,
  { source }: ClaimDictionaries,
  paperOf: Int32Array,
  isRead: (paper: SQL) => SQL,
): ListColumn {
  const sources = new Map<number, number[]>();
  const statement = sql`SELECT DISTINCT ${occurrences.paper_pk}, ${imports.source} FROM ${occurrences}
    JOIN ${imports} ON ${imports.pk} = ${occurrences.import_pk} WHERE ${isRead(sql`${occurrences.paper_pk}`)}`;
  for (const [paper, cell] of iterate<[number, string]>(db, statement)) addTo(sources, paper, source.code(cell));
  return toListColumn(paperOf, (paper) => sources.get(paper));
}

function addTo(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
