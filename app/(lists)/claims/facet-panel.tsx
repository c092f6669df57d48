"use client";

import { SegmentedControl } from "@mantine/core";
import type { ClaimFacets, FacetKey } from "@/db/queries/claim-facets";
import type { ClaimQuery } from "@/lib/claim-query";
import { setSingles } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import { DateFacet } from "./date-facet";
import classes from "./facet.module.css";
import { FacetList } from "./facet-list";

interface Props {
  readonly query: ClaimQuery;
  readonly facets: ClaimFacets;
  readonly change: ChangeQuery;
}

/** Filters in the order in which people ask; those below the line start closed. */
const OPEN: readonly FacetKey[] = ["benchmark", "size", "family", "kind"];
const CLOSED: readonly FacetKey[] = ["metric", "gain_kind", "model", "role", "qualifier", "check", "source"];

function SizeOf({ query, change }: Omit<Props, "facets">) {
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      mb={6}
      aria-label="Which parameters count"
      value={query.size_of}
      onChange={(value) => change(setSingles(query, { size_of: value === "active" ? "active" : "total" }))}
      data={[
        { value: "total", label: "Total" },
        { value: "active", label: "Active" },
      ]}
    />
  );
}

/** All filters with the number of claims that each value would leave. */
export function FacetPanel({ query, facets, change }: Props) {
  const list = (key: FacetKey, open: boolean) => (
    <FacetList key={key} facet={key} values={facets.facets[key]} query={query} change={change} open={open}>
      {key === "size" && <SizeOf query={query} change={change} />}
    </FacetList>
  );
  return (
    <div className={classes.panel}>
      {OPEN.map((key) => list(key, true))}
      <DateFacet query={query} dates={facets.dates} change={change} />
      {CLOSED.map((key) => list(key, false))}
    </div>
  );
}
