"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import { COLUMN_KEYS, type ColumnKey } from "@/lib/claim/columns";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import type { RowList } from "./use-claim-rows";
import type { RowSelection } from "./use-row-selection";

/** Where the menu of a cell was asked for. */
export interface RowMenuTarget {
  readonly row: ClaimTableRow;
  readonly column: ColumnKey | null;
  readonly x: number;
  readonly y: number;
  readonly close: () => void;
}

interface RowPointerHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly menu: RowMenuTarget | null;
}

const isColumnKey = (key: string | undefined): key is ColumnKey =>
  (COLUMN_KEYS as readonly string[]).includes(key ?? "");
const hasTextSelection = (): boolean => (window.getSelection()?.toString() ?? "") !== "";
const isModified = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0;

/** Some systems ask for the menu while the button is still down: a popover that is open by then is closed by its release. */
function runAfterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open();
  else window.addEventListener("pointerup", () => setTimeout(open), { once: true });
}

/** What clicks in the table do: links lead on, a box ticks, anything else opens the evidence of the row. */
export function useRowPointer(list: RowList, selection: RowSelection): RowPointerHandlers {
  const router = useRouter();
  const [menu, setMenu] = useState<RowMenuTarget | null>(null);
  const rowOf = (target: Element): ClaimTableRow | undefined => {
    const rowIndex = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    return rowIndex === undefined ? undefined : list.rowAt(Number(rowIndex));
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rowOf(target);
    if (!row) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (target instanceof HTMLInputElement) selection.toggle(row);
    else if (link && !isModified(event)) {
      event.preventDefault();
      if (link.dataset.evidence) openEvidence(row.id);
      else router.push(link.getAttribute("href") ?? "/");
    } else if (!link && !target.closest("label") && !hasTextSelection()) openEvidence(row.id);
  };
  const onContextMenu = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = rowOf(target);
    // The browser's own menu stays where it has something to offer: on links and on text that is marked.
    if (!row || hasTextSelection() || event.shiftKey || target.closest("a:not([data-evidence])")) return;
    event.preventDefault();
    const cell = target.closest<HTMLElement>("[data-column]");
    const box = (cell ?? target).getBoundingClientRect();
    // Asked for by a key, the event has no place of its own.
    const [x, y] = event.clientX > 0 ? [event.clientX, event.clientY] : [box.left + 12, box.bottom];
    const key = cell?.dataset.column;
    const column = isColumnKey(key) ? key : null;
    runAfterRelease(event, () => setMenu({ row, column, x, y, close: () => setMenu(null) }));
  };
  return { onClick, onContextMenu, menu };
}
