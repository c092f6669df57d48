import { test as base, expect } from "playwright/test";
import { claimboard, SAMPLES, type Server, serve, temporaryFolder } from "./program";

/** What the tests use of a line of an NDJSON export. */
export interface ExportedClaim {
  readonly id: string;
  readonly paper_id: string;
  readonly paper_title: string;
  readonly arxiv_id: string | null;
  readonly published: string | null;
  readonly sentence: string;
  readonly model: string | null;
  readonly size_b: number | null;
  readonly benchmarks: readonly string[];
  readonly aggregate: boolean;
  readonly metric: string | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly unit: string | null;
  readonly gain: number | null;
  readonly spans: Record<string, [number, number]>;
}

interface Board {
  readonly url: string;
  readonly db: string;
  /** All claims of it, as `claimboard export` gives them. */
  readonly claims: readonly ExportedClaim[];
}

/** A board with the given files, an empty one without any, on a free port, with a database of its own. */
export async function openBoard(files: readonly string[]): Promise<Board & { close: () => Promise<void> }> {
  const folder = temporaryFolder();
  const db = `${folder.path}/board.db`;
  const imported = files.length === 0 ? null : await claimboard(["import", "--db", db, ...files]);
  expect(imported?.code ?? 0, imported?.stderr).toBe(0);
  const exported = await claimboard(["export", "--db", db, "--to", "ndjson"]);
  const claims = exported.stdout
    .split("\n")
    .filter(Boolean)
    .map((line): ExportedClaim => JSON.parse(line));
  const server: Server = await serve(["--db", db, "--port", "0"]);
  const close = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  return { url: server.url, db, claims, close };
}

/**
 * Tests of the dashboard over the bundled samples. Every one of them fails on an error in the browser's console,
 * on an exception in a page and on an answer of the server that says failure.
 */
export const test = base.extend<{ faults: string[] }, { board: Board }>({
  board: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const { close, ...board } = await openBoard(SAMPLES);
      await use(board);
      await close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ board }, use) => use(board.url),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
