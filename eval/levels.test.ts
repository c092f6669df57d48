import { describe, expect, it } from "vitest";
import { buildAlignedPaper } from "./fixtures/scored-claims";
import { scoreLevels } from "./levels";

const right = (title: string) => buildAlignedPaper([{ after: 60 }], [{ after: 60 }], title);
const wrong = (title: string) => buildAlignedPaper([{ after: 60 }], [{ after: 61 }], title);
const numbersOf = (papers: Parameters<typeof scoreLevels>[0]) => scoreLevels(papers).numbers;

describe("confidence interval of F1", () => {
  it("is a point if all papers are equal", () => {
    expect(numbersOf([right("a"), right("b")]).interval).toEqual({ low: 1, high: 1 });
    expect(numbersOf([wrong("a")]).interval).toEqual({ low: 0, high: 0 });
    expect(numbersOf([]).interval).toEqual({ low: 0, high: 0 });
  });

  it("contains F1, is deterministic, and narrows with more papers", () => {
    const papers = (n: number) => Array.from({ length: n }, (_, i) => (i % 4 ? right(`p${i}`) : wrong(`p${i}`)));
    const [few, many] = [numbersOf(papers(12)), numbersOf(papers(120))];
    for (const { f1, interval } of [few, many]) {
      expect(f1).toBeCloseTo(0.75);
      expect(interval.low).toBeLessThan(f1);
      expect(interval.high).toBeGreaterThan(f1);
    }
    expect(many.interval.high - many.interval.low).toBeLessThan(few.interval.high - few.interval.low);
    expect(numbersOf(papers(12))).toEqual(few);
  });

  it("resamples papers, not claims", () => {
    const claims = Array.from({ length: 30 }, (_, i) => ({ after: i + 1 }));
    const paper = (title: string, found: object[]) => buildAlignedPaper(claims, found, title);
    const { interval } = numbersOf([paper("a", claims), paper("b", [])]);
    expect(interval).toEqual({ low: 0, high: 1 });
  });
});
