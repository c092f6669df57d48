import { and, eq, inArray } from "drizzle-orm";
import { toModelKey } from "@/lib/claim/model-names";
import { formatSystemName } from "@/lib/claim/system-name";
import type { CompareQuery } from "@/lib/compare/compare-query";
import type { ComparedItem } from "@/lib/compare/compare-selection";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { isNotRejected } from "./claim-expressions";
import { listBenchmarks, listFamilies } from "./list-benchmarks";
import { listModels } from "./list-models";

function toItems(
  kind: ComparedItem["kind"],
  ids: readonly string[],
  findName: (id: string) => string | undefined,
): ComparedItem[] {
  return ids.map((id) => {
    const name = findName(id);
    return { kind, id, name: name ?? id, isKnown: name !== undefined, members: [] };
  });
}

function findFamilies(db: Db, ids: readonly string[]): ComparedItem[] {
  const families = new Map(listFamilies(db).map((family) => [family.id, family]));
  return ids.map((id) => {
    const family = families.get(id);
    return {
      kind: "family",
      id,
      name: family?.name ?? id,
      isKnown: family !== undefined,
      members: (family?.members ?? []).map((member) => ({ id: member.id, name: member.name, isKnown: true })),
    };
  });
}

function findPaperNames(db: Db, ids: readonly string[]): Map<string, string> {
  const rows = db
    .select({ id: papers.id, title: papers.title })
    .from(papers)
    .where(inArray(papers.id, [...ids]))
    .all();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

function findClaimNames(db: Db, ids: readonly string[]): Map<string, string> {
  const rows = db
    .select({ id: claims.id, title: papers.title, model: claims.model, method: claims.method })
    .from(claims)
    .innerJoin(papers, eq(papers.pk, claims.paper_pk))
    .where(and(inArray(claims.id, [...ids]), isNotRejected))
    .all();
  return new Map(rows.map(({ id, title, ...system }) => [id, formatSystemName(system) ?? title]));
}

/**
 * Finds the names of the chosen items, in the order benchmarks, families, models, papers, claims. Rejected claims count
 * as unknown.
 * @param query with current ids of papers and claims
 */
export function findComparedItems(db: Db, query: CompareQuery): ComparedItem[] {
  const benchmarkNames = new Map(listBenchmarks(db).map(({ id, name }) => [id, name]));
  const modelNames = new Map(
    query.model.length === 0
      ? []
      : listModels(db).flatMap(({ id, name }) => [id, name].map((one) => [toModelKey(one), name])),
  );
  const [paperNames, claimNames] = [findPaperNames(db, query.paper), findClaimNames(db, query.claim)];
  return [
    ...toItems("benchmark", query.benchmark, (id) => benchmarkNames.get(id)),
    ...findFamilies(db, query.family),
    ...toItems("model", query.model, (id) => modelNames.get(toModelKey(id))),
    ...toItems("paper", query.paper, (id) => paperNames.get(id)),
    ...toItems("claim", query.claim, (id) => claimNames.get(id)),
  ];
}
