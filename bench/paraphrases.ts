import { normalizeName } from "@/eval/name-matching";
import { type AbstractInput, traceAbstract } from "@/extractors/extract";
import type { ExtractedClaim } from "@/lib/claim/claim";

/** A paraphrase: what is replaced in a sentence and by what. No claim should change. */
export interface Paraphrase {
  readonly name: string;
  readonly from: RegExp;
  /** As in `String.replace`. */
  readonly to: string;
}

/** A claim that the paraphrased text does not yield, with the differing slots; empty if the claim is missing. */
export interface ChangedClaim {
  readonly claim: ExtractedClaim;
  readonly sentence: string;
  readonly slots: readonly ComparedSlot[];
}

/** A paper and the claims extracted from its original text. */
export interface ExtractedText {
  readonly paper: AbstractInput;
  readonly claims: readonly ExtractedClaim[];
  /** Start and end of each sentence, half-open. */
  readonly sentences: readonly (readonly [number, number])[];
}

/** Number of claims in paraphrased sentences, and changed claims. */
export interface ParaphraseOutcome {
  readonly claims: number;
  readonly changed: readonly ChangedClaim[];
}

const COMPARED_SLOTS = ["gain_max", "gain_kind", "metric", "method", "model", "benchmarks", "baseline"] as const;
export type ComparedSlot = (typeof COMPARED_SLOTS)[number];

/** Replaces a lower-case word wherever it occurs. */
const replaceWord = (from: string, to: string): Paraphrase => ({
  name: `${from} → ${to}`,
  from: new RegExp(`\\b${from}\\b`, "g"),
  to,
});
const toParaphrase = (name: string, from: RegExp, to: string): Paraphrase => ({ name, from, to });

export const PARAPHRASES: Readonly<Record<string, readonly Paraphrase[]>> = {
  "verbs of results": [
    replaceWord("achieves", "attains"),
    replaceWord("achieves", "records"),
    replaceWord("achieves", "achieved"),
    replaceWord("achieves", "has achieved"),
    replaceWord("achieves", "can achieve"),
    replaceWord("achieves", "is able to achieve"),
    replaceWord("achieves", "not only achieves"),
    replaceWord("achieving", "reaching"),
    replaceWord("reaches", "obtains"),
  ],
  "words of change": [
    replaceWord("improves", "enhances"),
    replaceWord("improves", "raises"),
    replaceWord("improving", "boosting"),
    replaceWord("outperforms", "surpasses"),
    replaceWord("outperforming", "exceeding"),
    replaceWord("reduces", "lowers"),
    replaceWord("reducing", "cutting"),
    replaceWord("improvement", "gain"),
    replaceWord("improvement", "increase"),
    replaceWord("reduction", "decrease"),
  ],
  comparisons: [
    replaceWord("compared to", "compared with"),
    replaceWord("compared to", "relative to"),
    replaceWord("compared to", "in comparison to"),
    replaceWord("compared to", "versus"),
    toParaphrase("over → compared to", /\bover (?=(?:the|an?|existing|previous|prior|all|strong) )/g, "compared to "),
    toParaphrase("vs. → versus", /\bvs\.? /g, "versus "),
    replaceWord("existing methods", "prior approaches"),
    replaceWord("state-of-the-art", "SOTA"),
    toParaphrase("from A to B → to B from A", /\bfrom (\d[\d.]*%?) to (\d[\d.]*%?)(?=[ ,;)])/g, "to $2 from $1"),
  ],
  adverbs: [
    toParaphrase(
      "+ significantly",
      /(?<!\p{L}ly )\b(?=(?:outperform(?:s|ing)|improv(?:es|ing)|reduc(?:es|ing)) )/gu,
      "significantly ",
    ),
    toParaphrase("+ consistently", /(?<!\p{L}ly )\b(?=(?:outperforms|improves|achieves) )/gu, "consistently "),
    toParaphrase("− significantly", /\bsignificantly /g, ""),
  ],
  numbers: [
    toParaphrase("5% → 5 %", /(?<=\d)%/g, " %"),
    toParaphrase("5% → 5\\%", /(?<=\d)%/g, "\\%"),
    toParaphrase("5% → 5 percent", /(?<=\d)\\?%(?!-)/g, " percent"),
    replaceWord("percentage points", "pp"),
    toParaphrase("2x → 2×", /(?<=\d)x\b/g, "×"),
    toParaphrase("2x → 2 times", /(?<=\d)[x×](?=[ ,.])/g, " times"),
    toParaphrase("by 5% → by up to 5%", /\bby (?=\d[\d.]*%)/g, "by up to "),
    replaceWord("approximately", "about"),
  ],
  "names of data": [
    replaceWord("dataset", "benchmark"),
    replaceWord("dataset", "data set"),
    toParaphrase("on X → on the X dataset", /\bon ([A-Z]\w*(?:QA|Bench|Net|Eval))(?=[.,] )/g, "on the $1 dataset"),
    toParaphrase("on A and B → on both A and B", /\bon (?=[A-Z][\w-]* and [A-Z][\w-]*[ ,.])/g, "on both "),
  ],
  asides: [
    toParaphrase("+ (p < 0.05)", /(?<=by \d[\d.]*%)(?=[ ,.;])/g, " (p < 0.05)"),
    toParaphrase(
      "+ [12]",
      /(?<=\b(?:over|than|outperforms|outperforming) [A-Z]\w*[A-Z]\w*)(?= (?:by|on|in)\b|[,.] )/g,
      " [12]",
    ),
    toParaphrase("+ (ours)", /^([A-Z]\w*[A-Z]\w*) (?=achieves|improves|outperforms|reduces|reaches)/g, "$1 (ours) "),
  ],
  "openings and ends": [
    toParaphrase(
      "+ we show that",
      /^(?=[A-Z]\w*[A-Z]\w* (?:achieves|improves|outperforms|reduces|reaches))/g,
      "We show that ",
    ),
    toParaphrase(
      "+ across all settings",
      /^(?=[A-Z]\w*[A-Z]\w* (?:achieves|improves|outperforms|reduces|reaches))/g,
      "Across all settings, ",
    ),
    replaceWord("our method", "our approach"),
    replaceWord("our method", "the proposed method"),
    toParaphrase("+ which shows …", /\.$/g, ", which shows its practical value."),
    toParaphrase("+ demonstrating …", /\.$/g, ", demonstrating the effectiveness of our approach."),
    toParaphrase("+ while remaining …", /\.$/g, " while remaining simple and efficient."),
  ],
};

/** Returns the key by which claims of both texts are matched. */
export const toNumbersKey = ({ before, after, gain }: ExtractedClaim): string => `${before} ${after} ${gain}`;

/** Normalizes the value of a slot, ignoring marks that a paraphrase may add. */
const normalizeValue = (value: unknown): string =>
  normalizeName(String(value ?? "").replace(/[\\%]|\bdata ?sets?\b|\bbenchmarks?\b|^(?:an?|the) /gi, ""));

/** Extracts the claims of the original text once for all paraphrases. */
export function extractText(paper: AbstractInput): ExtractedText {
  const { claims, sentences } = traceAbstract(paper);
  return { paper, claims, sentences };
}

/** Paraphrases the sentences with claims and compares the extracted claims. */
export function paraphrasePaper({ paper, ...written }: ExtractedText, { from, to }: Paraphrase): ParaphraseOutcome {
  const paraphrase = (text: string): string => text.replace(from, to);
  const touched = new Set<number>();
  let abstract = "";
  let end = 0;
  for (const index of new Set(written.claims.map((claim) => claim.sentence_index))) {
    const [start, stop] = written.sentences[index] ?? [0, 0];
    const sentence = paper.abstract.slice(start, stop);
    if (paraphrase(sentence) !== sentence) touched.add(index);
    abstract += paper.abstract.slice(end, start) + paraphrase(sentence);
    end = stop;
  }
  if (touched.size === 0) return { claims: 0, changed: [] };
  const again = [...traceAbstract({ ...paper, abstract: abstract + paper.abstract.slice(end) }).claims];
  const affected = written.claims.filter((claim) => touched.has(claim.sentence_index));
  const changed = affected.flatMap((claim): ChangedClaim[] => {
    const [start, stop] = written.sentences[claim.sentence_index] ?? [0, 0];
    const sentence = paraphrase(paper.abstract.slice(start, stop));
    const differs = (other: ExtractedClaim): ComparedSlot[] =>
      COMPARED_SLOTS.filter(
        (slot) => normalizeValue(paraphrase(String(claim[slot] ?? ""))) !== normalizeValue(other[slot]),
      );
    const nearest = again
      .filter((other) => toNumbersKey(other) === toNumbersKey(claim))
      .map((other) => ({ other, slots: differs(other) }))
      .sort((a, b) => a.slots.length - b.slots.length)[0];
    if (!nearest) return [{ claim, sentence, slots: [] }];
    again.splice(again.indexOf(nearest.other), 1);
    return nearest.slots.length > 0 ? [{ claim, sentence, slots: nearest.slots }] : [];
  });
  return { claims: affected.length, changed };
}
