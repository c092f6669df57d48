"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { type QueryClient, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { getQueryClient } from "@/app/_ui/query-client";
import { buildClaimQuery, type ClaimQuery, formatClaimQuery } from "@/lib/query/claim-query";
import { type ClaimTableRow, toRowsQuery } from "@/lib/query/claim-table-row";

const PAGE_SIZE = buildClaimQuery().per;
/** Pages that are not visible are kept for this time. */
const CACHE_TIME_MS = 2 * 60_000;
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

/** The first rows, which the server sends with the page. */
export interface InitialRows {
  readonly query: ClaimQuery;
  readonly rows: readonly ClaimTableRow[];
  readonly total: number;
  /** Changes with the board. */
  readonly version: string;
}

/** The numbers of the visible pages, from 0, of one list of rows. */
interface VisiblePages {
  readonly rowsKey: string;
  readonly first: number;
  readonly last: number;
}

const listPages = ({ first, last }: VisiblePages) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Returns the pages of a list in the cache after the first, in order. */
const listLoadedPages = (client: QueryClient, rowsKey: string) =>
  client
    .getQueriesData<readonly ClaimTableRow[]>({ queryKey: ["rows", rowsKey] })
    .flatMap(([[, , page], rows]) => (rows ? [{ page: Number(page), rows }] : []))
    .sort((a, b) => a.page - b.page);

/** Provides the rows of a query. The first page comes with the document; others are loaded when they become visible. */
export function useClaimRows({ query, rows: firstPage, total, version }: InitialRows): RowList {
  const client = getQueryClient();
  // Column widths and order do not affect the rows.
  const rowsQueryString = formatClaimQuery(toRowsQuery(query)).toString();
  const rowsKey = `${version}?${rowsQueryString}`;
  const [visible, setVisible] = useState<VisiblePages>({ rowsKey, first: 0, last: 0 });
  const toQueryKey = (page: number) => ["rows", rowsKey, page];
  const results = useQueries(
    {
      queries: (visible.rowsKey === rowsKey ? listPages(visible) : [])
        .filter((page) => page > 0)
        .map((page) => ({
          queryKey: toQueryKey(page),
          queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchPage(query, page, signal),
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: CACHE_TIME_MS,
          notifyOnChangeProps: "all" as const,
        })),
    },
    client,
  );
  const setVisibleLater = useDebouncedCallback(setVisible, FETCH_DELAY_MS);
  const requested = useRef(visible);
  const setVisibleRange = useCallback(
    (from: number, to: number) => {
      const pages = { rowsKey, first: Math.floor(from / PAGE_SIZE), last: Math.floor(to / PAGE_SIZE) };
      const { current } = requested;
      // Scrolling within the same pages must not delay their request.
      if (current.rowsKey === rowsKey && current.first === pages.first && current.last === pages.last) return;
      requested.current = pages;
      setVisibleLater(pages);
    },
    [setVisibleLater, rowsKey],
  );
  const getPage = (page: number) =>
    page === 0 ? firstPage : client.getQueryData<readonly ClaimTableRow[]>(toQueryKey(page));
  const loadedPages = listLoadedPages(client, rowsKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows of a page do not change
  const loadedRows = useMemo(
    () => [...firstPage, ...loadedPages.flatMap(({ rows }) => rows)],
    [firstPage, rowsKey, loadedPages.map(({ page }) => page).join()],
  );
  const listLoadedIndices = () =>
    [{ page: 0, rows: firstPage }, ...loadedPages].flatMap(({ page, rows }) =>
      rows.map((_, offset) => page * PAGE_SIZE + offset),
    );
  return {
    rowsQueryString,
    total,
    rowAt: (index) => getPage(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE],
    loadedRows,
    listLoadedIndices,
    setVisibleRange,
    failed: results.some(({ isError }) => isError),
    retryFailed: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
