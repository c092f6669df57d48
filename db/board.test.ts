import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { board, boardFile } from "./board";
import { testExtractor, testPaper } from "./fixtures/board";
import { importPapers } from "./import";
import { closeDb, openDb } from "./open";
import { boardStats } from "./queries/board-stats";

afterEach(() => vi.unstubAllEnvs());

describe("board", () => {
  it("makes the database that the environment names, opens it once, and sees what comes in", async () => {
    const folder = mkdtempSync(join(tmpdir(), "claimboard-"));
    vi.stubEnv("CLAIMBOARD_DB", join(folder, "deep", "board.db"));
    expect(boardStats(board()).papers).toBe(0);
    expect(board()).toBe(board());
    const writer = openDb(boardFile());
    await importPapers(writer, [{ paper: testPaper() }], { extractor: testExtractor() });
    expect(boardStats(board()).papers).toBe(1);
    closeDb(writer);
    closeDb(board());
    rmSync(folder, { recursive: true, force: true });
  });

  it("stands in the data folder by default", () => {
    vi.stubEnv("CLAIMBOARD_DB", "");
    expect(boardFile()).toBe(join(process.cwd(), "data", "claimboard.db"));
  });
});
