import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { claimboard, interruptClaimboard, temporaryFolder } from "./program";

const folder = temporaryFolder();
test.afterAll(folder.remove);

/** More papers than are stored before the test notices the first ones: several batches. */
const PAPERS = 8_000;
const line = (i: number): string => {
  const abstract = `We study owls of kind ${i % 97}. ${"They sleep by day and hunt by night. ".repeat(12)}`;
  const result =
    i % 5 === 0 ? `Owl-${1 + (i % 70)}B rises from ${20 + (i % 30)}.5% to ${55 + (i % 40)}% on GSM8K.` : "";
  return JSON.stringify({
    title: `Owl study number ${i}`,
    abstract: abstract + result,
    authors: `Ada Bell, Bo Wu ${i % 11}`,
  });
};
const file = join(folder.path, "owls.jsonl");
let fullContent: unknown;
test.beforeAll(async () => {
  // A broken line and a copy under another title: skipped and merged records are also read again.
  const lines = Array.from({ length: PAPERS }, (_, i) => (i === 1_333 ? '{"title": "Half an owl", ' : line(i)));
  lines.splice(1_600, 0, line(17).replace("Owl study", "OWL STUDY:"));
  writeFileSync(file, `${lines.join("\n")}\n`);
  const db = join(folder.path, "whole.db");
  await claimboard(["import", "--db", db, file]);
  fullContent = await readContent(db);
});

/** Waits until the board is not empty. */
async function waitForStoredPapers(db: string): Promise<void> {
  while (!existsSync(db) || (await countPapers(db)) === 0) await wait(20);
}

/** Returns 0 as long as the tables are being created. */
async function countPapers(db: string): Promise<number> {
  const { code, stdout } = await claimboard(["stats", "--json", "--db", db]);
  return code === 0 ? JSON.parse(stdout).papers : 0;
}

async function readContent(db: string): Promise<unknown> {
  const parts = [
    ["export", "--to", "ndjson"],
    ["stats", "--json"],
    ["papers", "merged", "--json"],
  ];
  const [claims, stats, merged] = await Promise.all(parts.map((args) => claimboard([...args, "--db", db])));
  return [claims?.stdout, { ...JSON.parse(stats?.stdout ?? ""), last_import: null }, merged?.stdout];
}

for (const signal of ["SIGKILL", "SIGINT"] as const) {
  test(`an import interrupted by ${signal} resumes and ends with the same board`, async () => {
    const broken = join(folder.path, `broken-${signal}.db`);
    const first = await interruptClaimboard(["import", "--db", broken, file], waitForStoredPapers(broken), signal);
    expect(first.code).toBe(signal === "SIGINT" ? 130 : null);
    if (signal === "SIGINT") expect(first.stderr).toMatch(/the same command goes on where this one ended/);
    const stored = await countPapers(broken);
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(PAPERS - 1);
    const list = async () => (await claimboard(["imports", "list", "--db", broken])).stdout;
    expect(await list()).toMatch(/owls\.jsonl: .*in progress, [\d,]+ papers so far/);

    const rest = await claimboard(["import", "--db", broken, file]);
    expect(rest.code, rest.stderr).toBe(0);
    expect(rest.stderr).toMatch(/resuming after [\d,]+ records that are already stored/);
    expect(rest.stdout).toContain(`papers: ${(PAPERS - 1 - stored).toLocaleString("en")} new`);
    expect(rest.stderr).toMatch(/owls\.jsonl, line 1334: not JSON/);
    expect(await readContent(broken)).toEqual(fullContent);
    expect(await list()).not.toMatch(/in progress|stopped after/);
  });
}
