import { beforeAdverbs } from "../../rules/adverbs";
import { ACT_NOUNS, kindOfHead, METHOD_NOUNS, MODEL_NOUNS, PART_NOUNS, TASK_NOUNS } from "../../rules/cues";
import type { Draft, Filled } from "../../rules/draft";
import { headOf, type Item, isClass } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { fillPhrase, type Phrase } from "../context/phrases";

/** Between a subject and its verb: "can effectively enhance", "not only improves". */
const AUXILIARY =
  /^(?:can|could|may|might|will|would|not|only|also|even|both|has|have|had|further|thus|still|alone|often|just)$|ly$/;
const BOUNDARY =
  /^(?:that|while|whereas|and|but|yet|although|because|since|where|whether|when|as|if|find|show|shows|found|observe|meanwhile)$/;
/** A phrase that opens so points at something else, or is none. */
const OPENS_BADLY =
  /^(?:our|its|their|this|these|those|we|it|they|i|he|she|both|all|most|some|many|several|such|each|any|no|more|which|there|here|what|how|for|in|on|at|by|with|from|using|under|across|to|of|than|over|between|through|after|during|despite|among|without|within|via|per|compared|based|given|evaluated|trained|tested|only|up|one|two|three|other|others|different|various|current|existing|recent|human|humans|people|participants|patients|users|students|together|same|final|resulting|proposed|new|novel)$/;
const SUPERLATIVE =
  /^(?:best|worst|most|least|strongest|weakest|top|largest|smallest|\S+est-performing|\S+-performing)$/;

/** Heads that are no doing of the paper's: what was found, measured or counted. */
const NO_DOING =
  /^(?:results?|experiments?|evaluations?|experimentation|analys[ei]s|stud(?:y|ies)|findings?|simulations?|performances?|improvements?|enhancements?|gains?|increases?|reductions?|comparisons?|ablations?|accurac(?:y|ies)|errors?|rates?|scores?|values?|levels?|numbers?|estimates?|predictions?|sizes?|costs?|time|times|latency|speed|quality|efficiency|data|samples?|work|works|state-of-the-art|baselines?|llms?|mllms?|vlms?|agents?|humans?|tests?|testing|validation|assessments?|investigations?|observations?|trials?|benchmarking|research|literature|evidence|measurements?|agreement|correlations?|precision|recall|coverage|success|throughput|consumption|usage|savings?|differences?|gaps?|share|portion|majority|percent|percentage|cases|questions|responses|answers|tokens|parameters|papers|authors|case)$/;

/** "prompting boosts the recall": a word that may also be a noun is a verb where its object follows. */
const hasObject = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return (
    next !== undefined &&
    /^(?:word|mention)$/.test(next.kind) &&
    !isClass("preposition", next.lower) &&
    !/^(?:and|is|are|was|were)$/.test(next.lower)
  );
};

/** Tasks that a score is reached in: "*reminder recognition* reached 89%". */
const TASK_HEAD =
  /^(?:recognition|matching|detection|classification|identification|retrieval|segmentation|prediction|localization|generation|verification|estimation|completion|diagnosis)$/;

/** "emits *a*", "is *the* first", "causes *6 points*", "emerges *as*", "resulted *in*": no noun has such a word behind it. */
const isVerbByNext = (items: readonly Item[], at: number): boolean => {
  const word = wordAt(items, at);
  const next = wordAt(items, at + 1);
  if (/^result(?:s|ed)$/.test(word)) return next === "in";
  const inflected = /^(?:is|was)$|[^sui]s$|ed$/.test(word) && !/^(?:approaches|sets|rates|finds)$/.test(word);
  return inflected && (items[at + 1]?.quantity !== undefined || /^(?:an?|the|its|their|no|zero|as)$/.test(next));
};

/** A finite verb that may govern a number; a plain one ("provides", "fails") asks more of its subject. */
const verbKind = (items: readonly Item[], at: number): "strong" | "plain" | null => {
  const { kind, lower } = items[at] as Item;
  if (kind !== "word" || /ing$/.test(lower)) return null;
  const strong = isClass("gain-verb", lower) || isClass("strong-score", lower) || /^helps?$/.test(lower);
  if (strong) return !isClass("gain-noun", lower) || hasObject(items, at) ? "strong" : null;
  const plain = isClass("score", lower) || isClass("vary-verb", lower) || isClass("move-verb", lower);
  const weak =
    /^(?:approaches|is|are|was|were|has|have|had|with|found|finds?|observed?|set|sets|average|rates?|results?)$/;
  return (plain && !weak.test(lower)) || isVerbByNext(items, at) ? "plain" : null;
};

/** A phrase, and whether it describes a model rather than a method. */
export interface Described {
  readonly phrase: Filled<string>;
  readonly model: boolean;
  /** Item where it stands, and its last. */
  readonly from: number;
  readonly to: number;
  /** Its head is a noun of methods or models, and it opens its clause: it stands against a name further ahead. */
  readonly firm: boolean;
}

/**
 * What a clause without any name says achieved its number: "*prompt engineering* raises accuracy from …", "*a linear
 * read-out* of it detects …", "*the voting module* adds …". Null where the subject is a finding, a metric, people, named,
 * or where "the", "our" or "this" point at something named elsewhere; a paper without a name has nothing for "the" to point at.
 */
export function describedSubject(draft: Draft, floor: number, ownNamed: boolean): Described | null {
  const { items } = draft.scene;
  let goesOn = false;
  for (let i = draft.first - 1; i >= Math.max(floor, draft.first - 16); i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity" || /^[;:.]$/.test(item.lower)) return null;
    const verb = verbKind(items, i);
    if (verb === null) continue;
    if (goesOn && verb === "plain") return null;
    goesOn = verb === "strong" && isSecondVerb(items, i);
    if (goesOn) continue;
    const found = readSubject(draft, i, floor, { plain: verb === "plain", ownNamed });
    if (found || verb === "strong") return found;
  }
  return null;
}

/** "tide sorting halves the cost *and cuts* latency": its subject stands before the first verb. */
const isSecondVerb = (items: readonly Item[], verb: number): boolean =>
  /^(?:and|but)$/.test(wordAt(items, beforeAdverbs(items, verb)));

const MODAL = /^(?:can|could|may|might|will|would)$/;

/** The noun phrase in front of a verb, and of what leads to that: "*tide sorting* can match or even". */
function phraseAhead(items: readonly Item[], verb: number, floor: number): Phrase | null {
  let to = verb - 1;
  if (items[to]?.lower === "or") to -= 2;
  while (to >= floor && AUXILIARY.test(wordAt(items, to))) to--;
  let from = to + 1;
  while (from - 1 >= floor && to - from < 9) {
    const item = items[from - 1] as Item;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-") || BOUNDARY.test(item.lower)) break;
    from--;
    if (MODAL.test(item.lower)) to = from - 1;
  }
  while (to >= from && AUXILIARY.test(wordAt(items, to))) to--;
  return from > to || to - from > 8 ? null : { from, to };
}

/** "tide *sorting*": something done. */
const DEED = /ing$/;

/** "*tide-guided* warm starts", "*letter-only* selection": a word that tells how a thing was made. */
const isMadeSo = (core: readonly Item[]): boolean => core.slice(0, -1).some((i) => MADE_SO.test(i.lower));
const MADE_SO = /^\w{2,20}-(?:anchored|assisted|aware|driven|gated|guided|native|only)$/;

/** How much the verb says, and whether the paper has a name of its own that "the …" may stand for. */
interface Asked {
  readonly plain: boolean;
  readonly ownNamed: boolean;
}

/** "the", "the proposed", "even a": what stands ahead of a subject's own words, which begin at `from`. */
function pastDeterminer(items: readonly Item[], start: number) {
  let from = pastUse(items, start);
  if (items[from]?.lower === "even") from++;
  const determiner = /^(?:the|a|an)$/.test(wordAt(items, from)) ? items[from++]?.lower : undefined;
  const proposed = determiner === "the" && items[from]?.lower === "proposed";
  return { from: proposed ? from + 1 : from, determiner, proposed };
}

/** A number, a sign or a known name in the phrase; a name that no list holds may stand ahead of its noun: "*Tide* augmentation". */
const isForeign = ({ kind, mention }: Item, at: number, phrase: readonly Item[]): boolean =>
  kind !== "word" &&
  !(mention?.kind === "name" && at < phrase.length - 1 && phrase.slice(0, at).every((i) => !LEADS_ON.test(i.lower)));
/** Behind such a word a phrase tells of something else: "objects *from* Tide maps", "training Tide *on* maps". */
const LEADS_ON = /^(?:from|on|in|of|for|with|by|based|using|trained|training)$/;

function readSubject(draft: Draft, verb: number, floor: number, { plain, ownNamed }: Asked): Described | null {
  const { scene, before, gain } = draft;
  const { items } = scene;
  const ahead = phraseAhead(items, verb, floor);
  if (ahead === null) return null;
  const { to } = ahead;
  const { from, determiner, proposed } = pastDeterminer(items, ahead.from);
  if (items[ahead.from - 1]?.quantity || endsAList(items, ahead.from, floor)) return null;
  if (/^(?:an?|the)$/.test(wordAt(items, to)) || isClass("preposition", wordAt(items, to))) return null;
  const phrase = items.slice(from, to + 1);
  const superlative = determiner === "the" && SUPERLATIVE.test(wordAt(items, from));
  if (phrase.length === 0 || !(superlative || opensWell(items, from)) || phrase.some(isForeign)) return null;
  const preposition = phrase.findIndex((_, at) => at > 0 && leadsOn(phrase, at));
  const core = preposition > 0 ? phrase.slice(0, preposition) : phrase;
  const head = headOf(core.at(-1)?.lower);
  const acronym = phrase.length === 1 && !(determiner && ownNamed) ? kindOfAcronym(wordAt(items, from)) : null;
  const deed = core.length > 1 && ((plain && DEED.test(head)) || isMadeSo(core));
  const kind = acronym ?? kindOfHead(head) ?? (deed ? "method" : null);
  const told = superlative || acronym !== null || PART_NOUNS.has(head) || setsApart(core);
  if (determiner === "the" && !proposed && !told) return null;
  // "the harbour mode reduces costs": whatever it is, it does something to something
  const does = !ownNamed && setsApart(core) && hasObject(items, verb);
  const one = does && !plain && !/[^s]s$/.test(head);
  if (((determiner && !proposed && !one) || plain) && kind === null) return null;
  if (NO_DOING.test(head) || (TASK_HEAD.test(head) && !before && !gain) || (kind === null && TASK_NOUNS.has(head)))
    return null;
  if (phrase.length === 1 && !acronym && (determiner || !standsAlone(wordAt(items, from)))) return null;
  // "models trained on maps reach": which models is not told, and what they were trained with is the paper's own
  if (core.length === 1 && phrase.length > 1 && MODEL_NOUNS.has(head)) return null;
  if (phrase.some((i, at) => !isNominal(i) || isVerbByNext(phrase, at))) return null;
  const end = from + ownWords(phrase, preposition) - 1;
  return {
    phrase: fillPhrase(scene, { from: pastDoing(items, from, end), to: end }),
    model: kind === "model",
    from,
    to,
    firm: kind !== null && opensClauseOfItsOwn(items, ahead.from),
  };
}

/** "rules *with* two readers", "readers *trained* on maps", "rules *learned by* readers": more is told of the thing from here on. */
const leadsOn = (phrase: readonly Item[], at: number): boolean =>
  isClass("preposition", wordAt(phrase, at)) ||
  /^trained$/.test(wordAt(phrase, at)) ||
  (/[^e]ed$/.test(wordAt(phrase, at)) && isClass("preposition", wordAt(phrase, at + 1)));

/** "*a plain rule* with two readers": how many words name the thing; "joining maps with letters" is one deed, "voting with letters" no more than its name. */
const ownWords = (phrase: readonly Item[], preposition: number): number =>
  preposition > 1 && !DEED.test(phrase[0]?.lower ?? "") ? preposition : phrase.length;

/** "*plain, careful and tide-aware sorting* achieve 47%, 39% and 20%": as many subjects in a row as numbers; null where they are not. */
export function subjectsInRow(items: readonly Item[], last: Phrase, count: number): Phrase[] | null {
  if (items[last.from - 1]?.lower !== "and") return null;
  const row = [last];
  let joint = last.from - 1;
  while (row.length < count) {
    while (/^(?:and|,)$/.test(wordAt(items, joint))) joint--;
    const to = joint;
    while (items[joint]?.kind === "word") joint--;
    let from = joint + 1;
    while (/^(?:the|an?|both|proposed)$/.test(wordAt(items, from))) from++;
    if (from > to || to - from > 4 || !items.slice(from, to + 1).every(isNominal)) return null;
    row.unshift({ from, to });
  }
  return row;
}

/** "experiments on harbour maps *and tide maps* show": behind "and", the second thing that a preposition leads to. */
function endsAList(items: readonly Item[], from: number, floor: number): boolean {
  if (items[from - 1]?.lower !== "and") return false;
  for (let i = from - 2; i >= Math.max(floor, from - 8); i--) {
    const item = items[i] as Item;
    if (isClass("preposition", item.lower)) return true;
    if (item.quantity || /^[,:;.()]$/.test(item.lower) || BOUNDARY.test(item.lower) || verbKind(items, i) !== null)
      return false;
  }
  return false;
}

/** "the use of *tide tables* lowers": what is used did it, not its use. */
function pastUse(items: readonly Item[], from: number): number {
  const noun = items[from]?.lower === "the" ? from + 1 : from;
  const used = /^(?:use|usage|addition|adoption|inclusion|integration|introduction|incorporation)$/;
  return used.test(wordAt(items, noun)) && items[noun + 1]?.lower === "of" ? noun + 2 : from;
}

const TAKES =
  /^(?:adding|adopting|applying|employing|enabling|including|incorporating|integrating|introducing|leveraging|utili[sz]ing)$/;

/** "incorporating *tide tables* lowers", "adding *a voting step*": what was taken in is what did it. */
function pastDoing(items: readonly Item[], from: number, to: number): number {
  if (!TAKES.test(wordAt(items, from))) return from;
  const noun = /^(?:an?|the)$/.test(wordAt(items, from + 1)) ? from + 2 : from + 1;
  return noun > to ? from : noun;
}

/** "*RAG* improves", "the *SNN* reduces": what the trade writes in letters is named by them, where nothing else has a name. */
const kindOfAcronym = (word: string): "model" | "method" | null => {
  if (/^(?:[acdgrs]nn|mlp|lstm|gru|svm|transformer|ssm|gan|vae)s?$/.test(word)) return "model";
  return /^(?:rag|cot|icl|ocr|sft|rl|rlhf|rlvr|peft|ptq|qat|kd)$/.test(word) ? "method" : null;
};

/** "…, and *a plain rule* lowers", "while *beam decoding* loses". */
const opensClauseOfItsOwn = (items: readonly Item[], from: number): boolean =>
  /^(?:and|while|whereas|but|;|,)$/.test(wordAt(items, from - 1));

const opensWell = (items: readonly Item[], from: number): boolean => {
  const word = wordAt(items, from);
  const before = wordAt(items, from - (/^(?:the|an?)$/.test(wordAt(items, from - 1)) ? 2 : 1));
  if (before === "as") return false;
  const aside = /^[,(]$/.test(wordAt(items, from - 1));
  return !OPENS_BADLY.test(word) && !(aside && /^\w+(?:ed|ing)$/.test(word));
};

/** "the *tide-aware* rule", "the *letter sorting* heuristic": more than a general noun with its task, "the sorting method". */
export const setsApart = (core: readonly Item[]): boolean =>
  core.length > 1 &&
  (core.length > 2 || !GENERAL.test(core.at(-1)?.lower ?? "") || core.slice(0, -1).some((i) => i.lower.includes("-")));
const GENERAL = /^(?:method|approach|framework|system|technique|pipeline|algorithm|implementation|combination)$/;

/** "quantization lowers", "chain-of-thought helps": one word that is something done, where "methods" says nothing. */
const standsAlone = (word: string): boolean =>
  !MODEL_NOUNS.has(headOf(word)) &&
  !METHOD_NOUNS.has(headOf(word)) &&
  (ACT_NOUNS.has(word) || /-|(?:ing|[st]ion|ment)$/.test(word));

const isNominal = ({ lower }: Item): boolean =>
  !/^(?:is|are|was|were|be|do|does|did|to|s|not|they|it|we|results|leads)$|^'/.test(lower) &&
  !isClass("gain-verb", lower) &&
  !isClass("strong-score", lower);
