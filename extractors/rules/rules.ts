import { CHANGE_RULES } from "./change-rules";
import { GAIN_RULES } from "./gain-rules";
import { compilePattern, indexByFirstItem, type Pattern } from "./pattern";
import type { RuleCondition } from "./rule-conditions";
import type { RuleName } from "./rule-names";

/** A pattern and how its captured quantities become a candidate. */
export interface PatternRule {
  readonly name: string;
  /** See `pattern.ts`; captures: b before, a after, g gain, c the trigger that determines the sign. */
  readonly pattern: string;
  /** An invented sentence that the rule matches. */
  readonly example: string;
  /** Short justification, shown by `explain`. */
  readonly reason: string;
  /** Where two rules match the same quantity, the higher priority wins. */
  readonly priority: number;
  /** Sign of the gain: from the captured trigger, from the head verb to the left, or fixed. */
  readonly sign?: "trigger" | "head-verb" | 1 | -1;
  /** Conditions that must hold besides the pattern. */
  readonly conditions?: readonly RuleCondition[];
  /** The gain is a multiple whatever its unit: "by a factor of 3". */
  readonly isMultiple?: true;
  /** Estimated precision on the corpus, 0 to 1. */
  readonly trust: number;
}

interface CompiledRule extends PatternRule {
  readonly name: RuleName;
  readonly compiled: Pattern;
  readonly kind: "change" | "gain";
}

/** All rules, compiled. The order is irrelevant: `priority` and the length of the match decide. */
export const RULES: readonly CompiledRule[] = [
  ...CHANGE_RULES.map((r) => ({ ...r, kind: "change" as const })),
  ...GAIN_RULES.map((r) => ({ ...r, kind: "gain" as const })),
].map((r) => ({ ...r, compiled: compilePattern(r.pattern) }));

/** Returns the rules whose pattern may begin at an item. */
export const findRulesStartingAt = indexByFirstItem(RULES, (rule) => rule.compiled);
