import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check } from "recheck";
import { describe, expect, test } from "vitest";
import { findRegexLiterals } from "./regex-literals";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Patterns that are not linear, and why their input is short. */
const ON_SHORT_TEXT: Readonly<Record<string, string>> = {
  "^-+|-+$": "an id with single hyphens only",
  "-+$": "the same, truncated",
  "[.,;:'’*!?\\]]+$": "a DOI, of which at most 200 characters are read",
  "[A-Za-z].*-": "the name of a model",
  "[a-z]{2,}s$": "one word of a sentence",
  "^\\d*\\.?\\d+$": "one token of a sentence",
};

/** Folders whose patterns match external text. */
const patterns = ["lib", "sources", "extractors"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .flatMap((name) => findRegexLiterals(readFileSync(join(root, folder, name), "utf8"))),
);

test("no pattern takes more than linear time over a long text", { timeout: 900_000 }, async () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const { source, flags } of new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each])).values()) {
    if (source in ON_SHORT_TEXT) continue;
    // Limited by steps, not time: results must not depend on the load of the machine.
    const { status } = await check(source, flags.replace(/[dv]/g, ""), { timeout: 10_000, attackTimeout: null });
    if (status === "vulnerable") slow.push(`/${source}/${flags}`);
  }
  expect(slow).toEqual([]);
});

test("every exempted pattern is in the code", () => {
  const sources = new Set(patterns.map(({ source }) => source));
  expect(Object.keys(ON_SHORT_TEXT).filter((source) => !sources.has(source))).toEqual([]);
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
