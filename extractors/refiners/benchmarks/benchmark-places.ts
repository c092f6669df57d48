import { amend, type Draft, type Filled } from "../../rules/draft";
import { type Item, isClass, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { findRivalCues } from "../baselines/rival-cues";
import { oncePer } from "../context/once-per";
import { isBenchmark } from "../context/paper-context";
import { fillPhrase, isTaskPhrase } from "../context/phrases";
import { findRuns, findTaskPhrases, type Run, shortFormOf, type TaskPhrase } from "../context/runs";
import type { Zone } from "../context/zones";
import { partBehind } from "./benchmark-parts";
import { onlyTrains } from "./training-data";

/** A place in the sentence that says what was evaluated on: names, or a description. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly run: Run | null;
  readonly task: TaskPhrase | null;
}

export const within = (p: Place, z: Zone): boolean => p.at >= z.from && p.from <= z.to;

/** "On Harbora Maps 2012, …, and by 3% on *Harbora*": the one name of the sentence that goes on from a short one, but for another benchmark of the lexicon; null where the two stand in one list. */
function toldInFull(items: readonly Item[], at: number, run: Pick<Run, "mentions">): string | null {
  const short = items[at]?.mention;
  if (!short) return null;
  const isFull = ({ mention }: Item): boolean =>
    mention?.kind === "benchmark" &&
    ` ${mention.name}`.includes(` ${short.name} `) &&
    (short.benchmark === undefined || short.benchmark === mention.benchmark || / \d{4}$| \d\.\d$/.test(mention.name)) &&
    !run.mentions.some((m) => m.mention === mention);
  const names = new Set(items.slice(0, at).flatMap((i) => (isFull(i) ? (i.mention?.name ?? []) : [])));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** Names of benchmarks as the text has them, canonical where the lexicon knows them. */
export function namesOf(run: Pick<Run, "mentions">, scene: Scene): Filled<string>[] {
  const { items } = scene;
  return run.mentions.map(({ mention, at }) => {
    const short = shortFormOf(items, at);
    if (short) return { value: short.name, first: short.first, last: short.last };
    const part = partBehind(scene, at);
    const split = part ? `${mention.name} ${part}` : (toldInFull(items, at, run) ?? mention.name);
    return { value: split, first: items[at]?.first ?? 0, last: items[at]?.last ?? 0 };
  });
}

/** Between a description and the names that it is drawn from. */
const DRAWN = /^(?:drawn|taken|sampled|derived|selected|collected|from|of|in|within|the|both)$/;

/** "on the hardest tasks in the X suite", "on questions from A and B", where names are of data: they say what the description is of. */
function sourceOf(items: readonly Item[], run: Run, tasks: readonly TaskPhrase[]): Run {
  if (run.mentions.some(({ mention }) => mention.kind !== "name" && mention.kind !== "benchmark")) return run;
  const task = tasks.find((t) => t.to < run.from && run.from - t.to <= 5);
  if (!task || run.what === "system") return run;
  const between = items.slice(task.to + 1, run.from).map((i) => i.lower);
  if (!between.every((w) => DRAWN.test(w)) || /^(?:the|both)$/.test(between[0] ?? "the")) return run;
  return { ...run, at: task.at, preposition: task.preposition, what: "benchmark" };
}

/** "On Orion, it raises *SummZ and FactZ* by 9 and 4": where the sentence says what was measured on, what a verb of change moves by a number is a measure. */
function isMoved(items: readonly Item[], run: Run, runs: readonly Run[]): boolean {
  const verb = wordAt(items, run.from - 1);
  if (run.preposition !== null || wordAt(items, run.to + 1) !== "by") return false;
  if (!isClass("up-verb", verb) && !isClass("down-verb", verb)) return false;
  const [said] = runs.filter((r) => r !== run && r.preposition !== null);
  return /^(?:on|across)$/.test(said?.preposition ?? "");
}

/** The places of a draft's sentence, in order; read once for each sentence. */
export const placesOf = ({ scene }: Pick<Draft, "scene">): readonly Place[] => placesIn(scene);

const placesIn = oncePer(readPlaces);

function readPlaces(scene: Scene): readonly Place[] {
  const rivals = findRivalCues(scene.items);
  const isKnown = (r: Run): boolean => r.mentions.some((m) => isBenchmark(m.mention));
  const isRival = (at: number): boolean =>
    rivals.some((r) => at >= r.at - 1 && at < r.at + 3 && !isOn(scene.items, at));
  const found = findTaskPhrases(scene);
  const all = findRuns(scene);
  const runs = all
    .map((r) => sourceOf(scene.items, r, found))
    .filter((r) => r.what === "benchmark" && (isKnown(r) || !isRival(r.at)) && !onlyTrains(scene.items, r, all, found));
  const tasks = found.filter((t) => !runs.some((r) => isSaidByName(scene.items, r, t)));
  const places: Place[] = [
    ...runs
      .filter((r) => !isMoved(scene.items, r, runs))
      .map((run) => ({ from: run.from, to: run.to, at: run.at, run, task: null })),
    ...tasks
      .filter((t) => isTaskPhrase(scene.items, t) && scene.items[t.from]?.quantity?.unit !== "%")
      .map((task) => ({ from: task.from, to: task.to, at: task.at, run: null, task })),
  ];
  return places.sort((a, b) => a.from - b.from);
}

/** "Tests on hard tasks show …, with 71% on Orion": ahead of every number a description says less than the name behind it. */
const isSaidByName = (items: readonly Item[], run: Run, task: TaskPhrase): boolean =>
  run.at === task.at ||
  (task.from <= run.to && (run.from <= task.to + 1 || !items.slice(0, task.from).some((i) => i.quantity)));

const isOn = (items: readonly Item[], at: number): boolean => /^(?:on|across|in)$/.test(wordAt(items, at));

/** "on these four datasets", "on both": what they point at is the list named before. */
function pointsBack(draft: Draft, place: Place, places: readonly Place[]): Place | null {
  const first = wordAt(draft.scene.items, place.at + 1);
  if (place.run || !/^(?:these|those|both)$/.test(first)) return null;
  return places.findLast((p) => p.to < place.at && p.run !== null && p.run.mentions.length > 1) ?? null;
}

export function fill(draft: Draft, at: Place, note: string, places: readonly Place[] = []): Draft {
  const place = pointsBack(draft, at, places) ?? at;
  if (place.run) return amend(draft, { benchmarks: namesOf(place.run, draft.scene) }, note);
  return amend(draft, { benchmarkText: fillPhrase(draft.scene, place.task as TaskPhrase) }, note);
}

/** "Orion improves models by 3%", "Orion outperforms older maps": data that make something better or beat others are not what it was measured on. */
export function improves(items: readonly Item[], at: number): boolean {
  const verb = items.slice(at + 1, at + 4).find((i) => !/ly$/.test(i.lower))?.lower ?? "";
  return isClass("up-verb", verb) || isClass("beat-verb", verb);
}

export const isFilled = (d: Draft): boolean => d.benchmarks.length > 0 || d.benchmarkText !== null;

/** "63 held-out tasks", "a 19-scenario subset": how many of what the abstract has named. */
const COUNTED =
  /^(?:\d[\d,]{0,9}|two|three|four|five|six)(?:-\p{Ll}{1,20})? (?:(?:held-out |test )?(?:samples|problems|questions|images|instances|games|subset)|(?:held-out|test) tasks)$/iu;

/** What is said of data without telling which: "the official", "all three", "both seen and unseen". */
const WHICH =
  "the|this|our|both|all|these|those|and|two|three|four|several|many|multiple|various|different|diverse|other|same|above|" +
  "main|final|official|shared|joint|full|entire|whole|complete|completely|resulting|new|proposed|evaluated|challenging|" +
  "extensive|comprehensive|blind|held|out|held-out|seen|unseen";

const OF_DATA = "test|testing|validation|held-out|evaluation|development|dev|public|real-world|standard|benchmark|data";

const DATA =
  "sets?|splits?|datasets?|settings?|tasks?|scenarios?|conditions?|data|cases|experiments|tests?|benchmarks?|problems|" +
  "leaderboards?|evaluations?|competitions?|challenges?|contests?";

const VAGUE = new RegExp(`^(?:(?:${WHICH})\\s{1,3}){0,8}(?:${OF_DATA})?[\\s-]{0,3}(?:${DATA})$`, "i");

/** "across datasets", "the test split", "the shared task": a description that names nothing of its own. */
export const isVague = (text: string): boolean => VAGUE.test(text.trim()) || COUNTED.test(text.trim());
