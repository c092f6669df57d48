import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const KINDS: readonly [sentence: string, claim: ExpectedSlots][] = [
  ["Accuracy on MMLU rises by 4.2 points.", { gain: 4.2, gain_kind: "points" }],
  ["Accuracy on MMLU rises by 4.2 percentage points.", { gain: 4.2, gain_kind: "points" }],
  ["Accuracy on MMLU rises by 4.2 pp.", { gain: 4.2, gain_kind: "points" }],
  ["Accuracy on MMLU rises by 4.2% absolute.", { gain: 4.2, gain_kind: "points" }],
  ["Accuracy on MMLU rises by 4.2%.", { gain: 4.2, gain_kind: "percent" }],
  ["We see a 9% relative gain in accuracy on GLUE.", { gain: 9, gain_kind: "relative" }],
  ["It cuts cost by 12% in tokens relative to plain decoding.", { gain: -12, gain_kind: "percent" }],
  ["We see a 9% relative gain in accuracy relative to plain decoding.", { gain: 9, gain_kind: "relative" }],
  ["Accuracy on MMLU rises from 50% to 55%, a gain of 10%.", { gain: 10, gain_kind: "relative" }],
  ["Accuracy on MMLU rises from 50% to 60%, a gain of 10%.", { gain: 10, gain_kind: "points" }],
  ["Accuracy on MMLU rises by 1.9%, 4.6% and 9.5% absolute.", { gain: 1.9, gain_kind: "points" }],
  ["It beats the parser by 7.8 points, besides a relative gain in speed.", { gain: 7.8, gain_kind: "points" }],
  ["It improves recall by 5.3% (12% relative).", { gain: 5.3, gain_kind: "percent" }],
  ["Orion gains 31% in recall of point clouds.", { gain: 31, gain_kind: "percent" }],
  ["At the same working point Orion gives 25% higher recall.", { gain: 25, gain_kind: "percent" }],
  ["Readers chosen by relative cost reach up to 7% Pass@1 improvement.", { gain: 7, gain_kind: "percent" }],
  ["The relative improvement reached 7% on MMLU.", { gain: 7, gain_kind: "relative" }],
  ["It shows a relative gap of only 2 percentage points.", { gain: -2, gain_kind: "points" }],
  ["It runs 3.1x faster than vLLM.", { gain: 3.1, gain_kind: "times" }],
  ["It cuts memory by a factor of 8.", { gain: -8, gain_kind: "times" }],
  ["It requires 5-6x fewer training samples than PPO.", { gain: -5, gain_max: -6, gain_kind: "times" }],
  ["It reduces token usage by 63%.", { gain: -63, gain_kind: "percent", metric: "tokens" }],
  ["It delivers up to a ~34% throughput gain.", { gain: 34, qualifier: "up to" }],
  ["It improves accuracy by as much as a factor of 3.5.", { gain: 3.5, qualifier: "up to" }],
  ["It shows up-to 20% relative improvements over GPT-4o.", { gain: 20, qualifier: "up to" }],
];

const SIGNS: readonly [sentence: string, claim: ExpectedSlots][] = [
  ["It reduces the error by 12%.", { gain: -12 }],
  ["It improves FID by 12%.", { gain: 12 }],
  ["Recall drops by 12%.", { gain: -12 }],
  ["It uses 19% fewer tokens.", { gain: -19 }],
  ["It closes a gap of 4.5 points.", { gain: -4.5 }],
  ["We see 2.4% higher accuracy.", { gain: 2.4 }],
  ["Recall changes (+3.1%) on MMLU.", { gain: 3.1 }],
];

const QUALIFIERS: readonly [sentence: string, claim: ExpectedSlots][] = [
  ["It raises accuracy on GSM8K by up to 12.5%.", { gain: 12.5, qualifier: "up to" }],
  ["It raises accuracy on GSM8K by as much as 12.5%.", { gain: 12.5, qualifier: "up to" }],
  ["It raises accuracy on GSM8K by over 12.5%.", { gain: 12.5, qualifier: "over" }],
  ["It raises accuracy on GSM8K by more than 12.5%.", { gain: 12.5, qualifier: "over" }],
  ["It raises accuracy on GSM8K by about 12.5%.", { gain: 12.5, qualifier: "about" }],
  ["It raises accuracy on GSM8K by less than 1.5%.", { gain: 1.5, qualifier: "under" }],
  ["It raises accuracy on GSM8K by 12.5%.", { gain: 12.5, qualifier: null }],
  ["None of the readers achieves more than 45% accuracy on GSM8K.", { after: 45, qualifier: "under" }],
  ["It not only achieves more than 45% accuracy on GSM8K.", { after: 45, qualifier: "over" }],
  ["It achieves high accuracy (~ 46%) on GSM8K.", { after: 46, qualifier: "about" }],
  ["Its accuracy on GSM8K stays near 50%.", { after: 50, qualifier: "about" }],
  ["It reaches up to 91.2% F1 on CoNLL-2003.", { after: 91.2, qualifier: "up to" }],
  ["Peak accuracy of 93.1% is reached on CIFAR-10.", { after: 93.1, qualifier: "up to" }],
  ["The parser reaches a maximum F1 of 91.2% on CoNLL-2003.", { after: 91.2, qualifier: "up to" }],
  ["Win rates peaked at 83.7% on CoNLL-2003.", { after: 83.7, qualifier: "up to" }],
  ["The parser reduces peak memory by 40%.", { gain: -40, qualifier: null }],
  ["It brings up to an additional 7% improvement in recall.", { gain: 7, qualifier: "up to" }],
  ["It achieves up to an average increase of 12% in recall.", { gain: 12, qualifier: "up to" }],
  ["It helps (peaking at a mean composite score of 0.61).", { after: 0.61, qualifier: "up to" }],
  ["It reaches a peak zero-shot letter recall of 0.91.", { after: 0.91, qualifier: "up to" }],
  ["It stays up to date with a recall of 0.91.", { after: 0.91, qualifier: null }],
  ["Its F1 on CoNLL-2003 is 91.2% and above.", { after: 91.2, qualifier: "over" }],
  ["It retains over 95% of the accuracy of the full model.", { after: 95, qualifier: "over" }],
];

describe("the kind of a gain", () => {
  it.each(KINDS)("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence).slice(0, 1), [claim])).toEqual([claim]);
  });
});

describe("the sign of a gain", () => {
  it.each(SIGNS)("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });
});

describe("the qualifier of a number", () => {
  it.each(QUALIFIERS)("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });

  it.each<[sentence: string, qualifiers: readonly (string | null)[]]>([
    ["It raises accuracy by up to 4.0% and 6.0% on MMLU and GSM8K.", ["up to", "up to"]],
    ["It is faster by about 35.2x and 6.3x on MMLU and GSM8K.", ["about", "about"]],
    ["It achieves up to 2.1x higher throughput and 40% lower latency.", ["up to", "up to"]],
    ["It reaches up to 91.2% recall and 93.9% precision.", ["up to", "up to"]],
    ["It reaches up to 91.2% recall with 12.5% precision.", ["up to", null]],
    ["It cuts memory by up to 57% and start-up time by 47%.", ["up to", "up to"]],
    ["It cuts memory by over 57% and start-up time by 47%.", ["over", "over"]],
    ["It cuts memory by over 57% and start-up time by 30-47%.", ["over", null]],
    ["It reaches over 91.2% recall and 93.9% precision.", ["over", null]],
    ["It cuts memory by up to 57% or start-up time by 47%.", ["up to", "up to"]],
    ["It reaches up to 91.2% recall and retains 93.9% precision.", ["up to", null]],
    ["It cuts memory by up to 57% while raising recall by 2.0%.", ["up to", null]],
    ["It cuts memory by up to 57%, and answers become 1.8x shorter.", ["up to", null]],
    ["It cuts memory by up to 57% with only a 1.2% drop in recall.", ["up to", null]],
    ["It cuts memory by up to about 57%.", ["up to"]],
    ["It reaches about 15% higher recall and 30% higher precision.", ["about", "about"]],
    ["It reaches about 15% higher recall while cutting memory by 30%.", ["about", null]],
  ])("carries over to the numbers of one verb: %s", (sentence, qualifiers) => {
    expect(extractTestClaims(sentence).map((c) => c.qualifier)).toEqual(qualifiers);
  });
});

describe("counts and units", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    ["It solves 31 out of 420 problems on PutnamBench.", { after: 31, of: 420, unit: "count" }],
    ["It solves 41/128 tasks.", { after: 41, of: 128, unit: "count" }],
    ["It reaches an F1 of 0.91 on CoNLL-2003.", { after: 0.91, unit: "score", metric: "F1" }],
    ["It reaches 91.2% accuracy on MMLU.", { after: 91.2, unit: "%", metric: "accuracy" }],
    ["It cuts latency from 90 ms to 60 ms.", { before: 90, after: 60, unit: "ms" }],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence), [claim])).toEqual([claim]);
  });
});
