import type { Mention } from "../../mentions/mention";
import { amend, type Draft, type Filled } from "../../rules/draft";
import type { Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { rivalItems } from "../baselines/rivals";
import { improves } from "../benchmarks/benchmark-places";
import { isTrainedOn } from "../benchmarks/training-data";
import {
  asMethod,
  asModel,
  fillMention,
  isBeforeNames,
  isSystem,
  ownFill,
  type PaperContext,
} from "../context/paper-context";
import { fillPhrase } from "../context/phrases";
import { findRuns } from "../context/runs";
import { groupsOf, NOWHERE, zonesBehind } from "../context/zones";
import { BASE_PREPOSITION } from "./base-runs";
import { bracketOwner } from "./bracket-owner";
import { actingName } from "./clause-head";
import { describedSubject, subjectsInRow } from "./described-subject";
import { introducedHere } from "./introduced-here";
import { namedSubject } from "./named-subject";
import { otherSubject } from "./other-subject";
import { ourPhrase } from "./our-phrase";
import { rivalMention, rivalSubject } from "./rival-subject";
import { bracketedSize, resolveSize } from "./sizes";
import { type Answer, type Place, type Question, toQuestion } from "./system-question";

/** Asked in this order: the first that answers says whose the number is. */
const STEPS: readonly ((q: Question) => Answer | null)[] = [
  rivalSubject,
  sizeBehind,
  nameBeside,
  nameBehindFor,
  otherSystem,
  subjectInRow,
  subjectWithoutName,
  ownSubject,
  namedSubject,
  actingName,
  ofItsSentence,
  modelBehindPreposition,
  papersOwn,
];

/** "Orion reaches 65.4% (3B)": the paper's own system at the size in brackets. */
function sizeBehind({ draft, context }: Question): Answer | null {
  const sized = bracketedSize(draft);
  if (sized === null) return null;
  const size = resolveSize(sized.mention, draft.scene, sized.at, context);
  return {
    model: fillMention(draft.scene, sized.at, size),
    method: ownFill(context).method,
    note: "the size in brackets behind the number",
  };
}

/** "GPT-5 (75.2)": the name that brackets tie to the number; behind "on" it is the model that the paper's own was run on. */
function nameBeside({ draft, covered, context }: Question): Answer | null {
  const owner = bracketOwner(draft);
  if (!owner || covered.has(owner.at)) return null;
  const filled = fillMention(draft.scene, owner.at, owner.mention);
  const note = "the name beside the number";
  if (owner.mention.own === "method") return { model: null, method: asMethod(filled), note };
  const onto = owner.led !== null && BASE_PREPOSITION.test(owner.led);
  return { model: filled, method: onto ? ownFill(context).method : null, note };
}

/** "91% for Orion and 84% *for Tidal*": each number with its owner behind "for", the paper's own among them; else it is for whom. */
function nameBehindFor({ draft: { scene, last }, covered }: Question): Answer | null {
  const { items } = scene;
  const owned = items.flatMap((i, at) =>
    i.quantity && wordAt(items, at + 1) === "for" && isSystem(items[at + 2]?.mention) ? [at] : [],
  );
  const mention = items[last + 2]?.mention;
  const ours = owned.some((at) => items[at + 2]?.mention?.kind === "own");
  if (
    owned.length < 2 ||
    !ours ||
    !owned.includes(last) ||
    !mention ||
    mention.kind === "model" ||
    covered.has(last + 2)
  )
    return null;
  const filled = fillMention(scene, last + 2, mention);
  const note = "the name behind the number";
  return mention.own === "model"
    ? { model: filled, method: null, note }
    : { model: null, method: asMethod(filled), note };
}

const ownNamed = ({ own }: PaperContext): boolean => own.some((o) => o.kind !== "benchmark");

/** "while the baseline stays at 54.4%": another system than the one that the paper speaks for. */
function otherSystem({ draft, covered, context }: Question): Answer | null {
  const other = otherSubject(draft);
  if (!other || covered.has(other.from)) return null;
  const phrase = fillPhrase(draft.scene, other);
  return {
    model: other.isMethod ? null : rivalMention(draft.scene, phrase),
    method: other.isMethod ? phrase : null,
    note: "another system without a name",
    ...(ownNamed(context) ? { role: "baseline" as const } : {}),
  };
}

/** The paper's own system; where it gives it no name, what its sentence calls it. */
function ownHere(draft: Draft, context: PaperContext): Pick<Answer, "model" | "method"> {
  const own = ownFill(context);
  const here = own.model || own.method ? null : ourPhrase(draft);
  if (!here) return own;
  return here.model ? { model: asModel(here.phrase), method: null } : { model: null, method: here.phrase };
}

/** "It reaches", "our method improves Qwen2.5-7B": the paper's own, on the model of the clause where it is none itself. */
function ownSubject({ draft, subject, base, context }: Question): Answer | null {
  if (subject?.mention !== null) return null;
  const own = ownHere(draft, context);
  if (!own.model)
    return base
      ? { model: base, method: own.method, note: "own system on the model behind a preposition" }
      : { ...own, note: "the clause speaks of the paper's own system" };
  if (base?.value.size_b === undefined || own.model.value.size_b !== undefined)
    return { ...own, note: "the clause speaks of the paper's own system" };
  return base.value.name.startsWith(own.model.value.name)
    ? { model: base, method: null, note: "the own series at this size" }
    : { model: base, method: asMethod(own.model), note: "own system on the model behind a preposition" };
}

/** "the *best model* reaches": in a paper that makes a system and no benchmark, the best that this was run on. */
const BEST_RUN = /^(?:best|best-performing|top-performing) (?:model|configuration|variant|version|setting|setup)$/;
const hasBenchmark = ({ own }: PaperContext): boolean => own.some((o) => o.kind === "benchmark");

/** "*Plain and careful sorting* reach 41% and 52%": the subject at the number's own place in the row. */
function subjectInRow({ draft, floor, base, context, group, index }: Question): Answer | null {
  if (group.length < 2) return null;
  const last = describedSubject(group[0] ?? draft, floor, ownNamed(context));
  const row = last && !last.model ? subjectsInRow(draft.scene.items, last, group.length) : null;
  const mine = row?.[index];
  if (!mine) return null;
  const method = fillPhrase(draft.scene, mine);
  return { model: base ?? ownFill(context).model, method, note: "a subject of several without a name" };
}

/** "small parsers do badly (41% *for GPT-4o*)": the model is named behind its number. */
const isBehind = ({ first }: Filled<Mention>, { scene, last }: Draft): boolean =>
  first > (scene.items[last]?.last ?? 0);

/** "Prompt rewriting raises accuracy": what a clause without a name says did it, on the paper's own model where it has one. */
function subjectWithoutName({ draft, floor, base, subject, context }: Question): Answer | null {
  const described = describedSubject(draft, floor, ownNamed(context));
  if (!described || (subject && (subject.at > described.from || !described.firm))) return null;
  const own = BEST_RUN.test(described.phrase.value) && !hasBenchmark(context) ? ownFill(context).method : null;
  if (own && !described.model) return { model: base, method: own, note: "the best configuration of the paper's own" };
  if (described.model && base && isBehind(base, draft))
    return { model: base, method: ownFill(context).method, note: "the model behind the number of a described one" };
  return described.model
    ? { model: asModel(described.phrase), method: own, note: "a model without a name" }
    : { model: base ?? ownFill(context).model, method: described.phrase, note: "a subject without a name" };
}

/** "for Qwen2.5-7B, accuracy rises": no subject, but a model that the paper's own was run on. */
function modelBehindPreposition({ base, context }: Question): Answer | null {
  return base && { model: base, method: ownFill(context).method, note: "the model behind a preposition" };
}

/** "We introduce a voting step that reads twice, raising recall by 4%." */
function ofItsSentence({ draft, base, context }: Question): Answer | null {
  const here = introducedHere(draft);
  return here && { model: base ?? ownFill(context).model, method: here, note: "what the sentence introduces" };
}

function papersOwn({ draft, context }: Question): Answer {
  if (isBeforeNames(draft.scene, context))
    return { model: null, method: null, note: "told before the paper names a system of its own" };
  return { ...ownHere(draft, context), note: "no system in the clause: the paper's own" };
}

/** Names that stand where benchmarks do: none of them achieves anything. */
const evaluatedItems = (scene: Scene): number[] =>
  findRuns(scene)
    .filter((r) => r.what === "benchmark" && r.preposition !== null && r.preposition !== "of")
    .flatMap((r) => r.mentions.map((m) => m.at));

/** "an ETTR of 80%", "CC = 0.92": a new name that its value follows is a metric. */
const measureItems = ({ items }: Scene): number[] =>
  items.flatMap((i, at) =>
    i.mention?.kind === "name" && /^(?:of|=)$/.test(wordAt(items, at + 1)) && items[at + 2]?.quantity ? [at] : [],
  );

/** "Fine-tuning on OrionSet improves", "OrionSet improves": the paper's own data are what did it, where nothing else is said to. */
function withData(found: Answer, { draft: { scene, first } }: Place): Answer {
  const open = found.role !== "baseline" && (found.method === null || found.method.first < 0);
  if (!open || found.model?.value.kind === "own") return found;
  const { items } = scene;
  const isOwnData = (at: number): boolean => items[at]?.mention?.own === "benchmark";
  const taught =
    found.method === null
      ? findRuns(scene).find(
          (r) => r.from < first && r.mentions.length === 1 && isOwnData(r.from) && isTrainedOn(items, r),
        )
      : undefined;
  const at = taught?.from ?? items.findIndex((_, i) => i < first && isOwnData(i) && improves(items, i));
  const data = items[at]?.mention;
  if (!data) return found;
  const method = asMethod(fillMention(scene, at, data));
  return { ...found, method, note: `${found.note}, with the paper's own data` };
}

function answer(place: Place): Draft {
  const question = toQuestion(place);
  for (const ask of STEPS) {
    const asked = ask(question);
    if (!asked) continue;
    const found = withData(asked, place);
    const { model, method, note, role = place.draft.role } = found;
    return amend(place.draft, { model, method, role }, `system: ${note}`);
  }
  return place.draft;
}

/** Whose result each claim is: the subject of its clause, the model it was run on, a rival, or the paper's own system. */
export function refineSystems(drafts: readonly Draft[], context: PaperContext): Draft[] {
  const groups = groupsOf(drafts);
  return groups.flatMap((group, g) => {
    const first = group[0] as Draft;
    const rivals = rivalItems(first.scene);
    const covered = new Set([...rivals, ...evaluatedItems(first.scene), ...measureItems(first.scene)]);
    const [right = NOWHERE, ...further] = zonesBehind(groups, g);
    const before = groups[g - 1]?.at(-1);
    const floor = before && before.scene === first.scene ? before.last + 1 : 0;
    const earlier = groups.slice(0, g).flat();
    return group.map((draft, index) =>
      answer({ draft, group, index, earlier, right, further, floor, rivals, covered, context }),
    );
  });
}
