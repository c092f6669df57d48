import type { Command } from "commander";
import type { BoardStats } from "@/db/queries/get-board-stats";
import { formatCount } from "../messages";
import { dbOption, requireDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard stats --json`;

export function addStats(program: Command): void {
  program
    .command("stats")
    .description("print counts of the database")
    .option("--json", "print JSON")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runStats);
}

async function runStats({ json, db: file }: { readonly json?: true; readonly db: string }): Promise<void> {
  const path = requireDb(file);
  const [{ closeDb, openReadonlyDb }, { getBoardStats }] = await Promise.all([
    import("@/db/open"),
    import("@/db/queries/get-board-stats"),
  ]);
  const db = openReadonlyDb(path);
  try {
    const stats = getBoardStats(db);
    process.stdout.write(`${json ? JSON.stringify(stats, null, 2) : formatStats(stats)}\n`);
  } finally {
    closeDb(db);
  }
}

/** Formats the counts, one line each. */
export function formatStats(stats: BoardStats): string {
  const count = (n: number): string => n.toLocaleString("en");
  const sources = stats.imports === 1 ? "1 file or query" : `${count(stats.imports)} files and queries`;
  const rows: [string, string][] = [
    ["papers", `${count(stats.papers)}, ${count(stats.papers_with_claims)} of them with claims`],
    ["claims", count(stats.claims)],
    ["benchmarks", count(stats.benchmarks)],
    ["models", count(stats.models)],
    ["published", stats.first_published ? `${stats.first_published} to ${stats.last_published}` : "–"],
    ["imports", `${sources}, ${formatCount(stats.issues, "record")} skipped or repaired`],
    ["last import", stats.last_import ?? "–"],
  ];
  return rows.map(([label, value]) => `${label.padEnd(13)}${value}`).join("\n");
}
