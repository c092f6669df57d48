import { expect, it } from "vitest";
import { formatInteger } from "./format-integer";

it.each([0, 7, 999, 1_000, 10_050, 999_999, 1_000_000, 64 * 1024 ** 3, Number.MAX_SAFE_INTEGER])(
  "writes %d as Intl does",
  (count) => expect(formatInteger(count)).toBe(count.toLocaleString("en")),
);
