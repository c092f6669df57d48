import { expect, it } from "vitest";
import { DOMAIN_PHRASES } from "@/lexicon/generated/extraction";
import { findTrailingDomainPhrase } from "./domain-phrases";

it("finds every phrase of the table, also the longest", () => {
  const missing = DOMAIN_PHRASES.filter((phrase) => findTrailingDomainPhrase(`We use ${phrase}`, phrase) === null);
  expect(missing).toEqual([]);
  expect(DOMAIN_PHRASES.length).toBeGreaterThan(50);
});

it.each([
  ["a novel principal component analysis", "PCA", "principal component analysis"],
  ["two Principal-Component Analyses", "PCA", null],
  ["principal component analysis of owls", "PCA", null],
  ["a novel principal component analysis", "OWL", null],
  ["analysis", "A", null],
  ["", "PCA", null],
])("finds in %j for %s: %j", (text, acronym, expected) =>
  expect(findTrailingDomainPhrase(text, acronym)).toBe(expected),
);
