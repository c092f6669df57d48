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

/** Converts a claim to its row. The columns are listed, as copying all slots of an object takes several times as long. */
export function toStoredClaimRow(
  claim: ExtractedClaim,
  { abstract, paper_pk, position, id, status }: ClaimPosition,
): StoredClaimRow {
  const [kind, gain_rank] = [getClaimKind(claim), getGainRank(claim, abstract)];
  const row: Required<StoredClaimRow["row"]> = {
    id,
    paper_pk,
    position,
    sentence: claim.sentence,
    sentence_index: claim.sentence_index,
    method: claim.method,
    model: claim.model,
    size_b: claim.size_b,
    benchmark_text: claim.benchmark_text,
    aggregate: claim.aggregate,
    metric: claim.metric,
    before: claim.before,
    after: claim.after,
    of: claim.of,
    unit: claim.unit,
    gain: claim.gain,
    gain_max: claim.gain_max,
    gain_kind: claim.gain_kind,
    qualifier: claim.qualifier,
    baseline: claim.baseline,
    model_id: claim.model_id,
    model_family: claim.model_family,
    active_b: claim.active_b,
    metric_id: claim.metric_id,
    k: claim.k,
    higher_is_better: claim.higher_is_better,
    points: claim.points,
    relative: claim.relative,
    error_cut: claim.error_cut,
    check: claim.check,
    check_note: claim.check_note,
    role: claim.role,
    spans: claim.spans,
    inferred: claim.inferred,
    rule: claim.rule,
    confidence: claim.confidence,
    extractor: claim.extractor,
    grade: claim.grade,
    slot_confidence: claim.slot_confidence,
    status,
    kind,
    gain_rank,
  };
  return { row, benchmarks: distinctBenchmarks(claim.benchmarks) };
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
