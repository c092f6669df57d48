"use client";

import { XIcon } from "@primer/octicons-react";
import type { ClaimFacets, FacetKey } from "@/db/queries/claim-facets";
import type { ClaimQuery } from "@/lib/claim-query";
import { type ActiveFilter, activeFilters, clearFilters } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import { facetLabel } from "./facet-labels";
import classes from "./filter-pills.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly facets: ClaimFacets;
  readonly change: ChangeQuery;
}

/** The value as the filter list calls it: ids of benchmarks have a name there. */
function pillText(filter: ActiveFilter, facets: ClaimFacets): string {
  const [key = ""] = filter.key.split(" ", 1);
  if (!(key in facets.facets) || key === "size") return filter.value;
  const raw = filter.key.slice(key.length + 1);
  const known = facets.facets[key as FacetKey].find((v) => v.value === raw);
  return known ? facetLabel(key as FacetKey, known) : filter.value;
}

/** The filters that are on, each with a way to take it off. */
export function FilterPills({ query, facets, change }: Props) {
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label="Filters that are on">
      {filters.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className={classes.pill}
            onClick={() => change(filter.without)}
            aria-label={`Remove filter ${filter.name}: ${pillText(filter, facets)}`}
          >
            <span className={classes.name}>{filter.name}</span>
            <span className={classes.value}>{pillText(filter, facets)}</span>
            <XIcon size={12} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => change(clearFilters(query))}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
