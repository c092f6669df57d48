import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "./parse-text";

/** The paper of a test row: its title and the first sentence of its abstract. */
interface TestPaper {
  readonly title: string;
  readonly opening?: string;
}

/** A paper that names its system in the title only. */
export const TITLE_ONLY_PAPER: TestPaper = { title: "Orion: a parser for letters" };
/** The same paper, with a first sentence that introduces the system as a method. */
export const INTRODUCED_PAPER: TestPaper = {
  ...TITLE_ONLY_PAPER,
  opening: "We propose Orion, a framework for letters.",
};

/** Case, paper, text, and the slots to compare of each claim. */
export type ClaimTestRow = readonly [title: string, paper: TestPaper, text: string, claims: readonly ExpectedSlots[]];

/** Defines a test per row, which extracts the claims of its abstract. */
export function describeClaims(about: string, rows: readonly ClaimTestRow[]): void {
  describe(about, () => {
    it.each(rows)("%s", (_, { title, opening }, text, claims) => {
      expect(pickExpectedSlots(extractTestClaims(opening ? `${opening} ${text}` : text, title), claims)).toEqual(
        claims,
      );
    });
  });
}
