import { QueryClient } from "@tanstack/react-query";

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The server may run on this machine, which a browser without a network can still reach.
        networkMode: "always",
        // Failures are shown with a button to try again.
        retry: false,
        // Data must not change while the user reads or edits it.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });

let browserClient: QueryClient | undefined;

/**
 * Returns the cache of loaded data: one for the browser tab, a new one on the server, where requests share nothing.
 * Passed to the hooks, so that pages without data to load do not load the library.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createClient();
  browserClient ??= createClient();
  return browserClient;
}
