import { describe, expect, it, test } from "vitest";
import { buildClaim } from "../claim/fixtures/claim";
import { toPanels } from "../compare/panels";
import { GAIN_MEASURES } from "../compare/points";
import { listGainNotes } from "./chart-description";
import { buildMeasuredGains, buildPanel } from "./fixtures/gains";
import {
  countMeasures,
  excludeBestCases,
  formatMeasuredGain,
  formatUnitMark,
  listMeasuredGains,
  roundedQuantile,
  selectDefaultMeasure,
} from "./measured-gains";

const CHANGE = { before: 50, after: 55, points: 5, relative: 10 };
const STATED = { gain: 4, gain_kind: "points", unit: null } as const;
const OPEN = { gain: 7, gain_kind: "percent", unit: null } as const;

describe("listMeasuredGains", () => {
  const panel = buildPanel(CHANGE, STATED, OPEN);
  it.each([
    ["points", [5, 4]],
    ["relative", [10]],
    ["percent", [7]],
  ] as const)("separates %s", (measure, gains) =>
    expect(listMeasuredGains(panel, measure, "total").map((g) => g.gain)).toEqual(gains),
  );
  it("counts them", () => {
    expect(countMeasures(panel)).toEqual({ points: 2, relative: 1, percent: 1 });
    expect(selectDefaultMeasure(panel, GAIN_MEASURES)).toBe("points");
    expect(selectDefaultMeasure(panel, ["relative", "percent"])).toBe("relative");
    expect(selectDefaultMeasure(buildPanel(OPEN), GAIN_MEASURES)).toBe("percent");
  });
  it("detects a decline by the direction of the metric", () => {
    expect(buildMeasuredGains([{ before: 9, after: 7, higher_is_better: false }])[0]?.improvement).toBe(2);
    expect(buildMeasuredGains([{ before: 9, after: 7 }])[0]?.improvement).toBe(-2);
  });
  it.each([
    ["Owl reduces the error by 3.2 points.", -3.2, [[-3.2, 3.2]]],
    ["Owl improves the error by 3.2 points.", 3.2, [[-3.2, 3.2]]],
    ["Quantisation increases the error by 3.2 points.", 3.2, [[3.2, -3.2]]],
    ["The error changes by up to 3.2 points.", 3.2, []],
  ] as const)("reads a stated gain where less is better: %s", (sentence, gain, expected) => {
    const stated = { ...STATED, sentence, gain, higher_is_better: false };
    const gains = listMeasuredGains(
      buildPanel({ before: 9, after: 7, higher_is_better: false }, stated),
      "points",
      "total",
    );
    expect(gains.slice(1).map((g) => [g.gain, g.improvement])).toEqual(expected);
  });
  it("notes gains without a stated direction", () => {
    const panel = buildPanel(CHANGE, OPEN, { ...STATED, sentence: "It changes by 4 points.", higher_is_better: false });
    expect(listGainNotes(panel, listMeasuredGains(panel, "points", "total"), "points")).toEqual([
      "1\u00a0gain is stated only in percent: not shown here.",
      "1\u00a0gain is stated without saying whether the value rose or fell: not shown.",
    ]);
  });
  it("marks points of unknown unit and excludes them from medians", () => {
    const claims = [CHANGE, STATED, { ...STATED, gain: 0.04 }].map((slots, i) => buildClaim({ id: `c${i}`, ...slots }));
    const [marked] = toPanels(claims, new Set(["c1", "c2"]));
    const gains = marked ? listMeasuredGains(marked, "points", "total") : [];
    expect(gains.map((gain) => formatMeasuredGain(gain.gain, "points", "%") + formatUnitMark(gain))).toEqual([
      "+5\u00a0pts",
      "+4\u00a0pts\u00a0*",
      "+0.04\u00a0pts\u00a0*",
    ]);
    expect(excludeBestCases(gains).map(({ gain }) => gain)).toEqual([5]);
    expect(marked && listGainNotes(marked, gains, "points")).toEqual([
      "2\u00a0gains are stated in points of an unknown unit (marked *): shown, but excluded from medians.",
    ]);
  });
  it("adds no note if all units are stated", () => {
    const stated = buildPanel(STATED);
    expect(listGainNotes(stated, listMeasuredGains(stated, "points", "total"), "points")).toEqual([]);
  });
  it("creates no panel for gains without a direction only", () =>
    expect(toPanels([buildClaim({ ...STATED, sentence: "It changes by 4 points.", higher_is_better: false })])).toEqual(
      [],
    ));
  it("uses active parameters on request, and total ones for dense models", () => {
    const mixed = buildPanel({ ...CHANGE, size_b: 671, active_b: 37 }, { ...CHANGE, size_b: 7 });
    expect(listMeasuredGains(mixed, "points", "active").map((g) => g.size)).toEqual([37, 7]);
    expect(listMeasuredGains(mixed, "points", "total").map((g) => g.size)).toEqual([671, 7]);
  });
  it("excludes best cases", () =>
    expect(excludeBestCases(buildMeasuredGains([CHANGE, { ...STATED, qualifier: "up to" }]))).toHaveLength(1));
});

test.each([
  [[], 0.5, null],
  [[3], 0.5, 3],
  [[1, 2], 0.5, 1.5],
  [[4, 1, 3, 2], 0.25, 1.75],
  [[1, 2, 3], 1, 3],
  [[1, 2, 3], 0, 1],
  [[0.019, 0.033], 0.5, 0.026],
  [[-0.3, 0.1], 0.75, 0],
])("quantile of %j at %d", (values, share, expected) => expect(roundedQuantile(values, share)).toBe(expected));

test.each([
  [4.2, "points", "%", "+4.2\u00a0pts"],
  [-12, "points", "tokens", "−12\u00a0tokens"],
  [10.123, "relative", "%", "+10.12%\u00a0rel."],
  [0.0031, "points", "score", "+0.0031\u00a0pts"],
  [0, "percent", null, "0%"],
] as const)("formatMeasuredGain %d %s", (value, measure, unit, text) =>
  expect(formatMeasuredGain(value, measure, unit)).toBe(text),
);
