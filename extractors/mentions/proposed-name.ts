import { findLexiconEntry } from "../lexicon/match-lexicon";
import { memoizeLastText } from "../text/memoize-by-key";
import { DOMAIN_ACRONYMS } from "../words/domain-acronyms";
import { BENCHMARK_NOUNS, isLearnerNoun, METHOD_NOUNS, MODEL_NOUNS } from "../words/head-nouns";
import { compoundHead } from "../words/word-classes";
import { findOccurrences } from "./occurrences";

/** A name that the paper introduces for its system or benchmark. */
export interface ProposedName {
  readonly name: string;
  readonly kind: "model" | "method" | "benchmark";
  /** Billions of parameters, if stated with the name: "X, a 1.5B model". */
  readonly size_b?: number;
  /** Made by others: still a system in a sentence, but never the referent of "our method". */
  readonly thirdParty?: true;
  /** How it was found, for `explain`. */
  readonly foundBy: "title" | "introduced" | "acronym" | "spelled-out" | "subject";
}

/** A name found in one sentence, before the candidates are ranked. */
export interface NameCandidate {
  readonly name: string;
  readonly foundBy: ProposedName["foundBy"];
  readonly kind: ProposedName["kind"] | null;
}

/** Returns the kind that a head noun implies: "network" a model, "framework" a method, "dataset" a benchmark; null for other nouns. */
export const classifyNoun = (word: string): ProposedName["kind"] | null => NOUN_KINDS.get(compoundHead(word)) ?? null;

/** Where a noun is in several classes, the last entry decides. */
const NOUN_KINDS: ReadonlyMap<string, ProposedName["kind"]> = new Map<string, ProposedName["kind"]>([
  ...[...MODEL_NOUNS].map((noun) => [noun, "model"] as const),
  ...[...METHOD_NOUNS, "policy", "harness", "metric", "extension", "variant", "strategy"].map(
    (noun) => [noun, "method"] as const,
  ),
  ...[...BENCHMARK_NOUNS]
    .filter((noun) => !/^(?:split|track|competition|challenge|collection)s?$/.test(noun))
    .map((noun) => [noun, "benchmark"] as const),
]);

/**
 * Endings of model names, used when there is no other evidence of the kind. In 30,000 abstracts, names with these endings
 * are models at least about as often as anything else. "…LLM", "…RM", "…Diff" and "…-RL" are more often frameworks.
 */
export const MODEL_NAME_SUFFIX =
  /(?<=[\w-])(?:Net|[Ff]ormer|BERT|GPT|GAN|VAE|RNN|CNN|GNN|GCN|KAN|SVM|Mamba|LLaMA|YOLO|CLIP|SigLIP|ViT|DiT|DETR|NeXt|VLA)(?=$|\+|[vV]\d|-(?!RL))/;

/** Prefixes of model names: "YOLOv11x", "EfficientNetV2S", "GPT Image". */
export const MODEL_NAME_PREFIX =
  /^(?:YOLO|EfficientNet|ResNe[Xx]?t|GPT|BERT|RoBERTa|ViT|LLaMA|Llama|Qwen|Gemini|Gemma|Claude|Mistral|DeepSeek|T5|CLIP|Swin|ConvNe[Xx]t|DenseNet|MobileNet|VGG|U-?Net|(?:Bi)?LSTM|XGBoost|LightGBM|CatBoost|DistilBERT|InceptionV\d|NASNet|SqueezeNet|DeepLab|SegFormer|Whisper|wav2vec)/;

/** Escapes the special characters of regular expressions. */
export const escapeRegExp = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** True if a name is not in the lexicon and does not end with a metric of the lexicon. */
export const isUnlistedName = (name: string): boolean =>
  findLexiconEntry(name) === null && findLexiconEntry(/\s(\S+)$/.exec(name)?.[1] ?? "")?.metric === undefined;

/** The start offsets of the dataset nouns of an abstract. */
const findDatasetNouns = memoizeLastText((abstract) =>
  Array.from(abstract.matchAll(/ (?:dataset|benchmark|corpus|test set)s?\b/gi), ({ index }) => index),
);

/** True if the abstract calls the name a dataset or benchmark: "the CVBL dataset". */
export function isCalledDataset(name: string, abstract: string): boolean {
  const lower = name.toLowerCase();
  return findDatasetNouns(abstract).some(
    (offset) => abstract.slice(Math.max(0, offset - name.length), offset).toLowerCase() === lower,
  );
}

/** True if the abstract calls the name a dataset, and nowhere a system ("the CVBL model"). */
export const isOnlyCalledDataset = (name: string, abstract: string): boolean =>
  isCalledDataset(name, abstract) &&
  !new RegExp(`${escapeRegExp(name)} (?:model|framework|method|network|system|agent|pipeline)`, "i").test(abstract);

const PROBLEM_NOUNS =
  "(?:problem|task|disease|syndrome|disorder|challenge|competition|mission|theorem|hypothesis|test)s?";
/** Findings about systems: "the Harbour Gap". */
const FINDING_NOUNS = "(?:gap|collapse|phenomenon|paradox|illusion|dilemma|fallacy|failure mode|overlap)";
const NON_SYSTEM_NOUNS = `(?:${PROBLEM_NOUNS}|${FINDING_NOUNS}|(?:metric|index|ratio|rate|score|measure|accuracy|error|coefficient)s?)`;
const SPELLED_NON_SYSTEM = new RegExp(`${NON_SYSTEM_NOUNS} \\($`, "i");
/** "a task *representation framework*": the noun modifies a system noun. */
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
 * True if a name is a problem, a finding or a metric instead of a system: "the Harbour Routing Problem (HRP)", "the HRP
 * task", "HRS, a new metric".
 */
export function isNonSystemName(name: string, abstract: string): boolean {
  if (NON_SYSTEM_SUFFIX.test(name)) return true;
  for (const offset of findOccurrences(abstract, name)) {
    const after = abstract.slice(offset + name.length, offset + name.length + 140);
    if (NON_SYSTEM_CONTEXT.test(after)) return true;
    const before = abstract.slice(Math.max(0, offset - 80), offset);
    if (after.startsWith(")") && SPELLED_NON_SYSTEM.test(before)) return true;
    if (METRIC_CONTEXT.test(before)) return true;
  }
  return false;
}

/** "Natural Language Processing", "Long Short-Term Memory": true if a name spells out a common domain acronym (NLP, LSTM). */
export function isSpelledDomainTerm(name: string): boolean {
  const words = name.split(/[\s-]/);
  const letters = words.map((word) => word[0]?.toLowerCase() ?? "").join("");
  const isKnown = !letters.endsWith("s") && (DOMAIN_ACRONYMS.has(letters) || isLearnerNoun(letters));
  return words.length > 2 && isKnown && /^[\p{L}\s-]+$/u.test(name);
}

const CREATION_VERBS = "(?:propos|introduc|present|develop|devis|design)";

/** True if a name is a class of systems that the paper does not introduce: "Tide Language Models (TLMs) are". */
export function isSystemClass(name: string, abstract: string): boolean {
  const one = name.replace(/s$/, "");
  if (!abstract.includes(`(${one}s)`)) return false;
  const stem = escapeRegExp(one);
  const offset = abstract.search(new RegExp(`\\w\\w(?<!s)s \\(${stem}s\\)`));
  if (offset < 0) return false;
  const isCreated = new RegExp(`${CREATION_VERBS}\\w{0,12} (?:an? |the )?${stem}`, "i").test(abstract);
  return (
    !isCreated &&
    !new RegExp(`\\b(?:${CREATION_VERBS}|our\\b|novel|new\\b)`, "i").test(
      abstract.slice(Math.max(0, offset - 90), offset),
    )
  );
}

/** "(CHR) framework is proposed". */
const PASSIVE_INTRODUCTION = new RegExp(
  `^\\(\\S+\\)[^.;:,]{0,30} (?:is|are|was|were) (?:\\w+ly |then )?${CREATION_VERBS}ed\\b`,
);

/** "Doppler velocity log (DVL)": true if an acronym is spelled out in lower case and not introduced as a name. */
export function isGenericAcronym(name: string, abstract: string): boolean {
  const offset = /\p{Ll}{2}/u.test(name) ? -1 : abstract.indexOf(`(${name})`);
  if (offset < 0) return false;
  const words = abstract
    .slice(Math.max(0, offset - 60), offset)
    .trim()
    .split(/\s+/)
    .slice(-Math.max(2, name.length));
  const isLowerCase = words.slice(-2).every((word) => /^[a-z-]+$/.test(word));
  const isIntroduced = /(?:propose|introduce|present|develop|call|name|our|novel|new)/i.test(
    abstract.slice(Math.max(0, offset - 110), offset),
  );
  return isLowerCase && !isIntroduced && !PASSIVE_INTRODUCTION.test(abstract.slice(offset, offset + 90));
}
