import type { Command } from "commander";
import { BusyError } from "@/db/lock-wait";
import type { FieldMap } from "@/sources/input/format";
import { createImportReporter, formatImportSummary } from "../import-report";
import { cliLockWait } from "../lock-wait";
import { printMessage } from "../messages";
import { dbOption } from "../paths";
import { FORMATS_HELP, fromOption, jobsOption, mapOption, readInputs, requirePapers } from "../read-inputs";
import { createStopSignal } from "../stop-signal";

const EXAMPLE = `
Examples:
  $ claimboard import digest.md listings/
  $ curl -s https://example.org/papers.jsonl | claimboard import --from jsonl -`;

interface Options {
  readonly from?: string;
  readonly map?: FieldMap;
  readonly jobs: number;
  readonly db: string;
}

export function addImport(program: Command): void {
  program
    .command("import")
    .description("read papers, merge them with stored ones, extract their claims and store them")
    .argument("<input...>", "files, folders, or - for standard input")
    .addOption(fromOption())
    .addOption(mapOption())
    .addOption(jobsOption())
    .addOption(dbOption())
    .addHelpText("after", `${FORMATS_HELP}\n${EXAMPLE}`)
    .action(runImport);
}

async function runImport(names: string[], { from, map, jobs, db: file }: Options): Promise<void> {
  const signal = createStopSignal();
  const { results, counts, isComplete } = await readInputs({ names, from, fieldMap: map, signal });
  const [{ closeDb }, { openDbWhenFree }, { importPapers }, { openExtractor }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/import"),
    import("../threaded-extractor"),
  ]);
  const lockWait = cliLockWait(signal);
  const db = await openDbWhenFree(file, lockWait);
  const { extractor, close } = openExtractor(jobs);
  try {
    const summary = await importPapers(db, results, {
      extractor,
      onProgress: createImportReporter(),
      signal,
      resume: true,
      isComplete,
      lockWait,
    });
    requirePapers(counts);
    process.stdout.write(`${formatImportSummary(summary)}\n`);
  } catch (error) {
    // Stopped while waiting for another writer: whole batches are stored.
    if (!signal.aborted || !(error instanceof BusyError)) throw error;
  } finally {
    await close();
    closeDb(db);
  }
  if (signal.aborted) printMessage("stopped; the same command goes on where this one ended");
}
