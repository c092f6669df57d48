"use client";

import { useCallback, useEffect, useState } from "react";
import { findView, type SavedView } from "@/lib/query/saved-view";

/** The saved views of the board and their actions. */
export interface SavedViews {
  /** Null until loaded. */
  readonly views: readonly SavedView[] | null;
  readonly error: string | null;
  /** Resolves to false if it failed; likewise `rename`. */
  readonly save: (view: SavedView) => Promise<boolean>;
  readonly rename: (view: SavedView, name: string) => Promise<boolean>;
  /** Resolves to the deleted view; null if none was deleted. */
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
    const response: ViewsResponse = await fetch(path, init)
      .then((result) => result.json())
      .catch(() => ({ error: "the server does not respond" }));
    if (response.views) setViews(response.views);
    setError(response.error ?? null);
    return response;
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
      // Sends the known version, so that a view that somebody else saved under this name is not overwritten.
      const seen = views && { seen: findView(views, view.name)?.query ?? null };
      return saveRequest("POST", "/views.json", { ...view, ...seen });
    },
    rename: (view, name) => saveRequest("PATCH", toViewUrl(view.name), { name }),
    remove: async ({ name }) => (await request(toViewUrl(name), { method: "DELETE" })).deleted ?? null,
  };
}
