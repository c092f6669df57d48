import { describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { getDefaultWidth } from "@/lib/query/column-widths";
import { layoutColumns } from "./column-layout";

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("layoutColumns", () => {
  it("distributes the remaining width among text columns", () => {
    const columns = layoutColumns(buildClaimQuery());
    expect(sum(columns.map(({ share }) => share))).toBeCloseTo(1);
    const share = (key: string) => columns.find((one) => one.key === key)?.share ?? 0;
    expect(share("paper_title")).toBeGreaterThan(share("metric"));
    expect([share("gain"), share("published")]).toEqual([0, 0]);
  });
  it("keeps the width of a resized column", () => {
    const [model, metric] = layoutColumns(
      buildClaimQuery({ cols: ["model", "metric"], widths: [{ key: "model", width: 300 }] }),
    );
    expect(model).toEqual({ key: "model", width: 300, share: 0 });
    expect(metric).toEqual({ key: "metric", width: getDefaultWidth("metric"), share: 1 });
  });
  it("distributes nothing without text columns", () => {
    expect(layoutColumns(buildClaimQuery({ cols: ["gain", "after"] })).map(({ share }) => share)).toEqual([0, 0]);
  });
});
