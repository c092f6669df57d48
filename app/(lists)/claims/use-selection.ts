"use client";

import { useState } from "react";
import type { ClaimRow } from "@/lib/claim-row";
import { MOST_COMPARED } from "@/lib/compare-path";

/** The claims that are ticked, in the order in which they were. */
export interface Selection {
  readonly rows: readonly ClaimRow[];
  readonly full: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (row: ClaimRow) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [rows, setRows] = useState<readonly ClaimRow[]>([]);
  const full = rows.length >= MOST_COMPARED;
  const without = (id: string) => rows.filter((row) => row.id !== id);
  return {
    rows,
    full,
    has: (id) => rows.some((row) => row.id === id),
    toggle: (row) => {
      const others = without(row.id);
      if (others.length < rows.length) setRows(others);
      else if (!full) setRows([...rows, row]);
    },
    clear: () => setRows([]),
  };
}
