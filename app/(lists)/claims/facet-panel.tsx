"use client";

import type { ClaimFacets, FacetKey } from "@/db/queries/claim-facets";
import type { ClaimQuery } from "@/lib/claim-query";
import type { ChangeQuery } from "./claims-view";
import { ConfidenceFacet } from "./confidence-facet";
import { DateFacet } from "./date-facet";
import classes from "./facet.module.css";
import { FacetList } from "./facet-list";
import { SizeControls } from "./size-controls";

interface Props {
  readonly query: ClaimQuery;
  readonly facets: ClaimFacets;
  readonly change: ChangeQuery;
}

/** Filters in the order in which people ask; those below the line start closed. */
const OPEN: readonly FacetKey[] = ["benchmark", "size", "family", "kind"];
const CLOSED: readonly FacetKey[] = ["metric", "gain_kind", "model", "role", "qualifier", "check", "source", "status"];

/** All filters with the number of claims that each value would leave. */
export function FacetPanel({ query, facets, change }: Props) {
  const list = (key: FacetKey, open: boolean) => (
    <FacetList
      key={key}
      facet={key}
      values={facets.facets[key]}
      unlisted={facets.unlisted[key] ?? 0}
      query={query}
      change={change}
      open={open}
    >
      {key === "size" && <SizeControls query={query} change={change} />}
    </FacetList>
  );
  return (
    <div className={classes.panel}>
      {OPEN.map((key) => list(key, true))}
      <DateFacet query={query} dates={facets.dates} years={facets.years} change={change} />
      {CLOSED.map((key) => list(key, false))}
      <ConfidenceFacet query={query} steps={facets.confidence} change={change} />
    </div>
  );
}
