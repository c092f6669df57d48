import type { Db } from "@/db/open";
import { tableCsv } from "@/exporters/csv";
import type { CellValue } from "@/lib/claim-columns";
import { readBoard } from "./board";

/** A table of a page as a file. */
export interface Twin<K extends string> {
  /** The name of the file, without its end. */
  readonly name: string;
  readonly columns: readonly K[];
  /** All rows of the page's parameters, not only those that it shows. */
  readonly read: (db: Db, params: URLSearchParams) => readonly { readonly [key in K]: CellValue }[];
}

type Get = (request: Request) => Promise<Response>;

async function readTwin<K extends string>({ columns, read }: Twin<K>, request: Request) {
  const rows = await readBoard((db) => read(db, new URL(request.url).searchParams));
  return rows.map((row) => Object.fromEntries(columns.map((key) => [key, row[key]])) as { [key in K]: CellValue });
}

/** Answers with the table as CSV. */
export const twinCsv =
  <K extends string>(twin: Twin<K>): Get =>
  async (request) => {
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${twin.name}.csv"`,
      "Cache-Control": "no-store",
    };
    return new Response(tableCsv(twin.columns, await readTwin(twin, request)), { headers });
  };

/** Answers with the table as a JSON array. */
export const twinJson =
  <K extends string>(twin: Twin<K>): Get =>
  async (request) =>
    Response.json(await readTwin(twin, request), { headers: { "Cache-Control": "no-store" } });
