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
    aggregate: true,
    before: -1.5,
    after: 1000.25,
    gain: null,
    points: 1001.75,
    sentence: "It says so.",
  }),
  ["sentence", "rule"],
);

describe("formatCellText", () => {
  it.each([
    ["after", "1000.25"],
    ["benchmarks", "average of A; B"],
    ["system", "Owl"],
    ["model", ""],
    ["scope", "average of A; B"],
    ["gain", "1001.75"],
    ["sentence", "It says so."],
    ["gain_max", ""],
    ["doi", ""],
  ] as const)("formats %s as %j", (key, text) => expect(formatCellText(row, key)).toBe(text));
});

describe("formatRowsAsTsv", () => {
  it("writes one line per row, escapes formulas and keeps numbers", () =>
    expect(formatRowsAsTsv([row, row], ["paper_title", "before"])).toBe(
      "'=A title of two lines\t-1.5\n'=A title of two lines\t-1.5",
    ));
  it("escapes a formula after a line break", () => {
    const rowWithBreak = toClaimTableRow(buildClaim({ paper_title: "\n=A title" }), []);
    expect(formatRowsAsTsv([rowWithBreak], ["paper_title"])).toBe("' =A title");
  });
  it("returns an empty text without rows", () => expect(formatRowsAsTsv([], ["model"])).toBe(""));
});
