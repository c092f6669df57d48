"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import type { ClaimFacets } from "@/db/queries/claim-facets";
import { type ClaimQuery, formatClaimQuery } from "@/lib/claim-query";
import type { ClaimRow } from "@/lib/claim-row";
import type { Dropped } from "@/lib/parse-claim-query";
import { ClaimsTable } from "./claims-table";
import classes from "./claims-view.module.css";
import { DroppedNotice } from "./dropped-notice";
import { FacetPanel } from "./facet-panel";
import { FilterPills } from "./filter-pills";
import { NoClaims } from "./no-claims";
import { SelectionBar } from "./selection-bar";
import { Toolbar } from "./toolbar";
import { useClaimRows } from "./use-claim-rows";
import { useSelection } from "./use-selection";

interface Props {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimRow[];
  readonly total: number;
  readonly facets: ClaimFacets;
  readonly dropped: readonly Dropped[];
}

/** How a change of the query comes into the address. */
export type ChangeQuery = (query: ClaimQuery, how?: "push" | "replace") => void;

export function ClaimsView({ query: answered, rows: first, total, facets, dropped }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  // A box is ticked at once and the next click counts from there; the rows follow when the server has answered.
  const [query, expect] = useOptimistic(answered);
  const change: ChangeQuery = (next, how = "push") => {
    const params = formatClaimQuery(next).toString();
    if (params === formatClaimQuery(query).toString()) return;
    startTransition(() => {
      expect(next);
      router[how](params ? `/claims?${params}` : "/claims", { scroll: false });
    });
  };
  const list = useClaimRows(answered, first, total);
  const selection = useSelection();
  const panel = <FacetPanel query={query} facets={facets} change={change} />;
  return (
    <div className={classes.page}>
      <aside className={classes.side} aria-label="Filters">
        {panel}
      </aside>
      <section className={classes.list} aria-busy={pending} data-pending={pending || undefined}>
        <Toolbar
          query={query}
          address={formatClaimQuery(answered).toString()}
          total={total}
          change={change}
          panel={panel}
        />
        <FilterPills query={query} facets={facets} change={change} />
        <DroppedNotice dropped={dropped} />
        <SelectionBar selection={selection} />
        {total === 0 ? (
          <NoClaims query={query} change={change} />
        ) : (
          <ClaimsTable query={query} list={list} total={total} change={change} selection={selection} />
        )}
      </section>
    </div>
  );
}
