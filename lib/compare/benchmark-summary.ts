import type { Claim } from "../claim/claim";
import { formatMetricName, hasNamedMetric } from "../claim/metric-name";
import { addToGroup, groupBy } from "../format/group-by";
import type { ComparisonFacts } from "../names/comparison-facts";
import type { Result, ResultFields } from "./result";
import { summarizeResults } from "./result-summary";
import { replaceSummaries, type SortedSummaries, sortSummaries } from "./sorted-summaries";

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
  b.claims - a.claims || b.papers - a.papers || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

/** Results by the id of each benchmark that they name. */
type ResultIndex = ReadonlyMap<string, Results>;

/** Indexes results by the ids of their benchmarks, in the order of the results. */
function indexResults(results: Results): ResultIndex {
  const index = new Map<string, Result<SummaryFields>[]>();
  for (const result of results) for (const id of result.protocol.benchmarkIds) addToGroup(index, id, result);
  return index;
}

/** What summaries are named and grouped by. */
export interface SummaryNames {
  /** Display names by id. */
  readonly names: Names;
  /** Facts about names of the board. */
  readonly facts: ComparisonFacts;
}

/** Summarizes the benchmarks of results, those with most claims first. */
export function summarizeBenchmarks(results: Results, naming: SummaryNames): BenchmarkSummary[] {
  const index = indexResults(results);
  return summarizeEach(index.keys(), index, naming);
}

/** @param ids those of the benchmarks; the ones without a result are left out */
const summarizeEach = (ids: Iterable<string>, index: ResultIndex, { names, facts }: SummaryNames): BenchmarkSummary[] =>
  [...ids]
    .flatMap((id) => {
      const results = index.get(id);
      if (results === undefined) return [];
      const subject = {
        id,
        name: names.get(id) ?? id,
        family: facts.getFamily(id).id,
        edition: facts.getEdition(id),
        usual_metric: facts.getUsualMetric(id),
        items: facts.getItemCount(id),
      };
      return [summarizeSubject(subject, results, new Set([id]))];
    })
    .sort(byClaims);

/** A family with the summaries of its benchmarks on the board; a benchmark without a family is a family of one. */
export interface FamilySummary extends BenchmarkSummary {
  readonly members: readonly BenchmarkSummary[];
}

/** Counts the benchmarks of families. */
export const countMembers = (families: readonly FamilySummary[]): number =>
  families.reduce((sum, { members }) => sum + members.length, 0);

const getFamilyName = (id: string, { names, facts }: SummaryNames): string => {
  const { name } = facts.getFamily(id);
  return name === id ? (names.get(id) ?? id) : name;
};

/**
 * Summarizes families and their benchmarks.
 * @param results all results that name one of the benchmarks, and possibly others
 * @param benchmarkIds all benchmarks of these families
 */
export function summarizeFamilies(
  results: Results,
  benchmarkIds: readonly string[],
  naming: SummaryNames,
): FamilySummary[] {
  const index = indexResults(results);
  const benchmarks = summarizeEach(benchmarkIds, index, naming);
  return [...groupBy(benchmarks, ({ family }) => family)].map(([id, members]) => {
    const subject = {
      id,
      name: getFamilyName(id, naming),
      family: id,
      edition: null,
      usual_metric: null,
      items: null,
    };
    const [only, ...others] = members;
    if (only?.id === id && others.length === 0) return { ...only, ...subject, members };
    const ids = members.map((member) => member.id);
    // Of a result that names several members, the first one counts. The order is that of the ids.
    const all = new Set([...ids].sort().flatMap((member) => index.get(member) ?? []));
    return { ...summarizeSubject(subject, [...all], new Set(ids)), members };
  });
}

/** Summaries of all benchmarks of a board. */
export interface BoardSummaries extends SummaryNames {
  /** Those with most papers first. */
  readonly families: SortedSummaries<FamilySummary>;
  /** Their members, those with most claims first. */
  readonly benchmarks: SortedSummaries<BenchmarkSummary>;
}

const byPapers = (a: BenchmarkSummary, b: BenchmarkSummary): number => b.papers - a.papers || byClaims(a, b);

/** Returns the summaries of a board with the given families. */
export const toBoardSummaries = (families: readonly FamilySummary[], naming: SummaryNames): BoardSummaries => ({
  ...naming,
  families: sortSummaries(families, byPapers),
  benchmarks: sortSummaries(
    families.flatMap(({ members }) => members),
    byClaims,
  ),
});

/** Lists the ids of families whose name, or that of one of their benchmarks, differs from other display names. */
export const listRenamedFamilies = ({ families, facts, names: old }: BoardSummaries, names: Names): string[] =>
  names === old
    ? []
    : families.list.flatMap(({ id, name, members }) => {
        const isRenamed = name !== getFamilyName(id, { names, facts });
        return isRenamed || members.some((member) => member.name !== (names.get(member.id) ?? member.id)) ? id : [];
      });

/**
 * Returns the summaries with some families replaced.
 * @param outdated ids of the families to leave out
 * @param fresh families to add
 */
export function replaceFamilies(
  { families, benchmarks, facts }: BoardSummaries,
  outdated: ReadonlySet<string>,
  fresh: readonly FamilySummary[],
  names: Names,
): BoardSummaries {
  const toMembers = (all: readonly FamilySummary[]) => all.flatMap(({ members }) => members);
  const left = toMembers([...outdated].flatMap((id) => families.byId.get(id) ?? []));
  return {
    names,
    facts,
    families: replaceSummaries(families, outdated, fresh, byPapers),
    benchmarks: replaceSummaries(benchmarks, new Set(left.map(({ id }) => id)), toMembers(fresh), byClaims),
  };
}
