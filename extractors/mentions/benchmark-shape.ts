const BENCHMARK_SUFFIX = /(?:\S[Bb]enchmark|\S\s?Bench)(?:[-\s](?:Verified|Lite|Live|Pro|Plus|[vV]?\d\d?(?:\.\d)?))?$/;
/** Judges are called UniEval and G-Eval; with a hyphen behind a word it is a benchmark. */
const EVAL_COMPOUND = /\p{L}{2}-Eval$/u;
const EVAL_SUFFIX = /\S\s?(?:Eval|Arena)$/;
/** A name that ends so is one of data; a benchmark or a challenge told so is often the long form of another name. */
const DATASET_TITLE = /\s(?:Dataset|Corpus|Database)$/;
const BENCHMARK_TITLE = /\s(?:Challenge|Benchmark|Dataset|Corpus|Competition|Leaderboard|Shared Task)(?:\s\d{1,4})?$/;

/** A name that is a benchmark wherever it stands: "VerilogBench", "LetterBench 2.0", "Harbour Image Dataset". */
export const isBenchmarkName = (name: string): boolean =>
  BENCHMARK_SUFFIX.test(name) || EVAL_COMPOUND.test(name) || DATASET_TITLE.test(name);

/** A name that says that it is a benchmark or a contest, where something is measured on it: "HLS-Eval", "Harbour Reading Challenge 2025". */
export const mayBeBenchmarkName = (name: string): boolean =>
  isBenchmarkName(name) || EVAL_SUFFIX.test(name) || BENCHMARK_TITLE.test(name);
