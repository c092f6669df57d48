import { Command } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { dbOption } from "./paths";

afterEach(() => void vi.unstubAllEnvs());

const dbOf = (...words: string[]): string =>
  new Command()
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .addOption(dbOption())
    .parse(words, { from: "user" })
    .opts().db;

test.each([
  ["the flag before the variable", "/b.db", ["--db", "/a.db"], /^\/a\.db$/],
  ["the variable", "/b.db", [], /^\/b\.db$/],
  ["the file of the project if the variable is empty", "", [], /data.claimboard\.db$/],
  ["the file of the project by default", undefined, [], /data.claimboard\.db$/],
])("the database: %s", (_, variable, words, expected) => {
  vi.stubEnv("CLAIMBOARD_DB", variable);
  expect(dbOf(...words)).toMatch(expected);
});

test("rejects an empty file name", () => expect(() => dbOf("--db", "")).toThrow(/file name/));
