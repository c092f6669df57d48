import { expect, it } from "vitest";
import { extractClaims } from "./extract";
import { SENTENCE_NUMBER_LIMIT, TOKEN_LIMIT } from "./work-limits";

const RESULT = "It improves accuracy on OwlSet from 55.4% to 70.4%. ";
const read = (abstract: string) => extractClaims({ title: "Orion: a parser", abstract });
const gains = (count: number): string => `It gains ${"3%, ".repeat(count)}and more. `;

it.each<[string, string, RegExp]>([
  [
    "too many numbers",
    gains(SENTENCE_NUMBER_LIMIT + 1),
    /^sentence 1 has 101 numbers, more than 100, and was skipped; split it/,
  ],
  [
    "too many words",
    `It sees ${"a ".repeat(TOKEN_LIMIT)} by 5%. `,
    /^sentence 1 has 1006 words and punctuation marks, more than 1000, and was skipped; split it/,
  ],
])("skips a sentence with %s and continues with the next one", (_, sentence, note) => {
  const { claims, notes } = read(sentence + RESULT);
  expect(claims).toMatchObject([{ before: 55.4, after: 70.4 }]);
  expect(notes).toEqual([expect.stringMatching(note)]);
});

it("accepts a sentence at the number limit", () => {
  expect(read(gains(SENTENCE_NUMBER_LIMIT)).notes).toEqual([]);
});

/** Sentences with two numbers each, and sentences without any up to a length. */
const repeatResult = (count: number, length = 0): string =>
  RESULT.repeat(count) + "Owls sleep. ".repeat(Math.max(0, Math.ceil(length / 12 - (count * RESULT.length) / 12)));

it.each([
  ["a short text", 0, 100],
  ["a long text", 16_000, 160],
])("reports everything beyond the number budget of %s in one note", (_, length, limit) => {
  expect(read(repeatResult(limit / 2, length)).notes).toEqual([]);
  const { claims, notes } = read(repeatResult(limit / 2 + 3, length));
  expect(claims).toHaveLength(limit / 2);
  expect(notes).toEqual([
    `the abstract has more than ${limit} numbers: sentence ${limit / 2 + 1} and all later ones were skipped; split the abstract`,
  ]);
});
