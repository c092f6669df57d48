import type { Db } from "@/db/open";
import { CSV } from "@/exporters/csv";
import { formatRows } from "@/exporters/delimited";
import type { CellValue } from "@/lib/claim-columns";
import type { Dropped } from "@/lib/parse-claim-query";
import { readBoard } from "./board";
import { refuse } from "./download";
import { inDownloadSlot } from "./download-slots";

/** A table of a page as a file. */
export interface Twin<K extends string> {
  /** The name of the file, without its end. */
  readonly name: string;
  readonly columns: readonly K[];
  /** What of the parameters is not understood: without it the file would answer something else. */
  readonly dropped?: (params: URLSearchParams) => readonly Dropped[];
  /** All rows of the page's parameters, not only those that it shows. */
  readonly read: (db: Db, params: URLSearchParams) => readonly { readonly [key in K]: CellValue }[];
}

type Get = (request: Request) => Promise<Response>;

type Row<K extends string> = ReturnType<Twin<K>["read"]>[number];

/** Answers with what is made of the rows, or says which parameter stands in the way. */
const twinOf =
  <K extends string>({ dropped, read }: Twin<K>, answer: (rows: readonly Row<K>[]) => Response): Get =>
  async (request) => {
    const params = new URL(request.url).searchParams;
    const left = dropped?.(params) ?? [];
    if (left.length > 0) return refuse({ dropped: left });
    return inDownloadSlot(async () => answer(await readBoard((db) => read(db, params))));
  };

/** Answers with the table as CSV. */
export const twinCsv = <K extends string>(twin: Twin<K>): Get =>
  twinOf(twin, (rows) => {
    const cells = rows.map((row) => twin.columns.map((key): CellValue => row[key]));
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${twin.name}.csv"`,
      "Cache-Control": "no-store",
    };
    return new Response(formatRows([twin.columns, ...cells], CSV), { headers });
  });

/** Answers with the table as a JSON array. */
export const twinJson = <K extends string>(twin: Twin<K>): Get =>
  twinOf(twin, (rows) => {
    const picked = rows.map((row) => Object.fromEntries(twin.columns.map((key) => [key, row[key]])));
    return Response.json(picked, { headers: { "Cache-Control": "no-store" } });
  });
