import { and, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { formatMetricName, hasNamedMetric } from "@/lib/claim/metric-name";
import { groupBy } from "@/lib/format/group-by";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { isInPercent } from "./claim-expressions";
import { metricGroupKey, modelGroupKey } from "./claim-where";
import { getBenchmarkNames } from "./display-names";
import { improvementPoints } from "./improved-points";
import { isOnSingleBenchmark } from "./measured-alone";
import { cacheByDataVersion } from "./versioned-cache";

export interface BenchmarkSummary {
  /** As in the address and in the claim query. */
  readonly id: string;
  readonly name: string;
  readonly claims: number;
  readonly papers: number;
  /** Models that are named in its claims. */
  readonly models: number;
  /** Claims with both ends, those that a dumbbell can show. */
  readonly changes: number;
  /** The middle one of the gains on it alone that are known to be in points of percentages, positive for the better; "up to" is the best case of a paper and left out. */
  readonly median_gain: number | null;
  /** The metric that most of its claims name. */
  readonly metric: string | null;
  /** The highest percentage on it alone, among those that may be compared: in the metric that has most of them. */
  readonly best: number | null;
  /** That metric; null where claims name none. */
  readonly best_metric: string | null;
  readonly first_published: string | null;
  readonly last_published: string | null;
}

const scoreExpression = sql`CASE WHEN ${claims.unit} = '%' AND ${claims.higher_is_better} IS NOT 0
  THEN max(coalesce(${claims.after}, ${claims.before}), coalesce(${claims.before}, ${claims.after})) END`;
// Where less is better a gain that is stated alone is left out: its sign is that of a verb.
const gainExpression = sql`CASE WHEN ${claims.points} IS NOT NULL THEN CASE ${claims.unit} WHEN '%' THEN ${improvementPoints} END
  WHEN ${claims.gain_kind} = 'points' AND ${claims.higher_is_better} IS NOT 0 AND ${isInPercent} THEN ${claims.gain} END`;

const joinedTables = sql`${claimBenchmarks} JOIN ${claims} ON ${claims.pk} = ${claimBenchmarks.claim_pk}
  JOIN ${papers} ON ${papers.pk} = ${claims.paper_pk}`;

type Row = Omit<BenchmarkSummary, "name" | "metric" | "best" | "best_metric">;

const isShown = ne(claims.status, "rejected");

/** Every benchmark that a claim of some names, those with most claims first. */
function readBenchmarks(db: Db, where: SQL): BenchmarkSummary[] {
  const rows = db.all<Row>(sql`SELECT ${claimBenchmarks.benchmark_id} AS id, count(DISTINCT ${claims.pk}) AS claims,
    count(DISTINCT ${claims.paper_pk}) AS papers, count(DISTINCT ${modelGroupKey}) AS models,
    count(DISTINCT ${claims.pk}) FILTER (WHERE ${claims.kind} = 'change') AS changes,
    round(median(${gainExpression}) FILTER (WHERE ${isOnSingleBenchmark} AND ${claims.qualifier} IS NOT 'up to'), 4) AS median_gain,
    min(${papers.published}) AS first_published, max(${papers.published}) AS last_published
    FROM ${joinedTables} WHERE ${where} GROUP BY 1 ORDER BY claims DESC, papers DESC, id`);
  const names = getBenchmarkNames(db);
  const metrics = findUsualMetrics(db, where);
  const none: UsualMetric = { metric: null, best: null, best_metric: null };
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? row.id, ...(metrics.get(row.id) ?? none) }));
}

/** What claims of one metric say of a benchmark. */
interface BenchmarkMetric extends Pick<Claim, "metric" | "metric_id" | "k"> {
  readonly id: string;
  /** How many percentages there are on it alone, costs left out. */
  readonly values: number;
  readonly best: number | null;
}

type UsualMetric = Pick<BenchmarkSummary, "metric" | "best" | "best_metric">;

/** The metric with most percentages, which may be none that is named, and the highest of them. */
function findBest(metrics: readonly BenchmarkMetric[]): Pick<UsualMetric, "best" | "best_metric"> {
  const axes = [...groupBy(metrics, (one) => (hasNamedMetric(one) ? formatMetricName(one) : null))].map(
    ([name, members]) => ({
      best_metric: name,
      count: members.reduce((sum, { values }) => sum + values, 0),
      best: members.reduce<number | null>(
        (most, { best }) => (best === null ? most : Math.max(most ?? best, best)),
        null,
      ),
    }),
  );
  const [first] = axes.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return { best: first?.best ?? null, best_metric: first?.best_metric ?? null };
}

/** By benchmark its usual metric, and the best value among those that may be compared. */
function findUsualMetrics(db: Db, where: SQL): Map<string, UsualMetric> {
  const rows =
    db.all<BenchmarkMetric>(sql`SELECT ${claimBenchmarks.benchmark_id} AS id, ${claims.metric_id}, ${claims.metric},
    ${claims.k}, count(${scoreExpression}) FILTER (WHERE ${isOnSingleBenchmark}) AS "values", max(${scoreExpression}) FILTER (WHERE ${isOnSingleBenchmark}) AS best
    FROM ${joinedTables} WHERE ${where} GROUP BY 1, ${metricGroupKey}, ${claims.k} ORDER BY count(*) DESC, ${metricGroupKey}`);
  return new Map(
    [...groupBy(rows, (row) => row.id)].map(([id, metrics]) => {
      const named = metrics.find(hasNamedMetric);
      return [id, { metric: named ? formatMetricName(named) : null, ...findBest(metrics) }];
    }),
  );
}

const listAllBenchmarks = cacheByDataVersion((db) => readBenchmarks(db, isShown));

/**
 * Every benchmark that a claim names, those with most claims first.
 * @param where which claims count; all but rejected ones where it is not said
 */
export function listBenchmarks(db: Db, where?: SQL): readonly BenchmarkSummary[] {
  return where === undefined ? listAllBenchmarks(db) : readBenchmarks(db, where);
}

/** The benchmarks with most claims, without a look at the others. */
export function listTopBenchmarks(db: Db, limit: number): readonly BenchmarkSummary[] {
  const top = db.all<{ id: string }>(sql`SELECT ${claimBenchmarks.benchmark_id} AS id FROM ${claimBenchmarks}
    JOIN ${claims} ON ${claims.pk} = ${claimBenchmarks.claim_pk} WHERE ${isShown}
    GROUP BY 1 ORDER BY count(DISTINCT ${claims.pk}) DESC, count(DISTINCT ${claims.paper_pk}) DESC, id LIMIT ${limit}`);
  const ids = top.map(({ id }) => id);
  return ids.length === 0 ? [] : listBenchmarks(db, and(inArray(claimBenchmarks.benchmark_id, ids), isShown));
}
