import type { ExtractedClaim } from "@/lib/claim";
import { extractClaims } from "../extract";
import { findMentions, indexOwnNames } from "../mentions/find-mentions";
import type { Mention } from "../mentions/mention";
import type { OwnName } from "../mentions/own-name";
import { findQuantities, type Quantity } from "../rules/quantity";
import { buildScene, type Item, type Scene } from "../rules/scene";
import { readTokens, type Token } from "../text/tokens";

/** Slots of a claim as tests state them: what is not stated is not compared. */
export type Slots = Partial<ExtractedClaim>;

/** Claims of an abstract by a paper whose title names nothing. */
export const claimsOf = (abstract: string, title = "A study of reading"): readonly ExtractedClaim[] =>
  extractClaims({ title, abstract }).claims;

/** Of each claim only the slots that the expectation states, so that a row says no more than it means. */
export const like = (claims: readonly ExtractedClaim[], expected: readonly Slots[]): Slots[] =>
  claims.map((claim, i) => {
    const keys = Object.keys(expected[i] ?? { rule: "" }) as (keyof ExtractedClaim)[];
    return Object.fromEntries(keys.map((k) => [k, claim[k]]));
  });

export const quantitiesOf = (text: string): readonly Quantity[] => findQuantities(readTokens(text));

export function mentionsOf(text: string, own: readonly OwnName[] = []): readonly Mention[] {
  return findMentions(text, readTokens(text), indexOwnNames(own));
}

export function sceneOf(text: string, own: readonly OwnName[] = []): Scene {
  const tokens: readonly Token[] = readTokens(text);
  return buildScene(text, 0, tokens, findQuantities(tokens), findMentions(text, tokens, indexOwnNames(own)));
}

export const itemsOf = (text: string): readonly Item[] => sceneOf(text).items;
