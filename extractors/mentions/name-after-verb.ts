import { findLexiconEntry } from "../lexicon/match-lexicon";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { DOMAIN_ACRONYMS } from "../words/domain-acronyms";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { findAbbreviation, findExpansionStart, sliceTokens } from "./abbreviations";
import { classifyNameByContext, skipBracket } from "./name-context";
import { findNameEnd, isCapitalised, isCoined, isModifierOf, startsWithCapital } from "./name-shape";
import { classifyNoun, isUnlistedName, type NameCandidate } from "./proposed-name";

/** Maximum distance from "we propose" to the name, in tokens. */
const MAX_DISTANCE = 34;

/** Words after a name that is not part of a longer phrase: "we present Orion, a …", "we introduce Orion (…", "Orion that". */
const AFTER_NAME = /^(?:[,(.:;—–]|a|an|which|that|to|for|as|and|with|by|-)$/;

/** The same for a name that is only capitalised: "we present Orion, …". */
const CLOSES_NAME = /^(?:[,(.:;—–"”]|which|that)$/;

/** Words that begin a clause about what a system does, which has no new name. */
const CLAUSE_START = /^(?:that|which|where|outperforming|achieving|to|by|via|based)$/;

/** "an extension *of* Tidal", "the use *of* Tidal": nouns that introduce an existing system. After nouns of creation and study, the name is the system of the paper. */
const THIRD_PARTY_NOUN =
  /^(?!creat|collect|introduc|generat|evaluat|investigat|explorat|examinat)\w+[ts]ions?$|^(?:variants?|emulators?|use|performance|capabilit(?:y|ies)|potential|knowledge)$/;

/** True if a preposition begins a phrase about something else, unlike in "a family of Tide models" and "Tide Nets for Letters". */
function startsOtherPhrase(tokens: readonly Token[], index: number): boolean {
  const [before, { lower }, next] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  if (!isInWordClass("preposition", lower)) return false;
  if (lower === "of") return THIRD_PARTY_NOUN.test(before?.lower ?? "");
  return lower !== "for" || !before || !next || !startsWithCapital(before) || !startsWithCapital(next);
}

/** A sentence, its introducing verb ("propose"), and whether that is a naming verb ("called"). */
interface NameIntroduction {
  readonly source: string;
  readonly tokens: readonly Token[];
  readonly verb: number;
  readonly isNaming: boolean;
}

/** Returns both forms of a name: the short form as introduced, the long form as spelled out. */
export function toNameForms(name: string, other: string, kind: NameCandidate["kind"]): NameCandidate[] {
  const [brief, long] = name.length < other.length ? [name, other] : [other, name];
  return [
    { name: brief, foundBy: "introduced", kind },
    { name: long, foundBy: "spelled-out", kind },
  ];
}

/** "a framework with Thoughts of Harbours (ToH)", "Learned Lines with Limits (LLwL)": finds a bracketed acronym that is spelled out from token `from` on. */
function findLongAcronym(source: string, tokens: readonly Token[], from: number, verb: number): NameCandidate[] {
  for (let open = from + 2; open < Math.min(tokens.length - 2, from + 9); open++) {
    const token = tokens[open] as Token;
    if (/^[.;:)]$/.test(token.text) || /^(?:that|which|where)$/.test(token.lower)) return [];
    const word = tokens[open + 1] as Token;
    if (token.text !== "(" || tokens[open + 2]?.text !== ")" || !isCoined(word)) continue;
    if (isModifierSuffix(tokens, open + 3)) return [];
    const isSuitable =
      findExpansionStart(tokens, open, word.text, /^[-/"”’',–]$/) === from && isCapitalised(tokens[from] as Token);
    return isSuitable && isUnlistedName(word.text)
      ? toNameForms(
          word.text,
          sliceTokens(source, tokens, from, open - 1),
          classifyNameByContext(tokens, open + 1, open + 2, verb),
        )
      : [];
  }
  return [];
}

/** Finds the name after an introducing verb: the first coined name, or the acronym of the introduced phrase. */
export function findNameAfterVerb(introduction: NameIntroduction): NameCandidate[] {
  const { source, tokens, verb } = introduction;
  for (let i = verb + 1; i < Math.min(tokens.length, verb + MAX_DISTANCE); i++) {
    const token = tokens[i] as Token;
    if (/^[.;]$/.test(token.text)) return [];
    const acronym = findBracketedAcronym(tokens, i, verb);
    if (acronym) return [acronym];
    if (token.text === "(" && tokens[i + 2]?.text !== ")") i = Math.max(i, skipBracket(tokens, i) - 1);
    if (CLAUSE_START.test(token.lower) || startsMeansPhrase(introduction, i)) return [];
    if (i > verb + 2 && startsOtherPhrase(tokens, i))
      return findAcronymAcrossPreposition(tokens, i, verb) ?? findLongAcronym(source, tokens, i + 1, verb);
    const found = parseNameAt(introduction, i);
    if (found.length > 0) return found;
  }
  return [];
}

/** "we propose a sorting rule (*SORT*)": the acronym in the bracket at token `open`, if it spells the words before. */
function findBracketedAcronym(tokens: readonly Token[], open: number, verb: number): NameCandidate | null {
  const word = tokens[open + 1];
  if (tokens[open]?.text !== "(" || !word || !isCoined(word) || !/^[),;]$/.test(tokens[open + 2]?.text ?? ""))
    return null;
  const start = findExpansionStart(tokens, open, word.text);
  const isNear =
    start !== null && !tokens.slice(verb + 1, start).some((w) => hasWordClass("preposition", w) || w.text === ",");
  const known = findLexiconEntry(word.text);
  if (!isNear || isModifierSuffix(tokens, open + 3) || known?.model !== undefined || known?.metric !== undefined)
    return null;
  const kind = classifyNoun(wordAt(tokens, open - 1)) ?? classifyNameByContext(tokens, open + 1, open + 2, verb);
  return { name: word.text, foundBy: "acronym", kind };
}

/** "we propose sorting from small steps (SORT)": an acronym that spells words on both sides of a preposition. */
function findAcronymAcrossPreposition(
  tokens: readonly Token[],
  preposition: number,
  verb: number,
): NameCandidate[] | null {
  const open = tokens.findIndex((token, i) => i > preposition && /^[(.,;:]$/.test(token.text));
  if (open < 0 || open > preposition + 6) return null;
  const found = findBracketedAcronym(tokens, open, verb);
  const start = found ? (findExpansionStart(tokens, open, found.name) ?? open) : open;
  const isSpelled = wordAt(tokens, start)[0] === found?.name[0]?.toLowerCase();
  return found && isSpelled && start < preposition ? [found] : null;
}

/** "a framework *using* Orion": the name that follows is a means, not the introduced system. */
const startsMeansPhrase = ({ tokens, verb, isNaming }: NameIntroduction, index: number): boolean =>
  !isNaming &&
  index > verb + 1 &&
  /^\p{Ll}+ing$/u.test(tokens[index]?.text ?? "") &&
  classifyNoun(wordAt(tokens, index - 1)) !== null;

/** Parses the name that begins at a token of the phrase, with its other form if the text has one. Returns an empty list if none begins there. */
function parseNameAt(introduction: NameIntroduction, index: number): NameCandidate[] {
  const { source, tokens, verb } = introduction;
  const token = tokens[index] as Token;
  const from = findPhraseStart(tokens, index, verb);
  const isUpperCase = /^\p{Lu}{3,8}$/u.test(token.text) && tokens[index + 1]?.text === "(" && index - verb < 3;
  if (!isCoined(token) && !isCapitalised(token) && !isUpperCase) return [];
  const end = isUpperCase ? index : findPhraseEnd(tokens, index);
  if ((end === index && isModifierOf(token, tokens[index + 1])) || isCited(tokens, end) || isGroup(tokens, end))
    return [];
  const name = sliceTokens(source, tokens, from, end);
  const short = findAbbreviation(source, tokens, from, end);
  if (short && isModifierSuffix(tokens, short.close + 1)) return [];
  if (short) {
    const kind = classifyNoun(wordAt(tokens, short.open - 1)) ?? classifyNameByContext(tokens, from, short.close, verb);
    return toNameForms(name, short.name, kind);
  }
  const far = end > index || !isCoined(token) ? findLongAcronym(source, tokens, index, verb) : [];
  if (far.length > 0) return far;
  return isStandaloneName(introduction, index, end) ? toNameCandidate(introduction, from, end) : [];
}

/** "Careful Growing *of Letter Size*, a": capitalised words continue the name after a preposition, up to a comma. */
function findPhraseEnd(tokens: readonly Token[], index: number): number {
  const end = includeVersion(tokens, findNameEnd(tokens, index));
  let last = end;
  const goesOn = (next: Token | undefined): boolean =>
    /^(?:of|for|with|in|to|from|by)$/.test(wordAt(tokens, last + 1)) && next !== undefined && isCapitalised(next);
  while (!isCoined(tokens[index] as Token) && goesOn(tokens[last + 2])) last = findNameEnd(tokens, last + 2);
  return tokens[last + 1]?.text === "," ? last : end;
}

/** "we introduce Tide *3*, a", "Orion *v0.3*, which", "Stellar *VLA*, a": a version or a kind in capitals at the end of an introduced name. */
function includeVersion(tokens: readonly Token[], end: number): number {
  const [tail, next] = [tokens[end + 1], tokens[end + 2]];
  const isVersionNumber = /^v?\d{1,2}(?:\.\d{1,2})*$/i.test(tail?.text ?? "") && !tail?.noSpaceBefore;
  const isKind = DOMAIN_ACRONYMS.has(tail?.lower ?? "") && /^\p{Lu}{2,5}$/u.test(tail?.text ?? "");
  return (isVersionNumber || isKind) && CLOSES_NAME.test(next?.lower ?? "") ? end + 1 : end;
}

/** "(CaRe)-based": the name modifies the noun after it. */
const isModifierSuffix = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.noSpaceBefore === true && tokens[index]?.text.startsWith("-") === true;

/** "*Tide-guided* Careful Reading", "the *Evaluation* Harbour": capitalised words that are not names on their own may begin one. */
function findPhraseStart(tokens: readonly Token[], index: number, verb: number): number {
  const leads = isCoined(tokens[index] as Token) ? COINED_NAME_PREFIX : NAME_PREFIX;
  let from = index;
  while (from - 1 > verb && leads.test(tokens[from - 1]?.text ?? "")) from--;
  return from;
}
const COINED_NAME_PREFIX = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u;
const NAME_PREFIX = /^(?!(?:The|An?|Our|This|That)$)[\p{Lu}\d][\p{L}\d-]+$/u;

/** "Orion (2024)", "Orion (LLM)": a bracket with a year or a domain acronym. */
const isCited = (tokens: readonly Token[], end: number): boolean =>
  tokens[end + 1]?.text === "(" &&
  (/^(?:19|20)\d\d$/.test(wordAt(tokens, end + 2)) || DOMAIN_ACRONYMS.has(wordAt(tokens, end + 2)));

/** "SE(3)-equivariant": a symmetry group. */
const isGroup = (tokens: readonly Token[], end: number): boolean =>
  tokens[end + 1]?.text === "(" &&
  tokens[end + 1]?.noSpaceBefore === true &&
  /^(?:\d|[nNdD])$/.test(wordAt(tokens, end + 2));

/** True if a capitalised word is a name by its shape or its position, unlike the first word of "BERT embeddings". */
function isStandaloneName({ tokens, isNaming }: NameIntroduction, index: number, end: number): boolean {
  const token = tokens[index] as Token;
  const next = tokens[end + 1];
  const hasInnerCapital = /[a-z][A-Z]|\d|[A-Z]{2}|[+*]/.test(token.text);
  const isAlone =
    next === undefined ||
    (hasInnerCapital ? AFTER_NAME : CLOSES_NAME).test(next.lower) ||
    classifyNoun(next.lower) !== null;
  const isStrong = isCoined(token) || end > index || isNaming;
  if (!isAlone && !(isStrong && hasInnerCapital)) return false;
  const isModifier =
    next?.kind === "word" &&
    classifyNoun(next.lower) === null &&
    !AFTER_NAME.test(next.lower) &&
    !hasWordClass("preposition", next);
  return !isModifier;
}

/** "PRISM (Plain Regions by Inverse Subtraction Maps)": a name that its bracket spells out is new in this paper, even if the lexicon lists it. */
function isSpelledOutAfter(tokens: readonly Token[], end: number): boolean {
  const close = tokens[end + 1]?.text === "(" ? skipBracket(tokens, end + 1) - 1 : end;
  return close > end + 3 && findExpansionStart(tokens, close, tokens[end]?.text ?? "") === end + 2;
}

/**
 * Returns the name as a candidate if the paper introduces it: it is not in the lexicon, a series of models ("we release
 * Orion, …"), named explicitly ("a method called WER"), or a metric name in another spelling ("we propose LaTency").
 */
function toNameCandidate(
  { source, tokens, verb, isNaming }: NameIntroduction,
  index: number,
  end: number,
): NameCandidate[] {
  const name = sliceTokens(source, tokens, index, end);
  const kind = classifyNameByContext(tokens, index, end, verb);
  const known = findLexiconEntry(name);
  const isAside = /^[,(]$/.test(tokens[end + 1]?.text ?? "");
  const isSeries = known?.model !== undefined && index - verb <= 3 && isAside;
  if (isSeries) return [{ name, foundBy: "introduced", kind: kind === "method" ? "method" : "model" }];
  const isStated = isAside && kind !== null && known?.model === undefined;
  const isListed = known?.benchmark !== undefined || known?.metric !== undefined;
  const isNamedSystem = isNaming && kind !== null && kind !== "benchmark" && isListed;
  const isRespelled = index === verb + 1 && known?.metric !== undefined && /\p{Ll}\p{Lu}/u.test(name);
  const isProposedBenchmark = kind === "benchmark" && known?.benchmark !== undefined && !isNaming;
  return isUnlistedName(name) ||
    isStated ||
    isNamedSystem ||
    isRespelled ||
    isProposedBenchmark ||
    isSpelledOutAfter(tokens, end)
    ? [{ name, foundBy: "introduced", kind }]
    : [];
}
