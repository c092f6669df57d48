import { BENCHMARK_FACTS, METRIC_FACTS } from "@/lexicon/generated/comparison";
import { benchmarkId } from "../claim/benchmark-id";
import { computeOnce } from "../format/compute-once";
import { groupBy } from "../format/group-by";
import { BETTER_VALUES, type NameFacts } from "./name-decision";
import { toMetricId } from "./name-key";
import type { UserLexicon, UserLexiconRow } from "./user-lexicon";

export interface BenchmarkFamily {
  /** Id in addresses: "aime". */
  readonly id: string;
  readonly name: string;
}

type BenchmarkFacts = Pick<NameFacts, "family" | "edition" | "metric" | "items">;

const getListedBenchmarks = computeOnce(
  (): ReadonlyMap<string, BenchmarkFacts> =>
    new Map(
      Object.entries(BENCHMARK_FACTS).map(([id, [family, metric, items, edition]]) => [
        id,
        { ...(family && { family }), ...(metric && { metric }), ...(items && { items }), ...(edition && { edition }) },
      ]),
    ),
);

const getListedDirections = computeOnce(
  (): ReadonlyMap<string, boolean | null> =>
    new Map(Object.entries(METRIC_FACTS).map(([id, [, , higherIsBetter]]) => [id, higherIsBetter])),
);

/** The facts of `lexicon/`, overridden by those of decisions. */
function applyRows(rows: readonly UserLexiconRow[]) {
  const benchmarks = new Map(getListedBenchmarks());
  const directions = new Map(getListedDirections());
  for (const { kind, name, facts } of rows) {
    if (kind === "benchmark") benchmarks.set(benchmarkId(name), { ...benchmarks.get(benchmarkId(name)), ...facts });
    if (kind === "metric" && facts.better) directions.set(toMetricId(name), BETTER_VALUES[facts.better]);
  }
  return { benchmarks, directions };
}

function toTables(rows: readonly UserLexiconRow[]) {
  const { benchmarks, directions } = applyRows(rows);
  const named = [...benchmarks].flatMap(([id, { family }]) =>
    family === undefined ? [] : [{ id, family: { id: benchmarkId(family), name: family } }],
  );
  // The spelling of the lexicon comes first.
  const families: ReadonlyMap<string, BenchmarkFamily> = new Map(
    [...named].reverse().map(({ family }) => [family.id, family]),
  );
  // A family is a benchmark as well, for claims that do not state the edition, unless it belongs to another family.
  const own = [...families.values()].filter(({ id }) => benchmarks.get(id)?.family === undefined);
  const all = [...own.map((family) => ({ id: family.id, family })), ...named];
  const members: ReadonlyMap<string, readonly string[]> = new Map(
    [...groupBy(all, ({ family }) => family.id)].map(([id, members]) => [id, members.map((member) => member.id)]),
  );
  return { benchmarks, directions, families, members };
}

/**
 * What comparisons know about names: families, editions, usual metrics and numbers of items of benchmarks, and directions
 * of metrics. The decisions of a board override the facts of the lexicon. Immutable.
 */
export class ComparisonFacts {
  private readonly getTables: () => ReturnType<typeof toTables>;

  /** @param rows rows of a user lexicon */
  constructor(rows: readonly UserLexiconRow[] = []) {
    this.getTables = computeOnce(() => toTables(rows));
  }

  /** Returns the family of a benchmark by its name or id: AIME for "AIME 2024"; the benchmark itself if it has none. */
  getFamily(name: string): BenchmarkFamily {
    const id = benchmarkId(name);
    const { benchmarks, families } = this.getTables();
    const family = benchmarks.get(id)?.family;
    return families.get(family === undefined ? id : benchmarkId(family)) ?? { id, name };
  }

  /** True if a benchmark belongs to a family with this id. */
  isFamily(id: string): boolean {
    return this.getTables().families.has(id);
  }

  /** Lists the ids of the benchmarks of a family; the id itself if it is not a family. */
  listFamilyMembers(familyId: string): readonly string[] {
    return this.getTables().members.get(familyId) ?? [familyId];
  }

  /** Returns all facts of a benchmark by its id; unknown ones are missing. */
  getBenchmark(id: string): BenchmarkFacts {
    return this.getTables().benchmarks.get(id) ?? {};
  }

  /** Returns the name of a benchmark within its family by its id, such as "2024" of AIME 2024; null if it has none. */
  getEdition(id: string): string | null {
    return this.getTables().benchmarks.get(id)?.edition ?? null;
  }

  /** Returns the id of the usual metric of a benchmark by its id; null if unknown. */
  getUsualMetric(id: string): string | null {
    return this.getTables().benchmarks.get(id)?.metric ?? null;
  }

  /** Returns the number of test items of a benchmark by its id, such as 30 problems of AIME 2024; null if unknown. */
  getItemCount(id: string): number | null {
    return this.getTables().benchmarks.get(id)?.items ?? null;
  }

  /** Returns whether higher is better for a metric by its id; null if it depends on the paper or is unknown. */
  getMetricDirection(metricId: string): boolean | null {
    return this.getTables().directions.get(metricId) ?? null;
  }
}

/** The facts of the lexicon alone, without a board. */
export const LEXICON_FACTS = new ComparisonFacts();

let last: { readonly key: string; readonly facts: ComparisonFacts } = { key: "", facts: LEXICON_FACTS };

/** Returns the facts of a board with these decisions. The result for the last lexicon is kept. */
export function toComparisonFacts({ key, rows }: UserLexicon): ComparisonFacts {
  if (last.key !== key) last = { key, facts: key === "" ? LEXICON_FACTS : new ComparisonFacts(rows) };
  return last.facts;
}
