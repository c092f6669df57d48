import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "./parse-text";

/** A paper in which the sentences of a row stand: its title, and what its abstract opens with. */
interface TestPaper {
  readonly title: string;
  readonly opening?: string;
}

/** A paper whose title alone names what it made. */
export const TITLE_ONLY_PAPER: TestPaper = { title: "Orion: a parser for letters" };
/** The same paper, with its method introduced as one. */
export const INTRODUCED_PAPER: TestPaper = {
  ...TITLE_ONLY_PAPER,
  opening: "We propose Orion, a framework for letters.",
};

/** Why, of which paper, what it says, and of each claim the slots that matter. */
export type ClaimTestRow = readonly [why: string, paper: TestPaper, text: string, claims: readonly ExpectedSlots[]];

/** Reads every row as an abstract of its own. */
export function describeClaims(about: string, rows: readonly ClaimTestRow[]): void {
  describe(about, () => {
    it.each(rows)("%s", (_, { title, opening: opens }, text, claims) => {
      expect(pickExpectedSlots(extractTestClaims(opens ? `${opens} ${text}` : text, title), claims)).toEqual(claims);
    });
  });
}
