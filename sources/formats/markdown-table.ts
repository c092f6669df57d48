import type { ParseResult } from "@/lib/paper/parse-result";
import { findFieldName } from "../input/field-names";
import type { FieldName, Format, FormatInput, Line } from "../input/format";
import { skippedIssue, toParseResults } from "../input/raw-paper";
import { SENTENCE_END } from "../input/sentence-end";
import { mayBeProse } from "./csv-alignment";
import { findMisplacedCell, findTableColumns, mayBeDetail, type TableColumns } from "./table-columns";

interface Columns {
  /** Column index by field. */
  readonly at: ReadonlyMap<FieldName, number>;
  readonly count: number;
  /** True if rows end with a bar, so that one without it is cut. */
  readonly hasLastBar: boolean;
  /** The same columns, to find values that are not in them. */
  readonly table: TableColumns;
}

const SEPARATOR = /^\s{0,3}\|?[\s:|-]{3,400}$/;
const SUMMARY_END = "</summary>";
const CUT_ROW = "the row is cut, and its title may be another field; check the columns";

/** Tables with columns for title and abstract; the abstract may be within `<details>`. */
export const markdownTable: Format = {
  name: "markdown-table",
  label: "Markdown table with columns for title and abstract",
  detect: (head) => {
    const lines = head.split("\n");
    return lines.some((line, i) => readHeader(line) !== null && SEPARATOR.test(lines[i + 1] ?? "")) ? 0.85 : 0;
  },
  parse: readTables,
};

async function* readTables(input: FormatInput): AsyncGenerator<ParseResult> {
  let columns: Columns | null = null;
  for await (const line of input.lines) {
    const header = readHeader(line.text);
    if (header) columns = header;
    else if (!isRow(line.text)) columns = null;
    else if (columns && !SEPARATOR.test(line.text)) yield* readRow(line, columns, input);
  }
}

const isRow = (text: string): boolean => text.trimStart().startsWith("|");

/** Reads the header of a table of papers; null for other lines. */
function readHeader(text: string): Columns | null {
  if (!isRow(text) || text.length > 1000) return null;
  const names = splitCells(text).map((cell) => cell.replace(/[*_`]/g, "").trim());
  const columns = new Map<FieldName, number>();
  for (const field of ["title", "abstract", "authors", "date", "id", "doi", "url", "venue"] as const) {
    const name = findFieldName(names, field) ?? (field === "title" ? names.find((n) => /^papers?$/i.test(n)) : null);
    if (name) columns.set(field, names.indexOf(name));
  }
  if (!columns.has("title") || !columns.has("abstract")) return null;
  const table = { ...findTableColumns(names, {}), title: columns.get("title") ?? -1 };
  return { at: columns, count: names.length, hasLastBar: text.trimEnd().endsWith("|"), table };
}

function readRow(line: Line, columns: Columns, { source, restated }: FormatInput): ParseResult[] {
  const cells = splitCells(line.text);
  const cell = (field: FieldName): string => cells[columns.at.get(field) ?? -1]?.trim() ?? "";
  const location = { source, restated, locator: `line ${line.number}` };
  const { title, address } = splitMarkdownLink(cell("title").replace(/\*\*/g, ""));
  const abstract = expandDetails(cell("abstract"));
  if (abstract === "") return [skippedIssue(location, "no abstract in this row", title)];
  const isWhole = cells.length === columns.count && line.text.trimEnd().endsWith("|") === columns.hasLastBar;
  if (!isWhole && !(mayBeProse(abstract) && SENTENCE_END.test(abstract))) {
    const message = `the row has ${cells.length} cells, but the header has ${columns.count}, and the abstract is not in its column; check the bars`;
    return [skippedIssue(location, message, title)];
  }
  const texts = cells.map((text) => expandDetails(splitMarkdownLink(text).title.replace(/\*\*/g, "").trim()));
  if (!isWhole && mayBeDetail(title)) return [skippedIssue(location, CUT_ROW, title)];
  const misplaced = findMisplacedCell(texts, columns.table);
  if (misplaced !== null) return [skippedIssue(location, misplaced, line.text)];
  return toParseResults(
    {
      title,
      abstract,
      authors: cell("authors").replace(/\*\*/g, ""),
      date: cell("date"),
      links: [address, cell("url")],
      ids: [cell("id"), cell("doi")],
      venue: cell("venue"),
    },
    location,
  );
}

/** Splits `[Title](url)`; text after it is dropped. */
function splitMarkdownLink(cell: string): { title: string; address: string } {
  const open = cell.indexOf("[");
  const middle = cell.indexOf("](", open);
  const close = cell.indexOf(")", middle);
  if (open < 0 || middle < open || close < middle) return { title: cell, address: "" };
  return { title: cell.slice(0, open) + cell.slice(open + 1, middle), address: cell.slice(middle + 2, close) };
}

/** Returns the content of `<details>`. */
function expandDetails(cell: string): string {
  const at = cell.indexOf(SUMMARY_END);
  const text = at < 0 ? cell : cell.slice(at + SUMMARY_END.length).replace(/<\/details>\s*$/, "");
  return text
    .trim()
    .replace(/^<p>|<\/p>$/g, "")
    .trim();
}

/** Splits a row into cells; an escaped bar and bars within `<details>` do not separate cells. */
function splitCells(row: string): string[] {
  const cells: string[] = [];
  let folded = 0;
  let cell = "";
  const text = row.trim().replace(/^\|/, "");
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === "\\" && text[i + 1] === "|") cell += text[++i];
    else if (sign === "|" && folded === 0) {
      cells.push(cell);
      cell = "";
    } else {
      if (sign === "<" && text.startsWith("<details", i)) folded++;
      if (sign === "<" && text.startsWith("</details", i) && folded > 0) folded--;
      cell += sign;
    }
  }
  return cell.trim() === "" ? cells : [...cells, cell];
}
