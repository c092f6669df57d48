/** Comparison of names for scoring, tolerant of spelling. */

/** Keeps letters, digits and plus signs in lower case. */
export function normalizeName(name: string | null): string {
  return (name ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]/gu, "");
}

/** Generic nouns at the end of a benchmark name. */
const BENCHMARK_NOUNS = ["benchmark", "dataset", "testset", "tasks", "task", "problems"];
/** Contests with abbreviated years: AIME24 is AIME 2024. */
const SHORT_YEAR = /^(aime|amc|hmmt|usamo|cmimc|brumo|imo)(\d\d)$/;

function normalizeBenchmarkName(name: string): string {
  const folded = normalizeName(name);
  const noun = BENCHMARK_NOUNS.find((word) => folded.endsWith(word) && folded.length > word.length);
  const bare = noun ? folded.slice(0, -noun.length) : folded;
  const year = SHORT_YEAR.exec(bare);
  if (year) return `${year[1]}20${year[2]}`;
  return bare === "gpqad" ? "gpqadiamond" : bare;
}

/** True for the same benchmarks in any order. */
export function hasSameBenchmarks(a: readonly string[], b: readonly string[]): boolean {
  const [x, y] = [new Set(a.map(normalizeBenchmarkName)), new Set(b.map(normalizeBenchmarkName))];
  return x.size === y.size && [...x].every((name) => y.has(name));
}

/** Optional words of a name. */
const FILLER_WORDS = /\b(?:models?|baselines?|methods?|the|our|an?|base|backbone|variant|framework|approach)\b/gi;

function normalizeSystemName(name: string | null): string {
  return normalizeName((name ?? "").replace(FILLER_WORDS, " ")) || normalizeName(name);
}

/** True for two names of one system; two missing names are equal. */
export function isSameSystem(a: string | null, b: string | null): boolean {
  return normalizeSystemName(a) === normalizeSystemName(b);
}

const SYSTEM_CLASS_NAMES = /\b(?:M?LLM|VLM|LMM|LRM|MLLM|AI|ML|DL|RL|SFT|SOTA|SoTA|RAG|CNN|RNN|GNN|MLP)s?\b/g;

/** Returns the name, or null for a common noun ("the classifier", "state-of-the-art LLMs"). */
export function toProperName(name: string | null): string | null {
  return name !== null && /[A-Z0-9]/.test(name.replace(SYSTEM_CLASS_NAMES, "")) ? name : null;
}

const SIZE_ONLY =
  /^(?:(?:the|our|a) )?(?:\S+ )?\d+(?:\.\d+)?b(?:[ -]?(?:parameter|scale|base|size))*[ -]?(?:model|variant|backbone|version)?s?$/i;

/** True if a name is only a size: "our 14B-parameter model". */
export function isSizeOnlyName(name: string): boolean {
  return SIZE_ONLY.test(name);
}

const STOP_WORDS = new Set(
  "the a an of our and model models method methods approach approaches on in over by its it".split(" "),
);

const toContentWords = (text: string | null): Set<string> =>
  new Set(
    (text ?? "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !STOP_WORDS.has(word)) ?? [],
  );

/** True if at least half the words of the shorter description occur in the other one. */
export function hasCommonWords(a: string | null, b: string | null): boolean {
  const [x, y] = [toContentWords(a), toContentWords(b)];
  if (x.size === 0 && y.size === 0) return true;
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / Math.max(1, Math.min(x.size, y.size)) >= 0.5;
}

/** Normalizes a metric name: removes average, rate and score; all words for speed are one. */
export function normalizeMetricName(name: string | null): string {
  const bare = normalizeName(name)
    .replace(/^(?:average|avg|overall|mean|relative|absolute)/, "")
    .replace(/(?:rates?|scores?)$/, "");
  const metric = /^acc(?:uracy|uracies)?$/.test(bare)
    ? "accuracy"
    : /speed|faster|throughput/.test(bare)
      ? "speed"
      : bare;
  return metric.replace(/s$/, "");
}
