import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { familyOf } from "./model-grammar";
import { briefFirst, nameAfter } from "./name-after";
import { INTRODUCE, NAMING } from "./name-nouns";
import { isCapitalised, isCoined, nameOf } from "./name-shape";
import { type Found, isOwn, kindOfWord } from "./own-name";
import { expansionStart, shortForm, textOf } from "./short-forms";

/** Near a verb of introducing: who does it, or a joint to one who does ("we train *and* release"). */
const SPEAKER = /^(?:we|paper|work|study|article|this|here|authors|i|thesis|report|and|to|propose|introduce|end)$/;

/** "our HarborQA system", "the proposed Selective-HR strategy": a coined name before the noun that says what it is. */
function nameBeforeNoun(source: string, tokens: readonly Token[], at: number): Found[] {
  if (!tokens[at] || !isCoined(tokens[at] as Token)) return [];
  const end = nameOf(tokens, at);
  const name = textOf(source, tokens, at, end);
  const noun = wordAt(tokens, end + 1);
  const kind = noun.endsWith("s") ? null : kindOfWord(noun);
  return kind && isOwn(name) && familyOf(name) === null ? [{ name, by: "introduced", kind }] : [];
}

/** "our careful reader (*CaRe*)": one coined word alone in the bracket behind plain words; "our Tide Reader (TR)" spells its own. */
const bracketsName = (tokens: readonly Token[], our: number, noun: number): boolean =>
  isCoined(tokens[noun + 2] as Token) &&
  tokens[noun + 3]?.text === ")" &&
  tokens.slice(our + 1, noun + 1).every((t) => /^\p{Ll}/u.test(t.text));

/** "Our approach, Careful Reading, …", "our algorithm Orion reads": the noun of what is ours, and its name beside it. */
function nameOfOurs(source: string, tokens: readonly Token[], our: number): Found[] {
  const before = nameBeforeNoun(source, tokens, our + 1);
  if (before.length > 0) return before;
  let noun = our + 1;
  while (noun < our + 5 && kindOfWord(wordAt(tokens, noun)) === null) noun++;
  const kind = kindOfWord(wordAt(tokens, noun));
  const bracket = tokens[noun + 1]?.text === "(";
  const comma = tokens[noun + 1]?.text === ",";
  const at = comma || bracket ? noun + 2 : noun + 1;
  const first = tokens[at];
  if (kind === null || !first || !(isCoined(first) || isCapitalised(first))) return [];
  const end = nameOf(tokens, at);
  const name = textOf(source, tokens, at, end);
  const short = shortForm(source, tokens, at, end);
  if (short) return briefFirst(name, short.name, kind);
  if (bracket && !bracketsName(tokens, our, noun)) return [];
  const closed = !comma || /^[,(]$/.test(tokens[end + 1]?.text ?? "");
  return closed && isOwn(name) && familyOf(name) === null ? [{ name, by: "introduced", kind }] : [];
}

/** "A careful harbour reader (CHR) method is then *proposed*": the acronym of what the passive speaks of, with its noun. */
function nameOfPassive(tokens: readonly Token[], verb: number): Found[] {
  const be = /^(?:then|further|also)$/.test(wordAt(tokens, verb - 1)) ? verb - 2 : verb - 1;
  if (!/^(?:proposed|introduced|presented)$/.test(wordAt(tokens, verb)) || !/^(?:is|are|was)$/.test(wordAt(tokens, be)))
    return [];
  const kind = kindOfWord(wordAt(tokens, be - 1));
  const [open, word, close] = tokens.slice(be - 4, be - 1);
  if (kind === null || open?.text !== "(" || close?.text !== ")" || !word || !isCoined(word)) return [];
  const spelled = expansionStart(tokens, be - 4, word.text) !== null;
  return spelled && isOwn(word.text) ? [{ name: word.text, by: "acronym", kind }] : [];
}

/** "referred to *as* Orion", "which we refer to *as* Orion". */
const refersTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === "as" && tokens[at - 1]?.lower === "to" && /^refer(?:red)?$/.test(wordAt(tokens, at - 2));

/** "four parts, *namely* A, B and C": what follows a noun of many, or one of no system, are its members. */
const listsMembers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === "namely" && kindOfWord(wordAt(tokens, tokens[at - 1]?.text === "," ? at - 2 : at - 1)) === null;

/** "the letter *term* A", "a tool *call* B", which are no verbs. */
const isNoun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:name|call|term)$/.test(wordAt(tokens, at)) &&
  !/^(?:we|i|authors|and|to|further|also|hereafter)$/.test(wordAt(tokens, at - 1));

/** Names that a sentence introduces; where it proposes a thing and then says how it is called, the call wins. */
export function introducedNames(source: string, tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let proposed = Number.NEGATIVE_INFINITY;
  tokens.forEach((t, v) => {
    if (t.lower === "our" || (t.lower === "proposed" && tokens[v - 1]?.lower === "the")) {
      found.push(...nameOfOurs(source, tokens, v));
      return;
    }
    const naming = (NAMING.test(t.lower) && !isNoun(tokens, v) && !listsMembers(tokens, v)) || refersTo(tokens, v);
    if (!naming && !INTRODUCE.test(t.lower)) return;
    found.push(...nameOfPassive(tokens, v));
    if (v > 0 && /^\p{Lu}/u.test(t.text) && !/^[.:;]$/.test(tokens[v - 1]?.text ?? "")) return;
    const spoken = tokens.slice(Math.max(0, v - 5), v).some((w) => SPEAKER.test(w.lower));
    const names = naming || spoken ? nameAfter({ source, tokens, verb: v, naming }) : [];
    const before = found.at(-1);
    if (naming && names.length > 0 && before && v - proposed < 16)
      found[found.length - 1] = { ...before, by: "spelled out" };
    if (!naming && names.length > 0) proposed = v;
    found.push(...names);
  });
  return found;
}
