import { expect, test } from "vitest";
import type { Claim } from "./claim";
import { buildClaim } from "./fixtures/claim";
import { formatClaimTitle } from "./title";

const NBSP = "\u00a0";

test.each<[Partial<Claim>, string]>([
  [{ before: 66.3, after: 72.9, points: 6.6 }, "Model-7B: 66.3 → 72.9% on MathVista"],
  [{ before: 66.3, after: 72.9, gain: 6.6, gain_kind: "points" }, "Model-7B: 66.3 → 72.9% (+6.6_pts) on MathVista"],
  [
    { after: 72, qualifier: "over", metric: "Accuracy", metric_id: "accuracy" },
    "Model-7B: > 72% on MathVista, accuracy",
  ],
  [{ before: 95, after: 30, points: -65, qualifier: "under" }, "Model-7B: 95 → < 30% on MathVista"],
  [{ gain: -80, gain_kind: "percent", qualifier: "over" }, "Model-7B: < −80% on MathVista"],
  [{ gain: 3, gain_kind: "times", qualifier: "up to", model: null, method: "Owl" }, "Owl: up to ×3 on MathVista"],
  [{ after: 24, of: 644, unit: "count", model: null, benchmarks: [] }, "24/644"],
  [{ before: 5, model: null, benchmarks: ["A", "B"] }, "5% on A, B"],
])("the title of %j is %j", (parts, expected) =>
  expect(formatClaimTitle(buildClaim(parts))).toBe(expected.replaceAll("_", NBSP)),
);
