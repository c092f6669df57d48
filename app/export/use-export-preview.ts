import { useQuery } from "@tanstack/react-query";
import { getQueryClient } from "@/app/_ui/query-client";
import type { ExportPreview } from "@/app/export/export-preview";

async function fetchPreview(path: string, signal: AbortSignal): Promise<ExportPreview> {
  const response = await fetch(path, { signal }).catch((error: unknown): never => {
    throw new Error(`The server does not respond: ${error instanceof Error ? error.message : ""}`);
  });
  if (!response.ok) throw new Error((await response.text()).trim());
  return (await response.json()) as ExportPreview;
}

/** Loads the beginning of the exported file whenever the query changes. */
export function useExportPreview(basePath: string, query: string) {
  const path = `${basePath}/preview.json?${query}`;
  return useQuery(
    { queryKey: ["export preview", path], queryFn: ({ signal }) => fetchPreview(path, signal) },
    getQueryClient(),
  );
}
