import { CHANGE_RULES } from "./change-rules";
import { GAIN_RULES } from "./gain-rules";
import { compilePattern, type Pattern } from "./pattern";
import type { RuleCondition } from "./rule-conditions";
import type { RuleName } from "./rule-names";

/** What a rule makes of the quantities that it captures. */
export interface PatternRule {
  readonly name: string;
  /** See `pattern.ts`; captures: b before, a after, g gain, c the cue that gives the sign. */
  readonly pattern: string;
  /** An own sentence in which it fires. */
  readonly example: string;
  /** Why it is right, in a few words. */
  readonly reason: string;
  /** Higher wins where two rules want the same quantity. */
  readonly priority: number;
  /** Sign of the gain: from the captured cue, from the nearest governing verb to the left, or fixed. */
  readonly sign?: "trigger" | "head-verb" | 1 | -1;
  /** What must hold beside the pattern. */
  readonly conditions?: readonly RuleCondition[];
  /** The gain is a multiple whatever its unit: "by a factor of 3". */
  readonly isMultiple?: true;
  /** 0..1, how often it was right when read in the corpus. */
  readonly trust: number;
}

interface CompiledRule extends PatternRule {
  readonly name: RuleName;
  readonly compiled: Pattern;
  readonly kind: "change" | "gain";
}

/** Compiled once; the order of rows means nothing, `priority` and length decide. */
export const RULES: readonly CompiledRule[] = [
  ...CHANGE_RULES.map((r) => ({ ...r, kind: "change" as const })),
  ...GAIN_RULES.map((r) => ({ ...r, kind: "gain" as const })),
].map((r) => ({ ...r, compiled: compilePattern(r.pattern) }));
