import { COMMON_ACRONYMS } from "../rules/cues";
import { isClass } from "../rules/scene";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { lookUp } from "./match-lexicon";
import { kindNear, pastBracket } from "./name-nouns";
import { describesOther, isCapitalised, isCoined, nameOf } from "./name-shape";
import { type Found, isOwn, kindOfWord } from "./own-name";
import { expansionStart, shortForm, textOf } from "./short-forms";

/** How far behind "we propose" its name is looked for. */
const REACH = 34;

/** What follows a name that stands alone: "we present Orion, a …", "we introduce Orion (…", "Orion that". */
const AFTER_NAME = /^(?:[,(.:;—–]|a|an|which|that|to|for|as|and|with|by|-)$/;

/** The same for a name that is only capitalised: "we present Orion, …". */
const CLOSES_NAME = /^(?:[,(.:;—–"”]|which|that)$/;

/** Behind such a word a phrase tells what the thing does, and names nothing new. */
const TELLS_MORE = /^(?:that|which|where|outperforming|achieving|to|by|via|based)$/;

/** "an extension *of* Tidal", "the use *of* Tidal": what was made from another's; what is studied is whose the numbers are. */
const OF_OTHERS =
  /^(?!creat|collect|introduc|generat|evaluat|investigat|explorat|examinat)\w+[ts]ions?$|^(?:variants?|emulators?|use|performance|capabilit(?:y|ies)|potential|knowledge)$/;

/** Whether a preposition leads to what is another's; in "a family of Tide models" and "Tide Nets for Letters" it does not. */
function leadsAway(tokens: readonly Token[], at: number): boolean {
  const [before, { lower }, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (!isClass("preposition", lower)) return false;
  if (lower === "of") return OF_OTHERS.test(before?.lower ?? "");
  return lower !== "for" || !before || !next || !capital(before) || !capital(next);
}
const capital = (t: Token): boolean => /^\p{Lu}/u.test(t.text);

/** A sentence, the word in it that introduces ("propose"), and whether that word names ("called"). */
interface Introduction {
  readonly source: string;
  readonly tokens: readonly Token[];
  readonly verb: number;
  readonly naming: boolean;
}

/** Both forms of a name, the brief one as the name. */
export function briefFirst(name: string, other: string, kind: Found["kind"]): Found[] {
  const [brief, long] = name.length < other.length ? [name, other] : [other, name];
  return [
    { name: brief, by: "introduced", kind },
    { name: long, by: "spelled out", kind },
  ];
}

/** "a framework with Thoughts of Harbours (ToH)", "Learned Lines with Limits (LLwL)": an acronym whose words begin at `from`. */
function longAcronym(source: string, tokens: readonly Token[], from: number, verb: number): Found[] {
  for (let open = from + 2; open < Math.min(tokens.length - 2, from + 9); open++) {
    const t = tokens[open] as Token;
    if (/^[.;:)]$/.test(t.text) || /^(?:that|which|where)$/.test(t.lower)) return [];
    const word = tokens[open + 1] as Token;
    if (t.text !== "(" || tokens[open + 2]?.text !== ")" || !isCoined(word)) continue;
    if (describesNext(tokens, open + 3)) return [];
    const fits =
      expansionStart(tokens, open, word.text, /^[-/"”’',–]$/) === from && isCapitalised(tokens[from] as Token);
    return fits && isOwn(word.text)
      ? briefFirst(word.text, textOf(source, tokens, from, open - 1), kindNear(tokens, open + 1, open + 2, verb))
      : [];
  }
  return [];
}

/** The name that a phrase of introducing leads to: the first coined name, or the acronym of what is introduced. */
export function nameAfter(said: Introduction): Found[] {
  const { source, tokens, verb } = said;
  for (let i = verb + 1; i < Math.min(tokens.length, verb + REACH); i++) {
    const t = tokens[i] as Token;
    if (/^[.;]$/.test(t.text)) return [];
    const acronym = acronymInBracket(tokens, i, verb);
    if (acronym) return [acronym];
    if (t.text === "(" && tokens[i + 2]?.text !== ")") i = Math.max(i, pastBracket(tokens, i) - 1);
    if (TELLS_MORE.test(t.lower) || usesMore(said, i)) return [];
    if (i > verb + 2 && leadsAway(tokens, i))
      return acronymAround(tokens, i, verb) ?? longAcronym(source, tokens, i + 1, verb);
    const found = nameAt(said, i);
    if (found.length > 0) return found;
  }
  return [];
}

/** "we propose a sorting rule (*SORT*)": the acronym of the words before the bracket that opens at `open`. */
function acronymInBracket(tokens: readonly Token[], open: number, verb: number): Found | null {
  const word = tokens[open + 1];
  if (tokens[open]?.text !== "(" || !word || !isCoined(word) || !/^[),;]$/.test(tokens[open + 2]?.text ?? ""))
    return null;
  const start = expansionStart(tokens, open, word.text);
  const near =
    start !== null && !tokens.slice(verb + 1, start).some((w) => isClass("preposition", w.lower) || w.text === ",");
  const known = lookUp(word.text);
  if (!near || describesNext(tokens, open + 3) || known?.model !== undefined || known?.metric !== undefined)
    return null;
  const kind = kindOfWord(wordAt(tokens, open - 1)) ?? kindNear(tokens, open + 1, open + 2, verb);
  return { name: word.text, by: "acronym", kind };
}

/** "we propose sorting from small steps (SORT)": the words that an acronym spells hold a preposition, and begin before it. */
function acronymAround(tokens: readonly Token[], preposition: number, verb: number): Found[] | null {
  const open = tokens.findIndex((t, i) => i > preposition && /^[(.,;:]$/.test(t.text));
  if (open < 0 || open > preposition + 6) return null;
  const found = acronymInBracket(tokens, open, verb);
  const start = found ? (expansionStart(tokens, open, found.name) ?? open) : open;
  const spelled = wordAt(tokens, start)[0] === found?.name[0]?.toLowerCase();
  return found && spelled && start < preposition ? [found] : null;
}

/** "a framework *using* Orion": what follows is something else that the thing works with. */
const usesMore = ({ tokens, verb, naming }: Introduction, at: number): boolean =>
  !naming &&
  at > verb + 1 &&
  /^\p{Ll}+ing$/u.test(tokens[at]?.text ?? "") &&
  kindOfWord(wordAt(tokens, at - 1)) !== null;

/** The name that begins at a word of the phrase, with its other form where it is told; nothing where none begins there. */
function nameAt(said: Introduction, at: number): Found[] {
  const { source, tokens, verb } = said;
  const t = tokens[at] as Token;
  const from = wholeFrom(tokens, at, verb);
  const shouted = /^\p{Lu}{3,8}$/u.test(t.text) && tokens[at + 1]?.text === "(" && at - verb < 3;
  if (!isCoined(t) && !isCapitalised(t) && !shouted) return [];
  const end = shouted ? at : wholeTo(tokens, at);
  if ((end === at && describesOther(t, tokens[at + 1])) || isCited(tokens, end) || isGroup(tokens, end)) return [];
  const name = textOf(source, tokens, from, end);
  const short = shortForm(source, tokens, from, end);
  if (short && describesNext(tokens, short.close + 1)) return [];
  if (short) {
    const kind = kindOfWord(wordAt(tokens, short.open - 1)) ?? kindNear(tokens, from, short.close, verb);
    return briefFirst(name, short.name, kind);
  }
  const far = end > at || !isCoined(t) ? longAcronym(source, tokens, at, verb) : [];
  if (far.length > 0) return far;
  return standsAsName(said, at, end) ? newName(said, from, end) : [];
}

/** "Careful Growing *of Letter Size*, a": words with a capital go on behind a preposition, up to a comma. */
function wholeTo(tokens: readonly Token[], at: number): number {
  const end = withTail(tokens, nameOf(tokens, at));
  let last = end;
  const goesOn = (next: Token | undefined): boolean =>
    /^(?:of|for|with|in|to|from|by)$/.test(wordAt(tokens, last + 1)) && next !== undefined && isCapitalised(next);
  while (!isCoined(tokens[at] as Token) && goesOn(tokens[last + 2])) last = nameOf(tokens, last + 2);
  return tokens[last + 1]?.text === "," ? last : end;
}

/** "we introduce Tide *3*, a", "Orion *v0.3*, which", "Stellar *VLA*, a": a version, or what it is, ends a name that is introduced. */
function withTail(tokens: readonly Token[], end: number): number {
  const [tail, next] = [tokens[end + 1], tokens[end + 2]];
  const version = /^v?\d{1,2}(?:\.\d{1,2})*$/i.test(tail?.text ?? "") && !tail?.glued;
  const what = COMMON_ACRONYMS.has(tail?.lower ?? "") && /^\p{Lu}{2,5}$/u.test(tail?.text ?? "");
  return (version || what) && CLOSES_NAME.test(next?.lower ?? "") ? end + 1 : end;
}

/** "(CaRe)-based": what the thing is made with. */
const describesNext = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at]?.text.startsWith("-") === true;

/** "*Tide-guided* Careful Reading", "the *Evaluation* Harbour": words with a capital that are no names by themselves begin one. */
function wholeFrom(tokens: readonly Token[], at: number, verb: number): number {
  const leads = isCoined(tokens[at] as Token) ? LEADS_COINED : LEADS_NAME;
  let from = at;
  while (from - 1 > verb && leads.test(tokens[from - 1]?.text ?? "")) from--;
  return from;
}
const LEADS_COINED = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u;
const LEADS_NAME = /^(?!(?:The|An?|Our|This|That)$)[\p{Lu}\d][\p{L}\d-]+$/u;

/** "Orion (2024)", "Orion (LLM)": a bracket that tells a year or an acronym of the trade. */
const isCited = (tokens: readonly Token[], end: number): boolean =>
  tokens[end + 1]?.text === "(" &&
  (/^(?:19|20)\d\d$/.test(wordAt(tokens, end + 2)) || COMMON_ACRONYMS.has(wordAt(tokens, end + 2)));

/** "SE(3)-equivariant": a group of symmetries. */
const isGroup = (tokens: readonly Token[], end: number): boolean =>
  tokens[end + 1]?.text === "(" && tokens[end + 1]?.glued === true && /^(?:\d|[nNdD])$/.test(wordAt(tokens, end + 2));

/** Whether a capitalised word is a name by its shape or its place: not the first word of "BERT embeddings". */
function standsAsName({ tokens, naming }: Introduction, at: number, end: number): boolean {
  const t = tokens[at] as Token;
  const next = tokens[end + 1];
  const inner = /[a-z][A-Z]|\d|[A-Z]{2}|[+*]/.test(t.text);
  const alone =
    next === undefined || (inner ? AFTER_NAME : CLOSES_NAME).test(next.lower) || kindOfWord(next.lower) !== null;
  const strong = isCoined(t) || end > at || naming;
  if (!alone && !(strong && inner)) return false;
  const modifier =
    next?.kind === "word" &&
    kindOfWord(next.lower) === null &&
    !AFTER_NAME.test(next.lower) &&
    !isClass("preposition", next.lower);
  return !modifier;
}

/** "PRISM (Plain Regions by Inverse Subtraction Maps)": a name that its bracket spells out is new here, whoever else has it. */
function spelledBehind(tokens: readonly Token[], end: number): boolean {
  const close = tokens[end + 1]?.text === "(" ? pastBracket(tokens, end + 1) - 1 : end;
  return close > end + 3 && expansionStart(tokens, close, tokens[end]?.text ?? "") === end + 2;
}

/**
 * The name as a find, where it is the paper's own: new, a series of models ("we release Orion, …"), called one though a
 * list has it ("a method called WER"), or a word for a measure in letters of its own ("we propose LaTency").
 */
function newName({ source, tokens, verb, naming }: Introduction, at: number, end: number): Found[] {
  const name = textOf(source, tokens, at, end);
  const kind = kindNear(tokens, at, end, verb);
  const known = lookUp(name);
  const aside = /^[,(]$/.test(tokens[end + 1]?.text ?? "");
  const series = known?.model !== undefined && at - verb <= 3 && aside;
  if (series) return [{ name, by: "introduced", kind: kind === "method" ? "method" : "model" }];
  const told = aside && kind !== null && known?.model === undefined;
  const taken = known?.benchmark !== undefined || known?.metric !== undefined;
  const called = naming && kind !== null && kind !== "benchmark" && taken;
  const respelled = at === verb + 1 && known?.metric !== undefined && /\p{Ll}\p{Lu}/u.test(name);
  const ownBenchmark = kind === "benchmark" && known?.benchmark !== undefined && !naming;
  return isOwn(name) || told || called || respelled || ownBenchmark || spelledBehind(tokens, end)
    ? [{ name, by: "introduced", kind }]
    : [];
}
