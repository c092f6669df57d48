import { BENCHMARKS } from "../lexicon/benchmarks";
import { foldKeepingCase, foldName } from "../lexicon/fold";
import { METRICS } from "../lexicon/metrics";
import { MODELS } from "../lexicon/models";
import type { BenchmarkRow, MetricRow, ModelRow } from "../lexicon/types";
import type { Token } from "../text/tokens";

/** One surface form of one row. */
export interface Entry {
  readonly surface: string;
  /** Case must agree with the surface. */
  readonly exact: boolean;
  readonly benchmark?: BenchmarkRow;
  readonly model?: ModelRow;
  readonly metric?: MetricRow;
}

interface Row {
  readonly name?: string;
  readonly aliases?: readonly string[];
  readonly exactAliases?: readonly string[];
  readonly exact?: true;
}

/** Folded surface → its entries; a surface may stand in several tables only where case tells them apart. */
const INDEX = new Map<string, Entry[]>();
/** Every beginning of a folded surface: nearly every word of an abstract leaves here. */
const BEGINNINGS = new Set<string>([""]);
const MAX_TOKENS = 7;

function enter(row: Row, slot: Pick<Entry, "benchmark" | "model" | "metric">): void {
  const surfaces = [row.name ?? "", ...(row.aliases ?? [])].map((surface) => ({ surface, exact: row.exact === true }));
  for (const { surface, exact } of [
    ...surfaces,
    ...(row.exactAliases ?? []).map((surface) => ({ surface, exact: true })),
  ]) {
    const key = foldName(surface);
    INDEX.set(key, [...(INDEX.get(key) ?? []), { surface, exact, ...slot }]);
    for (let n = 1; n <= key.length; n++) BEGINNINGS.add(key.slice(0, n));
  }
}
for (const row of BENCHMARKS) enter(row, { benchmark: row });
for (const row of MODELS) enter(row, { model: row });
for (const row of METRICS) enter(row, { metric: row });

/** What the lexicon says of a surface. */
interface Answer {
  readonly entry: Entry | null;
  /** Some surface begins so, or is this one. */
  readonly begins: boolean;
}

/** Answers already given; words repeat, so nearly every question has been asked before. Emptied when full. */
const ANSWERS = new Map<string, Answer>();
const MAX_ANSWERS = 60_000;

function ask(surface: string): Answer {
  const known = ANSWERS.get(surface);
  if (known) return known;
  if (ANSWERS.size >= MAX_ANSWERS) ANSWERS.clear();
  const key = foldName(surface);
  const answer = { entry: choose(INDEX.get(key) ?? [], surface), begins: BEGINNINGS.has(key) };
  ANSWERS.set(surface, answer);
  return answer;
}

function choose(entries: readonly Entry[], surface: string): Entry | null {
  const same = entries.find((e) => e.exact && foldKeepingCase(e.surface) === foldKeepingCase(surface));
  return same ?? entries.find((e) => !e.exact) ?? null;
}

/** The entry that a surface names, or null: "Math Vista" finds MathVista, "math" does not find MATH. */
export const lookUp = (surface: string): Entry | null => ask(surface).entry;

export interface Match {
  readonly last: number;
  readonly surface: string;
  readonly entry: Entry;
}

/** The longest lexicon entry that begins at token `at`; null where none does or where the sentence ends before it. */
export function matchLexicon(text: string, tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at];
  if (first === undefined || first.kind === "sign") return null;
  const limit = Math.min(tokens.length, at + MAX_TOKENS);
  let best: Match | null = null;
  for (let end = at; end < limit; end++) {
    const t = tokens[end] as Token;
    if (end > at && t.kind === "sign" && !(t.glued && /[-/:'@.+^*°]/.test(t.text)) && !/^[&×]$/.test(t.text)) break;
    if (t.kind === "sign" && t.text !== "+" && t.text !== "*" && t.text !== "°") continue;
    if (t.text === "s" && tokens[end - 1]?.text === "'") break;
    const surface = text.slice(first.start, t.end);
    const plural = /[A-Z]s$|-scores$|scores$|rates$/.test(surface) ? lookUp(surface.slice(0, -1)) : null;
    const models = /^[A-Z][^A-Z]*[A-Z].*[a-z]s$/.test(surface) ? lookUp(surface.slice(0, -1)) : null;
    if (models?.model) best = { last: end, surface, entry: models };
    const whole = ask(surface);
    const entry = whole.entry ?? (plural?.benchmark ? null : plural);
    if (entry) best = { last: end, surface, entry };
    if (!whole.begins) break;
  }
  return best;
}
