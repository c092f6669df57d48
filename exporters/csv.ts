import { stringify } from "csv-stringify/sync";
import type { Claim } from "../lib/claim";
import { type CellValue, CLAIM_COLUMNS, type ClaimColumn, type ColumnKey, claimCell } from "../lib/claim-columns";
import type { ExportFormat } from "./format";

const BATCH = 100;
const BOM = "\uFEFF";
/** Beginnings that a spreadsheet program would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
// The writer itself quotes for the delimiter, the quote and a whole CR LF only.
const RFC_4180 = { record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

const COLUMNS: ReadonlyMap<ColumnKey, ClaimColumn & { key: ColumnKey }> = new Map(CLAIM_COLUMNS.map((c) => [c.key, c]));

/** A number without an exponent, as every reader of CSV takes it. */
function plainNumber(x: number): string {
  const text = String(x);
  if (!text.includes("e")) return x === 0 ? "0" : text;
  return Math.abs(x) < 1 ? x.toFixed(20).replace(/0+$/, "") : BigInt(Math.round(x)).toString();
}

function cellText(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number") return plainNumber(value);
  if (typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : value.join("; ");
  return FORMULA.test(text) ? `'${text}` : text;
}

const toRow = (claim: Claim, columns: readonly ColumnKey[]): string[] =>
  columns.map((key) => cellText(claimCell(claim, key)));

/** CSV after RFC 4180 with the contract's columns. */
export const csv: ExportFormat = {
  name: "csv",
  label: "CSV, for spreadsheets",
  mime: "text/csv; charset=utf-8",
  async *write(claims, { bom = false, columns = [...COLUMNS.keys()] } = {}) {
    // A row of one empty cell would be an empty line, which readers skip.
    const form = { ...RFC_4180, quoted_empty: columns.length === 1 };
    yield (bom ? BOM : "") + stringify([[...columns]], form);
    let rows: string[][] = [];
    for await (const claim of claims) {
      if (rows.push(toRow(claim, columns)) < BATCH) continue;
      yield stringify(rows, form);
      rows = [];
    }
    if (rows.length > 0) yield stringify(rows, form);
  },
};
