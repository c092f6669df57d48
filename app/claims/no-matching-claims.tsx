"use client";

import buttons from "@/app/_ui/button.module.css";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { clearFilters, listActiveFilters } from "@/lib/query/query-edit";
import classes from "./claims-toolbar.module.css";
import type { ChangeQuery } from "./claims-view";

/** Shown instead of an empty table: no data yet, or no claims match the filters. */
export function NoMatchingClaims({
  query,
  changeQuery,
}: {
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
}) {
  const filters = listActiveFilters(query);
  if (filters.length === 0) return <EmptyBoardNotice what="claims" />;
  return (
    <div className={classes.empty}>
      <h2>No matching claims</h2>
      <p>Remove a filter above, or clear all filters.</p>
      <button type="button" className={buttons.button} onClick={() => changeQuery(clearFilters(query))}>
        Clear all filters
      </button>
    </div>
  );
}
