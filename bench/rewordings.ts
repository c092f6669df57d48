import { type Input, traceAbstract } from "../extractors/extract";
import type { ExtractedClaim } from "../lib/claim";
import { foldName } from "../lib/scoring/names";

/** Other words for the same: what they replace in a sentence, and by what. No claim should change. */
export interface Rewording {
  readonly name: string;
  readonly from: RegExp;
  /** As in `String.replace`. */
  readonly to: string;
}

/** A claim of the text as written that the reworded text does not give again, and the slots that differ; none where it is gone. */
export interface Changed {
  readonly claim: ExtractedClaim;
  readonly sentence: string;
  readonly slots: readonly Slot[];
}

/** A paper, and what is read of it as it is written. */
export interface Written {
  readonly paper: Input;
  readonly claims: readonly ExtractedClaim[];
  /** Of each sentence its first character and the one behind its last. */
  readonly sentences: readonly (readonly [number, number])[];
}

/** Claims of the sentences that a rewording touches. */
export interface Outcome {
  readonly claims: number;
  readonly changed: readonly Changed[];
}

const SLOTS = ["gain_max", "gain_kind", "metric", "method", "model", "benchmarks", "baseline"] as const;
export type Slot = (typeof SLOTS)[number];

/** One word for another wherever it stands in small letters. */
const word = (from: string, to: string): Rewording => ({
  name: `${from} → ${to}`,
  from: new RegExp(`\\b${from}\\b`, "g"),
  to,
});
const row = (name: string, from: RegExp, to: string): Rewording => ({ name, from, to });

export const REWORDINGS: Readonly<Record<string, readonly Rewording[]>> = {
  "verbs of results": [
    word("achieves", "attains"),
    word("achieves", "records"),
    word("achieves", "achieved"),
    word("achieves", "has achieved"),
    word("achieves", "can achieve"),
    word("achieves", "is able to achieve"),
    word("achieves", "not only achieves"),
    word("achieving", "reaching"),
    word("reaches", "obtains"),
  ],
  "words of change": [
    word("improves", "enhances"),
    word("improves", "raises"),
    word("improving", "boosting"),
    word("outperforms", "surpasses"),
    word("outperforming", "exceeding"),
    word("reduces", "lowers"),
    word("reducing", "cutting"),
    word("improvement", "gain"),
    word("improvement", "increase"),
    word("reduction", "decrease"),
  ],
  comparisons: [
    word("compared to", "compared with"),
    word("compared to", "relative to"),
    word("compared to", "in comparison to"),
    word("compared to", "versus"),
    row("over → compared to", /\bover (?=(?:the|an?|existing|previous|prior|all|strong) )/g, "compared to "),
    row("vs. → versus", /\bvs\.? /g, "versus "),
    word("existing methods", "prior approaches"),
    word("state-of-the-art", "SOTA"),
    row("from A to B → to B from A", /\bfrom (\d[\d.]*%?) to (\d[\d.]*%?)(?=[ ,;)])/g, "to $2 from $1"),
  ],
  adverbs: [
    row(
      "+ significantly",
      /(?<!\p{L}ly )\b(?=(?:outperform(?:s|ing)|improv(?:es|ing)|reduc(?:es|ing)) )/gu,
      "significantly ",
    ),
    row("+ consistently", /(?<!\p{L}ly )\b(?=(?:outperforms|improves|achieves) )/gu, "consistently "),
    row("− significantly", /\bsignificantly /g, ""),
  ],
  numbers: [
    row("5% → 5 %", /(?<=\d)%/g, " %"),
    row("5% → 5\\%", /(?<=\d)%/g, "\\%"),
    row("5% → 5 percent", /(?<=\d)\\?%(?!-)/g, " percent"),
    word("percentage points", "pp"),
    row("2x → 2×", /(?<=\d)x\b/g, "×"),
    row("2x → 2 times", /(?<=\d)[x×](?=[ ,.])/g, " times"),
    row("by 5% → by up to 5%", /\bby (?=\d[\d.]*%)/g, "by up to "),
    word("approximately", "about"),
  ],
  "names of data": [
    word("dataset", "benchmark"),
    word("dataset", "data set"),
    row("on X → on the X dataset", /\bon ([A-Z]\w*(?:QA|Bench|Net|Eval))(?=[.,] )/g, "on the $1 dataset"),
    row("on A and B → on both A and B", /\bon (?=[A-Z][\w-]* and [A-Z][\w-]*[ ,.])/g, "on both "),
  ],
  asides: [
    row("+ (p < 0.05)", /(?<=by \d[\d.]*%)(?=[ ,.;])/g, " (p < 0.05)"),
    row("+ [12]", /(?<=\b(?:over|than|outperforms|outperforming) [A-Z]\w*[A-Z]\w*)(?= (?:by|on|in)\b|[,.] )/g, " [12]"),
    row("+ (ours)", /^([A-Z]\w*[A-Z]\w*) (?=achieves|improves|outperforms|reduces|reaches)/g, "$1 (ours) "),
  ],
  "openings and ends": [
    row("+ we show that", /^(?=[A-Z]\w*[A-Z]\w* (?:achieves|improves|outperforms|reduces|reaches))/g, "We show that "),
    row(
      "+ across all settings",
      /^(?=[A-Z]\w*[A-Z]\w* (?:achieves|improves|outperforms|reduces|reaches))/g,
      "Across all settings, ",
    ),
    word("our method", "our approach"),
    word("our method", "the proposed method"),
    row("+ which shows …", /\.$/g, ", which shows its practical value."),
    row("+ demonstrating …", /\.$/g, ", demonstrating the effectiveness of our approach."),
    row("+ while remaining …", /\.$/g, " while remaining simple and efficient."),
  ],
};

/** Numbers decide which claim of the reworded text is meant. */
export const numbersOf = ({ before, after, gain }: ExtractedClaim): string => `${before} ${after} ${gain}`;

/** What a slot says, without the marks that a rewording may leave in its words. */
const fold = (value: unknown): string =>
  foldName(String(value ?? "").replace(/[\\%]|\bdata ?sets?\b|\bbenchmarks?\b|^(?:an?|the) /gi, ""));

/** Reads a paper once for all rewordings. */
export function readAsWritten(paper: Input): Written {
  const { claims, sentences } = traceAbstract(paper);
  return { paper, claims, sentences };
}

/** What becomes of the claims of a paper where the sentences that make them are reworded. */
export function rewordPaper({ paper, ...written }: Written, { from, to }: Rewording): Outcome {
  const reworded = (text: string): string => text.replace(from, to);
  const touched = new Set<number>();
  let abstract = "";
  let end = 0;
  for (const index of new Set(written.claims.map((claim) => claim.sentence_index))) {
    const [start, stop] = written.sentences[index] ?? [0, 0];
    const sentence = paper.abstract.slice(start, stop);
    if (reworded(sentence) !== sentence) touched.add(index);
    abstract += paper.abstract.slice(end, start) + reworded(sentence);
    end = stop;
  }
  if (touched.size === 0) return { claims: 0, changed: [] };
  const again = [...traceAbstract({ ...paper, abstract: abstract + paper.abstract.slice(end) }).claims];
  const asked = written.claims.filter((claim) => touched.has(claim.sentence_index));
  const changed = asked.flatMap((claim): Changed[] => {
    const [start, stop] = written.sentences[claim.sentence_index] ?? [0, 0];
    const sentence = reworded(paper.abstract.slice(start, stop));
    const differs = (other: ExtractedClaim): Slot[] =>
      SLOTS.filter((slot) => fold(reworded(String(claim[slot] ?? ""))) !== fold(other[slot]));
    const nearest = again
      .filter((other) => numbersOf(other) === numbersOf(claim))
      .map((other) => ({ other, slots: differs(other) }))
      .sort((a, b) => a.slots.length - b.slots.length)[0];
    if (!nearest) return [{ claim, sentence, slots: [] }];
    again.splice(again.indexOf(nearest.other), 1);
    return nearest.slots.length > 0 ? [{ claim, sentence, slots: nearest.slots }] : [];
  });
  return { claims: asked.length, changed };
}
