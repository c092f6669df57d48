"use client";

import { ChecklistIcon, ColumnsIcon, SlidersIcon, SortDescIcon, StackIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import { PopoverButton } from "@/app/_ui/popover-button";
import { CiteButton } from "@/app/cite/cite-button";
import { ExportButton } from "@/app/export/export-button";
import { formatCount } from "@/lib/format/numbers";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { listActiveFilters } from "@/lib/query/query-edit";
import { ClaimSearchField } from "./claim-search-field";
import classes from "./claims-toolbar.module.css";
import type { ChangeQuery } from "./claims-view";
import { KeyboardHelpButton } from "./keyboard-help-button";
import panels from "./panels.module.css";

// Panels and dialogs are loaded when they are first opened.
const SortPanel = dynamic(() => import("./sort-panel").then((m) => m.SortPanel));
const ColumnsPanel = dynamic(() => import("./columns-panel").then((m) => m.ColumnsPanel));
const ViewsPanel = dynamic(() => import("./views-panel").then((m) => m.ViewsPanel));
const FilterDrawer = dynamic(() => import("./filter-drawer").then((m) => m.FilterDrawer), { ssr: false });

interface Props {
  readonly query: ClaimQuery;
  readonly queryString: string;
  readonly total: number;
  readonly changeQuery: ChangeQuery;
  readonly writable: boolean;
  /** The filters, for narrow screens without a sidebar. */
  readonly filterPanel: ReactNode;
}

const withIcon = (Icon: typeof ColumnsIcon, text: string, labelClass?: string): ReactNode => (
  <>
    <Icon size={14} aria-hidden />
    <span className={labelClass}>{text}</span>
  </>
);

function FilterButton({ query, filterPanel }: Pick<Props, "query" | "filterPanel">) {
  const [open, setOpen] = useState(false);
  const filters = listActiveFilters(query).length;
  return (
    <>
      <button type="button" className={`${buttons.button} ${classes.filters}`} onClick={() => setOpen(true)}>
        {withIcon(SlidersIcon, filters > 0 ? `Filters (${filters})` : "Filters", classes.permanent)}
      </button>
      {open && <FilterDrawer onClose={() => setOpen(false)}>{filterPanel}</FilterDrawer>}
    </>
  );
}

export function ClaimsToolbar({ query, queryString, total, changeQuery, writable, filterPanel }: Props) {
  const { sort } = query;
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>Claims</h1>
      <p className={classes.total} role="status" data-testid="total">
        {formatCount(total, "claim")}
      </p>
      <ClaimSearchField query={query} changeQuery={changeQuery} />
      <div className={classes.actions}>
        <FilterButton query={query} filterPanel={filterPanel} />
        <PopoverButton
          buttonContent={withIcon(StackIcon, "Views")}
          buttonLabel="Views"
          label="Saved views"
          panelClass={panels.narrow}
        >
          <ViewsPanel queryString={queryString} writable={writable} />
        </PopoverButton>
        <PopoverButton
          buttonContent={withIcon(SortDescIcon, sort.length > 1 ? `Sort (${sort.length})` : "Sort", classes.permanent)}
          label="Sort order"
          panelClass={panels.narrow}
        >
          <SortPanel query={query} changeQuery={changeQuery} />
        </PopoverButton>
        <PopoverButton
          buttonContent={withIcon(ColumnsIcon, "Columns")}
          buttonLabel="Columns"
          label="Columns"
          panelClass={panels.wide}
        >
          <ColumnsPanel query={query} changeQuery={changeQuery} />
        </PopoverButton>
        {writable && total > 0 && (
          <Link
            href={queryString === "" ? "/review" : `/review?${queryString}`}
            prefetch={false}
            className={buttons.button}
            aria-label="Review these claims"
          >
            {withIcon(ChecklistIcon, "Review", classes.permanent)}
          </Link>
        )}
        <ExportButton queryString={queryString} total={total} />
        <CiteButton queryString={queryString} />
        <KeyboardHelpButton className={`${buttons.button} ${classes.help}`} />
      </div>
    </div>
  );
}
