import { saysBenchmark } from "../../mentions/benchmark-shape";
import type { Mention } from "../../mentions/mention";
import { BENCHMARK_NOUNS, DATASET_NOUN, MODEL_NOUNS, saysSeveral } from "../../rules/cues";
import { headOf, type Item, isResultVerb } from "../../rules/scene";
import { isBenchmark } from "./paper-context";

/** "across X" is what something is run or sent across as often. */
const EVALUATED_ON = /^(?:on|upon)$/;

interface Member {
  readonly mention: Mention;
  readonly at: number;
}

/** Plurals and endings by which architectures go: "ResNets", "BERTimbau", "PoolFormer". */
const ARCHITECTURE =
  /(?:Net|Former|former|LLM|GPT|BERT|GAN|Mamba|YOLO)s$|BERT|GPT|^(?:ResNe|YOLO)|(?:[Ff]ormer|LLM|[Ll]lama|LLaMA)$/;

/** "LLM-as-a-Judge", "Text-to-Video", "Mixture-of-Experts": ways of doing it. */
const WAY = /^\p{L}+-to-\p{L}+$|-as-(?:an?-)?|-of-/u;

/** What was evaluated is described by the name, not named by it: "X tasks", "X data"; "the X task" has a name. */
const KINDS_OF_DATA =
  /^(?:tasks|problems|questions|games?|data|environments?|domains?|scenarios?|dialects|languages?|images|videos)$/;

/** Singular heads of things that a name before them describes: "Raman *spectra*", "a BLX *attack*". */
const THINGS =
  /^(?:spectra|signal|noise|channel|attack|class|strategy|policy|rule|fusion|content|index|region|user|layer|format|quantization|mode|variant|reference|configuration|tool|kernel|loss|solver|controller|chain|cohorts?|implementation|deployment|protocol|prompting|decoding|sampling|training|pretraining|finetuning)$/;

/** Heads of one benchmark; "MLS benchmarks" are several of a kind. */
const ONE_SET = new Set([...DATASET_NOUN, "suite", "track", "subset", "database"]);

/** Heads of what is done with data; a plain word or a short acronym before them says what kind: "BEV localization". */
const DOINGS =
  /^(?:generation|prediction|localization|localisation|generalization|generalisation|forecasting|production|estimation|reconstruction|imaging|sensing|adaptation|transfer|performance|consumption|communication|planning|control|tracking|modeling|modelling|rendering|editing|synthesis|inference|analysis|power|demand|supply)$/;

/** Plain words and short acronyms: "Biography", "BEV". */
const PLAIN = /^(?:\p{Lu}\p{Ll}+|\p{Lu}{2,4})$/u;

const ACRONYM = /^(?=.*\p{Lu}.*\p{Lu})\p{L}{2,4}$/u;

/** "on RFQ": so short, in no list and beside no known benchmark, it is a sensor, a signal or a part more often than data. */
const isTooShort = (lone: string, items: readonly Item[], head: string): boolean =>
  ACRONYM.test(lone) && lone.length < 4 && !ONE_SET.has(head) && !items.some((i) => i.mention?.kind === "benchmark");

/** "HSI datasets", "QoS benchmark datasets": a kind of data, not the name of one. */
const describesHead = (lone: string, words: readonly string[]): boolean =>
  ACRONYM.test(lone) &&
  /^(?:(?:benchmark|evaluation|test) )?(?:datasets|benchmarks|domains|suites)\b/.test(words.join(" "));

/** "on 100 HarborMaps letters": so written, a name says where the counted are from; a plain word and an acronym say of which kind. */
const TWO_CAPITALS = /\p{Ll}\p{Lu}/u;

/** "on *a* public HSI dataset": one of a kind; a name of its own is told with "the". */
const isOneOfKind = (said: string, lone: string, head: string): boolean =>
  ACRONYM.test(lone) &&
  /^(?:dataset|data-set|benchmark|corpus)$/.test(head) &&
  /(?:^| )an?(?: [a-z-]+){0,4}$/.test(said);

/** Whether the words around a run speak of a system, a machine, a language or a thing that the names describe. */
function isNoBenchmark(items: readonly Item[], members: readonly Member[]): boolean {
  const first = members[0]?.at ?? 0;
  const last = members.at(-1)?.at ?? 0;
  const head = headOf(items[last + 1]?.lower);
  if (members.every((m) => WAY.test(m.mention.surface))) return true;
  if (members.every((m) => m.mention.term || ARCHITECTURE.test(m.mention.surface)) && !ONE_SET.has(head)) return true;
  const said = items
    .slice(Math.max(0, first - 7), first)
    .map((i) => i.lower)
    .join(" ");
  const lone = members.length === 1 ? members[0]?.mention.surface : undefined;
  if (lone === undefined) return false;
  if (items[first - 1]?.quantity?.unit === "") return !TWO_CAPITALS.test(lone);
  if (isOneOfKind(said, lone, head)) return true;
  if (isTooShort(lone, items, head)) return true;
  if (describesHead(lone, [items[last + 1]?.lower ?? "", items[last + 2]?.lower ?? ""])) return true;
  if (KINDS_OF_DATA.test(head) || THINGS.test(head) || (DOINGS.test(head) && PLAIN.test(lone))) return true;
  if (/^\p{Lu}{2,}s$/u.test(lone) || /^\p{L}{2}[-→↔]\p{L}{2}$/u.test(lone)) return true;
  return isPluralThing(head);
}

/** "X cohorts", "X users": a plural that is no evaluation's. */
const isPluralThing = (head: string): boolean =>
  /^[a-z]{3,}[^su]s$/.test(head) && !BENCHMARK_NOUNS.has(head) && !/^(?:tests|splits|sets|suites)$/.test(head);

/** "the X 2025 *shared task*". */
export const isSharedTask = (items: readonly Item[], at: number): boolean =>
  items[at]?.lower === "shared" && /^tasks?$/.test(items[at + 1]?.lower ?? "");

type What = "benchmark" | "system";

/** Names in a row, and the words around them that say what they are. */
interface Row {
  readonly items: readonly Item[];
  readonly members: readonly Member[];
  readonly kinds: readonly Mention[];
  readonly preposition: string | null;
  /** Item of the first name. */
  readonly first: number;
  /** The last part of the word behind the last name. */
  readonly head: string;
}

/** Whether names in a row are what was evaluated on, or systems. */
export function whatIs(items: readonly Item[], members: readonly Member[], preposition: string | null): What {
  const kinds = members.map((m) => m.mention);
  const head = headOf(items[(members.at(-1)?.at ?? 0) + 1]?.lower);
  const row: Row = { items, members, kinds, preposition, first: members[0]?.at ?? 0, head };
  for (const ask of QUESTIONS) {
    const what = ask(row);
    if (what) return what;
  }
  return "system";
}

/** "an online A/B test on Orion", "deployed on Orion": where it runs for people, also where a list has data of that name. */
function byService({ items, preposition, first }: Row): What | null {
  if (preposition === null || !/^(?:on|in|at|within)$/.test(preposition)) return null;
  const ahead = items.slice(Math.max(0, first - 7), first);
  const from =
    ahead.findLastIndex((i) => i.quantity !== undefined || isResultVerb(i) || /^(?:,|for)$/.test(i.lower)) + 1;
  const said = ahead
    .slice(from)
    .map((i) => i.lower)
    .join(" ");
  return /\ba ?\/ ?b|\bdeploy(?:ed|ment)|\bonline (?:tests?|experiments?)/.test(said) ? "system" : null;
}

/** What the names are known as, by a list or by the paper's own word. */
function bySort({ kinds, preposition, head }: Row): What | null {
  if (kinds.some(isBenchmark)) return "benchmark";
  if (preposition && kinds.every((m) => m.kind === "name") && kinds.some((m) => saysBenchmark(m.surface)))
    return "benchmark";
  const [only] = kinds;
  const contested =
    kinds.length === 1 &&
    only?.kind === "own" &&
    (/^(?:challenge|benchmark|dataset)$/.test(head) || saysBenchmark(only.name));
  if (preposition && contested) return "benchmark";
  return kinds.some((m) => m.kind === "model" || m.kind === "own" || m.kind === "size") ? "system" : null;
}

/** "on four X datasets": a kind of which there are several. */
function byCount({ items, kinds, first, head }: Row): What | null {
  if (kinds.length !== 1 || !/^(?:datasets|benchmarks|corpora|databases)$/.test(head)) return null;
  const counted = items
    .slice(Math.max(0, first - 4), first)
    .some((i) => i.quantity?.unit === "" || saysSeveral(i.lower));
  return counted ? "system" : null;
}

function byNounBehind({ items, members, head }: Row): What | null {
  if (BENCHMARK_NOUNS.has(head) || /^(?:test|unseen)$/.test(head)) return "benchmark";
  if (isSharedTask(items, (members.at(-1)?.at ?? 0) + 1)) return "benchmark";
  return MODEL_NOUNS.has(head) ? "system" : null;
}

/** "on X", "datasets including X and Y", "in X2 and YSet". */
function byPreposition({ items, kinds, preposition, first }: Row): What | null {
  if (preposition === null) return null;
  if (EVALUATED_ON.test(preposition)) return "benchmark";
  const ahead = items.slice(Math.max(0, first - 3), first).map((i) => i.lower);
  const nounAhead = ahead.some((w) => BENCHMARK_NOUNS.has(w) || w === "tasks");
  if (nounAhead && /^(?:in|for|with)$/.test(preposition)) return "benchmark";
  const coined =
    kinds.every((m) => /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(m.surface.split(" ", 1)[0] ?? "")) &&
    kinds.some((m) => !PLAIN.test(m.surface));
  return kinds.length > 1 && coined && /^(?:in|for)$/.test(preposition) ? "benchmark" : null;
}

/** The first that knows an answer decides. */
const QUESTIONS: readonly ((row: Row) => What | null)[] = [
  byService,
  bySort,
  ({ items, members }) => (isNoBenchmark(items, members) ? "system" : null),
  byCount,
  byNounBehind,
  byPreposition,
];
