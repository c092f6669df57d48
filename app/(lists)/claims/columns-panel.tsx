"use client";

import { ChevronDownIcon, ChevronUpIcon, PinIcon } from "@primer/octicons-react";
import buttons from "@/app/_components/button.module.css";
import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim-columns";
import type { ClaimQuery } from "@/lib/claim-query";
import { moveColumn, resetColumns, setDensity, setWidth, toggleColumn, togglePin, widthOf } from "@/lib/column-edit";
import { LEAST_WIDTH, MOST_WIDTH } from "@/lib/column-widths";
import { columnLabel } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./panels.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly change: ChangeQuery;
}

const DESCRIPTIONS = new Map<string, string>(CLAIM_COLUMNS.map(({ key, description }) => [key, description]));

interface ColumnProps {
  readonly query: ClaimQuery;
  readonly column: ColumnKey;
  readonly set: (query: ClaimQuery) => void;
}

function Tick({ query, column, set }: ColumnProps) {
  return (
    <label className={classes.name} title={DESCRIPTIONS.get(column)}>
      <input
        type="checkbox"
        checked={query.cols.includes(column)}
        disabled={query.cols.length === 1 && query.cols[0] === column}
        onChange={() => set(toggleColumn(query, column))}
      />
      {columnLabel(column)}
    </label>
  );
}

/** A column that is shown: its place, its width, and whether it stays in sight. */
function ShownColumn({ query, column, set }: ColumnProps) {
  const at = query.cols.indexOf(column);
  const label = columnLabel(column);
  const pinned = at < query.pin;
  return (
    <li className={classes.line}>
      <Tick query={query} column={column} set={set} />
      <input
        key={widthOf(query, column)}
        type="number"
        className={`${buttons.field} ${classes.width}`}
        aria-label={`Width of ${label} in pixels`}
        min={LEAST_WIDTH}
        max={MOST_WIDTH}
        step={10}
        defaultValue={widthOf(query, column)}
        onBlur={(event) => set(setWidth(query, column, event.currentTarget.valueAsNumber || null))}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={buttons.icon}
        aria-pressed={pinned}
        aria-label={`Keep ${label} in sight`}
        title={`Keep ${label} in sight while the others scroll`}
        onClick={() => set(togglePin(query, column))}
      >
        <PinIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={at === 0}
        aria-label={`Move ${label} to the left`}
        onClick={() => set(moveColumn(query, column, at - 1))}
      >
        <ChevronUpIcon size={15} aria-hidden />
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={at === query.cols.length - 1}
        aria-label={`Move ${label} to the right`}
        onClick={() => set(moveColumn(query, column, at + 1))}
      >
        <ChevronDownIcon size={15} aria-hidden />
      </button>
    </li>
  );
}

function Density({ query, set }: Omit<ColumnProps, "column">) {
  return (
    <fieldset className={classes.choice}>
      <legend>Rows</legend>
      {(["comfortable", "compact"] as const).map((density) => (
        <label key={density}>
          <input
            type="radio"
            name="density"
            checked={query.density === density}
            onChange={() => set(setDensity(query, density))}
          />
          {density}
        </label>
      ))}
    </fieldset>
  );
}

/** Which columns the table shows, in which order and width, and with it the files. */
export function ColumnsPanel({ query, change }: Props) {
  const set = (next: ClaimQuery) => change(next, "replace");
  const hidden = CLAIM_COLUMNS.filter(({ key }) => !query.cols.includes(key));
  return (
    <>
      <Density query={query} set={set} />
      <ul className={classes.lines} aria-label="Columns that are shown">
        {query.cols.map((column) => (
          <ShownColumn key={column} query={query} column={column} set={set} />
        ))}
      </ul>
      <ul className={classes.columns} aria-label="More columns">
        {hidden.map(({ key }) => (
          <li key={key}>
            <Tick query={query} column={key} set={set} />
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        <button type="button" className={buttons.quiet} onClick={() => set(resetColumns(query))}>
          Back to the usual columns
        </button>
      </p>
    </>
  );
}
