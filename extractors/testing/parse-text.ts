import type { ExtractedClaim } from "@/lib/claim/claim";
import { extractClaims } from "../extract";
import { findMentions, indexProposedNames } from "../mentions/find-mentions";
import type { Mention } from "../mentions/mention";
import type { ProposedName } from "../mentions/proposed-name";
import { findQuantities, type Quantity } from "../quantities/quantity";
import { buildSentenceContext, type SentenceContext, type SentenceItem } from "../rules/sentence-context";
import { type Token, tokenize } from "../text/tokens";

/** Slots of a claim as tests state them: what is not stated is not compared. */
export type ExpectedSlots = Partial<ExtractedClaim>;

/** Claims of an abstract by a paper whose title names nothing. */
export const extractTestClaims = (abstract: string, title = "A study of reading"): readonly ExtractedClaim[] =>
  extractClaims({ title, abstract }).claims;

/** Of each claim only the slots that the expectation states, so that a row says no more than it means. */
export const pickExpectedSlots = (
  claims: readonly ExtractedClaim[],
  expected: readonly ExpectedSlots[],
): ExpectedSlots[] =>
  claims.map((claim, i) => {
    const keys = Object.keys(expected[i] ?? { rule: "" }) as (keyof ExtractedClaim)[];
    return Object.fromEntries(keys.map((k) => [k, claim[k]]));
  });

export const parseTestQuantities = (text: string): readonly Quantity[] => findQuantities(tokenize(text));

export function parseTestMentions(text: string, own: readonly ProposedName[] = []): readonly Mention[] {
  return findMentions(text, tokenize(text), indexProposedNames(own));
}

export function buildTestSentence(text: string, own: readonly ProposedName[] = []): SentenceContext {
  const tokens: readonly Token[] = tokenize(text);
  return buildSentenceContext(
    text,
    0,
    tokens,
    findQuantities(tokens),
    findMentions(text, tokens, indexProposedNames(own)),
  );
}

export const buildTestItems = (text: string): readonly SentenceItem[] => buildTestSentence(text).items;
