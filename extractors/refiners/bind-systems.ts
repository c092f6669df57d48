import type { Mention } from "../mentions/mention";
import { MODEL_HEAD } from "../mentions/own-name";
import { METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import { amend, type Draft, type Filled } from "../rules/draft";
import type { Item, Scene } from "../rules/scene";
import { headOf } from "../rules/scene";
import { BASE_PREPOSITION, baseRuns } from "./base-runs";
import { bracketOwner } from "./bracket-owner";
import { describedSubject, namesLearner } from "./described-subject";
import { otherSubject } from "./other-subject";
import { asMethod, asModel, fillMention, type PaperContext } from "./paper-context";
import { fillPhrase } from "./phrases";
import {
  beatenBefore,
  rivalAfter,
  rivalBehindCue,
  rivalInOrder,
  rivalItems,
  rivalMention,
  rivalOf,
  rivalSlots,
} from "./rival-numbers";
import { findRuns, type Run } from "./runs";
import { objectOf, subjectOf } from "./subjects";
import { groupsOf, rightZone, type Zone } from "./zones";

/** A bare size with the paper's own series: "our 32B model" of Skywork-OR1 is "Skywork-OR1-32B". */
function resolveSize(mention: Mention, scene: Scene, at: number, context: PaperContext): Mention {
  if (mention.kind !== "size") return mention;
  const series = context.own.find((o) => o.kind === "model");
  const ahead = scene.items.slice(Math.max(0, at - 5), at).map((i) => i.lower);
  const ours = ahead.some((w) => /^(?:our|the|its|both|resulting)$/.test(w));
  if (series && ours) return { ...mention, kind: "model", name: `${series.name}-${mention.surface}` };
  const words: string[] = [];
  for (let i = at + 1; i < Math.min(scene.items.length, at + 4); i++) {
    const word = scene.items[i];
    if (
      word?.kind !== "word" ||
      !/^(?:models?|variants?|base|versions?|backbones?|parameters?|scale|agents?|llms?|students?|baseline|policy|instruct)$/.test(
        word.lower,
      )
    )
      break;
    words.push(word.lower.replace(/^(model|variant|version|backbone|agent|llm|student)s$/, "$1"));
  }
  return { ...mention, kind: "model", name: `${mention.surface} ${words.length > 0 ? words.join(" ") : "model"}` };
}

interface Found {
  readonly model: Filled<Mention> | null;
  readonly method: Filled<string> | null;
  readonly note: string;
  readonly role?: "baseline";
}

function ownFill(
  context: PaperContext,
  inferred: string,
): { model: Filled<Mention> | null; method: Filled<string> | null } {
  const own = context.own.find((o) => o.kind !== "benchmark" && o.by !== "spelled out");
  if (!own) return { model: null, method: null };
  const size = own.size_b === undefined ? {} : { size_b: own.size_b };
  const mention: Mention = {
    kind: "own",
    first: 0,
    last: 0,
    surface: own.name,
    name: own.name,
    own: own.kind,
    ...size,
  };
  if (own.kind === "model") return { model: { value: mention, first: -1, last: -1, inferred }, method: null };
  return { model: null, method: { value: own.name, first: -1, last: -1, inferred } };
}

/** "65.4% (3B) and 67.2% (7B)": the number is that of the size behind it. */
function bracketedSize({ scene: { items }, last }: Draft): { mention: Mention; at: number } | null {
  const mention =
    items[last + 1]?.lower === "(" && items[last + 3]?.lower === ")" ? items[last + 2]?.mention : undefined;
  return mention?.kind === "size" ? { mention, at: last + 2 } : null;
}

function findSystem(
  draft: Draft,
  context: PaperContext,
  right: Zone,
  floor: number,
  covered: ReadonlySet<number>,
  index: number,
  size: number,
): Found {
  const { scene } = draft;
  const sized = bracketedSize(draft);
  if (sized !== null) {
    const own = ownFill(context, "the paper's own system");
    const size_b = resolveSize(sized.mention, scene, sized.at, context);
    return {
      model: fillMention(scene, sized.at, size_b),
      method: own.method,
      note: "the size in brackets behind the number",
    };
  }
  const beside = besideNumber(draft, covered, context);
  if (beside) return beside;
  const other = otherSubject(draft);
  if (other && !covered.has(other.from)) {
    const phrase = fillPhrase(scene, other);
    const said = {
      note: "another system without a name",
      ...(context.own.some((o) => o.kind !== "benchmark") ? { role: "baseline" as const } : {}),
    };
    return other.isMethod
      ? { model: null, method: phrase, ...said }
      : { model: rivalMention(scene, phrase), method: null, ...said };
  }
  const bases = baseRuns(draft, covered);
  const object = objectOf(draft, covered, floor);
  const subject = subjectOf(draft, covered, floor) ?? (floor > 0 ? subjectOf(draft, covered, 0) : null);
  const inZone = bases.find(
    (r) =>
      r.from >= right.from &&
      r.from <= right.to &&
      r.preposition !== null &&
      (r.preposition !== "of" || r.at === right.from),
  );
  const earlier = bases.filter((r) => r.to < draft.first && r.preposition !== null).at(-1);
  const later = bases.find((r) => r.from > right.to && r.preposition !== null);
  const run = inZone ?? earlier ?? (bases.length === 1 ? later : undefined);
  const pick =
    run &&
    (run.mentions.length === size ? run.mentions[index] : run.mentions.length === 1 ? run.mentions[0] : undefined);
  const base =
    object ?? (pick ? fillMention(scene, pick.at, resolveSize(pick.mention, scene, pick.at, context)) : null);
  if (subject === "own") {
    const own = ownFill(context, "the paper's own system");
    const sized = base?.value.size_b !== undefined && own.model !== null && own.model.value.size_b === undefined;
    if (base && own.model && sized) {
      const series = base.value.name.startsWith(own.model.value.name);
      return {
        model: base,
        method: series ? null : asMethod(own.model),
        note: series ? "the own series at this size" : "own system on the model behind a preposition",
      };
    }
    return base && !own.model
      ? { model: base, method: own.method, note: "own system on the model behind a preposition" }
      : { ...own, model: own.model ?? base, note: "the clause speaks of the paper's own system" };
  }
  if (subject)
    return addMethod(draft, subject.at, floor, withSubject(scene, subject, base, bases, index, size, context));
  const own = ownFill(context, "the paper's own system");
  const described = describedSubject(draft, floor);
  if (described?.model) return { model: asModel(described.phrase), method: null, note: "a model without a name" };
  if (described) return { model: base, method: described.phrase, note: "a subject without a name" };
  if (base) return { model: base, method: own.method, note: "the model behind a preposition" };
  return { ...own, note: "no system in the clause: the paper's own" };
}

/** "GPT-5 (75.2)": the name that brackets tie to the number; behind "on" it is the model that the paper's own was run on. */
function besideNumber(draft: Draft, covered: ReadonlySet<number>, context: PaperContext): Found | null {
  const owner = bracketOwner(draft);
  if (!owner || covered.has(owner.at)) return null;
  const filled = fillMention(draft.scene, owner.at, owner.mention);
  const note = "the name beside the number";
  if (owner.mention.kind === "own" && owner.mention.own !== "model")
    return { model: null, method: asMethod(filled), note };
  const onto = owner.led !== null && BASE_PREPOSITION.test(owner.led);
  return { model: filled, method: onto ? ownFill(context, "the paper's own system").method : null, note };
}

/** "a 2B model fine-tuned with Orion achieves": the paper's method stands beside the model that it was used on. */
function addMethod(draft: Draft, subject: number, floor: number, found: Found): Found {
  if (found.method || !found.model || found.model.value.kind === "own") return found;
  const { items } = draft.scene;
  for (let i = draft.first - 1; i >= Math.max(floor, subject - 10); i--) {
    const mention = items[i]?.mention;
    if (mention?.kind !== "own" || mention.own !== "method") continue;
    const led = items
      .slice(Math.max(0, i - 3), i)
      .some((p) => /^(?:with|using|via|by|through|under|plus)$/.test(p.lower));
    if (led)
      return {
        ...found,
        method: asMethod(fillMention(draft.scene, i, mention)),
        note: `${found.note}, with the paper's method`,
      };
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
  const several = findRuns(scene).find(
    (r) => r.what === "system" && r.mentions.some((m) => m.at === subject.at) && r.mentions.length > 1,
  );
  if (several && several.mentions.length !== size) {
    const own = ownFill(context, "the paper's own system");
    return { model: null, method: own.method, note: "one number over several systems" };
  }
  const list =
    several ?? runs.find((r) => r.mentions.some((m) => m.at === subject.at) && r.mentions.length === size && size > 1);
  const member = list?.mentions[index];
  const at = member?.at ?? subject.at;
  const mention = resolveSize(member?.mention ?? subject.mention, scene, at, context);
  const filled = fillMention(scene, at, mention);
  const named =
    mention.kind === "name" &&
    (namesModel(scene.items, at) || MODEL_HEAD.test(mention.name) || endsAsModel(mention.name));
  const isModel = mention.kind === "model" || mention.own === "model" || named;
  if (isModel) {
    if (
      mention.own === "model" &&
      base &&
      base.value.kind === "model" &&
      base.value.size_b !== undefined &&
      mention.size_b === undefined
    ) {
      if (base.value.name.startsWith(mention.name))
        return { model: base, method: null, note: "the own series at this size" };
      return { model: base, method: asMethod(filled), note: "own system on a named base model" };
    }
    const inside =
      base && base.first === filled.last + 2 && /^(?:with|using|on)$/.test(scene.tokens[filled.last + 1]?.lower ?? "");
    if (inside && base.value.model)
      return { model: base, method: asMethod(filled), note: "a system on the model behind it" };
    return { model: filled, method: null, note: "subject of the clause" };
  }
  return {
    model: base,
    method: asMethod(filled),
    note: base ? "subject, on the model behind a preposition" : "subject of the clause",
  };
}

/** "Random Forest", "Deep Reading Networks": the name's own last word says that it is a model. */
const endsAsModel = (name: string): boolean => {
  const head = /[\s-]([\p{L}]+)$/u.exec(name)?.[1]?.toLowerCase() ?? "";
  return namesLearner(head) || (MODEL_NOUNS.has(head) && !METHOD_NOUNS.has(head));
};

const namesModel = (items: readonly Item[], at: number): boolean => {
  const head = headOf(items[at + 1]?.lower);
  return MODEL_NOUNS.has(head) && !METHOD_NOUNS.has(head);
};

/** Names that stand where benchmarks do: none of them achieves anything. */
const evaluatedItems = (scene: Scene): number[] =>
  findRuns(scene)
    .filter((r) => r.what === "benchmark" && r.preposition !== null && r.preposition !== "of")
    .flatMap((r) => r.mentions.map((m) => m.at));

/** "an ETTR of 80%", "CC = 0.92": a new name that its value follows is a metric. */
const measureItems = ({ items }: Scene): number[] =>
  items.flatMap((i, at) =>
    i.mention?.kind === "name" && /^(?:of|=)$/.test(items[at + 1]?.lower ?? "") && items[at + 2]?.quantity ? [at] : [],
  );

/** Whose result each claim is: the subject of its clause, the model it was run on, a rival, or the paper's own system. */
export function refineSystems(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const groups = groupsOf(drafts);
  return groups.flatMap((group, g) => {
    const first = group[0] as Draft;
    const rivals = rivalItems(first.scene);
    const covered = new Set([...rivals, ...evaluatedItems(first.scene), ...measureItems(first.scene)]);
    const right = rightZone(group.at(-1) as Draft, groups[g + 1]?.[0]);
    const before = groups[g - 1]?.at(-1);
    const floor = before && before.scene === first.scene ? before.last + 1 : 0;
    return group.map((d, i) => {
      const rival = rivalOf(d, rivals);
      if (rival !== null) return amend(d, rivalSlots(d, rival), "the number in brackets is the rival's");
      const ordered = rivalInOrder(d, group);
      if (ordered)
        return amend(d, { model: ordered, method: null, role: "baseline" }, "rivals and their numbers pair in order");
      const beside = d.rule === "score-rival" ? bracketOwner(d) : null;
      if (beside)
        return amend(
          d,
          { model: fillMention(d.scene, beside.at, beside.mention), method: null, role: "baseline" },
          "the number of the rival in brackets beside it",
        );
      const after = rivalAfter(d);
      if (after)
        return amend(
          d,
          { model: rivalMention(d.scene, after), method: null, role: "baseline" },
          "the number of the rival named behind it",
        );
      if (d.rule === "score-rival") {
        const named = rivalBehindCue(d, group, groups.slice(0, g).flat());
        const model = named ?? beatenBefore(d, covered);
        const note = `the number of the rival ${named ? "named before" : "that the verb beats"}`;
        return amend(d, { model, method: null, role: "baseline" }, note);
      }
      const { model, method, note, role } = findSystem(d, context, right, floor, covered, i, group.length);
      return amend(d, { model, method, role: role ?? d.role }, `system: ${note}`);
    });
  });
}
