import { formatProtocol, toProtocol, toProtocolKey, toScopeKey } from "@/lib/compare/protocol";
import { toResult } from "@/lib/compare/result";
import type { ResultClaim } from "@/lib/compare/result-claim";
import { groupBy } from "@/lib/format/group-by";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";

/** Claims on one model for one benchmark or one average. */
export interface ModelScopeReport {
  readonly key: string;
  /** Names of the benchmarks; empty if the text names no known one. */
  readonly benchmarks: readonly string[];
  readonly aggregate: boolean;
  /** Description of the evaluation in the text, if no benchmark is known. */
  readonly text: string | null;
  /** Newest first. */
  readonly claims: readonly ResultClaim[];
  /** Sentences on why the claims are not comparable. */
  readonly notes: readonly string[];
}

function listScopeNotes(claims: readonly ResultClaim[], facts: ComparisonFacts): string[] {
  const valued = claims.map((claim) => toResult(claim, facts)).filter(({ after }) => after !== null);
  const protocols = groupBy(
    valued.map(({ protocol }) => protocol),
    toProtocolKey,
  );
  if (protocols.size < 2) return [];
  const labels = [...protocols.values()].flatMap(([protocol]) => (protocol ? formatProtocol(protocol) : []));
  return [`Measured in ${protocols.size} ways that are not comparable: ${labels.join("; ")}.`];
}

/** Claims without a known benchmark are grouped by the wording of the text. */
const toReportKey = (claim: ResultClaim, facts: ComparisonFacts): string =>
  JSON.stringify([
    toScopeKey(toProtocol(claim, facts)),
    claim.benchmarks.length === 0 ? (claim.benchmark_text?.toLowerCase() ?? null) : null,
  ]);

const compareNewestFirst = (a: ResultClaim, b: ResultClaim): number =>
  (b.published ?? "").localeCompare(a.published ?? "");

/**
 * Groups the claims on a model by benchmark or average, those with most claims first.
 * @param facts facts about names of the board
 */
export function groupClaimsByScope(claims: readonly ResultClaim[], facts: ComparisonFacts): ModelScopeReport[] {
  const groups = groupBy(claims, (claim) => toReportKey(claim, facts));
  const scopes = [...groups].map(([key, members]): ModelScopeReport => {
    const [first] = members;
    const { benchmarks = [], aggregate = false, benchmark_text: text = null } = first ?? {};
    return {
      key,
      benchmarks,
      aggregate,
      text,
      claims: members.sort(compareNewestFirst),
      notes: listScopeNotes(members, facts),
    };
  });
  return scopes.sort(
    (a, b) =>
      Number(a.benchmarks.length === 0) - Number(b.benchmarks.length === 0) || b.claims.length - a.claims.length,
  );
}
