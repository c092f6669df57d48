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
      <button type="button" className={buttons.button} onClick={onReverse} aria-label={`Reverse order of ${label}`}>
        <Arrow size={13} aria-hidden />
        {desc ? "descending" : "ascending"}
      </button>
      <button
        type="button"
        className={buttons.icon}
        disabled={isFirst}
        onClick={onMoveUp}
        aria-label={`Move ${label} up`}
      >
        <ChevronUpIcon size={15} aria-hidden />
      </button>
      <button type="button" className={buttons.icon} onClick={onRemove} aria-label={`Remove ${label} from sort order`}>
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
  const { sort } = query;
  const setSortKeys = (next: readonly SortKey[]) => changeQuery(setSort(query, next));
  const unsortedColumns = CLAIM_COLUMNS.filter((column) => !sort.some((s) => s.key === column.key));
  return (
    <>
      <ol className={classes.lines}>
        {sort.map((entry, index) => (
          <SortRow
            key={entry.key}
            sort={entry}
            isFirst={index === 0}
            onReverse={() => setSortKeys(sort.map((s) => (s === entry ? { ...s, desc: !s.desc } : s)))}
            onMoveUp={() =>
              setSortKeys([...sort.slice(0, index - 1), entry, ...sort.slice(index - 1).filter((s) => s !== entry)])
            }
            onRemove={() => setSortKeys(sort.filter((s) => s !== entry))}
          />
        ))}
      </ol>
      <select
        className={buttons.field}
        aria-label="Add sort column"
        value=""
        onChange={(event) => {
          const column = unsortedColumns.find((c) => c.key === event.currentTarget.value);
          if (column) setSortKeys([...sort, { key: column.key, desc: isDescendingFirst(column.key) }]);
        }}
      >
        <option value="">Then by…</option>
        {unsortedColumns.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <p className={classes.foot}>
        <button type="button" className={buttons.quiet} onClick={() => setSortKeys([])}>
          Reset to newest first
        </button>
      </p>
    </>
  );
}
