import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClaimQuery } from "./claim-query";
import { parseClaimQuery } from "./parse-claim-query";
import { BUILT_IN_VIEWS, parseViewLink, toViewPath } from "./saved-view";
import { parseViewRequest } from "./view-request";

describe("links to views", () => {
  it("contain the name and the query", () => {
    const name = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .map((s) => s.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(name, fc.constantFrom(...BUILT_IN_VIEWS), (name, { query }) => {
        const path = toViewPath({ name, query });
        expect(parseViewLink(path)).toEqual({ name: name.slice(0, 80), query });
        expect(parseViewLink(`https://board.example:3000${path}`)).toEqual({ name: name.slice(0, 80), query });
      }),
    );
  });
  it.each([
    ["http://a.example/claims?kind=change&claim=abc", { name: "", query: "kind=change" }],
    ["/claims", { name: "", query: "" }],
    ["/papers?q=x", null],
    ["kind=change", null],
    ["", null],
    ["http://", null],
  ])("%j is %j", (text, view) => expect(parseViewLink(text)).toEqual(view));
});

it.each(BUILT_IN_VIEWS.map(({ name, query }) => [name, query]))("the built-in view %j is valid", (_name, text) => {
  const { query, dropped } = parseClaimQuery(text);
  expect(dropped).toEqual([]);
  expect(formatClaimQuery(query).toString()).toBe(text);
});

describe("parseViewRequest", () => {
  it("normalizes the query", () =>
    expect(parseViewRequest({ name: " Mine ", query: "sort=-gain&page=3&kind=change" })).toEqual({
      view: { name: "Mine", query: "kind=change&sort=-gain" },
    }));
  it.each([
    [null, "not understood"],
    [{ query: "" }, "not understood"],
    [{ name: " ", query: "" }, "a view needs a name"],
    [{ name: "x".repeat(81), query: "" }, "a name has at most 80 characters"],
    [{ name: "x", query: "colour=red" }, expect.stringMatching(/^colour=red: not a filter; there are benchmark, /)],
  ])("rejects %j with %j", (body, error) => expect(parseViewRequest(body)).toEqual({ error }));
});
