/**
 * The small words that say what a number is. Stems are listed with their endings spelled out by `verb` and `noun`,
 * so that a row is one word; irregular forms are rows of their own.
 */

const inflect = (stem: string): string[] => {
  const base = stem.endsWith("e") ? stem.slice(0, -1) : stem;
  const third = /(?:s|sh|ch|x)$/.test(stem) ? `${stem}es` : `${stem}s`;
  return [stem, third, `${base}ed`, `${base}ing`];
};
const splitWords = (list: string): string[] => list.trim().split(/\s+/);
const inflectAll = (list: string): string[] => splitWords(list).flatMap(inflect);

/** Verbs whose object or subject becomes more; with "by N" or "from N to N" they state a gain. */
export const INCREASE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll(
    "improve increase boost raise enhance lift gain elevate advance jump climb strengthen augment accelerate",
  ),
  ...inflectAll("extend expand surge soar push amplify double triple quadruple recover restore uplift"),
  ...splitWords(
    "rise rises rose rising risen grow grows grew growing grown speed speeds sped speeding go goes went going",
  ),
  ...splitWords("upgrade upgrades add adds added adding lifting"),
]);
/** Verbs that lead a model or a figure to where it stands then: "brings X to 45.7%", "goes from 5% to 72%". */
export const MOVE_VERBS: ReadonlySet<string> = new Set(
  splitWords(
    "bring brings brought bringing take takes took taking move moves moved moving carry carries carried go goes went going climbs climb climbed drive drives drove driving turn turns",
  ),
);
/** Verbs that set the subject above a rival: their object is the baseline. */
export const BEAT_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("outperform surpass exceed outpace outrank outscore"),
  ...splitWords(
    "tops topped topping beat beats beating beaten outdo outdoes outdid outdoing lead leads leading led overtake overtakes",
  ),
]);
/** Verbs that set the subject below a rival. */
export const LAG_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("lag trail underperform"),
  ...splitWords("lagging lagged fall falls fell falling fallen"),
]);
/** Verbs whose object becomes less. */
export const DECREASE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("reduce decrease lower degrade decline diminish minimize minimise mitigate compress shorten suppress"),
  ...inflectAll(
    "save slash narrow halve curtail alleviate erode deteriorate lessen eliminate remove plummet worsen collapse",
  ),
  ...splitWords(
    "drop drops dropped dropping cut cuts cutting shrink shrinks shrank shrunk shrinking trim trims trimmed trimming",
  ),
  ...splitWords("lose loses lost losing sacrifice sacrifices sacrificing sink sinks sank prune prunes pruned pruning"),
]);
/** Verbs that say how far two things are apart: "shifts scores by", "overstates accuracy by", "differ by". */
export const VARY_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll("shift overstate overestimate inflate exaggerate differ vary understate underestimate change alter"),
]);
/** Nouns of a change upwards. */
export const INCREASE_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`improvement improvements gain gains increase increases boost boosts enhancement enhancements lift lifts uplift
    uplifts advantage advantages jump jumps rise rises growth speedup speedups speed-up speed-ups acceleration
    accelerations margin margins lead benefit benefits increment increments uptick surge improvment improvments
    advancement advancements`),
);
/** Nouns of a change downwards. */
export const DECREASE_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`reduction reductions decrease decreases drop drops decline declines degradation degradations loss saving
    savings cut cuts slowdown slowdowns gap gaps deficit deficits deterioration shortfall fall`),
);
/** Comparatives of more, and of less. */
export const INCREASE_COMPARATIVES: ReadonlySet<string> = new Set(
  splitWords(
    "higher better faster more larger greater longer stronger superior improved quicker above bigger ahead closer nearer",
  ),
);
export const DECREASE_COMPARATIVES: ReadonlySet<string> = new Set(
  splitWords(
    "lower fewer less smaller shorter slower worse reduced cheaper lighter narrower leaner slimmer below inferior weaker poorer short behind shy",
  ),
);
/** Verbs whose object is a score. */
export const SCORE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll(
    "achieve reach attain obtain score yield record deliver demonstrate report register retain solve resolve",
  ),
  ...inflectAll("pass exhibit produce show maintain establish secure return preserve identify detect predict complete"),
  ...inflectAll(
    "correct classify recognize recognise capture realize realise offer provide perform mark present average",
  ),
  ...inflectAll(
    "match succeed answer sustain post clock rank receive earn measure find observe evaluate equal approach",
  ),
  ...inflectAll("block catch repair reconstruct intercept fix"),
  ...inflectAll(
    "recover reproduce generalize generate struggle plateau fail prefer accept choose rate require reveal boast enable result accomplish",
  ),
  ...splitWords("get gets got getting hit hits hitting win wins won winning set sets setting keep keeps kept keeping"),
  ...splitWords(
    "is are was were has have had having remain remains reaches with found hold holds held holding give gives gave",
  ),
  ...splitWords("caught brings brought bring come comes came stands stood achieving attaining yielding"),
]);
/** Verbs of what stays as it was: what follows is a value, never the size of a change; without "retained users". */
export const RETAIN_VERBS: ReadonlySet<string> = new Set(
  splitWords(`maintain maintains maintaining preserve preserves preserving retain retains retaining sustain sustains sustaining
    keep keeps keeping`),
);
/** The strong ones among them: what follows is nearly always a result. */
export const STRONG_SCORE_VERBS: ReadonlySet<string> = new Set([
  ...inflectAll(
    "achieve reach attain obtain score yield record deliver demonstrate report solve resolve accomplish earn",
  ),
  ...splitWords("hits hit hitting get gets got"),
]);

/** Words that may stand between a number and the noun of its gain: "15.6% *average accuracy* improvement". */
export const GAIN_ADJECTIVES: ReadonlySet<string> = new Set(
  splitWords(`tremendous absolute relative average averaged mean overall total performance further additional significant substantial
    notable remarkable improvement maximum peak median geometric end-to-end consistent net percentage point points pp
    inference training test-time zero-shot few-shot marginal slight modest small minor large major drastic considerable
    dramatic sharp sizable`),
);
/** Nouns that are no metric: the claim's metric stays empty. */
export const NON_METRIC_NOUNS: ReadonlySet<string> = new Set(
  splitWords(`performance performances result results ability abilities capability capabilities improvement improvements gain
    gains effectiveness level levels value values increase reduction it them this these that those
    baseline baselines model models method methods state-of-the-art sota gap margin average overall`),
);
export const QUALIFIER_PHRASES: readonly (readonly [string, "up to" | "over" | "about" | "under"])[] = [
  ["up to", "up to"],
  ["upto", "up to"],
  ["up-to", "up to"],
  ["as much as", "up to"],
  ["as high as", "up to"],
  ["as low as", "up to"],
  ["as many as", "up to"],
  ["as little as", "up to"],
  ["as few as", "up to"],
  ["at most", "up to"],
  ["a maximum of", "up to"],
  ["maximum of", "up to"],
  ["a peak of", "up to"],
  ["peak", "up to"],
  ["more than", "over"],
  ["at least", "over"],
  ["greater than", "over"],
  ["higher than", "over"],
  ["no less than", "over"],
  ["over", "over"],
  ["above", "over"],
  ["exceeding", "over"],
  ["exceeds", "over"],
  ["exceed", "over"],
  ["exceeded", "over"],
  ["surpassing", "over"],
  ["beyond", "over"],
  [">", "over"],
  ["≥", "over"],
  ["approximately", "about"],
  ["approx", "about"],
  ["approx.", "about"],
  ["about", "about"],
  ["around", "about"],
  ["roughly", "about"],
  ["nearly", "about"],
  ["almost", "about"],
  ["approximate", "about"],
  ["an approximate", "about"],
  ["close to", "about"],
  ["near", "about"],
  ["circa", "about"],
  ["≈", "about"],
  ["~", "about"],
  ["less than", "under"],
  ["fewer than", "under"],
  ["lower than", "under"],
  ["no more than", "under"],
  ["within", "under"],
  ["below", "under"],
  ["under", "under"],
  ["<", "under"],
  ["≤", "under"],
];

/** Small numbers in words: how many things there are, not a result. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  splitWords("two three four five six seven eight nine ten eleven twelve"),
);
const PLURAL_QUANTIFIERS: ReadonlySet<string> = new Set(
  splitWords("all both various multiple several many different diverse"),
);
/** More than one thing, in words: "*three* models", "*several* data sets". */
export const isPluralQuantifier = (word: string): boolean => NUMBER_WORDS.has(word) || PLURAL_QUANTIFIERS.has(word);
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
/** Acronyms of the trade that name no system and no benchmark. */
export const DOMAIN_ACRONYMS: ReadonlySet<string> = new Set(
  splitWords(`llm llms mllm mllms vlm vlms lmm lmms lrm lrms vlas vla slm slms plm plms lm lms rl sft rlhf qa gpu gpus
    cpu cpus tpu ai ml dl nlp nlu nlg cv rag cot icl sota moe api apis gui guis ood id kv iot us uk eu rgb mri ct eeg ecg
    emg fmri pet oct 3d 2d 4d 6d 1d nn nns dnn dnns cnn cnns gnn gnns rnn rnns mlp mlps gan gans vae vaes asr tts ocr ner
    sql uav uavs lidar slam fpga asic ssd ram dram os ui ux http json html pdf csv id ids ci sd se iqr i.e e.g t2i i2v t2v
    peft kl mdp pomdp ode pde sde fp16 bf16 int8 int4 fp8 w4a4 iid covid covid-19 usa dna rna url xai agi ar vr
    hpc ehr ehrs kg kgs sar rf wsi td snr mcp hci bci ev evs rlvr ttt prm orm gt ar pos drl marl ssl kd ptq qat nas ssm ssms mtl fl snn snns hpo automl nerf sfda tta av avs gec`),
);

/** A learner is a model whatever it is called; parts of a system and what is done to it are methods. */
export function classifyHeadNoun(head: string): "model" | "method" | null {
  const forms = [head, head.replace(/(?<=[^s])s$/, "")];
  if (isLearnerNoun(head) || forms.some((f) => MODEL_NOUNS.has(f))) return "model";
  return forms.some((f) => METHOD_NOUNS.has(f) || PART_NOUNS.has(f) || PROCEDURE_NOUNS.has(f)) ? "method" : null;
}
