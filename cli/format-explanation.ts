import type { ExplainedSentence, Explanation } from "@/extractors/explain";
import type { Extraction } from "@/extractors/extract";
import { sliceSpan } from "@/lib/claim/span";
import type { PaperRecord } from "@/lib/paper/paper";
import { formatClaim } from "./format-claim";

/** Formats how the claims of a paper were extracted: every sentence, with the outcome of each number. */
export function formatExplanation(paper: PaperRecord, extraction: Extraction, explanation: Explanation): string {
  const { sentences, notes } = extraction;
  const explained = new Map(explanation.sentences.map((sentence) => [sentence.index, sentence]));
  const lines = [`# ${paper.title}`, `  ${paper.source}, ${paper.locator}`];
  if (explanation.ownNames.length > 0) lines.push(`  proposed names: ${explanation.ownNames.join(", ")}`);
  for (const [i, span] of sentences.entries()) {
    lines.push("", `[${i}] ${sliceSpan(paper.abstract, span)}`);
    const sentence = explained.get(i);
    if (sentence) lines.push(...formatSentence(sentence, paper, extraction));
  }
  lines.push(...notes.map((note) => `note: ${note}`), "");
  return lines.join("\n");
}

function formatSentence(sentence: ExplainedSentence, paper: PaperRecord, { claims }: Extraction): string[] {
  const sentenceClaims = claims.filter((claim) => claim.sentence_index === sentence.index);
  return [
    `    parsed   ${sentence.items.join(" ")}`,
    ...sentence.numbers.map(
      ({ text, outcome }) =>
        `    number   ${text}: ${outcome.kind === "claim" ? `claim ${outcome.claim}` : outcome.reason}`,
    ),
    ...sentence.claims.flatMap(({ reason, steps, confidence, weighed, graded }, i) => {
      const claim = sentenceClaims[i];
      return [
        "",
        `    claim ${i + 1}: ${reason}`,
        ...steps.map((step) => `      ${step}`),
        `      confidence ${confidence}: ${weighed}`,
        ...graded.map((one) => `      confidence of ${one.slot} ${one.confidence}: ${one.weighed}`),
        ...(claim ? formatClaim(claim, paper.abstract).map((line) => `      ${line}`) : []),
      ];
    }),
  ];
}
