import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { writeLexicon } from "./scripts/build-lexicon.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
writeLexicon(root);

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    include: [
      "{bin,eval,lib,sources,extractors,lexicon,db,exporters,cli,app,bench,fuzz,scripts,server}/**/*.test.{ts,tsx}",
    ],
    environment: "node",
    setupFiles: ["app/_data/fixtures/async-local-storage.ts"],
    // The driver reads it once in each process, which a worker thread of an earlier test may cause (db/open-immutable.ts).
    env: { SQLITE_USE_URI: "1" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Nearly everything is pure: a process for each of 200 files would take longer than the tests do.
    isolate: false,
    maxWorkers: "100%",
  },
});
