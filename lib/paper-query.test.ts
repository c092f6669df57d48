import { describe, expect, it } from "vitest";
import { formatPaperQuery } from "./paper-query";
import { parsePaperQuery } from "./parse-paper-query";

describe("the paper query", () => {
  it.each([
    ["", ""],
    ["q=grpo+math&sort=claims&page=3", "?q=grpo+math&sort=claims&page=3"],
    ["sort=published&page=1", ""],
    ["sort=nonsense&page=-2", ""],
    ["page=two&q=%20", ""],
    ["other=1", ""],
  ])("%s is %s", (text, address) => {
    expect(formatPaperQuery(parsePaperQuery(new URLSearchParams(text)))).toBe(address);
  });
});
