import type { Mention } from "../../mentions/mention";
import { saysSeveral } from "../../rules/cues";
import { amend, areAlike, type Draft, type Filled } from "../../rules/draft";
import type { Item, Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { rivalItems } from "../baselines/rivals";
import { fillMention, type PaperContext } from "../context/paper-context";
import { findRuns, isJoint } from "../context/runs";
import { OVER_SEVERAL } from "./named-subject";

/** "It also exceeds …" right behind a claim: "it" is the system of that claim. */
export function refineCarriedSystems(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = out.findLast(
      (p) => p.role === "own" && p.scene.index === d.scene.index - 1 && p.model !== null && p.model.first >= 0,
    );
    const pronoun = /^(?:it|these)$/.test(wordAt(d.scene.items, 0));
    const open =
      d.role === "own" && (d.model === null || d.model.first < 0) && (d.method === null || d.method.first < 0);
    if (before?.model && pronoun && open) {
      const from = { scene: before.scene, inferred: "the system of the sentence before" };
      const method = before.method && { ...from, ...before.method, inferred: from.inferred };
      out.push(amend(d, { model: { ...before.model, ...from }, method }, "system carried from the sentence before"));
    } else out.push(d);
  }
  return out;
}

/** Nouns for systems of which a sentence tells in the plural. */
const SYSTEMS = /^(?:models|llms|vlms|mllms|lvlms|slms|backbones|families|agents)$/;

/** "across *five models*", "*models* reach": the sentence speaks of several models, and not as rivals. */
function isOfSeveral(scene: Scene): boolean {
  const { items } = scene;
  return items.some((item, at) => {
    if (!SYSTEMS.test(item.lower)) return false;
    const ahead = items.slice(Math.max(0, at - 5), at);
    const counted = ahead.some((i) => i.quantity || saysSeveral(i.lower) || /^(?:most|across)$/.test(i.lower));
    const bare = at === 0 || /^(?:,|:|;|and|that|—)$/.test(wordAt(items, at - 1));
    return (counted || bare) && !rivalItems(scene).has(at);
  });
}

/** "*Qwen3*, 14B and 30B", "GR00T and *Cosmos*": one of several in a row. */
function isInRow(items: readonly Item[], at: number): boolean {
  const joins = (joint: number, other: number): boolean => isJoint(items[joint]) && items[other]?.mention !== undefined;
  return joins(at - 1, at - 2) || joins(at + 1, at + 2);
}

/** "GPT-4o (42.8%)", "42.8% (GPT-4o)": a model beside a number is that number's. "GPT-4o's parser": a part of it. */
function isElsewhere(items: readonly Item[], at: number): boolean {
  const [next, behind] = [items[at + 1], items[at + 2]];
  const valued = next?.lower === "(" && behind?.quantity !== undefined;
  const values = items[at - 1]?.lower === "(" && items[at - 2]?.quantity !== undefined;
  return valued || values || next?.lower === "'";
}

/** "the *original* Orion", "the Orion *baseline*": what the paper's method was put on, and is compared to. */
const isBaseOf = (items: readonly Item[], at: number): boolean =>
  /^(?:original|base|vanilla|unmodified)$/.test(wordAt(items, at - 1)) ||
  [1, 2].some((k) => /^(?:baselines?|backbones?)$/.test(wordAt(items, at + k)));

/** The one known model of the claim's own sentence, where it is no rival: "Orion reaches 4.1 when backed by GPT-4o". */
function modelBeside({ scene, first, last }: Draft): Filled<Mention> | null {
  const { items } = scene;
  const found = items.flatMap((i, at) => (i.mention?.kind === "model" ? [{ mention: i.mention, at }] : []));
  const [only] = found;
  if (!only || found.length > 1 || !isOneModel(only.mention)) return null;
  const between = items.slice(Math.min(last, only.at), Math.max(first, only.at));
  if (between.some((i) => i.lower === ";")) return null;
  const apart =
    (rivalItems(scene).has(only.at) && !isBaseOf(items, only.at)) ||
    isInRow(items, only.at) ||
    isElsewhere(items, only.at);
  return apart ? null : fillMention(scene, only.at, only.mention);
}

/** "Qwen3-8B", "GPT-4.1": one model by its size or its version, not a line of them or an architecture ("DiT"). */
const isOneModel = ({ name, model, size_b }: Mention): boolean =>
  size_b !== undefined || (/^(?:llm|diffusion|rl)$/.test(model?.kind ?? "") && /\d/.test(name));

/** "*GPT-4.1* reaches 74%, and Orion reaches 81%": the model has a number of its own, without the method that has the other. */
const actsAlone = (other: Draft, d: Draft, { first }: Filled<Mention>): boolean =>
  other.scene === d.scene && isStated(d.method) && other.method === null && other.model?.first === first;

/** A claim that names no model was made on the one model that the abstract works with, or on the only one of its sentence. */
export function refineBaseModel(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const open = new Set(
    drafts.filter((d) => !d.model && d.role === "own" && !isOverSeveral(d) && !isOfSeveral(d.scene)),
  );
  if (open.size === 0) return [...drafts];
  const base = context.base();
  const numbered = new Set(drafts.map((d) => d.scene.index));
  return drafts.map((d) => {
    if (!open.has(d)) return d;
    if (base && holds(base.sentence, d.scene, numbered) && (base.mention.model || isSizedFor(d, base.sentence))) {
      const model = { value: base.mention, first: -1, last: -1, inferred: "the one model of the abstract" };
      return amend(d, { model }, "model: the one that the abstract works with");
    }
    const beside = modelBeside(d);
    return beside && !drafts.some((other) => actsAlone(other, d, beside))
      ? amend(d, { model: beside }, "model: the only one of its sentence")
      : d;
  });
}

/** "Orion trains a 7B model. It reaches 81%.": a size without a name is that of a method, in its sentence or the next. */
const isSizedFor = ({ method, scene }: Draft, named: number): boolean => method !== null && scene.index <= named + 1;

/** "We tune Orion-3B. Recall rises by 4%.": what is said before any number holds for those that follow; "On Orion-3B, recall rises by 4%." tells only whose number that one is. */
const holds = (named: number, scene: Scene, numbered: ReadonlySet<number>): boolean =>
  named === scene.index || (named < scene.index && !numbered.has(named));

/** Stated by the claim's own clause, not inferred. */
const isStated = (slot: { readonly first: number } | null | undefined): boolean => (slot?.first ?? -1) >= 0;

/** Later numbers of a sentence that name no system of their own go on with the one before: "…, 8.3% on B and 7.3% on C". */
export function refineSharedSystems(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const before = d.role === "own" ? out.findLast((p) => p.scene === d.scene && p.role === "own") : undefined;
    out.push(before ? goOn(d, before) : d);
  }
  return out;
}

const isOverSeveral = ({ notes }: Draft): boolean => notes.some((n) => n.endsWith(OVER_SEVERAL));

/** "Orion reaches 93%, while *Tidal, Iris and Kestrel* reach 91%": a row behind the number before says whose this one is. */
const hasOwnRow = (d: Draft, before: Draft): boolean =>
  isOverSeveral(d) &&
  findRuns(d.scene).some((r) => r.what === "system" && r.mentions.length > 1 && r.from > before.last && r.to < d.first);

function goOn(d: Draft, before: Draft): Draft {
  if (hasOwnRow(d, before)) return d;
  const unnamed = !isStated(d.method);
  const alike = (d.cue === before.cue && d.cue !== null) || (d.before !== null && before.before !== null);
  const onBase = d.notes.some((n) => n.endsWith("the model behind a preposition"));
  const both = { model: before.model, method: before.method };
  if (unnamed && !isStated(d.model) && (isStated(before.model) || isStated(before.method)))
    return amend(d, both, "system shared with the claim before it");
  // "lifts Qwen3-4B by 11%, beating Tidal by 2%": the paper's own is still on the model that it was put on
  if (d.method === null && before.model && before.method?.value === d.model?.value.name)
    return amend(d, both, "system shared with the claim before it");
  if (unnamed && onBase && (alike || areAlike(d, before)) && isStated(before.method))
    return amend(d, { method: before.method }, "method shared with the claim before it");
  if (d.method === null && isKnownModel(d) && isKnownModel(before) && (alike || d.rules.at(-1) === "score-list"))
    return amend(d, { method: before.method }, "method shared with the claim before it");
  if (d.model === null && before.model && alike && d.method?.value === before.method?.value)
    return amend(d, { model: before.model }, "model shared with the claim before it");
  return d;
}

/** "lifts Qwen3-4B to 45% and *Llama 3* to 47%", with or without "from 40%": models that one method was used on. */
const isKnownModel = ({ model }: Draft): boolean => isStated(model) && model?.value.kind === "model";
