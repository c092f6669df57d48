import { type Command, Option } from "commander";
import { BusyError } from "@/db/lock-wait";
import type { ImportOptions } from "@/db/store/import";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { FieldMap } from "@/sources/input/format";
import { createImportReporter, formatImportSummary } from "../import-report";
import { cliLockWait } from "../lock-wait";
import { lowerPriority } from "../lower-priority";
import { printMessage } from "../messages";
import { dbOption } from "../paths";
import { FORMATS_HELP, fromOption, jobsOption, mapOption, readInputs, requirePapers } from "../read-inputs";
import { createStopSignal } from "../stop-signal";
import { UsageError } from "../usage-error";

const EXAMPLE = `
Examples:
  $ claimboard import digest.md listings/
  $ claimboard import --claims claims-*.ndjson
  $ curl -s https://example.org/papers.jsonl | claimboard import --from jsonl -`;

interface Options {
  readonly from?: string;
  readonly map?: FieldMap;
  readonly jobs: number;
  readonly db: string;
  readonly claims?: readonly string[];
}

export function addImport(program: Command): void {
  program
    .command("import")
    .description("read papers, merge them with stored ones, extract their claims and store them")
    .argument("[input...]", "files, folders, or - for standard input")
    .addOption(fromOption())
    .addOption(mapOption())
    .addOption(jobsOption())
    .addOption(
      new Option(
        "--claims <shard...>",
        'import papers with their claims from shards of "claimboard extract --shard", in any order',
      ).conflicts(["from", "map", "jobs"]),
    )
    .addOption(dbOption())
    .addHelpText("after", `${FORMATS_HELP}\n${EXAMPLE}`)
    .action(runImport);
}

/** What is imported, and how its claims are extracted. */
type Input = Pick<ImportOptions, "extractor" | "resume" | "isComplete"> & {
  readonly results: AsyncIterable<ParseResult>;
  /** @throws UsageError if there was no paper */
  readonly requirePapers: () => void;
  readonly close: () => Promise<void>;
};

async function openPapers(names: readonly string[], options: Options, signal: AbortSignal): Promise<Input> {
  if (names.length === 0) throw new UsageError("no input; name files or folders, or - for standard input");
  const { results, counts, isComplete } = await readInputs({
    names,
    from: options.from,
    fieldMap: options.map,
    signal,
  });
  const { openExtractor } = await import("../threaded-extractor");
  return {
    ...openExtractor(options.jobs),
    results,
    isComplete,
    resume: true,
    requirePapers: () => requirePapers(counts),
  };
}

/** Shards may be read in any order and hold any part of a source, so an import of shards is not resumed by position. */
async function openClaims(shards: readonly string[], names: readonly string[], signal: AbortSignal): Promise<Input> {
  if (names.length > 0) throw new UsageError(`${names[0]}: give papers, or shards with --claims, but not both`);
  const { openShards } = await import("../shards");
  const { results, extractor, countPapers } = await openShards(shards, signal);
  return {
    results,
    extractor,
    requirePapers: () => {
      if (countPapers() === 0) throw new UsageError(`no paper found in ${shards.join(", ")}`);
    },
    close: async () => {},
  };
}

async function runImport(names: string[], options: Options): Promise<void> {
  lowerPriority();
  const signal = createStopSignal();
  const { claims } = options;
  const input = claims ? await openClaims(claims, names, signal) : await openPapers(names, options, signal);
  const [{ closeDb }, { openDbWhenFree }, { importPapers }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/import"),
  ]);
  const lockWait = cliLockWait(signal);
  const db = await openDbWhenFree(options.db, lockWait);
  const { results, close, requirePapers: requireSome, ...how } = input;
  try {
    const summary = await importPapers(db, results, { ...how, onProgress: createImportReporter(), signal, lockWait });
    requireSome();
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
