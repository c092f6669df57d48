import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { test as base, expect } from "playwright/test";
import { claimboard, SAMPLES, serve, temporaryFolder } from "./program";

/** Fields of an NDJSON export that the tests use. */
export interface ExportedClaim {
  readonly id: string;
  readonly paper_id: string;
  readonly paper_title: string;
  readonly arxiv_id: string | null;
  readonly source: string;
  readonly published: string | null;
  readonly sentence: string;
  readonly model: string | null;
  readonly model_id: string | null;
  readonly system: string | null;
  readonly scope: string | null;
  readonly size_b: number | null;
  readonly benchmarks: readonly string[];
  readonly aggregate: boolean;
  readonly metric: string | null;
  readonly metric_id: string | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly unit: string | null;
  readonly gain: number | null;
  readonly qualifier: string | null;
  readonly spans: Record<string, [number, number]>;
}

interface Board {
  readonly url: string;
  readonly db: string;
}

interface OpenBoard extends Board {
  readonly close: () => Promise<void>;
}

interface SampleBoard extends Board {
  /** All its claims, as exported by `claimboard export`. */
  readonly claims: readonly ExportedClaim[];
}

/** Returns all claims of a database, as exported by `claimboard export`. */
export async function exportClaims(db: string): Promise<ExportedClaim[]> {
  const { stdout } = await claimboard(["export", "--db", db, "--to", "ndjson"]);
  const lines = stdout.split("\n").filter(Boolean);
  return lines.map((line): ExportedClaim => JSON.parse(line));
}

export async function importInto(db: string, files: readonly string[]): Promise<void> {
  const { code, stderr } = await claimboard(["import", "--db", db, ...files]);
  expect(code, stderr).toBe(0);
}

/** Starts a server on a free port with a separate database, empty by default. */
export async function openBoard(fill?: (db: string) => unknown): Promise<OpenBoard> {
  const folder = temporaryFolder();
  const db = `${folder.path}/board.db`;
  await fill?.(db);
  const server = await serve(["--db", db, "--port", "0"]);
  const close = async (): Promise<void> => {
    await server.stop();
    folder.remove();
  };
  return { url: server.url, db, close };
}

/** Shared state, created once from the samples before the first test. */
interface SampleFixtures {
  /** Template database: only copied, never opened. */
  readonly templateDb: string;
  /** The server of all read-only tests, and a file with its claims. */
  readonly sharedBoard: Board;
  readonly claimsFile: string;
}

const getSampleFixtures = (): SampleFixtures => JSON.parse(process.env.E2E_SAMPLES ?? "{}");

/** Imports the samples, serves them and publishes the address to the tests. Returns the function that stops the server. */
export async function createSampleFixtures(): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const [imported, claims] = [`${folder.path}/samples.db`, `${folder.path}/claims.json`];
  await importInto(imported, SAMPLES);
  const { close, ...shared } = await openBoard((db) => copyFileSync(imported, db));
  writeFileSync(claims, JSON.stringify(await exportClaims(shared.db)));
  process.env.E2E_SAMPLES = JSON.stringify({
    templateDb: imported,
    sharedBoard: shared,
    claimsFile: claims,
  } satisfies SampleFixtures);
  return async () => {
    await close();
    folder.remove();
  };
}

const readSampleClaims = (): SampleBoard["claims"] => JSON.parse(readFileSync(getSampleFixtures().claimsFile, "utf8"));

/** Starts another server with the samples, for tests that change data. */
export async function openSampleBoard(): Promise<SampleBoard & OpenBoard> {
  const board = await openBoard((db) => copyFileSync(getSampleFixtures().templateDb, db));
  return { ...board, claims: readSampleClaims() };
}

/**
 * Read-only tests of the dashboard with the bundled samples. They share one server, which the global set-up starts.
 * Every test fails on an error in the browser console, on an exception in a page and on an HTTP error status.
 */
export const test = base.extend<{ faults: string[] }, { board: SampleBoard }>({
  board: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      await use({ ...getSampleFixtures().sharedBoard, claims: readSampleClaims() });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ board }, use) => use(board.url),
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const faults: string[] = [];
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  // Not in `faults`, which every test has: a window is opened only for tests that use a page.
  page: async ({ page, faults }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
  },
});

export { expect };
