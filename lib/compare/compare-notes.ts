import type { Claim } from "../claim/claim";
import { groupBy } from "../format/group-by";
import { formatList } from "../format/numbers";
import { formatAxisScope, toScopeKey } from "./axis";
import type { CompareQuery } from "./compare-query";
import { findEvaluationConditions } from "./evaluation-conditions";
import type { MeasurementColumn } from "./measurements";

/** Notes that explain why values of a comparison are not comparable. */

interface ColumnGroup extends MeasurementColumn {
  readonly claims: readonly Claim[];
}

/** True if the model has only a descriptive name ("7B model"), which means a different model in each paper. */
export const hasDescriptiveModelName = ({ model, model_id }: Claim): boolean => model !== null && model_id === null;

/** Returns the key of the row of a claim. */
export function toRowKey(claim: Claim, by: CompareQuery["by"]): string {
  if (by === "paper") return claim.paper_id;
  if (hasDescriptiveModelName(claim)) return `${claim.model} of ${claim.paper_id}`.toLowerCase();
  return (claim.model_id ?? claim.method ?? claim.paper_id).toLowerCase();
}

const getRowName = (claim: Claim, by: CompareQuery["by"]): string =>
  by === "paper" ? claim.paper_title : (claim.model ?? claim.method ?? claim.paper_title);

const formatRowNames = (claims: readonly Claim[], by: CompareQuery["by"]): string =>
  formatList([...new Set(claims.map((claim) => getRowName(claim, by)))], 2);

/** Describes the columns of each benchmark that has several, with their rows. */
export function listMeasurementNotes(groups: readonly ColumnGroup[], by: CompareQuery["by"]): string[] {
  const values = groups.filter((group) => !group.gainsOnly && group.axis.benchmarks.length > 0);
  return [...groupBy(values, ({ axis }) => toScopeKey(axis)).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length < 2) return [];
    const ways = same.map(({ label, claims }) => `${label} (${formatRowNames(claims, by)})`);
    return [
      `${formatAxisScope(first.axis)} is reported in ${same.length} ways that are not comparable: ${ways.join("; ")}.`,
    ];
  });
}

/** Describes columns whose sentences state different conditions, such as "zero-shot" and "5-shot". */
export function listConditionNotes(groups: readonly ColumnGroup[], by: CompareQuery["by"]): string[] {
  return groups.flatMap(({ axis, label, gainsOnly: gains, claims }) => {
    const named = groupBy(claims, (claim) =>
      findEvaluationConditions(claim.sentence)
        .map(({ text }) => text)
        .join(", "),
    );
    const rows = new Set(claims.map((claim) => toRowKey(claim, by))).size;
    if (gains || axis.benchmarks.length === 0 || rows < 2 || named.size < 2) return [];
    const parts = [...named].map(([words, members]) => `${words || "not stated"} (${formatRowNames(members, by)})`);
    return [`Evaluation conditions on ${formatAxisScope(axis)} (${label}) differ: ${parts.join("; ")}.`];
  });
}
