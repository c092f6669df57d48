import type { Command } from "commander";
import { cliLockWait } from "../lock-wait";
import { formatCount, formatIssue, printMessage } from "../messages";
import { dbOption, requireDb } from "../paths";

const EXAMPLE = `
Example:
  $ claimboard reextract --db papers.db`;

export function addReextract(program: Command): void {
  program
    .command("reextract")
    .description("run the current extractor on all stored papers; reviews are kept")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runReextract);
}

/** Needs no Ctrl-C handling: each transaction stores whole papers. */
async function runReextract(options: { readonly db: string }): Promise<void> {
  const file = requireDb(options.db);
  const [{ closeDb }, { openDbWhenFree }, { reextractPapers }, { EXTRACTOR }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/reextract"),
    import("@/extractors/extract-safely"),
  ]);
  const lockWait = cliLockWait();
  const db = await openDbWhenFree(file, lockWait);
  try {
    const { papers, added, changed, removed, issues } = await reextractPapers(db, { extractor: EXTRACTOR, lockWait });
    for (const issue of issues) printMessage(formatIssue(issue));
    const count = (n: number) => n.toLocaleString("en");
    process.stdout.write(
      `${formatCount(papers, "paper")} processed\nclaims: ${count(added)} new, ${count(changed)} changed, ${count(removed)} removed\n`,
    );
  } finally {
    closeDb(db);
  }
}
