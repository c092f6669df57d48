import type { CHANGE_RULES } from "./change-rules";
import type { GAIN_RULES } from "./gain-rules";

/** What finds numbers besides the rows of patterns, and why it does. */
export const NON_PATTERN_REASONS = {
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
  "score-timed": "so much time behind how much faster it is: what the faster one takes",
  "score-weak-verb": "a plain verb governs the number; the weakest evidence",
  "score-versus": "the score right behind is set against it",
  "score-left-share": "a percentage that nothing sets, takes or adds; no word says that it is a result",
  "score-left-count": "so many out of a total that nothing sets; no word says that it is a result",
  "score-left-scale": "a decimal on a scale that it names; no word says that it is a result",
  "score-left-rate": "frames a second that something runs at",
  "score-left-bracket": "a decimal alone in a bracket behind what it measures",
  "change-lists": "a list of values before and a list of values after, of one length",
} as const;

/** Names of all that finds numbers. A claim says by which it was found. */
export type RuleName =
  | (typeof CHANGE_RULES)[number]["name"]
  | (typeof GAIN_RULES)[number]["name"]
  | keyof typeof NON_PATTERN_REASONS;
