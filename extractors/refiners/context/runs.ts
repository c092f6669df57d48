import type { Mention } from "../../mentions/mention";
import { BENCHMARK_NOUNS, MODEL_NOUNS, TASK_NOUNS } from "../../rules/cues";
import { type Item, inBracket, isClass, isResultVerb, type Scene, saysHow } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { likeMovedSet } from "./moved-names";
import { oncePer } from "./once-per";
import { isBenchmark } from "./paper-context";
import { type Phrase, readPhrase } from "./phrases";
import { whatIs } from "./run-kinds";
import { prepositionOf } from "./run-prepositions";

/** Names in a row, joined by commas, "and" or slashes: "Sysbench and Multi-IF", "the 7B / 14B models". */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly mentions: readonly { readonly mention: Mention; readonly at: number }[];
  /** Preposition before it, or null. */
  readonly preposition: string | null;
  /** Item of that preposition. */
  readonly at: number;
  readonly what: "benchmark" | "system";
  /** A new name that stands like a known model beside it. */
  readonly twin?: true;
}

export const isJoint = (i: Item | undefined): boolean => i !== undefined && /^(?:,|and|\/|&|or)$/.test(i.lower);

/** "A and the *proposed* B dataset", "the *public* A and *private* B datasets": what tells one set of data from another in a list. */
const DESCRIBES_DATA =
  /^(?:proposed|introduced|new|novel|newly|public|publicly|available|private|proprietary|in-house|internal|external|custom|curated|collected|own|real|real-world|large-scale|challenging|popular|widely-used|synthetic|standard|medical|clinical|more|larger|recent)$/;

/** Words that may stand inside a list between a name and the next joint: "the X benchmark and the Y dataset". */
const isFiller = (i: Item | undefined): boolean =>
  i !== undefined &&
  i.kind === "word" &&
  (TASK_NOUNS.has(i.lower) ||
    MODEL_NOUNS.has(i.lower) ||
    /^(?:the|both|our|a|level|based)$/.test(i.lower) ||
    DESCRIBES_DATA.test(i.lower));

/** All runs of names of a scene, in order; read once for each scene. */
export const findRuns = oncePer(readRuns);

/** "Massive Multitask Language Understanding (MMLU)": one benchmark of the lexicon under two names. */
const isSameEntry = ({ benchmark }: Mention, short: Mention | undefined): boolean =>
  benchmark !== undefined && (short?.benchmark === benchmark || short?.surface === benchmark.name);

/** "the Harbour Depth Study (HDS) and …": the short form in the bracket behind a long name, which belongs to it. */
export function shortFormOf(items: readonly Item[], at: number): Mention | undefined {
  const name = items[at]?.mention;
  const inside = name && /\s/.test(name.surface) ? inBracket(items, at) : undefined;
  const listed = name?.benchmark !== undefined && !isSameEntry(name, inside);
  if ((name?.kind !== "name" && name?.kind !== "benchmark") || listed) return undefined;
  return inside && /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d-]{2,10}$/u.test(inside.surface) ? inside : undefined;
}

const pastShortForm = (items: readonly Item[], at: number): number => (shortFormOf(items, at) ? at + 3 : at);

function readRuns({ items }: Scene): readonly Run[] {
  const runs: Run[] = [];
  let i = 0;
  while (i < items.length) {
    if (!isNamed(items[i]) || isMachine(items, i)) {
      i++;
      continue;
    }
    const members = [{ mention: (items[i] as Item).mention as Mention, at: i }];
    let end = pastShortForm(items, i);
    for (let j = end + 1; j < items.length && j - end < 6; j++) {
      const item = items[j] as Item;
      if (
        isNamed(item) &&
        sameClass(members[0]?.mention, item.mention) &&
        !isNextBeaten(items, i, j) &&
        joins(items, members.at(-1)?.mention, end, j)
      ) {
        members.push({ mention: item.mention as Mention, at: j });
        end = pastShortForm(items, j);
        j = end;
      } else if (!isJoint(item) && !isFiller(item) && !/^[)"”“]$/.test(item.lower)) break;
    }
    const { word: preposition, at } = prepositionOf(items, i);
    runs.push({ from: i, to: end, mentions: members, preposition, at, what: whatIs(items, members, preposition) });
    i = end + 1;
  }
  return likeKnownModel(items, likeKnownSet(items, likeMovedSet(items, likeChains(items, uniteBrackets(items, runs)))));
}

/** "On coding (A, B) and maths (C, D) benchmarks": bracketed lists of one preposition are one run, without numbers between. */
function uniteBrackets(items: readonly Item[], runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const before = out.at(-1);
    const apart = before ? items.slice(before.to + 1, run.from) : [];
    const between = apart.map((i) => i.lower);
    const twins =
      !apart.some((i) => i.kind === "quantity") &&
      before?.what === "benchmark" &&
      run.what === "benchmark" &&
      between[0] === ")" &&
      between.at(-1) === "(" &&
      between.length < 8 &&
      between.some((w) => /^(?:,|and)$/.test(w));
    if (before && twins)
      out[out.length - 1] = { ...before, to: run.to, mentions: [...before.mentions, ...run.mentions] };
    else out.push(run);
  }
  return out;
}

/** "on Iris (+0.8) and Harbora (+1.5)": what stands behind a bracketed number and a joint goes on with the list. */
function likeChains(items: readonly Item[], runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const before = out.at(-1);
    const between = before ? items.slice(before.to + 1, run.from) : [];
    const bracketed =
      between.length < 9 &&
      between[0]?.lower === "(" &&
      between.some((i) => i.kind === "quantity") &&
      isListed(between);
    const open =
      run.preposition === null &&
      run.mentions.every(({ mention }) => mention.kind === "name" || mention.kind === "benchmark");
    const goesOn = before?.what === "benchmark" && before.preposition !== null && bracketed && open;
    out.push(goesOn ? { ...run, what: "benchmark", preposition: before.preposition } : run);
  }
  return out;
}

/** A bracket, closed, and then nothing but joints. */
const isListed = (between: readonly Item[]): boolean => {
  const close = between.findLastIndex((i) => i.lower === ")");
  return close > 0 && between.slice(close + 1).every(isJoint);
};

const leads = (run: Run, preposition: string, what: Run["what"], kind: Mention["kind"]): boolean =>
  run.what === what && run.preposition === preposition && run.mentions.every((m) => m.mention.kind === kind);

/** "in KITTI and 3.1% in Town-05": where one "in" leads to a known benchmark, its twins with a number in their name do; "0.9 for MNIST and 0.8 for Iris": behind numbers, those that follow it. */
const likeKnownSet = (items: readonly Item[], runs: readonly Run[]): readonly Run[] =>
  runs.map((r, i) => {
    if (r.preposition === null || r.mentions.some((m) => m.mention.kind !== "name")) return r;
    const numbered = r.preposition === "in" && r.mentions.every((m) => /\d/.test(m.mention.surface));
    const behind = /^(?:in|for|with)$/.test(r.preposition) && items[r.at - 1]?.quantity !== undefined;
    const twin = (numbered ? runs : behind ? runs.slice(0, i) : []).some((o) =>
      leads(o, r.preposition ?? "", "benchmark", "benchmark"),
    );
    return twin ? { ...r, what: "benchmark" as const } : r;
  });

/** "on RetinaNet and +2.3% on STD": a new name behind "on" is what the known one before it is, or the one behind it: a model; not where a clause lies between. */
const likeKnownModel = (items: readonly Item[], runs: readonly Run[]): readonly Run[] =>
  runs.map((r, i) => {
    if (r.preposition !== "on" || r.mentions.length !== 1 || r.mentions[0]?.mention.kind !== "name") return r;
    const isSet = (o: Run): boolean => leads(o, "on", "benchmark", "benchmark");
    const isModel = (o: Run): boolean =>
      leads(o, "on", "system", "model") && !/^(?:based|built)$/.test(wordAt(items, o.at - 1));
    const near = runs.slice(0, i).findLast((o) => isSet(o) || isModel(o)) ?? runs.slice(i + 1).find(isModel);
    return near && isModel(near) && !isClauseBetween(items, near, r)
      ? { ...r, what: "system" as const, twin: true as const }
      : r;
  });

/** "beats X by 3% on A and *Y by 5%* on B": with a gain before the list and one of its own, the name is the next one beaten. */
const isNextBeaten = (items: readonly Item[], from: number, at: number): boolean =>
  items[at + 1]?.lower === "by" &&
  items[at + 2]?.quantity !== undefined &&
  items
    .slice(Math.max(0, from - 6), from)
    .some((i, k, near) => i.quantity !== undefined && near[k - 1]?.lower === "by");

/** Whether a known model and a name behind "on" stand in clauses that say different things, not each with a number of its own. */
function isClauseBetween(items: readonly Item[], model: Run, name: Run): boolean {
  const ahead = model.from < name.from;
  const between = ahead ? items.slice(model.to + 1, name.at) : items.slice(name.to + 1, model.at);
  const joint = between.findLastIndex((i) => /^(?:,|;|and|while|whereas|but)$/.test(i.lower));
  const valued = items[model.at - 1]?.quantity ?? between.slice(0, Math.max(0, joint)).some((i) => i.quantity);
  return between.some(isResultVerb) && !(ahead && valued);
}

/** "GSM8K and the A dataset", "GSM8K and the dataset A": a noun of data beside a name. */
const isBesideDataNoun = (items: readonly Item[], at: number): boolean =>
  BENCHMARK_NOUNS.has(wordAt(items, at + 1)) || BENCHMARK_NOUNS.has(wordAt(items, at - 1));

/** Whether a name that ends at `end` and the one at `b` are parts of one list, not the end of "on X" and the subject behind its comma. */
function joins(items: readonly Item[], one: Mention | undefined, end: number, b: number): boolean {
  const between = items.slice(end + 1, b);
  const other = items[b]?.mention;
  const mixed = sortOf(one) !== sortOf(other);
  if (!between.some(isJoint)) return false;
  const lone = between.length === 1 && between[0]?.lower === ",";
  const filled = between.some(isFiller) && !isBesideDataNoun(items, b);
  if (mixed && (filled || (lone && other?.kind === "own"))) return false;
  const comma = between.every((i) => i.lower === "," || isFiller(i) || i.lower === ")");
  if (!comma) return true;
  const behind = items.slice(b + 1, b + 4);
  const verb = behind.findIndex((i) => i.kind === "word" && saysHow(i.lower) && !/ing$/.test(i.lower));
  return verb < 0 || behind.slice(0, verb).some((i) => i.kind !== "word");
}

/** What runs, measures or plays: "on the X board". */
const MACHINES =
  /^(?:gpus?|cpus?|tpus?|devices?|hardware|platforms?|nodes?|machines?|servers?|processors?|chips?|boards?|fpgas?|microcontrollers?|mcus?|phones?|smartphones?|robots?|arms?|grippers?|drones?|humanoids?|quadrupeds?|clusters?|accelerators?|sensors?|cameras?|headsets?)$/;
/** "Orion", "7B": a name of a list, whatever of. */
const isNamed = (i: Item | undefined): boolean => i?.mention !== undefined && i.mention.kind !== "metric";
/** "an NVIDIA H200 GPU": a machine is no model. */
const isMachine = (items: readonly Item[], at: number): boolean => MACHINES.test(wordAt(items, at + 1));

/** A list holds things of one sort: benchmarks with names, models with models, sizes and names. */
const sortOf = (m: Mention | undefined): string => (isBenchmark(m) ? "b" : m?.kind === "name" ? "n" : "s");

function sameClass(a: Mention | undefined, b: Mention | undefined): boolean {
  const [x, y] = [sortOf(a), sortOf(b)];
  return x === y || x === "n" || y === "n";
}

/** A description of what was evaluated on, behind a preposition: "across six math benchmarks". */
export interface TaskPhrase extends Phrase {
  readonly at: number;
  readonly preposition: string;
}

/** Every "on/in/across/for … <tasks>" of a scene that names nothing. */
export function findTaskPhrases(scene: Scene): TaskPhrase[] {
  const { items } = scene;
  const found: TaskPhrase[] = [];
  items.forEach((item, i) => {
    if (!/^(?:on|in|across|for|over|upon|under|at|within)$/.test(item.lower)) return;
    const phrase = readTaskPhrase(items, i + 1);
    if (phrase && !isDoing(items[phrase.from])) found.push({ ...phrase, at: i, preposition: item.lower });
  });
  return found;
}

/** "across many experiments, *we* saw …", "on tasks *where* …": a clause begins, and the description is over. */
const OPENS_CLAUSE = /^(?:we|it|they|which|that|where|when|while|whose|because|can)$/;

function readTaskPhrase(items: readonly Item[], from: number): Phrase | null {
  let start = from;
  while (/^(?:the|a|an|both|our|its|their)$/.test(wordAt(items, start))) start++;
  let last = -1;
  for (let i = start; i < Math.min(items.length, start + 12); i++) {
    const item = items[i] as Item;
    if (item.kind === "sign" && item.lower !== "-" && item.lower !== "," && item.lower !== "/") break;
    if (item.kind === "quantity" && item.quantity?.unit !== "" && i > start) break;
    if (isResultVerb(item) || OPENS_CLAUSE.test(item.lower)) break;
    if (item.kind === "word" && isClass("preposition", item.lower) && item.lower !== "of") break;
    const head = item.lower.split(/[\s-]/).at(-1) ?? "";
    if (item.kind === "word" && TASK_NOUNS.has(head)) last = i;
  }
  return last < start ? readPhrase(items, start, start + 6) : { from: start, to: last };
}

/** "in *handling* hard cases", "in *solving* equations": what is done, not what it was measured on. */
const isDoing = (item: Item | undefined): boolean =>
  item?.kind === "word" &&
  /^\w{3,}ing$/.test(item.lower) &&
  !/^(?:existing|training|testing|challenging|remaining|competing|reasoning|grounding|coding|tracking|parsing|modeling|modelling|editing|rendering|planning|following|writing|reading|routing|forecasting|matching|captioning|streaming|imaging)$/.test(
    item.lower,
  );
