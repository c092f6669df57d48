import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{bin,eval,lib,sources,extractors,db,exporters,cli,app,bench,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    testTimeout: 60_000,
    // Nearly everything is pure: a process for each of 200 files would take longer than the tests do.
    isolate: false,
    maxWorkers: "100%",
  },
});
