import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toMatrix } from "./compare-matrix";
import { mergeSingleRowColumns } from "./single-row-columns";

const byModel = { by: "model", benchmark: [] } as const;
const of = (id: string, model: string, parts: Partial<Claim> = {}) =>
  buildClaim({
    id,
    model,
    model_id: model.toLowerCase(),
    paper_id: `paper of ${model}`,
    after: 70,
    metric: "accuracy",
    ...parts,
  });

const shown = (claims: Claim[]) => {
  const { columns, rows } = mergeSingleRowColumns(toMatrix(claims, byModel));
  return {
    columns: columns.map(({ label, mixed }) => (mixed ? `mixed: ${label}` : label)),
    rows: rows.map(({ key, cells }) => [key, ...cells.map((cell) => cell?.claims.map((c) => c.id).join() ?? "—")]),
  };
};

const four = ["A", "B", "C", "D"].map((model) => of(model.toLowerCase(), model));
const f1 = of("f", "A", { metric: "F1", metric_id: "f1" });
const tokens = of("t", "B", { metric: "tokens", metric_id: "tokens", unit: "tokens" });

describe("mergeSingleRowColumns", () => {
  test("merges the columns of a benchmark into one after its comparable columns", () => {
    const { columns, rows } = shown([...four, f1, tokens]);
    expect(columns).toEqual(["accuracy, %", "mixed: other metrics"]);
    expect(rows).toEqual([
      ["a", "a", "f"],
      ["b", "b", "t"],
      ["c", "c", "—"],
      ["d", "d", "—"],
    ]);
  });
  test("keeps a single column", () => expect(shown([...four, f1]).columns).toEqual(["accuracy, %", "F1, %"]));
  test("separates benchmarks", () => {
    const elsewhere = of("e", "B", { benchmarks: ["AIME 2024"] });
    expect(shown([...four, f1, elsewhere]).columns).toEqual(["accuracy, %", "F1, %", "accuracy, %"]);
  });
  test("keeps all columns of a small table", () => {
    const [a, b] = four as [Claim, Claim];
    expect(shown([a, b, f1, tokens]).columns).toEqual(["accuracy, %", "F1, %", "tokens"]);
  });
  test("puts several values of a row into one cell without a best value", () => {
    const { rows } = mergeSingleRowColumns(toMatrix([...four, f1, { ...tokens, model: "A", model_id: "a" }], byModel));
    expect(rows[0]?.cells[1]?.claims.map(({ id }) => id)).toEqual(["f", "t"]);
    expect(rows[0]?.cells[1]?.best.size).toBe(0);
  });
});
