import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { writeLexicon } from "./scripts/build-lexicon.mjs";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** Policy of files and data, which run no scripts. proxy.ts replaces it for pages. */
const policy = "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

const headers = [
  { key: "Content-Security-Policy", value: policy },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
];

/** Public addresses of exported files and their paths below app/export; the first match applies. */
const exportAddresses = [
  ["/claims.atom", "claims/atom"],
  ["/claims.meta.json", "claims/meta"],
  ["/claims/preview.json", "claims/preview"],
  ["/claims.:format(\\w{1,20})", "claims/:format"],
  ["/compare/claims.meta.json", "compare/meta"],
  ["/compare/preview.json", "compare/preview"],
  ["/compare/claims.:format(\\w{1,20})", "compare/:format"],
  ["/:table(benchmarks|models|papers|imports|results).:format(csv|json)", ":table/:format"],
  ["/imports/issues.csv", "issues/csv"],
];

/** @type {import("next").NextConfig} */
const config = {
  // Version in exports, fixed at build time.
  env: { PROGRAM_VERSION: version },
  // `npm test` and `npm run types` check them; the build would take ten seconds more.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  devIndicators: false,
  experimental: {
    optimizePackageImports: ["@mantine/core", "@mantine/hooks", "@primer/octicons-react"],
    // Above MAX_UPLOAD_BYTES: where the proxy runs, Next silently truncates longer bodies.
    proxyClientMaxBodySize: 65 * 1024 * 1024,
  },
  headers: async () => [{ source: "/:path*", headers }],
  rewrites: async () => [
    // Browsers request it by this name before they know the icon that the page names.
    { source: "/favicon.ico", destination: "/icon.svg" },
    ...exportAddresses.map(([source, path]) => ({ source, destination: `/export/${path}` })),
  ],
};

/** The lexicon is part of what is built; a server that runs what was built does not read it. */
export default function getConfig(/** @type {string} */ phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) writeLexicon(fileURLToPath(new URL(".", import.meta.url)));
  return config;
}
