"use client";

import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import { getHistoryEntryKey, readSessionValue, saveSessionValue } from "@/app/_ui/session-storage";

/** Where somebody was in a table. */
interface ScrollPosition {
  /** Of the rows: in another list the same number is another row. */
  readonly rowsQueryString: string;
  /** The row below the headings. */
  readonly row: number;
}

const STORAGE_KEY = "claims-places";

let cachedPositions: Record<string, ScrollPosition> | null = null;

/** By the entries of this window's history, so that Back finds its own and a link begins at the top. */
function readPositions(): Record<string, ScrollPosition> {
  cachedPositions ??= readSessionValue<Record<string, ScrollPosition>>(STORAGE_KEY) ?? {};
  return cachedPositions;
}

type RowVirtualizer = Virtualizer<HTMLElement, Element>;

/** Other rows start at the top; those that one comes back to, by Back or a reload, where one left them. */
export function useScrollRestoration(
  virtualizer: RowVirtualizer,
  rowsQueryString: string,
  scroller: HTMLElement | null,
  rowHeight: number,
): void {
  useEffect(() => {
    if (scroller === null) return;
    const position = readPositions()[getHistoryEntryKey()];
    virtualizer.scrollToIndex(position?.rowsQueryString === rowsQueryString ? position.row : 0, { align: "start" });
    const savePosition = () => {
      readPositions()[getHistoryEntryKey()] = { rowsQueryString, row: Math.round(scroller.scrollTop / rowHeight) };
    };
    // The evidence opens as an entry of its own above the same rows.
    const onHistoryEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === "push") savePosition();
    };
    const onHide = () => saveSessionValue(STORAGE_KEY, readPositions());
    scroller.addEventListener("scroll", savePosition, { passive: true });
    window.navigation?.addEventListener("currententrychange", onHistoryEntry);
    window.addEventListener("pagehide", onHide);
    return () => {
      scroller.removeEventListener("scroll", savePosition);
      window.navigation?.removeEventListener("currententrychange", onHistoryEntry);
      window.removeEventListener("pagehide", onHide);
    };
  }, [virtualizer, rowsQueryString, scroller, rowHeight]);
}
