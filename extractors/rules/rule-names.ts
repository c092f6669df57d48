import type { CHANGE_RULES } from "./change-rules";
import type { GAIN_RULES } from "./gain-rules";

/** Rules without a pattern, and the reason that each gives. */
export const NON_PATTERN_REASONS = {
  "gain-signed": "a number with a plus states a change",
  "gain-points": "points under a verb or noun of change state a change",
  "gain-multiple": "a number with × states a multiple",
  "score-number-metric": "a metric follows the number",
  "score-metric-number": "the number follows a metric",
  "score-verb": "the number is the object of a score verb",
  "score-to": "the number follows a verb of change and 'to'",
  "score-bracket": "the number is in brackets after its system or metric",
  "score-list": "the number is in a list with a score",
  "score-baseline": "the number is a baseline value",
  "score-equals": "an equals sign connects a name and the number",
  "score-on": "the benchmark follows the number",
  "score-count": "a count out of a total after a result verb",
  "score-rate": "a rate: tokens per second, milliseconds per step",
  "score-share": "a share of cases with an outcome",
  "score-timed": "a duration beside a speedup",
  "score-weak-verb": "the number is the object of a weak score verb",
  "score-versus": "the number is compared with the score after it",
  "score-left-share": "a percentage without a trigger that is no known non-result",
  "score-left-count": "a count out of a total without a trigger that is no known non-result",
  "score-left-scale": "a decimal on a stated scale, without a trigger",
  "score-left-rate": "a frame rate at which a system runs",
  "score-left-bracket": "a single decimal in brackets after a metric",
  "change-lists": "a list of values before and a list of values after, of equal length",
} as const;

/** Identifiers of all rules; stored with each claim. */
export type RuleName =
  | (typeof CHANGE_RULES)[number]["name"]
  | (typeof GAIN_RULES)[number]["name"]
  | keyof typeof NON_PATTERN_REASONS;
