import { expect, test } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { UsageError } from "./usage-error";
import { parseWhere } from "./where-option";

test.each([
  ["", buildClaimQuery()],
  ["benchmark=mathvista", buildClaimQuery({ benchmark: ["mathvista"] })],
  ["?benchmark=mathvista", buildClaimQuery({ benchmark: ["mathvista"] })],
  ["/claims?benchmark=mathvista", buildClaimQuery({ benchmark: ["mathvista"] })],
  ["http://127.0.0.1:3977/claims?benchmark=mathvista", buildClaimQuery({ benchmark: ["mathvista"] })],
  ["benchmark=mathvista&q=who counts?", buildClaimQuery({ benchmark: ["mathvista"], q: "who counts?" })],
  ["/claims?q=why?&role=own", buildClaimQuery({ q: "why?", role: ["own"] })],
  ["q=C#", buildClaimQuery({ q: "C#" })],
  ["q=read/write", buildClaimQuery({ q: "read/write" })],
  ["/claims?benchmark=mathvista#content", buildClaimQuery({ benchmark: ["mathvista"] })],
  ["/claims?benchmark=mathvista&claim=75e6d4e25a8209c6e238", buildClaimQuery({ benchmark: ["mathvista"] })],
  ["http://127.0.0.1:3977/claims", buildClaimQuery()],
  ["/claims.csv?role=own", buildClaimQuery({ role: ["own"] })],
])("parses %j", (where, query) => expect(parseWhere(where)).toEqual(query));

test.each([
  ["of another page", "http://127.0.0.1:3977/benchmarks/mathvista?size=7"],
  ["of a page without a query", "/compare"],
  ["of one claim", "/claims/75e6d4e25a8209c6e238?role=own"],
])("rejects an address %s", (_, where) => expect(() => parseWhere(where)).toThrow(UsageError));

test("rejects the parameter of the open evidence without an address", () =>
  expect(() => parseWhere("claim=75e6d4e25a8209c6e238")).toThrow(UsageError));

test.each([
  ["role=owner", "--where: role=owner: not one of own, baseline, background"],
  ["from=2025-05&to=2025-02", "--where: to=2025-02: before from, 2025-05-01"],
])("rejects invalid parameters: %s", (where, message) =>
  expect(() => parseWhere(where)).toThrow(new UsageError(message)),
);
