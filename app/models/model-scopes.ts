import type { Claim } from "@/lib/claim/claim";
import { formatAxisLabel, toAxis, toComparisonAxis, toComparisonValue, toScopeKey } from "@/lib/compare/axis";
import { groupBy } from "@/lib/format/group-by";

/** Everything reported on one model for one benchmark, or for one average. */
export interface ModelScopeReport {
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

function listScopeNotes(claims: readonly Claim[]): string[] {
  const axes = groupBy(
    claims.filter((claim) => toComparisonValue(claim) !== null).map(toComparisonAxis),
    (axis) => axis.key,
  );
  if (axes.size < 2) return [];
  const labels = [...axes.values()].flatMap(([axis]) => (axis ? formatAxisLabel(axis) : []));
  return [`Measured in ${axes.size} ways that are not compared: ${labels.join("; ")}.`];
}

/** What no benchmark is named for stands together where it is worded alike. */
const toReportKey = (claim: Claim): string =>
  JSON.stringify([
    toScopeKey(toAxis(claim)),
    claim.benchmarks.length === 0 ? (claim.benchmark_text?.toLowerCase() ?? null) : null,
  ]);

const compareNewestFirst = (a: Claim, b: Claim): number => (b.published ?? "").localeCompare(a.published ?? "");

/** What is reported on a model, by what it was measured on; what most claims are on comes first. */
export function groupClaimsByScope(claims: readonly Claim[]): ModelScopeReport[] {
  const groups = groupBy(claims, toReportKey);
  const scopes = [...groups].map(([key, members]): ModelScopeReport => {
    const [first] = members;
    const { benchmarks = [], aggregate = false, benchmark_text: text = null } = first ?? {};
    return {
      key,
      benchmarks,
      aggregate,
      text,
      claims: members.sort(compareNewestFirst),
      notes: listScopeNotes(members),
    };
  });
  return scopes.sort(
    (a, b) =>
      Number(a.benchmarks.length === 0) - Number(b.benchmarks.length === 0) || b.claims.length - a.claims.length,
  );
}
