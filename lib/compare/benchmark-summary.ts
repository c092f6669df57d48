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

/** Summaries with what they were computed from. */
type Sources = ReadonlyMap<BenchmarkSummary, SummarySource>;

const isSameList = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

const isAbout = (summary: BenchmarkSummary, subject: Subject): boolean =>
  SUBJECT_KEYS.every((key) => summary[key] === subject[key]);

/** Returns whether two summaries are of the same results; a changed result is a new object. */
const isSameSource = (a: SummarySource, b: SummarySource): boolean =>
  isSameList(a.results, b.results) &&
  a.benchmarkIds.size === b.benchmarkIds.size &&
  [...a.benchmarkIds].every((id) => b.benchmarkIds.has(id));

/** Summarizes results, or returns an earlier summary of the same results. Keeps what each summary was computed from. */
class Summarizer {
  readonly sources = new Map<BenchmarkSummary, SummarySource>();

  constructor(private readonly earlier: Sources = new Map()) {}

  /**
   * Summarizes the results that name a benchmark or a member of a family.
   * @param previous an earlier summary, which is returned if it was computed from the same results
   */
  summarize(subject: Subject, source: SummarySource, previous: BenchmarkSummary | undefined): BenchmarkSummary {
    const known = previous && isAbout(previous, subject) ? this.earlier.get(previous) : undefined;
    const summary = previous && known && isSameSource(known, source) ? previous : summarizeSubject(subject, source);
    this.sources.set(summary, source);
    return summary;
  }

  /** Adds its members to the summary of a family; returns the previous family if nothing of it changed. */
  toFamily(
    summary: BenchmarkSummary,
    members: readonly BenchmarkSummary[],
    previous: FamilySummary | undefined,
  ): FamilySummary {
    if (summary === previous && isSameList(previous.members, members)) return previous;
    const family = { ...summary, members };
    const source = this.sources.get(summary);
    if (source) this.sources.set(family, source);
    this.sources.delete(summary);
    return family;
  }
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
 */
export const summarizeBenchmarks = (
  results: readonly Result<SummaryFields>[],
  names: ReadonlyMap<string, string>,
  facts: ComparisonFacts,
): BenchmarkSummary[] => summarizeEach(results, { names, facts }, new Summarizer(), []);

interface NamedSubjects {
  readonly names: ReadonlyMap<string, string>;
  readonly facts: ComparisonFacts;
}

function summarizeEach(
  results: readonly Result<SummaryFields>[],
  { names, facts }: NamedSubjects,
  summarizer: Summarizer,
  previous: readonly BenchmarkSummary[],
): BenchmarkSummary[] {
  const known = new Map(previous.map((summary) => [summary.id, summary]));
  return [...groupByName(results, ({ benchmarkIds }) => benchmarkIds)]
    .map(([id, members]) => {
      const subject = {
        id,
        name: names.get(id) ?? id,
        family: facts.getFamily(id).id,
        edition: facts.getEdition(id),
        usual_metric: facts.getUsualMetric(id),
        items: facts.getItemCount(id),
      };
      return summarizer.summarize(subject, { results: members, benchmarkIds: new Set([id]) }, known.get(id));
    })
    .sort(byClaims);
}

/** Groups results by each of the benchmarks or families that they name. */
function groupByName(
  results: readonly Result<SummaryFields>[],
  listNames: (protocol: Protocol) => readonly string[],
): Map<string, Result<SummaryFields>[]> {
  const groups = new Map<string, Result<SummaryFields>[]>();
  for (const result of results) for (const name of listNames(result.protocol)) addToGroup(groups, name, result);
  return groups;
}

/** A family with the summaries of its benchmarks on the board; a benchmark without a family is a family of one. */
export interface FamilySummary extends BenchmarkSummary {
  readonly members: readonly BenchmarkSummary[];
}

/** Counts the benchmarks of families. */
export const countMembers = (families: readonly FamilySummary[]): number =>
  families.reduce((sum, { members }) => sum + members.length, 0);

/** Returns the benchmarks of families, those with most claims first. */
export const listMembers = (families: readonly FamilySummary[]): readonly BenchmarkSummary[] =>
  families.flatMap(({ members }) => members).sort(byClaims);

/** Families, those with most papers first, with what they and their members were computed from. */
export interface SummarizedFamilies {
  readonly families: readonly FamilySummary[];
  readonly sources: Sources;
}

/**
 * Summarizes families of benchmarks.
 * @param names display names by id
 * @param facts facts about names of the board
 * @param previous earlier families, reused if their results are the same objects
 */
export function summarizeFamilies(
  results: readonly Result<SummaryFields>[],
  names: ReadonlyMap<string, string>,
  facts: ComparisonFacts,
  previous?: SummarizedFamilies,
): SummarizedFamilies {
  const summarizer = new Summarizer(previous?.sources);
  const outdated = previous?.families ?? [];
  const benchmarks = summarizeEach(
    results,
    { names, facts },
    summarizer,
    outdated.flatMap(({ members }) => members),
  );
  const membersOf = groupBy(benchmarks, ({ family }) => family);
  const known = new Map(outdated.map((family) => [family.id, family]));
  const families = [...groupByName(results, ({ families: ids }) => ids)].map(([id, group]) => {
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
    const source = { results: group, benchmarkIds: new Set(members.map((member) => member.id)) };
    const former = known.get(id);
    return summarizer.toFamily(summarizer.summarize(subject, source, former), members, former);
  });
  families.sort((a, b) => b.papers - a.papers || byClaims(a, b));
  return { families, sources: summarizer.sources };
}
