import type { Db } from "@/db/open";
import { CSV } from "@/exporters/csv";
import { formatRows } from "@/exporters/delimited";
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

const readRows = <K extends string>({ read }: Twin<K>, request: Request) =>
  readBoard((db) => read(db, new URL(request.url).searchParams));

/** Answers with the table as CSV. */
export const twinCsv =
  <K extends string>(twin: Twin<K>): Get =>
  async (request) => {
    const rows = (await readRows(twin, request)).map((row) => twin.columns.map((key): CellValue => row[key]));
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${twin.name}.csv"`,
      "Cache-Control": "no-store",
    };
    return new Response(formatRows([twin.columns, ...rows], CSV), { headers });
  };

/** Answers with the table as a JSON array. */
export const twinJson =
  <K extends string>(twin: Twin<K>): Get =>
  async (request) => {
    const rows = await readRows(twin, request);
    const picked = rows.map((row) => Object.fromEntries(twin.columns.map((key) => [key, row[key]])));
    return Response.json(picked, { headers: { "Cache-Control": "no-store" } });
  };
