import { expect, test } from "vitest";
import { escapeFormula } from "./escape-formula";

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\r=1"],
  ["\n=1", "'\n=1"],
  ["a = 1", "a = 1"],
  ["'=1", "'=1"],
  ["", ""],
])("%j becomes %j", (text, expected) => expect(escapeFormula(text)).toBe(expected));
