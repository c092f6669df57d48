"use client";

import { useState } from "react";
import { MAX_COMPARED } from "@/lib/compare/compare-query";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";

/** The selected claims, in order of selection. */
export interface RowSelection {
  readonly rows: readonly ClaimTableRow[];
  readonly isFull: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (row: ClaimTableRow) => void;
  readonly clear: () => void;
}

export function useRowSelection(): RowSelection {
  const [rows, setRows] = useState<readonly ClaimTableRow[]>([]);
  const isFull = rows.length >= MAX_COMPARED;
  const without = (id: string) => rows.filter((row) => row.id !== id);
  return {
    rows,
    isFull,
    has: (id) => rows.some((row) => row.id === id),
    toggle: (row) => {
      const others = without(row.id);
      if (others.length < rows.length) setRows(others);
      else if (!isFull) setRows([...rows, row]);
    },
    clear: () => setRows([]),
  };
}
