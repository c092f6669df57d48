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
])("%s", (where, query) => expect(readWhere(where)).toEqual(query));

test("what makes no sense is refused", () => expect(() => readWhere("role=owner")).toThrow(UsageError));
