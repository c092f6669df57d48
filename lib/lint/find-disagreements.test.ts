import { expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { createDisagreementFinder } from "./find-disagreements";

let serial = 0;
/** Builds a claim of a paper about a model on MathVista. */
const claimOf = (paper: string, parts: Partial<Claim>): Claim =>
  buildClaim({
    id: `c${++serial}`,
    paper_id: paper,
    paper_title: paper,
    benchmarks: ["MathVista"],
    metric: "accuracy",
    metric_id: "accuracy",
    unit: "%",
    ...parts,
  });
const owl = { model: "Owl-7B", model_id: "owl-7b" };

const messages = (claims: readonly Claim[]): string[] => {
  const watch = createDisagreementFinder(LEXICON_FACTS);
  for (const claim of claims) watch.addClaim(claim);
  return watch.findDisagreements().found.map(({ message }) => message.replace(/\s/g, " "));
};

it.each<[string, Claim[], string[]]>([
  ["nothing", [], []],
  [
    "two values of one model, as a proposed result and as a baseline",
    [
      claimOf("A", { ...owl, after: 58.6 }),
      claimOf("B", { model: "Lynx", model_id: "lynx", baseline: "the Owl 7B model", before: 63.8, after: 70 }),
    ],
    ['Owl-7B on MathVista, accuracy, %: 58.6% in "A", 63.8% in "B"'],
  ],
  ["the same value", [claimOf("A", { ...owl, after: 58.6 }), claimOf("B", { ...owl, after: 58.6 })], []],
  ["two values of one paper", [claimOf("A", { ...owl, after: 58.6 }), claimOf("A", { ...owl, after: 61 })], []],
  [
    "another metric",
    [claimOf("A", { ...owl, after: 58.6 }), claimOf("B", { ...owl, after: 61, metric: "F1", metric_id: "f1" })],
    [],
  ],
  [
    "what a method makes of it",
    [claimOf("A", { ...owl, after: 58.6 }), claimOf("B", { ...owl, method: "Nest", after: 70 })],
    [],
  ],
])("finds in %s", (_, claims, expected) => expect(messages(claims)).toEqual(expected));

it("counts the results that could be compared", () => {
  const watch = createDisagreementFinder(LEXICON_FACTS);
  for (const paper of ["A", "B"]) watch.addClaim(claimOf(paper, { ...owl, after: 58.6 }));
  watch.addClaim(claimOf("C", { model: "Lynx", model_id: "lynx", after: 60 }));
  expect(watch.findDisagreements()).toEqual({ checked: 1, found: [] });
});
