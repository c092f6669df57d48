import type { z } from "zod";
import { claimSchema } from "@/lib/claim/schema";
import { groupBy } from "@/lib/format/group-by";
import { normalizeName } from "./name-matching";
import { parseJsonLine } from "./parse-json-line";

/** Result of one check: failures, total, and examples. */
export interface ConsistencyCheckResult {
  readonly check: string;
  readonly failures: number;
  readonly total: number;
  readonly examples: readonly string[];
}

/** Fields of a claim that the checks use. */
const checkedClaimSchema = claimSchema.pick({
  paper_title: true,
  sentence: true,
  sentence_index: true,
  method: true,
  model: true,
  benchmarks: true,
  benchmark_text: true,
  metric: true,
  baseline: true,
  gain_kind: true,
  after: true,
});
export type CheckedClaim = z.infer<typeof checkedClaimSchema>;

/** Parses a line written by `claimboard extract`; returns a message if it is not a claim. */
export const parseClaimLine = (line: string): CheckedClaim | string => parseJsonLine(line, checkedClaimSchema);

const MAX_EXAMPLES = 3;

function runCheck<T>(what: string, all: readonly T[], test: (one: T) => string | null): ConsistencyCheckResult {
  const found = all.flatMap((one) => test(one) ?? []);
  return {
    check: what,
    failures: found.length,
    total: all.length,
    examples: [...new Set(found)].slice(0, MAX_EXAMPLES),
  };
}

/** Returns a key of all slots except numbers: two claims of a sentence with equal keys cannot be distinguished. */
const toSlotKey = (c: CheckedClaim): string =>
  JSON.stringify([
    c.method,
    c.model,
    c.benchmarks,
    c.benchmark_text,
    c.metric,
    c.baseline,
    c.gain_kind,
    c.after === null,
  ]);

const hasIndistinguishableClaims = (claims: readonly CheckedClaim[]): boolean =>
  new Set(claims.map(toSlotKey)).size < claims.length;

const listSystems = (c: CheckedClaim): string[] => [c.method, c.model].flatMap((name) => name ?? []);
const NAMES_BY_KIND: Readonly<Record<string, (c: CheckedClaim) => readonly string[]>> = {
  benchmark: (c) => c.benchmarks,
  system: listSystems,
  metric: (c) => (c.metric === null ? [] : [c.metric]),
};

/** Returns a name that is used for two types in one abstract, or null. */
function findAmbiguousName(paper: readonly CheckedClaim[]): string | null {
  const seen = new Map<string, string>();
  for (const [kind, namesOf] of Object.entries(NAMES_BY_KIND))
    for (const name of new Set(paper.flatMap(namesOf).map(normalizeName))) {
      const before = seen.get(name);
      if (before) return `${name} (${before}, ${kind})`;
      seen.set(name, kind);
    }
  return null;
}

const FUNCTION_WORD =
  "a|an|the|of|in|on|for|with|by|to|from|at|and|or|than|as|is|are|was|were|that|which|while|its|our|their|vs\\.?|e\\.g\\.|i\\.e\\.";
/** Phrases that begin or end with a word that no noun phrase begins or ends with. */
const TRUNCATED_PHRASE = new RegExp(
  `^(?:${FUNCTION_WORD})(?: |$)|(?:^| )(?:${FUNCTION_WORD}|trained|used|generated|produced|=)$|^[^\\p{L}\\p{N}\\\\$<>]`,
  "iu",
);
const hasUnbalancedParentheses = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length;
/** Evaluative and comparative words, which are not part of a metric name. */
const EVALUATIVE_WORD =
  /^(?:low|high|lower|higher|consistent|moderate|striking|exceptional|perfect|better|best|new|same|additional) /i;

const findTruncatedPhrase = (text: string | null): string | null =>
  text !== null && (TRUNCATED_PHRASE.test(text) || hasUnbalancedParentheses(text)) ? text : null;

/** Runs all checks that need no annotations. */
export function runConsistencyChecks(claims: readonly CheckedClaim[]): ConsistencyCheckResult[] {
  const sentences = [...groupBy(claims, (c) => `${c.paper_title}\n${c.sentence_index}`).values()];
  const papers = [...groupBy(claims, (c) => c.paper_title).values()];
  const findIndistinguishable = (some: readonly CheckedClaim[]): string | null =>
    hasIndistinguishableClaims(some) ? (some[0]?.sentence.slice(0, 60) ?? "") : null;
  const filled = (slot: "metric" | "baseline" | "method" | "model" | "benchmark_text"): string[] =>
    claims.flatMap((c) => c[slot] ?? []);
  return [
    runCheck("sentences whose claims differ in numbers alone", sentences, findIndistinguishable),
    runCheck(
      'of them with "respectively"',
      sentences.filter(([c]) => c?.sentence.includes("respectively")),
      findIndistinguishable,
    ),
    runCheck("papers with a name that is two things", papers, findAmbiguousName),
    ...(["method", "model", "metric", "baseline", "benchmark_text"] as const).map((slot) =>
      runCheck(`${slot} cut within a phrase`, filled(slot), findTruncatedPhrase),
    ),
    runCheck("metric that begins with praise", filled("metric"), (m) => (EVALUATIVE_WORD.test(m) ? m : null)),
  ];
}
