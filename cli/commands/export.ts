import type { Command } from "commander";
import type { ClaimQuery } from "@/lib/claim-query";
import { parseClaimQuery } from "@/lib/parse-claim-query";
import { dbOption, existingDb } from "../paths";
import { UsageError } from "../usage-error";
import { toOption, writeClaims } from "../write-claims";

const EXAMPLE = `
Examples:
  $ claimboard export --to csv -o claims.csv
  $ claimboard export --where "benchmark=MathVista&size=7-9&sort=-gain" --to csv`;

interface Options {
  readonly where: string;
  readonly to?: string;
  readonly output?: string;
  readonly bom?: true;
  readonly db: string;
}

export function addExport(program: Command): void {
  program
    .command("export")
    .description("write claims from the database, filtered and sorted as on the dashboard")
    .option("--where <query>", "what stands behind the ? in the dashboard's address", "")
    .addOption(toOption())
    .option("-o, --output <file>", "write to a file")
    .option("--bom", "begin a CSV with a byte order mark, for spreadsheet programs")
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runExport);
}

async function runExport({ where, db, ...write }: Options): Promise<void> {
  const query = readQuery(where);
  const file = existingDb(db);
  const { streamClaims } = await import("@/db/queries/stream-claims");
  const columns = new URLSearchParams(where).has("cols") ? { columns: query.cols } : {};
  await writeClaims(streamClaims(file, query), { ...write, ...columns });
}

/** On a page what makes no sense is left out; in a script it would be a wrong result without a word. */
function readQuery(where: string): ClaimQuery {
  const { query, dropped } = parseClaimQuery(where.replace(/^.*\?/, ""));
  const [first] = dropped;
  if (first) throw new UsageError(`--where: ${first.key}=${first.value}: ${first.reason}`);
  return query;
}
