"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type ClaimQuery, claimQuery, formatClaimQuery } from "@/lib/claim-query";
import type { ClaimRow } from "@/lib/claim-row";

interface Loaded {
  readonly address: string;
  readonly rows: readonly ClaimRow[];
}

/** The rows read so far, and how to read on. */
export interface RowList {
  readonly rows: readonly ClaimRow[];
  readonly failed: boolean;
  readonly more: () => void;
}

async function fetchPage(query: ClaimQuery, page: number): Promise<ClaimRow[]> {
  const params = formatClaimQuery(claimQuery({ ...query, page }));
  const response = await fetch(`/claims/rows.json?${params}`);
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  const body = (await response.json()) as { rows: ClaimRow[] };
  return body.rows;
}

/** The rows of a view: the first page comes with the page itself, the others as one scrolls. */
export function useClaimRows(query: ClaimQuery, first: readonly ClaimRow[], total: number): RowList {
  const address = formatClaimQuery(query).toString();
  const [loaded, setLoaded] = useState<Loaded>({ address, rows: first });
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  useEffect(() => {
    setLoaded({ address, rows: first });
    setFailed(false);
  }, [address, first]);
  const rows = loaded.address === address ? loaded.rows : first;
  const more = useCallback(() => {
    if (busy.current || rows.length >= total) return;
    busy.current = true;
    setFailed(false);
    const page = Math.floor(rows.length / claimQuery().per) + 1;
    fetchPage(query, page)
      .then((next) => {
        setLoaded((now) => (now.address === address ? { address, rows: [...rows, ...next] } : now));
      })
      .catch(() => setFailed(true))
      .finally(() => {
        busy.current = false;
      });
  }, [address, query, rows, total]);
  return { rows, failed, more };
}
