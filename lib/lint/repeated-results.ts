import type { Claim } from "../claim/claim";
import { getRoundingError } from "../claim/gain";
import { toModelKey } from "../claim/model-names";
import { toSpellingKey } from "../claim/spelling-key";
import { formatSystemName } from "../claim/system-name";
import { formatProtocol, formatProtocolScope, formatScaleValue, toProtocolKey } from "../compare/protocol";
import { formatList } from "../format/numbers";
import type { CheckedClaim } from "./claim-check";

/** A result that one abstract states at least twice. */
export interface RepeatedResult {
  /** Null if all of its values agree within rounding. */
  readonly message: string | null;
  /** Lowest value first. */
  readonly claims: readonly Claim[];
}

/**
 * Returns a key that is equal for claims of one paper about the same result: system, benchmark, metric and conditions.
 * Null if one of them is unknown, or the value is a bound.
 */
function toResultKey({ claim, result: { protocol, after } }: CheckedClaim): string | null {
  const { method, model, size_b, qualifier, role, paper_id } = claim;
  if (after === null || (claim.gain === null && qualifier !== null) || role === "background") return null;
  if (formatSystemName(claim) === null || protocol.scope === "none" || protocol.metric.key === null) return null;
  const conditions = protocol.conditions.map(({ text }) => text).sort();
  const names = [toSpellingKey(method ?? ""), toModelKey(model ?? "")];
  return JSON.stringify([paper_id, names, size_b, role, toProtocolKey(protocol), conditions]);
}

/** True if two printed values can be the same value, rounded differently. */
const isSameValue = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1.001 * Math.max(getRoundingError(a), getRoundingError(b));

const getValue = ({ result }: CheckedClaim): number => result.after ?? 0;

function toRepeatedResult(members: readonly CheckedClaim[]): RepeatedResult {
  const sorted = [...members].sort((a, b) => getValue(a) - getValue(b));
  const claims = sorted.map(({ claim }) => claim);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high || isSameValue(getValue(low), getValue(high))) return { message: null, claims };
  const { protocol } = low.result;
  const values = [...new Set(sorted.map((member) => formatScaleValue(getValue(member), protocol.scale)))];
  const about = `${formatSystemName(low.claim)} on ${formatProtocolScope(protocol)}, ${formatProtocol(protocol)}`;
  return { message: `${about}: ${formatList(values, 6)} in one abstract`, claims };
}

/** Collects claims, paper by paper or not, and finds results that one paper states with several values. */
export function createRepeatedResultFinder() {
  const groups = new Map<string, CheckedClaim[]>();
  return {
    addClaim: (checked: CheckedClaim): void => {
      const key = toResultKey(checked);
      if (key === null) return;
      const group = groups.get(key);
      if (group) group.push(checked);
      else groups.set(key, [checked]);
    },
    /** Lists the results of which there are at least two claims. */
    listRepeatedResults: (): RepeatedResult[] =>
      [...groups.values()].filter((group) => group.length > 1).map(toRepeatedResult),
  };
}
