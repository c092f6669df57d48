import { describe, expect, test } from "vitest";
import { type DumbbellFigure, dumbbellCaption, dumbbellSvg } from "./dumbbell-svg";
import { testClaim } from "./fixtures/claim";
import { toPanels } from "./series";
import { niceScale } from "./series-order";

const figure = (...parts: Parameters<typeof testClaim>[0][]): DumbbellFigure => {
  const pairs = toPanels(parts.map((part, i) => testClaim({ id: `c${i}`, ...part })))[0]?.pairs ?? [];
  const scale = niceScale(
    pairs.flatMap((pair) => [pair.before, pair.after]),
    true,
  );
  return { scope: "MathVista", axis: "accuracy, %", unit: "%", order: "gain", pairs, scale };
};

/** Opens and closes every element of a document in its order; what is left open or closed twice is an error. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [tag, close, name = "", end] of xml.matchAll(/<(\/?)([a-z]+)(?:\s[a-zA-Z-]+="[^"<]*")*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) wrong.push(tag);
    } else if (!end) open.push(name);
  }
  return [...wrong, ...open];
}

const TWO = figure(
  { before: 66.3, after: 72.9, paper_id: "a", paper_title: "One" },
  { before: 70, after: 64, paper_id: "b", paper_title: "Two" },
);

describe("dumbbellSvg", () => {
  test("is whole XML with every row, its shapes and its caption", () => {
    const svg = dumbbellSvg(TWO);
    expect(svg).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(unbalanced(svg.replace(/^<\?.*\n/, ""))).toEqual([]);
    expect(svg.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
    expect(svg).toContain("66.3 → 72.9");
    expect(svg).toContain("+6.6\u00a0pts");
    expect(svg).toContain(dumbbellCaption(TWO).caption);
    expect(svg).toContain(dumbbellCaption(TWO).source);
    expect(svg.match(/<g>/g)).toHaveLength(2);
  });

  test("a change for the worse has a shape of its own", () => {
    expect(dumbbellSvg(TWO)).toContain("after, and worse");
    expect(dumbbellSvg(figure({ before: 1, after: 2 }))).not.toContain("worse");
  });

  test("points stand where their values are", () => {
    const [first] = dumbbellSvg(TWO).match(/<circle[^>]*r="5" [^>]*stroke=[^>]*>/g) ?? [];
    const shown = Number(/cx="([\d.]+)"/.exec(first ?? "")?.[1]);
    const { min, max } = TWO.scale;
    expect(shown).toBeCloseTo(320 + ((66.3 - min) / (max - min)) * (672 - 320), 0);
  });

  test.each([
    ["signs of XML", { model: `<b>&"x"</b>`, paper_title: "a < b" }],
    ["a name of 200 characters", { model: "M".repeat(200) }],
    ["another script", { model: "模型", paper_title: "نموذج" }],
    ["what XML has no place for", { model: "a\u0000\u001fb\ud800" }],
  ])("stays whole with %s", (_, part) => {
    const svg = dumbbellSvg(figure({ before: 1, after: 2, ...part }));
    expect(unbalanced(svg.replace(/^<\?.*\n/, ""))).toEqual([]);
    expect(svg).not.toContain(`${"M".repeat(100)}</text>`);
    expect(svg.isWellFormed()).toBe(true);
  });

  test("stays whole without a pair", () =>
    expect(unbalanced(dumbbellSvg(figure()).replace(/^<\?.*\n/, ""))).toEqual([]));
});

test("the caption counts results and papers", () => {
  const { caption } = dumbbellCaption(TWO);
  expect(caption).toBe("Before and after on MathVista (accuracy, %), 2\u00a0results from 2\u00a0papers, by gain.");
});
