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
    { action: "revert", slot: "model" },
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
  ])("rejects %j", (body) => expect(reviewRequestSchema.safeParse(body).success).toBe(false));
});
