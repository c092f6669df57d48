import { describeSteps } from "./explain-steps";
import { type Input, type Trace, traceAbstract } from "./extract";
import { weighDraft } from "./refiners/confidence";
import type { Draft } from "./rules/draft";
import { OTHER_REASONS } from "./rules/rule-names";
import { RULES } from "./rules/rules";
import { type Item, itemText, type Scene } from "./rules/scene";

/** One number of a sentence: what claim it went into, or why it went into none. */
export interface ExplainedNumber {
  readonly text: string;
  readonly fate: string;
}

/** One claim: its rule with the reason for it, what each refiner did, and the slots. */
export interface ExplainedClaim {
  readonly rule: string;
  readonly reason: string;
  readonly steps: readonly string[];
  readonly slots: Readonly<Record<string, unknown>>;
  readonly confidence: number;
  /** What the confidence is added up from, in log-odds: "the trust in its rule +0.7, no metric -0.4". */
  readonly weighed: string;
}

export interface ExplainedSentence {
  readonly index: number;
  readonly text: string;
  /** As the rules see it: quantities in braces, mentions in brackets with their kind, single tokens between. */
  readonly items: readonly string[];
  readonly numbers: readonly ExplainedNumber[];
  readonly claims: readonly ExplainedClaim[];
}

export interface Explanation {
  readonly ownNames: readonly string[];
  readonly sentences: readonly ExplainedSentence[];
  readonly notes: readonly string[];
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ...RULES.map(({ name, reason }) => [name, reason] as const),
  ...Object.entries(OTHER_REASONS),
]);

/** Why a rule makes a claim, in one line. */
export const reasonOf = (rule: string): string =>
  rule
    .split("+")
    .map((name) => REASONS.get(name) ?? name)
    .join("; ");

function showItem(scene: Scene, item: Item, at: number): string {
  const text = itemText(scene, at, at);
  if (item.quantity) return `{${text}}`;
  if (item.mention) return `[${item.mention.own ?? item.mention.kind}: ${text}]`;
  return text;
}

const FILLED = (v: unknown): boolean => v !== null && v !== false && !(Array.isArray(v) && v.length === 0);
const SHOWN = [
  "model",
  "method",
  "size_b",
  "benchmarks",
  "benchmark_text",
  "metric",
  "before",
  "after",
  "of",
  "unit",
  "gain",
  "gain_max",
  "gain_kind",
  "qualifier",
  "baseline",
  "role",
  "check",
] as const;

const describeWeights = (draft: Draft): string =>
  weighDraft(draft)
    .map(({ says, adds }) => `${says} ${adds > 0 ? "+" : ""}${adds.toFixed(1)}`)
    .join(", ");

function explainDraft(trace: Trace, draft: Draft): ExplainedClaim {
  const claim = trace.claims[trace.drafts.indexOf(draft)];
  const slots = Object.fromEntries(SHOWN.flatMap((k) => (claim && FILLED(claim[k]) ? [[k, claim[k]]] : [])));
  return {
    rule: draft.rules.join("+"),
    reason: reasonOf(draft.rules.join("+")),
    steps: describeSteps(draft, trace.snapshots),
    slots,
    confidence: claim?.confidence ?? 0,
    weighed: describeWeights(draft),
  };
}

/** "(p < 0.05)", "[12]": brackets with numbers that no rule reads, and the tokens they begin at. */
const numbersAside = ({ text, tokens, asides }: Scene): (ExplainedNumber & { readonly at: number })[] =>
  asides
    .filter(({ first, last }) => tokens.slice(first, last).some((t) => t.kind === "number"))
    .map(({ first, last }) => ({
      at: first,
      text: text.slice(tokens[first]?.start, tokens[last]?.end),
      fate: "a statistic or a citation beside the results",
    }));

function explainScene(trace: Trace, scene: Scene): ExplainedSentence {
  const drafts = trace.drafts.filter((d) => d.scene === scene);
  const dropped = new Map((trace.dropped.get(scene) ?? []).map((d) => [d.item, d.reason]));
  const read = scene.items.flatMap((item, at) => {
    if (!item.quantity) return [];
    const user = drafts.findIndex(
      (d) => d.before === item.quantity || d.after === item.quantity || d.gain === item.quantity,
    );
    return [
      {
        at: item.first,
        text: itemText(scene, at, at),
        fate: user >= 0 ? `claim ${user + 1}` : (dropped.get(at) ?? "said by another number"),
      },
    ];
  });
  const numbers = [...read, ...numbersAside(scene)]
    .sort((a, b) => a.at - b.at)
    .map(({ text, fate }): ExplainedNumber => ({ text, fate }));
  const span = trace.sentences[scene.index] ?? [0, 0];
  return {
    index: scene.index,
    text: trace.normal.text.slice(scene.tokens[0]?.start ?? 0, scene.tokens.at(-1)?.end ?? 0) || String(span),
    items: scene.items.map((item, at) => showItem(scene, item, at)),
    numbers,
    claims: drafts.map((d) => explainDraft(trace, d)),
  };
}

/** How the claims of an abstract came about: own names, and for each sentence with a number items, fates and steps. */
export function explainAbstract(input: Input): Explanation {
  const trace = traceAbstract(input);
  return {
    ownNames: trace.own.filter((o) => !o.borrowed).map((o) => `${o.name} (${o.kind}, ${o.by})`),
    sentences: trace.scenes.map((scene) => explainScene(trace, scene)),
    notes: trace.notes,
  };
}
