/** Kinds of evaluation conditions other than benchmark, metric and unit. */
export const CONDITION_KINDS = ["examples", "attempts", "tools", "decoding", "split"] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

/** A condition as the sentence states it, in lower case: "5-shot", "with tools", "testmini". */
export interface EvaluationCondition {
  readonly kind: ConditionKind;
  readonly text: string;
}

const PATTERNS: Readonly<Record<ConditionKind, RegExp>> = {
  examples: /\b(?:zero|one|two|three|four|five|few|many|\d{1,3})-shot\b/gi,
  attempts:
    /\b(?:majority voting|majority vote|self-consistency|best-of-[\w\d]{1,4}|test-time (?:scaling|compute|training|search))\b/gi,
  tools:
    /\b(?:with|without|no) (?:external |any )?(?:tools?|tool use|code execution|retrieval|web search|chain-of-thought|thinking)\b/gi,
  decoding: /\b(?:greedy decoding|(?:maj|avg|mean|cons|best)@\d{1,4})\b/gi,
  split:
    /\b(?:test-?mini|validation (?:set|split)|dev(?:elopment)? (?:set|split)|held-out (?:set|split)|hard (?:set|split|subset)|text-only)\b/gi,
};

/** Conditions by sentence. A page, its charts and its exports ask for the same few thousand sentences. */
const KNOWN_CONDITIONS = new Map<string, readonly EvaluationCondition[]>();
const MAX_KNOWN_CONDITIONS = 20_000;

/** Finds the evaluation conditions in a sentence, in text order; a claim of the sentence was measured under some. */
export function findEvaluationConditions(sentence: string): readonly EvaluationCondition[] {
  const known = KNOWN_CONDITIONS.get(sentence);
  if (known !== undefined) return known;
  const conditions = searchConditions(sentence);
  if (KNOWN_CONDITIONS.size >= MAX_KNOWN_CONDITIONS) KNOWN_CONDITIONS.clear();
  KNOWN_CONDITIONS.set(sentence, conditions);
  return conditions;
}

function searchConditions(sentence: string): EvaluationCondition[] {
  const found = CONDITION_KINDS.flatMap((kind) =>
    [...sentence.matchAll(PATTERNS[kind])].map(({ index, 0: words }) => ({ kind, text: words.toLowerCase(), index })),
  ).sort((a, b) => a.index - b.index);
  const byText = new Map(found.map(({ kind, text }) => [text, { kind, text }]));
  return [...byText.values()];
}
