/** Patterns of evaluation conditions other than benchmark, metric and unit. */
const EVALUATION_CONDITION_PATTERNS: readonly RegExp[] = [
  /\b(?:zero|one|two|three|four|five|few|many|\d{1,3})-shot\b/gi,
  /\b(?:majority voting|majority vote|self-consistency|best-of-[\w\d]{1,4}|test-time (?:scaling|compute|training|search))\b/gi,
  /\b(?:with|without|no) (?:external |any )?(?:tools?|tool use|code execution|retrieval|web search|chain-of-thought|thinking)\b/gi,
  /\b(?:greedy decoding|(?:maj|avg|mean|cons|best)@\d{1,4})\b/gi,
  /\b(?:test-?mini|validation (?:set|split)|dev(?:elopment)? (?:set|split)|held-out (?:set|split)|hard (?:set|split|subset)|text-only)\b/gi,
];

/**
 * Finds the evaluation conditions in a sentence, in lower case and text order; a claim of the sentence was measured
 * under some of them.
 */
export function findEvaluationConditions(sentence: string): string[] {
  const found = EVALUATION_CONDITION_PATTERNS.flatMap((pattern) => [...sentence.matchAll(pattern)]);
  return [...new Set(found.sort((a, b) => a.index - b.index).map(([words]) => words.toLowerCase()))];
}
