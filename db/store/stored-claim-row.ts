import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type Claim, type ExtractedClaim, getClaimKind } from "@/lib/claim/claim";
import { getGainRank } from "@/lib/claim/gain-rank";
import type { claims } from "../schema";

/** A claim to be stored: the row of `claims`, and the names for other tables. */
export interface StoredClaimRow {
  readonly row: Omit<typeof claims.$inferInsert, "pk">;
  readonly benchmarks: readonly string[];
}

interface ClaimPosition {
  /** Abstract of the paper. */
  readonly abstract: string;
  readonly paper_pk: number;
  readonly position: number;
  readonly id: string;
  readonly status: Claim["status"];
}

/** Converts a claim to its row. */
export function toStoredClaimRow(
  { benchmarks, ...slots }: ExtractedClaim,
  { abstract, ...position }: ClaimPosition,
): StoredClaimRow {
  const derived = { kind: getClaimKind(slots), gain_rank: getGainRank(slots, abstract) };
  return { row: { ...slots, ...position, ...derived }, benchmarks: distinctBenchmarks(benchmarks) };
}

/** Keeps the first of names with the same benchmark id (spelling variants). */
function distinctBenchmarks(names: readonly string[]): string[] {
  const ids = names.map(benchmarkId);
  return names.filter((_, i) => ids.indexOf(ids[i] ?? "") === i);
}

/** Returns the rows of `claim_benchmarks` of a claim. */
export function toBenchmarkRows(claim_pk: number, names: readonly string[]) {
  return names.map((name, position) => ({ claim_pk, position, benchmark_id: benchmarkId(name), name }));
}

/** Returns the text of the full-text column `names`. */
export function toSearchableNames({ row, benchmarks }: StoredClaimRow): string {
  const { method, model, model_id, benchmark_text, metric, metric_id, baseline } = row;
  return [method, model, model_id, ...benchmarks, benchmark_text, metric, metric_id, baseline]
    .filter(Boolean)
    .join("\n");
}
