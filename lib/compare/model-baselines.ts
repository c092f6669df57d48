import { computeDifference } from "../claim/gain";
import { groupBy } from "../format/group-by";
import { formatCount, formatPoints, formatValue } from "../format/numbers";
import type { ComparisonFacts } from "../names/comparison-facts";
import { compareProtocols } from "./comparability";
import { formatProtocol, formatProtocolScope, type Protocol, toProtocol, toProtocolKey } from "./protocol";
import { toResult } from "./result";
import type { ResultClaim } from "./result-claim";
import type { GroupedResult } from "./result-groups";

/** Results that different papers report for a model itself, without an added method. */

/** Number of lowest and of highest values that are listed. */
const MAX_VALUES_PER_END = 6;

/** Reported values of one protocol, lowest first. */
export interface ModelBaseline<C extends ResultClaim = ResultClaim> {
  readonly key: string;
  /** "MathVista", "average over …". */
  readonly scope: string;
  /** Metric and unit. */
  readonly label: string;
  readonly unit: string | null;
  /** Without the name of the model, so that each is labeled with its paper. */
  readonly values: readonly GroupedResult<C>[];
  readonly papers: number;
  /** States whether the papers agree, or how much their values differ. */
  readonly note: string;
  /** True if the values differ. */
  readonly differs: boolean;
}

/** Phrases for the base model as the baseline. */
const BASE_MODEL_REFERENCE =
  /^(?:(?:its|the|their|our|same)\s)?(?:base(?:line)?|original)(?:\s(?:model|version|policy))?$/i;

/** Returns the result of the model itself in one of its claims; null if there is none. */
function getModelValue({ before, after, baseline, method, of, role }: ResultClaim): number | null {
  if (of !== null) return null;
  if (role !== "own") return after ?? before;
  const starts = baseline === null || BASE_MODEL_REFERENCE.test(baseline.trim());
  if (before !== null) return starts ? before : null;
  return method === null ? after : null;
}

/** Returns the result of the model in a claim of another system that names it as its baseline. */
const getBaselineValue = ({ before, of }: ResultClaim): number | null => (of === null ? before : null);

interface ReportedValue<C extends ResultClaim> {
  readonly claim: C;
  readonly value: number;
  readonly protocol: Protocol;
}

const collectReportedValues = <C extends ResultClaim>(
  claims: readonly C[],
  facts: ComparisonFacts,
  read: (claim: C) => number | null,
): ReportedValue<C>[] =>
  claims.flatMap((claim) => {
    const value = read(claim);
    return value === null ? [] : [{ claim, value, protocol: toProtocol(claim, facts) }];
  });

function formatAgreementNote(values: readonly number[], papers: number, unit: string | null): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return `${formatCount(papers, "paper")} agree: ${formatValue(low, unit)}.`;
  const apart = formatPoints(computeDifference(low, high), unit).replace("+", "");
  const cut =
    values.length > 2 * MAX_VALUES_PER_END
      ? ` Only the ${MAX_VALUES_PER_END} lowest and ${MAX_VALUES_PER_END} highest are listed.`
      : "";
  return `${formatCount(papers, "paper")} report values that differ by up to ${apart}.${cut}`;
}

const selectExtremes = <T>(values: readonly T[]): readonly T[] =>
  values.length <= 2 * MAX_VALUES_PER_END
    ? values
    : [...values.slice(0, MAX_VALUES_PER_END), ...values.slice(-MAX_VALUES_PER_END)];

/** Fields of a claim that do not describe the value of the model itself. */
const NO_SYSTEM = { model: null, method: null, size_b: null, active_b: null, baseline: null } as const;
const NO_CHANGE = { before: null, gain: null, gain_max: null, gain_kind: null, qualifier: null } as const;

/** Returns the values as scores, with reasons for caution relative to the first. */
function toReportedResults<C extends ResultClaim>(
  members: readonly ReportedValue<C>[],
  facts: ComparisonFacts,
): GroupedResult<C>[] {
  const results = members.map(({ claim, value }) =>
    toResult<C>({ ...claim, ...NO_SYSTEM, ...NO_CHANGE, after: value }, facts),
  );
  return results.map((result, _, [first = result]) => ({
    ...result,
    reasons: compareProtocols(result.protocol, first.protocol).reasons,
  }));
}

function toModelBaseline<C extends ResultClaim>(
  key: string,
  members: readonly ReportedValue<C>[],
  facts: ComparisonFacts,
): ModelBaseline<C>[] {
  const papers = new Set(members.map(({ claim }) => claim.paper_id)).size;
  const stated = members.find(({ protocol: { metric } }) => metric.origin === "stated");
  const protocol = (stated ?? members[0])?.protocol;
  if (papers < 2 || protocol === undefined || protocol.scope === "none") return [];
  const { unit } = protocol.scale;
  const values = members.map(({ value }) => value);
  const results = toReportedResults(members, facts);
  return [
    {
      key,
      scope: formatProtocolScope(protocol),
      label: formatProtocol(protocol),
      unit,
      values: selectExtremes(results.sort((a, b) => (a.after ?? 0) - (b.after ?? 0))),
      papers,
      note: formatAgreementNote(values, papers, unit === "0–1" ? "score" : unit),
      differs: new Set(values).size > 1,
    },
  ];
}

/**
 * Returns the values that at least two papers report for a model, largest disagreement first. A value counts if the
 * claim starts from the model itself, reports it without a method, or names it as the baseline.
 * @param facts facts about names of the board, or those of the lexicon
 */
export function toModelBaselines<C extends ResultClaim>(
  claims: readonly C[],
  baselineClaims: readonly C[],
  facts: ComparisonFacts,
): ModelBaseline<C>[] {
  const all = [
    ...collectReportedValues(claims, facts, getModelValue),
    ...collectReportedValues(baselineClaims, facts, getBaselineValue),
  ];
  const groups = groupBy(all, ({ protocol }) => toProtocolKey(protocol));
  return [...groups]
    .flatMap(([key, members]) => toModelBaseline(key, members, facts))
    .sort((a, b) => Number(b.differs) - Number(a.differs) || b.papers - a.papers);
}
