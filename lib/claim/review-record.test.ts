import { describe, expect, it } from "vitest";
import { buildExtractedClaim } from "./fixtures/claim";
import { parseReviewLine, type ReviewRecord } from "./review-record";

const RECORD: ReviewRecord = {
  type: "claimboard-review",
  version: 1,
  claim_id: "0123456789abcdef0123",
  paper_id: "owls-0123456789",
  paper_title: "Owls",
  sentence: "It reaches 52.",
  numbers: { before: null, after: 52, of: null, gain: null, gain_max: null },
  verdict: "accepted",
  note: null,
  made_at: "2026-01-02T03:04:05.000Z",
  made_by: "Ada",
  corrections: [{ slot: "model", value: "Owl", follows: null, made_at: "2026-01-02T03:04:05.000Z", made_by: null }],
  manual: null,
};

const read = (changes: Readonly<Record<string, unknown>>) => parseReviewLine(JSON.stringify({ ...RECORD, ...changes }));

describe("parseReviewLine", () => {
  it("reads what it is given", () => {
    expect(read({})).toEqual({ record: RECORD });
    const manual = buildExtractedClaim({ sentence: RECORD.sentence, after: 52 });
    expect(read({ manual })).toEqual({ record: { ...RECORD, manual } });
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ["another version", { version: 2 }, /^version/],
    ["another type", { type: "claim" }, /^type/],
    ["an id of another form", { claim_id: "1; DROP TABLE" }, /^claim_id/],
    ["an unknown verdict", { verdict: "corrected" }, /^verdict/],
    ["a time that is none", { made_at: "yesterday" }, /^made_at/],
    ["a number as text", { numbers: { ...RECORD.numbers, after: "52" } }, /^numbers\.after/],
    [
      "a value that no slot holds",
      { corrections: [{ ...RECORD.corrections[0], value: {} }] },
      /^corrections\.0\.value/,
    ],
    ["the claim of another sentence", { manual: buildExtractedClaim({ sentence: "Other.", after: 52 }) }, /^manual/],
    ["the claim of other numbers", { manual: buildExtractedClaim({ sentence: "It reaches 52." }) }, /^manual/],
    [
      "a span outside of the sentence",
      { manual: buildExtractedClaim({ sentence: RECORD.sentence, after: 52, spans: { after: [11, 99] } }) },
      /^manual: a span/,
    ],
  ])("refuses %s", (_name, changes, fault) => expect(read(changes)).toEqual({ fault: expect.stringMatching(fault) }));

  it.each(["", "{", "null", "[]", '"x"'])("refuses the line %j", (line) =>
    expect(parseReviewLine(line)).toHaveProperty("fault"),
  );
});
