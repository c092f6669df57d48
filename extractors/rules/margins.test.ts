import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../testing/parse-text";

describe("how near two results are", () => {
  it.each<[sentence: string, claims: readonly ExpectedSlots[]]>([
    ["The parser keeps an accuracy within 1.5% of its teacher.", []],
    ["It stays within 0.03 BPC at a million words.", []],
    [
      "It reaches an accuracy of 91.4%, within 1.2 points of its teacher.",
      [{ after: 91.4, gain: null }, { gain: 1.2 }],
    ],
    ["Its motion errors stay within 12% on all arms.", [{ after: 12 }]],
    ["It places the arm with an accuracy within 0.2 mm.", [{ after: 0.2 }]],
  ])("%s", (sentence, claims) => {
    const read = extractTestClaims(sentence);
    expect(pickExpectedSlots(read, claims)).toEqual(claims);
  });
});

describe("what a number beside a metric is when it is no score", () => {
  it.each<[sentence: string, claims: readonly ExpectedSlots[]]>([
    ["It stores the weights in 4-bit precision.", []],
    ["The 10-meter wind error grows over the sea.", []],
    ["It is chosen at a 0.95 precision target.", []],
    ["It has a 0.95 precision on old letters.", [{ after: 0.95 }]],
    ["It comes to 85% recall.", [{ after: 85 }]],
  ])("%s", (sentence, claims) => {
    const read = extractTestClaims(sentence);
    expect(pickExpectedSlots(read, claims)).toEqual(claims);
  });
});

describe("the ends of a change, and the words between them", () => {
  it.each<[sentence: string, claims: readonly ExpectedSlots[]]>([
    ["The index falls from 0.91 at temperature 0.2 to 0.64 at temperature 0.9.", [{ before: 0.91, after: 0.64 }]],
    ["Recall drops from 81% on 2-5 pages to 64% on 21-25 pages.", [{ before: 81, after: 64 }]],
    ["It reduces a plan of 576 letters to 53 letters.", [{ before: 576, after: 53 }]],
    ["It cuts 64-frame clips to about 12 frames.", [{ before: 64, after: 12 }]],
    [
      "Orion beats plain reading (recall 0.62 to 0.71; precision 0.07 to 0.26).",
      [
        { before: 0.62, after: 0.71, metric: "recall" },
        { before: 0.07, after: 0.26, metric: "precision" },
      ],
    ],
    [
      "It removes the slip (4.7% to 0.0%, recall 65% to 87%).",
      [
        { before: 4.7, after: 0 },
        { before: 65, after: 87 },
      ],
    ],
    ["Its recall is high (0.85, range 0.80 to 0.92; 0.81 to 0.93, bootstrapped).", [{ after: 0.85, before: null }]],
    [
      "Its recall reaches 91.6%, a substantial increase from the plain reader's 58.4% baseline.",
      [{ before: 58.4, after: 91.6 }],
    ],
    [
      "Its recall is 43% on Harbora (a large improvement from the best published value of 16.6%).",
      [{ before: 16.6, after: 43, gain: null }],
    ],
    ["Its recall reaches 91.6%, a gain from 3 runs.", [{ before: null, after: 91.6 }]],
    ["It reduces the mean set size from 4.82 to 2.07.", [{ before: 4.82, after: 2.07 }]],
    ["We test readers with sizes from 4.82 to 12.07 on recall.", []],
    ["Recall ranges from 81% on 2-5 pages to 64% on 21-25 pages.", [{ before: null, after: 81 }]],
  ])("%s", (sentence, claims) => {
    const read = extractTestClaims(sentence);
    expect(pickExpectedSlots(read, claims)).toEqual(claims);
  });
});

describe("a bracket behind a noun of change", () => {
  it.each<[sentence: string, claims: readonly ExpectedSlots[]]>([
    ["It brings large improvements over tuned readers (up to 23%).", [{ gain: 23 }]],
    ["It brings a 24% improvement over the plain reader (41% recall).", [{ gain: 24 }, { after: 41, gain: null }]],
    ["It brings a 15% improvement in accuracy (with peaks exceeding 27%).", [{ gain: 15 }, { gain: 27 }]],
    [
      "It brings improvements on both tasks (10.3% recall vs. 7.5% for the plain reader).",
      [{ after: 10.3, gain: null }, { after: 7.5 }],
    ],
  ])("%s", (sentence, claims) => {
    const read = extractTestClaims(sentence);
    expect(pickExpectedSlots(read, claims)).toEqual(claims);
  });
});
