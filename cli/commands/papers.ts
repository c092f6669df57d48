import { type Command, InvalidArgumentError } from "commander";
import type { PaperRecords } from "@/db/store/split-paper";
import { formatMerge, formatRecords } from "../format-records";
import { lockPatience } from "../lock-patience";
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
    .description("look at papers that were made of several records, and take them apart")
    .addHelpText("after", EXAMPLE);
  papers
    .command("merged")
    .description("list every record that was taken for a paper that was there, and why")
    .option("--json", "one object a line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runMerged);
  papers
    .command("show")
    .description("list the records that a paper was made of")
    .argument("<id>", "id of the paper, or its arXiv id")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runShow);
  papers
    .command("split")
    .description("undo a merge: make another paper of some of the records; they are not merged again")
    .argument("<id>", "id of the paper, or its arXiv id")
    .option("--record <number...>", "which records go, as papers show counts them", parseNumber)
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runSplit);
}

function parseNumber(text: string, before: readonly number[] = []): readonly number[] {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("It is the number of a record, from 1.");
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
  const { EXTRACTOR } = await import("../extractor");
  await withRecords(file, id, "openDbWhenFree", (found, { db, chooseRecordsToSplit, splitPaper }) => {
    const wrong = record?.find((n) => n > found.records.length);
    if (wrong !== undefined) throw new UsageError(`${id} has ${found.records.length} records, no record ${wrong}`);
    const taken = record?.map((n) => n - 1) ?? orPrintRecords(found, () => chooseRecordsToSplit(found));
    const paper = splitPaper(db, found, taken, { extractor: EXTRACTOR });
    return removeControlCharacters(`${found.paper.id} stays; ${paper.id} ("${paper.title}") is a paper of its own\n`);
  });
}

/** Where the person has to choose, the choices come first. */
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

/** Prints what the work on a paper gives; with a database for writing, it is one transaction. */
async function withRecords(
  file: string,
  id: string,
  way: "openDbWhenFree" | "openReadonlyDbWhenFree",
  work: (found: PaperRecords, tools: SplitTools) => string,
): Promise<void> {
  const path = requireDb(file);
  const [{ closeDb }, opened, { write }, { getPaperRecords: getRecords, SplitError, ...tools }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/write"),
    import("@/db/store/split-paper"),
  ]);
  const patience = lockPatience();
  const db = await opened[way](path, patience);
  const run = () => work(getRecords(db, id), { db, ...tools });
  try {
    process.stdout.write(way === "openReadonlyDbWhenFree" ? run() : await write(db, run, patience));
  } catch (error) {
    throw error instanceof SplitError ? new UsageError(error.message) : error;
  } finally {
    closeDb(db);
  }
}
