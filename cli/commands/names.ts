import { readFileSync } from "node:fs";
import { type Command, Option } from "commander";
import type { Db } from "@/db/open";
import type { BoardName } from "@/db/queries/list-names";
import { getErrorMessage } from "@/lib/format/error-message";
import { NAME_CLASS_LABELS, NAME_KINDS, type NameKind } from "@/lib/names/name-kind";
import { cliLockWait } from "../lock-wait";
import { formatCount, printMessage, removeControlCharacters } from "../messages";
import { writeOutput, writeStdout } from "../output";
import { dbOption, requireDb } from "../paths";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Examples:
  $ claimboard names list --kind benchmark --db papers.db
  $ claimboard names export -o names.tsv --db papers.db
  $ claimboard names import names.tsv --db other.db`;

export function addNames(program: Command): void {
  const names = program
    .command("names")
    .description(
      "list the names of benchmarks, models, methods and metrics; move decisions about them between databases",
    )
    .addHelpText("after", EXAMPLE);
  names
    .command("list")
    .description("list the names, those first where a decision would change most claims")
    .addOption(new Option("--kind <kind>", "only names of this kind").choices(NAME_KINDS))
    .option("--json", "print one JSON object per line")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runList);
  names
    .command("export")
    .description("write the decisions in force as tables with the columns of lexicon/")
    .option("-o, --output <file>", "output file; standard output by default")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runExport);
  names
    .command("import")
    .description("make the decisions of a file and extract the affected papers again")
    .argument("<file>", "file of names export, or a table of lexicon/; - for standard input")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runImport);
}

interface Options {
  readonly db: string;
  readonly kind?: NameKind;
  readonly json?: true;
  readonly output?: string;
}

async function readDb<T>(file: string, read: (db: Db) => T): Promise<T> {
  const path = requireDb(file);
  const { closeDb, openReadonlyDb } = await import("@/db/open");
  const db = openReadonlyDb(path);
  try {
    return read(db);
  } finally {
    closeDb(db);
  }
}

async function runList({ db, kind, json }: Options): Promise<void> {
  const { listNames } = await import("@/db/queries/list-names");
  const names = await readDb(db, listNames);
  for (const name of names)
    if (kind === undefined || name.kind === kind)
      await writeStdout(`${json ? JSON.stringify(name) : removeControlCharacters(formatName(name))}\n`);
}

/** "benchmark  new     12 claims in 3 papers  Gull Bench (like Gull: generic word)" */
export function formatName({ kind, status, claims, papers, name, becomes, declared, duplicates }: BoardName): string {
  const notes = [
    ...(status === "mapped" && becomes !== null ? [`now ${becomes}`] : []),
    ...(declared !== null && declared !== kind ? [NAME_CLASS_LABELS[declared]] : []),
    ...duplicates.map((other) => `like ${other.name}: ${other.reason}`),
  ];
  const counts = `${formatCount(claims, "claim")} in ${formatCount(papers, "paper")}`;
  const note = notes.length === 0 ? "" : ` (${notes.join("; ")})`;
  return `${kind.padEnd(9)}  ${status.padEnd(6)}  ${counts.padEnd(24)}  ${name}${note}`;
}

async function runExport({ db, output }: Options): Promise<void> {
  const [{ getUserLexicon }, { formatNamesTsv }] = await Promise.all([
    import("@/db/queries/get-user-lexicon"),
    import("@/lib/names/names-tsv"),
  ]);
  await writeOutput(output, [await readDb(db, (board) => formatNamesTsv(getUserLexicon(board)))]);
}

function readText(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${getErrorMessage(error)}`);
  }
}

async function runImport(file: string, { db: dbFile }: Options): Promise<void> {
  const path = requireDb(dbFile);
  const text = readText(file);
  const [{ closeDb }, { openDbWhenFree }, { changeNames }, { EXTRACTOR }, { parseNamesTsv }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/name-decisions"),
    import("@/extractors/extract-safely"),
    import("@/lib/names/parse-names-tsv"),
  ]);
  const { decisions, errors } = parseNamesTsv(text);
  for (const { line, message } of errors) printMessage(`${file}, line ${line}: ${message}`);
  if (errors.length > 0)
    throw new UsageError(
      `${file} was not imported: ${formatCount(errors.length, "error")}; correct the file and import it again`,
    );
  const lockWait = cliLockWait();
  const db = await openDbWhenFree(path, lockWait);
  try {
    const done = await changeNames(db, { decide: decisions }, { extractor: EXTRACTOR, by: null, lockWait });
    const [made, known] = [done.decide.length, decisions.length - done.decide.length];
    process.stdout.write(
      `${formatCount(made, "new decision")}, ${known.toLocaleString("en")} known\n${formatCount(done.claimCount, "claim")} changed in ${formatCount(done.papers.size, "paper")}\n`,
    );
  } finally {
    closeDb(db);
  }
}
