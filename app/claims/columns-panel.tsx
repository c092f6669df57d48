"use client";

import { ChevronDownIcon, ChevronUpIcon, PinIcon } from "@primer/octicons-react";
import buttons from "@/app/_ui/button.module.css";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { clampWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@/lib/query/column-widths";
import { resetColumns, setDensity } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./panels.module.css";
import { type ClaimTable, type ClaimTableColumn, moveColumn, useClaimTable } from "./use-claim-table";

interface ColumnProps {
  readonly table: ClaimTable;
  readonly column: ClaimTableColumn;
}

const getLabel = ({ id, columnDef }: ClaimTableColumn): string => columnDef.meta?.label ?? id;

function ColumnCheckbox({ table, column }: ColumnProps) {
  const shown = column.getIsVisible();
  return (
    <label className={classes.name} title={column.columnDef.meta?.description}>
      <input
        type="checkbox"
        checked={shown}
        disabled={shown && table.getVisibleLeafColumns().length === 1}
        onChange={() => column.toggleVisibility()}
      />
      {getLabel(column)}
    </label>
  );
}

/** A shown column with its width, pin and position. */
function ShownColumnRow({ table, column }: ColumnProps) {
  const index = column.getIndex();
  const label = getLabel(column);
  const pinned = column.getIsPinned() !== false;
  const setWidth = (width: number) =>
    width > 0 ? table.setColumnSizing((old) => ({ ...old, [column.id]: clampWidth(width) })) : column.resetSize();
  return (
    <li className={classes.line}>
      <ColumnCheckbox table={table} column={column} />
      <input
        key={column.getSize()}
        type="number"
        className={`${buttons.field} ${classes.width}`}
        aria-label={`Width of ${label} in pixels`}
        min={MIN_COLUMN_WIDTH}
        max={MAX_COLUMN_WIDTH}
        step={10}
        defaultValue={column.getSize()}
        onBlur={(event) => setWidth(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={buttons.icon}
        aria-pressed={pinned}
        aria-label={`Pin ${label}`}
        title={`Pin ${label}: keep it in view while the other columns scroll`}
        onClick={() => column.pin(pinned ? false : "start")}
      >
        <PinIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={column.getIsFirstColumn()}
        aria-label={`Move ${label} left`}
        onClick={() => moveColumn(table, column.id, index - 1)}
      >
        <ChevronUpIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={column.getIsLastColumn()}
        aria-label={`Move ${label} right`}
        onClick={() => moveColumn(table, column.id, index + 1)}
      >
        <ChevronDownIcon size={15} aria-hidden />
      </button>
    </li>
  );
}

interface Props {
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
}

function DensityChoice({ query, setQuery }: Pick<Props, "query"> & { readonly setQuery: (query: ClaimQuery) => void }) {
  return (
    <fieldset className={classes.choice}>
      <legend>Row height</legend>
      {(["comfortable", "compact"] as const).map((density) => (
        <label key={density}>
          <input
            type="radio"
            name="density"
            checked={query.density === density}
            onChange={() => setQuery(setDensity(query, density))}
          />
          {density}
        </label>
      ))}
    </fieldset>
  );
}

/** Selects the columns of the table and of exports, with their order and width. */
export function ColumnsPanel({ query, changeQuery }: Props) {
  const table = useClaimTable(query, changeQuery);
  const setQuery = (next: ClaimQuery) => changeQuery(next, "replace");
  const hidden = table.getAllLeafColumns().filter((column) => !column.getIsVisible());
  return (
    <>
      <DensityChoice query={query} setQuery={setQuery} />
      <ul className={classes.lines} aria-label="Shown columns">
        {table.getVisibleLeafColumns().map((column) => (
          <ShownColumnRow key={column.id} table={table} column={column} />
        ))}
      </ul>
      <ul className={classes.columns} aria-label="More columns">
        {hidden.map((column) => (
          <li key={column.id}>
            <ColumnCheckbox table={table} column={column} />
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        <button type="button" className={buttons.quiet} onClick={() => setQuery(resetColumns(query))}>
          Reset columns
        </button>
      </p>
    </>
  );
}
