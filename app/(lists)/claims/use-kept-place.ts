"use client";

import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect } from "react";
import { historyEntry, keepInSession, readSession } from "@/app/_components/window-session";

/** Where somebody was in a table. */
interface Place {
  /** Of the rows: in another list the same number is another row. */
  readonly address: string;
  /** The row below the headings. */
  readonly row: number;
}

const KEY = "claims-places";

let known: Record<string, Place> | null = null;

/** By the entries of this window's history, so that Back finds its own and a link begins at the top. */
function places(): Record<string, Place> {
  known ??= readSession<Record<string, Place>>(KEY) ?? {};
  return known;
}

type Rows = Virtualizer<HTMLElement, Element>;

/** Other rows start at the top; those that one comes back to, by Back or a reload, where one left them. */
export function useKeptPlace(rows: Rows, address: string, scroller: HTMLElement | null, rowHeight: number): void {
  useEffect(() => {
    if (scroller === null) return;
    const place = places()[historyEntry()];
    rows.scrollToIndex(place?.address === address ? place.row : 0, { align: "start" });
    const keep = () => {
      places()[historyEntry()] = { address, row: Math.round(scroller.scrollTop / rowHeight) };
    };
    // The evidence opens as an entry of its own above the same rows.
    const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === "push") keep();
    };
    const onHide = () => keepInSession(KEY, places());
    scroller.addEventListener("scroll", keep, { passive: true });
    window.navigation?.addEventListener("currententrychange", onEntry);
    window.addEventListener("pagehide", onHide);
    return () => {
      scroller.removeEventListener("scroll", keep);
      window.navigation?.removeEventListener("currententrychange", onEntry);
      window.removeEventListener("pagehide", onHide);
    };
  }, [rows, address, scroller, rowHeight]);
}
