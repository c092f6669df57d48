import type { Mention } from "../../mentions/mention";
import { MODEL_NOUNS } from "../../rules/cues";
import type { Draft, Filled } from "../../rules/draft";
import { setsAgainst } from "../../rules/rival-evidence";
import { type Item, isHardStop, isResultVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { oncePer } from "../context/once-per";
import { fillMention, isSystem } from "../context/paper-context";
import { findRuns, type Run } from "../context/runs";
import { isApart, type Zone } from "../context/zones";
import { actsBehind, isChanged } from "./no-subject";
import { resolveSize } from "./sizes";
import { objectOf } from "./subjects";
import type { Place } from "./system-question";

/** Prepositions that lead to the model that something was run on. */
export const BASE_PREPOSITION = /^(?:on|for|of|with|using|to|from|across|atop|based)$/;

/** Models behind a preposition, apart from rivals: "on Qwen2.5-7B", "for the 7B / 14B models", "of Llama 3". */
export function baseRuns(draft: Draft, covered: ReadonlySet<number>): Run[] {
  return findRuns(draft.scene).filter(
    (r) =>
      r.what === "system" &&
      !covered.has(r.from) &&
      !isRivals(draft.scene.items, r) &&
      r.mentions.every(
        (m) =>
          m.mention.kind === "model" ||
          m.mention.kind === "size" ||
          m.mention.own === "model" ||
          (m.mention.kind === "name" &&
            ((r.preposition === "on" && r.twin) ||
              isCalledModel(draft.scene.items, r) ||
              isPutOn(draft.scene.items, r))),
      ) &&
      (r.preposition === null || BASE_PREPOSITION.test(r.preposition) || isAtSize(r) || isInModel(r, draft)),
  );
}

/** "36% *for the TideX network*", "on the TideX and IrisY networks": what a noun calls a model, that does nothing itself; behind other prepositions than "on" it is one alone. */
function isCalledModel(items: readonly Item[], { from, to, preposition, mentions }: Run): boolean {
  const noun = wordAt(items, to + 1);
  if (preposition === "on" || !MODEL_NOUNS.has(noun)) return MODEL_NOUNS.has(noun);
  const one = mentions.length === 1 && !/[^s]s$/.test(noun) && items[from - 1]?.mention === undefined;
  return one && preposition !== "of" && !actsBehind(items, to + 1);
}

/** "when applied *to TideX*,", "integrated *into TideX*,": one new name, alone in its phrase, that the paper's own was put on. */
const isPutOn = (items: readonly Item[], { at, to, mentions, preposition }: Run): boolean =>
  mentions.length === 1 &&
  /^(?:to|into|with)$/.test(preposition ?? "") &&
  /^(?:applied|integrated|incorporated|plugged|combined|paired)$/.test(wordAt(items, at - 1)) &&
  /^(?:,|via|using)$/.test(wordAt(items, to + 1)) &&
  /\p{Lu}.*\p{Lu}|\d/u.test(mentions[0]?.mention.surface.split(" ", 1)[0] ?? "");

/** "1.9x *at 1B* and 4.7x *at 9B*": the sizes that a number was reached at. */
const isAtSize = (r: Run): boolean => r.preposition === "at" && r.mentions.every((m) => m.mention.kind === "size");

/**
 * "by 12% *in Qwen3-8B*", "an attack success of 76% *against GPT-4o*": known models alone that are no rivals, and where none
 * is the object already: "lifts Qwen3-8B by 5% in Claude Code".
 */
const isInModel = (r: Run, { scene: { items }, first }: Draft): boolean =>
  /^(?:in|against)$/.test(r.preposition ?? "") &&
  r.mentions.every((m) => m.mention.kind === "model") &&
  firstChanged(items) >= first;

/** The first model that a verb changes; behind the sentence where there is none. */
const firstChanged = oncePer((items: readonly Item[]): number => {
  const at = items.findIndex((i, k) => i.mention?.kind === "model" && isChanged(items, k));
  return at < 0 ? items.length : at;
});

/** "vs. 120 s for Orion", "compared with the 60% for Orion": the model that a rival's number belongs to. */
function isRivals(items: readonly Item[], { at }: Run): boolean {
  if (!/^(?:for|by|of)$/.test(wordAt(items, at)) || items[at - 1]?.quantity === undefined) return false;
  return setsAgainst(items, at - 2);
}

/** The model that a number was reached on: the object of its verb, or what a preposition leads to, nearest behind it first. */
export function baseOf(place: Place): Filled<Mention> | null {
  const { draft, covered, floor, context } = place;
  const pick = objectOf(draft, covered, floor) ?? pickBase(place);
  return pick ? fillMention(draft.scene, pick.at, resolveSize(pick.mention, draft.scene, pick.at, context)) : null;
}

/** "On HarborQA (Qwen3-8B), Orion reaches": a lone model in brackets behind no number and no system says what it was run on. */
function standsAside(items: readonly Item[], { from, to, mentions }: Run): boolean {
  const ahead = items[from - 2];
  const bracketed = items[from - 1]?.lower === "(" && items[to + 1]?.lower === ")";
  const alone = mentions.length === 1 && mentions[0]?.mention.kind === "model";
  return bracketed && alone && !ahead?.quantity && !isSystem(ahead?.mention);
}

/** "an F1 of 0.4 and a recall of 0.5 *on Qwen3-8B*": one clause up to the model, in which no rival or other verb stands. */
const goesOnTo = ({ scene: { items }, last }: Draft, to: number): boolean =>
  !items.slice(last + 1, to + 1).some((i, k) => isHardStop(i) || isResultVerb(i) || setsAgainst(items, last + 1 + k));

function pickBase({ draft, covered, right, further, floor, group, index }: Place): Run["mentions"][number] | undefined {
  const bases = baseRuns(draft, covered);
  const led = bases.filter((r) => r.preposition !== null);
  const leadsIn = ({ from, to }: Zone): Run | undefined =>
    led.find((r) => r.from >= from && r.from <= to && r.preposition !== "of");
  const behind = leadsIn(right);
  const ahead = led.some((r) => r.to < draft.first && r.from >= floor);
  /** "on A by 4%, *and on B* by 3%": where the number has its own ahead, what a joint leads to is the next one's. */
  const joined = behind !== undefined && ahead && isApart(group.at(-1) ?? draft, behind);
  const inZone = (joined ? undefined : behind) ?? further.map(leadsIn).find((r) => r !== undefined);
  /** "a recall of 0.81 *on Qwen3-8B* (4% more)": between the numbers of one claim. */
  const within = led.find((r) => r.from > draft.first && r.to < draft.last);
  const earlier = led.findLast((r) => r.to < draft.first);
  const later = bases.length === 1 ? led.find((r) => r.from > right.to && goesOnTo(draft, r.at)) : undefined;
  /** In the clause of the number, not in that of another. */
  const near = (r: Run): boolean => (r.to < draft.first ? r.from >= floor : r.from <= right.to);
  const aside = bases.filter((r) => near(r) && standsAside(draft.scene.items, r));
  const own = led.find((r) => r.at === draft.last + 1 && r.mentions.length === 1);
  const run = own ?? within ?? inZone ?? earlier ?? later ?? (aside.length === 1 ? aside[0] : undefined);
  if (run !== own && run?.mentions.length === group.length) return run.mentions[index];
  return run?.mentions.length === 1 ? run.mentions[0] : undefined;
}
