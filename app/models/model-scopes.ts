import { toComparisonValue } from "@/lib/claim/comparison-value";
import { formatProtocol, toProtocol, toProtocolKey, toProtocolScope, toScopeKey } from "@/lib/compare/protocol";
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
}

/**
 * Returns sentences on why claims of one scope are not comparable.
 * @param facts facts about names of the board
 */
export function listScopeNotes(claims: readonly ResultClaim[], facts: ComparisonFacts): string[] {
  const valued = claims.filter((claim) => toComparisonValue(claim) !== null);
  const protocols = groupBy(
    valued.map((claim) => toProtocol(claim, facts)),
    toProtocolKey,
  );
  if (protocols.size < 2) return [];
  const labels = [...protocols.values()].flatMap(([protocol]) => (protocol ? formatProtocol(protocol) : []));
  return [`Measured in ${protocols.size} ways that are not comparable: ${labels.join("; ")}.`];
}

/** Claims without a known benchmark are grouped by the wording of the text. */
const toReportKey = (claim: ResultClaim): string =>
  JSON.stringify([
    toScopeKey(toProtocolScope(claim)),
    claim.benchmarks.length === 0 ? (claim.benchmark_text?.toLowerCase() ?? null) : null,
  ]);

/** ISO dates are compared as texts; unknown ones come last. */
function compareNewestFirst({ published: a }: ResultClaim, { published: b }: ResultClaim): number {
  return a === b ? 0 : (a ?? "") < (b ?? "") ? 1 : -1;
}

/** Groups the claims on a model by benchmark or average, those with most claims first. */
export function groupClaimsByScope(claims: readonly ResultClaim[]): ModelScopeReport[] {
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
    };
  });
  return scopes.sort(
    (a, b) =>
      Number(a.benchmarks.length === 0) - Number(b.benchmarks.length === 0) || b.claims.length - a.claims.length,
  );
}
