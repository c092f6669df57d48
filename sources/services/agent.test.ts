import { expect, test } from "vitest";
import { formatUserAgent } from "./agent";

test.each([
  [undefined, "claimboard/0.1.0"],
  ["", "claimboard/0.1.0"],
  [" ", "claimboard/0.1.0"],
  ["mailto:owl@example.org", "claimboard/0.1.0 (+mailto:owl@example.org)"],
  ["mailto:owl@example.org)\r\nx: y", "claimboard/0.1.0 (+mailto:owl@example.orgx: y)"],
  ["Eule äöü", "claimboard/0.1.0 (+Eule)"],
])("of %j is %s", (contact, expected) => expect(formatUserAgent("0.1.0", contact)).toBe(expected));
