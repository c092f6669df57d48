"use client";

import { useCallback, useEffect, useState } from "react";
import { findView, type SavedView } from "@/lib/query/saved-view";

/** The views of the board, and what can be done with them. */
export interface SavedViews {
  /** Null until they have been read. */
  readonly views: readonly SavedView[] | null;
  readonly error: string | null;
  /** These say whether it was done. */
  readonly save: (view: SavedView) => Promise<boolean>;
  readonly rename: (view: SavedView, name: string) => Promise<boolean>;
  /** Gives what was deleted, as the board had it; null where nothing was. */
  readonly remove: (view: SavedView) => Promise<SavedView | null>;
}

interface ViewsResponse {
  readonly views?: readonly SavedView[];
  readonly deleted?: SavedView;
  readonly error?: string;
}

export function useSavedViews(): SavedViews {
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const request = useCallback(async (path: string, init?: RequestInit): Promise<ViewsResponse> => {
    const answer: ViewsResponse = await fetch(path, init)
      .then((response) => response.json())
      .catch(() => ({ error: "the server does not answer" }));
    if (answer.views) setViews(answer.views);
    setError(answer.error ?? null);
    return answer;
  }, []);
  useEffect(() => {
    void request("/views.json");
  }, [request]);
  const saveRequest = async (
    method: "POST" | "PATCH",
    path: string,
    body: SavedView | { readonly name: string },
  ): Promise<boolean> => {
    const headers = { "Content-Type": "application/json" };
    const { error } = await request(path, { method, headers, body: JSON.stringify(body) });
    return error === undefined;
  };
  const toViewUrl = (name: string) => `/views.json?${new URLSearchParams({ name })}`;
  return {
    views,
    error,
    save: (view) => {
      // Where somebody else has kept another view under the name meanwhile, that one stays.
      const seen = views && { seen: findView(views, view.name)?.query ?? null };
      return saveRequest("POST", "/views.json", { ...view, ...seen });
    },
    rename: (view, name) => saveRequest("PATCH", toViewUrl(view.name), { name }),
    remove: async ({ name }) => (await request(toViewUrl(name), { method: "DELETE" })).deleted ?? null,
  };
}
