import { describe, expect, it } from "vitest";
import { reviewRequestSchema } from "./review-request";

describe("reviewRequestSchema", () => {
  it.each([
    { action: "verdict", verdict: "accepted" },
    { action: "verdict", verdict: null },
    { action: "note", note: "" },
    { action: "note", note: "", seen: 0 },
    { action: "correct", values: { before: 1, model: null, benchmarks: ["x"] } },
    { action: "correct", values: { before: 1e308, after: Number.POSITIVE_INFINITY } },
    { action: "correct", values: { aggregate: true }, also: "paper", by: "Ada" },
    { action: "revert", slot: "model" },
    { action: "undo", made_at: "2026-01-02T03:04:05.678Z" },
    { action: "delete", by: "" },
  ])("accepts %j", (body) => expect(reviewRequestSchema.safeParse(body).success).toBe(true));

  it.each([
    {},
    { action: "verdict", verdict: "corrected" },
    { action: "note", note: "x".repeat(5000) },
    { action: "correct", values: { sentence: "another" } },
    { action: "correct", values: { model: { $ne: 1 } } },
    { action: "revert", slot: "id" },
    { action: "note", note: "", seen: -1 },
    { action: "note", note: "", seen: "2" },
    { action: "drop" },
    { action: "correct", values: {}, also: "board" },
    { action: "undo", made_at: "yesterday" },
    { action: "delete", by: "x".repeat(81) },
  ])("rejects %j", (body) => expect(reviewRequestSchema.safeParse(body).success).toBe(false));
});
