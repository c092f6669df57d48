import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import { askedPlace, axisScope, comparedValue, isOverSeveral, scopeKey } from "./comparable";
import { conditionNotes, isDescribed, rowKey, waysNotes } from "./compare-notes";
import type { CompareQuery } from "./compare-path";
import { type Column, columnOf, measuredIn } from "./compare-ways";
import { groupBy } from "./group-by";
import { bestOf, directionOf, isRanked } from "./improvement";
import { modelKey } from "./model-names";

/** A column: everything in it may be compared, unless it is mixed. */
export interface MatrixColumn extends Column {
  readonly lowerIsBetter: boolean;
  /**
   * Whether one value is better than another. Nobody knows of gains, of what names no benchmark, and of seconds or tokens
   * of a metric without a direction.
   */
  readonly ranked: boolean;
  /** Whether each value is measured in another way and says so itself: see `lone-columns.ts`. */
  readonly mixed?: boolean;
}

export interface MatrixCell {
  readonly claims: readonly Claim[];
  /** The claims of the cell that hold the best value of the column. */
  readonly best: ReadonlySet<string>;
}

export interface MatrixRow {
  readonly key: string;
  readonly name: string;
  /** The title of the paper whose model it is, where only its paper tells which one is meant: "7B model". */
  readonly of: string | null;
  /** Size of the model, where a row is one. */
  readonly size_b: number | null;
  readonly active_b: number | null;
  /** Where the row leads to; null where it has no page. */
  readonly paper: string | null;
  readonly model: string | null;
  /** One for each column; null where nothing is reported. */
  readonly cells: readonly (MatrixCell | null)[];
}

export interface Matrix {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
  /** Sentences on what keeps columns of one benchmark apart. */
  readonly notes: readonly string[];
}

interface Group extends MatrixColumn {
  readonly claims: readonly Claim[];
}

/** A column with what its cells need of it. */
interface Ready {
  readonly ids: ReadonlySet<string>;
  readonly best: ReadonlySet<string>;
}

/** Claims that hold the best value of a column. Nobody is best where there is no other row to be better than. */
function bestClaims({ claims, ranked, lowerIsBetter }: Group, by: CompareQuery["by"]): Set<string> {
  if (!ranked) return new Set();
  if (new Set(claims.map((claim) => rowKey(claim, by))).size < 2) return new Set();
  const values = claims.flatMap((claim) => comparedValue(claim) ?? []);
  const best = bestOf(values, lowerIsBetter);
  return new Set(claims.filter((claim) => comparedValue(claim) === best).map((claim) => claim.id));
}

/**
 * Benchmarks that are asked for come first, then columns that many rows share; those of one benchmark stand together,
 * named ones before the others.
 */
function inOrder(groups: readonly Group[], { by, benchmark }: Pick<CompareQuery, "by" | "benchmark">): Group[] {
  const rows = ({ claims }: Group) => new Set(claims.map((claim) => rowKey(claim, by))).size;
  const fullest = new Map<string, number>();
  for (const group of groups) {
    const key = scopeKey(group.axis);
    fullest.set(key, Math.max(fullest.get(key) ?? 0, rows(group)));
  }
  const most = (group: Group) => fullest.get(scopeKey(group.axis)) ?? 0;
  return [...groups].sort(
    (a, b) =>
      Number(a.axis.benchmarks.length === 0) - Number(b.axis.benchmarks.length === 0) ||
      askedPlace(a.axis, benchmark) - askedPlace(b.axis, benchmark) ||
      most(b) - most(a) ||
      Number(isOverSeveral(a.axis)) - Number(isOverSeveral(b.axis)) ||
      axisScope(a.axis).localeCompare(axisScope(b.axis), "en") ||
      Number(a.gains) - Number(b.gains) ||
      b.claims.length - a.claims.length,
  );
}

function toGroups(claims: readonly Claim[]): Group[] {
  return [...groupBy(claims, (claim) => columnOf(claim).key).values()].flatMap((members): Group[] => {
    const [first] = members;
    if (!first) return [];
    const column = columnOf(first);
    const { axis, gains } = column;
    const direction = directionOf(members);
    const ranked = !gains && axis.benchmarks.length > 0 && isRanked(axis.unit, direction);
    return [{ ...column, lowerIsBetter: direction.lowerIsBetter, ranked, claims: members }];
  });
}

function toRow(key: string, members: readonly Claim[], groups: readonly Ready[], by: CompareQuery["by"]): MatrixRow[] {
  const [first] = members;
  if (!first) return [];
  const isPaper = by === "paper";
  const described = !isPaper && isDescribed(first);
  return [
    {
      key,
      name: isPaper ? first.paper_title : (first.model ?? first.method ?? first.paper_title),
      of: described ? first.paper_title : null,
      size_b: isPaper ? null : first.size_b,
      active_b: isPaper ? null : first.active_b,
      paper: isPaper || described || (first.model === null && first.method === null) ? first.paper_id : null,
      model: isPaper ? null : first.model_id,
      cells: groups.map(({ ids, best }) => {
        const claims = members.filter((claim) => ids.has(claim.id));
        return claims.length === 0 ? null : { claims, best };
      }),
    },
  ];
}

/** So many rows stand side by side as they come; of more, those come first that say most of what is compared. */
export const FEW_ROWS = 3;

/** Rows by how many benchmarks they answer, how many columns they fill, and where they stand in the first of those. */
function byFill(rows: readonly MatrixRow[], groups: readonly Group[]): MatrixRow[] {
  const placed = rows.map((row) => {
    const filled = groups.flatMap((group, at) => (row.cells[at] ? [{ group, at, claims: row.cells[at].claims }] : []));
    const [first] = filled;
    return {
      row,
      benchmarks: new Set(filled.map(({ group }) => scopeKey(group.axis))).size,
      columns: filled.length,
      first: first?.at ?? groups.length,
      rank: first === undefined ? 0 : rankOf(first.claims, first.group),
    };
  });
  placed.sort((a, b) => b.benchmarks - a.benchmarks || b.columns - a.columns || a.first - b.first || a.rank - b.rank);
  return placed.map(({ row }) => row);
}

/** A number that is the smaller, the better the claims are in their column; all alike where nobody is better. */
function rankOf(claims: readonly Claim[], { ranked, lowerIsBetter }: Group): number {
  const values = claims.flatMap((claim) => comparedValue(claim) ?? []);
  if (!ranked || values.length === 0) return 0;
  const best = bestOf(values, lowerIsBetter);
  return lowerIsBetter ? best : -best;
}

/** More rows than this are no table that a person reads. */
export const MOST_ROWS = 80;

/** With benchmarks asked for, an average has to be over them alone. */
export function isWanted({ benchmarks }: Claim, asked: readonly string[]): boolean {
  return asked.length === 0 || (benchmarks.length > 0 && benchmarks.every((name) => asked.includes(benchmarkId(name))));
}

/** Those that are set side by side of all that a comparison names. */
export function toCompared(
  all: readonly Claim[],
  { benchmark, metric }: Pick<CompareQuery, "benchmark" | "metric">,
): readonly Claim[] {
  return measuredIn(all, metric).filter((claim) => isWanted(claim, benchmark));
}

/** Models or papers against what they were measured on. */
export function toMatrix(claims: readonly Claim[], query: Pick<CompareQuery, "by" | "benchmark">): Matrix {
  const { by } = query;
  const groups = inOrder(toGroups(claims), query);
  const ready = groups.map((group) => ({
    ids: new Set(group.claims.map(({ id }) => id)),
    best: bestClaims(group, by),
  }));
  const all = [...groupBy(claims, (claim) => rowKey(claim, by))].flatMap(([key, members]) =>
    toRow(key, members, ready, by),
  );
  const rows = (all.length > FEW_ROWS ? byFill(all, groups) : all).slice(0, MOST_ROWS);
  const columns = groups.map(({ claims: _, ...column }) => column);
  const cut =
    all.length > MOST_ROWS
      ? [
          `Only ${MOST_ROWS} of ${all.length} rows are shown, those with most columns filled; choose sizes or models to see others.`,
        ]
      : [];
  return { columns, rows, notes: [...cut, ...waysNotes(groups, by), ...conditionNotes(groups, by)] };
}

/** The matrix with rows in the order in which they are asked for; those that came in another way stay behind them. */
export function inAskedOrder(matrix: Matrix, { paper, model }: Pick<CompareQuery, "paper" | "model">): Matrix {
  const asked = [...paper, ...model.map(modelKey)];
  const place = ({ key }: MatrixRow) => {
    const at = asked.findIndex((one) => one === key || one === modelKey(key));
    return at === -1 ? asked.length : at;
  };
  return { ...matrix, rows: [...matrix.rows].sort((a, b) => place(a) - place(b)) };
}
