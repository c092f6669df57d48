import { benchmarkId } from "./benchmark-id";
import type { Claim, GainKind } from "./claim";
import { type Axis, axisLabel, axisOf, axisScope, metricName } from "./comparable";
import type { CompareQuery } from "./compare-path";

/** A column: everything in it may be compared. */
export interface MatrixColumn {
  readonly key: string;
  readonly axis: Axis;
  /** Metric and unit, or the metric and the kind of gain. */
  readonly label: string;
  /** True where only gains are given, without what they start from: nobody is best at those. */
  readonly gains: boolean;
  readonly lowerIsBetter: boolean;
}

export interface MatrixCell {
  readonly claims: readonly Claim[];
  /** The claims of the cell that hold the best value of the column. */
  readonly best: ReadonlySet<string>;
}

export interface MatrixRow {
  readonly key: string;
  readonly name: string;
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

const isValue = (claim: Claim): boolean => claim.before !== null || claim.after !== null;

/** What a claim comes to in the end, as a number of its axis. */
function reached({ before, after, of }: Claim): number | null {
  const value = after ?? before;
  return value === null ? null : of === null ? value : (100 * value) / of;
}

function groupBy<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

/** A count stands on the axis of percentages, as its share. */
const axisOfValue = (claim: Claim): Axis => axisOf(claim.of === null ? claim : { ...claim, unit: "%" });

const rowKey = (claim: Claim, by: CompareQuery["by"]): string =>
  by === "paper" ? claim.paper_id : (claim.model_id ?? claim.model ?? claim.method ?? claim.paper_id).toLowerCase();

interface Group extends MatrixColumn {
  readonly claims: readonly Claim[];
}

/**
 * Claims that hold the best value of a column. Nobody is best where there is no other row to be better than, or where
 * nobody knows what was measured on or started from.
 */
function bestOf({ axis, claims, gains, lowerIsBetter }: Group, by: CompareQuery["by"]): Set<string> {
  if (gains || axis.benchmarks.length === 0) return new Set();
  if (new Set(claims.map((claim) => rowKey(claim, by))).size < 2) return new Set();
  const values = claims.flatMap((claim) => reached(claim) ?? []);
  const best = lowerIsBetter ? Math.min(...values) : Math.max(...values);
  return new Set(claims.filter((claim) => reached(claim) === best).map((claim) => claim.id));
}

const scopeKey = ({ benchmarks, aggregate }: Axis): string =>
  JSON.stringify([benchmarks.map(benchmarkId).sort(), aggregate]);

/** Columns that many rows share come first; those of one benchmark stand together, named ones before the others. */
function inOrder(groups: readonly Group[], by: CompareQuery["by"]): Group[] {
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
      most(b) - most(a) ||
      Number(a.axis.aggregate) - Number(b.axis.aggregate) ||
      axisScope(a.axis).localeCompare(axisScope(b.axis), "en") ||
      Number(a.gains) - Number(b.gains) ||
      b.claims.length - a.claims.length,
  );
}

const GAIN_NAMES: Readonly<Record<GainKind, string>> = {
  points: "gain in points",
  relative: "relative gain",
  percent: "gain in percent",
  times: "gain as a multiple",
};

/** The column of a claim: values by their axis, gains without values by metric and kind. */
function columnOf(claim: Claim): MatrixColumn {
  const axis = axisOfValue(claim);
  const lowerIsBetter = claim.higher_is_better === false;
  if (isValue(claim)) return { key: axis.key, axis, label: axisLabel(axis), gains: false, lowerIsBetter };
  const metric = metricName(claim);
  const key = JSON.stringify([scopeKey(axis), metric, claim.gain_kind]);
  const kind = claim.gain_kind === null ? "gain" : GAIN_NAMES[claim.gain_kind];
  return { key, axis, label: `${metric ?? "metric not stated"}, ${kind}`, gains: true, lowerIsBetter };
}

function toGroups(claims: readonly Claim[]): Group[] {
  return [...groupBy(claims, (claim) => columnOf(claim).key).values()].flatMap((members): Group[] => {
    const [first] = members;
    if (!first) return [];
    const lowerIsBetter = members.some((claim) => claim.higher_is_better === false);
    return [{ ...columnOf(first), lowerIsBetter, claims: members }];
  });
}

function toRow(key: string, members: readonly Claim[], groups: readonly Group[], by: CompareQuery["by"]): MatrixRow[] {
  const [first] = members;
  if (!first) return [];
  const isPaper = by === "paper";
  return [
    {
      key,
      name: isPaper ? first.paper_title : (first.model ?? first.method ?? first.paper_title),
      size_b: isPaper ? null : first.size_b,
      active_b: isPaper ? null : first.active_b,
      paper: isPaper || (first.model === null && first.method === null) ? first.paper_id : null,
      model: isPaper || first.model === null ? null : (first.model_id ?? first.model),
      cells: groups.map((group) => {
        const claims = members.filter((claim) => group.claims.includes(claim));
        return claims.length === 0 ? null : { claims, best: bestOf(group, by) };
      }),
    },
  ];
}

function notesOf(columns: readonly MatrixColumn[]): string[] {
  const values = columns.filter((column) => !column.gains && column.axis.benchmarks.length > 0);
  return [...groupBy(values, ({ axis }) => scopeKey(axis)).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length < 2) return [];
    const labels = same.map(({ label }) => label);
    return [`${axisScope(first.axis)} is reported in ${same.length} ways that are not compared: ${labels.join("; ")}.`];
  });
}

/** Models or papers against what they were measured on. */
export function toMatrix(claims: readonly Claim[], { by, benchmark }: Pick<CompareQuery, "by" | "benchmark">): Matrix {
  const wanted = claims.filter(
    (claim) => benchmark.length === 0 || claim.benchmarks.some((name) => benchmark.includes(benchmarkId(name))),
  );
  const groups = inOrder(toGroups(wanted), by);
  const rows = [...groupBy(wanted, (claim) => rowKey(claim, by))].flatMap(([key, members]) =>
    toRow(key, members, groups, by),
  );
  const columns = groups.map(({ claims: _, ...column }) => column);
  return { columns, rows, notes: notesOf(columns) };
}
