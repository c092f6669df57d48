"use client";

import { useSearchParams } from "next/navigation";

const VIEW_PARAMETER = "view";

/** Whether the claims stand in the margin: a part of the address, so that a link and a reload keep it. */
export function useSentenceView(): readonly [boolean, (on: boolean) => void] {
  const params = useSearchParams();
  const setSentenceView = (on: boolean) => {
    const next = new URLSearchParams(params);
    if (on) next.set(VIEW_PARAMETER, "margin");
    else next.delete(VIEW_PARAMETER);
    const query = next.toString();
    window.history.replaceState(null, "", window.location.pathname + (query ? `?${query}` : ""));
  };
  return [params.get(VIEW_PARAMETER) === "margin", setSentenceView];
}
