import type { z } from "zod";
import { claimSchema } from "../claim-schema";
import { groupBy } from "../group-by";
import { foldName } from "./names";
import { parseLine } from "./parse-line";

/** One kind of thing that cannot be whole, how often it is there, of how many, and where. */
export interface Oddity {
  readonly what: string;
  readonly odd: number;
  readonly of: number;
  readonly examples: readonly string[];
}

/** What is asked of a claim. */
const slotsSchema = claimSchema.pick({
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
export type Slots = z.infer<typeof slotsSchema>;

/** Reads a line that `claimboard extract` wrote; a message says why it is no claim. */
export const parseClaimLine = (line: string): Slots | string => parseLine(line, slotsSchema);

const EXAMPLES = 3;

function oddity<T>(what: string, all: readonly T[], test: (one: T) => string | null): Oddity {
  const found = all.flatMap((one) => test(one) ?? []);
  return { what, odd: found.length, of: all.length, examples: [...new Set(found)].slice(0, EXAMPLES) };
}

/** Everything but the numbers: two claims of a sentence that agree in it were not told apart. */
const sense = (c: Slots): string =>
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

const isUntold = (claims: readonly Slots[]): boolean => new Set(claims.map(sense)).size < claims.length;

const systems = (c: Slots): string[] => [c.method, c.model].flatMap((name) => name ?? []);
const KINDS: Readonly<Record<string, (c: Slots) => readonly string[]>> = {
  benchmark: (c) => c.benchmarks,
  system: systems,
  metric: (c) => (c.metric === null ? [] : [c.metric]),
};

/** Names that are two kinds of thing in one abstract. */
function twoThings(paper: readonly Slots[]): string | null {
  const seen = new Map<string, string>();
  for (const [kind, namesOf] of Object.entries(KINDS))
    for (const name of new Set(paper.flatMap(namesOf).map(foldName))) {
      const before = seen.get(name);
      if (before) return `${name} (${before}, ${kind})`;
      seen.set(name, kind);
    }
  return null;
}

const FUNCTION_WORD =
  "a|an|the|of|in|on|for|with|by|to|from|at|and|or|than|as|is|are|was|were|that|which|while|its|our|their|vs\\.?|e\\.g\\.|i\\.e\\.";
/** Words with which no noun phrase begins or ends. */
const CUT = new RegExp(
  `^(?:${FUNCTION_WORD})(?: |$)|(?:^| )(?:${FUNCTION_WORD}|trained|used|generated|produced|=)$|^[^\\p{L}\\p{N}\\\\$<>]`,
  "iu",
);
const unbalanced = (text: string): boolean => (text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length;
/** Words of praise and of comparison, which are no part of what they praise. */
const PRAISE =
  /^(?:low|high|lower|higher|consistent|moderate|striking|exceptional|perfect|better|best|new|same|additional) /i;

const cutIn = (text: string | null): string | null =>
  text !== null && (CUT.test(text) || unbalanced(text)) ? text : null;

/** All that can be counted without annotations. */
export function countOddities(claims: readonly Slots[]): Oddity[] {
  const sentences = [...groupBy(claims, (c) => `${c.paper_title}\n${c.sentence_index}`).values()];
  const papers = [...groupBy(claims, (c) => c.paper_title).values()];
  const untold = (some: readonly Slots[]): string | null =>
    isUntold(some) ? (some[0]?.sentence.slice(0, 60) ?? "") : null;
  const filled = (slot: "metric" | "baseline" | "method" | "model" | "benchmark_text"): string[] =>
    claims.flatMap((c) => c[slot] ?? []);
  return [
    oddity("sentences whose claims differ in numbers alone", sentences, untold),
    oddity(
      'of them with "respectively"',
      sentences.filter(([c]) => c?.sentence.includes("respectively")),
      untold,
    ),
    oddity("papers with a name that is two things", papers, twoThings),
    ...(["method", "model", "metric", "baseline", "benchmark_text"] as const).map((slot) =>
      oddity(`${slot} cut within a phrase`, filled(slot), cutIn),
    ),
    oddity("metric that begins with praise", filled("metric"), (m) => (PRAISE.test(m) ? m : null)),
  ];
}
