/** Which rival of its sentence each claim is compared with. */

import { lookUp } from "../../mentions/match-lexicon";
import { beforeAdverbs, pastAdverbs } from "../../rules/adverbs";
import { amend, beginsWithBy, type Draft, type Filled } from "../../rules/draft";
import type { Quantity } from "../../rules/quantity";
import { type Item, isClass, isHardStop, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isSystem } from "../context/paper-context";
import { fillPhrase } from "../context/phrases";
import { groupsOf } from "../context/zones";
import { bracketedRival, ownerOf } from "./owned-rivals";
import { type Rival, rivalsOf, uncuedRival } from "./rivals";

/** The single rivals of a joined phrase: "A, B, and C" → 3, for lists of as many numbers; a bracket belongs to its rival. */
function partsOf(draft: Draft, rival: Rival): Filled<string>[] {
  const { items } = draft.scene;
  const parts: Filled<string>[] = [];
  let from = rival.from;
  let inside = false;
  for (let i = rival.from; i <= rival.to + 1; i++) {
    const word = wordAt(items, i);
    if (/^[()]$/.test(word)) inside = word === "(";
    if (i <= rival.to && (inside || (word !== "," && word !== "and"))) continue;
    if (i > from) parts.push(fillPhrase(draft.scene, { from, to: i - 1 }));
    from = i + 1;
  }
  return parts;
}

/** What each claim is compared with: named behind it in its clause, or before it where a verb beats the rival by so much. */
export function refineBaselines(drafts: readonly Draft[]): Draft[] {
  const groups = groupsOf(drafts);
  return groups.flatMap((group, g) => {
    const first = group[0] as Draft;
    const rivals = rivalsOf(first.scene);
    const owner = ownerOf(group.at(-1) ?? first);
    if (rivals.length === 0 && owner === null) return group;
    const before = groups[g - 1]?.at(-1);
    const floor = before?.scene === first.scene ? before.last : -1;
    const chosen =
      owner ?? bracketedRival(first, rivals) ?? chooseRival(group, rivals, floor, numbersOf(drafts, first.scene));
    if (!chosen) return group;
    const parts = group.length > 1 && first.gain !== null ? partsOf(first, chosen) : [];
    return group.map((d, i) => {
      if (d.role === "baseline") return d;
      const value = parts.length === group.length ? (parts[i] ?? chosen.value) : chosen.value;
      return amend(d, { baseline: value }, `baseline behind "${chosen.cue}"`);
    });
  });
}

/** "beats older parsers, *which reach* 41%": what is said of the rival itself. */
export function tellsOf(items: readonly Item[], r: Rival, end: number): boolean {
  const at = items[r.to + 1]?.lower === "," ? r.to + 2 : r.to + 1;
  return /^(?:which|who)$/.test(wordAt(items, at)) && !items.slice(at, end).some((i) => /^[,;.]$/.test(i.lower));
}

/** Behind the number first; before it where the verb that beats a rival governs "by N", or the sentence opens with it. */
function chooseRival(
  group: readonly Draft[],
  rivals: readonly Rival[],
  floor: number,
  taken: ReadonlySet<Quantity | null>,
): Rival | null {
  const first = group[0] as Draft;
  const last = group.at(-1) as Draft;
  const { items } = first.scene;
  const behind = rivalBehind(group, rivals, taken);
  const ahead = rivals.findLast(
    (r) => r.to < first.first && !r.valued && leads(first, r) && !tellsOf(items, r, first.first),
  );
  const itsOwn = ahead && items[ahead.to + 1]?.lower === "of" && ahead.to + 2 === first.first;
  if (itsOwn && first.after && !first.gain) return null;
  if (ahead && items[ahead.to + 1]?.lower === "by" && first.first - ahead.to < 5) return ahead;
  const governed = first.cue !== null && beginsWithBy(first) && isClass("beat-verb", wordAt(items, first.cue));
  if (governed) return (floor >= 0 && first.gain ? coordinated(first, floor) : null) ?? ahead ?? behind ?? null;
  if (behind?.kind === "equals" && first.gain && ahead?.kind === "compares") return ahead;
  if (behind) return behind;
  if (!ahead) return rivals.find(opensSentence) ?? rivals.find((r) => closesSentence(last, r)) ?? null;
  return holdsFor(first, ahead, floor) ? ahead : null;
}

/** The first rival behind a number, or inside it; a comparison told outright goes before what is only as good. */
function rivalBehind(
  group: readonly Draft[],
  rivals: readonly Rival[],
  taken: ReadonlySet<Quantity | null>,
): Rival | undefined {
  const first = group[0] as Draft;
  const last = withPaired(group.at(-1) as Draft);
  const { items } = first.scene;
  const inside = rivals.find((r) => r.at > first.first && r.at < last.last);
  const followers = rivals.filter(
    (r) =>
      r.at > last.last &&
      !(
        (first.gain || first.before) &&
        (coordinates(items, r) || enables(items, last, r) || (!first.after && hasOwnGain(items, r)))
      ) &&
      reaches(last, r, taken),
  );
  const compared = first.gain ? followers.find((r) => r.kind === "compares") : undefined;
  return inside ?? (followers[0]?.kind === "equals" ? compared : undefined) ?? followers[0];
}

/** "71% and 72%, gains of 5% and *6%* over B": a score ends where the gain that was paired with it does. */
function withPaired(d: Draft): Draft {
  const gain = d.gain ? d.scene.items.findIndex((i) => i.quantity === d.gain) : -1;
  return gain > d.last ? { ...d, last: gain } : d;
}

/** "raises recall by 7%, *enabling* small models to beat B": what another one does then. */
const enables = (items: readonly Item[], { last }: Draft, r: Rival): boolean =>
  items
    .slice(last + 1, r.first)
    .some((i) => /^(?:enabl(?:es|ing)|allow(?:s|ing)|bringing|letting|making)$/.test(i.lower));

/** Whether a rival before a number is the number's: it opens its clause, stands behind the number before, or was beaten. */
function holdsFor(first: Draft, ahead: Rival, floor: number): boolean {
  const { items } = first.scene;
  const score = !first.gain && !first.before;
  if (score && (hasOwnGain(items, ahead) || hadOwnNumber(ahead, floor) || opensOther(items, ahead, first.first)))
    return false;
  const turns = items.slice(ahead.to + 1, first.first).some((i) => /^(?:yet|but|although|though)$/.test(i.lower));
  if (score && turns) return false;
  const opens = ahead.at <= 2 || wordAt(items, ahead.at - 2) === "," || COMPARES.test(ahead.cue);
  const local = ahead.at > floor;
  if (!first.gain || first.after) return opens || local || ahead.kind === "beats";
  const beaten = ahead.kind === "beats" || items[ahead.to + 1]?.lower === ":";
  const direct = items.slice(ahead.to + 1, first.first).every((i) => i.kind !== "sign");
  if (first.sign < 0 && ahead.kind === "beats" && !direct) return false;
  return opens || local || (beaten && first.sign >= 0);
}

/** "a gain over B, *and C reaches 71%*": behind the rival another clause begins; "outperforms B and reaches 71%" goes on. */
function opensOther(items: readonly Item[], ahead: Rival, end: number): boolean {
  if (ahead.kind === "beats") return false;
  const between = items.slice(ahead.to + 1, end);
  const joint = between.findIndex((i) => /^(?:and|while|but)$/.test(i.lower));
  const told = (i: Item): boolean => isClass("strong-score", i.lower) && !/ing$/.test(i.lower);
  return joint >= 0 && between.slice(joint + 1).some((i) => i.kind === "word" && told(i));
}

/** "…, and matches B", "… and outperforms B": a clause of its own, which says nothing of the numbers before it; "to match B" is none. */
const coordinates = (items: readonly Item[], r: Rival): boolean =>
  (r.kind === "equals" &&
    /^(?:match|matches|matched|rivals|rivaled|equals)$/.test(r.cue) &&
    items[r.first - 1]?.lower !== "to") ||
  (r.kind === "beats" && !/ing$/.test(r.cue) && /^(?:and|or)$/.test(wordAt(items, beforeAdverbs(items, r.first))));

/** "Compared to A, it … while …": what a sentence opens with holds for all of it. */
const opensSentence = (r: Rival): boolean => r.at <= 2 && COMPARES.test(r.cue);

const COMPARES = /^(?:compared|relative|comparison)$/;

/** "reaches 72.7% and 92.4% with only 30% of the data, outperforming A": what a list of scores ends with holds for all; "while keeping its size" goes on with the same system. */
function closesSentence(d: Draft, r: Rival): boolean {
  if (!d.after || d.gain || r.at <= d.last || !/ing$/.test(r.cue) || r.kind !== "beats") return false;
  const between = d.scene.items.slice(d.last + 1, r.at);
  const another = between.some((i, at) => isSystem(between[at - 1]?.mention) && isClass("strong-score", i.lower));
  const stops = between.some((i, at) => isHardStop(i) && !/ing$/.test(wordAt(between, pastAdverbs(between, at + 1))));
  return !another && between.some((i) => i.lower === ",") && !stops;
}

/** "and *on* average by 1.2%", "and *along* the second measure by 1.2%": nobody is named there. */
const LEADS_ELSEWHERE = /^(?:on|in|at|for|along|across|over)$/;

/** "outperforms A by 3.7% and B by 1.2%": the verb is said once, the second rival stands between "and" and "by". */
function coordinated(d: Draft, floor: number): Rival | null {
  const { items } = d.scene;
  const between = items.slice(floor + 1, d.first);
  const comma = between.findIndex((i) => /^(?:and|,)$/.test(i.lower));
  const and = between[comma + 1]?.lower === "and" ? comma + 1 : comma;
  const by = between.findLastIndex((i) => i.lower === "by");
  if (comma < 0 || by <= and + 1 || by - and > 8) return null;
  const verb = between.findLastIndex((i) => i.kind === "word" && isClass("beat-verb", i.lower));
  const phrase = { from: floor + 1 + Math.max(and, verb) + 1, to: floor + by };
  if (verb > and || LEADS_ELSEWHERE.test(between[and + 1]?.lower ?? "")) return null;
  return uncuedRival(d.scene, phrase, "and", "beats");
}

/** "exceeding *B by 1.5 points*": how far it is from this rival is said beside it. */
const hasOwnGain = (items: readonly Item[], r: Rival): boolean =>
  r.kind === "beats" && items[r.to + 1]?.lower === "by" && items.slice(r.to + 2, r.to + 5).some((i) => i.quantity);

/** "a gain of 1.5 points *over B*, with a recall of 0.92": a rival behind the number before was set against that one; a verb that beats it goes on. */
const hadOwnNumber = (r: Rival, floor: number): boolean => floor >= 0 && r.kind !== "beats" && r.first > floor;

/** Units of what is measured, not of what was set. */
const MEASURED = /^(?:%|times|points|s|ms|seconds|milliseconds)$/;

/** The numbers of a sentence that are results. */
const numbersOf = (drafts: readonly Draft[], scene: Scene): ReadonlySet<Quantity | null> =>
  new Set(drafts.flatMap((d) => (d.scene === scene ? [d.before, d.after, d.gain] : [])));

/** "6 points *(an interval of 4 to 8)* over B": what stands in brackets keeps no rival from a gain; one in a bracket itself is of that bracket. */
function outsideBrackets(items: readonly Item[]): readonly Item[] {
  let open = 0;
  const outside = items.filter((i) => {
    if (/^[([]$/.test(i.lower)) open++;
    const out = open === 0;
    if (/^[)\]]$/.test(i.lower)) open = Math.max(0, open - 1);
    return out;
  });
  return open > 0 ? items : outside;
}

/** A rival behind a number is its own where no other result and no stop stands between; sizes and settings may. */
function reaches(d: Draft, r: Rival, taken: ReadonlySet<Quantity | null>): boolean {
  const behind = d.scene.items.slice(d.last + 1, r.first);
  const between = d.gain ? outsideBrackets(behind) : behind;
  const numbers = between.flatMap((i) => i.quantity ?? []);
  if (numbers.some((q) => taken.has(q) || MEASURED.test(q.unit))) return false;
  if (between.length >= (numbers.length > 0 ? 16 : 22)) return false;
  if (d.after && !d.gain && !d.before && r.cue === "over" && isRange(d, between)) return false;
  if (d.after && !d.gain && (comparesOther(between) || (r.cue === "than" && tellsMore(between)))) return false;
  const kept = /^(?:compar|relative)/.test(r.cue) || r.kind === "equals";
  return !between.some((i, at) => isHardStop(i) && i.lower !== ":" && !(kept && keeps(between, at)));
}

/** "an error of 2 mm *over all parsers' ranges*": what a score was taken over, where nothing is said to be better or preferred. */
const isRange = ({ scene, first }: Draft, between: readonly Item[]): boolean =>
  between.length > 0 &&
  !between.some((i) => /^(?:points?|consistently)$/.test(i.lower)) &&
  !between.some(
    (i) =>
      i.kind === "word" && (isClass("gain-noun", i.lower) || isClass("gain-verb", i.lower) || isClass("more", i.lower)),
  ) &&
  !scene.items.slice(0, first).some((i) => /^prefer/.test(i.lower));

/** "92% accuracy *and better calibration* than B": the comparison is of something else than the score. */
const comparesOther = (between: readonly Item[]): boolean =>
  between.some(
    (i, at) =>
      i.kind === "word" &&
      at < between.length - 1 &&
      (isClass("gain-noun", i.lower) || isClass("more", i.lower)) &&
      between.slice(Math.max(0, at - 3), at).some((w) => /^(?:and|with)$/.test(w.lower)),
  );

/** "a recall of 0.92, *running faster* than B": behind a comma something else is compared; ", far higher than B" and ", which is higher than B" speak of the score. */
function tellsMore(between: readonly Item[]): boolean {
  const comma = between.findLastIndex((i) => i.lower === ",");
  const words = between.slice(comma + 1).map((i) => i.lower);
  return comma >= 0 && words[0] !== "which" && (words.length > 3 || /ing$/.test(words[0] ?? ""));
}

/** "… while maintaining quality": what it is compared with holds for the number before it too. */
const keeps = (items: readonly Item[], at: number): boolean =>
  items[at]?.lower === "while" &&
  /^(?:maintaining|preserving|retaining|keeping|achieving|remaining|staying|offering|delivering)$/.test(
    wordAt(items, pastAdverbs(items, at + 1)),
  );

/** "outperforms A and B by N": the rival between the verb and the number; "compared with A, it reduces X by N". */
function leads(d: Draft, r: Rival): boolean {
  const between = d.scene.items.slice(r.to + 1, d.first);
  return !between.some((i) => isHardStop(i) && i.lower !== ":");
}

/** No claim is its own rival: a model, method, metric or benchmark that is the rival's name was taken from there. */
export function refineSelfRivals(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d) => {
    if (!d.baseline) return d;
    const { baseline } = d;
    const rival = fold(baseline.value);
    const benchmarks = d.benchmarks.filter((b) => !within(b, baseline) || lookUp(b.value)?.benchmark);
    const metric = d.metric && samePlace(d.metric, baseline) ? null : d.metric;
    const model = d.model && fold(d.model.value.name) === rival ? null : d.model;
    const method = d.method && fold(d.method.value) === rival ? null : d.method;
    const kept = benchmarks.length === d.benchmarks.length && metric === d.metric;
    return kept && model === d.model && method === d.method
      ? d
      : amend(d, { benchmarks, metric, model, method }, "nothing is its own rival");
  });
}

/** "Tide+" is what was made of "Tide", not the same. */
const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** Words of the claim's own sentence, inside the rival's. */
const within = (a: Filled<unknown>, b: Filled<string>): boolean =>
  !a.scene && !b.scene && a.first >= b.first && a.last <= b.last;

const samePlace = (a: Filled<unknown>, b: Filled<string>): boolean =>
  within(a, b) && a.first === b.first && a.last === b.last;
