import { resolve } from "node:path";
import type { Command } from "commander";
import { formatCount, printMessage } from "../messages";
import { dbOption, requireDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard backup ~/backups/board.db`;

export function addBackup(program: Command): void {
  program
    .command("backup")
    .description("copy the database into a file, also while it is in use")
    .argument("<file>", "file to write; an older backup is replaced")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runBackup);
}

async function runBackup(target: string, { db }: { readonly db: string }): Promise<void> {
  const file = requireDb(db);
  const { backUpDb } = await import("@/db/backup");
  const { bytes, papers, claims } = await backUpDb(file, resolve(target));
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  printMessage(`${target}: ${formatCount(papers, "paper")}, ${formatCount(claims, "claim")}, ${size}, verified`);
}
