"use client";

import { ChevronDownIcon, ChevronUpIcon, PinIcon } from "@primer/octicons-react";
import buttons from "@/app/_ui/button.module.css";
import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import {
  getColumnWidth,
  moveColumn,
  resetColumns,
  setColumnWidth,
  setDensity,
  toggleColumn,
  togglePin,
} from "@/lib/query/column-edit";
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@/lib/query/column-widths";
import { getColumnLabel } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./panels.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
}

const COLUMN_DESCRIPTIONS = new Map<string, string>(CLAIM_COLUMNS.map(({ key, description }) => [key, description]));

interface ColumnProps {
  readonly query: ClaimQuery;
  readonly column: ColumnKey;
  readonly setQuery: (query: ClaimQuery) => void;
}

function ColumnCheckbox({ query, column, setQuery }: ColumnProps) {
  return (
    <label className={classes.name} title={COLUMN_DESCRIPTIONS.get(column)}>
      <input
        type="checkbox"
        checked={query.cols.includes(column)}
        disabled={query.cols.length === 1 && query.cols[0] === column}
        onChange={() => setQuery(toggleColumn(query, column))}
      />
      {getColumnLabel(column)}
    </label>
  );
}

/** A shown column with its width, pin and position. */
function ShownColumnRow({ query, column, setQuery }: ColumnProps) {
  const index = query.cols.indexOf(column);
  const label = getColumnLabel(column);
  const pinned = index < query.pin;
  return (
    <li className={classes.line}>
      <ColumnCheckbox query={query} column={column} setQuery={setQuery} />
      <input
        key={getColumnWidth(query, column)}
        type="number"
        className={`${buttons.field} ${classes.width}`}
        aria-label={`Width of ${label} in pixels`}
        min={MIN_COLUMN_WIDTH}
        max={MAX_COLUMN_WIDTH}
        step={10}
        defaultValue={getColumnWidth(query, column)}
        onBlur={(event) => setQuery(setColumnWidth(query, column, event.currentTarget.valueAsNumber || null))}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={buttons.icon}
        aria-pressed={pinned}
        aria-label={`Pin ${label}`}
        title={`Pin ${label}: keep it in view while the other columns scroll`}
        onClick={() => setQuery(togglePin(query, column))}
      >
        <PinIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={index === 0}
        aria-label={`Move ${label} left`}
        onClick={() => setQuery(moveColumn(query, column, index - 1))}
      >
        <ChevronUpIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={index === query.cols.length - 1}
        aria-label={`Move ${label} right`}
        onClick={() => setQuery(moveColumn(query, column, index + 1))}
      >
        <ChevronDownIcon size={15} aria-hidden />
      </button>
    </li>
  );
}

function DensityChoice({ query, setQuery }: Omit<ColumnProps, "column">) {
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
  const setQuery = (next: ClaimQuery) => changeQuery(next, "replace");
  const hidden = CLAIM_COLUMNS.filter(({ key }) => !query.cols.includes(key));
  return (
    <>
      <DensityChoice query={query} setQuery={setQuery} />
      <ul className={classes.lines} aria-label="Shown columns">
        {query.cols.map((column) => (
          <ShownColumnRow key={column} query={query} column={column} setQuery={setQuery} />
        ))}
      </ul>
      <ul className={classes.columns} aria-label="More columns">
        {hidden.map(({ key }) => (
          <li key={key}>
            <ColumnCheckbox query={query} column={key} setQuery={setQuery} />
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
