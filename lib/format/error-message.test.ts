import { expect, it } from "vitest";
import { getErrorMessage } from "./error-message";

it.each([
  ["the message of an error", new Error("the disk is full"), "the disk is full"],
  ["a thrown string", "no answer", "no answer"],
  ["nothing", undefined, "undefined"],
])("%s", (_, thrown, reason) => {
  expect(getErrorMessage(thrown)).toBe(reason);
});
