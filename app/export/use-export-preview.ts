import { useEffect, useState } from "react";
import type { ExportPreview } from "@/app/export/export-preview";

export type ExportPreviewState =
  | { readonly state: "waiting" }
  | { readonly state: "there"; readonly preview: ExportPreview }
  | { readonly state: "refused"; readonly reason: string };

/** Loads the beginning of the exported file whenever the query changes. */
export function useExportPreview(basePath: string, query: string): ExportPreviewState {
  const [result, setResult] = useState<{ query: string; state: ExportPreviewState } | null>(null);
  useEffect(() => {
    const abortController = new AbortController();
    const settle = (state: ExportPreviewState) => setResult({ query, state });
    fetch(`${basePath}/preview.json?${query}`, { signal: abortController.signal })
      .then(async (response) => {
        if (response.ok) settle({ state: "there", preview: (await response.json()) as ExportPreview });
        else settle({ state: "refused", reason: (await response.text()).trim() });
      })
      .catch((error: unknown) => {
        if (!abortController.signal.aborted)
          settle({
            state: "refused",
            reason: `The server does not respond: ${error instanceof Error ? error.message : ""}`,
          });
      });
    return () => abortController.abort();
  }, [basePath, query]);
  return result?.query === query ? result.state : { state: "waiting" };
}
