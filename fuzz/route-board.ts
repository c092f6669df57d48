import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { closeDb, type Db, openDb } from "@/db/open";
import { importPapers } from "@/db/store/import";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { parseAll } from "@/sources/testing/parse-all";
import { FORMAT_SAMPLES } from "./format-samples";

/** A board on which route handlers run, with valid papers and one whose every field is hostile. */

const HOSTILE_PAPER = {
  title: `=cmd|'/c calc'!A1 "<script>alert(1)</script>" | [x](javascript:alert(1)) \\input{/etc/passwd} $`,
  abstract: `@SUM(1+1) <img src=x onerror=alert(1)> raises Owl-7B from 40% to 52% on "Owl & <Bench>, set". It gains +3,1 points on | MathVista.`,
  authors: ["@Ann\tLee", "-2+3+cmd", `<b>"Bo" & 'Co'</b>`],
  published: "2026-02-28",
  doi: "10.5555/<x>",
  url: "https://example.org/a?b=1&c=%22#|)",
};

let template: Promise<string> | null = null;

/** Creates the board once. */
async function createTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "claimboard-fuzz-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "template.db");
  const db = openDb(file);
  const texts = [FORMAT_SAMPLES.jsonl ?? "", `${JSON.stringify(HOSTILE_PAPER)}\n`, FORMAT_SAMPLES.ris ?? ""];
  for (const [i, text] of texts.entries()) {
    const { papers } = await parseAll(text);
    await importPapers(
      db,
      papers.map((paper) => ({
        paper: { ...paper, source: `file ${i}`, title: `${paper.title}${i === 2 ? " II" : ""}` },
      })),
      { extractor: EXTRACTOR, isComplete: () => true },
    );
  }
  db.$client.pragma("wal_checkpoint(TRUNCATE)");
  closeDb(db);
  return file;
}

/** Runs `work` while route handlers use this file. */
async function withBoardFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.CLAIMBOARD_DB;
  process.env.CLAIMBOARD_DB = file;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.CLAIMBOARD_DB;
    else process.env.CLAIMBOARD_DB = before;
  }
}

/** Runs `work` on the board, which it must not change. */
export async function onSharedBoard<T>(work: () => Promise<T>): Promise<T> {
  template ??= createTemplate();
  return withBoardFile(await template, work);
}

/**
 * Runs `work` on a copy of the board.
 * @param inspect reads the copy when the work is done
 */
export async function onBoardCopy<T>(work: () => Promise<void>, inspect: (db: Db) => T): Promise<T> {
  template ??= createTemplate();
  const folder = mkdtempSync(join(tmpdir(), "claimboard-fuzz-"));
  const file = join(folder, "board.db");
  try {
    copyFileSync(await template, file);
    await withBoardFile(file, work);
    const db = openDb(file);
    try {
      return inspect(db);
    } finally {
      closeDb(db);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds a request from this machine to a path of the board. */
export const createLocalRequest = (path: string, init: RequestInit = {}): Request =>
  new Request(`http://localhost:3000${path}`, { ...init, headers: { host: "localhost:3000" } });
