"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { openEvidence } from "@/app/_ui/open-evidence";
import { type ColumnKey, isColumnKey } from "@/lib/claim/columns";
import type { ClaimTableRow } from "@/lib/query/claim-table-row";
import type { RowList } from "./use-claim-rows";
import type { RowSelection } from "./use-row-selection";

/** Target and position of the context menu. */
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

const hasTextSelection = (): boolean => (window.getSelection()?.toString() ?? "") !== "";
const isModified = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0;

/** Some systems send the event while the button is pressed; its release would close an open popover. */
function runAfterRelease({ buttons }: MouseEvent, open: () => void): void {
  if (buttons === 0) open();
  else window.addEventListener("pointerup", () => setTimeout(open), { once: true });
}

/** Click handlers of the table: links navigate, checkboxes select, other clicks open the evidence of the row. */
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
    // Keep the menu of the browser on links and selected text.
    if (!row || hasTextSelection() || event.shiftKey || target.closest("a:not([data-evidence])")) return;
    event.preventDefault();
    const cell = target.closest<HTMLElement>("[data-column]");
    const box = (cell ?? target).getBoundingClientRect();
    // Events from the keyboard have no position.
    const [x, y] = event.clientX > 0 ? [event.clientX, event.clientY] : [box.left + 12, box.bottom];
    const key = cell?.dataset.column ?? "";
    const column = isColumnKey(key) ? key : null;
    runAfterRelease(event, () => setMenu({ row, column, x, y, close: () => setMenu(null) }));
  };
  return { onClick, onContextMenu, menu };
}
