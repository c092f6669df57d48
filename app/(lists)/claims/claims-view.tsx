"use client";

import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { DroppedNotice } from "@/app/_components/dropped-notice";
import type { ClaimFacets } from "@/db/queries/claim-facets";
import { type ClaimQuery, formatClaimQuery } from "@/lib/claim-query";
import { type ClaimRow, rowsQuery } from "@/lib/claim-row";
import type { Dropped } from "@/lib/parse-claim-query";
import { ClaimsTable } from "./claims-table";
import classes from "./claims-view.module.css";
import { FacetPanel } from "./facet-panel";
import { FilterPills } from "./filter-pills";
import { NoClaims } from "./no-claims";
import { SelectionBar } from "./selection-bar";
import { Toolbar } from "./toolbar";
import { useNotice } from "./use-notice";
import { useSelection } from "./use-selection";

interface Props {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimRow[];
  readonly total: number;
  /** Another one when the board has changed. */
  readonly version: string;
  readonly facets: ClaimFacets;
  readonly dropped: readonly Dropped[];
  /** False where the board is shown read-only. */
  readonly writable: boolean;
}

/** How a change of the query comes into the address. */
export type ChangeQuery = (query: ClaimQuery, how?: "push" | "replace") => void;

const addressOf = (query: ClaimQuery): string => formatClaimQuery(query).toString();

export function ClaimsView({ query: answered, rows, total, version, facets, dropped, writable }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  // A box is ticked at once and the next click counts from there; the rows follow when the server has answered.
  const [query, expect] = useOptimistic(answered);
  const change: ChangeQuery = (next, how = "push") => {
    const params = addressOf(next);
    if (params === addressOf(query)) return;
    startTransition(() => {
      expect(next);
      router[how](params ? `/claims?${params}` : "/claims", { scroll: false });
    });
  };
  const selection = useSelection();
  const { notice, say } = useNotice();
  // Another look of the table needs no waiting, so nothing is greyed for it.
  const waiting = pending && addressOf(rowsQuery(query)) !== addressOf(rowsQuery(answered));
  const panel = <FacetPanel query={query} facets={facets} change={change} />;
  return (
    <div className={classes.page}>
      <aside className={classes.side} aria-label="Filters">
        {panel}
      </aside>
      <section className={classes.list} aria-busy={waiting} data-pending={waiting || undefined}>
        <Toolbar
          query={query}
          address={addressOf(query)}
          total={total}
          change={change}
          writable={writable}
          panel={panel}
        />
        <FilterPills query={query} facets={facets} change={change} />
        <div className={classes.dropped}>
          <DroppedNotice dropped={dropped} />
        </div>
        <SelectionBar selection={selection} cols={query.cols} say={say} />
        {total === 0 ? (
          <NoClaims query={query} change={change} />
        ) : (
          <ClaimsTable
            query={query}
            answer={{ query: answered, rows, total, version }}
            change={change}
            selection={selection}
            say={say}
          />
        )}
      </section>
      <p role="status" className={classes.notice} data-shown={notice !== "" || undefined}>
        {notice}
      </p>
    </div>
  );
}
