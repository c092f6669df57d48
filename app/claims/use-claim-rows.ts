"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { type ClaimTableRow, toRowsQuery } from "@/lib/query/claim-table-row";

const PAGE_SIZE = buildClaimQuery().per;
/** Maximum number of cached pages; those farthest from the visible rows are evicted first. */
const MAX_CACHED_PAGES = 80;
/** Pages that are scrolled past faster than this are not fetched. */
const FETCH_DELAY_MS = 50;

/** The rows of a query, loaded by page. */
export interface RowList {
  /** The part of the query that determines the rows. */
  readonly rowsQueryString: string;
  readonly total: number;
  /** Returns the row at an index; undefined if it is not loaded. */
  readonly rowAt: (index: number) => ClaimTableRow | undefined;
  /** The loaded rows, in order. */
  readonly loadedRows: readonly ClaimTableRow[];
  /** Returns the indices of the loaded rows. */
  readonly listLoadedIndices: () => readonly number[];
  /** Sets the visible rows, so that they are loaded. */
  readonly setVisibleRange: (first: number, last: number) => void;
  readonly failed: boolean;
  readonly retryFailed: () => void;
}

async function fetchPage(query: ClaimQuery, page: number, signal: AbortSignal): Promise<readonly ClaimTableRow[]> {
  const params = formatClaimQuery(buildClaimQuery({ ...query, page: page + 1 }));
  const response = await fetch(`/claims/rows.json?${params}`, { signal });
  if (!response.ok) throw new Error(`the server responded with status ${response.status}`);
  return ((await response.json()) as { rows: ClaimTableRow[] }).rows;
}

/** Loaded pages by number from 0, and pages that are being loaded. */
interface PageCache {
  readonly pages: Map<number, readonly ClaimTableRow[]>;
  readonly pendingPages: Set<number>;
  abortController: AbortController;
}

function evictFarPages({ pages }: PageCache, currentPage: number): void {
  const far = [...pages.keys()].sort((a, b) => Math.abs(b - currentPage) - Math.abs(a - currentPage));
  for (const page of far.slice(0, Math.max(0, pages.size - MAX_CACHED_PAGES))) pages.delete(page);
}

/** The first rows, which the server sends with the page. */
export interface InitialRows {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimTableRow[];
  readonly total: number;
  /** Changes with the board. */
  readonly version: string;
}

/** Provides the rows of a query. The first page comes with the document; others are loaded when they become visible. */
export function useClaimRows({ query, rows: firstPage, total, version }: InitialRows): RowList {
  // Column widths and order do not affect the rows.
  const rowsQueryString = formatClaimQuery(toRowsQuery(query)).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query or a changed board needs a new cache
  const cache = useMemo<PageCache>(
    () => ({ pages: new Map([[0, firstPage]]), pendingPages: new Set(), abortController: new AbortController() }),
    [rowsQueryString, version],
  );
  const [loadCount, rerender] = useState(0);
  // A failure belongs to one cache, not to the one of a later query.
  const [failed, setFailed] = useState<PageCache | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visibleRange = useRef<readonly [number, number]>([0, 0]);
  useEffect(() => {
    // In development, effects run twice, so the controller may be aborted already.
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
          rerender((count) => count + 1);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache changes with the number of loaded pages
  const loadedRows = useMemo(
    () => [...cache.pages].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows),
    [cache, loadCount],
  );
  const rowAt = (index: number) => cache.pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE];
  const listLoadedIndices = () =>
    [...cache.pages]
      .sort(([a], [b]) => a - b)
      .flatMap(([page, rows]) => rows.map((_, offset) => page * PAGE_SIZE + offset));
  return {
    rowsQueryString,
    total,
    loadedRows,
    rowAt,
    listLoadedIndices,
    setVisibleRange,
    failed: failed === cache,
    retryFailed: fetchVisiblePages,
  };
}
