import { benchmarkId } from "./benchmark-id";
import type { Claim } from "./claim";
import { axisLabel, axisOf } from "./comparable";
import { groupBy } from "./group-by";

/** Everything reported on one model for one benchmark, or for one average. */
export interface ModelScope {
  readonly key: string;
  /** Names of the benchmarks; empty where the text names none that is known. */
  readonly benchmarks: readonly string[];
  readonly aggregate: boolean;
  /** What was evaluated on, as worded, where no benchmark is known. */
  readonly text: string | null;
  /** The newest first. */
  readonly claims: readonly Claim[];
  /** Sentences on what keeps them apart. */
  readonly notes: readonly string[];
}

const hasValue = (claim: Claim): boolean => claim.before !== null || claim.after !== null;

function notesOf(claims: readonly Claim[]): string[] {
  const axes = groupBy(claims.filter(hasValue).map(axisOf), (axis) => axis.key);
  if (axes.size < 2) return [];
  const labels = [...axes.values()].flatMap(([axis]) => (axis ? axisLabel(axis) : []));
  return [`Measured in ${axes.size} ways that are not compared: ${labels.join("; ")}.`];
}

function scopeKey({ benchmarks, aggregate, benchmark_text }: Claim): string {
  const ids = [...new Set(benchmarks.map(benchmarkId))].sort();
  return JSON.stringify([ids, aggregate, ids.length === 0 ? (benchmark_text?.toLowerCase() ?? null) : null]);
}

const newestFirst = (a: Claim, b: Claim): number => (b.published ?? "").localeCompare(a.published ?? "");

/** What is reported on a model, by what it was measured on; what most claims are on comes first. */
export function reportByScope(claims: readonly Claim[]): ModelScope[] {
  const groups = groupBy(claims, scopeKey);
  const scopes = [...groups].map(([key, members]): ModelScope => {
    const [first] = members;
    const { benchmarks = [], aggregate = false, benchmark_text: text = null } = first ?? {};
    return { key, benchmarks, aggregate, text, claims: members.sort(newestFirst), notes: notesOf(members) };
  });
  return scopes.sort(
    (a, b) =>
      Number(a.benchmarks.length === 0) - Number(b.benchmarks.length === 0) || b.claims.length - a.claims.length,
  );
}
