import { describe, expect, test } from "vitest";
import { continueVisit, formatVisit, parseVisit } from "./visit";

const MON = "2026-03-02T08:00:00.000Z";
const TUE = "2026-03-03T08:00:00.000Z";

describe("parseVisit", () => {
  test("reads back a formatted visit", () =>
    expect(parseVisit(formatVisit({ since: MON, last: TUE }))).toEqual({ since: MON, last: TUE }));
  test.each([undefined, "", "~", MON, `${TUE}~${MON}`, `${MON}~2026-99-99T00:00:00Z`, "<b>~</b>"])(
    "rejects %s",
    (text) => expect(parseVisit(text)).toBe(null),
  );
});

describe("continueVisit", () => {
  test.each([
    ["starts a first visit", null, TUE, { since: TUE, last: TUE }],
    [
      "starts a new visit at the end of the last one",
      { since: "2026-01-01T00:00:00.000Z", last: MON },
      TUE,
      { since: MON, last: TUE },
    ],
    [
      "continues the visit after a short pause",
      { since: MON, last: "2026-03-03T07:45:00.000Z" },
      TUE,
      { since: MON, last: TUE },
    ],
    ["starts again if the clock was set back", { since: MON, last: TUE }, MON, { since: MON, last: MON }],
  ])("%s", (_, visit, now, expected) => expect(continueVisit(visit, new Date(now))).toEqual(expected));
});
