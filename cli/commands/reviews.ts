import type { Command } from "commander";
import type { DecisionConflict, ReviewImport } from "@/db/store/import-reviews";
import { parseReviewLine, type ReviewRecord } from "@/lib/claim/review-record";
import { cliLockWait } from "../lock-wait";
import { formatCount, printMessage } from "../messages";
import { writeOutput, writeStdout } from "../output";
import { dbOption, requireDb } from "../paths";
import { openLines } from "../read-lines";

const EXAMPLE = `
Examples:
  $ claimboard reviews export -o reviews.ndjson
  $ claimboard reviews import reviews.ndjson --db other.db`;

interface Options {
  readonly db: string;
  readonly output?: string;
  readonly replace?: boolean;
}

export function addReviews(program: Command): void {
  const reviews = program
    .command("reviews")
    .description("move reviews, corrections and added claims between boards")
    .addHelpText("after", EXAMPLE);
  reviews
    .command("export")
    .description("write what people decided, one claim a line, bound to paper, sentence and numbers")
    .option("-o, --output <file>", "write to a file instead of standard output")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runExport);
  reviews
    .command("import")
    .description("apply exported reviews; decisions that this board has already are kept and listed")
    .argument("<file>", "file of reviews, or - for standard input")
    .option("--replace", "let differing decisions of the file replace those of this board")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runImport);
}

async function runExport({ db: file, output: target }: Options): Promise<void> {
  const path = requireDb(file);
  const [{ closeDb, openReadonlyDb }, { iterateReviewRecords }] = await Promise.all([
    import("@/db/open"),
    import("@/db/queries/list-review-records"),
  ]);
  const db = openReadonlyDb(path);
  let count = 0;
  const lines = function* () {
    for (const record of iterateReviewRecords(db)) {
      count++;
      yield `${JSON.stringify(record)}\n`;
    }
  };
  try {
    await writeOutput(target, lines());
  } finally {
    closeDb(db);
  }
  if (target !== undefined && target !== "-") printMessage(`wrote the reviews of ${formatCount(count, "claim")}`);
}

const WAITING_REASONS = {
  paper: "its paper is not on this board",
  sentence: "the abstract does not have its sentence",
  numbers: "its numbers are not extracted from the sentence",
} as const;

const formatValue = (value: unknown): string =>
  value === null || value === undefined ? "none" : typeof value === "string" ? `"${value}"` : JSON.stringify(value);

const formatConflict = ({ about, board, file }: DecisionConflict): string =>
  `${about} ${formatValue(board)} on this board, ${formatValue(file)} in the file`;

interface Counts {
  applied: number;
  unchanged: number;
  waiting: number;
  conflicts: number;
  skipped: number;
}

/** Reports one imported review and counts it. */
function report(place: string, record: ReviewRecord, result: ReviewImport, replace: boolean, counts: Counts): void {
  const about = `${place}: claim ${record.claim_id} of "${record.paper_title.replaceAll("\n", " ")}"`;
  if ("fault" in result) {
    counts.skipped++;
    printMessage(`skipped: ${about}: ${result.fault}`);
    return;
  }
  if (result.isChanged) counts.applied++;
  else if (result.conflicts.length === 0) counts.unchanged++;
  if (result.waitsFor !== null) {
    counts.waiting++;
    printMessage(`waiting: ${about}: ${WAITING_REASONS[result.waitsFor]}`);
  }
  for (const conflict of result.conflicts) {
    counts.conflicts++;
    printMessage(`${replace ? "replaced" : "conflict"}: ${about}: ${formatConflict(conflict)}`);
  }
}

/** Lines of one transaction. */
const BATCH_SIZE = 200;

async function runImport(name: string, { db: file, replace = false }: Options): Promise<void> {
  const path = requireDb(file);
  const lines = await openLines([name]);
  const [{ closeDb }, { openDbWhenFree }, { importReview }, { bulkWriter }] = await Promise.all([
    import("@/db/open"),
    import("@/db/open-when-free"),
    import("@/db/store/import-reviews"),
    import("@/db/store/write"),
  ]);
  const lockWait = cliLockWait();
  const db = await openDbWhenFree(path, lockWait);
  const counts: Counts = { applied: 0, unchanged: 0, waiting: 0, conflicts: 0, skipped: 0 };
  const writeBatch = bulkWriter(db, lockWait);
  let batch: { readonly place: string; readonly record: ReviewRecord }[] = [];
  const store = async () => {
    const results: ReviewImport[] = [];
    await writeBatch(() => {
      for (const { record } of batch) results.push(importReview(db, record, replace));
    });
    for (const [i, { place, record }] of batch.entries()) {
      const result = results[i];
      if (result) report(place, record, result, replace, counts);
    }
    batch = [];
  };
  try {
    for await (const { text, source, locator } of lines) {
      const place = `${source}, ${locator}`;
      const read = parseReviewLine(text);
      if ("record" in read) batch.push({ place, record: read.record });
      else {
        counts.skipped++;
        printMessage(`skipped: ${place}: ${read.fault}`);
      }
      if (batch.length >= BATCH_SIZE) await store();
    }
    if (batch.length > 0) await store();
  } finally {
    closeDb(db);
  }
  await writeStdout(`${formatCounts(counts, replace)}\n`);
  // A line that is no review is an error of the file.
  if (counts.skipped > 0) process.exitCode = 1;
}

/** "reviews: 12 applied, 3 unchanged; 1 review without a claim, shown on the page Review; 1 line skipped" */
function formatCounts({ applied, unchanged, waiting, conflicts, skipped }: Counts, replace: boolean): string {
  const kept = replace ? "replaced" : "kept as on this board";
  return [
    `reviews: ${applied} applied, ${unchanged} unchanged`,
    ...(waiting > 0 ? [`${formatCount(waiting, "review")} without a claim, shown on the page Review`] : []),
    ...(conflicts > 0 ? [`${formatCount(conflicts, "differing decision")} ${kept}`] : []),
    ...(skipped > 0 ? [`${formatCount(skipped, "line")} skipped`] : []),
  ].join("; ");
}
