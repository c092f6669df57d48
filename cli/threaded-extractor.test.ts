import { describe, expect, it } from "vitest";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { EMPTY_USER_LEXICON } from "@/lib/names/user-lexicon";
import { openExtractor } from "./threaded-extractor";

const paper = (n: number) => ({ title: `Stairs ${n}`, abstract: `Stairs reaches ${n / 10}% on GSM8K.` });

describe("openExtractor", () => {
  it("prepares nothing with one job", () => expect(openExtractor(1).extractor).toBe(EXTRACTOR));

  it("returns the same with threads as without, also for unprepared papers", async () => {
    const { extractor, close } = openExtractor(2);
    const papers = Array.from({ length: 7 }, (_, n) => paper(n));
    const extract = await extractor.prepare?.(papers, EMPTY_USER_LEXICON);
    for (const each of [...papers, paper(99)])
      expect(extract?.(each, EMPTY_USER_LEXICON)).toEqual(EXTRACTOR.extract(each, EMPTY_USER_LEXICON));
    expect(await extractor.prepare?.([], EMPTY_USER_LEXICON)).toBeTypeOf("function");
    await close();
  });
});
