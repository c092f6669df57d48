import { wordAt } from "../text/word-at";
/** Whether a number is a rival's own, and whose: the first step of `bind-systems.ts`. */

import type { Mention } from "../mentions/mention";
import { MODEL_TAIL } from "../mentions/own-name";
import { kindOfHead, MODEL_NOUNS } from "../rules/cues";
import type { Draft, Filled } from "../rules/draft";
import { isPerson } from "../rules/rival-words";
import { headOf, type Item, isClass, type Scene } from "../rules/scene";
import { bracketOwner } from "./bracket-owner";
import { namesModel, withVariant } from "./named-subject";
import { asMethod, asModel, fillMention, isSystem } from "./paper-context";
import { fillPhrase, phraseBefore } from "./phrases";
import { findRivalCues } from "./rival-cues";
import { readRival } from "./rival-phrases";
import { rivalBehindValue, rivalWithValue } from "./rival-values";
import { findRuns } from "./runs";
import type { Answer, Place, Question } from "./system-question";

/** "outperforming GPT-4o (58.6%)", "compared to 75% for the best baseline": the number is the rival's own. */
function rivalOf(draft: Draft, covered: ReadonlySet<number>): number | null {
  const { items } = draft.scene;
  if (draft.gain || draft.before || !draft.after || draft.rule === "change-bracket-versus") return null;
  let open = -1;
  for (let i = draft.first - 1; i >= Math.max(0, draft.first - 30); i--) {
    if (items[i]?.lower === ")") break;
    if (items[i]?.lower === "(") {
      open = i;
      break;
    }
  }
  if (open < 0) {
    const before = wordAt(items, draft.first - 1);
    if (before === "s" && items[draft.first - 2]?.lower === "'")
      return rivalJustBefore(items, draft.first - 2, covered);
    if (before === "of") return rivalOwning(items, draft.first - 2, covered);
    if (before !== "at") return null;
    return (
      rivalJustBefore(items, draft.first - 1, covered) ??
      (draft.rule === "score-rival" ? nextRival(items, draft.first - 2) : null)
    );
  }
  const versus = /^(?:vs\.?|versus)$/.test(wordAt(items, draft.first - 1));
  return rivalJustBefore(items, open, covered) ?? (versus ? null : rivalInList(items, open, covered));
}

/** "surpassing GPT-4o's F1 score of 0.48": the metric is the rival's. */
function rivalOwning(items: readonly Item[], metric: number, covered: ReadonlySet<number>): number | null {
  for (let i = metric; i > Math.max(1, metric - 4); i--) {
    if (items[i]?.lower === "s" && items[i - 1]?.lower === "'") return covered.has(i - 2) ? i - 2 : null;
    if (items[i]?.kind !== "word" && items[i]?.mention?.kind !== "metric") return null;
  }
  return null;
}

/** "beating the plain reader at 3.5% and *GPT-4o* at 16.2%": the next of a list of rivals, each with its number. */
function nextRival(items: readonly Item[], name: number): number | null {
  const phrase = phraseBefore(items, name, 0);
  if (!phrase) return null;
  const joint = /^(?:the|a|an)$/.test(wordAt(items, phrase.from - 1)) ? phrase.from - 2 : phrase.from - 1;
  return /^(?:,|and)$/.test(wordAt(items, joint)) && items[joint - 1]?.quantity ? name : null;
}

/** "surpassing A (0.62), B (0.51) and the older parsers (0.41)": the next of a list of rivals with their numbers in brackets. */
function rivalInList(items: readonly Item[], open: number, covered: ReadonlySet<number>): number | null {
  const name = open - 1;
  const close = items.slice(0, name).findLastIndex((i) => i.lower === ")");
  if (close < 0 || close < name - 8) return null;
  let from = close + 1;
  while (/^(?:,|;|and|or|&|both|even|the|a|an)$/.test(wordAt(items, from))) from++;
  if (from === close + 1 || from > name || !isNounPhrase(items.slice(from, open))) return null;
  for (let i = close - 1; i > Math.max(0, close - 12); i--) {
    if (items[i]?.lower !== "(") continue;
    return rivalJustBefore(items, i, covered) !== null || rivalInList(items, i, covered) !== null ? name : null;
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

function rivalJustBefore(items: readonly Item[], open: number, covered: ReadonlySet<number>): number | null {
  for (let i = open - 1; i >= Math.max(0, open - 6); i--) {
    const item = items[i] as Item;
    if (item.mention?.kind === "metric" && (!covered.has(i) || items[i - 1]?.kind === "sign")) return null;
    if (covered.has(i)) return i;
    if (item.kind === "sign" || item.kind === "quantity") return null;
  }
  return null;
}

/** "compared to 82.1% and 80.3% for A and B": as many names as numbers pair in order. */
function rivalInOrder(draft: Draft, group: readonly Draft[]): Filled<Mention> | null {
  const rivals = group.filter((d) => d.rule === "score-rival" && d.scene === draft.scene);
  const end = rivals.at(-1);
  const index = rivals.indexOf(draft);
  if (rivals.length < 2 || !end || index < 0) return null;
  const run = findRuns(draft.scene).find(
    (r) =>
      r.from > end.last &&
      r.from - end.last < 6 &&
      r.mentions.length === rivals.length &&
      /^(?:for|by|of)$/.test(r.preposition ?? ""),
  );
  const member = run?.mentions[index];
  return member && isSystem(member.mention) ? fillMention(draft.scene, member.at, member.mention) : null;
}

/** "reaches 71.0%, against 56.7%": a rival's number without a name is that of the rival named last. */
function rivalBehindCue(d: Draft, group: readonly Draft[], before: readonly Draft[]): Filled<Mention> | null {
  const last = [...before, ...group].findLast(
    (p) => p.scene === d.scene && p.last < d.first && p.role === "baseline" && (p.method ?? p.model) !== null,
  );
  if (last?.method) return asModel(last.method);
  if (last?.model) return last.model;
  const cue = findRivalCues(d.scene.items).findLast((c) => c.at < d.first - 1);
  const phrase = cue ? readRival(d.scene.items, cue.at) : null;
  if (!phrase || phrase.to >= d.first || /^(?:it|them|that|those)$/.test(wordAt(d.scene.items, phrase.from)))
    return null;
  return rivalMention(d.scene, fillPhrase(d.scene, phrase));
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
  return value === f.value || value === "" ? f : { ...f, value, last: f.last - (f.value.endsWith("'s") ? 2 : 1) };
}

export function rivalMention(scene: Scene, phrase: Filled<string>): Filled<Mention> {
  const f = withoutMeasure(phrase);
  const inside = scene.items.filter((i) => i.first >= f.first && i.last <= f.last);
  const told = inside.findIndex((i) =>
    /^(?:trained|pre-trained|finetuned|fine-tuned|based|built|without|using)$/.test(i.lower),
  );
  const held = (told < 0 ? inside : inside.slice(0, told)).find((i) => isSystem(i.mention));
  if (held?.mention) return { value: held.mention, first: held.first, last: held.last };
  return asModel(f);
}

/** "GPT-4o with Code Interpreter (70.9%)": the system is the first name, what it is used with comes behind. */
function leadOf(items: readonly Item[], at: number): number {
  const lead = items[at - 2];
  return items[at - 1]?.lower === "with" && isSystem(lead?.mention) ? at - 2 : at;
}

function modelBefore(d: Draft, at: number): Filled<Mention> {
  const { items } = d.scene;
  let from = phraseBefore(items, at, 0)?.from ?? at;
  for (let i = at; i >= from; i--) if (isSystem(items[i]?.mention)) from = i;
  const named = leadOf(items, from);
  const held = items[named]?.mention;
  const head = headOf(items[at]?.lower);
  const described = held?.kind === "name" && at > named && MODEL_NOUNS.has(head);
  if (isSystem(held) && !described) return withVariant(d.scene, named, fillMention(d.scene, named, held));
  if (described) from = named;
  return rivalMention(d.scene, fillPhrase(d.scene, { from, to: at }));
}

/** Compared like models, as people are; each of these may be a person or a model. */
const JUDGE = /^(?:judges?|evaluator|teachers?|students?|ai)$/;

/** A rival is what its name or its noun says; a name that nothing is known of is what the paper's own system is. */
function isModelLike({ value: m, ...f }: Filled<Mention>, { draft: { scene }, context }: Place): boolean {
  if (m.kind === "own" || m.kind === "model") return m.own !== "method";
  const likeOwn = context.own.find((o) => o.kind !== "benchmark")?.kind;
  const held = scene.items.findIndex((i) => i.first === f.first && i.mention !== undefined);
  if (held >= 0 && m.kind === "name" && scene.items[held]?.mention === m)
    return namesModel(m, scene.items, held) || MODEL_TAIL.test(m.name) || likeOwn !== "method";
  const head = headOf(
    m.name
      .toLowerCase()
      .split(/ (?:of|for|with|on|trained|using) /)[0]
      ?.split(" ")
      .at(-1),
  );
  if (/^\d+(?:\.\d+)?[bm]\b/i.test(m.name)) return true;
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

/** The number is a rival's own, as a bracket, a list, a cue or a verb of beating says. */
export function rivalSubject(q: Question): Answer | null {
  const { draft: d, rivals, covered, group, earlier } = q;
  const held = rivalOf(d, rivals);
  if (held !== null) return asRival(q, modelBefore(d, held), "the number in brackets is the rival's");
  const ordered = rivalInOrder(d, group);
  if (ordered) return asRival(q, ordered, "rivals and their numbers pair in order");
  const announced = d.rule === "score-rival";
  const beside = announced ? bracketOwner(d) : null;
  if (beside) {
    const name = fillMention(d.scene, beside.at, beside.mention);
    return asRival(q, name, "the number of the rival in brackets beside it");
  }
  const before = rivalWithValue(d);
  if (before) return asRival(q, rivalMention(d.scene, before), "the number of the rival named before it");
  const after = rivalBehindValue(d);
  if (after) return asRival(q, rivalMention(d.scene, after), "the number of the rival named behind it");
  if (!announced) return null;
  const named = rivalBehindCue(d, group, earlier);
  return named
    ? asRival(q, named, "the number of the rival named before")
    : asRival(q, beatenBefore(d, covered), "the number of the rival that the verb beats");
}
