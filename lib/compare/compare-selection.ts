import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { toModelKey } from "../claim/model-names";
import type { CompareQuery } from "./compare-query";
import { filterByMeasurement } from "./measurements";

/** Which claims a comparison shows, and to which row each belongs. */

/** Something that was chosen for a comparison, with its name on the board. */
export interface ComparedItem {
  readonly kind: "benchmark" | "family" | "model" | "paper" | "claim";
  /** Id as in the address. */
  readonly id: string;
  /** Name on the board; the id if nothing on it has this id. */
  readonly name: string;
  /** False if nothing on the board has this id. */
  readonly isKnown: boolean;
  /** Ids of the benchmarks of a family on the board; empty for other kinds. */
  readonly members: readonly ComparedBenchmark[];
}

/** A benchmark that was chosen, alone or with its family. */
export interface ComparedBenchmark {
  readonly id: string;
  readonly name: string;
  readonly isKnown: boolean;
}

const listOnce = (benchmarks: readonly ComparedBenchmark[]): ComparedBenchmark[] => [
  ...new Map(benchmarks.map(({ id, name, isKnown }) => [id, { id, name, isKnown }])).values(),
];

const toFamilyBenchmark = ({ id, name, isKnown }: ComparedItem): ComparedBenchmark => ({
  id,
  name: isKnown ? `${name}, all editions` : name,
  isKnown,
});

/** Lists the chosen benchmarks, each once: those chosen alone, then the members of the families. */
export function listComparedBenchmarks(items: readonly ComparedItem[]): ComparedBenchmark[] {
  const single = items.filter(({ kind }) => kind === "benchmark");
  const families = items.filter(({ kind }) => kind === "family");
  return listOnce([
    ...single,
    ...families.flatMap((family) => (family.members.length > 0 ? family.members : [toFamilyBenchmark(family)])),
  ]);
}

/**
 * Lists the benchmarks that have a column: those chosen alone, and the members of families with results in the
 * comparison; a family without any has one column.
 * @param presentIds ids of the benchmarks with results in the comparison
 */
export function listColumnBenchmarks(
  items: readonly ComparedItem[],
  presentIds: ReadonlySet<string>,
): ComparedBenchmark[] {
  const single = items.filter(({ kind }) => kind === "benchmark");
  const families = items.filter(({ kind }) => kind === "family");
  return listOnce([
    ...single,
    ...families.flatMap((family) => {
      const present = family.members.filter(({ id }) => presentIds.has(id));
      return present.length > 0 ? present : [toFamilyBenchmark(family)];
    }),
  ]);
}

/** True if the model has only a descriptive name ("7B model"), which means a different model in each paper. */
export const hasDescriptiveModelName = ({ model, model_id }: Claim): boolean => model !== null && model_id === null;

/** Returns the key of the row of a claim. */
export function toRowKey(claim: Claim, by: CompareQuery["by"]): string {
  if (by === "paper") return claim.paper_id;
  if (hasDescriptiveModelName(claim)) return `${claim.model} of ${claim.paper_id}`.toLowerCase();
  return (claim.model_id ?? claim.method ?? claim.paper_id).toLowerCase();
}

/** True if an item selects a claim: its paper, its model under any spelling, or the claim itself. */
export function isClaimOf({ kind, id }: Pick<ComparedItem, "kind" | "id">, claim: Claim): boolean {
  if (kind === "paper") return claim.paper_id === id;
  if (kind === "claim") return claim.id === id;
  if (kind !== "model") return false;
  const key = toModelKey(id);
  return [claim.model_id, claim.model].some((name) => name !== null && toModelKey(name) === key);
}

/** True if the claim covers no other than the requested benchmarks; always true if none is requested. */
export function hasOnlyBenchmarks({ benchmarks }: Pick<Claim, "benchmarks">, requestedIds: readonly string[]): boolean {
  return (
    requestedIds.length === 0 ||
    (benchmarks.length > 0 && benchmarks.every((name) => requestedIds.includes(benchmarkId(name))))
  );
}

/**
 * Selects the claims with a place in a column.
 * @param benchmarkIds ids of the chosen benchmarks, members of families included
 */
export function selectComparedClaims(
  all: readonly Claim[],
  metric: readonly string[],
  benchmarkIds: readonly string[],
): readonly Claim[] {
  return filterByMeasurement(all, metric).filter((claim) => hasOnlyBenchmarks(claim, benchmarkIds));
}
