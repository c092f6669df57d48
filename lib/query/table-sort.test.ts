import { describe, expect, it } from "vitest";
import { formatTableSort, parseTableSort, type SortableValueColumn, sortTableRows } from "./table-sort";

interface Row {
  readonly name: string;
  readonly count: number | null;
}

const COLUMNS: readonly SortableValueColumn<Row>[] = [
  { id: "name", sortValue: (row) => row.name },
  { id: "count", sortValue: (row) => row.count },
  { id: "note" },
];
const DEFAULT = { id: "count", desc: true };
const ROWS: readonly Row[] = [
  { name: "Suite 10", count: 3 },
  { name: "Suite 2", count: null },
  { name: "Other", count: 12 },
  { name: "Équipe", count: 3 },
];

describe("parseTableSort", () => {
  it.each([
    ["name", { id: "name", desc: false }],
    ["-name", { id: "name", desc: true }],
    [null, DEFAULT],
    ["", DEFAULT],
    ["-", DEFAULT],
    ["note", DEFAULT],
    ["--name", DEFAULT],
    ["unknown", DEFAULT],
  ])("parses %j", (value, expected) => {
    expect(parseTableSort(value, COLUMNS, DEFAULT)).toEqual(expected);
  });

  it.each(["name", "-count"])("formats %j as it was", (value) => {
    expect(formatTableSort(parseTableSort(value, COLUMNS, DEFAULT))).toBe(value);
  });
});

describe("sortTableRows", () => {
  it.each([
    ["numbers ascending, unknown last", { id: "count", desc: false }, ["Suite 10", "Équipe", "Other", "Suite 2"]],
    ["numbers descending, unknown last", { id: "count", desc: true }, ["Other", "Suite 10", "Équipe", "Suite 2"]],
    ["texts with numbers and accents", { id: "name", desc: false }, ["Équipe", "Other", "Suite 2", "Suite 10"]],
    ["by nothing", null, ["Suite 10", "Suite 2", "Other", "Équipe"]],
    ["a column that is not sortable", { id: "note", desc: false }, ["Suite 10", "Suite 2", "Other", "Équipe"]],
  ])("sorts %s", (_, sort, expected) => {
    expect(sortTableRows(ROWS, COLUMNS, sort).map(({ name }) => name)).toEqual(expected);
  });
});
