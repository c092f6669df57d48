import type { Claim } from "../claim/claim";
import { formatMetricName, hasNamedMetric } from "../claim/metric-name";
import { addToGroup, groupBy } from "../format/group-by";
import type { ComparisonFacts } from "../names/comparison-facts";
import type { Protocol } from "./protocol";
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

type Results = readonly Result<SummaryFields>[];
type Names = ReadonlyMap<string, string>;
type Subject = Pick<BenchmarkSummary, "id" | "name" | "family" | "edition" | "usual_metric" | "items">;

function findUsualMetric(results: Results): string | null {
  const names = results.flatMap(({ claim }) => (hasNamedMetric(claim) ? (formatMetricName(claim) ?? []) : []));
  const [first] = [...groupBy(names, (name) => name)].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  return first?.[0] ?? null;
}

/** Returns the first and the last of the known dates. */
function findDateRange(results: Results): [string | null, string | null] {
  const dates = results.flatMap(({ claim }) => claim.published ?? []).sort();
  return [dates[0] ?? null, dates.at(-1) ?? null];
}

/** Summarizes the results that name a benchmark or a member of a family. */
function summarizeSubject(subject: Subject, results: Results, benchmarkIds: ReadonlySet<string>): BenchmarkSummary {
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
 */
export const summarizeBenchmarks = (results: Results, names: Names, facts: ComparisonFacts): BenchmarkSummary[] =>
  summarizeEach(results, names, facts, null).sort(byClaims);

/** @param only ids of the benchmarks; all if null */
function summarizeEach(
  results: Results,
  names: Names,
  facts: ComparisonFacts,
  only: ReadonlySet<string> | null,
): BenchmarkSummary[] {
  return [...groupByName(results, ({ benchmarkIds }) => benchmarkIds, only)].map(([id, members]) => {
    const subject = {
      id,
      name: names.get(id) ?? id,
      family: facts.getFamily(id).id,
      edition: facts.getEdition(id),
      usual_metric: facts.getUsualMetric(id),
      items: facts.getItemCount(id),
    };
    return summarizeSubject(subject, members, new Set([id]));
  });
}

/** Groups results by each of the benchmarks or families that they name, or by some of them. */
function groupByName(
  results: Results,
  listNames: (protocol: Protocol) => readonly string[],
  only: ReadonlySet<string> | null,
): Map<string, Result<SummaryFields>[]> {
  const groups = new Map<string, Result<SummaryFields>[]>();
  for (const result of results)
    for (const name of listNames(result.protocol)) if (only?.has(name) ?? true) addToGroup(groups, name, result);
  return groups;
}

/** A family with the summaries of its benchmarks on the board; a benchmark without a family is a family of one. */
export interface FamilySummary extends BenchmarkSummary {
  readonly members: readonly BenchmarkSummary[];
}

/** Counts the benchmarks of families. */
export const countMembers = (families: readonly FamilySummary[]): number =>
  families.reduce((sum, { members }) => sum + members.length, 0);

const getFamilyName = (id: string, names: Names, facts: ComparisonFacts): string => {
  const { name } = facts.getFamily(id);
  return name === id ? (names.get(id) ?? id) : name;
};

/** Summaries of all benchmarks of a board, with what they were computed from. */
export interface BoardSummaries {
  /** Those with most papers first. */
  readonly families: readonly FamilySummary[];
  /** Their members, those with most claims first. */
  readonly benchmarks: readonly BenchmarkSummary[];
  readonly results: Results;
  readonly facts: ComparisonFacts;
}

/** Ids of summaries that have to be computed; all if null. */
interface Outdated {
  readonly benchmarks: ReadonlySet<string> | null;
  readonly families: ReadonlySet<string> | null;
}

/** Returns the results that only one of two lists has. Both are in the same order. */
function findDifferences(before: Results, after: Results): Result<SummaryFields>[] {
  const kept = new Set(after);
  const differences: Result<SummaryFields>[] = [];
  let at = 0;
  for (const result of before) {
    if (!kept.has(result)) differences.push(result);
    else {
      while (after[at] !== result) differences.push(...after.slice(at, ++at));
      at++;
    }
  }
  return [...differences, ...after.slice(at)];
}

/** Finds the summaries whose results or names changed; a changed result is a new object. */
function findOutdated(previous: BoardSummaries, results: Results, names: Names): Outdated {
  const changed = findDifferences(previous.results, results);
  const renamed = previous.benchmarks.filter(({ id, name }) => name !== (names.get(id) ?? id));
  const families = previous.families.filter(({ id, name }) => name !== getFamilyName(id, names, previous.facts));
  return {
    benchmarks: new Set([...changed.flatMap(({ protocol }) => protocol.benchmarkIds), ...renamed.map(({ id }) => id)]),
    families: new Set([
      ...changed.flatMap(({ protocol }) => protocol.families),
      ...renamed.map(({ family }) => family),
      ...families.map(({ id }) => id),
    ]),
  };
}

/** Returns the earlier summaries that are not outdated. */
const listKept = <S extends BenchmarkSummary>(summaries: readonly S[], outdated: ReadonlySet<string> | null): S[] =>
  outdated === null ? [] : summaries.filter(({ id }) => !outdated.has(id));

/**
 * Summarizes benchmarks and their families.
 * @param names display names by id
 * @param facts facts about names of the board
 * @param previous earlier summaries; those of which nothing changed are kept
 */
export function summarizeBoard(
  results: Results,
  names: Names,
  facts: ComparisonFacts,
  previous?: BoardSummaries,
): BoardSummaries {
  const canKeep = previous?.facts === facts;
  const outdated: Outdated = canKeep ? findOutdated(previous, results, names) : { benchmarks: null, families: null };
  // Lists that are nearly in order are sorted fast.
  const benchmarks = [
    ...listKept(previous?.benchmarks ?? [], outdated.benchmarks),
    ...summarizeEach(results, names, facts, outdated.benchmarks),
  ].sort(byClaims);
  const membersOf = groupBy(benchmarks, ({ family }) => family);
  const changed = [...groupByName(results, ({ families }) => families, outdated.families)].map(([id, group]) => {
    const members = membersOf.get(id) ?? [];
    const subject = {
      id,
      name: getFamilyName(id, names, facts),
      family: id,
      edition: null,
      usual_metric: null,
      items: null,
    };
    return { ...summarizeSubject(subject, group, new Set(members.map((member) => member.id))), members };
  });
  const families = [...listKept(previous?.families ?? [], outdated.families), ...changed].sort(
    (a, b) => b.papers - a.papers || byClaims(a, b),
  );
  return { families, benchmarks, results, facts };
}
