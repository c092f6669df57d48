import { expect, test } from "vitest";
import { formatClaimQuery } from "./claim-query";
import { withoutPresentation } from "./data-query";
import { parseClaimQuery } from "./parse-claim-query";

test("keeps filters, order and columns and drops layout", () => {
  const kept = "q=owl&benchmark=mathvista&id=c1&id=c2&sort=-gain&cols=model%2Cafter";
  const { query, dropped } = parseClaimQuery(`${kept}&page=3&per=50&pin=1&density=compact&widths=model.150`);
  expect(dropped).toEqual([]);
  expect(formatClaimQuery(withoutPresentation(query)).toString()).toBe(kept);
});
