import { expect, it } from "vitest";
import { getErrorMessage } from "./error-message";

it.each([
  ["an error's own words", new Error("the disk is full"), "the disk is full"],
  ["a text that was thrown", "no answer", "no answer"],
  ["nothing", undefined, "undefined"],
])("%s", (_, thrown, reason) => {
  expect(getErrorMessage(thrown)).toBe(reason);
});
