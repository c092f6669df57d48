"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { type ClaimTableRow, toRowsQuery } from "@/lib/query/claim-table-row";

const PAGE_SIZE = buildClaimQuery().per;
/** Pages kept; those farthest from what is in sight go first. */
const MAX_CACHED_PAGES = 80;
/** What one scrolls past in less than this is not asked for. */
const FETCH_DELAY_MS = 50;

/** The rows of a view, of which any part may be read. */
export interface RowList {
  /** The query as far as the rows depend on it. */
  readonly rowsQueryString: string;
  readonly total: number;
  /** The row at a place, or undefined while it has not been read. */
  readonly rowAt: (index: number) => ClaimTableRow | undefined;
  /** Places of the rows that have been read. */
  readonly listLoadedIndices: () => readonly number[];
  /** Says which rows are in sight, so that they are read. */
  readonly setVisibleRange: (first: number, last: number) => void;
  readonly failed: boolean;
  readonly retryFailed: () => void;
}

async function fetchPage(query: ClaimQuery, page: number, signal: AbortSignal): Promise<readonly ClaimTableRow[]> {
  const params = formatClaimQuery(buildClaimQuery({ ...query, page: page + 1 }));
  const response = await fetch(`/claims/rows.json?${params}`, { signal });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return ((await response.json()) as { rows: ClaimTableRow[] }).rows;
}

/** Pages of rows by their number from 0, and those that are under way. */
interface PageCache {
  readonly pages: Map<number, readonly ClaimTableRow[]>;
  readonly pendingPages: Set<number>;
  abortController: AbortController;
}

function evictFarPages({ pages }: PageCache, currentPage: number): void {
  const far = [...pages.keys()].sort((a, b) => Math.abs(b - currentPage) - Math.abs(a - currentPage));
  for (const page of far.slice(0, Math.max(0, pages.size - MAX_CACHED_PAGES))) pages.delete(page);
}

/** What the server sent along with the page. */
export interface InitialRows {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimTableRow[];
  readonly total: number;
  /** Another one when the board has changed. */
  readonly version: string;
}

/** The first page comes with the page itself, the others when they come into sight. */
export function useClaimRows({ query, rows: firstPage, total, version }: InitialRows): RowList {
  // Widths and the order of columns are no reason to read anything again.
  const rowsQueryString = formatClaimQuery(toRowsQuery(query)).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another query, or of a board that has changed, are kept apart
  const cache = useMemo<PageCache>(
    () => ({ pages: new Map([[0, firstPage]]), pendingPages: new Set(), abortController: new AbortController() }),
    [rowsQueryString, version],
  );
  const [, redraw] = useState(0);
  // What failed for one store says nothing of another, which may have no more to read.
  const [failed, setFailed] = useState<PageCache | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visibleRange = useRef<readonly [number, number]>([0, 0]);
  useEffect(() => {
    // A new one, because an effect may run again after its end, as it does while one develops.
    cache.abortController = new AbortController();
    return () => cache.abortController.abort();
  }, [cache]);
  const fetchVisiblePages = useCallback(() => {
    const [from, to] = visibleRange.current.map((index) => Math.floor(index / PAGE_SIZE)) as [number, number];
    const { signal } = cache.abortController;
    for (let page = from; page <= to; page++) {
      if (cache.pages.has(page) || cache.pendingPages.has(page)) continue;
      cache.pendingPages.add(page);
      fetchPage(query, page, signal)
        .then((rows) => {
          cache.pages.set(page, rows);
          evictFarPages(cache, page);
          setFailed(null);
        })
        .catch(() => signal.aborted || setFailed(cache))
        .finally(() => {
          cache.pendingPages.delete(page);
          redraw((count) => count + 1);
        });
    }
  }, [cache, query]);
  const setVisibleRange = useCallback(
    (from: number, to: number) => {
      visibleRange.current = [from, to];
      clearTimeout(timer.current);
      timer.current = setTimeout(fetchVisiblePages, FETCH_DELAY_MS);
    },
    [fetchVisiblePages],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const rowAt = (index: number) => cache.pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
  const listLoadedIndices = () =>
    [...cache.pages]
      .sort(([a], [b]) => a - b)
      .flatMap(([page, rows]) => rows.map((_, offset) => page * PAGE_SIZE + offset));
  return {
    rowsQueryString,
    total,
    rowAt,
    listLoadedIndices,
    setVisibleRange,
    failed: failed === cache,
    retryFailed: fetchVisiblePages,
  };
}
