import type { Claim } from "./claim";
import { axisLabel, axisOf, comparedAxis, comparedValue, scopeKey } from "./comparable";
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

function notesOf(claims: readonly Claim[]): string[] {
  const axes = groupBy(claims.filter((claim) => comparedValue(claim) !== null).map(comparedAxis), (axis) => axis.key);
  if (axes.size < 2) return [];
  const labels = [...axes.values()].flatMap(([axis]) => (axis ? axisLabel(axis) : []));
  return [`Measured in ${axes.size} ways that are not compared: ${labels.join("; ")}.`];
}

/** What no benchmark is named for stands together where it is worded alike. */
const reportKey = (claim: Claim): string =>
  JSON.stringify([
    scopeKey(axisOf(claim)),
    claim.benchmarks.length === 0 ? (claim.benchmark_text?.toLowerCase() ?? null) : null,
  ]);

const newestFirst = (a: Claim, b: Claim): number => (b.published ?? "").localeCompare(a.published ?? "");

/** What is reported on a model, by what it was measured on; what most claims are on comes first. */
export function reportByScope(claims: readonly Claim[]): ModelScope[] {
  const groups = groupBy(claims, reportKey);
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
