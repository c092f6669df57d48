/** The rivals of a sentence: each cue with the phrase behind it that does name one. */

import type { Filled } from "../../rules/draft";
import { isPerson, isRivalNoun, isSystemNoun, RIVAL_ACT, RIVAL_ADJECTIVES } from "../../rules/rival-words";
import { headOf, type Item, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isBenchmark, isSystem } from "../context/paper-context";
import { fillPhrase, isScoring, type Phrase, withoutMetric } from "../context/phrases";
import { type CueKind, findRivalCues } from "./rival-cues";
import { ownerPart, readRival } from "./rival-phrases";
import { rivalPastValue, withoutValue } from "./rival-values";

/** A rival: its phrase, and the cue that announces it. */
export interface Rival extends Phrase {
  /** Items of the cue: its first, and its last. */
  readonly first: number;
  readonly at: number;
  readonly cue: string;
  readonly kind: CueKind;
  readonly value: Filled<string>;
  /** Its own number stands between the cue and its name: "versus 41% for B". */
  readonly valued: boolean;
}

/** A rival that no cue of its own announces, only the word before its phrase. */
export const uncuedRival = (scene: Scene, phrase: Phrase, cue: string, kind: CueKind): Rival => ({
  ...phrase,
  first: phrase.from - 1,
  at: phrase.from - 1,
  cue,
  kind,
  value: fillPhrase(scene, phrase),
  valued: false,
});

/** All that a sentence sets something against, in order; what "over" averages is none. */
export function rivalsOf(scene: Scene): Rival[] {
  const found: Rival[] = [];
  for (const { first, at, cue, kind } of findRivalCues(scene.items)) {
    const plain = behindQuality(scene.items, readRival(scene.items, at));
    const read = plain ?? rivalPastValue(scene.items, at);
    const bare = kind === "improves" ? withoutMetric : withoutValue;
    const phrase = read ? plainRival(scene.items, bare(scene.items, read)) : null;
    if (phrase === null || phrase.from <= (found.at(-1)?.to ?? -1)) continue;
    if (cue === "over" && /^(?:compared|relative)$/.test(wordAt(scene.items, phrase.to + 1))) continue;
    if (cue === "over" && !RIVAL_ACT.test(wordAt(scene.items, phrase.from)) && isEvaluation(scene.items, phrase, at))
      continue;
    found.push({ ...phrase, first, at: at - 1, cue, kind, value: fillRival(scene, phrase), valued: plain === null });
  }
  return found;
}

const DONE = /^(?:obtained|achieved|produced|generated|found|attained|reached|given|made|reported|yielded)$/;

/** "than *the accuracy obtained through* human labels", "than *those produced by* older parsers": the rival behind what it did. */
function behindQuality(items: readonly Item[], read: Phrase | null): Phrase | null {
  if (read === null) return null;
  const done = read.to > read.from && DONE.test(wordAt(items, read.to));
  const head = items[done ? read.to - 1 : read.to];
  const at = read.to + 1;
  if (!/^(?:of|by|from|through|via|with)$/.test(wordAt(items, at))) return read;
  const quality = isScoring(head) || head?.mention?.kind === "metric" || QUALITY.test(head?.lower ?? "");
  if (!quality || items.slice(read.from, read.to + 1).some(isNamed)) return read;
  const inner = readRival(items, at + 1);
  const rival = inner && items.slice(inner.from, inner.to + 1).some((i) => isNamed(i) || saysRival(i.lower));
  return rival ? inner : read;
}

const QUALITY = /^(?:those|that|ones|accuracy|values?|rates?|gains?|quality|levels?|skill)$/;
const isNamed = (i: Item): boolean => isSystem(i.mention);
const saysRival = (word: string): boolean => isSystemNoun(word) || isPerson(word);

/** "the best older parser *(Tide*, 0.41)": the name of a rival stands beside it, in front of its number. */
function nameBeside({ items, text, tokens }: Scene, { to }: Phrase): string {
  const name = items[to + 1]?.lower === "(" ? items[to + 2] : undefined;
  const told =
    name && /^(?:model|name)$/.test(name.mention?.kind ?? "") && /^(?:,|:|;|at|with)$/.test(wordAt(items, to + 3));
  return told ? ` (${text.slice(tokens[name.first]?.start, tokens[name.last]?.end)})` : "";
}

/** The rival's words; of "over 7 baselines" the count, without the word that leads to it. */
function fillRival(scene: Scene, phrase: Phrase): Filled<string> {
  const filled = fillPhrase(scene, phrase);
  const first = scene.items[phrase.from]?.quantity?.first ?? filled.first;
  const { text, tokens } = scene;
  const beside = nameBeside(scene, phrase);
  if (beside !== "") return { ...filled, value: filled.value + beside };
  return first === filled.first
    ? filled
    : { ...filled, value: text.slice(tokens[first]?.start, tokens[filled.last]?.end), first };
}

/** A rival without its article and the adverb behind it; null where the words name none: "it", "others", "F1 =". */
function plainRival(items: readonly Item[], { from: start, to }: Phrase): Phrase | null {
  if (items[to]?.lower === "=") return null;
  let from = start;
  while (from < to && /^(?:the|an?)$/.test(wordAt(items, from))) from++;
  let end = /^(?:vs\.?|versus)$/.test(wordAt(items, to)) ? to - 1 : to;
  while (end >= from && items[end]?.kind === "word" && /^[a-z]+ly$/.test(wordAt(items, end))) end--;
  const verb = items.findIndex((i, at) => at > from && at <= end && i.kind === "word" && FINITE.test(i.lower));
  if (verb > 0) end = verb - 1;
  if (end < from || (from === end && isNoRival(items[from]))) return null;
  const lone = from === end ? wordAt(items, from) : "";
  return /^(?:it|its|them|they|others?|that|those|these|this|what|each|one|ones|us|ours|both|all|none)$/.test(lone)
    ? null
    : ownerPart(items, { from, to: end });
}

/** "versus reached", "than accuracy": a lone participle or metric is nobody. */
const isNoRival = (item: Item | undefined): boolean =>
  (item?.mention?.kind === "metric" && !/\p{Lu}/u.test(item.mention.surface)) ||
  (item?.kind === "word" && /^[a-z]{3,}ed$/.test(item.lower));

/** Verbs that end a noun phrase: a rival that holds one has run into the next clause. */
const FINITE =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|could|may|achieves?|achieved|reach|reaches|reached|improves|outperforms|needs|requires|remains|show|shows|showed)$/;

/** "averaged over six *benchmarks*", "over further *rounds* of training": over that leads to what was measured on, or how often. */
function isEvaluation(items: readonly Item[], phrase: Phrase, at: number): boolean {
  const told = items
    .slice(phrase.from, phrase.to)
    .findIndex((i) => /^(?:on|with|from|for|by|using|without)$/.test(i.lower));
  const p = told > 0 ? { from: phrase.from, to: phrase.from + told - 1 } : phrase;
  const words = items.slice(p.from, p.to + 1).map((i) => i.lower);
  const joint = words.findIndex((w) => /^(?:of|,|and)$/.test(w));
  const core = words[joint > 0 ? joint - 1 : words.length - 1] ?? "";
  if (isRivalNoun(headOf(words.at(-1))) || words.some((w) => RIVAL_ADJECTIVES.has(w))) return false;
  if (isSystemNoun(words.at(-1) ?? "") && words.some(isRivalNoun)) return false;
  return (
    (/^(?:average|averaged|averaging|mean)$/.test(wordAt(items, at - 2)) && wordAt(items, at - 3) !== "on") ||
    items.slice(p.from, p.to + 1).some((i) => isBenchmark(i.mention)) ||
    /(?:benchmarks?|datasets?|tasks?|runs?|seeds?|problems|trials|time|periods?|range|variety|domains|regions|classes|scenes|sequences|horizons|years|months|languages|epochs?|questions|rounds|iterations|steps|turns|folds|corpus|corpora)$/.test(
      core,
    )
  );
}

/** Items that a rival's phrase covers: no system there is the claim's own. */
export function rivalItems(scene: Scene): Set<number> {
  const covered = new Set<number>();
  for (const cue of findRivalCues(scene.items)) {
    const phrase = readRival(scene.items, cue.at);
    if (phrase) for (let i = phrase.from; i <= phrase.to; i++) covered.add(i);
  }
  return covered;
}
