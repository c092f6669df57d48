import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Accuracy, BLOCKS, fillBlocks } from "./accuracy-tables";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const accuracy: Accuracy = JSON.parse(read("eval/accuracy.json"));

describe.each(["README.md", "docs/accuracy.md"])("%s", (path) => {
  it("contains the last measured results", () => expect(fillBlocks(read(path), accuracy)).toBe(read(path)));
});

describe("fillBlocks", () => {
  it("replaces marked blocks and keeps the rest", () => {
    const filled = fillBlocks("a\n<!-- levels:start -->\nold\n<!-- levels:end -->\nb", accuracy);
    expect(filled).toMatch(/^a\n<!-- levels:start -->\n\n\| set \| level \|.*\n\| --- /);
    expect(filled).toMatch(/\|\n\n<!-- levels:end -->\nb$/);
    expect(filled).not.toContain("old");
    expect(fillBlocks(filled, accuracy)).toBe(filled);
  });

  it("rejects unknown marks", () =>
    expect(() => fillBlocks("<!-- depth:start --><!-- depth:end -->", accuracy)).toThrow('no block "depth"'));
});

it.each(Object.keys(BLOCKS))("the block %s has a table whose rows are as wide as its head", (name) => {
  const rows = (BLOCKS[name]?.(accuracy) ?? "").split("\n").filter((line) => line.startsWith("|"));
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows.map((row) => row.split("|").length)).size).toBe(1);
});
