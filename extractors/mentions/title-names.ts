import { findModelFamily } from "./model-grammar";
import { containsWholeName, findOccurrences, matchAfterName } from "./occurrences";
import { classifyNoun, escapeRegExp, isUnlistedName, type ProposedName } from "./proposed-name";

/** "… ability in VibeThinker-1.5B": a title name with a size that is not in the lexicon is the proposed model. */
export function findSizedTitleName(title: string): string | null {
  const found = /(?:^|\s)([A-Z][\w.+-]*-\d{1,3}(?:\.\d+)?B)(?=$|[\s:,])/.exec(title)?.[1];
  return found && findModelFamily(found) === null ? found : null;
}

const stripLatex = (s: string): string => s.replace(/\\?text(?:sc|bf|it|tt)\b|[$\\{}]/g, "").trim();

/** A name at the beginning of a title, and the rest of the title. */
export interface TitleName {
  readonly name: string;
  readonly rest: string;
  /** "Careful Reading (CaRe): …", the bracketed short form. */
  readonly short?: string;
  /** It ends at a preposition, not at a colon. A name that the abstract introduces is more likely. */
  readonly withoutColon?: boolean;
}

/** "Beyond Letters", "Small Steps Are Enough": a topic or a finding. */
const STATEMENT_TITLE =
  /^(?:beyond|towards?|from|when|why|how|what|not|less|more|do|does|is|are|can)\s|\s(?:is|are|not|vs\.?)\s/i;

/** "Large Language Models", "Deep Reinforcement Learning": domain terms, with or without an acronym; "Position: …" is a kind of paper. */
const GENERIC_TITLE =
  /^(?:large (?:vision[- ])?language models?|deep (?:reinforcement )?learning|reinforcement learning|in-context learning|federated learning|gaussian splatting|ai agents?|deep research|position)$/i;

/** A second capital or a digit, as in coined names: "CaRe", "Tide2". */
const LOOKS_COINED = /\p{Lu}.*\p{Lu}|\d/u;

/** True if a title phrase is not a name. A statement is a name if the abstract has an acronym for it. */
const isNotAName = (name: string, abstract: string): boolean =>
  GENERIC_TITLE.test(name) || (STATEMENT_TITLE.test(name) && findAcronym(name, abstract) === null);

/** "the tide reading agent": the abstract uses the title phrase with an article. */
const isReferredTo = (name: string, abstract: string): boolean =>
  new RegExp(`\\b(?:an?|the|our) ${escapeRegExp(name)}\\b`, "i").test(abstract);

/** Returns the part of the title before the colon if it is a name: a coined word, or used as a name in the abstract. */
export function findTitleName(title: string, abstract: string): TitleName | null {
  const colon = title.search(/:\s|:(?=[A-Z])/);
  if (colon < 2) return findTitleNameWithoutColon(title, abstract);
  const [, name = "", bracket] =
    /^(.*?)(?:\s\(([a-z]{0,2}[A-Z][\w-]{1,12})\))?$/.exec(stripLatex(title.slice(0, colon))) ?? [];
  const words = name.split(/\s+/);
  if (name === "" || words.length > 4 || isNotAName(name, abstract)) return null;
  const isCoinedForm =
    words.length <= 2 &&
    words.some(
      (word) =>
        /[A-Z].*[A-Z]|\d|\+/.test(word) || (words.length === 1 && /^[A-Z]|^\p{Ll}+(?:\p{Lu}|\.\p{Ll})/u.test(word)),
    );
  const isUsed = containsWholeName(abstract, name);
  const last = classifyNoun(words.at(-1)?.toLowerCase() ?? "");
  const isTitleCase =
    words.length > 1 &&
    (!/ing$/.test(words[0] ?? "") || isReferredTo(name, abstract)) &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    last !== null &&
    !/s$/.test(name);
  const rest = title.slice(colon + 1);
  const usedAsName =
    /^\s*(?:An?|The)\s/.test(rest) &&
    words.length > 1 &&
    !/ing$/.test(words[0] ?? "") &&
    abstract.toLowerCase().includes(name.toLowerCase()) &&
    !abstract.includes(name.toLowerCase());
  const short = bracket ? { short: bracket } : null;
  return isCoinedForm || isUsed || isTitleCase || usedAsName || short ? { name, rest, ...short } : null;
}

/** "Tide-wide", "Vision-Language", "BERT-like": compounds without a name. */
const PLAIN_COMPOUND =
  /^(?:\p{Lu}?\p{Ll}+-)+\p{Lu}?\p{Ll}+$|-(?:\p{Ll}+ed|\p{Ll}+ant|based|aware|driven|guided|free|level|wise|shot|scale|like|type|world|time|order)$/u;

/** "A System Based on BERT-GCN Model": finds the coined name in a title before a singular system noun. */
export function findCoinedTitleName(title: string): { name: string; kind: ProposedName["kind"] } | null {
  const found = /(?:^|\s)([A-Z][\w+]*(?:-[\w+]+)+)\s+([A-Za-z]+)(?=$|[\s:,])/.exec(title);
  const kind = found ? classifyNoun((found[2] ?? "").toLowerCase()) : null;
  return found?.[1] &&
    kind &&
    kind !== "benchmark" &&
    !/s$/.test(found[2] ?? "") &&
    isUnlistedName(found[1]) &&
    LOOKS_COINED.test(found[1]) &&
    !PLAIN_COMPOUND.test(found[1])
    ? { name: found[1], kind }
    : null;
}

/** "… of letters via Careful Replay": finds the capitalised phrase after "via" or "through" in a title, if the abstract contains it. */
export function findViaTitleName(title: string, abstract: string): string | null {
  const name = /\s(?:via|through)\s((?:[A-Z][\w-]*\s){1,3}[A-Z][\w-]*)$/.exec(title)?.[1];
  return name !== undefined && abstract.includes(name) ? name : null;
}

/** "Relation-Aware LNN-Transformer for …": the part before the first preposition, if the abstract uses it as a name. */
function findTitleNameWithoutColon(title: string, abstract: string): TitleName | null {
  const offset = title.search(/\s(?:for|via|with|in|on|towards?|to|through|by|as|of|and)\s/i);
  if (offset < 3 || title.startsWith(" and ", offset)) return null;
  const name = stripLatex(title.slice(0, offset));
  const words = name.split(/\s+/);
  const hasCapitals =
    words.every((word) => /^[A-Z]/.test(word)) && words.length <= 4 && (words.length > 1 || LOOKS_COINED.test(name));
  return hasCapitals && containsWholeName(abstract, name) && isUnlistedName(name) && !isNotAName(name, abstract)
    ? { name, rest: title.slice(offset), withoutColon: true }
    : null;
}

/** "A Benchmark for …"; "Cross-Corpus" and "Benchmark-Driven" only describe. */
export const BENCHMARK_TITLE_NOUN = /(?<!-)\b(?:benchmark|dataset|corpus|leaderboard|testbed|test suite)\b(?!-)/i;

/** "Orion: Evaluating Small Models on Tides": a title about the evaluation of models belongs to a benchmark. */
export const EVALUATION_TITLE =
  /^\s*(?:benchmarking\b|(?:systematically |comprehensively )?(?:evaluating|assessing|measuring|diagnosing|probing|stress-testing)\b.{0,80}\b(?:m?llms?|vlms?|lmms?|models?|agents?|assistants?|ai)\b)/i;

/** Returns a name of the title in the spelling of the abstract. */
export function findAbstractSpelling(name: string, abstract: string): string {
  if (abstract.includes(name) || !abstract.toLowerCase().includes(name.toLowerCase())) return name;
  return new RegExp(`(?<![\\p{L}\\d./-])${escapeRegExp(name)}(?![\\p{L}\\d])`, "iu").exec(abstract)?.[0] ?? name;
}

const toInitials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0] ?? "")
    .join("")
    .toLowerCase();

const BRACKETED_SHORT_FORM = /^\s?\(([A-Z][\w+-]{1,14})\)/i;
const REST_OF_LONGER_FORM = /^(?: [\w-]{1,24}){1,8} ?\(([A-Z][\w+-]{2,14})\)/i;
const SHORT_FORM_BEFORE_BRACKET = /(?<![\w-])([A-Z][\w+-]{1,14})\s?$/;

/** "Careful Harbour Reading method (CHR)", "Careful Harbour Reading with Tides (CHRT)": the acronym after a longer form of the name. */
function findExtendedAcronym(name: string, abstract: string): string | null {
  const short = matchAfterName(abstract, name, REST_OF_LONGER_FORM)?.[1] ?? "";
  const letters = name.replace(/(\S)\S*\s*/g, "$1").toLowerCase();
  return letters.length > 2 && short.toLowerCase().startsWith(letters) && isUnlistedName(short) ? short : null;
}

/** "Adaptive Pruning (AMP)", "AMP (Adaptive Pruning)" in the abstract: returns the acronym of a spelled-out name, or null. */
export function findAcronym(name: string, abstract: string): string | null {
  if (!/\p{Ll}/u.test(name)) return null;
  const hasInitials = (short: string): boolean => toInitials(name).includes(short.toLowerCase());
  const after = matchAfterName(abstract, name, BRACKETED_SHORT_FORM)?.[1];
  if (after) return isUnlistedName(after) || hasInitials(after) ? after : null;
  const further = findExtendedAcronym(name, abstract);
  if (further) return further;
  const before = findOccurrences(abstract, `(${name})`)
    .map((offset) => SHORT_FORM_BEFORE_BRACKET.exec(abstract.slice(Math.max(0, offset - 20), offset))?.[1])
    .find((short) => short !== undefined);
  return before && name.includes(" ") && hasInitials(before) ? before : null;
}
