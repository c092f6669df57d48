import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const TITLE = "Orion: a parser for letters";

describe("triggers of baselines, and phrases that resemble them", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    ["Orion struggles with reasoning over long letters, with a recall of 0.51.", { after: 0.51, baseline: null }],
    ["Orion shows gains over three older drafts of 3.1 points.", { gain: 3.1, baseline: "three older drafts" }],
    ["Unlike Iris, Orion reaches a recall of 0.51.", { after: 0.51, baseline: "Iris" }],
    ["Unlike older parsers that need labels, Orion cuts memory by 31%.", { gain: -31, baseline: null }],
    ["Orion shows gains upon three older drafts of 3.1 points.", { gain: 3.1, baseline: "three older drafts" }],
    ["Built upon three older drafts, Orion gains 3.1 points.", { gain: 3.1, baseline: null }],
    [
      "Orion has the highest recall among existing parsers, reaching 0.51.",
      { after: 0.51, baseline: "existing parsers" },
    ],
    ["Orion has the highest recall among old letters, reaching 0.51.", { after: 0.51, baseline: null }],
    [
      "Reading twice improves its recall by 8.8% from 0.135 (plain letters only) to 0.147.",
      { gain: 8.8, before: 0.135, baseline: "plain letters only" },
    ],
    ["Tested against this benchmark, Orion reaches a recall of 0.51.", { after: 0.51, baseline: null }],
    ["The score is near chance at 51%.", { after: 51, baseline: null }],
    ["Orion has a recall of 0.51 and asks for more than half of the letters.", { after: 0.51, baseline: null }],
    ["Orion has a recall of 0.51 and opens fewer than five times a letter.", { after: 0.51, baseline: null }],
    [
      "Orion outperforms parsers trained on old letters by 3.1 points.",
      { gain: 3.1, baseline: "parsers trained on old letters" },
    ],
    [
      "Orion outperforms parsers trained exclusively on over 10K letters by 3.1 points.",
      { gain: 3.1, baseline: "parsers trained exclusively on over 10K letters" },
    ],
    [
      "Orion reaches 91%, clearly outperforming the best parser by 3.1 points.",
      { after: 91, gain: 3.1, baseline: "best parser" },
    ],
    ["Orion reaches a recall 6.1 points above a random draft.", { gain: 6.1, baseline: "random draft" }],
    ["The letters of Orion are rated 4% below human-made letters.", { gain: -4, baseline: "human-made letters" }],
    ["The letters of Orion rise above human-made letters, by 4%.", { gain: 4, baseline: null }],
    ["Orion gets results on-par with Iris, using 47% fewer steps.", { gain: -47, baseline: "Iris" }],
    ["Orion achieves on-par results with Iris while being 34% faster.", { gain: 34, baseline: "Iris" }],
    ["Orion is indistinguishable from Iris at 12x lower cost.", { gain: -12, baseline: "Iris" }],
    ["Orion is distinguished from Iris by a 12x lower cost.", { gain: -12, baseline: null }],
    ["Orion reaches an F1 of 0.91 for old vs. new letters.", { after: 0.91, baseline: null }],
    ["Orion reaches an F1 of 0.91 for old letters vs. Iris.", { after: 0.91, baseline: "Iris" }],
    ["Orion reaches an F1 of 0.91 for old vs. 0.84 for new letters.", { after: 0.91, baseline: "new letters" }],
    ["Our letter matching method reaches a recall of 0.51.", { after: 0.51, baseline: null }],
    ["Orion reaches a recall of 0.51, matching larger methods.", { after: 0.51, baseline: "larger methods" }],
    ["With a trailing window of letters, recall rises by 3.1 points.", { gain: 3.1, baseline: null }],
    ["Orion gains 3.1 points, still trailing the base parser.", { gain: 3.1, baseline: "base parser" }],
    ["Orion reaches a recall of 0.51, outperforming the compared parsers.", { baseline: "compared parsers" }],
    ["Orion has the best recall among the compared methods (0.51).", { method: "Orion", baseline: "compared methods" }],
    ["Orion does better than the compared methods (0.51 recall).", { after: 0.51, role: "baseline" }],
    [
      "Orion cuts errors by 74.7 points (a 95% interval of 73.4 to 75.8) over a plain draft.",
      { gain: -74.7, baseline: "plain draft" },
    ],
    [
      "Orion outperforms old parsers on pages (gains of 9.3% in recall) and on maps (gains of 8% over GPT-4o).",
      { gain: 9.3, baseline: "old parsers" },
    ],
    ["Orion reads 6.8% of the letters twice (+3.1 points) and runs faster than BM25.", { after: 6.8, baseline: null }],
    ["Orion matched the quality of careful hand work while cutting memory by 31%.", { baseline: "careful hand work" }],
    ["Orion matched letters of all kinds while cutting memory by 31%.", { gain: -31, baseline: null }],
    ["Orion is as good as GPT-4o while also cutting memory by 5x.", { gain: -5, baseline: "GPT-4o" }],
    ["Orion outperforms every parser evaluated by large margins (3.1 points).", { baseline: "every parser" }],
    [
      "Orion outperforms parsers built on large language models by 3.1 points.",
      { gain: 3.1, baseline: "parsers built on large language models" },
    ],
    ["Orion outperforms all parsers trained by 3.1 points.", { gain: 3.1, baseline: "parsers trained" }],
    [
      "Orion outperforms the parsers evaluated on SciQ by 3.1 points.",
      { gain: 3.1, benchmarks: ["SciQ"], baseline: "parsers" },
    ],
    [
      "Orion outperforms parsers designed by experts by 3.1 points.",
      { gain: 3.1, baseline: "parsers designed by experts" },
    ],
    ["Orion surpasses prior SciQ accuracy by 3.1 points.", { gain: 3.1, baseline: "prior SciQ accuracy" }],
    ["Orion runs 5.3x faster than the rules used in Iris.", { gain: 5.3, baseline: "rules used in Iris" }],
    ["Orion writes letters of 3.1 points more recall than those produced by Iris.", { baseline: "Iris" }],
    [
      "Orion outperforms the best parser by 3.1 points and the older reader by 5.2 points.",
      { baseline: "best parser" },
    ],
    [
      "Compared to the old letter matching method, Orion raises recall from 36% to 52%.",
      { after: 52, baseline: "old letter matching method" },
    ],
    ["Orion gains 3.1 points over existing 2-stage parsers.", { gain: 3.1, baseline: "existing 2-stage parsers" }],
    ["Orion gains 3.1 points over old parsers 3 times.", { gain: 3.1, baseline: "old parsers" }],
    ["Orion has an F1 of 0.343 vs. classical F1 = 0.050.", { after: 0.343, baseline: null }],
    ["Orion matches BM25 accuracy with 33% fewer letters.", { gain: -33, baseline: "BM25" }],
    ["Orion gains 3.1 points over the baseline performance.", { gain: 3.1, baseline: "baseline" }],
    [
      "Orion outperforms older parsers, e.g., it improves recall by 3.1 points.",
      { gain: 3.1, baseline: "older parsers" },
    ],
    ["Orion runs 5.3x faster than the model without rules.", { gain: 5.3, baseline: "model without rules" }],
    ["Orion runs 5.3x faster than the baseline without losing recall.", { gain: 5.3, baseline: "baseline" }],
    ["Orion improves the performance of base models by 3.1 points.", { gain: 3.1, baseline: "base models" }],
    ["Orion lifts baseline recall from 41% to 52%.", { before: 41, baseline: "baseline" }],
    ["Orion shows a gain of 3.1 points w.r.t. the best parser.", { gain: 3.1, baseline: "best parser" }],
    ["Orion runs 5.3x faster at cost parity with the best parser.", { gain: 5.3, baseline: "best parser" }],
    ["This is a gain of 3.1 points over the MMLU baseline method.", { gain: 3.1, baseline: "MMLU baseline method" }],
    ["This is a gain of 3.1 points over eight benchmarks.", { gain: 3.1, baseline: null }],
    ["This is a gain of 3.1 points over further rounds of training.", { gain: 3.1, baseline: null }],
    ["Orion raises recall by 3.1 points over three seeds, and writes letters.", { gain: 3.1, baseline: null }],
    ["Over a corpus of old letters, Orion raises recall by 3.1 points.", { gain: 3.1, baseline: null }],
    ["Orion raises recall by 3.1 points over training on the corpus.", { baseline: "training on the corpus" }],
    ["Orion shows a gain of 3.1 points over long letters compared to BM25.", { gain: 3.1, baseline: "BM25" }],
    ["Orion reaches a recall of 0.91 against expert labels.", { after: 0.91, baseline: null }],
    ["Orion reaches a recall of 0.91 against 0.74 for BM25.", { after: 0.91, baseline: "BM25" }],
    ["Orion gains 3.1 points in recall against the best parser.", { gain: 3.1, baseline: "best parser" }],
    ["Orion keeps a recall of 0.91 against injection attacks.", { after: 0.91, baseline: null }],
    ["Orion has an error of 2.1 mm in all rooms over letter ranges.", { after: 2.1, baseline: null }],
    ["Orion achieves up to 7.2 exact-match points over the best parser.", { baseline: "best parser" }],
    ["Orion reads over three times as many letters, with a recall of 0.91.", { after: 0.91, baseline: null }],
    ["Orion raises recall by 7.2%, enabling small models to beat GPT-4o.", { gain: 7.2, baseline: null }],
    ["Orion raises recall by 7.2%, clearly beating GPT-4o.", { gain: 7.2, baseline: "GPT-4o" }],
    ["Its recall is 7.2% higher than those produced by existing parsers.", { gain: 7.2, baseline: "existing parsers" }],
    [
      "Orion reaches a recall of 0.91, exceeding the best small parser (GPT-4o, 0.74).",
      { after: 0.91, baseline: "best small parser (GPT-4o)" },
    ],
    ["Parsers outperform BM25, yet the best one reaches a recall of 0.51.", { after: 0.51, baseline: null }],
    ["Orion keeps 92% of the upper-bound accuracy on SciQ.", { after: 92, baseline: "upper-bound" }],
    ["Orion reads 3.1 TOPS/W and keeps a recall of 0.91.", { baseline: null }],
    ["Finding the letter and its writer tops out at a recall of 0.22.", { after: 0.22, baseline: null }],
    ["Orion tops the best parser with a recall of 0.91.", { after: 0.91, baseline: "best parser" }],
    ["Changing rules, such as the matching method, shifts recall by 31%.", { gain: 31, baseline: null }],
    ["Orion reaches a recall of 0.91, nearly matching the best parser.", { after: 0.91, baseline: "best parser" }],
    ["Recall rises by 3.1 points over the study period.", { gain: 3.1, baseline: null }],
    ["Orion raises recall over a wide range of parsers by 3.1 points.", { gain: 3.1, baseline: null }],
    ["Orion raises recall over a wide range of baselines by 3.1 points.", { baseline: "wide range of baselines" }],
    ["Orion reaches a recall of 0.91, compared to just 0.74 for BM25.", { after: 0.91, baseline: "BM25" }],
    ["Orion reaches a recall of 0.91, comparable to or exceeding older parsers.", { baseline: "older parsers" }],
    ["Compared with older parsers, Orion shows a gain of 3.1 points.", { gain: 3.1, baseline: "older parsers" }],
    [
      "Compared with BM25, ColBERT and SPLADE, Orion gains 3.1 points.",
      { gain: 3.1, baseline: "BM25, ColBERT and SPLADE" },
    ],
    ["Orion reaches a recall of 0.91, on par with or better than older parsers.", { baseline: "older parsers" }],
    ["Orion reaches a recall of 0.91, matching and even exceeding BM25.", { baseline: "BM25" }],
    ["Orion reaches a recall of 0.91, outperforming or matching older parsers.", { baseline: "older parsers" }],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE).slice(0, 1), [claim])).toEqual([claim]);
  });
});

describe("numbers that a baseline applies to", () => {
  it.each<[why: string, sentence: string, baselines: readonly (string | null)[]]>([
    [
      "excludes the score of another clause",
      "Orion shows a gain of 3.1 points over BM25, and the final version reaches a recall of 95.7%.",
      ["BM25", null],
    ],
    [
      "excludes the score of another participle",
      "Orion helps a lot, raising recall by 10% over BM25 and reaching a precision of 97.1%.",
      ["BM25", null],
    ],
    [
      "excludes a score if another quality is compared after a comma",
      "Orion reaches a recall of 92.1%, running somewhat faster than BM25.",
      [null],
    ],
    [
      "includes a score that a relative clause compares",
      "Orion reaches a recall of 92.1%, which is much higher than BM25.",
      ["BM25"],
    ],
    [
      "prefers the baseline at the end of a list of gains",
      "Orion outperforms existing parsers, with an improvement of 3.1% in recall and 5.2% in precision over the strongest baseline.",
      ["strongest baseline", "strongest baseline"],
    ],
    [
      "includes an average gain after the largest one",
      "Orion outperforms BM25 by up to 10.4% and on an average by 7.1%.",
      ["BM25", "BM25"],
    ],
    [
      "excludes the gain over another baseline",
      "Orion outperforms DPR by 3.1%, and shows a gain of 5.2% over BM25.",
      ["DPR", "BM25"],
    ],
    ['includes the score after "with"', "Orion outperforms BM25 on SciQ with 76.2% accuracy.", ["BM25"]],
    [
      "includes the score of a participle after it",
      "Orion shows gains over BM25 on old and new letters, achieving a recall of 95.7%.",
      ["BM25"],
    ],
    [
      "ends at the gain over the baseline",
      "Orion outperforms BM25 by 2.4 points on SciQ, and achieves 81.7% accuracy on MMLU.",
      ["BM25", null],
    ],
    [
      "includes a gain before the compared one",
      "Orion sorts 56% faster while reducing memory by 47% compared to BM25.",
      ["BM25", "BM25"],
    ],
    [
      'includes the gain of the first verb if "over" follows the second',
      "Orion raises recall by up to 11.2 points and reduces latency by up to 27.1% over plain BM25.",
      ["plain BM25", "plain BM25"],
    ],
    [
      "excludes the gain of another system",
      "Orion raises recall by 11.2 points, and Iris reduces latency by 27.1% over BM25.",
      [null, "BM25"],
    ],
    [
      "excludes scores before an equality",
      "Orion reaches 82% recall and 71% accuracy, on par with BM25.",
      [null, "BM25"],
    ],
    [
      'includes scores before "outperforming"',
      "Orion reaches 82% recall and 71% precision on SciQ and 64% on MMLU, outperforming BM25.",
      ["BM25", "BM25", "BM25"],
    ],
    [
      "includes the cost after a gain",
      "Orion shows a gain of 9.1% in recall over BM25, while reducing memory by 3.2x.",
      ["BM25", "BM25"],
    ],
    [
      "excludes the cost of another system",
      "Orion shows a gain of 9.1% in recall over BM25, whereas Iris cuts memory by 32%.",
      ["BM25", null],
    ],
    [
      "includes all parts after a colon",
      "Orion outperforms existing parsers: it raises recall by 3.1%; it lowers latency by 5.2%.",
      ["existing parsers", "existing parsers"],
    ],
    [
      "includes a list of scores before the baseline's list",
      "Orion has a recall of 0.96, 0.94, and 0.98 compared to 0.93, 0.92, and 0.94 for BM25.",
      ["BM25", "BM25", "BM25", null, null, null],
    ],
    [
      "includes scores before a list of gains",
      "Orion achieves recalls of 51.2% and 45.7% on old and new letters, 13.1% and 7.6% higher than random guessing.",
      ["random guessing", "random guessing"],
    ],
    [
      "prefers the baseline of the gains",
      "Orion outperforms older parsers, with a recall of 37.5% on SciQ and 24.3% on MMLU, gains of 10.6% and 10.0% over BM25.",
      ["BM25", "BM25"],
    ],
    [
      "excludes a score before the gain of another score",
      "Orion achieves a recall of 51.2% on old letters, and its precision of 45.7% is 7.6% higher than BM25.",
      [null, "BM25"],
    ],
    [
      'excludes a score before "with"',
      "Orion achieves a recall of 77.2%, with an overhead of 18.6% compared to BM25.",
      [null, "BM25"],
    ],
    [
      'excludes a score before "while keeping"',
      "Orion cuts leaks to 1.2% while keeping 94.7% of baseline performance.",
      [null, "baseline"],
    ],
    [
      "includes every share of a list",
      "Orion keeps 99.7% and 98.5% of baseline performance on old and new letters.",
      ["baseline", "baseline"],
    ],
  ])("%s", (_, sentence, baselines) => {
    expect(extractTestClaims(sentence, TITLE).map((c) => c.baseline)).toEqual(baselines);
  });
});

describe("baseline with nearly the name of the proposed system", () => {
  it.each([
    ["is kept if the names differ in plus signs", "It is 4x faster than Orion.", "Orion++: a faster parser", "Orion++"],
    ["clears the method if the names are equal", "It is 4x faster than Orion.", "Orion: a faster parser", null],
  ])("%s", (_, sentence, title, method) => {
    expect(extractTestClaims(sentence, title)).toMatchObject([{ gain: 4, baseline: "Orion", method, model: null }]);
  });
});
