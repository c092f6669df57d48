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
import { parseWhere, toWhereParams } from "../where-option";
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
    .option("--where <query>", "what stands behind the ? in the dashboard's address", "")
    .addOption(toOption(EXPORT_FORMATS))
    .option("-o, --output <file>", "write to a file")
    .option("--bom", "begin a CSV with a byte order mark, for spreadsheet programs")
    .option("--comment", "begin a CSV or TSV with lines of # that say where it comes from")
    .addOption(noMetaOption())
    .addOption(dbOption())
    .addHelpText("after", EXAMPLE)
    .action(runExport);
}

async function runExport({ where, db, comment, ...write }: Options): Promise<void> {
  const query = parseWhere(where);
  const file = requireDb(db);
  const [{ closeDb, openReadonlyDb }, { streamClaims }] = await Promise.all([
    import("@/db/open"),
    import("@/db/queries/stream-claims"),
  ]);
  // A database that cannot be used is refused before the head of a file is written.
  closeDb(openReadonlyDb(file));
  const columns = toWhereParams(where).has("cols") ? { columns: query.cols } : {};
  const from = { query: formatClaimQuery(withoutPresentation(query)).toString() };
  const signal = createStopSignal();
  const options = { ...write, ...columns, from, formats: EXPORT_FORMATS, signal };
  if (comment && !["csv", "tsv"].includes(chooseFormat(options).name))
    throw new UsageError("--comment is for csv and tsv; the other formats hold no comments or have them anyway");
  const announced = comment ? await computeProvenance(streamClaims(file, query), from) : undefined;
  const written = await writeClaims(streamClaims(file, query), { ...options, headerProvenance: announced });
  if (written === 0 && !signal.aborted) printMessage(formatNoMatch(where));
}

/** A name that is misspelled looks like one that nobody reports. */
function formatNoMatch(where: string): string {
  if (where === "") return "note: there is no claim to write";
  const plus = where.includes("+") ? ' ("+" stands for a space in it, %2B for a plus)' : "";
  return `note: no claim fits --where ${where}${plus}`;
}

/** What there is to say about claims, found out by reading them all. */
async function computeProvenance(claims: ClaimIterable, from: { query: string }): Promise<Provenance> {
  const traced = trackProvenance(claims, createOrigin(from));
  for await (const _ of traced.claims);
  return traced.provenance();
}
