import type { ExtractedClaim } from "@/lib/claim/claim";
import { extractClaims } from "../extract";
import { findMentions } from "../mentions/find-mentions";
import type { Mention } from "../mentions/mention";
import type { ProposedName } from "../mentions/proposed-name";
import { indexProposedNames } from "../mentions/proposed-name-index";
import { findQuantities, type Quantity } from "../quantities/quantity";
import { buildSentenceContext, type SentenceContext, type SentenceItem } from "../rules/sentence-context";
import { type Token, tokenize } from "../text/tokens";

/** Expected slots of a claim. Slots that are left out are not compared. */
export type ExpectedSlots = Partial<ExtractedClaim>;

/** Extracts the claims of an abstract. The default title names no system. */
export const extractTestClaims = (abstract: string, title = "A study of reading"): readonly ExtractedClaim[] =>
  extractClaims({ title, abstract }).claims;

/** Reduces each claim to the slots that its expectation contains. */
export const pickExpectedSlots = (
  claims: readonly ExtractedClaim[],
  expected: readonly ExpectedSlots[],
): ExpectedSlots[] =>
  claims.map((claim, i) => {
    const keys = Object.keys(expected[i] ?? { rule: "" }) as (keyof ExtractedClaim)[];
    return Object.fromEntries(keys.map((k) => [k, claim[k]]));
  });

export const parseTestQuantities = (text: string): readonly Quantity[] => findQuantities(tokenize(text));

export function parseTestMentions(text: string, proposed: readonly ProposedName[] = []): readonly Mention[] {
  return findMentions(text, tokenize(text), indexProposedNames(proposed));
}

export function buildTestSentence(text: string, proposed: readonly ProposedName[] = []): SentenceContext {
  const tokens: readonly Token[] = tokenize(text);
  return buildSentenceContext(
    text,
    0,
    tokens,
    findQuantities(tokens),
    findMentions(text, tokens, indexProposedNames(proposed)),
  );
}

export const buildTestItems = (text: string): readonly SentenceItem[] => buildTestSentence(text).items;
