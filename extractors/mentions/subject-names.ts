import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { sliceTokens } from "./abbreviations";
import { findModelFamily } from "./model-grammar";
import { findNameEnd, isCoined, isModifierOf } from "./name-shape";
import { isUnlistedName, type NameCandidate } from "./proposed-name";

/** Finds names that are the subject of a sentence: "MedCBR achieves …". A name that occurs once needs a result verb, or must begin the sentence. */
export function findSubjectNames(source: string, tokens: readonly Token[]): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!isCoined(tokens[i] as Token) || (i > 0 && isCoined(tokens[i - 1] as Token))) continue;
    const name = parseSubjectName(source, tokens, i);
    if (name !== null) found.push({ name, foundBy: "subject", kind: null });
  }
  return found;
}

/** Returns the name that begins at a coined token if it is the subject of a verb, or null. */
function parseSubjectName(source: string, tokens: readonly Token[], i: number): string | null {
  const end = findNameEnd(tokens, i);
  let verb = end + 1;
  while (/(?:ly|also|instead|then|further|framework|model|method|approach)$/.test(wordAt(tokens, verb))) verb++;
  const next = tokens[verb];
  const before = wordAt(tokens, i - 1);
  if (next?.kind !== "word" || isInWordClass("preposition", before) || /^(?:and|or|than|&|\/)$/.test(before))
    return null;
  if (end === i && isModifierOf(tokens[i] as Token, next)) return null;
  const name = sliceTokens(source, tokens, i, end);
  const isResult =
    (hasWordClass("gain-verb", next) || hasWordClass("strong-score", next) || hasWordClass("move-verb", next)) &&
    /(?:s|ed)$/.test(next.lower);
  const isActing =
    /^[a-z]+(?:s|ed)$/.test(next.text) &&
    !/(?:ss|ness|ods|els|tems|asks|ings|ions|ents)$/.test(next.text) &&
    (i === 0 || /^[,.:;]$/.test(before));
  if (!isResult && !(isActing && (i === 0 || source.split(name).length > 2))) return null;
  return isUnlistedName(name) && findModelFamily(name) === null ? name : null;
}
