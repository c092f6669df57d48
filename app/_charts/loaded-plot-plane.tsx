"use client";

import { useQuery } from "@tanstack/react-query";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { ErrorMessage } from "@/app/_ui/error-message";
import { getQueryClient } from "@/app/_ui/query-client";
import type { Plot } from "@/lib/charts/plot";
import { PlotPlane } from "./plot-plane";

/** Loads a plot as JSON from an address and draws it. */
export function LoadedPlotPlane({ src }: { readonly src: string }) {
  const { data, error } = useQuery(
    {
      queryKey: ["plot", src],
      queryFn: async ({ signal }) => (await (await fetchOrThrow(src, { signal })).json()) as Plot,
    },
    getQueryClient(),
  );
  return data ? (
    <PlotPlane plot={data} />
  ) : (
    <ErrorMessage message={error && `The plot could not be loaded: ${error.message}`} />
  );
}
