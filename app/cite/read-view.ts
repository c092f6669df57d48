import { createHash } from "node:crypto";
import { waitForTurn } from "@/app/_data/download-slots";
import { openQueryClaims } from "@/app/export/export-request";
import type { Provenance } from "@/exporters/provenance";
import { trackProvenance } from "@/exporters/provenance";
import type { Claim } from "@/lib/claim/claim";
import { toClaimJson } from "@/lib/claim/claim-json";
import type { PinnedClaim } from "@/lib/claim/pinned-view";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";
import { listActiveFilters } from "@/lib/query/query-edit";

/** Hexadecimal digits of the hash of a claim. */
const DIGEST_LENGTH = 16;

/** The data of a view, read as a stream. */
export interface ViewData {
  /** Each claim with its hash, once, in the order of the view. */
  readonly claims: AsyncIterable<PinnedClaim>;
  /** Provenance with the hash of all claims, after the last claim has been read. */
  readonly provenance: () => Provenance;
}

/** Keeps what determines the rows and their order; columns do not change the data. */
const toDataQuery = (query: ClaimQuery): ClaimQuery =>
  withoutPresentation(buildClaimQuery({ ...query, cols: buildClaimQuery().cols }));

/** Formats the data of a query as the query text of a citation and of a pinned view. */
export const formatDataQuery = (query: ClaimQuery): string => formatClaimQuery(toDataQuery(query)).toString();

async function* hashClaims(claims: AsyncIterable<Claim>): AsyncGenerator<PinnedClaim> {
  for await (const claim of claims) {
    await waitForTurn();
    yield [claim.id, createHash("sha256").update(toClaimJson(claim)).digest("hex").slice(0, DIGEST_LENGTH)];
  }
}

/** Opens the claims of a view; they are hashed while they are read, as in an export. */
export function openViewData(query: ClaimQuery): ViewData {
  const opened = openQueryClaims(toDataQuery(query));
  const { claims, provenance } = trackProvenance(opened.claims, opened.origin);
  return { claims: hashClaims(claims), provenance };
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

/** Formats a path with a query text, which may be empty. */
export const toViewPath = (path: string, query: string): string => (query === "" ? path : `${path}?${query}`);

/**
 * Returns the path of a pinned view.
 * @param data "sha256:…"
 * @param query from `formatDataQuery`
 */
export const toPinnedPath = (data: string, query: string): string =>
  toViewPath(`/pinned/${data.replace(/^sha256:/, "")}`, query);
