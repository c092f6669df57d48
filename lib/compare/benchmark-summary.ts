import type { Claim } from "../claim/claim";
import { formatMetricName, hasNamedMetric } from "../claim/metric-name";
import { groupBy } from "../format/group-by";
import type { ComparisonFacts } from "../names/comparison-facts";
import type { Result, ResultFields } from "./result";
import { summarizeResults } from "./result-summary";

/** A benchmark or a family of benchmarks with the counts of its claims, its best value and its median gain. */
export interface BenchmarkSummary {
  /** Id in addresses and claim queries. */
  readonly id: string;
  readonly name: string;
  /** Id of the family; the id itself for a family, and for a benchmark without one. */
  readonly family: string;
  /** Name within its family, such as "2024"; null for a family, and if it has none. */
  readonly edition: string | null;
  /** Id of its usual metric, which is assumed where a claim names none; null for a family, and if unknown. */
  readonly usual_metric: string | null;
  /** Number of test items; null for a family, and if unknown. */
  readonly items: number | null;
  readonly claims: number;
  readonly papers: number;
  /** Models named in its claims. */
  readonly models: number;
  /** Claims with before and after. */
  readonly changes: number;
  /** Best value on one benchmark alone, in the protocol with most results (`result-summary.ts`). */
  readonly best: number | null;
  /** Metric of the best value; null if the claims name none. */
  readonly best_metric: string | null;
  /** Unit of the best value: "%", "0–1", "score" or another one. */
  readonly best_unit: string | null;
  /** Name of the benchmark of the best value, which is an edition in a family. */
  readonly best_benchmark: string | null;
  /** Id of the claim with the best value. */
  readonly best_claim: string | null;
  /** Median gain in percentage points, positive if better, without "up to" gains. */
  readonly median_gain: number | null;
  /** Number of gains that the median covers. */
  readonly median_gain_count: number;
  /** Most frequent metric of its claims. */
  readonly metric: string | null;
  readonly first_published: string | null;
  readonly last_published: string | null;
}

/** Fields of a claim that summaries need. */
export type SummaryFields = ResultFields & Pick<Claim, "published" | "model" | "model_id">;

const SUBJECT_KEYS = ["id", "name", "family", "edition", "usual_metric", "items"] as const;
type Subject = Pick<BenchmarkSummary, (typeof SUBJECT_KEYS)[number]>;

function findUsualMetric(results: readonly Result<SummaryFields>[]): string | null {
  const names = results.flatMap(({ claim }) => (hasNamedMetric(claim) ? (formatMetricName(claim) ?? []) : []));
  const [first] = [...groupBy(names, (name) => name)].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? null;
}

/** Returns the first and the last of the known dates. */
function findDateRange(results: readonly Result<SummaryFields>[]): [string | null, string | null] {
  const dates = results.flatMap(({ claim }) => claim.published ?? []).sort();
  return [dates[0] ?? null, dates.at(-1) ?? null];
}

/** What a summary was computed from. */
interface SummarySource {
  readonly results: readonly Result<SummaryFields>[];
  readonly benchmarkIds: ReadonlySet<string>;
}
const sources = new WeakMap<BenchmarkSummary, SummarySource>();

const isSameList = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

const isAbout = (summary: BenchmarkSummary, subject: Subject): boolean =>
  SUBJECT_KEYS.every((key) => summary[key] === subject[key]);

/** Returns whether a summary was computed from the same results; a changed result is a new object. */
function isComputedFrom(summary: BenchmarkSummary, { results, benchmarkIds }: SummarySource): boolean {
  const source = sources.get(summary);
  return (
    source !== undefined &&
    isSameList(source.results, results) &&
    source.benchmarkIds.size === benchmarkIds.size &&
    [...source.benchmarkIds].every((id) => benchmarkIds.has(id))
  );
}

/**
 * Summarizes the results that name a benchmark or a member of a family.
 * @param previous an earlier summary, which is returned if it was computed from the same results
 */
function toBenchmarkSummary(
  subject: Subject,
  source: SummarySource,
  previous: BenchmarkSummary | undefined,
): BenchmarkSummary {
  if (previous && isAbout(previous, subject) && isComputedFrom(previous, source)) return previous;
  const summary = summarizeSubject(subject, source);
  sources.set(summary, source);
  return summary;
}

function summarizeSubject(subject: Subject, { results, benchmarkIds }: SummarySource): BenchmarkSummary {
  const summary = summarizeResults(results, benchmarkIds);
  const best = summary?.best ?? null;
  const [first_published, last_published] = findDateRange(results);
  const models = results.flatMap(({ claim: { model, model_id } }) => model_id ?? model ?? []);
  return {
    ...subject,
    claims: results.length,
    papers: summary?.papers ?? 0,
    models: new Set(models.map((model) => model.toLowerCase())).size,
    changes: results.filter(({ form }) => form === "change").length,
    best: best?.value ?? null,
    best_metric: best?.protocol.metric.name ?? null,
    best_unit: best?.protocol.scale.unit ?? null,
    best_benchmark: best?.protocol.benchmarks[0] ?? null,
    best_claim: best?.claims[0] ?? null,
    median_gain: summary?.medianGain?.value ?? null,
    median_gain_count: summary?.medianGain?.count ?? 0,
    metric: findUsualMetric(results),
    first_published,
    last_published,
  };
}

const byClaims = (a: BenchmarkSummary, b: BenchmarkSummary): number =>
  b.claims - a.claims || b.papers - a.papers || (a.id < b.id ? -1 : 1);

/**
 * Summarizes the benchmarks of results, those with most claims first.
 * @param names display names by id
 * @param facts facts about names of the board
 * @param previous earlier summaries, reused if their results are the same objects
 */
export function summarizeBenchmarks(
  results: readonly Result<SummaryFields>[],
  names: ReadonlyMap<string, string>,
  facts: ComparisonFacts,
  previous: readonly BenchmarkSummary[] = [],
): BenchmarkSummary[] {
  const pairs = results.flatMap((result) => result.protocol.benchmarkIds.map((id) => ({ id, result })));
  const known = new Map(previous.map((summary) => [summary.id, summary]));
  return [...groupBy(pairs, ({ id }) => id)]
    .map(([id, members]) =>
      toBenchmarkSummary(
        {
          id,
          name: names.get(id) ?? id,
          family: facts.getFamily(id).id,
          edition: facts.getEdition(id),
          usual_metric: facts.getUsualMetric(id),
          items: facts.getItemCount(id),
        },
        { results: members.map(({ result }) => result), benchmarkIds: new Set([id]) },
        known.get(id),
      ),
    )
    .sort(byClaims);
}

/** A family with the summaries of its benchmarks on the board; a benchmark without a family is a family of one. */
export interface FamilySummary extends BenchmarkSummary {
  readonly members: readonly BenchmarkSummary[];
}

/** Adds its members to the summary of a family; returns the previous family if nothing of it changed. */
function toFamilySummary(
  summary: BenchmarkSummary,
  members: readonly BenchmarkSummary[],
  previous: FamilySummary | undefined,
): FamilySummary {
  if (summary === previous && isSameList(previous.members, members)) return previous;
  const family = { ...summary, members };
  const source = sources.get(summary);
  if (source) sources.set(family, source);
  return family;
}

/** Returns the benchmarks of families, those with most claims first. */
export const listMembers = (families: readonly FamilySummary[]): readonly BenchmarkSummary[] =>
  families.flatMap(({ members }) => members).sort(byClaims);

/**
 * Summarizes families of benchmarks, those with most papers first.
 * @param names display names by id
 * @param facts facts about names of the board
 * @param previous earlier families, reused if their results are the same objects
 */
export function summarizeFamilies(
  results: readonly Result<SummaryFields>[],
  names: ReadonlyMap<string, string>,
  facts: ComparisonFacts,
  previous: readonly FamilySummary[] = [],
): FamilySummary[] {
  const pairs = results.flatMap((result) => result.protocol.families.map((family) => ({ family, result })));
  const membersOf = groupBy(
    summarizeBenchmarks(
      results,
      names,
      facts,
      previous.flatMap(({ members }) => members),
    ),
    ({ family }) => family,
  );
  const known = new Map(previous.map((family) => [family.id, family]));
  return [...groupBy(pairs, ({ family }) => family)]
    .map(([id, group]) => {
      const members = membersOf.get(id) ?? [];
      const { name } = facts.getFamily(id);
      const subject = {
        id,
        name: name === id ? (names.get(id) ?? id) : name,
        family: id,
        edition: null,
        usual_metric: null,
        items: null,
      };
      const benchmarkIds = new Set(members.map((member) => member.id));
      const results = group.map(({ result }) => result);
      const outdated = known.get(id);
      return toFamilySummary(toBenchmarkSummary(subject, { results, benchmarkIds }, outdated), members, outdated);
    })
    .sort((a, b) => b.papers - a.papers || byClaims(a, b));
}
