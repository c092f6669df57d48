"use client";

import { ChevronDownIcon, ChevronUpIcon, XIcon } from "@primer/octicons-react";
import buttons from "@/app/_ui/button.module.css";
import { CLAIM_COLUMNS } from "@/lib/claim/columns";
import type { ClaimQuery, SortKey } from "@/lib/query/claim-query";
import { getColumnLabel, setSort } from "@/lib/query/query-edit";
import { isDescendingFirst } from "@/lib/query/sort-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./panels.module.css";

interface RowProps {
  readonly sort: SortKey;
  readonly isFirst: boolean;
  readonly onReverse: () => void;
  readonly onMoveUp: () => void;
  readonly onRemove: () => void;
}

function SortRow({ sort: { key, desc }, isFirst, onReverse, onMoveUp, onRemove }: RowProps) {
  const label = getColumnLabel(key);
  const Arrow = desc ? ChevronDownIcon : ChevronUpIcon;
  return (
    <li className={classes.line}>
      <span className={classes.name}>{label}</span>
      <button type="button" className={buttons.button} onClick={onReverse} aria-label={`${label}: the other way round`}>
        <Arrow size={13} aria-hidden />
        {desc ? "descending" : "ascending"}
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={isFirst}
        onClick={onMoveUp}
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
  readonly changeQuery: ChangeQuery;
}

/** The order of the table by any number of columns; does what the headings do, for fingers and keyboards. */
export function SortPanel({ query, changeQuery }: Props) {
  const { sort } = query;
  const setSortKeys = (next: readonly SortKey[]) => changeQuery(setSort(query, next));
  const unsortedColumns = CLAIM_COLUMNS.filter((column) => !sort.some((s) => s.key === column.key));
  return (
    <>
      <ol className={classes.lines}>
        {sort.map((one, at) => (
          <SortRow
            key={one.key}
            sort={one}
            isFirst={at === 0}
            onReverse={() => setSortKeys(sort.map((s) => (s === one ? { ...s, desc: !s.desc } : s)))}
            onMoveUp={() =>
              setSortKeys([...sort.slice(0, at - 1), one, ...sort.slice(at - 1).filter((s) => s !== one)])
            }
            onRemove={() => setSortKeys(sort.filter((s) => s !== one))}
          />
        ))}
      </ol>
      <select
        className={buttons.field}
        aria-label="Sort by one more column"
        value=""
        onChange={(event) => {
          const column = unsortedColumns.find((c) => c.key === event.currentTarget.value);
          if (column) setSortKeys([...sort, { key: column.key, desc: isDescendingFirst(column.key) }]);
        }}
      >
        <option value="">Then by …</option>
        {unsortedColumns.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <p className={classes.foot}>
        <button type="button" className={buttons.quiet} onClick={() => setSortKeys([])}>
          Back to newest first
        </button>
      </p>
    </>
  );
}
