import { expect, it } from "vitest";
import { formatInterval, formatRight, formatShare } from "./format-precision";

it.each([
  [0, "0%"],
  [0.001, "<1%"],
  [0.5, "50%"],
  [0.999, ">99%"],
  [1, "100%"],
])("formats %s as %s", (share, text) => expect(formatShare(share)).toBe(text));

it("formats intervals and counts", () => {
  expect(formatInterval({ low: 0.719, high: 0.961 })).toBe("72–96%");
  expect(formatRight({ label: "", value: "", right: 1200, total: 2700, interval: null })).toBe("1,200 of 2,700");
});
