"use client";

import { Button, Checkbox, Popover } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { CLAIM_COLUMNS } from "@/lib/claim-columns";
import type { ClaimQuery } from "@/lib/claim-query";
import { resetColumns, toggleColumn } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./menus.module.css";

/** Which columns the table shows, and with it the CSV. */
export function ColumnsMenu({ query, change }: { readonly query: ClaimQuery; readonly change: ChangeQuery }) {
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<IconColumns3 size={14} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.columns ?? ""} aria-label="Columns">
        {CLAIM_COLUMNS.map(({ key, label, description }) => (
          <Checkbox
            key={key}
            size="xs"
            label={label}
            title={description}
            checked={query.cols.includes(key)}
            disabled={query.cols.length === 1 && query.cols[0] === key}
            onChange={() => change(toggleColumn(query, key), "replace")}
          />
        ))}
        <Button size="compact-xs" variant="subtle" onClick={() => change(resetColumns(query), "replace")}>
          Back to the usual columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
