import type { Mention } from "../../mentions/mention";
import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../../rules/cues";
import type { Draft } from "../../rules/draft";
import { headOf, type Item, isClass, isHardStop, isResultVerb, saysHow } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isSystem } from "../context/paper-context";
import { beforeChain } from "./bracket-owner";
import {
  actsBehind,
  DOING,
  endOfRow,
  isAside,
  isChanged,
  isExample,
  isInPlaceOfMeasure,
  isObject,
  verbOfObject,
} from "./no-subject";
import { isPartOfName } from "./part-of-name";
import { sizedNoun } from "./sizes";

/** A verb that a system is the subject of: of score, change or movement; "score" and "scores" are read as metrics elsewhere. */
const isSubjectsVerb = (item: Item): boolean =>
  item.kind === "word" ? saysHow(item.lower) || isClass("move-verb", item.lower) : /^scores?$/.test(item.lower);

/** A system of the sentence and the item where it stands. */
export interface Named {
  readonly at: number;
  readonly mention: Mention;
}
/** The same, or a word that speaks of the paper's own: "it", "our method". */
export type Subject = Named | { readonly at: number; readonly mention: null };

/**
 * Subject of the clause: the last system before its verb that is nobody's rival. A name that no list holds yields to the
 * paper's own system further ahead, unless it is the name that acts: "Orion helps robots (e.g., Atlas) to reach".
 */
export function subjectOf(draft: Draft, covered: ReadonlySet<number>, floor: number): Subject | null {
  const near = nearestSubject(draft, covered, floor);
  if (near?.mention?.kind !== "name" || near.at >= draft.first - 2) return near;
  const { items } = draft.scene;
  if (actsBehind(items, near.at)) return near;
  for (let i = near.at - 1; i >= floor && items[i]?.lower !== ";"; i--) {
    const mention = items[i]?.mention;
    if (saysOwn(items, i)) return { at: i, mention: null };
    if (!isSystem(mention)) continue;
    return mention.kind === "own" && prepositionBefore(items, i) === null ? { at: i, mention } : near;
  }
  return near;
}

/** Back from the number: the first that is the subject, else the nearest that something is said of behind a preposition. */
function nearestSubject(draft: Draft, covered: ReadonlySet<number>, floor: number): Subject | null {
  const { items } = draft.scene;
  let seenVerb = false;
  let behind: Named | null = null;
  for (let i = draft.first - 1; i >= floor; i--) {
    const item = items[i] as Item;
    if (item.kind === "sign" && item.lower === ";") return behind;
    if (isSubjectsVerb(item)) seenVerb = true;
    if (covered.has(i)) continue;
    if (seenVerb && saysOwn(items, i)) return behind ?? { at: i, mention: null };
    const { mention } = item;
    if (!mention || (!seenVerb && !standsByNumber(items, i, draft.first))) continue;
    const place = placeOf(items, { at: i, mention }, draft.first, seenVerb);
    if (place === "subject") return { at: i, mention };
    if (place === "behind a preposition") behind ??= { at: i, mention };
  }
  return behind;
}

/** "A from 41% to 55% and *B* from 60% to 62%", "lifts A to 56%, *Llama 3* to 62%": what comes next in a list without its verb. */
const isNextOfList = (items: readonly Item[], at: number, first: number): boolean =>
  at === first - 2 &&
  (items[at + 1]?.lower === "from"
    ? items[at]?.mention?.kind !== "name"
    : items[at + 1]?.lower === "to" && items[at]?.mention?.kind === "model") &&
  /^(?:,|and)$/.test(wordAt(items, at - 1));

/** Without a verb between them, a name has to stand right at its number. */
const standsByNumber = (items: readonly Item[], at: number, first: number): boolean =>
  at === first - 1 || (at === first - 2 && besideValue(items, at)) || isNextOfList(items, at, first);

/** What a name is to the number behind it; null where it is nothing to it. */
function placeOf(
  items: readonly Item[],
  { at, mention }: Named,
  first: number,
  seenVerb: boolean,
): "subject" | "behind a preposition" | null {
  if (mention.kind === "size")
    return seenVerb && items[at - 1]?.lower !== "(" && prepositionBefore(items, at) === null ? "subject" : null;
  if (!isSystem(mention) || isInPlaceOfMeasure(items, at)) return null;
  if (isExample(items, at, first) || isAside(items, at, first) || isObject(items, at)) return null;
  const preposition = prepositionBefore(items, at);
  if (preposition === null && !isModifier(items, at)) return "subject";
  if (doesItself(items, at, preposition) || isNextBest(items, at, preposition)) return "subject";
  if (!seenVerb || preposition === null) return null;
  const isModel = mention.kind === "model";
  const listed = preposition === "as" ? isSuchAs(items, at) : preposition === "like";
  if (isModel && listed && actsBehind(items, at)) return "subject";
  const example = isModel && /^(?:including|like|namely)$/.test(preposition) && items[at + 1]?.lower === ",";
  const told =
    /^(?:of|with|using|by|via|for)$/.test(preposition) &&
    (mention.kind === "own" || (preposition === "of" && isPraised(items, at)));
  return example || told ? "behind a preposition" : null;
}

/** "with *Orion* achieving", "with the *Orion* model achieving", "(*Orion*) achieving": the participle behind a name is what it does itself. */
const doesItself = (items: readonly Item[], at: number, preposition: string | null): boolean => {
  const behind = wordAt(items, at + 1);
  const bracketed = behind === ")";
  const called = MODEL_NOUNS.has(behind) || METHOD_NOUNS.has(behind);
  return (preposition === "with" || bracketed) && DOING.test(wordAt(items, bracketed || called ? at + 2 : at + 1));
};

/** "Orion improves *Qwen3-4B* by", "lifts a *9B* policy from", "cuts *Qwen3-4B*'s latency by": the known model, or the one of a size, that a verb of change has as its object; a new name there is often a metric. */
export function objectOf(
  { scene: { items }, first }: Draft,
  covered: ReadonlySet<number>,
  floor: number,
): Named | null {
  for (let at = first - 1; at >= Math.max(floor, first - 18); at--) {
    const mention = items[at]?.mention;
    if (isHardStop(items[at])) return null;
    const one = mention?.kind === "model" || (mention?.kind === "size" && sizedNoun(items, at) !== null);
    if (!one || covered.has(at)) continue;
    if (isChanged(items, at) || isClass("down-verb", verbOfObject(items, at))) return { at, mention };
  }
  return null;
}

/** "We achieve", "we are able to reduce"; "we found that" says nothing of the system. */
function weAchieve(items: readonly Item[], at: number): boolean {
  let verb = at + 1;
  while (/^(?:are|were|can|could|able|to|thus|also|further|have|do|not|only)$|ly$/.test(wordAt(items, verb))) verb++;
  const word = wordAt(items, verb);
  return (
    !/^(?:show|demonstrat|f[io]u?nd|observ|report|evaluat|measur|provid|offer|present|identif|set|give)/.test(word) &&
    saysHow(word)
  );
}

/** "It achieves", "our method reaches", "the proposed framework": the paper speaks of its own system. */
function saysOwn(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (item.kind !== "word") return false;
  if (item.lower === "we") return weAchieve(items, at);
  if (/^(?:it|ours)$/.test(item.lower)) return true;
  const head = headOf(item.lower);
  if (!MODEL_NOUNS.has(head) && !METHOD_NOUNS.has(head) && !/^(?:design|variant|solution|variants|work)$/.test(head))
    return false;
  const ahead = items.slice(Math.max(0, at - 4), at);
  const from = ahead.findLastIndex((i) => /^(?:our|proposed|this|resulting|recommended)$/.test(i.lower));
  const named = ahead.slice(0, from).some((i) => isSystem(i.mention)) && items[at + 1]?.lower === ",";
  return (
    from >= 0 && !named && !ahead.slice(from + 1).some((i) => i.kind !== "word" || isClass("preposition", i.lower))
  );
}

/** "models such as A, B and C reach": examples that stand for the subject. */
const isSuchAs = (items: readonly Item[], at: number): boolean =>
  items.slice(Math.max(0, at - 12), at).some((i, k, all) => i.lower === "as" && all[k - 1]?.lower === "such");

/** "Orion (75.2)", "GPT-5: 75.2": a name right before its value; a new name before a colon may be what is measured. */
const besideValue = (items: readonly Item[], at: number): boolean =>
  items[at + 1]?.lower === "(" || (items[at + 1]?.lower === ":" && items[at]?.mention?.kind !== "name");

/** "Orion reaches 74%, followed by *Tidal* with 71%", "followed by Tidal (71%) and *Iris* (70%)": whose number comes next. */
function isNextBest(items: readonly Item[], at: number, preposition: string | null): boolean {
  if (preposition !== "by" || !/^(?:with|at|\()$/.test(wordAt(items, at + 1))) return false;
  const led = beforeChain(items, at);
  return items
    .slice(Math.max(0, led - 4), led + 1)
    .some((i, k, all) => i.lower === "by" && all[k - 1]?.lower === "followed");
}

/** "the effectiveness of Orion", "the accuracy of Orion": what is said of a name makes it the subject. */
const isPraised = (items: readonly Item[], at: number): boolean => {
  const of = items.slice(Math.max(0, at - 2), at).findLastIndex((i) => i.lower === "of");
  const noun = items[Math.max(0, at - 2) + of - 1];
  return (
    of >= 0 &&
    (noun?.mention?.kind === "metric" ||
      /^(?:effectiveness|superiority|efficacy|robustness|potential|performance|capability|advantage|benefits?|value|generality)$/.test(
        noun?.lower ?? "",
      ))
  );
};

/** A name before a noun of results describes it: "SimplerEnv success rates". */
function isModifier(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next === undefined) return false;
  if (items[at]?.mention?.kind === "own") return BENCHMARK_NOUNS.has(next.lower);
  if (items[at]?.mention?.kind !== "name") return false;
  if (next.mention?.kind === "metric") return true;
  if (next.kind !== "word") return false;
  const head = headOf(next.lower);
  if (MODEL_NOUNS.has(head) || METHOD_NOUNS.has(head) || isClass("preposition", next.lower)) return false;
  if (isPartOfName(items, at)) return false;
  if (/^(?:variant|version|ensemble|design)$/.test(head) && /[-\d]/.test(items[at]?.mention?.name ?? "")) return false;
  return (
    !saysHow(next.lower) &&
    !/(?:ly|ed|ing)$|^(?:and|or|that|which|also|even|still|can|may|to|not|by|at|further|consistently|both)$/.test(
      next.lower,
    ) &&
    !isResultVerb(next)
  );
}

function prepositionBefore(items: readonly Item[], at: number): string | null {
  const chain = beforeChain(items, at);
  if (chain < at - 1 && isClass("preposition", wordAt(items, chain))) return items[chain]?.lower ?? null;
  const joint = /^(?:and|or|,|\/)$/;
  let back = at - 1;
  while (joint.test(wordAt(items, back))) back--;
  const comma = back === at - 2 && items[at - 1]?.lower === ",";
  const next = items[at - 1]?.lower === "and" && !isSystem(items[back]?.mention);
  if ((comma || next) && actsBehind(items, at)) return null;
  const others = comma && !isSystem(items[back]?.mention) && items[at]?.mention?.kind !== "name";
  if (others && actsBehind(items, endOfRow(items, at))) return null;
  if (back < at - 1 && items[back]?.kind === "mention" && items[back]?.mention?.kind !== "metric")
    return prepositionBefore(items, back);
  if (back < at - 1) return null;
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const item = items[i] as Item;
    if (
      item.kind === "word" &&
      (isClass("preposition", item.lower) || /^(?:including|e\.g\.|like|namely)$/.test(item.lower))
    )
      return item.lower;
    if (item.kind === "mention") return null;
    if (item.kind === "sign" && item.lower !== "-" && item.lower !== "(") return null;
    if (
      item.kind === "word" &&
      (isClass("score", item.lower) || isClass("gain-verb", item.lower) || /^(?:that|and|which)$/.test(item.lower))
    )
      return null;
  }
  return null;
}
