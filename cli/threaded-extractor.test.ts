import { describe, expect, it } from "vitest";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { openExtractor } from "./threaded-extractor";

const paper = (n: number) => ({ title: `Stairs ${n}`, abstract: `Stairs reaches ${n / 10}% on GSM8K.` });

describe("openExtractor", () => {
  it("prepares nothing with one job", () => expect(openExtractor(1).extractor).toBe(EXTRACTOR));

  it("returns the same with threads as without, also for unprepared papers", async () => {
    const { extractor, close } = openExtractor(2);
    const papers = Array.from({ length: 7 }, (_, n) => paper(n));
    const extract = await extractor.prepare?.(papers);
    for (const each of [...papers, paper(99)]) expect(extract?.(each)).toEqual(EXTRACTOR.extract(each));
    expect(await extractor.prepare?.([])).toBeTypeOf("function");
    await close();
  });
});
