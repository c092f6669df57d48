/** Takes the baseline of the previous sentence where this one only gives the amount. */

import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import type { PaperContext } from "../context/paper-context";
import { findBaselines } from "./find-baselines";

/** "It shows clear gains over B. Specifically, it …": a sentence that details a comparison of the previous one. */
export function refineCarriedBaselines(candidates: readonly CandidateClaim[], paper: PaperContext): CandidateClaim[] {
  const sentencesWithClaims = new Set(candidates.map((candidate) => candidate.sentence.index));
  const compared = new Set(
    candidates.flatMap((candidate) =>
      candidate.baseline || candidate.role === "baseline" ? [candidate.sentence] : [],
    ),
  );
  return candidates.map((candidate) => {
    const before = candidate.sentence.index - 1;
    if (
      compared.has(candidate.sentence) ||
      sentencesWithClaims.has(before) ||
      !hasChange(candidate) ||
      !startsWithDetail(candidate.sentence.items)
    )
      return candidate;
    const sentence = paper.getSentence(before);
    const baseline = sentence && findFinalBaseline(sentence);
    return baseline ? amendCandidate(candidate, { baseline }, "baseline-of-previous-sentence") : candidate;
  });
}

const hasChange = (candidate: CandidateClaim): boolean =>
  candidate.gain !== null || (candidate.before !== null && candidate.after !== null);

/** "Specifically, …", "In particular, …". */
const startsWithDetail = (items: readonly SentenceItem[]): boolean =>
  /^(?:specifically|concretely|and)$/.test(wordAt(items, 0)) ||
  (items[0]?.lower === "in" && /^(?:particular|detail|details)$/.test(wordAt(items, 1))) ||
  (items[0]?.lower === "for" && /^(?:example|instance)$/.test(wordAt(items, 1)));

/**
 * "… gains over *B*.", "… improves recall over *B*.": finds the baseline at the end of a comparison without a number.
 */
function findFinalBaseline(sentence: SentenceContext): SlotValue<string> | null {
  const { items } = sentence;
  const baseline = findBaselines(sentence).findLast(
    (r) => r.to >= items.length - 2 && /^(?:over|compared|comparison|relative)$/.test(r.triggerWord),
  );
  return baseline ? { ...baseline.value, sentence, inferred: "baseline-of-previous-sentence" } : null;
}
