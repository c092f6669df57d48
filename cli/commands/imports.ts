import type { Command } from "commander";
import type { ImportedSource } from "@/db/queries/list-imports";
import type { UndoPlan } from "@/db/queries/plan-undo";
import { describeUnfinishedImport } from "@/lib/paper/unfinished-import";
import { cliLockWait } from "../lock-wait";
import { formatCount, removeControlCharacters } from "../messages";
import { writeStdout } from "../output";
import { dbOption, requireDb } from "../paths";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Examples:
  $ claimboard imports list
  $ claimboard imports undo digest.md --dry-run`;

interface Options {
  readonly db: string;
  readonly json?: true;
  readonly dryRun?: true;
}

export function addImports(program: Command): void {
  const imports = program.command("imports").description("list and undo imports").addHelpText("after", EXAMPLE);
  imports
    .command("list")
    .description("list imported files and queries, newest first")
    .option("--json", "print one JSON object per line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runList);
  imports
    .command("undo")
    .description("remove the papers that no other source has; their reviews are restored if they are imported again")
    .argument("<source>", "file or query, as shown by imports list")
    .option("--dry-run", "show what would be removed, without changing anything")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runUndo);
}

async function runList({ db: file, json }: Options): Promise<void> {
  const [{ closeDb, openReadonlyDb }, { listImports }] = await Promise.all([
    import("@/db/open"),
    import("@/db/queries/list-imports"),
  ]);
  const db = openReadonlyDb(requireDb(file));
  try {
    for (const { issues: _, reasons: __, ...source } of listImports(db))
      await writeStdout(`${json ? JSON.stringify(source) : formatSource(source)}\n`);
  } finally {
    closeDb(db);
  }
}

async function runUndo(source: string, { db: file, dryRun }: Options): Promise<void> {
  const path = requireDb(file);
  const [{ closeDb, openReadonlyDb }, { openDbWhenFree }, { planUndo }, { undoImportWhenFree }, { EXTRACTOR }] =
    await Promise.all([
      import("@/db/open"),
      import("@/db/open-when-free"),
      import("@/db/queries/plan-undo"),
      import("@/db/store/undo-import"),
      import("@/extractors/extract-safely"),
    ]);
  const lockWait = cliLockWait();
  const db = dryRun ? openReadonlyDb(path) : await openDbWhenFree(path, lockWait);
  try {
    const plan = dryRun ? planUndo(db, source) : await undoImportWhenFree(db, source, EXTRACTOR, lockWait);
    if (!plan) throw new UsageError(`nothing was imported as ${source}; claimboard imports list shows the sources`);
    await writeStdout(`${formatUndoPlan(plan)}\n`);
  } finally {
    closeDb(db);
  }
}

function formatSource(imported: Omit<ImportedSource, "issues" | "reasons">): string {
  const { source, papers, skipped, repaired, last_at } = imported;
  const parts = [formatCount(papers, "paper"), `${skipped} skipped`, `${repaired} repaired`, `last new ${last_at}`];
  const unfinished = describeUnfinishedImport(imported);
  return removeControlCharacters(`${source}: ${[...parts, ...(unfinished ? [unfinished] : [])].join(", ")}`);
}

/** Formats what is removed, kept and unchanged, one line each. */
function formatUndoPlan({ papers, claims, reviewed, shared }: UndoPlan): string {
  const lines = [`removed: ${formatCount(papers, "paper")} with ${formatCount(claims, "claim")}`];
  if (reviewed > 0)
    lines.push(`reviews kept: ${formatCount(reviewed, "claim")} (restored if the papers are imported again)`);
  if (shared > 0) lines.push(`not removed: ${formatCount(shared, "paper")} that other sources also have`);
  return lines.join("\n");
}
