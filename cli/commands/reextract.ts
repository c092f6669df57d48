import type { Command } from "commander";
import { CAUSE_TEXTS, type ChangeSummary } from "@/lib/claim/run";
import { cliLockWait } from "../lock-wait";
import { lowerPriority } from "../lower-priority";
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
  lowerPriority();
  const file = requireDb(options.db);
  const [{ closeDb }, { openDbWhenFree }, { reextractPapers }, { EXTRACTOR }, { summarizeEvents }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/reextract"),
    import("@/extractors/extract-safely"),
    import("@/db/queries/list-runs"),
  ]);
  const lockWait = cliLockWait();
  const db = await openDbWhenFree(file, lockWait);
  try {
    const { papers, added, changed, removed, issues, run } = await reextractPapers(db, {
      extractor: EXTRACTOR,
      lockWait,
    });
    for (const issue of issues) printMessage(formatIssue(issue));
    const count = (n: number) => n.toLocaleString("en");
    process.stdout.write(
      `${formatCount(papers, "paper")} processed\nclaims: ${count(added)} new, ${count(changed)} changed, ${count(removed)} removed\n`,
    );
    if (run !== null) process.stdout.write(formatChangeSummary(summarizeEvents(db, { type: "run", id: run })));
  } finally {
    closeDb(db);
  }
}

/** Formats what a run changed, by cause and by slot, one line each; empty if no slot changed. */
export function formatChangeSummary({ events, slots }: ChangeSummary): string {
  const causes = events.map(
    ({ event, cause, claims }) =>
      `  ${claims.toLocaleString("en")} ${event === "added" ? "new" : event}: ${CAUSE_TEXTS[cause]}`,
  );
  const changed = slots.map(({ slot, claims }) => `${slot} ${claims.toLocaleString("en")}`).join(", ");
  return [...causes, ...(changed === "" ? [] : [`changed slots: ${changed}`])].map((line) => `${line}\n`).join("");
}
