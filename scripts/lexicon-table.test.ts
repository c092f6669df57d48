import { describe, expect, it } from "vitest";
import { parseChoice, parsePositiveNumber, parseTable } from "./lexicon-table.mjs";

const COLUMNS = ["name", "aliases", "size"];
const parse = (...lines: string[]) => parseTable(["name\taliases\tsize", ...lines].join("\n"), "x.tsv", COLUMNS);

describe("parseTable", () => {
  it("reads cells and lists, and fills missing cells", () => {
    const [row, short] = parse("Harbour-3K\tHarbour | HB-3K\t7", "Pier");
    expect([row?.get("name"), row?.list("aliases"), row?.get("size")]).toEqual([
      "Harbour-3K",
      ["Harbour", "HB-3K"],
      "7",
    ]);
    expect([short?.get("name"), short?.list("aliases"), short?.get("size")]).toEqual(["Pier", [], ""]);
  });

  it("skips comments and empty lines but counts them", () => {
    const rows = parseTable("# About\n\nname\n\n# Piers\nPier\r\n", "x.tsv", ["name"]);
    expect(rows.map((row) => [row.place, row.get("name")])).toEqual([["x.tsv:6", "Pier"]]);
  });

  it.each([
    ["too many cells", "Pier\t\t7\t8", "x.tsv:2: 4 cells, but there are 3 columns (name, aliases, size)"],
    ["no name", "\tPier", "x.tsv:2: the column name is empty"],
    ["a space at the end", "Pier ", 'x.tsv:2: "Pier " has an empty part or an extra space'],
    ["an empty alias", "Pier\tA |  | B", 'x.tsv:2: "A |  | B" has an empty part or an extra space'],
  ])("rejects %s", (_, line, message) => expect(() => parse(line)).toThrow(message));

  it.each([
    ["other columns", "name\tsize\n", "x.tsv:1: the columns must be name, aliases, size"],
    ["an empty file", "", "x.tsv: the columns must be name, aliases, size"],
  ])("rejects %s", (_, text, message) => expect(() => parseTable(text, "x.tsv", COLUMNS)).toThrow(message));
});

describe("parseChoice", () => {
  const choices = { "": 0, case: 1 };
  it.each([
    ["Pier\tcase", 1],
    ["Pier", 0],
  ])("%j", (line, value) => {
    const [row] = parse(line);
    expect(row && parseChoice(row, "aliases", choices)).toBe(value);
  });
  it("lists the allowed values in the error", () => {
    const [row] = parse("Pier\tcas");
    expect(() => row && parseChoice(row, "aliases", choices)).toThrow(
      'x.tsv:2: "cas" is not a value of the column aliases (empty, case)',
    );
  });
});

describe("parsePositiveNumber", () => {
  it.each([
    ["Pier\t\t6.6", 6.6],
    ["Pier", undefined],
  ])("%j", (line, value) => {
    const [row] = parse(line);
    expect(row && parsePositiveNumber(row, "size")).toBe(value);
  });
  it.each(["-1", "0", "7B", "1e3"])("rejects %s", (cell) => {
    const [row] = parse(`Pier\t\t${cell}`);
    expect(() => row && parsePositiveNumber(row, "size")).toThrow("is not a positive number");
  });
});
