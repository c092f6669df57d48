import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type Claim, type ExtractedClaim, getClaimKind } from "@/lib/claim/claim";
import type { claims } from "../schema";

/** A claim as it is about to be stored: the row of `claims`, and the names that stand in other tables. */
export interface StoredClaimRow {
  readonly row: Omit<typeof claims.$inferInsert, "pk">;
  readonly benchmarks: readonly string[];
}

interface ClaimPosition {
  readonly paper_pk: number;
  readonly position: number;
  readonly id: string;
  readonly status: Claim["status"];
}

/** The row of a claim at its place. */
export function toStoredClaimRow({ benchmarks, ...slots }: ExtractedClaim, position: ClaimPosition): StoredClaimRow {
  return { row: { ...slots, ...position, kind: getClaimKind(slots) }, benchmarks: distinctBenchmarks(benchmarks) };
}

/** Of names that share an id (two spellings of one benchmark) the first. */
function distinctBenchmarks(names: readonly string[]): string[] {
  const ids = names.map(benchmarkId);
  return names.filter((_, i) => ids.indexOf(ids[i] ?? "") === i);
}

/** The rows of `claim_benchmarks` for one claim. */
export function toBenchmarkRows(claim_pk: number, names: readonly string[]) {
  return names.map((name, position) => ({ claim_pk, position, benchmark_id: benchmarkId(name), name }));
}

/** What the full-text table holds under `names`. */
export function toSearchableNames({ row, benchmarks }: StoredClaimRow): string {
  const { method, model, model_id, benchmark_text, metric, metric_id, baseline } = row;
  return [method, model, model_id, ...benchmarks, benchmark_text, metric, metric_id, baseline]
    .filter(Boolean)
    .join("\n");
}
