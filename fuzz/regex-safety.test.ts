import { describe, expect, test, vi } from "vitest";
import { listLiterals } from "./patterns";
import { findRegexLiterals } from "./regex-literals";
import {
  findSlow,
  formatHead,
  hashPattern,
  listPatterns,
  ON_SHORT_TEXT,
  REMEDY,
  readVerified,
} from "./verified-patterns";

test("no pattern takes more than linear time over a long text", { timeout: 900_000 }, async () => {
  const { head, entries } = readVerified();
  expect(head, REMEDY).toBe(formatHead());
  // Modules that other tests have loaded would build no pattern.
  vi.resetModules();
  const { patterns, silent } = await listPatterns();
  expect(silent).toEqual([]);
  expect(patterns.size).toBeGreaterThan(500);
  const unknown = [...patterns].filter(([entry]) => !entries.has(entry)).map(([, pattern]) => pattern);
  expect(await findSlow(unknown)).toEqual([]);
  expect(unknown, REMEDY).toEqual([]);
  expect(
    [...entries].filter((entry) => !patterns.has(entry)),
    REMEDY,
  ).toEqual([]);
});

test("every exempted pattern is in the code", () => {
  const sources = new Set(listLiterals().map(({ source }) => source));
  expect(Object.keys(ON_SHORT_TEXT).filter((source) => !sources.has(source))).toEqual([]);
});

test.each([
  ["(a+)+$", true],
  ["^a+$", false],
])("findSlow checks %s", async (source, isSlow) => {
  expect(await findSlow([{ source, flags: "i" }])).toEqual(isSlow ? [`/${source}/i`] : []);
});

test("a pattern with other flags has another entry", () => {
  const entries = [
    { source: "a", flags: "" },
    { source: "a", flags: "i" },
    { source: "b", flags: "" },
  ].map(hashPattern);
  expect(new Set(entries).size).toBe(3);
});

describe("findRegexLiterals", () => {
  test.each([
    ["const A = /a+/g;", [{ source: "a+", flags: "g" }]],
    ["text.replace(/[/\\]]/, '')", [{ source: "[/\\]]", flags: "" }]],
    ["return /x\\/y/i.test(a);", [{ source: "x\\/y", flags: "i" }]],
    ["const a = b / c / d;", []],
    ["// const A = /a+/;", []],
  ])("%s", (code, expected) => expect(findRegexLiterals(code)).toEqual(expected));
});
