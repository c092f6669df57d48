const BENCHMARK_SUFFIX = /(?:\S[Bb]enchmark|\S\s?Bench)(?:[-\s](?:Verified|Lite|Live|Pro|Plus|[vV]?\d\d?(?:\.\d)?))?$/;
/** "-Eval" after a word is a benchmark. UniEval and G-Eval are automatic judges. */
const EVAL_COMPOUND = /\p{L}{2}-Eval$/u;
const EVAL_SUFFIX = /\S\s?(?:Eval|Arena)$/;
/** Names with these endings are datasets. "… Benchmark" and "… Challenge" are often long forms of other names. */
const DATASET_TITLE = /\s(?:Dataset|Corpus|Database)$/;
const BENCHMARK_TITLE = /\s(?:Challenge|Benchmark|Dataset|Corpus|Competition|Leaderboard|Shared Task)(?:\s\d{1,4})?$/;

/** True if the shape of a name alone marks a benchmark: "VerilogBench", "LetterBench 2.0", "Harbour Image Dataset". */
export const isBenchmarkName = (name: string): boolean =>
  BENCHMARK_SUFFIX.test(name) || EVAL_COMPOUND.test(name) || DATASET_TITLE.test(name);

/** True if a name is a benchmark when a result is measured on it: "HLS-Eval", "Harbour Reading Challenge 2025". */
export const mayBeBenchmarkName = (name: string): boolean =>
  isBenchmarkName(name) || EVAL_SUFFIX.test(name) || BENCHMARK_TITLE.test(name);
