import { describe, expect, it } from "vitest";
import { tokenize } from "../text/tokens";
import { findNonResult } from "./non-results";
import { findQuantities } from "./quantity";

/** Returns the code of each number of a text, null if it may be a result. */
function codesOf(text: string): (string | null)[] {
  const tokens = tokenize(text);
  return findQuantities(tokens).map((quantity) => findNonResult(tokens, quantity)?.code ?? null);
}

/** A text whose first number has the code, and a counterexample whose first number does not. */
const ROWS: readonly [code: string, nonResult: string, counterexample: string][] = [
  ["money", "it costs $ 40 a day", "it scores 40 a day"],
  ["money", "it costs € 40 a day", "it gains 40 a day"],
  ["scale-suffix", "a 7B model", "a 7% gain"],
  ["scale-suffix", "a context of 32K", "an F1 of 32"],
  ["condition", "it holds under 20% wear here", "it gains 20% wear here"],
  ["condition-premise", "it holds when memory is limited to 1%", "when memory is short, it falls to 1%"],
  ["condition-premise", "if scores differ by less than 3%, it stops", "scores differ by less than 3%"],
  ["share-of-ranking", "the top 5% are kept", "the gain of 5% is kept"],
  ["share-of-ranking", "the least important 1% of it", "at least another 1% of it"],
  ["share-of-ranking", "the lowest-entropy 20% of it", "the lowest, 20% of it"],
  ["folds", "3 times upsampling", "3 times faster"],
  ["size-increase", "3 times larger models", "3 times faster models"],
  ["size-increase", "4x more parameters", "4x more accurate"],
  ["size-increase", "4x more active parameters", "4x more gains in letters"],
  ["share-of-parameters", "it adds fewer than 2% parameters", "it has 2% fewer parameters"],
  ["share-of-parameters", "it tunes 3% trainable parameters", "it cuts 3% of the parameters"],
  ["recording-frame-rate", "clips recorded at 30 fps", "it runs at 30 fps"],
  ["size-increase", "models 3 times their size", "rewards 3 times the reward of others"],
  ["cloud-points", "each of 2048 points", "each of 20 points"],
  ["size-increase", "a 150x larger-scale model", "150x faster"],
  ["power-of-ten", "rates of 10^-10", "rates of 10.5"],
  ["retained-share", "with only 30% visual token retention", "with only 30% visual loss"],
  ["parameter-value", "( r = 512 )", "( r = 0.91 )"],
  ["test-statistic", "( χ² = 89.4 )", "( F1 = 89.4 )"],
  ["test-statistic", "( Δχ^2 = 89.4 )", "( ΔF1 = 89.4 )"],
  ["test-statistic", "Mann-Whitney U-statistics = 300.5", "Macro F1 = 30.5"],
  ["identifier", "see arXiv:2501.01234 for more", "see F1:2501.01234 for more"],
  ["fraction", "only 1/3 of its weights", "only 9/30 of its answers"],
  ["fraction", "at 1/16 resolution", "errors in 13/240 answers"],
  ["fraction", "written in Snort 2/3 form", "it solves 2/30 levels"],
  ["configured-share", "it errs less at 50% coverage", "it reaches 50% coverage"],
  ["configured-share", "false alarms at 95% true positives", "with 95% true positives"],
  ["range-width", "steady across a 50x range", "steady across a 50x gain"],
  ["range-width", "over a 4x letter count range", "over a 4x letter count gain"],
  ["operating-point", "twice as fast at 95% recall@10", "it finds them with 95% recall@10"],
  ["operating-point", "twice as fast at 0.95 recall", "it finds them with 0.95 recall"],
  ["condition", "Under 20% flipped letters", "Under 20%, flipped letters"],
  ["configured-rate", "with an injection rate of 0.60 it", "with an answer rate of 0.60 it"],
  ["configured-rate", "at a middle pruning budget (40%)", "it reaches a pruning budget (40%)"],
  ["configured-rate", "high masking ratios (≥ 50%)", "high success ratios (≥ 50%)"],
  ["configured-level", "under the common 0.5 dropout rate", "under the common 0.5 answer rate"],
  ["configured-level", "under 20% and 40% reader pruning without loss", "reads 20% and 40% reader pruning"],
  ["configured-level", "faster through 35% sparsity", "it reaches 35% sparsity"],
  ["count", "a set containing 530 high-quality, plain letters", "a set reaching 530 high-quality, plain letters"],
  ["count", "8 error types, 4 tones", "8 error, 4 tones"],
  ["size-increase", "a 16x increase in the letter count", "a 16x increase in the reading speed"],
  ["size-increase", "a 3x expansion in size", "a 3x reduction in size"],
  ["formula-term", "an error that falls as 1/n here", "an error that falls as 1.2/n here"],
  ["formula-term", "an error of (1+e) here", "an error of (1.5) here"],
  ["percentile", "the 95%ile latency", "the 95% latency"],
  ["folds", "the 5-fold predictions", "the 5-fold increase"],
  ["folds", "a 15-fold leave-one-out protocol", "a 15-fold lower-cost protocol"],
  ["ordinal", "the 2nd place", "the 2% gain"],
  ["year", "in 2021 it began", "at 2021.5 it began"],
  ["list-marker", "it (1) reads and writes", "accuracy ( 91.5 ) falls"],
  ["numbered-heading", "as in Table 2 we see", "as in recall 2 we see"],
  ["numbered-heading", "phase 3 begins", "recall 63 begins"],
  ["p-value", "( p < 0.01 )", "( F1 < 0.01 )"],
  ["p-value", "a 95% confidence interval", "a 95% accuracy"],
  ["parameter-value", "with k = 5 here", "with F1 = 5 here"],
  ["dimension", "images of 224 x 224 each", "scores of 22.4 each"],
  ["resolution", "a width of 1080 pixels here", "a score of 1080 here"],
  ["share-of-data", "with 10% of the training data", "gaining 10% of the ships"],
  ["share-under-condition", "with 10% of the lamps unlit", "on 10% of the lamps"],
  ["share-of-data", "using 5% labels only", "gaining 5% accuracy only"],
  ["percent-setting", "masking 15% of words", "gaining 15% of words"],
  ["duration-or-size", "within 12 hours it ends", "within 12 points it ends"],
  ["duration-or-size", "needs 16 GB here", "needs 16% here"],
  ["count", "on 37 test tasks", "on 37 it went"],
  ["count", "50, 100, 150 tokens of it", "50, it went"],
  ["input-size", "a length of 512", "a score of 512"],
  ["input-size", "a training dataset of 6,000", "a reward of 6,000"],
  ["input-size", "a parameter count of 120", "an error count of 120"],
  ["count", "7,000 samples of it", "7,000 of it"],
  ["citation", "as shown [ 12 ] before", "as shown 12.5 before"],
  ["setting-range", "aged 40 and more", "scoring 40 and more"],
  ["approximate-count", "some 3 million of it", "some 3 percent more"],
  ["configured-value", "at IoU = 0.5 it", "with IoU of 0.5 it"],
  ["configured-value", "at rho = 0.9 it", "and rho = 0.9 it"],
  ["condition-ratio", "at a compression ratio of 1.5% it", "with a success ratio of 1.5% it"],
  ["condition-ratio", "at a false positive rate of 1% it", "with a false positive rate of 1% it"],
  ["configured-share", "at a 5% pruning ratio", "at a 5% success ratio"],
  ["operating-point", "it finds most at the same 2% alarm rate", "it finds most with a 2% alarm rate"],
  ["operating-point", "it asks less at a 45% gate rate", "it does so at a 45% higher rate"],
  ["configured-noise", "it hears well at -10 dB SNR", "it brings a 10 dB SNR gain"],
  ["share-of-people", "of whom 55.7% male", "of which 55.7% correct"],
  ["setting-multiple", "at a 6x horizon", "at a 6x lower cost"],
  ["p-value", "95% CI: 70-80", "75.5% CI: 70-80"],
  ["p-value", "confidence [0.71, 0.80]", "confidence falls by 6.7%, 0.80"],
  ["threshold", "below the 70% threshold", "below the 70% accuracy"],
  ["threshold", "the threshold S* = 0.509 of it", "the recall S* = 0.509 of it"],
  ["threshold", "the pass mark threshold (60%)", "the pass mark recall (60%)"],
  ["configured-value", "at IoU ≥ 0.5 it", "with AUC ≥ 0.5 it"],
  ["configured-value", "outputs scoring ≥ 0.6", "outputs reaching ≥ 0.6"],
  ["parameter-value", "with λ_phys=0.10 here", "with F_1=0.10 here"],
  ["device-count", "on 8x H100 here", "a 2x GPU gain"],
  ["size-increase", "contains at least 3 times more words", "answers at least 3 times more questions"],
  ["percent-setting", "with only 25% of the cost", "solving only 25% of the cost"],
  ["percent-setting", "poisoning only 0.1% of the pages", "answering only 0.1% of the pages"],
  ["p-value", "(95 percent Newcombe CI", "(91 percent recall"],
  ["error-bar", "( ± 0.8% )", "( 0.8% )"],
  ["error-bar", "(plus or minus 0.02)", "(plus 0.02)"],
  ["p-value", "a 95% bootstrap interval", "a 95% accuracy"],
  ["duration-or-size", "below 5 MeV it ends", "below 5% it ends"],
  ["percent-setting", "retaining 40% of the words", "retaining 96% of the full model's accuracy"],
  ["count", "with 23 readers confirm a gain", "with 23 confirm a gain"],
  ["version", "and Orion-Reader 2.0 beats it", "and Orion-Reader 2.3 beats it"],
  ["version", "on Tide 2.4.0 maps", "on recall 2.4.0 maps"],
  ["acceptance-bar", "the only model above 50% here", "with an accuracy above 50% here"],
  ["share-of-data", "and outperforms it when trained on 10% of the data", "and outperforms it on 10% of the pages"],
  [
    "percent-setting",
    "retaining less than 30% of layers achieves a better accuracy",
    "retaining 93% of its accuracy achieves it",
  ],
  ["percent-setting", "rejecting 8% of the answers", "reaching 8% of the answers"],
  ["configured-value", "at IoU 0.50 to 0.95 here", "an IoU 0.50 to 0.95 here"],
  ["numbered-heading", "at batch size 32 it falls", "at batch score 32 it falls"],
  ["share-under-condition", "with 20% of all answers", "with 20% of answers beating it"],
  ["share-under-condition", "with 20% of tokens it", "with 20% of answers scoring well it"],
  ["deviation", "(SD 0.20)", "(F1 0.20)"],
  ["deviation", "an error of five (SD 2.2 mm)", "an error of five (rise 2.2 mm)"],
  ["deviation", "(SEM = 0.4)", "(F1 = 0.4)"],
  ["zero-or-one", "the 0-1 loss", "the 0.1 loss"],
  ["year", "the early 2020s saw it", "some 2020 points more"],
  ["year", "on Tide 2019/2021 it", "solving 2019/2500 of it"],
  ["configured-level", "at 50% and 60% sparsity, it", "at 50% and 60% recall, it"],
  ["condition-ratio", "at a sparsity ratio of 60% it", "with a success ratio of 60% it"],
  ["configured-value", "at FAR = 1% it", "with FAR = 1% it"],
  ["condition-premise", "when rates shift by 3%, it stops", "rates shift by 3%, when it stops"],
  ["ratio", "at 3 : 1 odds", "at 3 . 1 odds"],
  ["condition-premise", "as fast when loads scale by 150x", "loads scale by 150x"],
  ["part-size", "a small subset of the gates (about 2%)", "a small test set (82%)"],
  ["part-size", "the majority of rooms (e.g., 80%) are lit", "rooms of the major kind (80%) are lit"],
  ["part-size", "a tiny fraction (3%) of it", "a recall on a tiny fraction (83%) of it"],
  ["part-of-metric-name", "(PCK 0.5 = 0.87)", "(PCK 0.5, 0.87)"],
  ["part-of-metric-name", "a recall at 5 (R@5) of 0.76", "a recall of 5 (R@5) of 0.76"],
  ["threshold", "below the 70% sailing threshold", "it reaches a 70% accuracy threshold"],
  ["count", "with 19 error types of it", "with 19 error exceeding others of it"],
  ["count", "comparing 27 score variants of it", "reaching 27 accuracy points of it"],
  ["part-of-metric-name", "a recall @ 10 of 0.76", "a recall of 10 of 0.76"],
  ["count", "over 70,000 steps where accuracy stays", "an F1 of 70 where accuracy stays"],
  ["share-of-data", "with only 1% Tide-1K data, it", "with only 1% Tide-1K errors, it"],
  ["condition-ratio", "at context budgets from 25% to 10% it", "with context savings from 25% to 10% it"],
  ["input-size", "Orion (256 context length)", "Orion (256 context errors)"],
  ["input-size", "over input and output lengths from 64 to 512 letters", "over input errors from 64 to 51 letters"],
  ["requirement", "it meets the harbour requirement of an error below 5 mm", "with a memory requirement of 5.2 here"],
  ["requirement", "against a null hypothesis of 95% accuracy", "against a reader of 95% accuracy"],
  ["requirement", "it stays over a bar of 42.2 here", "it stays over a mean of 42.2 here"],
  ["input-size", "an arm length of 545 mm", "an arm error of 545 mm"],
];

/** Codes of numbers that may still be the end of a stated change. */
const SOFT = new Set(["scale-suffix", "duration-or-size", "count", "input-size"]);

describe("findNonResult", () => {
  it.each(ROWS)("excludes a number as %s: %s", (code, nonResult) => {
    expect(codesOf(nonResult)[0]).toBe(code);
  });

  it.each(ROWS)("does not return %s for the counterexample of %j: %s", (code, _, counterexample) => {
    expect(codesOf(counterexample)[0] ?? null).not.toBe(code);
  });

  it("excludes a range around the value before it, but no other range", () => {
    expect(codesOf("a recall of 0.23 (0.19-0.26)")).toEqual([null, "confidence-interval"]);
    expect(codesOf("a recall of 71% (64-79%)")).toEqual([null, "confidence-interval"]);
    expect(codesOf("a recall of 71% (2-5% more)")).toEqual([null, null]);
  });

  it("excludes a power of ten with its exponent", () => {
    expect(codesOf("from 10^7 it")).toEqual(["power-of-ten", "power-of-ten"]);
    expect(codesOf("from 10.5 to 7.5")).toEqual([null, null]);
  });

  it("marks numbers that may be the ends of a change as soft", () => {
    const softOf = (text: string): boolean | undefined => {
      const tokens = tokenize(text);
      const [first] = findQuantities(tokens);
      return first && findNonResult(tokens, first)?.soft;
    };
    expect(softOf("needs 16 GB here")).toBe(true);
    expect(softOf("5,000 tokens of it")).toBe(true);
    expect(softOf("a context of 32K")).toBe(true);
    expect(softOf("in 2021 it began")).toBe(false);
    expect(softOf("a 7B model")).toBe(false);
    expect([...SOFT].every((code) => ROWS.some(([row]) => row === code))).toBe(true);
  });

  it.each([
    "accuracy of 71.2% on it",
    "gains 4.2 points over it",
    "reaches 0.93 AUC here",
    "runs 3x faster",
    "solves 21 of 30",
  ])("keeps a result: %s", (text) => {
    expect(codesOf(text)[0]).toBeNull();
  });
});
