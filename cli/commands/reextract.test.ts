import { expect, it } from "vitest";
import { formatChangeSummary } from "./reextract";

it("prints the changes of a run by cause and slot", () =>
  expect(
    formatChangeSummary({
      events: [
        { event: "changed", cause: "extractor", claims: 1200 },
        { event: "removed", cause: "both", claims: 2 },
      ],
      slots: [
        { slot: "benchmarks", claims: 1100 },
        { slot: "model", claims: 103 },
      ],
    }).split("\n"),
  ).toEqual([
    "  1,200 changed: the extractor changed",
    "  2 removed: the paper and the extractor changed",
    "changed slots: benchmarks 1,100, model 103",
    "",
  ]));

it("prints nothing if no slot changed", () => expect(formatChangeSummary({ events: [], slots: [] })).toBe(""));
