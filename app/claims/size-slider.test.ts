import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSize, parseSize, type SizeFilter } from "@/lib/query/size-range";
import { formatSliderStop, SIZE_STOPS, toSizeFilters, toSliderPositions } from "./size-slider";

const LAST = SIZE_STOPS.length - 1;
const sizes = (...texts: string[]): SizeFilter[] => texts.flatMap((text) => parseSize(text) ?? []);
const at = (value: number) => SIZE_STOPS.indexOf(value as (typeof SIZE_STOPS)[number]);

describe("size slider", () => {
  it.each([
    [[], [0, LAST]],
    [["7-9"], [at(7), at(9)]],
    [["-3"], [0, at(3)]],
    [["70-"], [at(70), LAST]],
    [["7"], [at(7), at(7)]],
    [["unknown"], [0, LAST]],
    [
      ["7-9", "70-"],
      [0, LAST],
    ],
    [["6-10"], [at(4), at(13)]],
    [["9999-"], [LAST, LAST]],
  ])("converts the filter %j to positions %j", (texts, ends) =>
    expect(toSliderPositions(sizes(...texts))).toEqual(ends),
  );

  it.each([
    [["unknown"], [at(7), at(9)], ["7-9", "unknown"]],
    [["7-9", "70-"], [0, at(3)], ["-3"]],
    [["7-9"], [0, LAST], []],
    [[], [at(7), at(7)], ["7"]],
    [[], [at(70), LAST], ["70-"]],
  ] as const)("changes the filter %j with positions %j to %j", (texts, ends, expected) =>
    expect(toSizeFilters(sizes(...texts), ends).map(formatSize)).toEqual(expected),
  );

  it("restores its positions from the filter", () => {
    const end = fc.integer({ min: 0, max: LAST });
    fc.assert(
      fc.property(end, end, (a, b) => {
        const ends = [Math.min(a, b), Math.max(a, b)] as const;
        fc.pre(!(ends[0] === ends[1] && (ends[0] === 0 || ends[0] === LAST)));
        expect(toSliderPositions(toSizeFilters([], ends))).toEqual(ends);
      }),
    );
  });

  it("formats its stops", () => {
    expect([0, at(7), LAST].map((stop) => formatSliderStop(stop, 0))).toEqual(["any", "7B", "671B"]);
    expect([at(7), LAST].map((stop) => formatSliderStop(stop, LAST))).toEqual(["7B", "any"]);
  });
});
