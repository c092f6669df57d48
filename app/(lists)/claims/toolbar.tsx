"use client";

import { Button, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ExportMenu } from "@/app/_components/export-menu";
import type { ClaimQuery } from "@/lib/claim-query";
import { formatCount } from "@/lib/format";
import { activeFilters } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import { ColumnsMenu } from "./columns-menu";

import { SearchField } from "./search-field";
import { SortMenu } from "./sort-menu";
import classes from "./toolbar.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly address: string;
  readonly total: number;
  readonly change: ChangeQuery;
  /** The filters, for screens on which they do not stand beside the table. */
  readonly panel: ReactNode;
}

export function Toolbar({ query, address, total, change, panel }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const filters = activeFilters(query).length;
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>Claims</h1>
      <p className={classes.total} role="status" data-testid="total">
        {formatCount(total, "claim")}
      </p>
      <SearchField query={query} change={change} />
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          className={classes.filters ?? ""}
          leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden />}
          onClick={open}
        >
          {filters > 0 ? `Filters (${filters})` : "Filters"}
        </Button>
        <SortMenu query={query} change={change} />
        <ColumnsMenu query={query} change={change} />
        <ExportMenu address={address} total={total} />
      </div>
      <Drawer
        opened={opened}
        onClose={close}
        title="Filters"
        size="min(340px, 92vw)"
        closeButtonProps={{ "aria-label": "Close the filters" }}
      >
        {panel}
      </Drawer>
    </div>
  );
}
