import { describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { getDefaultWidth } from "@/lib/query/column-widths";
import { layoutColumns } from "./column-layout";

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("layoutColumns", () => {
  it("shares what is left over among columns of text, and all of it", () => {
    const columns = layoutColumns(buildClaimQuery());
    expect(sum(columns.map(({ share }) => share))).toBeCloseTo(1);
    const share = (key: string) => columns.find((one) => one.key === key)?.share ?? 0;
    expect(share("paper_title")).toBeGreaterThan(share("model"));
    expect([share("gain"), share("published")]).toEqual([0, 0]);
  });
  it("keeps a column as wide as somebody made it", () => {
    const [model, metric] = layoutColumns(
      buildClaimQuery({ cols: ["model", "metric"], widths: [{ key: "model", width: 300 }] }),
    );
    expect(model).toEqual({ key: "model", width: 300, share: 0 });
    expect(metric).toEqual({ key: "metric", width: getDefaultWidth("metric"), share: 1 });
  });
  it("gives nothing away where no column may grow", () => {
    expect(layoutColumns(buildClaimQuery({ cols: ["gain", "after"] })).map(({ share }) => share)).toEqual([0, 0]);
  });
});
