import { expect, it } from "vitest";
import { isWithinEdits } from "./within-edits";

it.each<[string, string, number, boolean]>([
  ["owls", "owls", 0, true],
  ["owlz", "owls", 0, false],
  ["owlz", "owls", 1, true],
  ["ows", "owls", 1, true],
  ["owlss", "owls", 1, true],
  ["owzz", "owls", 1, false],
  ["wozls", "owls", 2, true],
  ["", "owls", 3, false],
])("%j becomes %j within %i edits: %s", (text, known, edits, expected) =>
  expect(isWithinEdits(text, known, edits)).toBe(expected),
);
