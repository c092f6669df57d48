"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ClaimQuery, claimQuery, formatClaimQuery } from "@/lib/claim-query";
import { type ClaimRow, rowsQuery } from "@/lib/claim-row";

const PER = claimQuery().per;
/** Pages kept; those farthest from what is in sight go first. */
const MOST_PAGES = 80;
/** What one scrolls past in less than this is not asked for. */
const PAUSE_MS = 50;

/** The rows of a view, of which any part may be read. */
export interface RowList {
  /** The query as far as the rows depend on it. */
  readonly address: string;
  readonly total: number;
  /** The row at a place, or undefined while it has not been read. */
  readonly at: (index: number) => ClaimRow | undefined;
  /** Places of the rows that have been read. */
  readonly loaded: () => readonly number[];
  /** Says which rows are in sight, so that they are read. */
  readonly show: (first: number, last: number) => void;
  readonly failed: boolean;
  readonly retry: () => void;
}

async function fetchPage(query: ClaimQuery, page: number, signal: AbortSignal): Promise<readonly ClaimRow[]> {
  const params = formatClaimQuery(claimQuery({ ...query, page: page + 1 }));
  const response = await fetch(`/claims/rows.json?${params}`, { signal });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return ((await response.json()) as { rows: ClaimRow[] }).rows;
}

/** Pages of rows by their number from 0, and those that are under way. */
interface Store {
  readonly pages: Map<number, readonly ClaimRow[]>;
  readonly asked: Set<number>;
  control: AbortController;
}

function forgetFarPages({ pages }: Store, near: number): void {
  const far = [...pages.keys()].sort((a, b) => Math.abs(b - near) - Math.abs(a - near));
  for (const page of far.slice(0, Math.max(0, pages.size - MOST_PAGES))) pages.delete(page);
}

/** What the server sent along with the page. */
export interface Answer {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimRow[];
  readonly total: number;
  /** Another one when the board has changed. */
  readonly version: string;
}

/** The first page comes with the page itself, the others when they come into sight. */
export function useClaimRows({ query, rows: first, total, version }: Answer): RowList {
  // Widths and the order of columns are no reason to read anything again.
  const address = formatClaimQuery(rowsQuery(query)).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another query, or of a board that has changed, are kept apart
  const store = useMemo<Store>(
    () => ({ pages: new Map([[0, first]]), asked: new Set(), control: new AbortController() }),
    [address, version],
  );
  const [, redraw] = useState(0);
  // What failed for one store says nothing of another, which may have no more to read.
  const [failed, setFailed] = useState<Store | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seen = useRef<readonly [number, number]>([0, 0]);
  useEffect(() => {
    // A new one, because an effect may run again after its end, as it does while one develops.
    store.control = new AbortController();
    return () => store.control.abort();
  }, [store]);
  const read = useCallback(() => {
    const [from, to] = seen.current.map((index) => Math.floor(index / PER)) as [number, number];
    const { signal } = store.control;
    for (let page = from; page <= to; page++) {
      if (store.pages.has(page) || store.asked.has(page)) continue;
      store.asked.add(page);
      fetchPage(query, page, signal)
        .then((rows) => {
          store.pages.set(page, rows);
          forgetFarPages(store, page);
          setFailed(null);
        })
        .catch(() => signal.aborted || setFailed(store))
        .finally(() => {
          store.asked.delete(page);
          redraw((count) => count + 1);
        });
    }
  }, [store, query]);
  const show = useCallback(
    (from: number, to: number) => {
      seen.current = [from, to];
      clearTimeout(timer.current);
      timer.current = setTimeout(read, PAUSE_MS);
    },
    [read],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const at = (index: number) => store.pages.get(Math.floor(index / PER))?.[index % PER];
  const loaded = () =>
    [...store.pages].sort(([a], [b]) => a - b).flatMap(([page, rows]) => rows.map((_, place) => page * PER + place));
  return { address, total, at, loaded, show, failed: failed === store, retry: read };
}
