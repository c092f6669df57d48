"use client";

import { useSearchParams } from "next/navigation";

const KEY = "view";

/** Whether the claims stand in the margin: a part of the address, so that a link and a reload keep it. */
export function useMarginView(): readonly [boolean, (on: boolean) => void] {
  const params = useSearchParams();
  const set = (on: boolean) => {
    const next = new URLSearchParams(params);
    if (on) next.set(KEY, "margin");
    else next.delete(KEY);
    const query = next.toString();
    window.history.replaceState(null, "", window.location.pathname + (query ? `?${query}` : ""));
  };
  return [params.get(KEY) === "margin", set];
}
