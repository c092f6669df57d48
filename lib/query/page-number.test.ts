import { expect, test } from "vitest";
import { parsePageNumber } from "./page-number";

test.each([
  ["", 1],
  ["page=7", 7],
  ["page=0", 1],
  ["page=1.5", 1],
  ["page=9999999", 1],
])("%s is page %i", (query, page) => expect(parsePageNumber(new URLSearchParams(query))).toBe(page));
