import { describe, expect, it } from "vitest";
import type { PaperRecord } from "../paper/paper";
import { buildClaim } from "./fixtures/claim";
import { extractedClaimSchema } from "./schema";
import { formatShardLine, parseShardLine, type ShardLine } from "./shard";

const abstract = "Owl reaches 72.9 on MathVista.";
const paper: PaperRecord = {
  title: "Owl",
  abstract,
  authors: ["A. Author"],
  published: "2025-03",
  url: "https://example.org/owl",
  arxiv_id: null,
  doi: null,
  venue: null,
  restated: false,
  source: "part-1.jsonl",
  locator: "line 4",
};
const claim = extractedClaimSchema.parse(buildClaim({ sentence: abstract, after: 72.9, spans: { after: [12, 16] } }));
const line: ShardLine = { extractor: "1.2.3", paper, claims: [claim], sentences: [[0, 30]], notes: ["a note"] };

const change = (part: object): string => JSON.stringify({ ...line, ...part });

describe("parseShardLine", () => {
  it("returns what was formatted", () => expect(parseShardLine(formatShardLine(line))).toEqual(line));

  it("keeps the date of a version, and its absence", () => {
    const dated = { ...line, paper: { ...paper, updated: "2025-04-01" } };
    expect(parseShardLine(formatShardLine(dated))).toEqual(dated);
    expect(parseShardLine(formatShardLine(line))).not.toHaveProperty("paper.updated");
  });

  it.each([
    ["a cut line", formatShardLine(line).slice(0, 90), /^not JSON; a killed process may have cut it off/],
    ["a paper without claims", JSON.stringify({ title: "Owl", abstract }), /^not a line of a shard .+: extractor: /],
    ["an empty title", change({ paper: { ...paper, title: "" } }), /: paper\.title: /],
    ["a script as address", change({ paper: { ...paper, url: "javascript:alert(1)" } }), /: paper\.url: not an http/],
    ["another date", change({ paper: { ...paper, published: "March 2025" } }), /: paper\.published: /],
    ["a claim without numbers", change({ claims: [{ sentence: abstract }] }), /: claims\.0\.\w+: /],
    ["a span outside", change({ claims: [{ ...claim, spans: { after: [12, 99] } }] }), /^claim 1 .+spans\.after/],
    ["a sentence of one number", change({ sentences: [[3]] }), /: sentences\.0/],
    ["an array", "[]", /^not a line of a shard .+: the line: /],
  ])("rejects %s", (_, text, fault) => {
    expect(parseShardLine(text)).toEqual({ fault: expect.stringMatching(fault) });
  });
});
