"use client";

import buttons from "@/app/_ui/button.module.css";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { clearFilters, listActiveFilters } from "@/lib/query/query-edit";
import classes from "./claims-toolbar.module.css";
import type { ChangeQuery } from "./claims-view";

/** In place of the table where it would be empty: no data yet, or filters that leave nothing. */
export function NoMatchingClaims({
  query,
  change: changeQuery,
}: {
  readonly query: ClaimQuery;
  readonly change: ChangeQuery;
}) {
  const filters = listActiveFilters(query);
  if (filters.length === 0) return <EmptyBoardNotice what="claims" />;
  return (
    <div className={classes.empty}>
      <h2>No claim passes all of these filters</h2>
      <p>Take one off above, or start again.</p>
      <button type="button" className={buttons.button} onClick={() => changeQuery(clearFilters(query))}>
        Clear all filters
      </button>
    </div>
  );
}
