import { expect, test } from "vitest";
import { claimQuery } from "@/lib/claim-query";
import { UsageError } from "./usage-error";
import { readWhere } from "./where";

test.each([
  ["", claimQuery()],
  ["benchmark=mathvista", claimQuery({ benchmark: ["mathvista"] })],
  ["?benchmark=mathvista", claimQuery({ benchmark: ["mathvista"] })],
  ["/claims?benchmark=mathvista", claimQuery({ benchmark: ["mathvista"] })],
  ["http://127.0.0.1:3977/claims?benchmark=mathvista", claimQuery({ benchmark: ["mathvista"] })],
  ["benchmark=mathvista&q=who counts?", claimQuery({ benchmark: ["mathvista"], q: "who counts?" })],
  ["/claims?q=why?&role=own", claimQuery({ q: "why?", role: ["own"] })],
  ["q=C#", claimQuery({ q: "C#" })],
  ["q=read/write", claimQuery({ q: "read/write" })],
  ["/claims?benchmark=mathvista#content", claimQuery({ benchmark: ["mathvista"] })],
  ["/claims?benchmark=mathvista&claim=75e6d4e25a8209c6e238", claimQuery({ benchmark: ["mathvista"] })],
  ["http://127.0.0.1:3977/claims", claimQuery()],
  ["/claims.csv?role=own", claimQuery({ role: ["own"] })],
])("%s", (where, query) => expect(readWhere(where)).toEqual(query));

test.each([
  ["of another page", "http://127.0.0.1:3977/benchmarks/mathvista?size=7"],
  ["of a page without a query", "/compare"],
  ["of one claim", "/claims/75e6d4e25a8209c6e238?role=own"],
])("an address %s is refused: it shows other claims than its query says", (_, where) =>
  expect(() => readWhere(where)).toThrow(UsageError),
);

test("the open evidence is no filter where no address stands before it", () =>
  expect(() => readWhere("claim=75e6d4e25a8209c6e238")).toThrow(UsageError));

test.each([
  ["role=owner", "--where: role=owner: not one of own, baseline, background"],
  ["from=2025-05&to=2025-02", "--where: to=2025-02: before from, 2025-05-01"],
])("what makes no sense is refused: %s", (where, message) =>
  expect(() => readWhere(where)).toThrow(new UsageError(message)),
);
