import { mayBeBenchmarkName } from "../../mentions/benchmark-shape";
import type { Mention } from "../../mentions/mention";
import { isResultVerb, type SentenceItem } from "../../rules/sentence-context";
import { BENCHMARK_NOUNS, MODEL_NOUNS, SINGULAR_DATASET_NOUNS } from "../../words/head-nouns";
import { isPluralQuantifier } from "../../words/number-words";
import { compoundHead } from "../../words/word-classes";
import { isBenchmarkMention } from "./paper-context";

/** "across X" is not included, since it often states where something runs. */
const EVALUATION_PREPOSITION = /^(?:on|upon)$/;

interface CoordinationMember {
  readonly mention: Mention;
  readonly index: number;
}

/** Plurals and endings of architecture names: "ResNets", "BERTimbau", "PoolFormer". */
const ARCHITECTURE_NAME =
  /(?:Net|Former|former|LLM|GPT|BERT|GAN|Mamba|YOLO)s$|BERT|GPT|^(?:ResNe|YOLO)|(?:[Ff]ormer|LLM|[Ll]lama|LLaMA)$/;

/** "LLM-as-a-Judge", "Text-to-Video", "Mixture-of-Experts": names of techniques. */
const TECHNIQUE_NAME = /^\p{L}+-to-\p{L}+$|-as-(?:an?-)?|-of-/u;

/** Nouns before which a name describes the data instead of naming it: "X tasks", "X data"; but "the X task" is a name. */
const DATA_KIND_NOUN =
  /^(?:tasks|problems|questions|games?|data|environments?|domains?|scenarios?|dialects|languages?|images|videos)$/;

/** Singular head nouns that a preceding name only describes: "Raman *spectra*", "a BLX *attack*". */
const NON_BENCHMARK_HEAD =
  /^(?:spectra|signal|noise|channel|attack|class|strategy|policy|rule|fusion|content|index|region|user|layer|format|quantization|mode|variant|reference|configuration|tool|kernel|loss|solver|controller|chain|cohorts?|implementation|deployment|protocol|prompting|decoding|sampling|training|pretraining|finetuning)$/;

/** Head nouns of a single benchmark; "MLS benchmarks" are several of a kind. */
const SINGLE_BENCHMARK_NOUNS = new Set([...SINGULAR_DATASET_NOUNS, "suite", "track", "subset", "database"]);

/** Head nouns of activities; a plain word or short acronym before them is a modifier: "BEV localization". */
const ACTIVITY_NOUN =
  /^(?:generation|prediction|localization|localisation|generalization|generalisation|forecasting|production|estimation|reconstruction|imaging|sensing|adaptation|transfer|performance|consumption|communication|planning|control|tracking|modeling|modelling|rendering|editing|synthesis|inference|analysis|power|demand|supply)$/;

/** Plain words and short acronyms: "Biography", "BEV". */
const PLAIN_NAME = /^(?:\p{Lu}\p{Ll}+|\p{Lu}{2,4})$/u;

const ACRONYM = /^(?=.*\p{Lu}.*\p{Lu})\p{L}{2,4}$/u;

/** "on RFQ": a single short acronym without a known benchmark nearby is more often a sensor or a signal than a dataset. */
const isTooShortForBenchmark = (lone: string, items: readonly SentenceItem[], head: string): boolean =>
  ACRONYM.test(lone) &&
  lone.length < 4 &&
  !SINGLE_BENCHMARK_NOUNS.has(head) &&
  !items.some((item) => item.mention?.kind === "benchmark");

/** "HSI datasets", "QoS benchmark datasets": a kind of data, not a dataset name. */
const isDatasetModifier = (lone: string, words: readonly string[]): boolean =>
  ACRONYM.test(lone) &&
  /^(?:(?:benchmark|evaluation|test) )?(?:datasets|benchmarks|domains|suites)\b/.test(words.join(" "));

/** "on 100 HarborMaps letters": a camel-case name after a count is a source of data; a plain word or acronym is a kind. */
const CAMEL_CASE = /\p{Ll}\p{Lu}/u;

/** "on *a* public HSI dataset": a dataset of a kind; a named dataset has "the". */
const isIndefiniteDataset = (wordsBefore: string, lone: string, head: string): boolean =>
  ACRONYM.test(lone) &&
  /^(?:dataset|data-set|benchmark|corpus)$/.test(head) &&
  /(?:^| )an?(?: [a-z-]+){0,4}$/.test(wordsBefore);

/** True if the words around a coordination indicate a system, hardware, a language or a described noun. */
function isNonBenchmark(items: readonly SentenceItem[], members: readonly CoordinationMember[]): boolean {
  const first = members[0]?.index ?? 0;
  const last = members.at(-1)?.index ?? 0;
  const head = compoundHead(items[last + 1]?.lower);
  if (members.every((m) => TECHNIQUE_NAME.test(m.mention.surface))) return true;
  if (
    members.every((m) => m.mention.domainTerm || ARCHITECTURE_NAME.test(m.mention.surface)) &&
    !SINGLE_BENCHMARK_NOUNS.has(head)
  )
    return true;
  const wordsBefore = items
    .slice(Math.max(0, first - 7), first)
    .map((item) => item.lower)
    .join(" ");
  const lone = members.length === 1 ? members[0]?.mention.surface : undefined;
  if (lone === undefined) return false;
  if (items[first - 1]?.quantity?.unit === "") return !CAMEL_CASE.test(lone);
  if (isIndefiniteDataset(wordsBefore, lone, head)) return true;
  if (isTooShortForBenchmark(lone, items, head)) return true;
  if (isDatasetModifier(lone, [items[last + 1]?.lower ?? "", items[last + 2]?.lower ?? ""])) return true;
  if (DATA_KIND_NOUN.test(head) || NON_BENCHMARK_HEAD.test(head) || (ACTIVITY_NOUN.test(head) && PLAIN_NAME.test(lone)))
    return true;
  if (/^\p{Lu}{2,}s$/u.test(lone) || /^\p{L}{2}[-→↔]\p{L}{2}$/u.test(lone)) return true;
  return isNonEvaluationPlural(head);
}

/** "X cohorts", "X users": a plural that is not used for evaluation data. */
const isNonEvaluationPlural = (head: string): boolean =>
  /^[a-z]{3,}[^su]s$/.test(head) && !BENCHMARK_NOUNS.has(head) && !/^(?:tests|splits|sets|suites)$/.test(head);

/** "the X 2025 *shared task*". */
export const isSharedTask = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.lower === "shared" && /^tasks?$/.test(items[index + 1]?.lower ?? "");

type CoordinationKind = "benchmark" | "system";

/** Coordinated names and the words around them that determine their kind. */
interface CoordinationContext {
  readonly items: readonly SentenceItem[];
  readonly members: readonly CoordinationMember[];
  readonly mentions: readonly Mention[];
  readonly preposition: string | null;
  /** Item of the first name. */
  readonly first: number;
  /** The last part of the word after the last name. */
  readonly head: string;
}

/** Classifies coordinated names as benchmarks or systems. */
export function classifyCoordination(
  items: readonly SentenceItem[],
  members: readonly CoordinationMember[],
  preposition: string | null,
): CoordinationKind {
  const mentions = members.map((m) => m.mention);
  const head = compoundHead(items[(members.at(-1)?.index ?? 0) + 1]?.lower);
  const context: CoordinationContext = { items, members, mentions, preposition, first: members[0]?.index ?? 0, head };
  for (const classify of CLASSIFIERS) {
    const kind = classify(context);
    if (kind) return kind;
  }
  return "system";
}

/** "an online A/B test on Orion", "deployed on Orion": the name of a production service, even if the lexicon has a dataset of that name. */
function classifyByDeployment({ items, preposition, first }: CoordinationContext): CoordinationKind | null {
  if (preposition === null || !/^(?:on|in|at|within)$/.test(preposition)) return null;
  const itemsBefore = items.slice(Math.max(0, first - 7), first);
  const from =
    itemsBefore.findLastIndex(
      (item) => item.quantity !== undefined || isResultVerb(item) || /^(?:,|for)$/.test(item.lower),
    ) + 1;
  const wordsBefore = itemsBefore
    .slice(from)
    .map((item) => item.lower)
    .join(" ");
  return /\ba ?\/ ?b|\bdeploy(?:ed|ment)|\bonline (?:tests?|experiments?)/.test(wordsBefore) ? "system" : null;
}

/** Classifies by the lexicon and by the proposed names of the paper. */
function classifyByMentionKind({ mentions, preposition, head }: CoordinationContext): CoordinationKind | null {
  if (mentions.some(isBenchmarkMention)) return "benchmark";
  if (
    preposition &&
    mentions.every((mention) => mention.kind === "name") &&
    mentions.some((mention) => mayBeBenchmarkName(mention.surface))
  )
    return "benchmark";
  const [only] = mentions;
  const isAmbiguous =
    mentions.length === 1 &&
    only?.kind === "proposed" &&
    (/^(?:challenge|benchmark|dataset)$/.test(head) || mayBeBenchmarkName(only.name));
  if (preposition && isAmbiguous) return "benchmark";
  return mentions.some((mention) => mention.kind === "model" || mention.kind === "proposed" || mention.kind === "size")
    ? "system"
    : null;
}

/** "on four X datasets": a counted kind of dataset, not a name. */
function classifyByCount({ items, mentions, first, head }: CoordinationContext): CoordinationKind | null {
  if (mentions.length !== 1 || !/^(?:datasets|benchmarks|corpora|databases)$/.test(head)) return null;
  const isCounted = items
    .slice(Math.max(0, first - 4), first)
    .some((item) => item.quantity?.unit === "" || isPluralQuantifier(item.lower));
  return isCounted ? "system" : null;
}

function classifyByNounAfter({ items, members, head }: CoordinationContext): CoordinationKind | null {
  if (BENCHMARK_NOUNS.has(head) || /^(?:test|unseen)$/.test(head)) return "benchmark";
  if (isSharedTask(items, (members.at(-1)?.index ?? 0) + 1)) return "benchmark";
  return MODEL_NOUNS.has(head) ? "system" : null;
}

/** "on X", "datasets including X and Y", "in X2 and YSet". */
function classifyByPreposition({ items, mentions, preposition, first }: CoordinationContext): CoordinationKind | null {
  if (preposition === null) return null;
  if (EVALUATION_PREPOSITION.test(preposition)) return "benchmark";
  const wordsBefore = items.slice(Math.max(0, first - 3), first).map((item) => item.lower);
  const hasDataNounBefore = wordsBefore.some((word) => BENCHMARK_NOUNS.has(word) || word === "tasks");
  if (hasDataNounBefore && /^(?:in|for|with)$/.test(preposition)) return "benchmark";
  const looksLikeNames =
    mentions.every((mention) => /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(mention.surface.split(" ", 1)[0] ?? "")) &&
    mentions.some((mention) => !PLAIN_NAME.test(mention.surface));
  return mentions.length > 1 && looksLikeNames && /^(?:in|for)$/.test(preposition) ? "benchmark" : null;
}

/** The first classifier with a result decides. */
const CLASSIFIERS: readonly ((context: CoordinationContext) => CoordinationKind | null)[] = [
  classifyByDeployment,
  classifyByMentionKind,
  ({ items, members }) => (isNonBenchmark(items, members) ? "system" : null),
  classifyByCount,
  classifyByNounAfter,
  classifyByPreposition,
];
