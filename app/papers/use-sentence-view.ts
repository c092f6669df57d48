"use client";

import { useSearchParams } from "next/navigation";

const VIEW_PARAMETER = "view";

/** Whether the abstract is shown by sentence. Stored in the address, so that links and reloads keep it. */
export function useSentenceView(): readonly [boolean, (isSentenceView: boolean) => void] {
  const params = useSearchParams();
  const setSentenceView = (isSentenceView: boolean) => {
    const next = new URLSearchParams(params);
    if (isSentenceView) next.set(VIEW_PARAMETER, "margin");
    else next.delete(VIEW_PARAMETER);
    const query = next.toString();
    window.history.replaceState(null, "", window.location.pathname + (query ? `?${query}` : ""));
  };
  return [params.get(VIEW_PARAMETER) === "margin", setSentenceView];
}
