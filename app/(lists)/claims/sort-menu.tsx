"use client";

import { ActionIcon, Button, NativeSelect, Popover } from "@mantine/core";
import { IconArrowsSort, IconSortAscending, IconSortDescending, IconX } from "@tabler/icons-react";
import { CLAIM_COLUMNS, type ColumnKey } from "@/lib/claim-columns";
import { type ClaimQuery, DEFAULT_SORT, type SortKey } from "@/lib/claim-query";
import { columnLabel, setSort } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./menus.module.css";

interface RowProps {
  readonly sort: SortKey;
  readonly onFlip: () => void;
  readonly onRemove: () => void;
}

function SortRow({ sort: { key, desc }, onFlip, onRemove }: RowProps) {
  const label = columnLabel(key);
  const Icon = desc ? IconSortDescending : IconSortAscending;
  return (
    <li className={classes.sortRow}>
      <span className={classes.sortName}>{label}</span>
      <Button size="compact-xs" variant="default" leftSection={<Icon size={13} aria-hidden />} onClick={onFlip}>
        {desc ? "descending" : "ascending"}
      </Button>
      <ActionIcon size="sm" variant="subtle" color="gray" aria-label={`Do not sort by ${label}`} onClick={onRemove}>
        <IconX size={13} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** The order of the table by any number of columns; does what the headings do, for fingers and keyboards. */
export function SortMenu({ query, change }: { readonly query: ClaimQuery; readonly change: ChangeQuery }) {
  const { sort } = query;
  const set = (next: readonly SortKey[]) => change(setSort(query, next));
  const free = CLAIM_COLUMNS.filter((column) => !sort.some((s) => s.key === column.key));
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<IconArrowsSort size={14} aria-hidden />}>
          {sort.length > 1 ? `Sort (${sort.length})` : "Sort"}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Order of the table">
        <ol className={classes.sorts}>
          {sort.map((one) => (
            <SortRow
              key={one.key}
              sort={one}
              onFlip={() => set(sort.map((s) => (s === one ? { ...s, desc: !s.desc } : s)))}
              onRemove={() => set(sort.filter((s) => s !== one))}
            />
          ))}
        </ol>
        <NativeSelect
          size="xs"
          aria-label="Sort by one more column"
          value=""
          data={[{ value: "", label: "Then by …" }, ...free.map(({ key, label }) => ({ value: key, label }))]}
          onChange={(event) => {
            const column = free.find((c) => c.key === event.currentTarget.value);
            if (!column) return;
            set([...sort, { key: column.key as ColumnKey, desc: column.type === "number" || column.type === "date" }]);
          }}
        />
        {sort !== DEFAULT_SORT && (
          <Button mt="xs" size="compact-xs" variant="subtle" onClick={() => set([])}>
            Back to newest first
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
