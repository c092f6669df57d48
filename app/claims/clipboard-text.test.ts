import { describe, expect, it } from "vitest";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { toClaimTableRow } from "@/lib/query/to-claim-table-row";
import { formatCellText, formatRowsAsTsv } from "./clipboard-text";

const row = toClaimTableRow(
  buildClaim({
    paper_title: "=A title\tof\ntwo lines",
    model: null,
    method: "Owl",
    benchmarks: ["A", "B"],
    before: -1.5,
    after: 1000.25,
    gain: null,
    points: 1001.75,
    sentence: "It says so.",
  }),
  ["sentence", "rule"],
);

describe("copyCell", () => {
  it.each([
    ["after", "1000.25"],
    ["benchmarks", "A; B"],
    ["model", "Owl"],
    ["gain", "1001.75"],
    ["sentence", "It says so."],
    ["gain_max", ""],
    ["doi", ""],
  ] as const)("%s is %j", (key, text) => expect(formatCellText(row, key)).toBe(text));
});

describe("copyRows", () => {
  it("has one line a row, no formula, and numbers as they are", () =>
    expect(formatRowsAsTsv([row, row], ["paper_title", "before"])).toBe(
      "'=A title of two lines\t-1.5\n'=A title of two lines\t-1.5",
    ));
  it("has none behind a break either", () => {
    const odd = toClaimTableRow(buildClaim({ paper_title: "\n=A title" }), []);
    expect(formatRowsAsTsv([odd], ["paper_title"])).toBe("' =A title");
  });
  it("is empty for no row", () => expect(formatRowsAsTsv([], ["model"])).toBe(""));
});
