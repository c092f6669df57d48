import { isClass } from "../rules/scene";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { familyOf } from "./model-grammar";
import { describesOther, isCoined, nameOf } from "./name-shape";
import { type Found, isOwn } from "./own-name";
import { textOf } from "./short-forms";

/** Names that do something where nothing was introduced: "MedCBR achieves …"; a name used once needs a verb of result. */
export function subjectNames(source: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((t, i) => {
    if (!isCoined(t) || (tokens[i - 1] && isCoined(tokens[i - 1] as Token))) return [];
    const end = nameOf(tokens, i);
    let verb = end + 1;
    while (/(?:ly|also|instead|then|further|framework|model|method|approach)$/.test(wordAt(tokens, verb))) verb++;
    const next = tokens[verb];
    const before = wordAt(tokens, i - 1);
    if (next?.kind !== "word" || isClass("preposition", before) || /^(?:and|or|than|&|\/)$/.test(before)) return [];
    if (end === i && describesOther(t, next)) return [];
    const name = textOf(source, tokens, i, end);
    const result =
      (isClass("gain-verb", next.lower) || isClass("strong-score", next.lower) || isClass("move-verb", next.lower)) &&
      /(?:s|ed)$/.test(next.lower);
    const acts =
      /^[a-z]+(?:s|ed)$/.test(next.text) &&
      !/(?:ss|ness|ods|els|tems|asks|ings|ions|ents)$/.test(next.text) &&
      (i === 0 || /^[,.:;]$/.test(before));
    if (!result && !(acts && (i === 0 || source.split(name).length > 2))) return [];
    return isOwn(name) && familyOf(name) === null ? [{ name, by: "subject" as const, kind: null }] : [];
  });
}
