"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import type { ClaimFacets } from "@/db/queries/get-claim-facets";
import { type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { type ClaimTableRow, toRowsQuery } from "@/lib/query/claim-table-row";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import { ClaimsTable } from "./claims-table";
import { ClaimsToolbar } from "./claims-toolbar";
import classes from "./claims-view.module.css";
import { FacetPanel } from "./facet-panel";
import { FilterPills } from "./filter-pills";
import { NoMatchingClaims } from "./no-matching-claims";
import { SelectionBar } from "./selection-bar";
import { useAnnouncement } from "./use-announcement";
import { useRowSelection } from "./use-row-selection";

interface Props {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimTableRow[];
  readonly total: number;
  /** Changes with the board. */
  readonly version: string;
  readonly facets: ClaimFacets;
  readonly dropped: readonly DroppedParameter[];
  /** False if the board is read-only. */
  readonly writable: boolean;
}

/** Changes the query and the address, with a new or the current history entry. */
export type ChangeQuery = (query: ClaimQuery, how?: "push" | "replace") => void;

const toQueryString = (query: ClaimQuery): string => formatClaimQuery(query).toString();

export function ClaimsView({ query: serverQuery, rows, total, version, facets, dropped, writable }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  // Filters change immediately, and the next click builds on them; the rows follow with the response of the server.
  const [query, setOptimisticQuery] = useOptimistic(serverQuery);
  const changeQuery: ChangeQuery = (next, how = "push") => {
    const params = toQueryString(next);
    if (params === toQueryString(query)) return;
    startTransition(() => {
      setOptimisticQuery(next);
      router[how](params ? `/claims?${params}` : "/claims", { scroll: false });
    });
  };
  const selection = useRowSelection();
  const { notice, announce } = useAnnouncement();
  // Changes of columns or density need no new rows, so the table is not dimmed.
  const isLoadingRows = pending && toQueryString(toRowsQuery(query)) !== toQueryString(toRowsQuery(serverQuery));
  const filterPanel = <FacetPanel query={query} facets={facets} changeQuery={changeQuery} />;
  return (
    <div className={classes.page}>
      <aside className={classes.side} aria-label="Filters">
        {filterPanel}
      </aside>
      <section className={classes.list} aria-busy={isLoadingRows} data-pending={isLoadingRows || undefined}>
        <ClaimsToolbar
          query={query}
          queryString={toQueryString(query)}
          total={total}
          changeQuery={changeQuery}
          writable={writable}
          filterPanel={filterPanel}
        />
        <FilterPills query={query} facets={facets} changeQuery={changeQuery} />
        <div className={classes.dropped}>
          <DroppedParametersNotice dropped={dropped} />
        </div>
        {query.sort.some(({ key }) => key === "gain") && query.gain_kind.length !== 1 && (
          <p className={classes.order}>
            {
              "Sorted within each type of gain: first percentage points, then differences on other scales, relative %, % of unknown type, and times."
            }
          </p>
        )}
        <SelectionBar selection={selection} cols={query.cols} announce={announce} />
        {total === 0 ? (
          <NoMatchingClaims query={query} changeQuery={changeQuery} />
        ) : (
          <ClaimsTable
            query={query}
            initialRows={{ query: serverQuery, rows, total, version }}
            changeQuery={changeQuery}
            selection={selection}
            announce={announce}
          />
        )}
      </section>
      <p role="status" className={classes.notice} data-shown={notice !== "" || undefined}>
        {notice}
      </p>
    </div>
  );
}
