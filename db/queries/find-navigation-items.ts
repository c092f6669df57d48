import type { Claim } from "@/lib/claim/claim";
import { modelPath } from "@/lib/claim/model-names";
import { formatEvaluation } from "@/lib/claim/scope";
import { formatSystemName } from "@/lib/claim/system-name";
import { formatCount, formatGain, formatNumber } from "@/lib/format/numbers";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { findByName, type NavigationItem } from "@/lib/query/navigation-items";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { readClaims } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { listBenchmarks, listFamilies } from "./list-benchmarks";
import { listModels } from "./list-models";
import { listPapers } from "./list-papers";

/** Items per kind. */
const MAX_PER_KIND = 6;

const formatClaimCount = (count: number): string => formatCount(count, "claim");

/** Finds families of several benchmarks by name. */
function findFamilies(db: Db, search: string): NavigationItem[] {
  const families = listFamilies(db).flatMap(({ id, name, members }): NavigationItem[] => {
    const note = formatCount(members.length, "benchmark");
    const item = { kind: "family", name: `${name}, all editions`, href: `/benchmarks/${id}`, note } as const;
    return members.length > 1 ? [item] : [];
  });
  return findByName(families, search, MAX_PER_KIND);
}

/** Formats a claim in one line: "Owl with Hen-7B: 40 → 52% on MathVista". */
function formatClaimName(claim: Claim): string {
  const value = [claim.before, claim.after].flatMap((one) => (one === null ? [] : formatNumber(one))).join(" → ");
  const numbers = value === "" ? formatGain(claim) : value + (claim.unit === "%" ? "%" : "");
  const where = formatEvaluation(claim);
  return `${formatSystemName(claim) ?? claim.paper_title}: ${numbers}${where === null ? "" : ` on ${where}`}`;
}

/** Claims that are ranked by name. */
const MAX_RANKED_CLAIMS = 100;

/**
 * Finds claims by the words of their paper: those that have the words in their name first, then those of the newest
 * papers; none without words.
 */
export function findClaimItems(db: Db, search: string): NavigationItem[] {
  if (search.trim() === "") return [];
  const query = buildClaimQuery({ q: search });
  const selection = { where: toClaimCondition(db, query), orderBy: toClaimOrder(query), limit: MAX_RANKED_CLAIMS };
  const found = readClaims(db, selection);
  const items = found.map(
    (claim): NavigationItem => ({
      kind: "claim",
      name: formatClaimName(claim),
      href: `/claims/${claim.id}`,
      note: claim.paper_title,
    }),
  );
  return [...new Set([...findByName(items, search, MAX_PER_KIND), ...items])].slice(0, MAX_PER_KIND);
}

/**
 * Finds benchmarks, families, models and papers by name, followed by papers that mention the search words. An empty search returns
 * those with most claims and the newest papers.
 */
export function findNavigationItems(db: Db, search: string): NavigationItem[] {
  const benchmarks = findByName(listBenchmarks(db), search, MAX_PER_KIND);
  const models = findByName(listModels(db), search, MAX_PER_KIND);
  const { papers } = listPapers(db, { q: search, titlesFirst: true, limit: MAX_PER_KIND });
  return [
    ...benchmarks.map(
      ({ id, name, claims }): NavigationItem => ({
        kind: "benchmark",
        name,
        href: `/benchmarks/${id}`,
        note: formatClaimCount(claims),
      }),
    ),
    ...findFamilies(db, search),
    ...models.map(
      ({ id, name, claims }): NavigationItem => ({
        kind: "model",
        name,
        href: modelPath(id),
        note: formatClaimCount(claims),
      }),
    ),
    ...papers.map(
      ({ id, title, claims }): NavigationItem => ({
        kind: "paper",
        name: title,
        href: `/papers/${id}`,
        note: formatClaimCount(claims),
      }),
    ),
  ];
}
