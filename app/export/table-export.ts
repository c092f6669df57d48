import type { Db } from "@/db/open";
import { CSV_DIALECT } from "@/exporters/csv";
import { formatRows } from "@/exporters/delimited";
import type { CellValue } from "@/lib/claim/columns";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import { readBoard } from "../_data/board";
import { inDownloadSlot } from "../_data/download-slots";
import { droppedParametersResponse } from "./export-response";

/** A table that can be exported. */
export interface TableExport<K extends string> {
  /** File name without extension. */
  readonly name: string;
  readonly columns: readonly K[];
  /** Finds parameters that are not understood. The request is then refused. */
  readonly findDropped?: (params: URLSearchParams) => readonly DroppedParameter[];
  /** Reads all rows that match the parameters of the page. */
  readonly readRows: (db: Db, params: URLSearchParams) => readonly TableRow<K>[] | NotFound;
}

/** A row with a value for each column. */
type TableRow<K extends string> = { readonly [key in K]: CellValue };

/** The parameters name something that is not on the board. The request gets 404 with the text. */
interface NotFound {
  readonly notFound: string;
}

/** Handles a GET request. */
export type GetHandler = (request: Request) => Promise<Response>;

/**
 * Creates a handler that responds with the rows; with 400 for parameters that are not understood, and with 404 if they
 * name something that is not on the board.
 */
const createTableHandler =
  <K extends string>(
    { findDropped, readRows }: TableExport<K>,
    toResponse: (rows: readonly TableRow<K>[]) => Response,
  ): GetHandler =>
  async (request) => {
    const params = new URL(request.url).searchParams;
    const droppedParameters = findDropped?.(params) ?? [];
    if (droppedParameters.length > 0) return droppedParametersResponse({ dropped: droppedParameters });
    return inDownloadSlot(request.signal, async () => {
      const rows = await readBoard((db) => readRows(db, params));
      return "notFound" in rows ? new Response(`${rows.notFound}\n`, { status: 404 }) : toResponse(rows);
    });
  };

/** Creates a handler that responds with the table as CSV. */
export const tableCsvHandler = <K extends string>(tableExport: TableExport<K>): GetHandler =>
  createTableHandler(tableExport, (rows) => {
    const cells = rows.map((row) => tableExport.columns.map((key): CellValue => row[key]));
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${tableExport.name}.csv"`,
      "Cache-Control": "no-store",
    };
    return new Response(formatRows([tableExport.columns, ...cells], CSV_DIALECT), { headers });
  });

/** Creates a handler that responds with the table as a JSON array. */
export const tableJsonHandler = <K extends string>(tableExport: TableExport<K>): GetHandler =>
  createTableHandler(tableExport, (rows) => {
    const picked = rows.map((row) => Object.fromEntries(tableExport.columns.map((key) => [key, row[key]])));
    return Response.json(picked, { headers: { "Cache-Control": "no-store" } });
  });
