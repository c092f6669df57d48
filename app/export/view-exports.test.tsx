import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inRequestScope } from "@/app/_data/fixtures/in-request-scope";
import { createRequest } from "@/app/_data/fixtures/request-scope";
import { CellContent } from "@/app/claims/cell-content";
import { createTestBoard, type TestBoard } from "@/db/fixtures/test-board";
import { addVariedClaims } from "@/db/fixtures/varied-claims";
import { listClaimRows } from "@/db/queries/list-claim-rows";
import { escapeLatex } from "@/exporters/latex-text";
import { CLAIM_COLUMNS, COLUMN_KEYS, type ColumnKey } from "@/lib/claim/columns";
import { buildClaim, buildExtractedClaim } from "@/lib/claim/fixtures/claim";
import { toValueParts } from "@/lib/format/numbers";
import { BASE_ROW_KEYS, type ClaimTableRow } from "@/lib/query/claim-table-row";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { parseSearchTerms } from "@/lib/query/search-terms";
import { toClaimTableRow } from "@/lib/query/to-claim-table-row";
import { GET } from "./[table]/[format]/route";

/** Every export of a view has the rows of the table in its order, and each cell has the meaning of the shown one. */

let board: TestBoard;
let someIds: readonly string[];
beforeAll(async () => {
  board = createTestBoard();
  vi.stubEnv("CLAIMBOARD_DB", board.file);
  await addVariedClaims(board);
  someIds = listClaimRows(board.db, parseClaimQuery("sort=after").query).rows.map(({ id }) => id);
});
afterAll(() => {
  vi.unstubAllEnvs();
  board.remove();
});

const VIEWS: readonly [name: string, query: () => string, rows: number][] = [
  ["the default view", () => "", 12],
  ["filters", () => "kind=change&metric=none&status=extracted", 5],
  ["a filter by size, sorted by size", () => "size=-10&size=unknown&sort=size_b,-after", 11],
  ["sorted by size, unknown last", () => "sort=-size_b,after", 12],
  ["sorted by gain", () => "sort=-gain,after", 12],
  ["sorted by system", () => "sort=system,-after", 12],
  ["sorted by scope", () => "sort=-scope,after", 12],
  ["a search", () => "q=hen&sort=after", 5],
  ["pinned and resized columns", () => "pin=2&widths=gain.200&cols=benchmarks,system,gain,after,doi", 12],
  ["averages", () => "q=lark&cols=system,scope,aggregate,benchmarks,after,gain", 7],
  ["several benchmarks", () => "benchmark=mathvista&benchmark=aime-2024&sort=benchmarks,after", 6],
  [
    "selected claims",
    () =>
      someIds
        .slice(2, 7)
        .map((id) => `id=${id}`)
        .join("&"),
    5,
  ],
  ["values without gains", () => "sort=-before&cols=system,benchmarks,metric,before,after,confidence", 12],
  ["all columns", () => `cols=${COLUMN_KEYS.join()}`, 12],
];

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text without spaces, which differ between pages and files. */
const squeeze = (text: string): string => text.replace(/[\s\u00a0]+/gu, "");

/** The visible text of a cell on a wide screen, without the arrow between before and after. */
function readCellText(row: ClaimTableRow, column: ColumnKey): string {
  const markup = renderToStaticMarkup(<CellContent row={row} column={column} terms={parseSearchTerms("hen")} />);
  const text = markup
    .replace(/<span class="_card(?:Metric)?_[^>]*>.*?<\/span>/g, "")
    .replace(/<span class="_arrow_[^>]*>→<\/span>/g, "")
    .replace(/<[^>]*>/g, "");
  return squeeze(text.replace(/&(#?\w+);/g, (_, name) => ENTITIES[name] ?? `&${name};`));
}

async function exportView(format: string, query: string): Promise<Response> {
  const context = { params: Promise.resolve({ table: "claims", format }) };
  const response = await inRequestScope(() => GET(createRequest(`/claims.${format}?${query}`), context));
  expect(response.status).toBe(200);
  return response;
}

type FileRow = Readonly<Record<string, unknown>>;

/** Reads a cell of delimited text as the type of its column. */
function parseCell(text: string, key: string): unknown {
  const type = CLAIM_COLUMNS.find((column) => column.key === key)?.type;
  const plain = text.replace(/^'(?=[=+\-@\t\r\n])/, "");
  if (type === "list") return text === "" ? [] : plain.split("; ");
  if (text === "") return null;
  if (type === "number") return Number(text);
  return type === "flag" ? text === "true" : plain;
}

const readDelimited =
  (delimiter: string) =>
  async (response: Response): Promise<FileRow[]> => {
    const rows: Record<string, string>[] = parse(await response.text(), { columns: true, delimiter });
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, text]) => [key, parseCell(text, key)])));
  };

async function readParquet(response: Response): Promise<FileRow[]> {
  const rows = await parquetReadObjects({ file: await response.arrayBuffer() });
  return rows.map((row) => ({
    ...row,
    published: (row.published as Date | undefined)?.toISOString().slice(0, 10) ?? null,
  }));
}

const DATA_READERS: readonly [format: string, read: (response: Response) => Promise<FileRow[]>][] = [
  ["csv", readDelimited(",")],
  ["tsv", readDelimited("\t")],
  ["json", (response) => response.json()],
  [
    "ndjson",
    async (response) =>
      (await response.text())
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
  ],
  ["parquet", readParquet],
];

/** Builds the table row that follows from the row of a file alone. */
function toRowFromFile(record: FileRow): ClaimTableRow {
  const empty = toClaimTableRow(buildClaim({ ...buildExtractedClaim(), published: null }), []);
  const known = Object.fromEntries(BASE_ROW_KEYS.filter((key) => key in record).map((key) => [key, record[key]]));
  return { ...empty, ...known, extra: record };
}

/** The cell text that follows from the row of a file alone. */
function readCellTextFromFile(record: FileRow, column: ColumnKey): string {
  // The file has the derived columns, but not all columns that they derive from.
  if (column === "system" || column === "scope") return squeeze(String(record[column] ?? "—"));
  return readCellText(toRowFromFile(record), column);
}

/** Splits a Markdown table into cells without markup. */
function readMarkdown(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map((cell) => cell.replace(/^\[(.*)\]\([^)]*\)$/, "$1").replace(/\\([\\`*_[\]<>|~$&#])/g, "$1")),
  );
}

/** Splits a LaTeX table into cells without bold type and citations. */
function readLatex(text: string): string[][] {
  const body = text.slice(text.lastIndexOf("\\midrule") + 9, text.indexOf("\\bottomrule"));
  return body
    .split(" \\\\\n")
    .slice(0, -1)
    .map((line) =>
      line
        .split(/(?<!\\) & /)
        .map((cell) => cell.replace(/~?\\cite\{[^}]*\}$/, "").replace(/^\\textbf\{(.*)\}$/, "$1")),
    );
}

/** The text of a document cell: as in the table, with a unit at both values and a computed gain in parentheses. */
function toDocumentText(row: ClaimTableRow, column: ColumnKey): string {
  const text = readCellText(row, column);
  if (text === "—") return text;
  if (column === "before") return text + squeeze(toValueParts(row.before, row.unit).unit ?? "");
  return column === "gain" && row.gain === null ? `(${text})` : text;
}

describe.each(VIEWS)("%s", (_name, toQuery, count) => {
  const loadView = () => {
    const { query, dropped } = parseClaimQuery(toQuery());
    expect(dropped).toEqual([]);
    const { rows } = listClaimRows(board.db, query);
    const shown = rows.map((row) => query.cols.map((column) => readCellText(row, column)));
    expect(rows).toHaveLength(count);
    // Otherwise rows could change places unnoticed.
    expect(new Set(shown.map((cells) => cells.join("\t"))).size).toBe(count);
    return { cols: query.cols, rows, shown };
  };
  let view: ReturnType<typeof loadView> | undefined;
  const readView = () => {
    view ??= loadView();
    return view;
  };

  it.each(DATA_READERS)("is the same as %s", async (format, read) => {
    const { cols, shown } = readView();
    const records = await read(await exportView(format, toQuery()));
    expect(records.map((record) => cols.map((column) => readCellTextFromFile(record, column)))).toEqual(shown);
    if (cols.includes("benchmarks"))
      expect(
        records.map(({ scope, benchmarks, benchmark_text: text }) =>
          squeeze(String(scope ?? ((benchmarks as string[]).join("; ") || text || "—"))),
        ),
      ).toEqual(shown.map((cells) => cells[cols.indexOf("benchmarks")]));
  });

  it("is the same as Markdown and LaTeX", async () => {
    const { cols, rows } = readView();
    const markdown = readMarkdown(await (await exportView("md", toQuery())).text());
    expect(markdown.map((cells) => cells.map(squeeze))).toEqual(
      rows.map((row) => cols.map((column) => toDocumentText(row, column))),
    );
    const latex = readLatex(await (await exportView("tex", toQuery())).text());
    expect(latex.map((cells) => cells.slice(0, cols.length))).toEqual(markdown.map((cells) => cells.map(escapeLatex)));
  });
});
