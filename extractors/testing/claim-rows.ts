import { describe, expect, it } from "vitest";
import { claimsOf, like, type Slots } from "./read";

/** A paper in which the sentences of a row stand: its title, and what its abstract opens with. */
interface Paper {
  readonly title: string;
  readonly opens?: string;
}

/** A paper whose title alone names what it made. */
export const PARSER: Paper = { title: "Orion: a parser for letters" };
/** The same paper, with its method introduced as one. */
export const FRAMEWORK: Paper = { ...PARSER, opens: "We propose Orion, a framework for letters." };

/** Why, of which paper, what it says, and of each claim the slots that matter. */
export type ClaimRow = readonly [why: string, paper: Paper, text: string, claims: readonly Slots[]];

/** Reads every row as an abstract of its own. */
export function describeClaims(about: string, rows: readonly ClaimRow[]): void {
  describe(about, () => {
    it.each(rows)("%s", (_, { title, opens }, text, claims) => {
      expect(like(claimsOf(opens ? `${opens} ${text}` : text, title), claims)).toEqual(claims);
    });
  });
}
