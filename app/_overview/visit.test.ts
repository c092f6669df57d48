import { describe, expect, test } from "vitest";
import { continueVisit, formatVisit, parseVisit } from "./visit";

const MON = "2026-03-02T08:00:00.000Z";
const TUE = "2026-03-03T08:00:00.000Z";

describe("parseVisit", () => {
  test("comes back from its cookie", () =>
    expect(parseVisit(formatVisit({ since: MON, last: TUE }))).toEqual({ since: MON, last: TUE }));
  test.each([undefined, "", "~", MON, `${TUE}~${MON}`, `${MON}~2026-99-99T00:00:00Z`, "<b>~</b>"])(
    "%s is none",
    (text) => expect(parseVisit(text)).toBe(null),
  );
});

describe("continueVisit", () => {
  test.each([
    ["the first one has nothing before it", null, TUE, { since: TUE, last: TUE }],
    [
      "a new one begins where the last ended",
      { since: "2026-01-01T00:00:00.000Z", last: MON },
      TUE,
      { since: MON, last: TUE },
    ],
    ["a short pause is none", { since: MON, last: "2026-03-03T07:45:00.000Z" }, TUE, { since: MON, last: TUE }],
    ["a clock that was put back begins anew", { since: MON, last: TUE }, MON, { since: MON, last: MON }],
  ])("%s", (_, visit, now, expected) => expect(continueVisit(visit, new Date(now))).toEqual(expected));
});
