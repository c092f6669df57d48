import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { openQueryClaims } from "@/app/export/export-request";
import type { Provenance } from "@/exporters/provenance";
import { trackProvenance } from "@/exporters/provenance";
import { toClaimJson } from "@/lib/claim/claim-json";
import type { PinnedClaim } from "@/lib/claim/pinned-view";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";
import { listActiveFilters } from "@/lib/query/query-edit";

/** Most claims of a view that can be pinned. */
export const MAX_PINNED_CLAIMS = 20_000;

/** Claims that are read before other requests are served. */
const CLAIMS_PER_TURN = 200;

/** Hexadecimal digits of the hash of a claim. */
const DIGEST_LENGTH = 16;

/** The data of a view: its provenance, with the hash of all claims, and a hash of each claim. */
export interface ViewData {
  readonly provenance: Provenance;
  readonly claims: readonly PinnedClaim[];
}

/** Keeps what determines the rows and their order; columns do not change the data. */
const toDataQuery = (query: ClaimQuery): ClaimQuery =>
  withoutPresentation(buildClaimQuery({ ...query, cols: buildClaimQuery().cols }));

/** Formats the data of a query as the query text of a citation and of a pinned view. */
export const formatDataQuery = (query: ClaimQuery): string => formatClaimQuery(toDataQuery(query)).toString();

/** Reads all claims of a view and hashes them as an export does. */
export async function readViewData(query: ClaimQuery): Promise<ViewData> {
  const opened = openQueryClaims(toDataQuery(query));
  const { claims, provenance } = trackProvenance(opened.claims, opened.origin);
  const pinned: PinnedClaim[] = [];
  for await (const claim of claims) {
    pinned.push([claim.id, createHash("sha256").update(toClaimJson(claim)).digest("hex").slice(0, DIGEST_LENGTH)]);
    if (pinned.length % CLAIMS_PER_TURN === 0) await setImmediate();
  }
  return { provenance: provenance(), claims: pinned };
}

/**
 * Formats the title of a view from its filters: "Claims: AIME 2024, accuracy"; "All claims" without a filter.
 * @param benchmarkNames names of the benchmarks of the board by id
 * @param facts facts about names of the board
 */
export function formatViewTitle(
  query: ClaimQuery,
  benchmarkNames: ReadonlyMap<string, string>,
  facts: ComparisonFacts,
): string {
  const filters = listActiveFilters(query).map(({ key, value }) => {
    if (key === `family ${value}`) return facts.getFamily(value).name;
    return key === `benchmark ${value}` ? (benchmarkNames.get(value) ?? value) : value;
  });
  return filters.length === 0 ? "All claims" : `Claims: ${filters.join(", ")}`;
}

/** Returns the path of a pinned view by the hash of its data. */
export const pinnedViewPath = (data: string): string => `/pinned/${data.replace(/^sha256:/, "")}`;
