import { describe, expect, it } from "vitest";
import { formatPaperQuery } from "../paper/paper-query";
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
    expect(formatPaperQuery(parsePaperQuery(new URLSearchParams(text)).query)).toBe(address);
  });

  const words = (count: number) => Array.from({ length: count }, (_, i) => i.toString(36)).join(" ");

  it.each([
    ["too many words", words(101), "more than 100 words"],
    ["too long a text", "x".repeat(501), "longer than 500 characters"],
  ])("%s are dropped and reported", (_, value, reason) =>
    expect(parsePaperQuery(new URLSearchParams({ q: value, sort: "title" }))).toEqual({
      query: { q: "", sort: "title", page: 1 },
      dropped: [{ key: "q", value, reason }],
    }),
  );
});
