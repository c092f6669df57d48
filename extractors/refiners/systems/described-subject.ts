import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbsBackward } from "../../words/adverbs";
import {
  classifyHeadNoun,
  METHOD_NOUNS,
  MODEL_NOUNS,
  PART_NOUNS,
  PROCEDURE_NOUNS,
  TASK_NOUNS,
} from "../../words/head-nouns";
import { compoundHead, hasWordClass, isInWordClass } from "../../words/word-classes";
import { type Phrase, phraseToSlotValue } from "../context/phrases";

/** Words between a subject and its verb: "can effectively enhance", "not only improves". */
const AUXILIARY =
  /^(?:can|could|may|might|will|would|not|only|also|even|both|has|have|had|further|thus|still|alone|often|just)$|ly$/;
const CLAUSE_BOUNDARY =
  /^(?:that|while|whereas|and|but|yet|although|because|since|where|whether|when|as|if|find|show|shows|found|observe|meanwhile)$/;
/** First words of phrases that refer to something else, or are no noun phrase. */
const NON_SUBJECT_OPENER =
  /^(?:our|its|their|this|these|those|we|it|they|i|he|she|both|all|most|some|many|several|such|each|any|no|more|which|there|here|what|how|for|in|on|at|by|with|from|using|under|across|to|of|than|over|between|through|after|during|despite|among|without|within|via|per|compared|based|given|evaluated|trained|tested|only|up|one|two|three|other|others|different|various|current|existing|recent|human|humans|people|participants|patients|users|students|together|same|final|resulting|proposed|new|novel)$/;
const SUPERLATIVE =
  /^(?:best|worst|most|least|strongest|weakest|top|largest|smallest|\S+est-performing|\S+-performing)$/;

/** Head nouns that are no method: findings, metrics and counts. */
const NON_AGENT_NOUN =
  /^(?:results?|experiments?|evaluations?|experimentation|analys[ei]s|stud(?:y|ies)|findings?|simulations?|performances?|improvements?|enhancements?|gains?|increases?|reductions?|comparisons?|ablations?|accurac(?:y|ies)|errors?|rates?|scores?|values?|levels?|numbers?|estimates?|predictions?|sizes?|costs?|time|times|latency|speed|quality|efficiency|data|samples?|work|works|state-of-the-art|baselines?|llms?|mllms?|vlms?|agents?|humans?|tests?|testing|validation|assessments?|investigations?|observations?|trials?|benchmarking|research|literature|evidence|measurements?|agreement|correlations?|precision|recall|coverage|success|throughput|consumption|usage|savings?|differences?|gaps?|share|portion|majority|percent|percentage|cases|questions|responses|answers|tokens|parameters|papers|authors|case)$/;

/** "prompting boosts the recall": a word that may also be a noun is a verb if an object follows. */
const hasObject = (items: readonly SentenceItem[], index: number): boolean => {
  const next = items[index + 1];
  return (
    next !== undefined &&
    /^(?:word|mention)$/.test(next.kind) &&
    !hasWordClass("preposition", next) &&
    !/^(?:and|is|are|was|were)$/.test(next.lower)
  );
};

/** Tasks that a score is reached in: "*reminder recognition* reached 89%". */
const TASK_HEAD_NOUN =
  /^(?:recognition|matching|detection|classification|identification|retrieval|segmentation|prediction|localization|generation|verification|estimation|completion|diagnosis)$/;

/**
 * "emits *a*", "is *the* first", "causes *6 points*", "emerges *as*", "resulted *in*": words that do not follow a
 * noun.
 */
const isVerbByWordAfter = (items: readonly SentenceItem[], index: number): boolean => {
  const word = wordAt(items, index);
  const next = wordAt(items, index + 1);
  if (/^result(?:s|ed)$/.test(word)) return next === "in";
  const isInflected = /^(?:is|was)$|[^sui]s$|ed$/.test(word) && !/^(?:approaches|sets|rates|finds)$/.test(word);
  return isInflected && (items[index + 1]?.quantity !== undefined || /^(?:an?|the|its|their|no|zero|as)$/.test(next));
};

/** Classifies a finite verb that may govern a number. A plain one ("provides", "fails") requires a clearer subject. */
const classifyVerb = (items: readonly SentenceItem[], index: number): "strong" | "plain" | null => {
  const { kind, lower } = items[index] as SentenceItem;
  if (kind !== "word" || /ing$/.test(lower)) return null;
  const isStrongVerb =
    isInWordClass("gain-verb", lower) || isInWordClass("strong-score", lower) || /^helps?$/.test(lower);
  if (isStrongVerb) return !isInWordClass("gain-noun", lower) || hasObject(items, index) ? "strong" : null;
  const isPlain =
    isInWordClass("score", lower) || isInWordClass("vary-verb", lower) || isInWordClass("move-verb", lower);
  const weak =
    /^(?:approaches|is|are|was|were|has|have|had|with|found|finds?|observed?|set|sets|average|rates?|results?)$/;
  return (isPlain && !weak.test(lower)) || isVerbByWordAfter(items, index) ? "plain" : null;
};

/** A phrase, and whether it describes a model rather than a method. */
export interface DescribedSubject {
  readonly phrase: SlotValue<string>;
  readonly isModel: boolean;
  /** First item of the phrase, and its last. */
  readonly from: number;
  readonly to: number;
  /** Its head is a noun of methods or models, and it opens its clause: it has priority over a name before it. */
  readonly isReliable: boolean;
}

/**
 * Finds the subject without a name that achieved the number: "*prompt engineering* raises accuracy from …", "*a
 * linear read-out* of it detects …", "*the voting module* adds …". Null if the subject is a finding, a metric, people
 * or a name, or if "the", "our" or "this" refers to a name elsewhere. In a paper without a name "the" cannot refer to
 * one.
 */
export function findDescribedSubject(
  candidate: CandidateClaim,
  lowerBound: number,
  proposesSystem: boolean,
): DescribedSubject | null {
  const { items } = candidate.sentence;
  let isSecond = false;
  for (let i = candidate.first - 1; i >= Math.max(lowerBound, candidate.first - 16); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity" || /^[;:.]$/.test(item.lower)) return null;
    const verb = classifyVerb(items, i);
    if (verb === null) continue;
    if (isSecond && verb === "plain") return null;
    isSecond = verb === "strong" && isCoordinatedVerb(items, i);
    if (isSecond) continue;
    const found = parseSubject(candidate, i, lowerBound, { hasPlainVerb: verb === "plain", proposesSystem });
    if (found || verb === "strong") return found;
  }
  return null;
}

/** "tide sorting halves the cost *and cuts* latency": the subject is before the first verb. */
const isCoordinatedVerb = (items: readonly SentenceItem[], verb: number): boolean =>
  /^(?:and|but)$/.test(wordAt(items, skipAdverbsBackward(items, verb)));

const MODAL = /^(?:can|could|may|might|will|would)$/;

/** Returns the noun phrase before a verb and its auxiliaries: "*tide sorting* can match or even". */
function findSubjectPhrase(items: readonly SentenceItem[], verb: number, lowerBound: number): Phrase | null {
  let to = verb - 1;
  if (items[to]?.lower === "or") to -= 2;
  while (to >= lowerBound && AUXILIARY.test(wordAt(items, to))) to--;
  let from = to + 1;
  while (from - 1 >= lowerBound && to - from < 9) {
    const item = items[from - 1] as SentenceItem;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-") || CLAUSE_BOUNDARY.test(item.lower))
      break;
    from--;
    if (MODAL.test(item.lower)) to = from - 1;
  }
  while (to >= from && AUXILIARY.test(wordAt(items, to))) to--;
  return from > to || to - from > 8 ? null : { from, to };
}

/** "tide *sorting*": an activity. */
const GERUND_ENDING = /ing$/;

/** "*tide-guided* warm starts", "*letter-only* selection": a word that describes how something was made. */
const hasMannerModifier = (core: readonly SentenceItem[]): boolean =>
  core.slice(0, -1).some((item) => MANNER_MODIFIER.test(item.lower));
const MANNER_MODIFIER = /^\w{2,20}-(?:anchored|assisted|aware|driven|gated|guided|native|only)$/;

/** Whether the verb is plain, and whether the paper has a name that "the …" may refer to. */
interface SubjectConditions {
  readonly hasPlainVerb: boolean;
  readonly proposesSystem: boolean;
}

/** "the", "the proposed", "even a": words before the content words of a subject, which begin at `from`. */
function skipDeterminer(items: readonly SentenceItem[], start: number) {
  let from = skipUseOf(items, start);
  if (items[from]?.lower === "even") from++;
  const determiner = /^(?:the|a|an)$/.test(wordAt(items, from)) ? items[from++]?.lower : undefined;
  const isProposed = determiner === "the" && items[from]?.lower === "proposed";
  return { from: isProposed ? from + 1 : from, determiner, proposed: isProposed };
}

/**
 * True if the phrase has a number, a sign or a known name. An unknown name may precede its noun: "*Tide*
 * augmentation".
 */
const isExcludedItem = ({ kind, mention }: SentenceItem, index: number, phrase: readonly SentenceItem[]): boolean =>
  kind !== "word" &&
  !(
    mention?.kind === "name" &&
    index < phrase.length - 1 &&
    phrase.slice(0, index).every((item) => !POSTMODIFIER_WORD.test(item.lower))
  );
/** After such a word a phrase describes something else: "objects *from* Tide maps", "training Tide *on* maps". */
const POSTMODIFIER_WORD = /^(?:from|on|in|of|for|with|by|based|using|trained|training)$/;

function parseSubject(
  candidate: CandidateClaim,
  verb: number,
  lowerBound: number,
  { hasPlainVerb, proposesSystem }: SubjectConditions,
): DescribedSubject | null {
  const { sentence, before, gain } = candidate;
  const { items } = sentence;
  const precedingPhrase = findSubjectPhrase(items, verb, lowerBound);
  if (precedingPhrase === null) return null;
  const { to } = precedingPhrase;
  const { from, determiner, proposed } = skipDeterminer(items, precedingPhrase.from);
  if (items[precedingPhrase.from - 1]?.quantity || isEndOfList(items, precedingPhrase.from, lowerBound)) return null;
  if (/^(?:an?|the)$/.test(wordAt(items, to)) || hasWordClass("preposition", items[to])) return null;
  const phrase = items.slice(from, to + 1);
  const isSuperlative = determiner === "the" && SUPERLATIVE.test(wordAt(items, from));
  if (phrase.length === 0 || !(isSuperlative || isValidSubjectStart(items, from)) || phrase.some(isExcludedItem))
    return null;
  const preposition = phrase.findIndex((_, index) => index > 0 && startsPostmodifier(phrase, index));
  const core = preposition > 0 ? phrase.slice(0, preposition) : phrase;
  const head = compoundHead(core.at(-1)?.lower);
  const acronym = phrase.length === 1 && !(determiner && proposesSystem) ? classifyAcronym(wordAt(items, from)) : null;
  const isActivity = core.length > 1 && ((hasPlainVerb && GERUND_ENDING.test(head)) || hasMannerModifier(core));
  const kind = acronym ?? classifyHeadNoun(head) ?? (isActivity ? "method" : null);
  const isDefinite = isSuperlative || acronym !== null || PART_NOUNS.has(head) || isSpecificPhrase(core);
  if (determiner === "the" && !proposed && !isDefinite) return null;
  // "the harbour mode reduces costs": with a verb and its object, any noun may be the subject.
  const actsOnObject = !proposesSystem && isSpecificPhrase(core) && hasObject(items, verb);
  const isSpecificAgent = actsOnObject && !hasPlainVerb && !/[^s]s$/.test(head);
  if (((determiner && !proposed && !isSpecificAgent) || hasPlainVerb) && kind === null) return null;
  if (
    NON_AGENT_NOUN.test(head) ||
    (TASK_HEAD_NOUN.test(head) && !before && !gain) ||
    (kind === null && TASK_NOUNS.has(head))
  )
    return null;
  if (phrase.length === 1 && !acronym && (determiner || !isSpecificNoun(wordAt(items, from)))) return null;
  // "models trained on maps reach": the models are not specified, and they were trained with the proposed method
  if (core.length === 1 && phrase.length > 1 && MODEL_NOUNS.has(head)) return null;
  if (phrase.some((item, index) => !isNominalItem(item) || isVerbByWordAfter(phrase, index))) return null;
  const end = from + countNameWords(phrase, preposition) - 1;
  return {
    phrase: phraseToSlotValue(sentence, { from: skipAddingVerb(items, from, end), to: end }),
    isModel: kind === "model",
    from,
    to,
    isReliable: kind !== null && startsIndependentClause(items, precedingPhrase.from),
  };
}

/**
 * "rules *with* two readers", "readers *trained* on maps", "rules *learned by* readers": the word that begins a
 * description.
 */
const startsPostmodifier = (phrase: readonly SentenceItem[], index: number): boolean =>
  isInWordClass("preposition", wordAt(phrase, index)) ||
  /^trained$/.test(wordAt(phrase, index)) ||
  (/[^e]ed$/.test(wordAt(phrase, index)) && isInWordClass("preposition", wordAt(phrase, index + 1)));

/**
 * "*a plain rule* with two readers": returns how many words name the subject. "joining maps with letters" is one
 * activity, and "voting with letters" needs only its first word.
 */
const countNameWords = (phrase: readonly SentenceItem[], preposition: number): number =>
  preposition > 1 && !GERUND_ENDING.test(phrase[0]?.lower ?? "") ? preposition : phrase.length;

/**
 * "*plain, careful and tide-aware sorting* achieve 47%, 39% and 20%": splits coordinated subjects; null if they are
 * not as many as the numbers.
 */
export function splitCoordinatedSubjects(items: readonly SentenceItem[], last: Phrase, count: number): Phrase[] | null {
  if (items[last.from - 1]?.lower !== "and") return null;
  const subjects = [last];
  let connector = last.from - 1;
  while (subjects.length < count) {
    while (/^(?:and|,)$/.test(wordAt(items, connector))) connector--;
    const to = connector;
    while (items[connector]?.kind === "word") connector--;
    let from = connector + 1;
    while (/^(?:the|an?|both|proposed)$/.test(wordAt(items, from))) from++;
    if (from > to || to - from > 4 || !items.slice(from, to + 1).every(isNominalItem)) return null;
    subjects.unshift({ from, to });
  }
  return subjects;
}

/** "experiments on harbour maps *and tide maps* show": the second object of a preposition, after "and". */
function isEndOfList(items: readonly SentenceItem[], from: number, lowerBound: number): boolean {
  if (items[from - 1]?.lower !== "and") return false;
  for (let i = from - 2; i >= Math.max(lowerBound, from - 8); i--) {
    const item = items[i] as SentenceItem;
    if (hasWordClass("preposition", item)) return true;
    if (
      item.quantity ||
      /^[,:;.()]$/.test(item.lower) ||
      CLAUSE_BOUNDARY.test(item.lower) ||
      classifyVerb(items, i) !== null
    )
      return false;
  }
  return false;
}

/** "the use of *tide tables* lowers": the subject is what was used. */
function skipUseOf(items: readonly SentenceItem[], from: number): number {
  const noun = items[from]?.lower === "the" ? from + 1 : from;
  const useNoun = /^(?:use|usage|addition|adoption|inclusion|integration|introduction|incorporation)$/;
  return useNoun.test(wordAt(items, noun)) && items[noun + 1]?.lower === "of" ? noun + 2 : from;
}

const ADDING_VERB =
  /^(?:adding|adopting|applying|employing|enabling|including|incorporating|integrating|introducing|leveraging|utili[sz]ing)$/;

/** "incorporating *tide tables* lowers", "adding *a voting step*": the subject is what was added. */
function skipAddingVerb(items: readonly SentenceItem[], from: number, to: number): number {
  if (!ADDING_VERB.test(wordAt(items, from))) return from;
  const noun = /^(?:an?|the)$/.test(wordAt(items, from + 1)) ? from + 2 : from + 1;
  return noun > to ? from : noun;
}

/** "*RAG* improves", "the *SNN* reduces": an acronym of the field is the name if nothing else has one. */
const classifyAcronym = (word: string): "model" | "method" | null => {
  if (/^(?:[acdgrs]nn|mlp|lstm|gru|svm|transformer|ssm|gan|vae)s?$/.test(word)) return "model";
  return /^(?:rag|cot|icl|ocr|sft|rl|rlhf|rlvr|peft|ptq|qat|kd)$/.test(word) ? "method" : null;
};

/** "…, and *a plain rule* lowers", "while *beam decoding* loses". */
const startsIndependentClause = (items: readonly SentenceItem[], from: number): boolean =>
  /^(?:and|while|whereas|but|;|,)$/.test(wordAt(items, from - 1));

const isValidSubjectStart = (items: readonly SentenceItem[], from: number): boolean => {
  const word = wordAt(items, from);
  const before = wordAt(items, from - (/^(?:the|an?)$/.test(wordAt(items, from - 1)) ? 2 : 1));
  if (before === "as") return false;
  const isAside = /^[,(]$/.test(wordAt(items, from - 1));
  return !NON_SUBJECT_OPENER.test(word) && !(isAside && /^\w+(?:ed|ing)$/.test(word));
};

/**
 * "the *tide-aware* rule", "the *letter sorting* heuristic": more specific than a general noun with its task, "the
 * sorting method".
 */
export const isSpecificPhrase = (core: readonly SentenceItem[]): boolean =>
  core.length > 1 &&
  (core.length > 2 ||
    !GENERIC_METHOD_NOUN.test(core.at(-1)?.lower ?? "") ||
    core.slice(0, -1).some((item) => item.lower.includes("-")));
const GENERIC_METHOD_NOUN =
  /^(?:method|approach|framework|system|technique|pipeline|algorithm|implementation|combination)$/;

/** "quantization lowers", "chain-of-thought helps": a single word for an activity, unlike "methods". */
const isSpecificNoun = (word: string): boolean =>
  !MODEL_NOUNS.has(compoundHead(word)) &&
  !METHOD_NOUNS.has(compoundHead(word)) &&
  (PROCEDURE_NOUNS.has(word) || /-|(?:ing|[st]ion|ment)$/.test(word));

const isNominalItem = ({ lower }: SentenceItem): boolean =>
  !/^(?:is|are|was|were|be|do|does|did|to|s|not|they|it|we|results|leads)$|^'/.test(lower) &&
  !isInWordClass("gain-verb", lower) &&
  !isInWordClass("strong-score", lower);
