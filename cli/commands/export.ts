import type { Command } from "commander";
import type { ClaimIterable } from "@/exporters/format";
import { EXPORT_FORMATS } from "@/exporters/formats";
import { type Provenance, trackProvenance } from "@/exporters/provenance";
import { formatClaimQuery } from "@/lib/query/claim-query";
import { withoutPresentation } from "@/lib/query/data-query";
import { printMessage } from "../messages";
import { dbOption, requireDb } from "../paths";
import { createStopSignal } from "../stop-signal";
import { UsageError } from "../usage-error";
import { parseWhere, rejectDropped, toWhereParams } from "../where-option";
import { chooseFormat, createOrigin, noMetaOption, toOption, writeClaims } from "../write-claims";

const EXAMPLE = `
Examples:
  $ claimboard export --to csv -o claims.csv
  $ claimboard export --where "benchmark=MathVista&size=7-9&sort=-gain" --to csv
  $ claimboard export --where "benchmark=MathVista" -o table.tex
  $ claimboard export --where "benchmark=MathVista" -o papers.bib`;

interface Options {
  readonly where: string;
  readonly to?: string;
  readonly output?: string;
  readonly bom?: true;
  readonly comment?: true;
  readonly meta: boolean;
  readonly db: string;
}

export function addExport(program: Command): void {
  program
    .command("export")
    .description("write claims from the database, filtered and sorted as on the dashboard")
    .option("--where <query>", "filters, as in the dashboard's URL after the ?", "")
    .addOption(toOption(EXPORT_FORMATS))
    .option("-o, --output <file>", "write to a file")
    .option("--bom", "start a CSV or TSV with a byte order mark, for spreadsheet programs")
    .option("--comment", "start a CSV or TSV with # lines that state its provenance")
    .addOption(noMetaOption())
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runExport);
}

async function runExport({ where, db, comment, ...write }: Options): Promise<void> {
  const query = parseWhere(where);
  const file = requireDb(db);
  const [{ closeDb, openReadonlyDb }, { dropUnknownFamilies }, { getComparisonFacts }, { streamClaims }] =
    await Promise.all([
      import("@/db/open"),
      import("@/db/queries/drop-unknown-families"),
      import("@/db/queries/get-comparison-facts"),
      import("@/db/queries/stream-claims"),
    ]);
  // Fails on an unusable database before any output is written.
  const board = openReadonlyDb(file);
  const facts = getComparisonFacts(board);
  const { dropped } = dropUnknownFamilies(board, { query, dropped: [] });
  closeDb(board);
  rejectDropped(dropped);
  const columns = toWhereParams(where).has("cols") ? { columns: query.cols } : {};
  const from = { query: formatClaimQuery(withoutPresentation(query)).toString() };
  const signal = createStopSignal();
  const options = { ...write, ...columns, facts, from, formats: EXPORT_FORMATS, signal };
  if (comment && !["csv", "tsv"].includes(chooseFormat(options).name))
    throw new UsageError("--comment is for csv and tsv; the other formats hold no comments or have them anyway");
  const headerProvenance = comment ? await computeProvenance(streamClaims(file, query), from) : undefined;
  const written = await writeClaims(streamClaims(file, query), { ...options, headerProvenance });
  if (written === 0 && !signal.aborted) printMessage(formatNoMatch(where));
}

/** Reports an empty result, which may come from a misspelled name. */
function formatNoMatch(where: string): string {
  if (where === "") return "note: there is no claim to write";
  const plus = where.includes("+") ? ' ("+" means a space, %2B a plus sign)' : "";
  return `note: no claim fits --where ${where}${plus}`;
}

/** Computes the provenance of claims by reading all of them. */
async function computeProvenance(claims: ClaimIterable, from: { query: string }): Promise<Provenance> {
  const tracked = trackProvenance(claims, createOrigin(from));
  for await (const _ of tracked.claims);
  return tracked.provenance();
}
