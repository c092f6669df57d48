import { describeSteps } from "./explain-steps";
import { type Input, type Trace, traceAbstract } from "./extract";
import { weighDraft } from "./refiners/confidence";
import type { Draft } from "./rules/draft";
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

const REASONS = new Map(RULES.map((r) => [r.name, r.reason]));
const EVIDENCE: Readonly<Record<string, string>> = {
  "gain-signed": "a number with a plus states a change",
  "gain-points": "points under a verb or noun of change state a change",
  "gain-multiple": "a number with × states a multiple",
  "score-number-metric": "a metric follows the number",
  "score-metric-number": "a metric leads to the number",
  "score-verb": "a verb of achieving governs the number",
  "score-to": "a verb of movement leads to the number",
  "score-bracket": "the bracket gives the number of what stands before it",
  "score-list": "it stands in a list with a score",
  "score-rival": "it is set against the number before it",
  "score-equals": "a name is set equal to the number",
  "score-on": "what was evaluated on follows the number",
  "score-count": "a count out of a total under a verb of result",
  "score-rate": "so much of one thing for each of another: tokens per second, milliseconds per step",
  "score-share": "a share of the cases in which something holds or is done",
  "score-weak-verb": "a plain verb governs the number; the weakest evidence",
  "score-left-share": "a percentage that nothing sets, takes or adds; no word says that it is a result",
  "score-left-count": "so many out of a total that nothing sets; no word says that it is a result",
  "score-left-rate": "frames a second that something runs at",
  "score-left-bracket": "a decimal alone in a bracket behind what it measures",
  "change-lists": "a list of values before and a list of values after, of one length",
  "from-base": "the value that the gain starts from stands behind it",
};

/** Why a rule makes a claim, in one line. */
export const reasonOf = (rule: string): string =>
  rule
    .split("+")
    .map((name) => REASONS.get(name) ?? EVIDENCE[name] ?? name)
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
    rule: draft.rule,
    reason: reasonOf(draft.rule),
    steps: describeSteps(draft, trace.snapshots),
    slots,
    confidence: claim?.confidence ?? 0,
    weighed: describeWeights(draft),
  };
}

function explainScene(trace: Trace, scene: Scene): ExplainedSentence {
  const drafts = trace.drafts.filter((d) => d.scene === scene);
  const dropped = new Map((trace.dropped.get(scene) ?? []).map((d) => [d.item, d.reason]));
  const numbers = scene.items.flatMap((item, at) => {
    if (!item.quantity) return [];
    const user = drafts.findIndex(
      (d) => d.before === item.quantity || d.after === item.quantity || d.gain === item.quantity,
    );
    return [
      {
        text: itemText(scene, at, at),
        fate: user >= 0 ? `claim ${user + 1}` : (dropped.get(at) ?? "said by another number"),
      },
    ];
  });
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
    ownNames: trace.own.map((o) => `${o.name} (${o.kind}, ${o.by})`),
    sentences: trace.scenes.map((scene) => explainScene(trace, scene)),
    notes: trace.notes,
  };
}
