import { isTechnique } from "../../lexicon/terms";
import type { Mention } from "../../mentions/mention";
import { MODEL_ENDING, MODEL_HEAD } from "../../mentions/own-name";
import { isLearner, MODEL_NOUNS } from "../../rules/cues";
import type { Draft, Filled } from "../../rules/draft";
import { headOf, type Item, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { asMethod, fillMention, ownFill } from "../context/paper-context";
import { fillPhrase } from "../context/phrases";
import { findRuns, type Run } from "../context/runs";
import { baseRuns } from "./base-runs";
import { isPartOfName } from "./part-of-name";
import { resolveSize } from "./sizes";
import type { Named } from "./subjects";
import type { Answer, Question } from "./system-question";

/** "Orion reaches", "Qwen2.5-7B trained with Orion reaches": a system that is named as the subject of the number's clause. */
export function namedSubject(q: Question): Answer | null {
  const at = q.subject?.at;
  const mention = q.subject?.mention;
  return at === undefined || !mention ? null : addMethod(q.draft, at, q.floor, withSubject(q, { at, mention }));
}

/** "a 2B model fine-tuned with Orion achieves": the paper's method stands beside the model that it was used on. */
function addMethod(draft: Draft, subject: number, floor: number, found: Answer): Answer {
  if (found.method || !found.model || found.model.value.kind === "own") return found;
  const { items } = draft.scene;
  for (let i = draft.first - 1; i >= Math.max(floor, subject - 10); i--) {
    const mention = items[i]?.mention;
    if (mention?.kind !== "own" || mention.own !== "method") continue;
    const led = items
      .slice(Math.max(0, i - 3), i)
      .some((p) => /^(?:with|using|via|by|through|under|plus)$/.test(p.lower));
    if (led) {
      const method = asMethod(fillMention(draft.scene, i, mention));
      return { ...found, method, note: `${found.note}, with the paper's method` };
    }
  }
  return found;
}

/** What is noted of a number that a row of systems shares. */
export const OVER_SEVERAL = "one number over several systems";

/** "*Tide and Iris* raise recall by 3%": two methods of the paper that are named together are used together. */
function asPair(scene: Scene, { from, to, mentions }: Run): Filled<string> | null {
  const ours = mentions.every(({ mention }) => mention.own === "method");
  return ours && to === from + 2 && /^(?:and|\/|\+)$/.test(wordAt(scene.items, from + 1))
    ? fillPhrase(scene, { from, to })
    : null;
}

/** A list of as many systems as there are numbers pairs with them; a list of another length has one number over all. */
function withSubject(q: Question, subject: Named): Answer {
  const { draft, covered, group, index, context } = q;
  const { scene } = draft;
  const size = group.length;
  const holds = (mentions: readonly { readonly at: number }[]): boolean => mentions.some((m) => m.at === subject.at);
  const several = findRuns(scene).find((r) => r.what === "system" && holds(r.mentions) && r.mentions.length > 1);
  if (several && several.mentions.length !== size)
    return {
      model: null,
      method: asPair(scene, several) ?? ownFill(context).method,
      note: OVER_SEVERAL,
    };
  const list =
    several ?? baseRuns(draft, covered).find((r) => holds(r.mentions) && r.mentions.length === size && size > 1);
  const member = list?.mentions[index];
  const at = member?.at ?? subject.at;
  const mention = resolveSize(member?.mention ?? subject.mention, scene, at, context);
  const filled = withVariant(scene, at, fillMention(scene, at, mention));
  if (filled.value.kind === "model" || isModel(mention, scene.items, at))
    return withMethod(asSubject(q, filled), member?.mention ?? subject.mention, q);
  const note = q.base ? "subject, on the model behind a preposition" : "subject of the clause";
  return { model: q.base, method: asMethod(filled), note };
}

/** "Qwen3-8B rises from 40% to 52%", "GPT-4 improves by 9%": where nothing is beaten, a known model changes by what the paper does. */
const isChanged = ({ draft, rivals }: Question): boolean =>
  draft.before !== null || (draft.gain !== null && rivals.size === 0);

/** "*a 9B model* improves": a size alone, or a known model that changes, is one that the paper's own method was used on. */
const withMethod = (found: Answer, { kind, model }: Mention, q: Question): Answer =>
  found.method === null &&
  ((kind === "size" && /^\d/.test(found.model?.value.name ?? "")) || (model !== undefined && isChanged(q)))
    ? { ...found, method: ownFill(q.context).method }
    : found;

/** Words that tell one variant of a known system from the plain one. */
const VARIANT =
  /^(?:lightweight|compact|pruned|scaled|hybrid|quantized|quantised|distilled|compressed|merged|tuned|untuned|untrained|fully-trained|retrained|modified|sparse|dense|stable|unstable|(?:two|three|four|five|multi|single|\d+)-(?:class|stage|stream|channel))$/;

/** "*replay-free* Tidal Sorting", "*asymmetric* BPE": a way of doing what the name of a technique stands for. */
const WAY =
  /\p{L}-(?:free|based|aware|guided|driven|informed|constrained|constraint)$|^(?:symmetric|asymmetric|deep)$/u;

/**
 * "a *pruned ResNet-50* reaches", "*training-free* Replay loses", "our *letter-aware LoRA*": the variant is the system,
 * unless the paper itself gave it its name. "*Claude Harbour* reaches": a line of models ahead of a new name is a part of it.
 */
export function withVariant({ items, text, tokens }: Scene, at: number, filled: Filled<Mention>): Filled<Mention> {
  const word = items[at - 1];
  const mention = filled.value;
  const line = word?.mention;
  if (mention.kind === "name" && word && line?.kind === "model" && line.size_b === undefined) {
    const name = `${line.name} ${mention.name}`;
    return { ...filled, first: word.first, value: { ...line, surface: name, name } };
  }
  const noun = isPartOfName(items, at) ? items[at + 1] : undefined;
  if (noun) return { ...filled, last: noun.last, value: { ...mention, name: `${mention.name} ${noun.lower}` } };
  if (!word || (mention.own !== undefined && !isTechnique(mention.name))) return filled;
  const way = mention.kind !== "model" && WAY.test(word.lower);
  const told = way || (VARIANT.test(word.lower) && items[at - 2]?.lower !== "our");
  if (!told || mention.size_b !== undefined) return filled;
  const name = text.slice(tokens[word.first]?.start, tokens[filled.last]?.end);
  return { ...filled, first: word.first, value: { ...mention, name } };
}

/** A model as the subject; the paper's own on a model of a known size, or one "on" another, is a method. */
function asSubject({ base, draft: { scene } }: Question, filled: Filled<Mention>): Answer {
  const mention = filled.value;
  const sized = base?.value.kind === "model" && base.value.size_b !== undefined && mention.size_b === undefined;
  if (mention.own === "model" && base && sized) {
    if (base.value.name.startsWith(mention.name))
      return { model: base, method: null, note: "the own series at this size" };
    return { model: base, method: asMethod(filled), note: "own system on a named base model" };
  }
  const behind = wordAt(scene.tokens, filled.last + 1);
  if (base?.value.model && base.first === filled.last + 2 && /^(?:with|using|on)$/.test(behind))
    return { model: base, method: asMethod(filled), note: "a system on the model behind it" };
  return { model: filled, method: null, note: "subject of the clause" };
}

const isModel = (mention: Mention, items: readonly Item[], at: number): boolean =>
  mention.kind === "model" || mention.own === "model" || (mention.kind === "name" && namesModel(mention, items, at));

/** "the Tide network", "ResNet-Tide", "TideNet-X", "Random Forest": a name that no list holds, with what says that it is a model. */
export function namesModel({ name, surface }: Mention, items: readonly Item[], at: number): boolean {
  const behind = headOf(items[at + 1]?.lower);
  const last = /[\s-]([\p{L}]+)$/u.exec(surface)?.[1]?.toLowerCase() ?? "";
  const noun = [behind, last].some((w) => MODEL_NOUNS.has(w));
  return noun || isLearner(last) || MODEL_HEAD.test(name) || MODEL_ENDING.test(name);
}
