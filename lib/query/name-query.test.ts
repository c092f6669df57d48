import { describe, expect, test } from "vitest";
import { filterByName, NAMES_PER_PAGE, parseNameQuery } from "./name-query";

const many = Array.from({ length: NAMES_PER_PAGE + 5 }, (_, i) => ({ name: `Bench ${i}` }));

describe("a long list", () => {
  test.each([
    [1, 1, NAMES_PER_PAGE, "Bench 0"],
    [2, 2, 5, `Bench ${NAMES_PER_PAGE}`],
    [9, 2, 5, `Bench ${NAMES_PER_PAGE}`],
  ])("page %i is page %i with %i names from %s", (requested, page, count, first) => {
    const result = filterByName(many, { q: "", page: requested });
    expect(result).toMatchObject({ page, pages: 2 });
    expect(result.shown).toHaveLength(count);
    expect(result.shown[0]?.name).toBe(first);
    expect(result.found).toHaveLength(many.length);
  });
  test("may have shorter pages", () => {
    const { shown, pages } = filterByName(many, { q: "", page: 4 }, undefined, 50);
    expect([shown.map(({ name }) => name), pages]).toEqual([many.slice(150).map(({ name }) => name), 4]);
  });
  test("is searched by name", () => {
    expect(filterByName(many, { q: "bench 154", page: 1 }).shown).toEqual([{ name: "Bench 154" }]);
    expect(filterByName(many, { q: "nothing", page: 1 })).toEqual({ found: [], shown: [], page: 1, pages: 1 });
  });
});

test.each([
  ["", { q: "", page: 1 }],
  ["q=%20math%20&page=3", { q: "math", page: 3 }],
  [`q=${"a".repeat(300)}&page=-1`, { q: "a".repeat(200), page: 1 }],
  ["page=1e9", { q: "", page: 1 }],
  // From links before lists had pages.
  ["all=1", { q: "", page: 1 }],
])("%s", (text, query) => expect(parseNameQuery(new URLSearchParams(text))).toEqual(query));
