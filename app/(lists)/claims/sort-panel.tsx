"use client";

import { ChevronDownIcon, ChevronUpIcon, XIcon } from "@primer/octicons-react";
import buttons from "@/app/_components/button.module.css";
import { CLAIM_COLUMNS } from "@/lib/claim-columns";
import type { ClaimQuery, SortKey } from "@/lib/claim-query";
import { columnLabel, setSort } from "@/lib/query-edit";
import { fallsFirst } from "@/lib/sort-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./panels.module.css";

interface RowProps {
  readonly sort: SortKey;
  readonly first: boolean;
  readonly onFlip: () => void;
  readonly onRaise: () => void;
  readonly onRemove: () => void;
}

function SortRow({ sort: { key, desc }, first, onFlip, onRaise, onRemove }: RowProps) {
  const label = columnLabel(key);
  const Arrow = desc ? ChevronDownIcon : ChevronUpIcon;
  return (
    <li className={classes.line}>
      <span className={classes.name}>{label}</span>
      <button type="button" className={buttons.button} onClick={onFlip} aria-label={`${label}: the other way round`}>
        <Arrow size={13} aria-hidden />
        {desc ? "descending" : "ascending"}
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={first}
        onClick={onRaise}
        aria-label={`Sort by ${label} earlier`}
      >
        <ChevronUpIcon size={15} aria-hidden />
      </button>
      <button type="button" className={buttons.icon} onClick={onRemove} aria-label={`Do not sort by ${label}`}>
        <XIcon size={14} aria-hidden />
      </button>
    </li>
  );
}

interface Props {
  readonly query: ClaimQuery;
  readonly change: ChangeQuery;
}

/** The order of the table by any number of columns; does what the headings do, for fingers and keyboards. */
export function SortPanel({ query, change }: Props) {
  const { sort } = query;
  const set = (next: readonly SortKey[]) => change(setSort(query, next));
  const free = CLAIM_COLUMNS.filter((column) => !sort.some((s) => s.key === column.key));
  return (
    <>
      <ol className={classes.lines}>
        {sort.map((one, at) => (
          <SortRow
            key={one.key}
            sort={one}
            first={at === 0}
            onFlip={() => set(sort.map((s) => (s === one ? { ...s, desc: !s.desc } : s)))}
            onRaise={() => set([...sort.slice(0, at - 1), one, ...sort.slice(at - 1).filter((s) => s !== one)])}
            onRemove={() => set(sort.filter((s) => s !== one))}
          />
        ))}
      </ol>
      <select
        className={buttons.field}
        aria-label="Sort by one more column"
        value=""
        onChange={(event) => {
          const column = free.find((c) => c.key === event.currentTarget.value);
          if (column) set([...sort, { key: column.key, desc: fallsFirst(column.key) }]);
        }}
      >
        <option value="">Then by …</option>
        {free.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <p className={classes.foot}>
        <button type="button" className={buttons.quiet} onClick={() => set([])}>
          Back to newest first
        </button>
      </p>
    </>
  );
}
