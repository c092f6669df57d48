import type { Mention } from "../mentions/mention";
import type { OwnName } from "../mentions/own-names";
import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import { amend, type Draft, type Filled } from "../rules/draft";
import { isClass, isHardStop, type Item, type Scene } from "../rules/scene";
import { findRivalCues, readRival } from "./phrases";
import { findRuns, type Run } from "./runs";
import { groupsOf, rightZone, type Zone } from "./zones";

/** What the whole abstract says of its systems: the paper's own names, first the most likely one. */
export interface PaperContext {
  readonly own: readonly OwnName[];
  /** The one known model that the abstract trains or prompts, where it names just one. */
  readonly base: Mention | null;
  /** Every sentence, also those without a number, by `index`. */
  readonly scenes: readonly Scene[];
}

const isSystem = (m: Mention | undefined): m is Mention => m !== undefined && (m.kind === "model" || m.kind === "name" || (m.kind === "own" && m.own !== "benchmark"));

const fillMention = (scene: Scene, at: number, mention: Mention): Filled<Mention> => ({
  value: mention,
  first: scene.items[at]?.first ?? 0,
  last: scene.items[at]?.last ?? 0,
});
const asMethod = (f: Filled<Mention>): Filled<string> => ({ ...f, value: f.value.name });

/** Items that a rival's phrase covers: no system there is the claim's own. */
function rivalItems(scene: Scene): Set<number> {
  const covered = new Set<number>();
  for (const cue of findRivalCues(scene.items)) {
    const phrase = readRival(scene.items, cue.at);
    if (phrase) for (let i = phrase.from; i <= phrase.to; i++) covered.add(i);
  }
  return covered;
}

/** "outperforming GPT-4o (58.6%)", "compared to 75% for the best baseline": the number is the rival's own. */
function rivalOf(draft: Draft, covered: ReadonlySet<number>): number | null {
  const { items } = draft.scene;
  if (draft.gain || draft.before || !draft.after) return null;
  let open = -1;
  for (let i = draft.first - 1; i >= Math.max(0, draft.first - 10); i--) {
    if (items[i]?.lower === ")") break;
    if (items[i]?.lower === "(") {
      open = i;
      break;
    }
  }
  if (open < 0) return /^(?:at|with)$/.test(items[draft.first - 1]?.lower ?? "") ? rivalJustBefore(items, draft.first - 1, covered) : null;
  return rivalJustBefore(items, open, covered);
}

function rivalJustBefore(items: readonly Item[], open: number, covered: ReadonlySet<number>): number | null {
  for (let i = open - 1; i >= Math.max(0, open - 6); i--) {
    if (covered.has(i)) return i;
    const item = items[i] as Item;
    if (item.kind === "sign" || item.kind === "quantity") return null;
  }
  return null;
}

/** "compared to 60.9% for the best video baseline", "versus 0.721 for X": cue, number, then "for" the rival. */
function rivalAfter(draft: Draft): Filled<string> | null {
  const { items } = draft.scene;
  if (draft.gain || draft.before || !draft.after) return null;
  const article = /^(?:the|a|an|only|just)$/.test(items[draft.first - 1]?.lower ?? "") ? 1 : 0;
  const [near, far] = [items[draft.first - 1 - article]?.lower ?? "", items[draft.first - 2 - article]?.lower ?? ""];
  if (!/^(?:versus|vs\.?|than|against)$/.test(near) && !(/^(?:to|with)$/.test(near) && far === "compared")) return null;
  for (let i = draft.last + 1; i < Math.min(items.length, draft.last + 7); i++) {
    if (isHardStop(items[i]) || items[i]?.kind === "quantity") return null;
    if (!/^(?:for|by|of|from|with)$/.test(items[i]?.lower ?? "")) continue;
    const phrase = readRival(items, i + 1);
    if (!phrase) return null;
    const first = items[phrase.from]?.first ?? 0;
    const last = items[phrase.to]?.last ?? 0;
    return { value: draft.scene.text.slice(draft.scene.tokens[first]?.start, draft.scene.tokens[last]?.end), first, last };
  }
  return null;
}

const OWN_WORDS = /^(?:it|our|we|ours|this|proposed|method|approach|framework|model|they|which|that|and)$/;

/** A verb of score, change or movement; "score" and "scores" are read as metrics elsewhere. */
const isResultVerb = (item: Item): boolean =>
  item.kind === "word" ? isClass("score", item.lower) || isClass("gain-verb", item.lower) || isClass("move-verb", item.lower) : /^scores?$/.test(item.lower) && item.mention?.kind === "metric";

/** Subject of the clause: the last system before its verb that is nobody's rival. */
function subjectOf(draft: Draft, covered: ReadonlySet<number>, floor: number): { at: number; mention: Mention } | "own" | null {
  const { items } = draft.scene;
  let seenVerb = false;
  let behind: { at: number; mention: Mention } | null = null;
  for (let i = draft.first - 1; i >= floor; i--) {
    const item = items[i] as Item;
    if (item.kind === "sign" && item.lower === ";") return behind;
    if (isResultVerb(item)) seenVerb = true;
    if (seenVerb && saysOwn(items, i) && !covered.has(i)) return behind ?? "own";
    if (item.mention?.kind === "size" && seenVerb && items[i - 1]?.lower !== "(" && !covered.has(i) && prepositionBefore(items, i) === null) return { at: i, mention: item.mention };
    if (!isSystem(item.mention) || covered.has(i)) continue;
    if (!seenVerb && i !== draft.first - 1 && !(i === draft.first - 2 && /^[(:]$/.test(items[i + 1]?.lower ?? ""))) continue;
    if (isObject(items, i)) continue;
    const preposition = prepositionBefore(items, i);
    if (preposition === null && !isModifier(items, i)) return { at: i, mention: item.mention };
    if (preposition !== null && /^(?:of|with|using|by|via|for)$/.test(preposition) && item.mention.kind === "own" && seenVerb) behind ??= { at: i, mention: item.mention };
  }
  return behind;
}

/** "improves Qwen3-4B by", "boosting HunyuanVideo to": the object of a verb of change is the model that was changed. */
function isObject(items: readonly Item[], at: number): boolean {
  if (items[at + 1]?.lower === "by" && items[at + 2]?.kind === "quantity") return true;
  let i = at - 1;
  while (i > at - 5 && (/^(?:the|a|an|both|base|standard|original|vanilla|existing)$/.test(items[i]?.lower ?? "") || /-based$/.test(items[i]?.lower ?? ""))) i--;
  return items[i]?.kind === "word" && (isClass("up-verb", items[i]?.lower ?? "") || isClass("move-verb", items[i]?.lower ?? "") || /^(?:restor|train|fine-tun|adapt|equip)(?:es?|ing|s|ed)$/.test(items[i]?.lower ?? ""));
}

function objectOf(draft: Draft, covered: ReadonlySet<number>, floor: number): Filled<Mention> | null {
  const { items } = draft.scene;
  for (let i = draft.first - 1; i >= Math.max(floor, draft.first - 12); i--) {
    const mention = items[i]?.mention;
    if (mention && isSystem(mention) && mention.kind !== "own" && !covered.has(i) && isObject(items, i)) return fillMention(draft.scene, i, mention);
  }
  return null;
}

/** "It achieves", "our method reaches", "the proposed framework": the paper speaks of its own system. */
function saysOwn(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (item.kind !== "word") return false;
  if (/^(?:it|we|ours)$/.test(item.lower)) return item.lower !== "we" || !/^(?:show|find|demonstrate|observe|evaluate|report|conduct|validate|also|further|then|provide|test|compare)$/.test(items[at + 1]?.lower ?? "");
  const head = item.lower.split("-").at(-1) ?? "";
  if (!MODEL_NOUNS.has(head) && !METHOD_NOUNS.has(head) && !/^(?:design|variant|solution|variants|work)$/.test(head)) return false;
  const ahead = items.slice(Math.max(0, at - 4), at);
  if (ahead.some((i) => isSystem(i.mention))) return false;
  const from = ahead.findLastIndex((i) => /^(?:our|proposed|this|resulting|recommended)$/.test(i.lower));
  return from >= 0 && !ahead.slice(from + 1).some((i) => i.kind !== "word" || isClass("preposition", i.lower));
}

/** A name before a noun of results describes it: "SimplerEnv success rates". */
function isModifier(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next === undefined) return false;
  if (items[at]?.mention?.kind === "own") return BENCHMARK_NOUNS.has(next.lower);
  if (items[at]?.mention?.kind !== "name") return false;
  if (next.mention?.kind === "metric") return true;
  if (next.kind !== "word") return false;
  const head = next.lower.split("-").at(-1) ?? "";
  if (MODEL_NOUNS.has(head) || METHOD_NOUNS.has(head) || isClass("preposition", next.lower)) return false;
  return !isClass("score", next.lower) && !isClass("gain-verb", next.lower) && !/(?:ly|s|ed|ing)$|^(?:and|or|that|which|also|even|still|can|may|to|not|by|at|further|consistently|both)$/.test(next.lower);
}

/** A verb of result follows: the name is a subject, not the last of a list. */
function actsBehind(items: readonly Item[], at: number): boolean {
  for (let i = at + 1; i < Math.min(items.length, at + 4); i++) {
    const item = items[i] as Item;
    if (item.kind !== "word") return item.mention?.kind === "metric" && /s$/.test(item.lower);
    if (isClass("score", item.lower) || isClass("gain-verb", item.lower) || isClass("move-verb", item.lower)) return true;
    if (!/(?:ly|also|further|itself|still|even)$/.test(item.lower)) return false;
  }
  return false;
}

function prepositionBefore(items: readonly Item[], at: number): string | null {
  const joint = /^(?:and|or|,|\/)$/;
  let back = at - 1;
  while (joint.test(items[back]?.lower ?? "")) back--;
  const comma = back === at - 2 && items[at - 1]?.lower === ",";
  if (comma && actsBehind(items, at)) return null;
  if (back < at - 1 && items[back]?.kind === "mention" && items[back]?.mention?.kind !== "metric") return prepositionBefore(items, back);
  if (back < at - 1) return null;
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const item = items[i] as Item;
    if (item.kind === "word" && (isClass("preposition", item.lower) || /^(?:including|e\.g\.|like|namely)$/.test(item.lower))) return item.lower;
    if (item.kind === "mention") {
      if (/^(?:,|and|\/|or)$/.test(items[i + 1]?.lower ?? "")) return prepositionBefore(items, i);
      return null;
    }
    if (item.kind === "sign" && item.lower !== "-" && item.lower !== "(") return null;
    if (item.kind === "word" && (isClass("score", item.lower) || isClass("gain-verb", item.lower) || /^(?:that|and|which)$/.test(item.lower))) return null;
  }
  return null;
}

const BASE_PREPOSITION = /^(?:on|for|of|with|using|to|from|across|atop|based)$/;

/** Models behind a preposition, apart from rivals: "on Qwen2.5-7B", "for the 7B / 14B models", "of Llama 3". */
function baseRuns(draft: Draft, covered: ReadonlySet<number>): Run[] {
  return findRuns(draft.scene).filter(
    (r) =>
      r.what === "system" &&
      !covered.has(r.from) &&
      r.mentions.every((m) => m.mention.kind === "model" || m.mention.kind === "size" || m.mention.own === "model" || (m.mention.kind === "name" && r.preposition === "on" && (r.twin || MODEL_NOUNS.has(draft.scene.items[r.to + 1]?.lower ?? "")))) &&
      (r.preposition === null || BASE_PREPOSITION.test(r.preposition)),
  );
}

/** A bare size with the paper's own series: "our 32B model" of Skywork-OR1 is "Skywork-OR1-32B". */
function resolveSize(mention: Mention, scene: Scene, at: number, context: PaperContext): Mention {
  if (mention.kind !== "size") return mention;
  const series = context.own.find((o) => o.kind === "model");
  if (series) return { ...mention, kind: "model", name: `${series.name}-${mention.surface}` };
  const words: string[] = [];
  for (let i = at + 1; i < Math.min(scene.items.length, at + 4); i++) {
    const word = scene.items[i];
    if (word?.kind !== "word" || !/^(?:models?|variants?|base|versions?|backbones?|parameters?|scale|agents?|llms?|students?|baseline|policy|instruct)$/.test(word.lower)) break;
    words.push(word.lower.replace(/^(model|variant|version|backbone|agent|llm|student)s$/, "$1"));
  }
  return { ...mention, kind: "model", name: `${mention.surface} ${words.length > 0 ? words.join(" ") : "model"}` };
}

interface Found {
  readonly model: Filled<Mention> | null;
  readonly method: Filled<string> | null;
  readonly note: string;
}

function ownFill(context: PaperContext, inferred: string): { model: Filled<Mention> | null; method: Filled<string> | null } {
  const own = context.own.find((o) => o.kind !== "benchmark" && o.by !== "spelled out");
  if (!own) return { model: null, method: null };
  const mention: Mention = { kind: "own", first: 0, last: 0, surface: own.name, name: own.name, own: own.kind };
  if (own.kind === "model") return { model: { value: mention, first: -1, last: -1, inferred }, method: null };
  return { model: null, method: { value: own.name, first: -1, last: -1, inferred } };
}

function findSystem(draft: Draft, context: PaperContext, right: Zone, floor: number, covered: ReadonlySet<number>, index: number, size: number): Found {
  const { scene } = draft;
  const bases = baseRuns(draft, covered);
  const object = objectOf(draft, covered, floor);
  const subject = subjectOf(draft, covered, floor) ?? (floor > 0 ? subjectOf(draft, covered, 0) : null);
  const inZone = bases.find((r) => r.from >= right.from && r.from <= right.to && r.preposition !== null && (r.preposition !== "of" || r.at === right.from));
  const earlier = bases.filter((r) => r.to < draft.first && r.preposition !== null).at(-1);
  const later = bases.find((r) => r.from > right.to && r.preposition !== null);
  const run = inZone ?? earlier ?? (bases.length === 1 ? later : undefined);
  const pick = run && (run.mentions.length === size ? run.mentions[index] : run.mentions.length === 1 ? run.mentions[0] : undefined);
  const base = object ?? (pick ? fillMention(scene, pick.at, resolveSize(pick.mention, scene, pick.at, context)) : null);
  if (subject === "own") {
    const own = ownFill(context, "the paper's own system");
    const sized = base?.value.size_b !== undefined && own.model !== null && own.model.value.size_b === undefined;
    if (base && own.model && sized) {
      const series = base.value.name.startsWith(own.model.value.name);
      return { model: base, method: series ? null : asMethod(own.model), note: series ? "the own series at this size" : "own system on the model behind a preposition" };
    }
    return base && !own.model ? { model: base, method: own.method, note: "own system on the model behind a preposition" } : { ...own, model: own.model ?? base, note: "the clause speaks of the paper's own system" };
  }
  if (subject) return addMethod(draft, subject.at, floor, withSubject(scene, subject, base, bases, index, size, context));
  const own = ownFill(context, "the paper's own system");
  if (base) return { model: base, method: own.method, note: "the model behind a preposition" };
  return { ...own, note: "no system in the clause: the paper's own" };
}

/** "a 2B model fine-tuned with Orion achieves": the paper's method stands beside the model that it was used on. */
function addMethod(draft: Draft, subject: number, floor: number, found: Found): Found {
  if (found.method || !found.model || found.model.value.kind === "own") return found;
  const { items } = draft.scene;
  for (let i = draft.first - 1; i >= Math.max(floor, subject - 10); i--) {
    const mention = items[i]?.mention;
    if (mention?.kind !== "own" || mention.own !== "method") continue;
    const led = items.slice(Math.max(0, i - 3), i).some((p) => /^(?:with|using|via|by|through|under|plus)$/.test(p.lower));
    if (led) return { ...found, method: asMethod(fillMention(draft.scene, i, mention)), note: `${found.note}, with the paper's method` };
  }
  return found;
}

function withSubject(
  scene: Scene,
  subject: { at: number; mention: Mention },
  base: Filled<Mention> | null,
  runs: readonly Run[],
  index: number,
  size: number,
  context: PaperContext,
): Found {
  const several = findRuns(scene).find((r) => r.what === "system" && r.mentions.some((m) => m.at === subject.at) && r.mentions.length > 1);
  if (several && several.mentions.length !== size) {
    const own = ownFill(context, "the paper's own system");
    return { model: null, method: own.method, note: "one number over several systems" };
  }
  const list = runs.find((r) => r.mentions.some((m) => m.at === subject.at) && r.mentions.length === size && size > 1);
  const member = list?.mentions[index];
  const at = member?.at ?? subject.at;
  const mention = resolveSize(member?.mention ?? subject.mention, scene, at, context);
  const filled = fillMention(scene, at, mention);
  const isModel = mention.kind === "model" || mention.own === "model" || (mention.kind === "name" && namesModel(scene.items, at));
  if (isModel) {
    if (mention.own === "model" && base && base.value.kind === "model" && base.value.size_b !== undefined && mention.size_b === undefined) {
      if (base.value.name.startsWith(mention.name)) return { model: base, method: null, note: "the own series at this size" };
      return { model: base, method: asMethod(filled), note: "own system on a named base model" };
    }
    const inside = base && base.first === filled.last + 2 && /^(?:with|using|on)$/.test(scene.tokens[filled.last + 1]?.lower ?? "");
    if (inside && base.value.model) return { model: base, method: asMethod(filled), note: "a system on the model behind it" };
    return { model: filled, method: null, note: "subject of the clause" };
  }
  return { model: base, method: asMethod(filled), note: base ? "subject, on the model behind a preposition" : "subject of the clause" };
}

const namesModel = (items: readonly Item[], at: number): boolean => {
  const head = (items[at + 1]?.lower ?? "").split("-").at(-1) ?? "";
  return MODEL_NOUNS.has(head) && !METHOD_NOUNS.has(head);
};

/** Whose result each claim is: the subject of its clause, the model it was run on, a rival, or the paper's own system. */
export function refineSystems(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const groups = groupsOf(drafts);
  return groups.flatMap((group, g) => {
    const first = group[0] as Draft;
    const covered = rivalItems(first.scene);
    const right = rightZone(group.at(-1) as Draft, groups[g + 1]?.[0]);
    const before = groups[g - 1]?.at(-1);
    const floor = before && before.scene === first.scene ? before.last + 1 : 0;
    return group.map((d, i) => {
      const rival = rivalOf(d, covered);
      if (rival !== null) return amend(d, rivalSlots(d, rival), "the number in brackets is the rival's");
      const after = rivalAfter(d);
      const unnamed = after === null && d.rule === "score-rival" ? rivalBehindCue(d, group, groups.slice(0, g).flat()) : null;
      if (unnamed) return amend(d, { model: unnamed, method: null, role: "baseline" }, "the number of the rival named before");
      if (after) return amend(d, { model: rivalMention(d.scene, after), method: null, role: "baseline" }, "the number of the rival named behind it");
      const { model, method, note } = findSystem(d, context, right, floor, covered, i, group.length);
      return amend(d, { model, method }, `system: ${note}`);
    });
  });
}

/** "reaches 71.0%, against 56.7%": a rival's number without a name is that of the rival named last. */
function rivalBehindCue(d: Draft, group: readonly Draft[], before: readonly Draft[]): Filled<Mention> | null {
  const last = [...before, ...group].findLast((p) => p.scene === d.scene && p.last < d.first && p.role === "baseline" && p.model !== null);
  if (last?.model) return last.model;
  const cue = findRivalCues(d.scene.items).findLast((c) => c.at < d.first - 1);
  const phrase = cue ? readRival(d.scene.items, cue.at) : null;
  if (!phrase || phrase.to >= d.first) return null;
  const first = d.scene.items[phrase.from]?.first ?? 0;
  const last2 = d.scene.items[phrase.to]?.last ?? 0;
  const text = d.scene.text.slice(d.scene.tokens[first]?.start, d.scene.tokens[last2]?.end);
  return rivalMention(d.scene, { value: text, first, last: last2 });
}

function rivalMention(scene: Scene, f: Filled<string>): Filled<Mention> {
  const held = scene.items.find((i) => i.mention && isSystem(i.mention) && i.first >= f.first && i.last <= f.last);
  if (held?.mention) return { value: held.mention, first: held.first, last: held.last };
  return { ...f, value: { kind: "name", first: f.first, last: f.last, surface: f.value, name: f.value } };
}

function rivalSlots(d: Draft, at: number): Partial<Draft> {
  const { items } = d.scene;
  let from = at;
  while (from > 0 && !isSystem(items[from]?.mention) && at - from < 5 && !isClass("preposition", items[from - 1]?.lower ?? "") && !isHardStop(items[from - 1])) from--;
  const held = items[from]?.mention;
  if (isSystem(held)) return { model: fillMention(d.scene, from, held), method: null, role: "baseline" };
  const first = items[from]?.first ?? 0;
  const last = items[at]?.last ?? 0;
  const text = d.scene.text.slice(d.scene.tokens[first]?.start, d.scene.tokens[last]?.end);
  return { model: rivalMention(d.scene, { value: text, first, last }), method: null, role: "baseline" };
}

/** Words that say "ours": used by carry-over between sentences. */
export const speaksOfOwn = (item: Item): boolean => OWN_WORDS.test(item.lower);
