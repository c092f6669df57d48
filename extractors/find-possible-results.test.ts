import { expect, it } from "vitest";
import { findPossibleResults } from "./find-possible-results";

const list = (abstract: string): string[] => findPossibleResults(abstract).map(([a, b]) => abstract.slice(a, b));

it.each([
  "The owl reached 57.1% in our hands.",
  "Our method improves the outcome by 3.2 points.",
  "It outperforms the lark by 12\\% in all of them.",
  "We reduce the failures by 40%.",
])("finds %s", (sentence) => expect(list(`We study owls. ${sentence}`)).toEqual([sentence]));

it.each([
  ["no number", "We study owls and improve them."],
  ["a number without a unit", "We improve 12 owls."],
  ["no verb of result", "About 40% of owls are brown."],
  ["a confidence level", "We improve them and give 95% confidence intervals."],
  ["a share of the data", "We improve owls with 10% of the training data."],
  ["an opening without work of the authors", "Storms are common, often exceeding 30% a year. We study owls."],
  ["nothing", ""],
])("finds nothing in %s", (_, abstract) => expect(list(abstract)).toEqual([]));
