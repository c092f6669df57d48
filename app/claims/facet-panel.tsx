"use client";

import type { ClaimFacets, FacetKey } from "@/db/queries/get-claim-facets";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { ChangeQuery } from "./claims-view";
import { ConfidenceFacet } from "./confidence-facet";
import { DateFacet } from "./date-facet";
import { FacetList } from "./facet-list";
import { SizeFilter } from "./size-filter";

interface Props {
  readonly query: ClaimQuery;
  readonly facets: ClaimFacets;
  readonly changeQuery: ChangeQuery;
}

/** Filters in order of use; the second group is closed initially. */
const OPEN_FACETS: readonly FacetKey[] = ["benchmark", "family", "grade", "has", "size", "model_family", "kind"];
const CLOSED_FACETS: readonly FacetKey[] = [
  "metric",
  "gain_kind",
  "model",
  "role",
  "qualifier",
  "check",
  "source",
  "status",
];

/** All filters, with the number of matching claims for each value. */
export function FacetPanel({ query, facets, changeQuery }: Props) {
  const renderFacet = (key: FacetKey, open: boolean) => (
    <FacetList
      key={key}
      facet={key}
      values={facets.facets[key]}
      unlistedCount={facets.unlisted[key] ?? 0}
      query={query}
      changeQuery={changeQuery}
      openByDefault={open}
    >
      {key === "size" && <SizeFilter query={query} changeQuery={changeQuery} />}
    </FacetList>
  );
  return (
    <div>
      {OPEN_FACETS.map((key) => renderFacet(key, true))}
      <ConfidenceFacet query={query} ranges={facets.confidence} changeQuery={changeQuery} />
      <DateFacet query={query} dates={facets.dates} years={facets.years} changeQuery={changeQuery} />
      {CLOSED_FACETS.map((key) => renderFacet(key, false))}
    </div>
  );
}
