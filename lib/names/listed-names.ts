import { BENCHMARKS, METRICS, MODELS } from "@/lexicon/generated/extraction";
import { computeOnce } from "../format/compute-once";
import type { BetterDirection, NameFacts, NameMatch } from "./name-decision";
import { toMetricId, toNameKey } from "./name-key";
import type { NameClass, NameKind } from "./name-kind";

/** The names of the tables in `lexicon/`, without aliases, by kind and key. There is no table of methods. */
const getListed = computeOnce(
  (): Readonly<Record<NameKind, ReadonlySet<string>>> => ({
    benchmark: new Set(BENCHMARKS.map(({ name }) => toNameKey("benchmark", name))),
    model: new Set(MODELS.map(({ name }) => toNameKey("model", name))),
    metric: new Set(METRICS.map(({ id }) => id)),
    method: new Set(),
  }),
);

/** True if a table of `lexicon/` has a row for a name. */
export const isListedName = (kind: NameClass, name: string): boolean =>
  kind !== "none" && getListed()[kind].has(toNameKey(kind, name));

const getDirections = computeOnce(
  (): ReadonlyMap<string, BetterDirection> =>
    new Map(
      METRICS.map(({ id, higherIsBetter }) => [
        id,
        higherIsBetter === null ? "depends" : higherIsBetter ? "higher" : "lower",
      ]),
    ),
);

/** Returns the direction of a metric without a decision; "depends" for one that the lexicon does not list. */
export const getListedDirection = (name: string): BetterDirection => getDirections().get(toMetricId(name)) ?? "depends";

/** Creates the row of a name about which nothing was decided. */
export const createUndecidedRow = (kind: NameClass, name: string) => ({
  kind,
  name,
  isDeclared: false,
  match: (isListedName(kind, name) ? "" : "case") as NameMatch,
  aliases: [] as string[],
  exactAliases: [] as string[],
  facts: {} as NameFacts,
});
