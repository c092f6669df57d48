import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { createTriggerTest } from "../text/word-test";
import { findAbbreviation, findExpansionStart, sliceTokens } from "./abbreviations";
import { findModelFamily } from "./model-grammar";
import { findNameAfterVerb, toNameForms } from "./name-after-verb";
import { isIntroducingVerb, isNamingVerb } from "./name-context";
import { findNameEnd, isCapitalised, isCoined, startsWithCapital } from "./name-shape";
import { classifyNoun, isUnlistedName, type NameCandidate } from "./proposed-name";

/** Words near an introducing verb that mark the authors as its subject, or connect it to another verb ("we train *and* release"). */
const AUTHOR_WORD = /^(?:we|paper|work|study|article|this|here|authors|i|thesis|report|and|to|propose|introduce|end)$/;

/** "our HarborQA system", "the proposed Selective-HR strategy": a coined name before the noun that gives its kind. */
function findNameBeforeNoun(source: string, tokens: readonly Token[], index: number): NameCandidate[] {
  if (!tokens[index] || !isCoined(tokens[index] as Token)) return [];
  const end = findNameEnd(tokens, index);
  const name = sliceTokens(source, tokens, index, end);
  const noun = wordAt(tokens, end + 1);
  const kind = noun.endsWith("s") ? null : classifyNoun(noun);
  return kind && isUnlistedName(name) && findModelFamily(name) === null ? [{ name, foundBy: "introduced", kind }] : [];
}

/** "our careful reader (*CaRe*)": a single coined word in the bracket after lower-case words. "Our Tide Reader (TR)" is an acronym. */
const isNameInBracket = (tokens: readonly Token[], our: number, noun: number): boolean =>
  isCoined(tokens[noun + 2] as Token) &&
  tokens[noun + 3]?.text === ")" &&
  tokens.slice(our + 1, noun + 1).every((token) => /^\p{Ll}/u.test(token.text));

/** "Our approach, Careful Reading, …", "our algorithm Orion reads": the noun after "our", with the name next to it. */
function findNameAfterOur(source: string, tokens: readonly Token[], our: number): NameCandidate[] {
  const before = findNameBeforeNoun(source, tokens, our + 1);
  if (before.length > 0) return before;
  let noun = our + 1;
  while (noun < our + 5 && classifyNoun(wordAt(tokens, noun)) === null) noun++;
  const kind = classifyNoun(wordAt(tokens, noun));
  const isBeforeBracket = tokens[noun + 1]?.text === "(";
  const isBeforeComma = tokens[noun + 1]?.text === ",";
  const index = isBeforeComma || isBeforeBracket ? noun + 2 : noun + 1;
  const first = tokens[index];
  if (kind === null || !first || !(isCoined(first) || isCapitalised(first))) return [];
  const end = findNameEnd(tokens, index);
  const name = sliceTokens(source, tokens, index, end);
  const short = findAbbreviation(source, tokens, index, end);
  if (short) return toNameForms(name, short.name, kind);
  if (isBeforeBracket && !isNameInBracket(tokens, our, noun)) return [];
  const isClosedAside = !isBeforeComma || /^[,(]$/.test(tokens[end + 1]?.text ?? "");
  return isClosedAside && isUnlistedName(name) && findModelFamily(name) === null
    ? [{ name, foundBy: "introduced", kind }]
    : [];
}

/** "A careful harbour reader (CHR) method is then *proposed*": the acronym in the subject of a passive, with its noun. */
function findNameBeforePassive(tokens: readonly Token[], verb: number): NameCandidate[] {
  const be = /^(?:then|further|also)$/.test(wordAt(tokens, verb - 1)) ? verb - 2 : verb - 1;
  if (!/^(?:proposed|introduced|presented)$/.test(wordAt(tokens, verb)) || !/^(?:is|are|was)$/.test(wordAt(tokens, be)))
    return [];
  const kind = classifyNoun(wordAt(tokens, be - 1));
  const [open, word, close] = tokens.slice(be - 4, be - 1);
  if (kind === null || open?.text !== "(" || close?.text !== ")" || !word || !isCoined(word)) return [];
  const isSpelled = findExpansionStart(tokens, be - 4, word.text) !== null;
  return isSpelled && isUnlistedName(word.text) ? [{ name: word.text, foundBy: "acronym", kind }] : [];
}

/** "referred to *as* Orion", "which we refer to *as* Orion". */
const isReferredToAs = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "as" &&
  tokens[index - 1]?.lower === "to" &&
  /^refer(?:red)?$/.test(wordAt(tokens, index - 2));

/** "four parts, *namely* A, B and C": the names after "namely" are members of a list, unless a singular system noun precedes it. */
const listsParts = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "namely" &&
  classifyNoun(wordAt(tokens, tokens[index - 1]?.text === "," ? index - 2 : index - 1)) === null;

/** "the letter *term* A", "a tool *call* B", used as nouns. */
const isNamingNoun = (tokens: readonly Token[], index: number): boolean =>
  /^(?:name|call|term)$/.test(wordAt(tokens, index)) &&
  !/^(?:we|i|authors|and|to|further|also|hereafter)$/.test(wordAt(tokens, index - 1));

/** Nearly every word ends the search here. */
const mayIntroduceName = createTriggerTest(
  (word) => /^(?:our|proposed|as)$/.test(word.lower) || isNamingVerb({ word }) || isIntroducingVerb({ word }),
);

/** Finds the names that a sentence introduces. If a naming verb follows soon after the proposal, its name ranks first. */
export function findIntroducedNames(source: string, tokens: readonly Token[]): NameCandidate[] {
  const found: NameCandidate[] = [];
  let proposed = Number.NEGATIVE_INFINITY;
  tokens.forEach((token, verb) => {
    if (!mayIntroduceName(token)) return;
    if (token.lower === "our" || (token.lower === "proposed" && tokens[verb - 1]?.lower === "the")) {
      found.push(...findNameAfterOur(source, tokens, verb));
      return;
    }
    const isNaming =
      (isNamingVerb(token) && !isNamingNoun(tokens, verb) && !listsParts(tokens, verb)) || isReferredToAs(tokens, verb);
    if (!isNaming && !isIntroducingVerb(token)) return;
    found.push(...findNameBeforePassive(tokens, verb));
    if (verb > 0 && startsWithCapital(token) && !/^[.:;]$/.test(tokens[verb - 1]?.text ?? "")) return;
    const hasAuthor = tokens.slice(Math.max(0, verb - 5), verb).some((w) => AUTHOR_WORD.test(w.lower));
    const names = isNaming || hasAuthor ? findNameAfterVerb({ source, tokens, verb, isNaming }) : [];
    const before = found.at(-1);
    if (isNaming && names.length > 0 && before && verb - proposed < 16)
      found[found.length - 1] = { ...before, foundBy: "spelled-out" };
    if (!isNaming && names.length > 0) proposed = verb;
    found.push(...names);
  });
  return found;
}
