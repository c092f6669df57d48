import { pastAdverbs } from "../rules/adverbs";
import { isClass } from "../rules/scene";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { familyOf } from "./model-grammar";
import { appositionOf, NAMING } from "./name-nouns";
import { isCalledData, kindOfWord, MODEL_ENDING, type OwnName } from "./own-name";

/** Where a noun that says what a name is may stand, and how much it says there. */
const WEIGHT = {
  /** "Orion, a lightweight network that", "Orion is a framework". */
  apposition: 4,
  /** "the Orion framework", "our Orion model". */
  behind: 3,
  /** "Harbour Diffusion Network". */
  own: 3,
  /** "Orion: A Framework for …". */
  title: 3,
  /** "a model called Orion". */
  called: 4,
  /** "World Model (WM)", "the classifier, Orion". */
  ahead: 2,
  /** "HarborNet", "LetterGPT". */
  tail: 2,
  /** "BERT-Letters": it goes on from a known model. */
  family: 2,
  /** "The proposed model reads letters twice." */
  spoken: 4,
  /** "Our method halves the error." */
  reported: 3,
} as const;

type Place = keyof typeof WEIGHT;
type Verdict = OwnName["kind"] | null;

/** "an agent architecture", "a transformer architecture": the noun before these says what it is. */
const SILENT = /^(?:architectures?|backbone|generator|variant)$/;

const verdictOf = (word = ""): Verdict => {
  const kind = SILENT.test(word) ? null : kindOfWord(word);
  return kind === "benchmark" ? null : kind;
};
/** "Orion, a careful benchmark that …": its head, with nothing behind. */
const isData = (words: readonly string[]): boolean =>
  /^(?:an?|the|our|one)$/.test(words[0] ?? "") &&
  /^(?:benchmark|dataset|corpus|testbed|leaderboard)$/.test(words.at(-1) ?? "");
const lastOf = (words: readonly string[]): Verdict =>
  words.reduceRight<Verdict>((found, w) => found ?? verdictOf(w), null);

/** Between a name and the noun before it: "a network called X", "the classifier, X", "a World Model (X". */
const CALLS = /^(?:[,("“]|that|which|we|is|as)$/;

function nounAhead(tokens: readonly Token[], first: number): [Place, string | undefined] {
  let at = first - 1;
  let named = false;
  while (at > first - 5 && (CALLS.test(wordAt(tokens, at)) || NAMING.test(wordAt(tokens, at)))) {
    named ||= NAMING.test(wordAt(tokens, at));
    at--;
  }
  const led = tokens.slice(Math.max(0, at - 3), at).some((t) => isClass("preposition", t.lower));
  const noun = wordAt(tokens, at);
  const many = noun.endsWith("s") && !(tokens[first - 1]?.text === "(" && tokens[first]?.text.endsWith("s"));
  return [named ? "called" : "ahead", led || many ? undefined : noun];
}

/** "*In Orion*, a language model reads": where a sentence opens with its place, its subject follows. */
const isPlace = (tokens: readonly Token[], first: number, last: number): boolean =>
  first === 1 && isClass("preposition", wordAt(tokens, 0)) && wordAt(tokens, last + 1) === ",";

/** "Orion *incorporates* LLM feedback": what a verb leads to is another thing. */
const isVerb = (word = ""): boolean => /^[a-z]+[^s]s$/.test(word);

/** What the words beside one mention of a name say that it is. "X models the trade-off" says nothing. */
function evidenceAt(tokens: readonly Token[], first: number, last: number): [Place, Verdict][] {
  const { aside, words } = appositionOf(tokens, last);
  if (isPlace(tokens, first, last)) return [];
  const behind = aside || words.slice(0, 2).includes("models") ? [] : words.slice(0, 2);
  const [place, noun] = nounAhead(tokens, first);
  return [
    ["apposition", aside ? (lastOf(words) ?? (isData(words) ? "benchmark" : null)) : null],
    ["behind", verdictOf(behind[0]) ?? (isVerb(behind[0]) ? null : verdictOf(behind[1]))],
    [place, verdictOf(noun)],
  ];
}

/** Evidence beside every mention: the tokens that a name covers, wherever a sentence says it. */
function evidenceBeside(name: string, { source, sentences }: Paper): [Place, Verdict][] {
  let at = source.indexOf(name);
  return sentences.flatMap((tokens) => {
    const found: [Place, Verdict][] = [];
    const end = tokens.at(-1)?.end ?? 0;
    for (; at >= 0 && at < end; at = source.indexOf(name, at + name.length)) {
      const first = tokens.findIndex((t) => t.end > at);
      const stop = at + name.length;
      const last = tokens.findIndex((t) => t.end >= stop);
      const whole = tokens[first]?.start === at && (tokens[last]?.end ?? 0) <= stop + 1;
      if (whole) found.push(...evidenceAt(tokens, first, last));
    }
    return found;
  });
}

const TITLE_STOP =
  /^(?:for|with|via|that|to|in|of|by|using|from|on|through|as|against|targeting|meets?|under|without|across|beyond|into|over)$/;

/** The noun of the title behind a name: "Orion: A Framework for …". A title that tells what is done has none. */
function titleNoun(rest: string): Verdict {
  const words = rest
    .toLowerCase()
    .split(/[\s,:]+/)
    .filter((w) => w !== "" && !/^towards?$/.test(w));
  const stop = words.findIndex((w) => TITLE_STOP.test(w));
  return /ing$/.test(words[0] ?? "") ? null : lastOf((stop < 0 ? words : words.slice(0, stop)).slice(-1));
}

/** "The *proposed model* reads": so the paper speaks of its own, and nowhere of its method or framework. */
const saysModel = (source: string): boolean =>
  /\bproposed model\b(?!-)/i.test(source) &&
  !/\b(?:our|proposed|this) (?:[\w-]{1,24} ){0,2}(?:method|framework|approach|algorithm|pipeline|system)\b/i.test(
    source,
  );

const METHOD = /^(?:method|framework|approach|algorithm|pipeline|technique|strategy|scheme)$/;
const MODEL = /^(?:model|network)$/;

/** Whether "*our method* halves the error", "the *framework* also reaches": what the numbers tell is told of such a thing. */
const isReportedOf = (noun: RegExp, sentences: Paper["sentences"]): boolean =>
  sentences.some((tokens) =>
    tokens.some((t, at) => {
      if (!noun.test(t.lower) || !/^(?:our|this|the|proposed)$/.test(wordAt(tokens, at - 1))) return false;
      const verb = wordAt(tokens, pastAdverbs(tokens, at + 1));
      return isClass("gain-verb", verb) || isClass("strong-score", verb);
    }),
  );

/** "The framework reaches 81%", and nowhere "the model reaches". */
const reportsMethod = ({ sentences }: Paper): boolean =>
  isReportedOf(METHOD, sentences) && !isReportedOf(MODEL, sentences);

/** What an abstract is to its names. */
export interface Paper {
  readonly source: string;
  readonly sentences: readonly (readonly Token[])[];
}

/** What is known of a name before the abstract is asked. */
export interface Hints {
  /** The sentence that introduces it calls it a benchmark. */
  readonly benchmark?: boolean;
  /** The title behind the name. */
  readonly titleRest?: string;
  /** Its acronym, where it is a spelled-out one. */
  readonly short?: string | null;
}

/** What a name is, by all that the title and the abstract say beside it. Where they are silent it is a method: most are. */
export function kindOfName(name: string, paper: Paper, hints: Hints = {}): OwnName["kind"] {
  const { benchmark = false, titleRest = "", short = null } = hints;
  if (benchmark || /bench(?:mark)?$|dataset$/i.test(name)) return "benchmark";
  if (/\d(?:\.\d+)?[BM]\b/.test(name)) return "model";
  const family = familyOf(name);
  const evidence: [Place, Verdict][] = [
    ["title", titleNoun(titleRest)],
    ["own", verdictOf(/\s(\S+)$/.exec(name)?.[1]?.toLowerCase())],
    ["tail", MODEL_ENDING.test(name) ? "model" : null],
    ["family", family && !family.common ? "model" : null],
    ["spoken", saysModel(paper.source) ? "model" : null],
    ["reported", !MODEL_ENDING.test(name) && reportsMethod(paper) ? "method" : null],
    ...[name, ...(short ? [short] : [])].flatMap((n) => evidenceBeside(n, paper)),
  ];
  const weigh = (kind: Verdict): number =>
    evidence.reduce((sum, [place, v]) => (v === kind ? sum + WEIGHT[place] : sum), 0);
  const [model, method] = [weigh("model"), weigh("method")];
  if (Math.max(model, method) < 4 && (weigh("benchmark") > 0 || isCalledData(name, paper.source))) return "benchmark";
  return model > method ? "model" : "method";
}
