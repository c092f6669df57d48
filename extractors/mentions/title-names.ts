import { findModelFamily } from "./model-grammar";
import { containsWholeName } from "./occurrences";
import { classifyNoun, escapeRegExp, isUnlistedName, type ProposedName } from "./proposed-name";

/** "… ability in VibeThinker-1.5B": a sized name of the title that no list holds is the paper's own model. */
export function findSizedTitleName(title: string): string | null {
  const found = /(?:^|\s)([A-Z][\w.+-]*-\d{1,3}(?:\.\d+)?B)(?=$|[\s:,])/.exec(title)?.[1];
  return found && findModelFamily(found) === null ? found : null;
}

const stripLatex = (s: string): string => s.replace(/\\?text(?:sc|bf|it|tt)\b|[$\\{}]/g, "").trim();

/** A name at the beginning of a title, and what follows it. */
export interface TitleName {
  readonly name: string;
  readonly rest: string;
  /** "Careful Reading (CaRe): …", where the abstract goes on with the short form. */
  readonly short?: string;
  /** It ends at a preposition, not at a colon: what the abstract introduces is the likelier name. */
  readonly withoutColon?: boolean;
}

/** "Beyond Letters", "Small Steps Are Enough": what a paper is about, or what it found. */
const STATEMENT_TITLE =
  /^(?:beyond|towards?|from|when|why|how|what|not|less|more|do|does|is|are|can)\s|\s(?:is|are|not|vs\.?)\s/i;

/** "Large Language Models", "Deep Reinforcement Learning": the trade's own terms, whatever acronym goes with them; "Position: …" is a kind of paper. */
const GENERIC_TITLE =
  /^(?:large (?:vision[- ])?language models?|deep (?:reinforcement )?learning|reinforcement learning|in-context learning|federated learning|gaussian splatting|ai agents?|deep research|position)$/i;

/** A second capital or a digit: a name that somebody made up, "CaRe", "Tide2". */
const LOOKS_COINED = /\p{Lu}.*\p{Lu}|\d/u;

/** A phrase of a title that names nothing; a saying that the abstract gives an acronym for is a name all the same. */
const isNotAName = (name: string, abstract: string): boolean =>
  GENERIC_TITLE.test(name) || (STATEMENT_TITLE.test(name) && findAcronym(name, abstract) === null);

/** "the tide reading agent": the abstract speaks of the title's phrase as of one thing. */
const isReferredTo = (name: string, abstract: string): boolean =>
  new RegExp(`\\b(?:an?|the|our) ${escapeRegExp(name)}\\b`, "i").test(abstract);

/** The title before the colon, where it is a name: a coined word, or used as one in the abstract. */
export function findTitleName(title: string, abstract: string): TitleName | null {
  const colon = title.search(/:\s|:(?=[A-Z])/);
  if (colon < 2) return findTitleNameWithoutColon(title, abstract);
  const [, name = "", bracket] =
    /^(.*?)(?:\s\(([a-z]{0,2}[A-Z][\w-]{1,12})\))?$/.exec(stripLatex(title.slice(0, colon))) ?? [];
  const words = name.split(/\s+/);
  if (name === "" || words.length > 4 || isNotAName(name, abstract)) return null;
  const coined =
    words.length <= 2 &&
    words.some(
      (w) => /[A-Z].*[A-Z]|\d|\+/.test(w) || (words.length === 1 && /^[A-Z]|^\p{Ll}+(?:\p{Lu}|\.\p{Ll})/u.test(w)),
    );
  const used = containsWholeName(abstract, name);
  const last = classifyNoun(words.at(-1)?.toLowerCase() ?? "");
  const titled =
    words.length > 1 &&
    (!/ing$/.test(words[0] ?? "") || isReferredTo(name, abstract)) &&
    words.every((w) => /^\p{Lu}/u.test(w)) &&
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
  return coined || used || titled || usedAsName || short ? { name, rest, ...short } : null;
}

/** "Tide-wide", "Vision-Language", "BERT-like": words and ways of saying, no name in them. */
const PLAIN_COMPOUND =
  /^(?:\p{Lu}?\p{Ll}+-)+\p{Lu}?\p{Ll}+$|-(?:\p{Ll}+ed|\p{Ll}+ant|based|aware|driven|guided|free|level|wise|shot|scale|like|type|world|time|order)$/u;

/** "A System Based on BERT-GCN Model": the one coined name of a title, where a noun in the singular says that it is a system. */
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

/** "… of letters via Careful Replay": what a title did it by, where the abstract writes it as a name. */
export function findViaTitleName(title: string, abstract: string): string | null {
  const name = /\s(?:via|through)\s((?:[A-Z][\w-]*\s){1,3}[A-Z][\w-]*)$/.exec(title)?.[1];
  return name !== undefined && abstract.includes(name) ? name : null;
}

/** "Relation-Aware LNN-Transformer for …": what stands before the first preposition, where the abstract uses it as a name. */
function findTitleNameWithoutColon(title: string, abstract: string): TitleName | null {
  const at = title.search(/\s(?:for|via|with|in|on|towards?|to|through|by|as|of|and)\s/i);
  if (at < 3 || title.startsWith(" and ", at)) return null;
  const name = stripLatex(title.slice(0, at));
  const words = name.split(/\s+/);
  const capitals =
    words.every((w) => /^[A-Z]/.test(w)) && words.length <= 4 && (words.length > 1 || LOOKS_COINED.test(name));
  return capitals && containsWholeName(abstract, name) && isUnlistedName(name) && !isNotAName(name, abstract)
    ? { name, rest: title.slice(at), withoutColon: true }
    : null;
}

/** "A Benchmark for …"; "Cross-Corpus" and "Benchmark-Driven" only describe. */
export const BENCHMARK_TITLE_NOUN = /(?<!-)\b(?:benchmark|dataset|corpus|leaderboard|testbed|test suite)\b(?!-)/i;

/** "Orion: Evaluating Small Models on Tides": what measures models is a benchmark. */
export const EVALUATION_TITLE =
  /^\s*(?:benchmarking\b|(?:systematically |comprehensively )?(?:evaluating|assessing|measuring|diagnosing|probing|stress-testing)\b.{0,80}\b(?:m?llms?|vlms?|lmms?|models?|agents?|assistants?|ai)\b)/i;

/** The surface by which the abstract itself spells a name of the title. */
export function findAbstractSpelling(name: string, abstract: string): string {
  if (abstract.includes(name) || !abstract.toLowerCase().includes(name.toLowerCase())) return name;
  return new RegExp(`(?<![\\p{L}\\d./-])${escapeRegExp(name)}(?![\\p{L}\\d])`, "iu").exec(abstract)?.[0] ?? name;
}

const toInitials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((w) => w[0] ?? "")
    .join("")
    .toLowerCase();

/** "Careful Harbour Reading method (CHR)", "Careful Harbour Reading with Tides (CHRT)": the acronym behind a name whose words go on. */
function findExtendedAcronym(name: string, abstract: string): string | null {
  const goesOn = new RegExp(`${escapeRegExp(name)}(?: [\\w-]{1,24}){1,8} ?\\(([A-Z][\\w+-]{2,14})\\)`, "i");
  const short = goesOn.exec(abstract)?.[1] ?? "";
  const letters = name.replace(/(\S)\S*\s*/g, "$1").toLowerCase();
  return letters.length > 2 && short.toLowerCase().startsWith(letters) && isUnlistedName(short) ? short : null;
}

/** "Adaptive Pruning (AMP)", "AMP (Adaptive Pruning)" in the abstract: the acronym by which a spelled-out name goes on. */
export function findAcronym(name: string, abstract: string): string | null {
  if (!/\p{Ll}/u.test(name)) return null;
  const words = escapeRegExp(name);
  const spells = (short: string): boolean => toInitials(name).includes(short.toLowerCase());
  const behind = new RegExp(`${words}\\s?\\(([A-Z][\\w+-]{1,14})\\)`, "i").exec(abstract)?.[1];
  if (behind) return isUnlistedName(behind) || spells(behind) ? behind : null;
  const further = findExtendedAcronym(name, abstract);
  if (further) return further;
  const ahead = new RegExp(`(?<![\\w-])([A-Z][\\w+-]{1,14})\\s?\\(${words}\\)`).exec(abstract)?.[1];
  return ahead && name.includes(" ") && spells(ahead) ? ahead : null;
}
