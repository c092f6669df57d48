import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSize, parseSize, type SizeFilter } from "@/lib/query/size-range";
import { formatSliderStop, SIZE_STOPS, toSizeFilters, toSliderPositions } from "./size-slider";

const LAST = SIZE_STOPS.length - 1;
const sizes = (...texts: string[]): SizeFilter[] => texts.flatMap((text) => parseSize(text) ?? []);
const at = (value: number) => SIZE_STOPS.indexOf(value as (typeof SIZE_STOPS)[number]);

describe("the slider of sizes", () => {
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
  ])("stands for %j at %j", (texts, ends) => expect(toSliderPositions(sizes(...texts))).toEqual(ends));

  it.each([
    [["unknown"], [at(7), at(9)], ["7-9", "unknown"]],
    [["7-9", "70-"], [0, at(3)], ["-3"]],
    [["7-9"], [0, LAST], []],
    [[], [at(7), at(7)], ["7"]],
    [[], [at(70), LAST], ["70-"]],
  ] as const)("over %j at %j asks for %j", (texts, ends, expected) =>
    expect(toSizeFilters(sizes(...texts), ends).map(formatSize)).toEqual(expected),
  );

  it("stands where it was put", () => {
    const end = fc.integer({ min: 0, max: LAST });
    fc.assert(
      fc.property(end, end, (a, b) => {
        const ends = [Math.min(a, b), Math.max(a, b)] as const;
        fc.pre(!(ends[0] === ends[1] && (ends[0] === 0 || ends[0] === LAST)));
        expect(toSliderPositions(toSizeFilters([], ends))).toEqual(ends);
      }),
    );
  });

  it("says what its thumbs stand at", () => {
    expect([0, at(7), LAST].map((least) => formatSliderStop(least, 0))).toEqual(["any", "7B", "671B"]);
    expect([at(7), LAST].map((greatest) => formatSliderStop(greatest, LAST))).toEqual(["7B", "any"]);
  });
});
