"use client";

import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import { getHistoryEntryKey, readSessionValue, saveSessionValue } from "@/app/_ui/session-storage";

/** A scroll position in the table. */
interface ScrollPosition {
  /** Identifies the list of rows that the index refers to. */
  readonly rowsQueryString: string;
  /** Index of the first visible row. */
  readonly row: number;
}

const STORAGE_KEY = "claims-places";

let cachedPositions: Record<string, ScrollPosition> | null = null;

/** Reads the positions by history entry, so that Back restores them and new links start at the top. */
function readPositions(): Record<string, ScrollPosition> {
  cachedPositions ??= readSessionValue<Record<string, ScrollPosition>>(STORAGE_KEY) ?? {};
  return cachedPositions;
}

type RowVirtualizer = Virtualizer<HTMLElement, Element>;

/** Restores the scroll position after Back or a reload; other lists start at the top. */
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
    // Opening the evidence adds a history entry with the same rows.
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
