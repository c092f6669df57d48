import { findLexiconEntry } from "../lexicon/match-lexicon";
import { DOMAIN_ACRONYMS } from "../words/domain-acronyms";
import { BENCHMARK_NOUNS, isLearnerNoun, METHOD_NOUNS, MODEL_NOUNS } from "../words/head-nouns";
import { compoundHead } from "../words/word-classes";
import { findOccurrences } from "./occurrences";

/** A name that the paper gives to something of its own. */
export interface ProposedName {
  readonly name: string;
  readonly kind: "model" | "method" | "benchmark";
  /** Billions of parameters, where the paper says them when it introduces the name: "X, a 1.5B model". */
  readonly size_b?: number;
  /** Somebody else's: a system where a sentence has it, and never what "our method" means. */
  readonly thirdParty?: true;
  /** How it was found, for `explain`. */
  readonly foundBy: "title" | "introduced" | "acronym" | "spelled-out" | "subject";
}

/** A name as one sentence gives it, before the votes are counted. */
export interface NameCandidate {
  readonly name: string;
  readonly foundBy: ProposedName["foundBy"];
  readonly kind: ProposedName["kind"] | null;
}

export function classifyNoun(word: string): ProposedName["kind"] | null {
  const head = compoundHead(word);
  if (BENCHMARK_NOUNS.has(head) && !/^(?:split|track|competition|challenge|collection)s?$/.test(head))
    return "benchmark";
  if (METHOD_NOUNS.has(head) || /^(?:policy|harness|metric|extension|variant|strategy)$/.test(head)) return "method";
  return MODEL_NOUNS.has(head) ? "model" : null;
}

/**
 * Endings by which models are named where nothing else says what a name is: those that abstracts call models about as
 * often as anything else, counted over 30,000. "…LLM", "…RM", "…Diff", "…-RL" are frameworks more often.
 */
export const MODEL_NAME_SUFFIX =
  /(?<=[\w-])(?:Net|[Ff]ormer|BERT|GPT|GAN|VAE|RNN|CNN|GNN|GCN|KAN|SVM|Mamba|LLaMA|YOLO|CLIP|SigLIP|ViT|DiT|DETR|NeXt|VLA)(?=$|\+|[vV]\d|-(?!RL))/;

/** Beginnings of the same: "YOLOv11x", "EfficientNetV2S", "GPT Image". */
export const MODEL_NAME_PREFIX =
  /^(?:YOLO|EfficientNet|ResNe[Xx]?t|GPT|BERT|RoBERTa|ViT|LLaMA|Llama|Qwen|Gemini|Gemma|Claude|Mistral|DeepSeek|T5|CLIP|Swin|ConvNe[Xx]t|DenseNet|MobileNet|VGG|U-?Net|(?:Bi)?LSTM|XGBoost|LightGBM|CatBoost|DistilBERT|InceptionV\d|NASNet|SqueezeNet|DeepLab|SegFormer|Whisper|wav2vec)/;

export const escapeRegExp = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A known benchmark, model or metric is nobody's new name. */
export const isUnlistedName = (name: string): boolean =>
  findLexiconEntry(name) === null && findLexiconEntry(/\s(\S+)$/.exec(name)?.[1] ?? "")?.metric === undefined;

/** "the CVBL dataset": the abstract itself calls the name a data set. */
export function isCalledDataset(name: string, abstract: string): boolean {
  const lower = name.toLowerCase();
  return [...abstract.matchAll(/ (?:dataset|benchmark|corpus|test set)s?\b/gi)].some(
    ({ index }) => abstract.slice(Math.max(0, index - name.length), index).toLowerCase() === lower,
  );
}

/** The same, where it nowhere says "the CVBL model" too. */
export const isOnlyCalledDataset = (name: string, abstract: string): boolean =>
  isCalledDataset(name, abstract) &&
  !new RegExp(`${escapeRegExp(name)} (?:model|framework|method|network|system|agent|pipeline)`, "i").test(abstract);

const PROBLEM_NOUNS =
  "(?:problem|task|disease|syndrome|disorder|challenge|competition|mission|theorem|hypothesis|test)s?";
/** What is found in systems, not built: "the Harbour Gap". */
const FINDING_NOUNS = "(?:gap|collapse|phenomenon|paradox|illusion|dilemma|fallacy|failure mode|overlap)";
const NON_SYSTEM_NOUNS = `(?:${PROBLEM_NOUNS}|${FINDING_NOUNS}|(?:metric|index|ratio|rate|score|measure|accuracy|error|coefficient)s?)`;
const SPELLED_NON_SYSTEM = new RegExp(`${NON_SYSTEM_NOUNS} \\($`, "i");
/** "a task *representation framework*": the thing only says what kind of system it is. */
const SYSTEM_CONTINUATION =
  " (?:(?!(?:that|which|to|for|of|by|in|on|and|with)\\b)[\\w-]{1,24} ){0,2}(?:framework|method|model|approach|system|network|algorithm|pipeline|strategy|agent|module|technique)\\b";
const NON_SYSTEM_CONTEXT = new RegExp(
  `^\\)?,? defined as\\b|^\\)? (?:${PROBLEM_NOUNS}|(?:[a-z-]{3,20}(?<!s) )?metrics?(?!-)|scores (?:of|by|from|as|across|for|and))\\b|^\\)?, an? (?:(?!that |which |to |for |of |by )[\\w-]{1,24} ){0,4}${NON_SYSTEM_NOUNS}(?![\\w-]|${SYSTEM_CONTINUATION})`,
  "i",
);
/** "a novel metric, Orion", "two metrics: Tides over Letters (ToL)". */
const METRIC_CONTEXT =
  /\b(?:an?|new|novel|two|three|our|introduces?|propose) (?:[a-z-]+ ){0,4}metrics?(?:,|:|,? (?:called|named|termed|dubbed))? (?:the )?(?:(?:\p{Lu}[\w-]*|of|over|to|per) ){0,6}\(?$/u;
const NON_SYSTEM_SUFFIX = new RegExp(`\\s${NON_SYSTEM_NOUNS}$`, "i");

/**
 * What a paper names besides its systems: the problem that it solves and what it is measured by. "the Harbour Routing
 * Problem (HRP)", "the HRP task", "HRS, a new metric".
 */
export function isNonSystemName(name: string, abstract: string): boolean {
  if (NON_SYSTEM_SUFFIX.test(name)) return true;
  for (const at of findOccurrences(abstract, name)) {
    const behind = abstract.slice(at + name.length, at + name.length + 140);
    if (NON_SYSTEM_CONTEXT.test(behind)) return true;
    const ahead = abstract.slice(Math.max(0, at - 80), at);
    if (behind.startsWith(")") && SPELLED_NON_SYSTEM.test(ahead)) return true;
    if (METRIC_CONTEXT.test(ahead)) return true;
  }
  return false;
}

/** "Natural Language Processing", "Long Short-Term Memory": what the trade writes in letters (NLP, LSTM) is nobody's own. */
export function isSpelledDomainTerm(name: string): boolean {
  const words = name.split(/[\s-]/);
  const letters = words.map((w) => w[0]?.toLowerCase() ?? "").join("");
  const known = !letters.endsWith("s") && (DOMAIN_ACRONYMS.has(letters) || isLearnerNoun(letters));
  return words.length > 2 && known && /^[\p{L}\s-]+$/u.test(name);
}

const CREATION_VERBS = "(?:propos|introduc|present|develop|devis|design)";

/** "Tide Language Models (TLMs) are", which nobody proposes here: a class of systems, of which many are made. */
export function isSystemClass(name: string, abstract: string): boolean {
  const one = name.replace(/s$/, "");
  if (!abstract.includes(`(${one}s)`)) return false;
  const stem = escapeRegExp(one);
  const at = abstract.search(new RegExp(`\\w\\w(?<!s)s \\(${stem}s\\)`));
  if (at < 0) return false;
  const made = new RegExp(`${CREATION_VERBS}\\w* (?:an? |the )?${stem}`, "i").test(abstract);
  return (
    !made &&
    !new RegExp(`\\b(?:${CREATION_VERBS}|our\\b|novel|new\\b)`, "i").test(abstract.slice(Math.max(0, at - 90), at))
  );
}

/** "(CHR) framework is proposed". */
const PASSIVE_INTRODUCTION = new RegExp(
  `^\\(\\S+\\)[^.;:,]{0,30} (?:is|are|was|were) (?:\\w+ly |then )?${CREATION_VERBS}ed\\b`,
);

/** "Doppler velocity log (DVL)": an acronym spelled out in small letters is a thing of the trade, not a name. */
export function isGenericAcronym(name: string, abstract: string): boolean {
  const at = /\p{Ll}{2}/u.test(name) ? -1 : abstract.indexOf(`(${name})`);
  if (at < 0) return false;
  const words = abstract
    .slice(Math.max(0, at - 60), at)
    .trim()
    .split(/\s+/)
    .slice(-Math.max(2, name.length));
  const small = words.slice(-2).every((w) => /^[a-z-]+$/.test(w));
  const introduced = /(?:propose|introduce|present|develop|call|name|our|novel|new)/i.test(
    abstract.slice(Math.max(0, at - 110), at),
  );
  return small && !introduced && !PASSIVE_INTRODUCTION.test(abstract.slice(at, at + 90));
}
