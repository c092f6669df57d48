import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
import { extractPaper } from "./extract-paper";

const DATA = readFileSync(new URL("../docs/data.md", import.meta.url), "utf8");

test("the paper in docs/data.md gives the claim that stands below it", () => {
  const [paper, claim] = [...DATA.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = ""]) => JSON.parse(json));
  const place = { authors: [], published: null, url: null, arxiv_id: null, doi: null, venue: null, restated: false };
  const record: PaperRecord = { ...place, ...paper, source: "stdin", locator: "line 1" };
  const { claims } = extractPaper(record);
  const said = claims.map((c) => Object.fromEntries(Object.entries(c).filter(([, value]) => value !== null)));
  // A new version of the extractor changes these two by itself.
  expect(said).toEqual([{ ...claim, confidence: expect.any(Number), extractor: expect.any(String) }]);
  expect(Object.keys(said[0] ?? {})).toEqual(Object.keys(claim));
});
