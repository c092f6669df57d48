import { BENCHMARKS, METRICS, MODELS } from "@/lexicon/generated/extraction";
import { toNameKey } from "./name-key";
import type { NameKind } from "./name-kind";

/** The names of the tables in `lexicon/`, without aliases, by kind and key. There is no table of methods. */
const LISTED: Readonly<Record<NameKind, ReadonlySet<string>>> = {
  benchmark: new Set(BENCHMARKS.map(({ name }) => toNameKey("benchmark", name))),
  model: new Set(MODELS.map(({ name }) => toNameKey("model", name))),
  metric: new Set(METRICS.map(({ id }) => id)),
  method: new Set(),
};

/** True if a table of `lexicon/` has a row for a name. */
export const isListedName = (kind: NameKind, name: string): boolean => LISTED[kind].has(toNameKey(kind, name));

const DIRECTIONS: ReadonlyMap<string, boolean | null> = new Map(
  METRICS.map(({ id, higherIsBetter }) => [id, higherIsBetter]),
);

/** Returns whether higher is better for a metric of the lexicon by its id; undefined for other metrics. */
export const getListedDirection = (id: string): boolean | null | undefined => DIRECTIONS.get(id);
