/** Whether a number is a rival's own, and whose: the first step of `bind-systems.ts`. */

import type { Mention } from "../../mentions/mention";
import { MODEL_ENDING } from "../../mentions/own-name";
import { kindOfHead, MODEL_NOUNS } from "../../rules/cues";
import { type Draft, type Filled, isBy } from "../../rules/draft";
import { setsAgainst } from "../../rules/rival-evidence";
import { isPerson } from "../../rules/rival-words";
import { headOf, type Item, inBracket, isClass, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { rivalBehindValue, rivalWithValue } from "../baselines/rival-values";
import { rivalsOf } from "../baselines/rivals";
import { asMethod, asModel, fillMention, isSystem } from "../context/paper-context";
import { fillPhrase, phraseBefore } from "../context/phrases";
import { bracketOwner } from "./bracket-owner";
import { namesModel, withVariant } from "./named-subject";
import type { Answer, Place, Question } from "./system-question";

/** "(71% *vs* 56%)", "(0.71 [0.68, 0.74] *vs* 0.56)": the first number is not the rival's. */
const isSetAgainst = (items: readonly Item[], last: number): boolean =>
  VERSUS.test(wordAt(items, pastInterval(items, last + 1)));

const VERSUS = /^(?:vs\.?|versus|compared)$/;

/** "0.71 *[0.68, 0.74]* vs": behind the interval that a number was measured in. */
function pastInterval(items: readonly Item[], at: number): number {
  const close = items[at]?.lower === "[" ? items.slice(at, at + 10).findIndex((i) => i.lower === "]") : -1;
  return at + close + 1;
}

/** "outperforming GPT-4o (58.6%)", "compared to 75% for the best baseline": the number is the rival's own. */
function rivalOf(d: Draft, rivals: ReadonlySet<number>): number | null {
  const { items } = d.scene;
  const { first } = d;
  if (d.gain || d.before || !d.after || isSetAgainst(items, d.last)) return null;
  const word = wordAt(items, first - 1);
  const bracket = items.findLastIndex((i, at) => at < first && at >= first - 30 && /^[()]$/.test(i.lower));
  if (items[bracket]?.lower === "(") {
    if (saysBest(items, bracket + 1) || tellsHow(items.slice(bracket + 1, first))) return null;
    const before = rivalJustBefore(items, bracket, rivals);
    if (before !== null && opensBracket(items, bracket, first)) return bracket + 1;
    return before ?? (VERSUS.test(word) ? null : rivalInList(items, bracket, rivals));
  }
  return word === "at" ? rivalJustBefore(items, first - 1, rivals) : null;
}

/** "beats older parsers in recall (*highest recall* of 0.42)": the best of all is what beats them, not theirs. */
const saysBest = (items: readonly Item[], at: number): boolean =>
  /^(?:highest|lowest|best)$/.test(wordAt(items, at)) && items[at + 1]?.mention?.kind === "metric";

/** "beats Tidal (*by reaching* 71%)", "beats older parsers (*with* the best results on 12 maps)": how they were beaten, where the bracket names nobody. */
const tellsHow = (inside: readonly Item[]): boolean =>
  /^(?:with|while|by|e\.g\.|reaching|achieving)$/.test(wordAt(inside, 0)) && !inside.some((i) => isSystem(i.mention));

/** "the best parser (*Tidal*, 0.42)", "(*Tidal* at 42%)": the rival's name stands in the bracket with its number. */
function opensBracket(items: readonly Item[], bracket: number, first: number): boolean {
  const { mention } = items[bracket + 1] ?? {};
  const between = items.slice(bracket + 2, first);
  return (
    isSystem(mention) &&
    mention.kind !== "own" &&
    !between.some((i) => i.quantity || VERSUS.test(i.lower) || /^[;=]$/.test(i.lower))
  );
}

/** "surpassing A (0.62), B (0.51) and the older parsers (0.41)": the next of a list of rivals with their numbers in brackets. */
function rivalInList(items: readonly Item[], open: number, rivals: ReadonlySet<number>): number | null {
  const name = open - 1;
  const close = items.slice(0, name).findLastIndex((i) => i.lower === ")");
  if (close < 0 || close < name - 8) return null;
  let from = close + 1;
  while (/^(?:,|;|and|or|&|both|even|the|a|an)$/.test(wordAt(items, from))) from++;
  if (from === close + 1 || from > name || !isNounPhrase(items.slice(from, open))) return null;
  for (let i = close - 1; i > Math.max(0, close - 12); i--) {
    if (items[i]?.lower !== "(") continue;
    return rivalJustBefore(items, i, rivals) !== null || rivalInList(items, i, rivals) !== null ? name : null;
  }
  return null;
}

/** "*older parsers*", but "reaching more on DROP": no number, no measure, no system of the paper, no word that leads elsewhere. */
const isNounPhrase = (words: readonly Item[]): boolean =>
  words.every(
    (i, at) =>
      (i.kind === "mention" && !/^(?:metric|benchmark|own)$/.test(i.mention?.kind ?? "")) ||
      (i.kind === "word"
        ? !OTHERWISE.test(i.lower) && !(at < words.length - 1 && isClass("strong-score", i.lower))
        : /^[-+/']$/.test(i.lower)),
  );

const OTHERWISE =
  /^(?:on|in|at|by|while|whereas|when|with|which|that|but|is|are|was|were|it|we|our|its|this|also|than|up|to|from)$/;

function rivalJustBefore(items: readonly Item[], open: number, rivals: ReadonlySet<number>): number | null {
  for (let i = open - 1; i >= Math.max(0, open - 6); i--) {
    const item = items[i] as Item;
    if (item.mention?.kind === "metric" && !rivals.has(i)) return null;
    if (rivals.has(i)) return isAmong(items, i) ? null : i;
    if (item.kind === "sign" || item.kind === "quantity" || LEADS_AWAY.test(item.lower)) return null;
  }
  return null;
}

/** "beats older parsers *across* all letters (0.71)", "… *while* staying small (0.71)": behind such a word the bracket tells of the winner, not of the rival. */
const LEADS_AWAY = /^(?:across|on|while|e\.g\.|gains?|improvements?)$/;

/** "the highest recall *among* all parsers (0.71)": the bracket behind those that it was chosen from is the winner's. */
const isAmong = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 6), at).some((i) => i.lower === "among");

/** "reaches 71.0%, against 56.7%": a rival's number without a name is that of the rival named last. */
function rivalBehindCue(d: Draft): Filled<Mention> | null {
  const named = rivalsOf(d.scene).findLast((r) => r.to < d.first);
  return named ? rivalMention(d.scene, named.value) : null;
}

/** "outscores the larger Tide on A (30.1 against 20.8)": the system that a verb of beating led to; null where none is named. */
function beatenBefore({ scene, first }: Draft, covered: ReadonlySet<number>): Filled<Mention> | null {
  const { items } = scene;
  for (let i = first - 1; i >= Math.max(0, first - 60); i--) {
    const mention = items[i]?.mention;
    if (!isSystem(mention) || mention.kind === "own") continue;
    const beaten = items.slice(Math.max(0, i - 7), i).some((p) => p.kind === "word" && isClass("beat-verb", p.lower));
    if (beaten) return fillMention(scene, i, mention);
    if (!covered.has(i)) return null;
  }
  return null;
}

/** "human expert performance", "the top embedding score": what is measured is the rival's, not its name. */
function withoutMeasure(f: Filled<string>): Filled<string> {
  const value = f.value.replace(/('s)?\s(?:performance|scores?|levels?|accuracy)$|'s$/, "");
  return value === f.value ? f : { ...f, value, last: f.last - 1 };
}

export function rivalMention(scene: Scene, phrase: Filled<string>): Filled<Mention> {
  const f = withoutMeasure(phrase);
  const inside = scene.items.filter((i) => i.first >= f.first && i.last <= f.last);
  const told = inside.findIndex((i) =>
    /^(?:trained|pre-trained|finetuned|fine-tuned|based|built|without|using)$/.test(i.lower),
  );
  const held = (told < 0 ? inside : inside.slice(0, told)).find((i) => isSystem(i.mention));
  if (held?.mention)
    return withVariant(scene, scene.items.indexOf(held), { value: held.mention, first: held.first, last: held.last });
  return asModel(f);
}

function modelBefore(d: Draft, at: number): Filled<Mention> {
  const { items } = d.scene;
  let from = phraseBefore(items, at, 0)?.from ?? at;
  for (let i = at; i >= from; i--) if (isSystem(items[i]?.mention)) from = i;
  const held = items[from]?.mention;
  const described = held?.kind === "name" && at > from && MODEL_NOUNS.has(headOf(items[at]?.lower));
  if (isSystem(held) && !described) return withVariant(d.scene, from, fillMention(d.scene, from, held));
  return rivalMention(d.scene, fillPhrase(d.scene, { from, to: at }));
}

/** Compared like models, as people are; each of these may be a person or a model. */
const JUDGE = /^(?:judges?|evaluator|teachers?|students?|ai)$/;

/** A rival is what its name or its noun says; a name that nothing is known of is what the paper's own system is. */
function isModelLike({ value: m }: Filled<Mention>, { draft: { scene }, context }: Place): boolean {
  if (m.kind === "own" || m.kind === "model") return m.own !== "method";
  const likeOwn = context.own.find((o) => o.kind !== "benchmark")?.kind;
  const held = scene.items.findIndex((i) => i.mention === m);
  if (held >= 0) return namesModel(m, scene.items, held) || MODEL_ENDING.test(m.name) || likeOwn !== "method";
  const head = headOf(
    m.name
      .toLowerCase()
      .split(/ (?:of|for|with|on|trained|using) /)[0]
      ?.split(" ")
      .at(-1),
  );
  if (/^(?:baselines?|counterparts?)$/.test(head)) return likeOwn === "model";
  return kindOfHead(head) === "model" || isPerson(head) || JUDGE.test(head);
}

/** A rival's answer: a rival that is a method ran on the model that the clause names, as the paper's own did. */
function asRival(q: Question, rival: Filled<Mention> | null, note: string): Answer {
  const ran = q.base?.value.kind === "model" ? q.base : null;
  if (!rival) return { model: ran, method: null, role: "baseline", note };
  if (isModelLike(rival, q)) return { model: rival, method: null, role: "baseline", note };
  return { model: ran, method: asMethod(rival), role: "baseline", note };
}

/** "against 55% (*Tidal*) and 45% (*Iris*)": a number that a word of comparison leads to, or that goes on with one. */
const isAgainst = ({ draft: d, group }: Question): boolean =>
  [d, group[0]].some((g) => g !== undefined && (isBy(g, "score-rival") || setsAgainst(g.scene.items, g.first - 1)));

/** The number is a rival's own, as a bracket, a list, a cue or a verb of beating says. */
export function rivalSubject(q: Question): Answer | null {
  const { draft: d, rivals, covered } = q;
  const held = rivalOf(d, rivals);
  if (held !== null) return asRival(q, modelBefore(d, held), "the number in brackets is the rival's");
  const announced = isBy(d, "score-rival");
  const beside = announced ? bracketOwner(d) : null;
  if (beside) {
    const name = fillMention(d.scene, beside.at, beside.mention);
    return asRival(q, name, "the number of the rival in brackets beside it");
  }
  const called = isAgainst(q) ? inBracket(d.scene.items, d.last) : undefined;
  if (called?.kind === "name")
    return asRival(q, fillMention(d.scene, d.last + 2, called), "the number of the rival in brackets behind it");
  const before = rivalWithValue(d);
  if (before) return asRival(q, rivalMention(d.scene, before), "the number of the rival named before it");
  const after = rivalBehindValue(d);
  if (after) return asRival(q, rivalMention(d.scene, after), "the number of the rival named behind it");
  if (!announced) return null;
  const named = rivalBehindCue(d);
  return named
    ? asRival(q, named, "the number of the rival named before")
    : asRival(q, beatenBefore(d, covered), "the number of the rival that the verb beats");
}
