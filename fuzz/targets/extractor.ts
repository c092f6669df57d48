import { deepStrictEqual, equal, ok } from "node:assert/strict";
import fc from "fast-check";
import { explainAbstract } from "@/extractors/explain";
import { type Extraction, extractClaims } from "@/extractors/extract";
import { checkClaims } from "@/lib/claim/validate-claims";
import { abstracts, titles } from "../abstracts";
import { createTarget } from "../target";

interface AbstractCase {
  readonly title: string;
  readonly abstract: string;
}

/** Throws if an extraction breaks the contract of claims, spans and sentences. */
function checkExtraction({ claims, sentences }: Extraction, abstract: string): void {
  deepStrictEqual(checkClaims(claims, abstract).faults, [], "valid claims");
  let last = 0;
  for (const [start, end] of sentences) {
    ok(start >= last && start < end && end <= abstract.length, `sentences in order: ${start} to ${end} after ${last}`);
    last = end;
  }
  for (const { sentence, sentence_index: index } of claims) {
    const [start, end] = sentences[index] ?? [0, 0];
    ok(sentence !== "" && abstract.slice(start, end).includes(sentence), `a sentence of the abstract: ${sentence}`);
  }
}

export const extractor = createTarget<AbstractCase, Extraction>({
  name: "extractor",
  summary: "random abstracts: valid claims with finite numbers, and spans inside of the text",
  share: 5,
  cases: fc.record({ title: titles, abstract: abstracts }),
  measureSize: ({ title, abstract }) => title.length + abstract.length,
  process: extractClaims,
  check: (extraction, input) => {
    checkExtraction(extraction, input.abstract);
    // The trace costs as much as the extraction.
    if (input.abstract.length % 4 !== 0) return;
    const explained = explainAbstract(input).sentences.flatMap((sentence) => sentence.claims);
    equal(explained.length, extraction.claims.length, "every claim is explained");
  },
});
