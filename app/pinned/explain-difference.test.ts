import { expect, it } from "vitest";
import type { DifferingClaim, RecentEvent } from "@/db/queries/get-pin";
import { type DifferenceKind, explainDifference } from "./explain-difference";

const event = (parts: Partial<RecentEvent>): RecentEvent => ({
  event: "changed",
  cause: "extractor",
  changes: [],
  ...parts,
});
const metric = [{ slot: "metric", from: "a", to: "b" }];

it.each<[string, DifferenceKind, RecentEvent[], boolean, string]>([
  ["a new paper", "added", [], true, "its paper was imported since"],
  ["a claim found by a new extractor", "added", [event({ event: "added" })], true, "the extractor changed"],
  ["a change into the view", "added", [event({ changes: metric })], true, "the extractor changed: metric"],
  ["a removed paper", "removed", [], false, "its paper is no longer on the board"],
  ["a claim that moved by other facts", "removed", [], true, "it no longer matches the query"],
  ["a claim no longer found", "removed", [event({ event: "removed", cause: "paper" })], false, "the paper changed"],
  ["a rejection", "removed", [event({ event: "rejected", cause: "person" })], true, "a person decided: rejected"],
  ["other confidence", "changed", [], true, "only its confidence, its grade or facts of its paper changed"],
  [
    "a correction after a re-extraction",
    "changed",
    [
      event({ changes: metric }),
      event({
        event: "corrected",
        cause: "person",
        changes: [
          { slot: "model", from: "Owl", to: "Lynx" },
          { slot: "model_id", from: "owl", to: "lynx" },
          { slot: "gain_kind", from: "percent", to: "points" },
        ],
      }),
    ],
    true,
    "the extractor changed and a person decided: metric, model and gain type",
  ],
])("explains %s", (_, kind, events, isStored, expected) => {
  const claim: DifferingClaim = { id: "c", paper: null, sentence: isStored ? "s" : null, events };
  expect(explainDifference(kind, claim)).toBe(expected);
});
