import { splitWords } from "./word-list";

/** Heads of a description of what was evaluated on: "eight open-ended *benchmarks*". */
export const TASK_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`benchmark benchmarks dataset datasets data-set data-sets task tasks problem problems test tests set sets suite
    suites scenario scenarios setting settings domain domains environment environments corpus corpora data questions
    splits split leaderboard leaderboards competition competitions challenge challenges queries images videos samples
    instances languages subset subsets evaluation evaluations cases documents games collection testbed track conditions
    exam exams examination puzzles simulation simulations experiments`),
);
/** Heads of one set of data, and of several, that make the name beside them its name; programs are suites and databases, too, and splits and tracks are parts. */
export const SINGULAR_DATASET_NOUNS: ReadonlySet<string> = new Set(
  splitWords("benchmark dataset data-set leaderboard corpus challenge testbed test-set testset competition"),
);
export const PLURAL_DATASET_NOUNS: ReadonlySet<string> = new Set(
  splitWords("benchmarks datasets data-sets leaderboards corpora testbeds competitions test-sets"),
);
/** Heads of a benchmark's name: "the *X dataset*". */
export const BENCHMARK_NOUNS: ReadonlySet<string> = new Set([
  ...SINGULAR_DATASET_NOUNS,
  ...splitWords("benchmarks datasets corpora suite collection collections track split subset database databases"),
]);
/** Nouns that make a name before or behind them a model, or a method, or a benchmark. */
export const MODEL_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`model models llm llms vlm vlms mllm mllms network networks transformer classifier detector encoder decoder
    backbone architecture cnn gnn lm lmm lmms vla segmenter predictor generator policy regressor tagger autoencoder
    language-model unet u-net resnet scorer tracker verifier`),
);
export const METHOD_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`method methods framework frameworks approach approaches algorithm pipeline system systems technique strategy
    agent agents scheme mechanism paradigm module recipe toolkit tool library procedure protocol solution workflow
    optimizer loss training learning prompting plugin engine solver methodology`),
);
/** Learners that are models whatever they are called: "logistic regression", "random forests", "a support vector machine". */
const LEARNER_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`regression regressions forest forests boosting perceptron perceptrons tree trees machine machines ensemble
    ensembles lstm lstms gru grus svm svms mlp mlps cnn cnns rnn rnns gnn gnns transformer transformers autoencoder
    autoencoders`),
);
export const isLearnerNoun = (word: string): boolean => LEARNER_NOUNS.has(word);
/** Parts of a system: "the voting module" is not the system itself. */
export const PART_NOUNS: ReadonlySet<string> = new Set(
  splitWords("module component branch layer head block stage selector combination instruction read-out readout probe"),
);
/** What is done to a system, or with one. */
export const PROCEDURE_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`mechanism scheme strategy heuristic controller configuration defense attack rule template choice preprocessing
    quantization pruning distillation oversampling augmentation merging decoding steering prompting sampling tuning
    fine-tuning finetuning pre-training pretraining retraining weighting reweighting voting ensembling calibration
    regularization`),
);

/** A learner is a model whatever it is called; parts of a system and what is done to it are methods. */
export function classifyHeadNoun(head: string): "model" | "method" | null {
  const forms = [head, head.replace(/(?<=[^s])s$/, "")];
  if (isLearnerNoun(head) || forms.some((f) => MODEL_NOUNS.has(f))) return "model";
  return forms.some((f) => METHOD_NOUNS.has(f) || PART_NOUNS.has(f) || PROCEDURE_NOUNS.has(f)) ? "method" : null;
}
