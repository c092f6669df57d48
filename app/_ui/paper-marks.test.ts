import { describe, expect, it } from "vitest";
import { toPaperMarks } from "./paper-marks";

describe("paperMarks", () => {
  it("marks a shared span once", () => {
    const marks = toPaperMarks([
      { id: "a", spans: { model: [0, 5], before: [10, 12], after: [16, 18] } },
      { id: "b", spans: { model: [0, 5], before: [30, 32], after: [36, 38] } },
    ]);
    expect(marks).toHaveLength(5);
    expect(marks[0]).toEqual({ span: [0, 5], label: { slot: "model", claims: ["a", "b"] } });
  });
  it("keeps both claims if the after value of one is the before value of another", () => {
    const marks = toPaperMarks([
      { id: "a", spans: { after: [16, 18] } },
      { id: "b", spans: { before: [16, 18] } },
    ]);
    expect(marks).toEqual([{ span: [16, 18], label: { slot: "after", claims: ["a", "b"] } }]);
  });
  it("marks a model and the size in its name separately", () => {
    expect(toPaperMarks([{ id: "a", spans: { model: [0, 8], size_b: [0, 8] } }])).toHaveLength(2);
  });
  it("is empty without claims or spans", () => {
    expect(toPaperMarks([])).toEqual([]);
    expect(toPaperMarks([{ id: "a", spans: {} }])).toEqual([]);
  });
});
