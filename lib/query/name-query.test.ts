import { describe, expect, test } from "vitest";
import { filterByName, MAX_INITIAL_NAMES, parseNameQuery } from "./name-query";

const many = Array.from({ length: MAX_INITIAL_NAMES + 5 }, (_, i) => ({ name: `Bench ${i}` }));

describe("a long list", () => {
  test("is truncated unless all are requested", () => {
    expect(filterByName(many, { q: "", all: false }).shown).toHaveLength(MAX_INITIAL_NAMES);
    expect(filterByName(many, { q: "", all: false }).found).toHaveLength(many.length);
    expect(filterByName(many, { q: "", all: true }).shown).toHaveLength(many.length);
  });
  test("is searched by name", () => {
    expect(filterByName(many, { q: "bench 304", all: false }).shown).toEqual([{ name: "Bench 304" }]);
    expect(filterByName(many, { q: "nothing", all: false })).toEqual({ found: [], shown: [] });
  });
});

test.each([
  ["", { q: "", all: false }],
  ["q=%20math%20&all=1", { q: "math", all: true }],
  [`q=${"a".repeat(300)}&all=yes`, { q: "a".repeat(200), all: false }],
])("%s", (text, query) => expect(parseNameQuery(new URLSearchParams(text))).toEqual(query));
