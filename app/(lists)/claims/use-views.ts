"use client";

import { useCallback, useEffect, useState } from "react";
import type { SavedView } from "@/lib/saved-view";

/** The views of the board, and what can be done with them. */
export interface Views {
  /** Null until they have been read. */
  readonly views: readonly SavedView[] | null;
  readonly error: string | null;
  /** Each says whether it was done. */
  readonly save: (view: SavedView) => Promise<boolean>;
  readonly rename: (view: SavedView, name: string) => Promise<boolean>;
  readonly remove: (view: SavedView) => Promise<boolean>;
}

interface Answer {
  readonly views?: readonly SavedView[];
  readonly error?: string;
}

export function useViews(): Views {
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ask = useCallback(async (path: string, init?: RequestInit): Promise<boolean> => {
    const answer: Answer = await fetch(path, init)
      .then((response) => response.json())
      .catch(() => ({ error: "the server does not answer" }));
    if (answer.views) setViews(answer.views);
    setError(answer.error ?? null);
    return answer.error === undefined;
  }, []);
  useEffect(() => {
    void ask("/views.json");
  }, [ask]);
  const post = (path: string, view: SavedView) =>
    ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(view) });
  const named = (name: string) => `/views.json?${new URLSearchParams({ name })}`;
  return {
    views,
    error,
    save: (view) => post("/views.json", view),
    rename: (view, name) => post(named(view.name), { ...view, name }),
    remove: ({ name }) => ask(named(name), { method: "DELETE" }),
  };
}
