import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../../rules/cues";
import { amend, type Draft, isCost, isGain } from "../../rules/draft";
import type { Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isBenchmark, type PaperContext } from "../context/paper-context";
import { isSharedTask } from "../context/run-kinds";
import { findRuns, type Run } from "../context/runs";
import { groupsOf } from "../context/zones";
import { isVague, namesOf } from "./benchmark-places";
import { isAskedOutside, isMeasuredOutside } from "./real-world";
import { isTrainedOn, TRAIN } from "./training-data";

/** Openings that plainly go on with what was said. */
const GOES_ON =
  /^(?:it|its|these|moreover|additionally|furthermore|further|meanwhile|also|they|and|notably|specifically|similarly)$/;
/** Openings behind which the sentence right before may still be meant. */
const MAY_GO_ON = /^(?:this|the|in|compared|finally|even|with)$/;

/** Words of evaluating, and of what is done to data. */
const SETS_UP =
  /^(?:evaluat|experiment|benchmark|test(?:s|ed|ing)?$|assess|validat|results?$|measur|compar|analy[sz]|conduct|appl(?:y|ied)$|us(?:e|ed|ing)$)/;

/** "We evaluate on A.", "Experiments across A and B", "We use A": the sentence sets up what the next ones report. */
const setsUp = (scene: Scene): boolean => scene.items.some((i) => SETS_UP.test(i.lower));

/** A benchmark by the lexicon, by the paper's word, or by a noun beside it: "on Orion, a suite of …", "two datasets (A, B)". */
const isKnown = ({ mentions, from, to }: Run, { items }: Scene): boolean => {
  if (mentions.some(({ mention }) => isBenchmark(mention))) return true;
  const ahead = /^[,(:]$|^(?:including|e\.g\.|i\.e\.|namely)$/.test(wordAt(items, from - 1))
    ? items.slice(Math.max(0, from - 5), from)
    : [];
  const behind = items.slice(to + 1, to + (/^[,(]$/.test(wordAt(items, to + 1)) ? 8 : 2));
  return [...ahead, ...behind].some((i) => BENCHMARK_NOUNS.has(i.lower));
};

/** "Our tracking model achieves": the clause speaks of a system of the paper's own, whatever its name. */
const speaksOfOwnSystem = (d: Draft): boolean =>
  d.scene.items.slice(0, d.first).some((i, at, all) => {
    if (!/^(?:our|proposed)$/.test(i.lower)) return false;
    return all.slice(at + 1, at + 4).some((n) => MODEL_NOUNS.has(n.lower) || METHOD_NOUNS.has(n.lower));
  });

/** "We evaluate on A. Moreover, our method …": what one of the two sentences before was evaluated on; of a gain, the one right before. Of several places, none; nor what was only trained on. */
function evaluatedBefore(d: Draft, drafts: readonly Draft[], context: PaperContext): Draft["benchmarks"] {
  const goesOn = GOES_ON.test(wordAt(d.scene.items, 0));
  for (const back of isGain(d) ? [1] : [1, 2]) {
    const scene = context.sceneAt(d.scene.index - back);
    const runs = scene ? findRuns(scene).filter((r) => r.what === "benchmark") : [];
    if (!scene || runs.length === 0) continue;
    const next = back === 1 && goesOn;
    const run = runs.findLast((r) => (next ? /^(?:on|across)$/.test(r.preposition ?? "") : isKnown(r, scene)));
    const open = next || (setsUp(scene) && drafts.every((o) => o.scene.index !== scene.index));
    if (!run || !open || /^(?:to|in|upon|by)$/.test(run.preposition ?? "")) return [];
    if (isTrainedOn(scene.items, run)) return [];
    if (runs.some((r) => r !== run && isKnown(r, scene) && !isTrainedOn(scene.items, r))) return [];
    if (run.mentions.some(({ mention: m }) => m.own === "benchmark" && isTaught(m.name, d, context))) return [];
    return filledFrom(run, scene, "evaluated on in a sentence before");
  }
  return [];
}

const filledFrom = (run: Run, scene: Scene, inferred: string): Draft["benchmarks"] =>
  namesOf(run, scene).map((name) => ({ ...name, scene, inferred }));

/** "RetinaSet-2", not "Western": a name by its shape alone, also where it stands before other words. */
const isCoined = ({ mention }: Run["mentions"][number]): boolean => /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(mention.surface);

/** "We read 200 sessions from Orion": what was looked at is a part of it. */
const isDrawnFrom = ({ preposition, at }: Run, { items }: Scene): boolean =>
  preposition === "from" && /^[a-z-]{3,}[^s]s$/.test(wordAt(items, at - 1));

const CONTEST = /^(?:challenge|competition)$/;

/** "our entry to the Orion 2025 shared task", "the Orion 2025 challenge", "the ORION2025 Reading Challenge": what such a paper reports was measured there. */
const isContest = ({ to, mentions }: Run, { items }: Scene): boolean =>
  isSharedTask(items, to + 1) ||
  mentions.every(
    ({ mention: { surface } }) =>
      /shared task(?: \d{1,2})?$/i.test(surface) ||
      (/20\d\d(?!\d)/.test(surface) &&
        (/ (?:challenge|competition)$/i.test(surface) || CONTEST.test(wordAt(items, to + 1)))),
  );

/** "On Orion, …" with a name that is known or called data, not the paper's own; one that is not, or without "on", where the sentence speaks of evaluating. */
function measuresOn(run: Run, scene: Scene): boolean {
  const known = run.mentions.every(({ mention }) => mention.kind !== "own") && isKnown(run, scene);
  if (isContest(run, scene)) return true;
  if (run.preposition === null) return known && setsUp(scene);
  if (known && isDrawnFrom(run, scene)) return true;
  return /^(?:on|across|using)$/.test(run.preposition) && (known || (setsUp(scene) && run.mentions.every(isCoined)));
}

/** Where the abstract has named one benchmark up to here and no other, what follows was measured on it. */
function theOnlyOne(d: Draft, context: PaperContext): Draft["benchmarks"] {
  const names = new Set<string>();
  let best: Draft["benchmarks"] = [];
  for (let i = 0; i < d.scene.index; i++) {
    const scene = context.sceneAt(i);
    for (const run of scene ? findRuns(scene) : []) {
      if (!scene || run.what !== "benchmark") continue;
      for (const { mention } of run.mentions) names.add(mention.name);
      if (names.size > 1) return [];
      if (measuresOn(run, scene) && !isTrainedOn(scene.items, run))
        best = filledFrom(run, scene, "the one benchmark named in a sentence before");
    }
  }
  return best;
}

const speaksOfBenchmark = (d: Draft): boolean => {
  const words = d.scene.items.map((i) => i.lower);
  return words.some((w, i) => {
    if (!/^(?:our|the|this)$/.test(w) || /^(?:with|using|by|via)$/.test(words[i - 1] ?? "")) return false;
    if (words.slice(Math.max(0, i - 4), i).some((v) => TRAIN.test(v))) return false;
    return words.slice(i + 1, i + 3).some((n) => /^(?:benchmark|dataset)$/.test(n));
  });
};

/** What is no part of the paper's own benchmark. */
const OTHERS = /\b(?:benchmarks|datasets|data sets|corpora|downstream|existing|public|another|external|other)\b/i;

/** The abstract names nothing of its own but benchmarks. */
const namesNoSystem = ({ own }: PaperContext): boolean => own.every((o) => o.kind === "benchmark");

/** "43.8% in temporal order tasks" of a paper that is about its own benchmark: the tasks are that benchmark's, also where it names a system beside the one of its title. */
function onOwnTasks(d: Draft, context: PaperContext): boolean {
  const [only, ...more] = context.own.filter((o) => o.kind === "benchmark" && o.by !== "spelled out");
  const about = namesNoSystem(context) || only?.by === "title";
  return about && only !== undefined && more.length === 0 && !OTHERS.test(d.benchmarkText?.value ?? "");
}

/** "We train Iris on Orion": from there on the paper's own data are what its models learned from. */
function isTaught(name: string, d: Draft, context: PaperContext): boolean {
  for (let i = 0; i <= d.scene.index; i++) {
    const scene = context.sceneAt(i);
    for (const run of scene ? findRuns(scene) : [])
      if (scene && run.mentions.some((m) => m.mention.name === name) && isTrainedOn(scene.items, run)) return true;
  }
  return false;
}

/** The paper's own data are what did it: they are the system, or models learn from them. */
const isCause = (name: string, d: Draft, context: PaperContext): boolean =>
  d.method?.value === name || isTaught(name, d, context);

/** "Readers miss 40%. We introduce HarborBench": what stands ahead of the first mention is not yet about it. */
const isNamedLater = (name: string, { scene: { tokens } }: Draft, { text }: PaperContext): boolean =>
  text.toLowerCase().indexOf(name.toLowerCase()) >= (tokens.at(-1)?.end ?? 0);

/** The paper's own benchmark, where the sentence may well speak of it without naming it. */
function ownOf(d: Draft, context: PaperContext): Draft["benchmarks"] {
  const alone = namesNoSystem(context);
  const own = context.own.find(
    (o) =>
      o.kind === "benchmark" &&
      !isCause(o.name, d, context) &&
      (speaksOfBenchmark(d) ||
        (!isNamedLater(o.name, d, context) && (o.by === "title" || (alone && !speaksOfOwnSystem(d))))),
  );
  return own ? [{ value: own.name, first: -1, last: -1, inferred: "the paper's own benchmark" }] : [];
}

/** "We evaluate on A. Specifically, Orion is 3 times faster": right behind a sentence without claims, it goes on with its subject. */
const goesOnAtOnce = ({ scene }: Draft, all: readonly Draft[]): boolean =>
  (GOES_ON.test(wordAt(scene.items, 0)) || scene.items[0]?.mention?.kind === "own") &&
  all.every((o) => o.scene.index !== scene.index - 1);

/** "It also cuts latency by 30%": a sentence that tells nothing but what running costs says it of the system, mostly on no benchmark in particular. */
const tellsOfCost = ({ scene }: Draft, all: readonly Draft[]): boolean =>
  all.every((o) => o.scene !== scene || isCost(o));

/** "It is called 5 times as often", "it answers 4 of 45": without a metric nothing says that a benchmark counts it, but one that the paper is about. */
const isUncounted = (d: Draft): boolean =>
  d.metric === null && (d.gain?.unit === "times" || typeof d.after?.of === "number");

/** "It lifts recall by 12%", "by 3 times": a change is of whatever was compared, which may be more than the one benchmark of the abstract; not one of a score: "from 60 to 72, by 12%", "72, 12% ahead of Iris". */
const isShare = (d: Draft): boolean => isGain(d) && /^(?:%|times)$/.test(d.gain?.unit ?? "");

/** "For letter repair, …", "On torn letters, …": the sentence opens with a place of its own, which names no benchmark; a model is no place. */
function opensElsewhere({ scene: { items }, benchmarkText }: Draft): boolean {
  if (
    benchmarkText !== null ||
    !/^(?:for|on)$/.test(wordAt(items, 0)) ||
    /^(?:example|instance|average|top)$/.test(wordAt(items, 1))
  )
    return false;
  return wordAt(items, 2) !== "other" && items[1]?.mention?.kind !== "model";
}

/** "It gains 3% on Orion and 2% on Iris": a sentence whose claims differ in where they were measured. */
const differ = (drafts: readonly Draft[]): boolean =>
  new Set(drafts.map((d) => d.benchmarks.map((b) => b.value).join())).size > 1;

/** "On Iris, Orion reaches 71%. *Orion* keeps 64% at night": a sentence that is about the paper's own system again. */
function opensWithOwn({ scene: { items } }: Draft): boolean {
  const first = items[0]?.mention;
  return first?.kind === "own" && first.own !== "benchmark";
}

/** What other sentences say of where a claim was measured: the nearest that goes on, else the one of the abstract, else its own. */
function carriedTo(
  d: Draft,
  before: readonly Draft[],
  all: readonly Draft[],
  context: PaperContext,
): Draft["benchmarks"] {
  const costs = tellsOfCost(d, all);
  if (costs || opensElsewhere(d)) {
    const evaluated = costs && goesOnAtOnce(d, all) ? evaluatedBefore(d, all, context) : [];
    return evaluated.length > 0 ? evaluated : ownOf(d, context);
  }
  const right = before.filter((p) => p.scene.index === d.scene.index - 1);
  const opening = wordAt(d.scene.items, 0);
  if (opening !== "these" && differ(right)) return [];
  const source = right.at(-1);
  if (source && (GOES_ON.test(opening) || MAY_GO_ON.test(opening) || opensWithOwn(d)))
    return source.benchmarks.map((b) => ({
      ...b,
      scene: b.scene ?? source.scene,
      inferred: "carried from the sentence before",
    }));
  const evaluated = evaluatedBefore(d, all, context);
  if (evaluated.length > 0) return evaluated;
  const only = isUncounted(d) || (isShare(d) && !isPart(d)) ? [] : theOnlyOne(d, context);
  return only.length > 0 ? only : ownOf(d, context);
}

/** "It gains 3% in tests and 2% on Iris": a sentence that names a benchmark for one number is not about an earlier one. */
const namesAnother = ({ scene }: Draft, carried: Draft["benchmarks"]): boolean =>
  findRuns(scene).some(
    ({ what, preposition, mentions }) =>
      what === "benchmark" &&
      (/^(?:on|across)$/.test(preposition ?? "") || mentions.every((m) => m.mention.kind === "benchmark")) &&
      mentions.some((m) => carried.every((b) => b.value !== m.mention.name)),
  );

/** "We test on Orion and Iris. It beats old readers by 3% on Iris": of several, those that the sentence itself names. */
function narrowed(carried: Draft["benchmarks"], { scene }: Draft): Draft["benchmarks"] {
  const runs = findRuns(scene).filter((r) => r.what === "benchmark" && /^(?:on|across)$/.test(r.preposition ?? ""));
  const names = new Set(runs.flatMap((r) => r.mentions.map((m) => m.mention.name)));
  const named = carried.filter((b) => names.has(b.value));
  return named.length > 0 ? named : carried;
}

const WHOLE = /^(?:full|entire|whole|complete|same|original)\b[^,\d]{0,40}(?:set|dataset|benchmark|split)$/i;
const PART = /\b(?:settings?|conditions?|regimes?|subset|split|protocol)$/;
const ELSEWHERE = /[,\d]|\b(?:real|simulation|zero-shot|clinical)\b/i;

/** "on the full dataset", "under the night setting": the whole or a part of what the abstract has named; "in a letter setting" is one of its own. */
function isPart({ scene: { tokens }, benchmarkText }: Draft): boolean {
  const text = benchmarkText?.value ?? "";
  if (/^an?$/.test(tokens[(benchmarkText?.first ?? 0) - 1]?.lower ?? "")) return false;
  return WHOLE.test(text) || (PART.test(text) && !ELSEWHERE.test(text));
}

/** "It also exceeds …": where a sentence says nothing of what was evaluated on, another one does. */
export function refineCarriedBenchmarks(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const text = d.benchmarkText?.value;
    const described = text !== undefined && !isVague(text) && !isPart(d);
    const bare = d.benchmarks.length === 0;
    const open = bare && !isMeasuredOutside(d) && !isAskedOutside(d) && (!described || onOwnTasks(d, context));
    const carried = open ? narrowed(carriedTo(d, out, drafts, context), d) : [];
    const taken = carried.length > 0 && !namesAnother(d, carried);
    out.push(taken ? amend(d, { benchmarks: carried }, `benchmark: ${carried[0]?.inferred}`) : d);
  }
  return groupsOf(out).flatMap(pairCarried);
}

/** "We test on A, B and C. It scores 83.7, 84.6 and 79.7": as many scores in a list as benchmarks were carried pair in order. */
function pairCarried(group: readonly Draft[]): readonly Draft[] {
  const same = group.every(
    (d) =>
      d.gain === null &&
      d.benchmarks.length === group.length &&
      d.benchmarks.every((b) => b.inferred?.endsWith("before")),
  );
  if (group.length < 2 || !same) return group;
  return group.map((d, i) =>
    amend(d, { benchmarks: d.benchmarks.slice(i, i + 1) }, "lists of one length pair in order"),
  );
}
