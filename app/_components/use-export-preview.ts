import { useEffect, useState } from "react";
import type { Preview } from "@/app/_data/preview";

export type PreviewState =
  | { readonly state: "waiting" }
  | { readonly state: "there"; readonly preview: Preview }
  | { readonly state: "refused"; readonly reason: string };

/** The beginning of the file that a query gives, asked of the server whenever the query changes. */
export function useExportPreview(folder: string, query: string): PreviewState {
  const [answer, setAnswer] = useState<{ query: string; state: PreviewState } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (state: PreviewState) => setAnswer({ query, state });
    fetch(`${folder}/preview.json?${query}`, { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) settle({ state: "there", preview: (await response.json()) as Preview });
        else settle({ state: "refused", reason: (await response.text()).trim() });
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted)
          settle({
            state: "refused",
            reason: `The server does not answer: ${error instanceof Error ? error.message : ""}`,
          });
      });
    return () => leaving.abort();
  }, [folder, query]);
  return answer?.query === query ? answer.state : { state: "waiting" };
}
