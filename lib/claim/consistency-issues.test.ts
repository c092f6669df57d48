import { expect, it } from "vitest";
import type { Claim } from "./claim";
import { findConsistencyIssues } from "./consistency-issues";

const none = {
  metric: null,
  metric_id: null,
  before: null,
  after: null,
  gain: null,
  unit: null,
  of: null,
  check: null,
  check_note: null,
};
const kinds = (over: Partial<Claim>): string[] =>
  findConsistencyIssues({ ...none, ...over } as Claim, {
    isBounded: (id) => id === "accuracy" || id === "kappa",
    isShare: (id) => id === "accuracy",
  }).map((fault) => fault.kind);

it.each<[string, Partial<Claim>, string[]]>([
  ["nothing at all", {}, []],
  ["a sum that holds", { before: 50, after: 60, gain: 10, unit: "%", check: "ok" }, []],
  [
    "a sum that does not",
    { before: 50, after: 60, gain: 15, check: "mismatch", check_note: "stated 15" },
    ["arithmetic"],
  ],
  ["a share above 100", { after: 104, unit: "%", metric_id: "accuracy" }, ["range"]],
  ["a share below 0", { before: 34, after: -4, unit: "%", metric_id: "accuracy" }, ["range"]],
  ["a bias below 0", { after: -0.9, unit: "%", metric: "bias" }, []],
  ["returns above 100%", { after: 120, unit: "%", metric: "returns" }, []],
  ["an agreement below chance", { after: -8, unit: "%", metric_id: "kappa" }, []],
  ["a percentage of nobody knows what", { after: 104, unit: "%" }, []],
  ["an accuracy in metres", { after: 5, unit: "m", metric_id: "accuracy" }, ["unit"]],
  ["an accuracy as a share", { after: 0.5, unit: "score", metric_id: "accuracy" }, []],
  ["a share of the baseline's accuracy", { after: 104, unit: "% of baseline", metric_id: "accuracy" }, []],
  ["a latency in seconds", { after: 5, unit: "s", metric_id: "latency" }, []],
  ["an overhead above 100%", { after: 210, unit: "%", metric_id: "overhead" }, []],
  ["a score above 100", { after: 104, unit: "score" }, []],
  ["more than there are", { after: 30, of: 24, unit: "count" }, ["range"]],
  ["a gain that points the other way", { before: 12, after: 9, gain: 3, higher_is_better: true }, ["direction"]],
  ["a speed stated in seconds", { before: 8, after: 2, gain: 4, gain_kind: "times", higher_is_better: true }, []],
  ["an error that improves", { before: 12, after: 9, gain: 3, higher_is_better: false }, []],
  ["no change", { before: 12, after: 12, gain: 0 }, []],
])("finds in %s", (_, over, expected) => expect(kinds(over)).toEqual(expected));
