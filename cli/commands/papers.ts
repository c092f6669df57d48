import { type Command, InvalidArgumentError } from "commander";
import type { PaperRecords } from "@/db/store/split-paper";
import { formatMerge, formatRecords } from "../format-records";
import { cliLockWait } from "../lock-wait";
import { printMessage, removeControlCharacters } from "../messages";
import { writeStdout } from "../output";
import { dbOption, requireDb } from "../paths";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Examples:
  $ claimboard papers merged
  $ claimboard papers show owl-a-study-of-reading-ca1cdfb2f2
  $ claimboard papers split owl-a-study-of-reading-ca1cdfb2f2 --record 2`;

interface Options {
  readonly db: string;
  readonly json?: true;
  readonly record?: readonly number[];
}

export function addPapers(program: Command): void {
  const papers = program
    .command("papers")
    .description("list, inspect and split papers that were merged from several records")
    .addHelpText("after", EXAMPLE);
  papers
    .command("merged")
    .description("list every record that was merged into an existing paper, with the reason")
    .option("--json", "print one JSON object per line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runMerged);
  papers
    .command("show")
    .description("list the records of a paper")
    .argument("<id>", "paper id or arXiv id")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runShow);
  papers
    .command("split")
    .description("undo a merge: move some records to a new paper; they are not merged again")
    .argument("<id>", "paper id or arXiv id")
    .option("--record <number...>", "records to move, numbered as in papers show", parseNumber)
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runSplit);
}

function parseNumber(text: string, before: readonly number[] = []): readonly number[] {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("Expected a record number of at least 1.");
  return [...before, Number(text)];
}

async function runMerged({ db: file, json }: Options): Promise<void> {
  const [{ closeDb, openReadonlyDb }, { listMerges }] = await Promise.all([
    import("@/db/open"),
    import("@/db/queries/list-merges"),
  ]);
  const db = openReadonlyDb(requireDb(file));
  try {
    for (const merge of listMerges(db)) await writeStdout(`${json ? JSON.stringify(merge) : formatMerge(merge)}\n`);
  } finally {
    closeDb(db);
  }
}

async function runShow(id: string, { db: file }: Options): Promise<void> {
  await withRecords(file, id, "openReadonlyDbWhenFree", formatRecords);
}

async function runSplit(id: string, { db: file, record }: Options): Promise<void> {
  const { EXTRACTOR } = await import("@/extractors/extract-safely");
  await withRecords(file, id, "openDbWhenFree", (found, { db, chooseRecordsToSplit, splitPaper }) => {
    const missing = record?.find((n) => n > found.records.length);
    if (missing !== undefined) throw new UsageError(`${id} has ${found.records.length} records, no record ${missing}`);
    const moved = record?.map((n) => n - 1) ?? orPrintRecords(found, () => chooseRecordsToSplit(found));
    const paper = splitPaper(db, found, moved, { extractor: EXTRACTOR });
    return removeControlCharacters(`split ${found.paper.id}: new paper ${paper.id} ("${paper.title}")\n`);
  });
}

/** Prints the numbered records before an error that requires the user to choose. */
function orPrintRecords<T>(found: PaperRecords, choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    printMessage(formatRecords(found).trimEnd());
    throw error;
  }
}

type SplitTools = Pick<typeof import("@/db/store/split-paper"), "chooseRecordsToSplit" | "splitPaper"> & {
  readonly db: import("@/db/open").Db;
};

/** Prints the result of `work` on the records of a paper; a writable database runs it in one transaction. */
async function withRecords(
  file: string,
  id: string,
  openMode: "openDbWhenFree" | "openReadonlyDbWhenFree",
  work: (found: PaperRecords, tools: SplitTools) => string,
): Promise<void> {
  const path = requireDb(file);
  const [{ closeDb }, opened, { write }, { getPaperRecords: getRecords, SplitError, ...tools }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/write"),
    import("@/db/store/split-paper"),
  ]);
  const lockWait = cliLockWait();
  const db = await opened[openMode](path, lockWait);
  const run = () => work(getRecords(db, id), { db, ...tools });
  try {
    process.stdout.write(openMode === "openReadonlyDbWhenFree" ? run() : await write(db, run, lockWait));
  } catch (error) {
    throw error instanceof SplitError ? new UsageError(error.message) : error;
  } finally {
    closeDb(db);
  }
}
