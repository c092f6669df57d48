import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toClaimJson } from "@/lib/claim/claim-json";
import type { PaperRecord } from "@/lib/paper/paper";
import { extractPaper } from "./extract-paper";

const DATA = readFileSync(new URL("../docs/data.md", import.meta.url), "utf8");

test("the example paper in docs/data.md yields the documented claim", () => {
  const [paper, claim] = [...DATA.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = ""]) => JSON.parse(json));
  const place = { authors: [], published: null, url: null, arxiv_id: null, doi: null, venue: null, restated: false };
  const record: PaperRecord = { ...place, ...paper, source: "stdin", locator: "line 1" };
  const { claims } = extractPaper(record);
  const extracted = claims.map((one) =>
    Object.fromEntries(Object.entries(JSON.parse(toClaimJson(one))).filter(([, value]) => value !== null)),
  );
  // These two change with every version of the extractor.
  expect(extracted).toEqual([{ ...claim, confidence: expect.any(Number), extractor: expect.any(String) }]);
  expect(Object.keys(extracted[0] ?? {})).toEqual(Object.keys(claim));
});
