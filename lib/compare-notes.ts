import type { Claim } from "./claim";
import { axisScope, scopeKey } from "./comparable";
import type { CompareQuery } from "./compare-path";
import type { Column } from "./compare-ways";
import { findConditions } from "./conditions";
import { formatAuthors } from "./format";
import { groupBy } from "./group-by";

/** What a comparison says in words of what it keeps apart. */

interface Group extends Column {
  readonly claims: readonly Claim[];
}

/** Whether a claim's model goes by what describes it ("7B model"): it is another one in each paper. */
export const isDescribed = ({ model, model_id }: Claim): boolean => model !== null && model_id === null;

/** What makes claims one row. */
export function rowKey(claim: Claim, by: CompareQuery["by"]): string {
  if (by === "paper") return claim.paper_id;
  if (isDescribed(claim)) return `${claim.model} of ${claim.paper_id}`.toLowerCase();
  return (claim.model_id ?? claim.method ?? claim.paper_id).toLowerCase();
}

const nameOf = (claim: Claim, by: CompareQuery["by"]): string =>
  by === "paper" ? claim.paper_title : (claim.model ?? claim.method ?? claim.paper_title);

const namesOf = (claims: readonly Claim[], by: CompareQuery["by"]): string =>
  formatAuthors([...new Set(claims.map((claim) => nameOf(claim, by)))], 2);

/** Spells out what keeps columns of one benchmark apart, and who is in which. */
export function waysNotes(groups: readonly Group[], by: CompareQuery["by"]): string[] {
  const values = groups.filter((group) => !group.gains && group.axis.benchmarks.length > 0);
  return [...groupBy(values, ({ axis }) => scopeKey(axis)).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length < 2) return [];
    const ways = same.map(({ label, claims }) => `${label} (${namesOf(claims, by)})`);
    return [`${axisScope(first.axis)} is reported in ${same.length} ways that are not compared: ${ways.join("; ")}.`];
  });
}

/** Says where the sentences behind one column name different conditions, such as "zero-shot" here and "5-shot" there. */
export function conditionNotes(groups: readonly Group[], by: CompareQuery["by"]): string[] {
  return groups.flatMap(({ axis, label, gains, claims }) => {
    const named = groupBy(claims, (claim) => findConditions(claim.sentence).join(", "));
    const rows = new Set(claims.map((claim) => rowKey(claim, by))).size;
    if (gains || axis.benchmarks.length === 0 || rows < 2 || named.size < 2) return [];
    const parts = [...named].map(([words, members]) => `${words || "none named"} (${namesOf(members, by)})`);
    return [`On ${axisScope(axis)} (${label}) the sentences name different conditions: ${parts.join("; ")}.`];
  });
}
