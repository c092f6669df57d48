/** A rival that words tie to a number of its own: "B's accuracy of N", "versus N for B", "the N baseline". */

import { METHOD_NOUNS, MODEL_NOUNS } from "../../rules/cues";
import { type Draft, type Filled, isScore } from "../../rules/draft";
import { setsAgainst } from "../../rules/rival-evidence";
import { isPerson, isRivalNoun } from "../../rules/rival-words";
import { headOf, type Item, isHardStop, isResultVerb, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isSystem } from "../context/paper-context";
import { fillPhrase, isScoring, type Phrase, readPhrase, withoutMetric } from "../context/phrases";
import { isJoint } from "../context/runs";
import { findRivalCues, type RivalCue } from "./rival-cues";
import { ownerPart, readRival } from "./rival-phrases";

/** "surpassing *B*'s F1 score of 0.48", "compared to the base *model* 0.64", "beating a parser which reaches 50%". */
export function rivalWithValue(d: Draft): Filled<string> | null {
  const { items } = d.scene;
  const cue = isScore(d) ? findRivalCues(items).findLast((c) => c.at < d.first && c.kind !== "improves") : undefined;
  const read = cue && readRival(items, cue.at);
  if (!read) return null;
  const rival = withoutMetric(items, ownerPart(items, read));
  const from = firstOfList(items, d.first);
  const between = items.slice(rival.to + 1, from);
  const owner =
    namesSystem(items, rival) || reachesIt(between) !== null || (setsApart(cue) && owns(items, rival, read));
  if (!owner || (between.length === 0 && (d.after?.qualifier || from < d.first))) return null;
  return between.length < 12 && isValueOf(between) ? fillPhrase(d.scene, rival) : null;
}

/** "gains over the former recall of 0.41" may be the claim's own, where "compared to the *top reader* recall of 0.41" is another's. */
const setsApart = ({ cue }: RivalCue): boolean => /^(?:compared|versus|vs\.?|than|against|relative)$/.test(cue);

/** "the *top reader* score", "the *nearest planner* accuracy", but "the initial score". */
const owns = (items: readonly Item[], rival: Phrase, read: Phrase): boolean =>
  rival.to < read.to && !UNOWNED.test(wordAt(items, rival.to));

const UNOWNED =
  /^(?:initial|original|average|mean|overall|final|highest|lowest|previous|prior|same|expected|maximum|minimum|random|chance)$/;

/** "the *nearest planner* accuracy of 0.41": a rival in front of its number, without what the number measures. */
export function withoutValue(items: readonly Item[], read: Phrase): Phrase {
  const rival = withoutMetric(items, read);
  const valued = items[read.to + 1]?.lower === "of" && items[read.to + 2]?.quantity;
  return valued && items[read.to]?.mention?.kind === "metric" && owns(items, rival, read) ? rival : read;
}

/** "of 0.41 and *0.35*", "at a recall of 0.41, a precision of *0.35*": the first number of a list that is told of one system. */
function firstOfList(items: readonly Item[], at: number): number {
  let back = at - 1;
  while (back > at - 7 && items[back] && (isOfMetric(items[back] as Item) || isJoint(items[back]))) back--;
  if (!items[back]?.quantity || back === at - 1) return at;
  return isJoint(items[back + 1]) || items[back + 1]?.mention?.kind === "metric" ? firstOfList(items, back) : at;
}

/** Nothing between a rival and a number but words that say it is the rival's: "'s F1 score of", "which achieves", "at a recall of". */
function isValueOf(between: readonly Item[]): boolean {
  const words = between.map((i) => i.lower);
  const reached = reachesIt(between);
  if (reached) return reached.every((i) => isOfMetric(i));
  if (words[0] === "at") return between.length > 2 && between.slice(1).every(isOfMetric);
  const told = words.length === 0 || isScoring(between.at(-1)) || /^(?:of|=|:|s|score|at)$/.test(words.at(-1) ?? "");
  const named =
    words.length === 0 ||
    words[0] === "'" ||
    words.join(" ") === "of" ||
    isScoring(between[0]) ||
    between[0]?.mention?.kind === "metric";
  return told && named;
}

/** ", which reaches *a recall of* 0.41": the words behind the verb of a clause on the rival; null where there is none. */
function reachesIt(between: readonly Item[]): readonly Item[] | null {
  const at = between[0]?.lower === "," ? 1 : 0;
  const verb = between[at + 1];
  const told = verb && (isResultVerb(verb) || /^(?:scored?|gets?|got|has|had|have)$/.test(verb.lower));
  return told && /^(?:which|that|who)$/.test(wordAt(between, at)) ? between.slice(at + 2) : null;
}

const isOfMetric = (item: Item): boolean =>
  item.mention?.kind === "metric" ||
  isScoring(item) ||
  /^(?:'|s|of|=|:|a|an|the|only|just|about|average|mean|overall|rate|accuracy)$/.test(item.lower);

/** "compared to 60.9% for *the best parser*", "versus 0.72 for *B*", "below the 20% *random baseline*". */
export function rivalBehindValue(d: Draft): Filled<string> | null {
  const led = isScore(d) ? cueBefore(d.scene, d.first) : null;
  const phrase = led && ownerBehind(d.scene.items, d.last, led);
  return phrase && fillPhrase(d.scene, phrase);
}

/** "compared to 41.2% for *the best parser*", "to a recall of 0.41 for *B*": the rival of a cue behind which its number comes first, from that number on. */
export function rivalPastValue(items: readonly Item[], at: number): Phrase | null {
  const number = items.slice(at, at + 6).findIndex((i) => i.quantity);
  const leads = number >= 0 && items.slice(at, at + number).every(isOfMetric);
  return leads ? ownerBehind(items, at + number, "beaten") : null;
}

/** Whose the number is that ends with an item: the rival beside it, or behind "for", past the other numbers of its list. */
function ownerBehind(items: readonly Item[], last: number, led: Led): Phrase | null {
  let end = last;
  for (let next = nextValue(items, end); next !== null; next = nextValue(items, end)) end = next;
  const beside = rivalBeside(items, end + 1, led);
  if (beside) return beside;
  for (let i = end + 1; i < Math.min(items.length, end + 7); i++) {
    if (isHardStop(items[i]) || items[i]?.kind === "quantity" || /^[,()]$/.test(wordAt(items, i))) return null;
    if (!/^(?:for|by|of|from|with|in)$/.test(wordAt(items, i))) continue;
    const phrase = readRival(items, i + 1);
    const plain = led !== "beaten" && /^(?:for|by)$/.test(wordAt(items, i));
    return phrase && (plain || namesSystem(items, phrase)) ? phrase : null;
  }
  return null;
}

/** "0.93, *0.92*, and *0.94* for B", "58% accuracy and *0.34* F1 for B": the next number of a rival's list. */
function nextValue(items: readonly Item[], last: number): number | null {
  const joint = items[last + 1]?.mention?.kind === "metric" ? last + 2 : last + 1;
  let at = joint;
  while (at < joint + 2 && /^(?:and|,|\/)$/.test(wordAt(items, at))) at++;
  return at > joint && items[at]?.quantity ? at : null;
}

/** "the 20% *random baseline*", "0.87 *raw-only*)", "35.4% *without evolution*": the rival right behind its number. */
function rivalBeside(items: readonly Item[], at: number, led: Led): Phrase | null {
  if (items[at]?.lower === "without") return readRival(items, at);
  const phrase = readPhrase(items, at);
  if (!phrase || phrase.to - at > 4) return null;
  const said = items.slice(at, phrase.to + 1);
  if (said.some((i) => /^(?:metric|benchmark)$/.test(i.mention?.kind ?? "") || isScoring(i))) return null;
  const head = wordAt(items, phrase.to);
  if (isRivalNoun(head)) return phrase;
  const closed = /^[),;.]$/.test(items[phrase.to + 1]?.lower ?? ".");
  return led === "set against" && closed && /-/.test(head) ? phrase : null;
}

/** How a number is led in as a rival's: by a word that sets it against another, or by one that it is beaten with. */
type Led = "set against" | "beaten";

function cueBefore(scene: Scene, at: number): Led | null {
  const { items } = scene;
  if (hasArticle(scene, at)) return "beaten";
  let lead = at - 1;
  while (lead > at - 6 && items[lead] && isOfMetric(items[lead] as Item)) lead--;
  const near = wordAt(items, lead);
  if (near === "over" || setsAgainst(items, lead)) return "set against";
  if (items[at - 1]?.lower === "the" && BEHIND_THE.test(near)) return "beaten";
  return listedBefore(scene, at);
}

/** "lower than *the* 87% achieved by experts": an article inside a qualifier, which is none then. */
function hasArticle({ tokens, items }: Scene, at: number): boolean {
  const item = items[at];
  const lead = tokens.slice(item?.first, (item?.last ?? 0) + 1).filter((t) => t.kind === "word");
  const the = lead.findIndex((t) => t.lower === "the");
  return the > 0 && lead.slice(0, the).some((t) => t.lower === "than" || BEHIND_THE.test(t.lower));
}

const BEHIND_THE =
  /^(?:surpass|exceed|outperform|beat|match|approach)\w{0,3}$|^(?:beating|matching|below|above|behind)$/;

/** "vs. 46.2% for the baseline and *47.1%* for B", "versus 26.0% and *15.7%*": the next of a list of rivals' numbers. */
function listedBefore(scene: Scene, at: number): Led | null {
  const { items } = scene;
  let back = at - 1;
  while (back > at - 3 && /^(?:,|and|\/)$/.test(wordAt(items, back))) back--;
  if (back === at - 1) return null;
  for (let i = back; i > Math.max(0, back - 8); i--) {
    if (items[i]?.quantity) return i === back || /^(?:for|by)$/.test(wordAt(items, i + 1)) ? cueBefore(scene, i) : null;
    if (isHardStop(items[i]) || /^[,()]$/.test(wordAt(items, i))) return null;
  }
  return null;
}

/** A name, or a noun of systems at the end: "with identical cues" and "in the lab" name no rival. */
function namesSystem(items: readonly Item[], { from, to }: Phrase): boolean {
  const head = headOf(items[to]?.lower);
  return (
    items.slice(from, to + 1).some((i) => isSystem(i.mention)) ||
    head === "best" ||
    MODEL_NOUNS.has(head) ||
    METHOD_NOUNS.has(head) ||
    isRivalNoun(head) ||
    isPerson(head)
  );
}
