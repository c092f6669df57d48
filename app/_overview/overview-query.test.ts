import { expect, test } from "vitest";
import { MIN_CONFIDENCE, overviewPath, parseOverviewQuery } from "./overview-query";

const parse = (search: string) => parseOverviewQuery(new URLSearchParams(search));
const DEFAULTS = { family: "", confidence: MIN_CONFIDENCE, names: "several" };

test.each([
  ["", {}],
  ["family=aime&confidence=0&names=all", { family: "aime", confidence: 0, names: "all" }],
  ["family=+AIME+", { family: "AIME" }],
  ["family=&confidence=&names=", {}],
])("reads %j", (search, parts) => expect(parse(search)).toEqual({ query: { ...DEFAULTS, ...parts }, dropped: [] }));

test.each([
  ["confidence=2", "confidence", "not a number from 0 to 1"],
  ["confidence=high", "confidence", "not a number from 0 to 1"],
  ["names=none", "names", "not one of several, all"],
  [`family=${"x".repeat(301)}`, "family", "longer than 300 characters"],
  ["page=2", "page", "unknown; there are family, confidence, names"],
])("drops %s with the reason", (search, key, reason) => {
  const { query, dropped } = parse(search);
  expect(query).toEqual(DEFAULTS);
  expect(dropped).toMatchObject([{ key, reason }]);
});

test("keeps the first of repeated values", () => {
  const { query, dropped } = parse("family=aime&family=gsm");
  expect(query.family).toBe("aime");
  expect(dropped).toEqual([{ key: "family", value: "gsm", reason: "given more than once" }]);
});

test.each(["/", "/?family=aime", "/?family=aime&confidence=0&names=all"])("formats %s as it was", (path) =>
  expect(overviewPath(parse(path.slice(2)).query)).toBe(path),
);
