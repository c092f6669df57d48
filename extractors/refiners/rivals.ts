import { type Item, isClass, isHardStop } from "../rules/scene";
import { type Phrase, readPhrase } from "./phrases";

/** Where the sentence says that rivals follow: the item behind the cue, and the cue's own word. */
export interface RivalCue {
  readonly at: number;
  readonly cue: string;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ["compared", "to|with|against"],
  ["comparing", "to|with|against"],
  ["comparison", "to|with"],
  ["relative", "to"],
  ["comparable", "to|with"],
  ["par", "with"],
  ["competitive", "with"],
  ["superior", "to"],
  ["advantage", "over"],
  ["contrast", "to"],
];

const CUES = new WeakMap<readonly Item[], readonly RivalCue[]>();

/** Every place of a scene where a rival is announced: "over", "than", "compared with", "outperforming". */
export function findRivalCues(items: readonly Item[]): readonly RivalCue[] {
  const known = CUES.get(items);
  if (known) return known;
  const cues = readRivalCues(items);
  CUES.set(items, cues);
  return cues;
}

function readRivalCues(items: readonly Item[]): RivalCue[] {
  const cues: RivalCue[] = [];
  items.forEach((item, i) => {
    if (item.kind !== "word") return;
    const next = items[i + 1]?.lower ?? "";
    const pair = PAIRS.find(([a, b]) => a === item.lower && b.split("|").includes(next));
    const level =
      item.lower === "comparable" &&
      /^(?:results?|performance|accuracy|quality|scores?)$/.test(next) &&
      /^(?:to|with)$/.test(items[i + 2]?.lower ?? "");
    if (level) cues.push({ at: i + 3, cue: "comparable to" });
    else if (pair) cues.push({ at: i + 2, cue: `${item.lower} ${next}` });
    else if (/^(?:ahead|short)$/.test(item.lower) && next === "of") cues.push({ at: i + 2, cue: `${item.lower} of` });
    else if (item.lower === "level" && next === "with") cues.push({ at: i + 2, cue: "level with" });
    else if (/^(?:above|below|past|behind|beyond|near)$/.test(item.lower) && leadsToSystem(items, i + 1))
      cues.push({ at: i + 1, cue: item.lower });
    else if (
      /^(?:lag|lags|lagged|lagging|trail|trails|trailed|trailing|underperform|underperforms|underperformed|underperforming)$/.test(
        item.lower,
      )
    )
      cues.push({ at: next === "behind" ? i + 2 : i + 1, cue: item.lower });
    else if (isClass("beat-verb", item.lower) && !/^(?:lead|leads|leading|led|top)$/.test(item.lower))
      cues.push({ at: i + 1, cue: item.lower });
    else if (/^(?:match|matches|matched|rivals|rivaled|equals)$/.test(item.lower) && leadsToSystem(items, i + 1))
      cues.push({ at: i + 1, cue: item.lower });
    else if (isClass("up-verb", item.lower) || isClass("down-verb", item.lower)) {
      const at = improvedRival(items, i + 1);
      if (at !== null) cues.push({ at, cue: item.lower });
    } else if (item.lower === "against" && isChecked(items, i)) return;
    else if (item.lower === "than" && (items[i - 1]?.lower === "rather" || /^(?:doubl|tripl|quadrupl|halv)/.test(next)))
      return;
    else if (/^(?:rivaling|matching|approaching)$/.test(item.lower)) {
      const verb =
        items[i - 1]?.kind === "sign" ||
        /^(?:while|and|or|by|thus|closely|nearly|almost)$/.test(items[i - 1]?.lower ?? "");
      if (verb || leadsToSystem(items, i + 1)) cues.push({ at: i + 1, cue: item.lower });
    } else if (/^(?:than|versus|vs|vs\.|over|against|unlike)$/.test(item.lower))
      cues.push({ at: i + 1, cue: item.lower });
  });
  return cues;
}

/** "validated against GPS data", "evaluation against the ground truth": what was checked with, no rival. */
const isChecked = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 3), at)
    .some((i) => /^(?:evaluat|validat|benchmark(?:ed|ing)|verif|measur|test)/.test(i.lower));

/** "boosts (the performance of) *strong baselines* by 4%": what is improved is a rival, by its own words. */
function improvedRival(items: readonly Item[], from: number): number | null {
  const phrase = readPhrase(items, from);
  if (phrase === null) return null;
  const of = items.slice(phrase.from, phrase.to).findIndex((i) => i.lower === "of");
  const start = phrase.from + of + 1;
  const head = items[phrase.to]?.lower ?? "";
  const known = items
    .slice(start, phrase.to)
    .some((i) =>
      /^(?:existing|previous|prior|current|baseline|state-of-the-art|off-the-shelf|conventional|traditional|vanilla)$/.test(
        i.lower,
      ),
    );
  return /^(?:baselines?|counterparts?)$/.test(head) ||
    (known && /^(?:methods?|models?|approach(?:es)?|systems?|algorithms?|techniques?)$/.test(head))
    ? start
    : null;
}

/** A rival is named, or said to be one, within a few words. */
function leadsToSystem(items: readonly Item[], from: number): boolean {
  for (let i = from; i < Math.min(items.length, from + 5); i++) {
    const item = items[i] as Item;
    if (item.mention) return /^(?:model|own|name)$/.test(item.mention.kind);
    if (
      /^(?:baselines?|models?|methods?|state-of-the-art|sota|approaches|systems?|llms|networks|humans?|experts?|annotators|clinicians|physicians)$/.test(
        item.lower,
      )
    )
      return true;
    if (/^(?:that|those|of)$/.test(item.lower)) continue;
    if (item.kind !== "word" || isClass("preposition", item.lower)) return false;
  }
  return false;
}

const RIVAL_STOP =
  /^(?:by|on|in|across|at|while|when|with|using|under|achieving|reaching|demonstrating|establishing|without|respectively|despite|as|where|from|after|through|thereby|that|which|is|are|has|have|for|to|during|upon|both|trained|yielding|showing|obtaining|delivering|reducing|improving)$/;

/** The rival's noun phrase from an item: lists joined by commas and "and" included, up to a preposition or a number. */
export function readRival(items: readonly Item[], from: number): Phrase | null {
  let start = from;
  while (/^(?:the|a|an|its|their|our|all|both|with|to)$/.test(items[start]?.lower ?? "") || ofThat(items, start))
    start++;
  if (/^(?:using|training|trained|without)$/.test(items[start]?.lower ?? "")) return readAct(items, start);
  let at = countedRivals(items, start) ? start + 1 : start;
  for (; at < Math.min(items.length, start + 26); at++) {
    const item = items[at] as Item;
    if (item.kind === "quantity") break;
    if (item.lower === "such" && items[at + 1]?.lower === "as") {
      at++;
      continue;
    }
    if (item.kind === "word" && RIVAL_STOP.test(item.lower) && !(item.lower === "both" && at === start)) {
      const kept =
        item.lower === "trained" ||
        (item.lower === "with" && items[at + 1]?.mention !== undefined && items[at - 1]?.mention !== undefined) ||
        (items[at - 1]?.lower === "trained" && item.lower === "with");
      if (!kept) break;
    }
    if (isHardStop(item)) break;
    if (item.lower === ")" || item.lower === "]") break;
    if (
      at > start &&
      item.kind === "word" &&
      isClass("gain-verb", item.lower) &&
      /s$/.test(item.lower) &&
      !isClass("gain-noun", item.lower)
    )
      break;
    if (item.lower === "(" || item.lower === "[") {
      const close = items.slice(at, at + 8).findIndex((i) => i.lower === ")");
      if (close < 0 || items.slice(at, at + close).some((i) => i.kind === "quantity")) break;
      at += close;
      continue;
    }
    if (item.lower === "," || item.lower === "and") {
      const rest = items[at + 1]?.lower === "and" ? at + 2 : at + 1;
      if (!continuesList(items, rest)) break;
    }
  }
  let to = at - 1;
  while (to > start && /^(?:,|and|or|of|the|a|an|even|such|all|-|also)$/.test(items[to]?.lower ?? "")) to--;
  return to < start || (items[start]?.kind === "quantity" && to === start) ? null : { from: start, to };
}

/** "exceeds *that of* B", "than *those of* B": the words that only point back. */
const ofThat = (items: readonly Item[], at: number): boolean =>
  (/^(?:that|those)$/.test(items[at]?.lower ?? "") && items[at + 1]?.lower === "of") ||
  (items[at]?.lower === "of" && /^(?:that|those)$/.test(items[at - 1]?.lower ?? ""));

/** "compared with *using each step alone*": a rival that is something done. */
function readAct(items: readonly Item[], from: number): Phrase | null {
  const at = /^(?:on|with)$/.test(items[from + 1]?.lower ?? "") ? from + 2 : from + 1;
  const done = readPhrase(items, at);
  return done ? { from, to: done.to } : null;
}

/** "over *12 baselines*": how many rivals there are belongs to them. */
function countedRivals(items: readonly Item[], at: number): boolean {
  const count = items[at]?.quantity;
  if (count?.unit !== "" || count.decimal || count.qualifier) return false;
  const head = items
    .slice(at + 1, at + 5)
    .findIndex((i) =>
      /^(?:baselines|models|methods|approaches|systems|competitors|counterparts|algorithms|techniques|rivals|llms|competing)$/.test(
        i.lower,
      ),
    );
  return head >= 0 && items.slice(at + 1, at + 1 + head).every((i) => i.kind === "word" || i.mention !== undefined);
}

/** Behind a comma: another name or noun phrase, not a clause of its own. */
function continuesList(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item === undefined || item.kind === "quantity" || item.kind === "sign") return false;
  for (let i = at + 1; i < Math.min(items.length, at + 5); i++) {
    const next = items[i] as Item;
    if (next.kind === "sign" || next.kind === "quantity" || isClass("preposition", next.lower)) break;
    if (
      next.kind === "word" &&
      (isClass("score", next.lower) || isClass("gain-verb", next.lower)) &&
      !/(?:ed|ing)$/.test(next.lower)
    )
      return false;
  }
  if (item.kind === "mention") return item.mention?.kind !== "metric";
  if (isClass("score", item.lower) || isClass("gain-verb", item.lower) || isClass("preposition", item.lower))
    return false;
  if (/^(?:including|such)$/.test(item.lower)) return true;
  if (
    /^(?:needs?|requires?|uses?|has|have|is|are|was|were|takes?|gives?|shows?|can|remains?|keeps?|brings?|does|do|with|reaches|achieves)$/.test(
      item.lower,
    )
  )
    return false;
  if (
    /(?:ing|ed|ly)$/.test(item.lower) &&
    !/-/.test(item.lower) &&
    !/^(?:existing|leading|fine-tuned|competing|prompting)$/.test(item.lower)
  )
    return false;
  if (
    /^(?:and|while|but|which|it|we|our|this|thus|even|also|particularly|especially|yet|a|an|the|its|their|improves?)$/.test(
      item.lower,
    )
  )
    return false;
  return true;
}
