import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS, NO_METRIC, TASK_NOUNS } from "../rules/cues";
import type { Filled } from "../rules/draft";
import { type Item, isClass, isHardStop, itemText, type Scene } from "../rules/scene";

/** A phrase of a sentence: items, both inclusive. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

const DETERMINER =
  /^(?:a|an|the|its|their|our|this|that|these|those|such|both|all|each|any|other|two|three|four|five|six|seven|eight|nine|ten|several|various|many|multiple)$/;
const ENDS =
  /^(?:by|from|to|on|in|for|across|over|at|with|than|under|using|via|against|while|when|which|that|as|is|are|was|were|,|\.|;|:|\(|\)|\[|\]|compared|and|or|respectively|without|per|through|relative|achieving|reaching|outperforming|up|down|where|whose|has|have|but|versus|vs|after|before|during)$/;

/** The noun phrase that begins at an item: up to the first preposition, joint, sign, number or verb of result. */
export function readPhrase(items: readonly Item[], from: number, limit = items.length, keepOf = true): Phrase | null {
  let start = from;
  while (start < limit && DETERMINER.test(items[start]?.lower ?? "")) start++;
  let at = start;
  for (; at < Math.min(limit, items.length, start + 12); at++) {
    const item = items[at] as Item;
    if (item.kind === "quantity" && at > start) break;
    if (
      item.kind === "sign" &&
      item.lower !== "-" &&
      item.lower !== "'" &&
      item.lower !== "/" &&
      item.lower !== "^" &&
      item.lower !== "_"
    )
      break;
    if (item.kind === "word" && ENDS.test(item.lower)) break;
    if (item.lower === "of" && (!keepOf || at === start)) break;
    if (at > start && item.kind === "word" && (isClass("strong-score", item.lower) || isClass("beat-verb", item.lower)))
      break;
  }
  let to = at - 1;
  while (to > start && /^(?:-|of|the|a)$/.test(items[to]?.lower ?? "")) to--;
  return to < start || items[start]?.kind === "quantity" ? null : { from: start, to };
}

/** Left edge of the noun phrase that ends at an item. */
export function phraseBefore(items: readonly Item[], to: number, limit: number): Phrase | null {
  let from = to + 1;
  for (let i = to; i >= Math.max(limit, to - 7); i--) {
    const item = items[i] as Item;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-" && item.lower !== "/")) break;
    if (
      item.kind === "word" &&
      (ENDS.test(item.lower) || DETERMINER.test(item.lower) || item.lower === "of" || /ly$/.test(item.lower))
    )
      break;
    const noun = i === to && /^(?:rates?|scores?|estimates?|returns?)$/.test(item.lower);
    if (item.kind === "word" && !noun && (isClass("score", item.lower) || isClass("gain-verb", item.lower))) break;
    from = i;
  }
  return from > to ? null : { from, to };
}

export const headOf = (items: readonly Item[], { to }: Phrase): string =>
  (items[to]?.lower ?? "").split(/[\s-]/).at(-1) ?? "";
export const isTaskPhrase = (items: readonly Item[], p: Phrase): boolean =>
  TASK_NOUNS.has(headOf(items, p)) && !/^(?:most|some|many|all|such|certain|few)$/.test(items[p.from]?.lower ?? "");
export const isNoMetric = (word: string): boolean =>
  NO_METRIC.has(word) ||
  TASK_NOUNS.has(word) ||
  MODEL_NOUNS.has(word) ||
  METHOD_NOUNS.has(word) ||
  BENCHMARK_NOUNS.has(word);

/** A phrase as a filled slot. */
export function fillPhrase(scene: Scene, { from, to }: Phrase, inferred?: string): Filled<string> {
  const first = scene.items[from]?.first ?? 0;
  const last = scene.items[to]?.last ?? 0;
  return { value: itemText(scene, from, to), first, last, ...(inferred ? { inferred } : {}) };
}

/** Where the sentence says that rivals follow: the item behind the cue, and the cue's own word. */
export interface RivalCue {
  readonly at: number;
  readonly cue: string;
  /** The claimed system is as good as the rival, or worse: no margin belongs to it. */
  readonly level: boolean;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ["compared", "to|with|against"],
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
    if (level) cues.push({ at: i + 3, cue: "comparable to", level: true });
    else if (pair)
      cues.push({
        at: i + 2,
        cue: `${item.lower} ${next}`,
        level: /^(?:comparable|par|competitive)$/.test(item.lower),
      });
    else if (/^(?:ahead|short|level)$/.test(item.lower) && /^(?:of|with)$/.test(next))
      cues.push({ at: i + 2, cue: `${item.lower} ${next}`, level: item.lower === "level" });
    else if (/^(?:above|below|past|behind|beyond|near)$/.test(item.lower) && leadsToSystem(items, i + 1))
      cues.push({ at: i + 1, cue: item.lower, level: false });
    else if (
      /^(?:lag|lags|lagged|lagging|trail|trails|trailed|trailing|underperform|underperforms|underperformed|underperforming)$/.test(
        item.lower,
      )
    )
      cues.push({ at: next === "behind" ? i + 2 : i + 1, cue: item.lower, level: false });
    else if (isClass("beat-verb", item.lower) && !/^(?:lead|leads|leading|led|top|exceeding)$/.test(item.lower))
      cues.push({ at: i + 1, cue: item.lower, level: false });
    else if (item.lower === "against" && isChecked(items, i)) return;
    else if (/^(?:than|versus|vs|vs\.|over|against|unlike|rivaling|matching|approaching|exceeding)$/.test(item.lower))
      cues.push({ at: i + 1, cue: item.lower, level: /^(?:rivaling|matching|approaching)$/.test(item.lower) });
  });
  return cues;
}

/** "validated against GPS data", "evaluation against the ground truth": what was checked with, no rival. */
const isChecked = (items: readonly Item[], at: number): boolean =>
  items
    .slice(Math.max(0, at - 3), at)
    .some((i) => /^(?:evaluat|validat|benchmark(?:ed|ing)|verif|measur|test)/.test(i.lower));

/** A rival is named, or said to be one, within a few words. */
function leadsToSystem(items: readonly Item[], from: number): boolean {
  for (let i = from; i < Math.min(items.length, from + 5); i++) {
    const item = items[i] as Item;
    if (item.mention) return /^(?:model|own|name)$/.test(item.mention.kind);
    if (/^(?:baselines?|models?|methods?|state-of-the-art|sota|approaches|systems?)$/.test(item.lower)) return true;
    if (item.kind !== "word" || isClass("preposition", item.lower)) return false;
  }
  return false;
}

const RIVAL_STOP =
  /^(?:by|on|in|across|at|while|when|with|using|under|achieving|reaching|demonstrating|establishing|without|respectively|despite|as|where|from|after|through|thereby|that|which|is|are|has|have|for|to|during|upon|both|trained|yielding|showing|obtaining|delivering|reducing|improving)$/;

/** The rival's noun phrase from an item: lists joined by commas and "and" included, up to a preposition or a number. */
export function readRival(items: readonly Item[], from: number): Phrase | null {
  let start = from;
  while (/^(?:the|a|an|its|their|our|all|both|with|to)$/.test(items[start]?.lower ?? "")) start++;
  let at = start;
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
  return to < start || items[start]?.kind === "quantity" ? null : { from: start, to };
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
