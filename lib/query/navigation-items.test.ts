import { describe, expect, test } from "vitest";
import { findByName, findPages, NAVIGATION_PAGES } from "./navigation-items";

const things = ["MathVista", "We-Math", "MATH", "MATH-500", "Aftermath", "Émile", "τ-bench"].map((name) => ({ name }));
const found = (search: string, most = 10) => findByName(things, search, most).map((thing) => thing.name);

describe("findByName", () => {
  test.each([
    ["math", ["MATH", "MathVista", "MATH-500", "We-Math", "Aftermath"]],
    ["500 math", ["MATH-500"]],
    ["emile", ["Émile"]],
    ["τ", ["τ-bench"]],
    ["nothing", []],
    [".*", []],
  ])("%s", (search, names) => expect(found(search)).toEqual(names));

  test("an empty search returns the first items", () => expect(found("  ", 2)).toEqual(["MathVista", "We-Math"]));
  test("respects the limit", () => expect(found("math", 1)).toEqual(["MATH"]));
});

describe("findPages", () => {
  test("returns all pages for an empty search", () =>
    expect(findPages("").map(({ href }) => href)).toEqual(NAVIGATION_PAGES.map(([href]) => href)));
  test.each([
    ["comp", ["/compare"]],
    ["try", ["/try"]],
    ["zz", []],
  ])("%s", (search, hrefs) => expect(findPages(search).map((place) => place.href)).toEqual(hrefs));
});
