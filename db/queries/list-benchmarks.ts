import { and, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import { formatMetricName, hasNamedMetric } from "@/lib/claim/metric-name";
import { groupBy } from "@/lib/format/group-by";
import type { Db } from "../open";
import { claimBenchmarks, claims, papers } from "../schema";
import { improvementPoints, isInPercent, isOnSingleBenchmark } from "./claim-expressions";
import { metricGroupKey, modelGroupKey } from "./claim-where";
import { getBenchmarkNames } from "./display-names";
import { cacheByDataVersion } from "./versioned-cache";

export interface BenchmarkSummary {
  /** Id in URLs and claim queries. */
  readonly id: string;
  readonly name: string;
  readonly claims: number;
  readonly papers: number;
  /** Models named in its claims. */
  readonly models: number;
  /** Claims with before and after. */
  readonly changes: number;
  /** Median gain in percentage points on this benchmark alone, positive if better, without "up to" gains. */
  readonly median_gain: number | null;
  /** Most frequent metric of its claims. */
  readonly metric: string | null;
  /** Highest percentage on this benchmark alone, in the metric with most percentages. */
  readonly best: number | null;
  /** Metric of the highest percentage; null if not named. */
  readonly best_metric: string | null;
  readonly first_published: string | null;
  readonly last_published: string | null;
}

const scoreExpression = sql`CASE WHEN ${claims.unit} = '%' AND ${claims.higher_is_better} IS NOT 0
  THEN max(coalesce(${claims.after}, ${claims.before}), coalesce(${claims.before}, ${claims.after})) END`;
// For lower-is-better metrics, a gain without before and after is excluded, as its sign follows a verb.
const gainExpression = sql`CASE WHEN ${claims.points} IS NOT NULL THEN CASE ${claims.unit} WHEN '%' THEN ${improvementPoints} END
  WHEN ${claims.gain_kind} = 'points' AND ${claims.higher_is_better} IS NOT 0 AND ${isInPercent} THEN ${claims.gain} END`;

const joinedTables = sql`${claimBenchmarks} JOIN ${claims} ON ${claims.pk} = ${claimBenchmarks.claim_pk}
  JOIN ${papers} ON ${papers.pk} = ${claims.paper_pk}`;

type Row = Omit<BenchmarkSummary, "name" | "metric" | "best" | "best_metric">;

const isShown = ne(claims.status, "rejected");

/** Reads the benchmarks of selected claims, those with most claims first. */
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

/** Percentages of one metric on a benchmark. */
interface BenchmarkMetric extends Pick<Claim, "metric" | "metric_id" | "k"> {
  readonly id: string;
  /** Number of percentages on this benchmark alone, without costs. */
  readonly values: number;
  readonly best: number | null;
}

type UsualMetric = Pick<BenchmarkSummary, "metric" | "best" | "best_metric">;

/** Metric with most percentages (possibly unnamed) and its highest percentage. */
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

/** Reads the most frequent metric and the best comparable value of each benchmark. */
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
 * Lists the benchmarks of claims, those with most claims first.
 * @param where condition on claims; by default all except rejected ones
 */
export function listBenchmarks(db: Db, where?: SQL): readonly BenchmarkSummary[] {
  return where === undefined ? listAllBenchmarks(db) : readBenchmarks(db, where);
}

/** Lists the benchmarks with most claims, without computing the others. */
export function listTopBenchmarks(db: Db, limit: number): readonly BenchmarkSummary[] {
  const top = db.all<{ id: string }>(sql`SELECT ${claimBenchmarks.benchmark_id} AS id FROM ${claimBenchmarks}
    JOIN ${claims} ON ${claims.pk} = ${claimBenchmarks.claim_pk} WHERE ${isShown}
    GROUP BY 1 ORDER BY count(DISTINCT ${claims.pk}) DESC, count(DISTINCT ${claims.paper_pk}) DESC, id LIMIT ${limit}`);
  const ids = top.map(({ id }) => id);
  return ids.length === 0 ? [] : listBenchmarks(db, and(inArray(claimBenchmarks.benchmark_id, ids), isShown));
}
