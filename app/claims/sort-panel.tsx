"use client";

import { ChevronDownIcon, ChevronUpIcon, XIcon } from "@primer/octicons-react";
import buttons from "@/app/_ui/button.module.css";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { ChangeQuery } from "./claims-view";
import classes from "./panels.module.css";
import { type ClaimTable, type ClaimTableColumn, useClaimTable } from "./use-claim-table";

function SortRow({ table, column }: { readonly table: ClaimTable; readonly column: ClaimTableColumn }) {
  const label = column.columnDef.meta?.label ?? column.id;
  const desc = column.getIsSorted() === "desc";
  const index = column.getSortIndex();
  const Arrow = desc ? ChevronDownIcon : ChevronUpIcon;
  const moveUp = () =>
    table.setSorting((sorting) => {
      const others = sorting.filter(({ id }) => id !== column.id);
      return [...others.slice(0, index - 1), { id: column.id, desc }, ...others.slice(index - 1)];
    });
  return (
    <li className={classes.line}>
      <span className={classes.name}>{label}</span>
      <button
        type="button"
        className={buttons.button}
        onClick={() => column.toggleSorting(!desc, true)}
        aria-label={`Reverse order of ${label}`}
      >
        <Arrow size={13} aria-hidden />
        {desc ? "descending" : "ascending"}
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={index === 0}
        onClick={moveUp}
        aria-label={`Move ${label} up`}
      >
        <ChevronUpIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        onClick={() => column.clearSorting()}
        aria-label={`Remove ${label} from sort order`}
      >
        <XIcon size={14} aria-hidden />
      </button>
    </li>
  );
}

interface Props {
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
}

/** Sort order by any number of columns; an alternative to the column headings for touch and keyboard. */
export function SortPanel({ query, changeQuery }: Props) {
  const table = useClaimTable(query, changeQuery);
  const sorted = table.state.sorting.flatMap(({ id }) => table.getColumn(id) ?? []);
  return (
    <>
      <ol className={classes.lines}>
        {sorted.map((column) => (
          <SortRow key={column.id} table={table} column={column} />
        ))}
      </ol>
      <select
        className={buttons.field}
        aria-label="Add sort column"
        value=""
        onChange={(event) => table.getColumn(event.currentTarget.value)?.toggleSorting(undefined, true)}
      >
        <option value="">Then by…</option>
        {CLAIM_COLUMNS.filter(({ key }) => !query.sort.some((sort) => sort.key === key)).map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <p className={classes.foot}>
        <button type="button" className={buttons.quiet} onClick={() => table.setSorting([])}>
          Reset to newest first
        </button>
      </p>
    </>
  );
}
