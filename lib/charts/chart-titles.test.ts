import { describe, expect, test } from "vitest";
import { changesTitle, distributionTitle, scoresTitle, sizeTitle, timeTitle } from "./chart-titles";
import { buildMeasuredGains, buildPanel } from "./fixtures/gains";
import { toTimeline } from "./timeline";

const UP = { scope: "MathVista", measure: "points", unit: "%", lowerIsBetter: false, directionKnown: true } as const;
const DOWN = { ...UP, lowerIsBetter: true };
const gain = (points: number, size_b: number | null = 7, more: object = {}) => ({
  before: 50,
  after: 50 + points,
  size_b,
  ...more,
});
const plain = (title: string): string => title.replaceAll("\u00a0", " ");

describe("chart titles", () => {
  test.each([
    [[gain(1), gain(4.2), gain(9), gain(2, 70)], "7B models: median gain +4.2 pts on MathVista, 3 papers"],
    [[gain(-1), gain(-2), gain(-3)], "7B models: median change −2 pts on MathVista, 3 papers"],
    [[gain(1), gain(2, 70)], "2 gains of models from 7B to 70B on MathVista, 2 papers"],
    [[gain(1), gain(2)], "2 gains of 7B models on MathVista, 2 papers"],
    [[gain(1), gain(2, null)], "2 gains of 7B models and of models of unknown size on MathVista, 2 papers"],
    [[gain(1, null), gain(2, null)], "2 gains of models of unknown size on MathVista, 2 papers"],
    [[gain(1), gain(2), gain(9, 7, { qualifier: "up to" })], "3 gains of 7B models on MathVista, 3 papers"],
  ])("by size %#", (gains, title) => expect(plain(sizeTitle(buildMeasuredGains(gains), UP))).toBe(title));

  test("lower is better", () => {
    const gains = buildMeasuredGains(
      [gain(-1), gain(-2), gain(-3)].map((one) => ({ ...one, higher_is_better: false })),
    );
    expect(plain(sizeTitle(gains, DOWN))).toBe("7B models: median change −2 pts on MathVista, 3 papers");
  });

  test.each([
    [
      [gain(1), gain(2), gain(3), gain(4)],
      "Half of the 4 gains on MathVista lie between +1.75 pts and +3.25 pts, 4 papers",
    ],
    [[gain(2), gain(2), gain(2)], "Half of the 3 gains on MathVista are +2 pts, 3 papers"],
    [
      [gain(2), gain(2), gain(2), gain(9, 7, { qualifier: "up to" })],
      "Half of the 3 gains on MathVista are +2 pts, 3 papers",
    ],
    [[gain(1)], "1 gain on MathVista, 1 paper"],
  ])("distribution %#", (gains, title) => expect(plain(distributionTitle(buildMeasuredGains(gains), UP))).toBe(title));

  test.each([
    [[gain(6.6), gain(-1), gain(3)], "2 of 3 results on MathVista improve; median gain +3 pts, 3 papers"],
    [[gain(6.6)], "Model-7B: gain +6.6 pts on MathVista, 1 paper"],
    [[gain(-6)], "Model-7B: change −6 pts on MathVista, 1 paper"],
    [
      [gain(5), gain(30, 7, { qualifier: "up to" })],
      "2 of 2 results on MathVista improve; median gain +5 pts, 2 papers",
    ],
  ])("changes %#", (pairs, title) => expect(plain(changesTitle(buildPanel(...pairs).pairs, UP))).toBe(title));

  test("a rise of unknown direction is not an improvement", () => {
    const { pairs } = buildPanel(gain(6), gain(3));
    const unknown = { ...UP, directionKnown: false };
    expect(plain(changesTitle(pairs, unknown))).toBe(
      "2 of 2 results on MathVista rise; median gain +4.5 pts, 2 papers",
    );
  });

  test("a decrease of unknown direction is a change", () => {
    const { pairs } = buildPanel({ ...gain(-6), unit: "s" });
    const seconds = { ...UP, unit: "s", directionKnown: false };
    expect(plain(changesTitle(pairs, seconds))).toBe("Model-7B: change −6 s on MathVista, 1 paper");
  });

  test("scores", () => {
    expect(plain(scoresTitle(buildPanel({ after: 60 }, { after: 71 }), "MathVista"))).toBe(
      "The highest of 2 scores on MathVista is 71%, 2 papers",
    );
    const errors = buildPanel({ after: 6, higher_is_better: false }, { after: 7, higher_is_better: false });
    expect(plain(scoresTitle(errors, "MathVista"))).toBe("The lowest of 2 scores on MathVista is 6%, 2 papers");
    expect(plain(scoresTitle(buildPanel({ after: 60 }), "MathVista"))).toBe("One score on MathVista: 60%");
  });

  const at = (published: string, after: number) => ({ published, after });
  test.each([
    [
      [at("2025-01-01", 60), at("2025-03-01", 72), at("2025-05-01", 70)],
      "The highest value on MathVista rose from 60% to 72% between 1 Jan 2025 and 1 Mar 2025, 3 papers",
    ],
    [
      [at("2025-01-01", 60), at("2025-01-01", 65)],
      "The highest value on MathVista has been 65% since 1 Jan 2025, 2 papers",
    ],
    [[{ ...at("2025-01-01", 60), role: "baseline" as const }], "1 result on MathVista over time, 1 paper"],
  ])("over time %#", (scores, title) => expect(plain(timeTitle(toTimeline(buildPanel(...scores)), UP))).toBe(title));
});
