import { COMMON_ACRONYMS } from "../rules/cues";
import { isClass } from "../rules/scene";
import type { Token } from "../text/tokens";
import { lookUp } from "./match-lexicon";
import { familyOf } from "./model-grammar";
import { INTRODUCE, kindNear, NAMING, pastBracket } from "./name-nouns";
import { describesOther, isCapitalised, isCoined, nameOf } from "./name-shape";
import { isOwn, kindOfWord, type OwnName } from "./own-name";
import { expansionStart, shortForm, textOf } from "./short-forms";

/** A name as one sentence gives it, before the votes are counted. */
export interface Found {
  readonly name: string;
  readonly by: OwnName["by"];
  readonly kind: OwnName["kind"] | null;
}

const SPEAKER = /^(?:we|paper|work|study|article|this|here|authors|i|thesis|report|and|to|propose|introduce|end)$/;

const REACH = 34;
/** What follows a name that stands alone: "we present Orion, a …", "we introduce Orion (…", "Orion that". */

const AFTER_NAME = /^(?:[,(.:;—–]|a|an|which|that|to|for|as|and|with|-)$/;

/** The same for a name that is only capitalised: "we present Orion, …". */
const CLOSES_NAME = /^(?:[,(.:;—–]|which|that)$/;

/** Both forms of a name, the brief one as the name. */
function briefFirst(name: string, other: string, kind: Found["kind"]): Found[] {
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
    if (/^[.,;:)]$/.test(t.text) || /^(?:that|which|where)$/.test(t.lower)) return [];
    const word = tokens[open + 1] as Token;
    if (t.text !== "(" || tokens[open + 2]?.text !== ")" || !isCoined(word)) continue;
    const fits = expansionStart(tokens, open, word.text) === from && isCapitalised(tokens[from] as Token);
    return fits && isOwn(word.text)
      ? briefFirst(word.text, textOf(source, tokens, from, open - 1), kindNear(tokens, open + 1, open + 2, verb))
      : [];
  }
  return [];
}

/** The name that a phrase of introducing leads to: the first coined name, or the acronym of what is introduced. */
function nameAfter(source: string, tokens: readonly Token[], verb: number, naming: boolean): Found[] {
  for (let i = verb + 1; i < Math.min(tokens.length, verb + REACH); i++) {
    const t = tokens[i] as Token;
    if (/^[.;]$/.test(t.text)) return [];
    if (
      t.text === "(" &&
      tokens[i + 1] &&
      isCoined(tokens[i + 1] as Token) &&
      /^[),;]$/.test(tokens[i + 2]?.text ?? "")
    ) {
      const word = tokens[i + 1] as Token;
      const start = expansionStart(tokens, i, word.text);
      const near =
        start !== null && !tokens.slice(verb + 1, start).some((w) => isClass("preposition", w.lower) || w.text === ",");
      if (near && lookUp(word.text)?.model === undefined && lookUp(word.text)?.metric === undefined)
        return [
          {
            name: word.text,
            by: "acronym",
            kind: kindOfWord(tokens[i - 1]?.lower ?? "") ?? kindNear(tokens, i + 1, i + 2, verb),
          },
        ];
    }
    if (t.text === "(" && tokens[i + 2]?.text !== ")") i = Math.max(i, pastBracket(tokens, i) - 1);
    if (/^(?:that|which|where|outperforming|achieving|to|by|via|based)$/.test(t.lower)) return [];
    if (isClass("preposition", t.lower) && !/^(?:of|for)$/.test(t.lower) && i > verb + 2)
      return longAcronym(source, tokens, i + 1, verb);
    const uses = /^\p{Ll}+ing$/u.test(t.text) && i > verb + 1 && kindOfWord(tokens[i - 1]?.lower ?? "") !== null;
    if (uses && !naming) return [];
    const shouted = /^\p{Lu}{3,8}$/u.test(t.text) && tokens[i + 1]?.text === "(" && i - verb < 3;
    if (!isCoined(t) && !isCapitalised(t) && !shouted) continue;
    const end = shouted ? i : nameOf(tokens, i);
    if (end === i && describesOther(t, tokens[i + 1])) continue;
    const name = textOf(source, tokens, i, end);
    const next = tokens[end + 1];
    if (next?.text === "(" && /^(?:19|20)\d\d$/.test(tokens[end + 2]?.text ?? "")) continue;
    if (next?.text === "(" && COMMON_ACRONYMS.has(tokens[end + 2]?.lower ?? "")) continue;
    const short = shortForm(source, tokens, i, end);
    if (short) {
      const kind = kindOfWord(tokens[short.open - 1]?.lower ?? "") ?? kindNear(tokens, i, short.close, verb);
      return briefFirst(name, short.name, kind);
    }
    const far = end > i || !isCoined(t) ? longAcronym(source, tokens, i, verb) : [];
    if (far.length > 0) return far;
    const inner = /[a-z][A-Z]|\d|[A-Z]{2}|[+*]/.test(t.text);
    const alone =
      next === undefined || (inner ? AFTER_NAME : CLOSES_NAME).test(next.lower) || kindOfWord(next.lower) !== null;
    const strong = isCoined(t) || end > i || naming;
    if (!strong && !alone) continue;
    if (!inner && !alone) continue;
    const modifier =
      isCoined(t) &&
      end === i &&
      next?.kind === "word" &&
      kindOfWord(next.lower) === null &&
      !AFTER_NAME.test(next.lower) &&
      !isClass("preposition", next.lower);
    if (modifier) continue;
    const kind = kindNear(tokens, i, end, verb);
    const series =
      lookUp(name)?.model !== undefined &&
      i - verb <= 3 &&
      next !== undefined &&
      /^[,(]$/.test(next.text) &&
      !/\d[BM]\b/.test(name);
    if (series) return [{ name, by: "introduced", kind: kind === "method" ? "method" : "model" }];
    const told = next !== undefined && /^[,(]$/.test(next.text) && kind !== null && lookUp(name)?.model === undefined;
    const called = naming && kind !== null && kind !== "benchmark" && lookUp(name)?.benchmark !== undefined;
    if (isOwn(name) || told || called || (isOwnBenchmark(name, kind) && !naming))
      return [{ name, by: "introduced", kind }];
  }
  return [];
}

const isOwnBenchmark = (name: string, kind: OwnName["kind"] | null): boolean =>
  kind === "benchmark" && lookUp(name)?.benchmark !== undefined;

/** "our HarborQA system", "the proposed Selective-HR strategy": a coined name before the noun that says what it is. */
function nameBeforeNoun(source: string, tokens: readonly Token[], at: number): Found[] {
  if (!tokens[at] || !isCoined(tokens[at] as Token)) return [];
  const end = nameOf(tokens, at);
  const name = textOf(source, tokens, at, end);
  const noun = tokens[end + 1]?.lower ?? "";
  const kind = noun.endsWith("s") ? null : kindOfWord(noun);
  return kind && isOwn(name) && familyOf(name) === null ? [{ name, by: "introduced", kind }] : [];
}

/** "Our approach, Careful Reading, …", "our algorithm Orion reads": the noun of what is ours, and its name beside it. */
function nameOfOurs(source: string, tokens: readonly Token[], our: number): Found[] {
  const before = nameBeforeNoun(source, tokens, our + 1);
  if (before.length > 0) return before;
  let noun = our + 1;
  while (noun < our + 5 && kindOfWord(tokens[noun]?.lower ?? "") === null) noun++;
  const kind = kindOfWord(tokens[noun]?.lower ?? "");
  const comma = tokens[noun + 1]?.text === ",";
  const at = comma ? noun + 2 : noun + 1;
  const first = tokens[at];
  if (kind === null || !first || !(isCoined(first) || isCapitalised(first))) return [];
  const end = nameOf(tokens, at);
  const name = textOf(source, tokens, at, end);
  const short = shortForm(source, tokens, at, end);
  if (short) return briefFirst(name, short.name, kind);
  const closed = !comma || /^[,(]$/.test(tokens[end + 1]?.text ?? "");
  return closed && isOwn(name) && familyOf(name) === null ? [{ name, by: "introduced", kind }] : [];
}

/** Names that a sentence introduces; where it proposes a thing and then says how it is called, the call wins. */
export function introducedNames(source: string, tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let proposed = Number.NEGATIVE_INFINITY;
  tokens.forEach((t, v) => {
    if (t.lower === "our" || (t.lower === "proposed" && tokens[v - 1]?.lower === "the")) {
      found.push(...nameOfOurs(source, tokens, v));
      return;
    }
    const naming = NAMING.test(t.lower);
    if (!naming && !INTRODUCE.test(t.lower)) return;
    if (v > 0 && /^\p{Lu}/u.test(t.text) && !/^[.:;]$/.test(tokens[v - 1]?.text ?? "")) return;
    const spoken = tokens.slice(Math.max(0, v - 5), v).some((w) => SPEAKER.test(w.lower));
    const names = naming || spoken ? nameAfter(source, tokens, v, naming) : [];
    const before = found.at(-1);
    if (naming && names.length > 0 && before && v - proposed < 16)
      found[found.length - 1] = { ...before, by: "spelled out" };
    if (!naming && names.length > 0) proposed = v;
    found.push(...names);
  });
  return found;
}

/** What follows "scores" where it is a noun: "raises mean QoX *scores by* 4%", "reaches QoX *scores of* 70". */
const COUNTS_SCORES = /^(?:of|by|in|on|for|and|from|to|than|across|over|are|were|[,.;)(])$/;

/** Names that do something where nothing was introduced: "MedCBR achieves …"; a name used once needs a verb of result. */
export function subjectNames(source: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((t, i) => {
    if (!isCoined(t) || (tokens[i - 1] && isCoined(tokens[i - 1] as Token))) return [];
    const end = nameOf(tokens, i);
    let verb = end + 1;
    while (/(?:ly|also|instead|then|further|framework|model|method|approach)$/.test(tokens[verb]?.lower ?? "")) verb++;
    const next = tokens[verb];
    const before = tokens[i - 1]?.lower ?? "";
    if (next?.kind !== "word" || isClass("preposition", before) || /^(?:and|or|than|&|\/)$/.test(before)) return [];
    if (end === i && describesOther(t, next)) return [];
    const measured = next.lower === "scores" && COUNTS_SCORES.test(tokens[verb + 1]?.lower ?? "");
    if (measured) return [];
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
