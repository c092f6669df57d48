import { memoizeByKey, memoizeLastText } from "../text/memoize-by-key";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { createTriggerTest, type WordTest } from "../text/word-test";
import { skipAdverbs } from "../words/adverbs";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { findModelFamily } from "./model-grammar";
import { isNamingVerb, parseApposition } from "./name-context";
import { classifyNoun, isCalledDataset, MODEL_NAME_SUFFIX, type ProposedName } from "./proposed-name";

/** Weights of evidence for the kind of a name, by the position of the noun that states it. */
const EVIDENCE_WEIGHTS = {
  /** "Orion, a lightweight network that", "Orion is a framework". */
  apposition: 4,
  /** "the Orion framework", "our Orion model". */
  after: 3,
  /** "Harbour Diffusion Network". */
  lastWord: 3,
  /** "Orion: A Framework for …". */
  title: 3,
  /** "a model called Orion". */
  called: 4,
  /** "World Model (WM)", "the classifier, Orion". */
  before: 2,
  /** "HarborNet", "LetterGPT". */
  tail: 2,
  /** "BERT-Letters": the name begins with a known model. */
  family: 2,
  /** "The proposed model reads letters twice." */
  proposedModel: 4,
  /** "Our method halves the error." */
  reported: 3,
} as const;

type EvidenceKind = keyof typeof EVIDENCE_WEIGHTS;
type KindOrNull = ProposedName["kind"] | null;

/** "an agent architecture", "a transformer architecture": the noun before these gives the kind. */
const KINDLESS_NOUN = /^(?:architectures?|backbone|generator|variant)$/;

const classifySystemNoun = (word = ""): KindOrNull => {
  const kind = KINDLESS_NOUN.test(word) ? null : classifyNoun(word);
  return kind === "benchmark" ? null : kind;
};
/** "Orion, a careful benchmark that …": true if a phrase ends with a dataset noun. */
const isDatasetPhrase = (words: readonly string[]): boolean =>
  /^(?:an?|the|our|one)$/.test(words[0] ?? "") &&
  /^(?:benchmark|dataset|corpus|testbed|leaderboard)$/.test(words.at(-1) ?? "");
const findLastKind = (words: readonly string[]): KindOrNull =>
  words.reduceRight<KindOrNull>((found, word) => found ?? classifySystemNoun(word), null);

/** Words between a name and the noun before it: "a network called X", "the classifier, X", "a World Model (X". */
const NAME_CONNECTOR = /^(?:[,("“]|that|which|we|is|as)$/;

function findNounBefore(tokens: readonly Token[], first: number): [EvidenceKind, string | undefined] {
  let index = first - 1;
  let isNamed = false;
  while (index > first - 5 && (NAME_CONNECTOR.test(wordAt(tokens, index)) || isNamingVerb(tokens[index]))) {
    isNamed ||= isNamingVerb(tokens[index]);
    index--;
  }
  const isInPrepositionalPhrase = tokens
    .slice(Math.max(0, index - 3), index)
    .some((token) => hasWordClass("preposition", token));
  const noun = wordAt(tokens, index);
  const isPlural = noun.endsWith("s") && !(tokens[first - 1]?.text === "(" && tokens[first]?.text.endsWith("s"));
  return [isNamed ? "called" : "before", isInPrepositionalPhrase || isPlural ? undefined : noun];
}

/** "*In Orion*, a language model reads": the subject follows the locative phrase. */
const isLocativePhrase = (tokens: readonly Token[], first: number, last: number): boolean =>
  first === 1 && hasWordClass("preposition", tokens[0]) && wordAt(tokens, last + 1) === ",";

/** "Orion *incorporates* LLM feedback": the object of a verb is something else. */
const isThirdPersonVerb = (word = ""): boolean => /^[a-z]+[^s]s$/.test(word);

/** Collects the evidence around one mention of a name. "X models the trade-off" is no evidence. */
function findEvidenceAt(tokens: readonly Token[], first: number, last: number): [EvidenceKind, KindOrNull][] {
  const { aside, words } = parseApposition(tokens, last);
  if (isLocativePhrase(tokens, first, last)) return [];
  const wordsAfter = aside || words.slice(0, 2).includes("models") ? [] : words.slice(0, 2);
  const [place, noun] = findNounBefore(tokens, first);
  return [
    ["apposition", aside ? (findLastKind(words) ?? (isDatasetPhrase(words) ? "benchmark" : null)) : null],
    [
      "after",
      classifySystemNoun(wordsAfter[0]) ??
        (isThirdPersonVerb(wordsAfter[0]) ? null : classifySystemNoun(wordsAfter[1])),
    ],
    [place, classifySystemNoun(noun)],
  ];
}

/** Collects the evidence around all mentions of a name. */
function findEvidence(name: string, { source, sentences }: AbstractText): [EvidenceKind, KindOrNull][] {
  let offset = source.indexOf(name);
  return sentences.flatMap((tokens) => {
    const found: [EvidenceKind, KindOrNull][] = [];
    const end = tokens.at(-1)?.end ?? 0;
    for (; offset >= 0 && offset < end; offset = source.indexOf(name, offset + name.length)) {
      const first = tokens.findIndex((token) => token.end > offset);
      const stop = offset + name.length;
      const last = tokens.findIndex((token) => token.end >= stop);
      const coversTokens = tokens[first]?.start === offset && (tokens[last]?.end ?? 0) <= stop + 1;
      if (coversTokens) found.push(...findEvidenceAt(tokens, first, last));
    }
    return found;
  });
}

const TITLE_STOP =
  /^(?:for|with|via|that|to|in|of|by|using|from|on|through|as|against|targeting|meets?|under|without|across|beyond|into|over)$/;

/** The noun of the title after a name: "Orion: A Framework for …". A title that begins with a gerund has none. */
function classifyTitleNoun(rest: string): KindOrNull {
  const words = rest
    .toLowerCase()
    .split(/[\s,:]+/)
    .filter((word) => word !== "" && !/^towards?$/.test(word));
  const stop = words.findIndex((word) => TITLE_STOP.test(word));
  return /ing$/.test(words[0] ?? "") ? null : findLastKind((stop < 0 ? words : words.slice(0, stop)).slice(-1));
}

/** "The *proposed model* reads": the paper calls its system a model, and nowhere a method or framework. */
const statesProposedModel = memoizeLastText(
  (source): boolean =>
    /\bproposed model\b(?!-)/i.test(source) &&
    !/\b(?:our|proposed|this) (?:[\w-]{1,24} ){0,2}(?:method|framework|approach|algorithm|pipeline|system)\b/i.test(
      source,
    ),
);

const METHOD_SUBJECT = /^(?:method|framework|approach|algorithm|pipeline|technique|strategy|scheme)$/;
const isMethodNoun = createTriggerTest(({ lower }) => METHOD_SUBJECT.test(lower));
const isModelNoun = createTriggerTest(({ lower }) => lower === "model" || lower === "network");

/** True if such a noun is the subject of a result: "*our method* halves the error", "the *framework* also reaches". */
const hasReportedSubject = (isNoun: WordTest, sentences: AbstractText["sentences"]): boolean =>
  sentences.some((tokens) =>
    tokens.some((token, index) => {
      if (!isNoun(token) || !/^(?:our|this|the|proposed)$/.test(wordAt(tokens, index - 1))) return false;
      const verb = wordAt(tokens, skipAdverbs(tokens, index + 1));
      return isInWordClass("gain-verb", verb) || isInWordClass("strong-score", verb);
    }),
  );

/** "The framework reaches 81%", and nowhere "the model reaches". */
const hasMethodAsSubject = memoizeByKey(
  (sentences: AbstractText["sentences"]): boolean =>
    hasReportedSubject(isMethodNoun, sentences) && !hasReportedSubject(isModelNoun, sentences),
);

/** An abstract and its tokenized sentences. */
export interface AbstractText {
  readonly source: string;
  readonly sentences: readonly (readonly Token[])[];
}

/** What is known about a name before the abstract is searched. */
export interface NameHints {
  /** The sentence that introduces it calls it a benchmark. */
  readonly introducedAsBenchmark?: boolean;
  /** The part of the title after the name. */
  readonly titleAfterName?: string;
  /** Its acronym, if the name is spelled out. */
  readonly short?: string | null;
}

/** Determines the kind of a name from the evidence in the title and the abstract. Without evidence, it is a method, the most frequent kind. */
export function classifyName(name: string, paper: AbstractText, hints: NameHints = {}): ProposedName["kind"] {
  const { introducedAsBenchmark: isBenchmark = false, titleAfterName: titleRest = "", short = null } = hints;
  if (isBenchmark || /bench(?:mark)?$|dataset$/i.test(name)) return "benchmark";
  if (/\d(?:\.\d+)?[BM]\b/.test(name)) return "model";
  const family = findModelFamily(name);
  const evidence: [EvidenceKind, KindOrNull][] = [
    ["title", classifyTitleNoun(titleRest)],
    ["lastWord", classifySystemNoun(/\s(\S+)$/.exec(name)?.[1]?.toLowerCase())],
    ["tail", MODEL_NAME_SUFFIX.test(name) ? "model" : null],
    ["family", family && !family.common ? "model" : null],
    ["proposedModel", statesProposedModel(paper.source) ? "model" : null],
    ["reported", !MODEL_NAME_SUFFIX.test(name) && hasMethodAsSubject(paper.sentences) ? "method" : null],
    ...[name, ...(short ? [short] : [])].flatMap((n) => findEvidence(n, paper)),
  ];
  const weigh = (kind: KindOrNull): number =>
    evidence.reduce((sum, [place, v]) => (v === kind ? sum + EVIDENCE_WEIGHTS[place] : sum), 0);
  const [model, method] = [weigh("model"), weigh("method")];
  if (Math.max(model, method) < 4 && (weigh("benchmark") > 0 || isCalledDataset(name, paper.source)))
    return "benchmark";
  return model > method ? "model" : "method";
}
