"use client";

import { ColumnsIcon, QuestionIcon, SlidersIcon, SortDescIcon, StackIcon } from "@primer/octicons-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import buttons from "@/app/_components/button.module.css";
import { ExportMenu } from "@/app/_components/export-menu";
import { PopoverButton } from "@/app/_components/popover-button";
import type { ClaimQuery } from "@/lib/claim-query";
import { formatCount } from "@/lib/format";
import { activeFilters } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import panels from "./panels.module.css";
import { SearchField } from "./search-field";
import classes from "./toolbar.module.css";
import { useHelpKey } from "./use-help-key";

// What opens on demand is loaded on demand.
const SortPanel = dynamic(() => import("./sort-panel").then((m) => m.SortPanel));
const ColumnsPanel = dynamic(() => import("./columns-panel").then((m) => m.ColumnsPanel));
const ViewsPanel = dynamic(() => import("./views-panel").then((m) => m.ViewsPanel));
const FilterDrawer = dynamic(() => import("./filter-drawer").then((m) => m.FilterDrawer), { ssr: false });
const HelpDialog = dynamic(() => import("./help-dialog").then((m) => m.HelpDialog), { ssr: false });

interface Props {
  readonly query: ClaimQuery;
  readonly address: string;
  readonly total: number;
  readonly change: ChangeQuery;
  readonly writable: boolean;
  /** The filters, for screens on which they do not stand beside the table. */
  readonly panel: ReactNode;
}

function Help() {
  const { open, setOpen } = useHelpKey();
  return (
    <>
      <button
        type="button"
        className={`${buttons.button} ${classes.help}`}
        aria-label="Keys"
        aria-keyshortcuts="?"
        title="What the keys do (?)"
        onClick={() => setOpen(true)}
      >
        <QuestionIcon size={15} aria-hidden />
      </button>
      {open && <HelpDialog close={() => setOpen(false)} />}
    </>
  );
}

function Filters({ query, panel }: Pick<Props, "query" | "panel">) {
  const [open, setOpen] = useState(false);
  const filters = activeFilters(query).length;
  return (
    <>
      <button type="button" className={`${buttons.button} ${classes.filters}`} onClick={() => setOpen(true)}>
        <SlidersIcon size={14} aria-hidden />
        {filters > 0 ? `Filters (${filters})` : "Filters"}
      </button>
      {open && <FilterDrawer close={() => setOpen(false)}>{panel}</FilterDrawer>}
    </>
  );
}

const labelled = (Icon: typeof ColumnsIcon, text: string): ReactNode => (
  <>
    <Icon size={14} aria-hidden />
    {text}
  </>
);

export function Toolbar({ query, address, total, change, writable, panel }: Props) {
  const { sort } = query;
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>Claims</h1>
      <p className={classes.total} role="status" data-testid="total">
        {formatCount(total, "claim")}
      </p>
      <SearchField query={query} change={change} />
      <div className={classes.actions}>
        <Filters query={query} panel={panel} />
        <PopoverButton button={labelled(StackIcon, "Views")} label="Saved views" panelClass={panels.narrow}>
          <ViewsPanel address={address} writable={writable} />
        </PopoverButton>
        <PopoverButton
          button={labelled(SortDescIcon, sort.length > 1 ? `Sort (${sort.length})` : "Sort")}
          label="Order of the table"
          panelClass={panels.narrow}
        >
          <SortPanel query={query} change={change} />
        </PopoverButton>
        <PopoverButton button={labelled(ColumnsIcon, "Columns")} label="Columns" panelClass={panels.wide}>
          <ColumnsPanel query={query} change={change} />
        </PopoverButton>
        <ExportMenu address={address} total={total} />
        <Help />
      </div>
    </div>
  );
}
