import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { sliceTokens } from "./abbreviations";
import { findModelFamily } from "./model-grammar";
import { findNameEnd, isCoined, isModifierOf } from "./name-shape";
import { isUnlistedName, type NameCandidate } from "./proposed-name";

/** Finds names that are the subject of a sentence: "MedCBR achieves …". A name that occurs once needs a result verb, or must begin the sentence. */
export function findSubjectNames(source: string, tokens: readonly Token[]): NameCandidate[] {
  return tokens.flatMap((token, i) => {
    if (!isCoined(token) || (tokens[i - 1] && isCoined(tokens[i - 1] as Token))) return [];
    const end = findNameEnd(tokens, i);
    let verb = end + 1;
    while (/(?:ly|also|instead|then|further|framework|model|method|approach)$/.test(wordAt(tokens, verb))) verb++;
    const next = tokens[verb];
    const before = wordAt(tokens, i - 1);
    if (next?.kind !== "word" || isInWordClass("preposition", before) || /^(?:and|or|than|&|\/)$/.test(before))
      return [];
    if (end === i && isModifierOf(token, next)) return [];
    const name = sliceTokens(source, tokens, i, end);
    const isResult =
      (hasWordClass("gain-verb", next) || hasWordClass("strong-score", next) || hasWordClass("move-verb", next)) &&
      /(?:s|ed)$/.test(next.lower);
    const isActing =
      /^[a-z]+(?:s|ed)$/.test(next.text) &&
      !/(?:ss|ness|ods|els|tems|asks|ings|ions|ents)$/.test(next.text) &&
      (i === 0 || /^[,.:;]$/.test(before));
    if (!isResult && !(isActing && (i === 0 || source.split(name).length > 2))) return [];
    return isUnlistedName(name) && findModelFamily(name) === null
      ? [{ name, foundBy: "subject" as const, kind: null }]
      : [];
  });
}
