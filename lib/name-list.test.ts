import { describe, expect, test } from "vitest";
import { cutByName, FIRST_NAMES, parseNameQuery } from "./name-list";

const many = Array.from({ length: FIRST_NAMES + 5 }, (_, i) => ({ name: `Bench ${i}` }));

describe("a long list", () => {
  test("is cut until all of it is asked for", () => {
    expect(cutByName(many, { q: "", all: false }).shown).toHaveLength(FIRST_NAMES);
    expect(cutByName(many, { q: "", all: false }).found).toHaveLength(many.length);
    expect(cutByName(many, { q: "", all: true }).shown).toHaveLength(many.length);
  });
  test("is searched by name", () => {
    expect(cutByName(many, { q: "bench 304", all: false }).shown).toEqual([{ name: "Bench 304" }]);
    expect(cutByName(many, { q: "nothing", all: false })).toEqual({ found: [], shown: [] });
  });
});

test.each([
  ["", { q: "", all: false }],
  ["q=%20math%20&all=1", { q: "math", all: true }],
  [`q=${"a".repeat(300)}&all=yes`, { q: "a".repeat(200), all: false }],
])("%s", (text, query) => expect(parseNameQuery(new URLSearchParams(text))).toEqual(query));
