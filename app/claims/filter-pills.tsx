"use client";

import { XIcon } from "@primer/octicons-react";
import type { ClaimFacets, FacetKey } from "@/db/queries/get-claim-facets";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { type ActiveFilter, clearFilters, listActiveFilters } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./filter-pills.module.css";
import { formatFacetValue } from "./format-facet-value";

interface Props {
  readonly query: ClaimQuery;
  readonly facets: ClaimFacets;
  readonly changeQuery: ChangeQuery;
}

/** Formats the value of a filter as in the filter list, which has the names of benchmarks. */
function formatPill(filter: ActiveFilter, facets: ClaimFacets): string {
  const [key = ""] = filter.key.split(" ", 1);
  if (!(key in facets.facets) || key === "size") return filter.value;
  const facetValue = filter.key.slice(key.length + 1);
  const listed = facets.facets[key as FacetKey].find((v) => v.value === facetValue);
  return listed ? formatFacetValue(key as FacetKey, listed) : filter.value;
}

/** The active filters, each with a button that removes it. */
export function FilterPills({ query, facets, changeQuery }: Props) {
  const filters = listActiveFilters(query);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className={classes.pill}
            onClick={() => changeQuery(filter.queryWithout)}
            aria-label={`Remove filter ${filter.name}: ${formatPill(filter, facets)}`}
          >
            <span className={classes.name}>{filter.name}</span>
            <span className={classes.value}>{formatPill(filter, facets)}</span>
            <XIcon size={12} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => changeQuery(clearFilters(query))}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
