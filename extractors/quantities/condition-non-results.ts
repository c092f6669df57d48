import { DECREASE_VERBS, STRONG_SCORE_VERBS } from "../words/triggers";
import { isInWordClass } from "../words/word-classes";
import { splitWords } from "../words/word-list";
import {
  isBareNumber,
  isChangeWord,
  isWholeNumber,
  type NonResultRow,
  type NumberContext,
  PHRASE_STOP,
  SCORE_NOUN,
  wordAfter,
  wordBefore,
} from "./non-result-row";

/** True if the qualifier is the word "under", which also introduces a condition: "under 20% device variability". */
const isUnderCondition = (c: NumberContext): boolean => c.quantity.qualifier === "under" && c.precedingWord === "under";

/** "at 95% *recall@10*": the recall at which the cost of a search is measured. */
const isFixedRecall = (c: NumberContext): boolean =>
  (c.quantity.unit === "%" || (isBareNumber(c) && c.quantity.decimal)) &&
  wordBefore(c) === "at" &&
  /^recall(?:@\d+)?$/.test(wordAfter(c));

const DATA_NOUN =
  /^(?:data|dataset|datasets|samples?|labels?|labell?ed|annotations?|annotated|parameters|params|training|trainable|tokens|examples|instances|pixels|weights|noise|noisy|missing|missingness|sparsity|dropout|corruption|masking|variability|pruning|compression|budget|supervision|confidence|ci|cis|cpu|gpu|steps|occlusion|overlap|outliers|contamination|perturbation|perturbations|poisoning|malicious|probability|demonstrations|trajectories|frames|queries|layers|neurons|experts|heads|channels|bandwidth|clients|nodes|edges|features|capacity|unlabell?ed|real|synthetic)$/;
const CONDITION_NOUN =
  /^(?:levels?|budgets?|sparsity|thresholds?|radius|temperature|snr|bitrate|resolution|specificity|fpr|tpr)$/;
const CONDITION_MODIFIER =
  /^(?:positive|negative|alarm|compression|pruning|masking|poisoning|keep|retention|reduction|sparsity|(?:sub|down|under)?-?sampling)$/;
const PARAMETER_SYMBOL =
  /^(?:alpha|beta|gamma|lambda|tau|epsilon|sigma|theta|delta|eta)$|^[a-zλαβγδεηθκνρστφω]$|^[λαβγδεηθκνρστφω]_\w+$/;
/** "masking 40% of", "pruned 40% of"; "with only 40% of"; "retaining 40% of". */
const DATA_SELECTION_VERB =
  /^(?:flipp|mask|remov|prun|add|dropp?|forgett?|us|sampl|corrupt|updat|poison|withhold|skipp?|reject|exclud|freez|select|retain|keep|hold)(?:ing|ed|e)?$/;
const CONSUMPTION_WORD = /^(?:with|using|uses?|requir(?:es?|ing)|needs?|needing|at|on|considers?)$/;
const RETENTION_VERB = /^(?:retain|keep|hold)/;
/** Retained quality is a result: "retaining 97% of the full model's *accuracy*". */
const RETAINED_QUALITY =
  /^(?:performance|performances|accuracy|quality|utility|capability|capabilities|fidelity|recall|precision|effectiveness|scores?|gains?|improvements?|ability|abilities|auc|f1|map|psnr|throughput)$/;

/** "with 74% of answers *scoring* well", "of tokens *recovered*": a participle states the outcome of the share. */
const hasOutcomeVerb = (c: NumberContext): boolean => /^(?:[a-z]{3,}(?:ing|ed)|at)$/.test(wordAfter(c, 2));

/** Words after "40% of", up to the next score verb. */
function getOfObject(c: NumberContext): readonly string[] {
  const verb = c.after.findIndex((w) => STRONG_SCORE_VERBS.has(w));
  return c.after.slice(1, verb < 0 ? 9 : verb);
}

/** "beats it when trained on 10% of the data". */
const isTrainedOn = (c: NumberContext): boolean =>
  /^(?:on|with)$/.test(wordBefore(c)) && /^(?:pre-?|fine-?)?(?:train|tun)(?:e|ed|ing)?$/.test(wordBefore(c, 2));

/** "it guesses right for 74% of the samples", "in 85% of the instances": a frequency of outcomes, not a share of training data. */
const isOutcome = (c: NumberContext): boolean =>
  wordAfter(c) === "of" &&
  /^(?:in|on|for)$/.test(/^(?:only|just|merely)$/.test(wordBefore(c)) ? wordBefore(c, 2) : wordBefore(c)) &&
  c.after.slice(1, 5).some((w) => /^(?:samples|instances|examples|queries|frames|trajectories|tasks)$/.test(w)) &&
  !isTrainedOn(c);

/** Quantities that an experiment sets to a level: "with 40% label *noise*", "at 50% unstructured *sparsity*". */
const LEVEL_NOUN =
  /^(?:noise|sparsity|sparsities|budgets?|dropout|variations?|variability|uncertainty|overlap|missingness|contamination|corruption|masking|pruning|compression|occlusions?|perturbations?|completeness|imbalance|poisoning|supervision)$/;

/** The phrase after a number, or after the next number of its list: "at 50% and 60% *unstructured sparsity*". */
function getPhraseAfter({ after }: NumberContext): readonly string[] {
  const listed = /^(?:and|or)$/.test(after[0] ?? "") && /^\d/.test(after[1] ?? "") && after[2] === "%" ? 3 : 0;
  const phrase = after.slice(listed);
  const end = phrase.findIndex((w) => PHRASE_STOP.test(w));
  return phrase.slice(0, end < 0 ? phrase.length : end);
}

/** Returns the last word of the phrase after a number: "at 50% and 60% unstructured *sparsity*". */
export const getHeadAfter = (c: NumberContext): string => getPhraseAfter(c).at(-1) ?? "";

/** Modifiers and head nouns of rates that an experiment sets. */
const RATE_MODIFIER =
  /^(?:dropout|masking|pruning|missing|missingness|injection|dilation|imbalance|poisoning|mutation)$/;
const RATE_NOUN = /^(?:rates?|ratios?|budgets?)$/;

/** "an *injection rate* of 0.6", "*pruning budgets* (40%)", "*missing ratio* data sets (88%)": a rate that is set, unless a score verb precedes it. */
function isConfiguredRate({ before }: NumberContext): boolean {
  const rate = before.findLastIndex((w) => !/^(?:of|[(=:,]|e\.g\.?|data|sets?|datasets?)$/.test(w));
  return (
    RATE_NOUN.test(before[rate] ?? "") &&
    RATE_MODIFIER.test(before[rate - 1] ?? "") &&
    !before.slice(0, rate - 1).some((w) => STRONG_SCORE_VERBS.has(w))
  );
}

/** "at 40% label *noise*", "under a 0.5 *dropout rate*": the phrase after the number names a level or a rate. */
function isLevel(c: NumberContext): boolean {
  const [modifier, head] = getPhraseAfter(c).slice(-2);
  return LEVEL_NOUN.test(getHeadAfter(c)) || (RATE_NOUN.test(head ?? "") && RATE_MODIFIER.test(modifier ?? ""));
}

/** "at a fixed 50%", "under failures, 25%", "25% dropout and 40%": a condition introduces the number, without a score verb. */
function isLedByCondition(c: NumberContext): boolean {
  const from = c.before.findLastIndex((w) => /^(?:at|under|with|using|near|around|when|given|for|through)$/.test(w));
  const wordsAfterCondition = c.before.slice(from + 1);
  const listed = /^(?:,|and)$/.test(wordBefore(c));
  if (from < 0)
    return (
      /^(?:near|under)$/.test(c.precedingWord) ||
      (listed && (LEVEL_NOUN.test(wordBefore(c, 2)) || LEVEL_NOUN.test(wordBefore(c, 3))))
    );
  return listed
    ? !wordsAfterCondition.some((w) => STRONG_SCORE_VERBS.has(w))
    : wordsAfterCondition.length < 4 && !wordsAfterCondition.some((w) => /^[,;(]$/.test(w));
}

const CONDITIONAL_CONJUNCTIONS: ReadonlySet<string> = new Set(["when", "whenever", "once", "if", "unless"]);
const COPULA_OR_SCALING = /^(?:is|are|was|were|differ|differs|differed|scales?|scaled|scaling)$/;

/** "when memory is limited to 1%", "if scores differ by less than 3%", "when rates change by 3%": the number belongs to the premise. */
function isPremise(c: NumberContext): boolean {
  const conjunction = c.before.findLastIndex((w) => CONDITIONAL_CONJUNCTIONS.has(w));
  if (conjunction < 0) return false;
  const wordsAfterConjunction = c.before.slice(conjunction + 1);
  return (
    wordsAfterConjunction.some(
      (w) => COPULA_OR_SCALING.test(w) || isInWordClass("gain-verb", w) || isInWordClass("vary-verb", w),
    ) && !wordsAfterConjunction.some((w) => /^[,;:]$/.test(w))
  );
}

const REQUIREMENT_NOUN = /^(?:requirements?|constraints?|criteri(?:on|a)|hypothesis|bar)$/;

/** "the *requirement of* an error below 5 mm", "the null *hypothesis of* 95% accuracy": a limit that results are compared with. "A memory requirement of 5.2 GB" is a result. */
function isRequirement({ before }: NumberContext): boolean {
  const of = before.findLastIndex((w, k) => w === "of" && REQUIREMENT_NOUN.test(before[k - 1] ?? ""));
  if (of < 0) return false;
  const led = before.slice(of + 1);
  if (led.length === 0 && !/^(?:hypothesis|bar)$/.test(before[of - 1] ?? "")) return false;
  return !led.some((w) => /^[,;:)]$/.test(w));
}

const SMALLNESS_ADJECTIVE = /^(?:small|tiny|sparse|minimal|minor|limited)$/;
const PART_NOUN =
  /^(?:fractions?|portions?|subsets?|sets?|shares?|amounts?|parts?|numbers?|percentages?|proportions?)$/;

/** "a small subset of the gates (about 2%)", "the majority of rooms (e.g., 80%)": the bracket gives the size of a part. */
function isSizeOfPart({ before }: NumberContext): boolean {
  const open = before.lastIndexOf("(");
  const precedingWords = before.slice(0, Math.max(0, open));
  return (
    before.length - open < 4 &&
    !precedingWords.some((w) => SCORE_NOUN.test(w)) &&
    precedingWords.some(
      (w, k) =>
        /^(?:major|minor)ity$/.test(w) || (PART_NOUN.test(w) && SMALLNESS_ADJECTIVE.test(precedingWords[k - 1] ?? "")),
    )
  );
}

/** "*learning* rate", "*weight* decay". */
const HYPERPARAMETERS: ReadonlySet<string> = new Set(
  splitWords("learning dropout sampling decay frame compression masking update weight mutation crossover"),
);

/** Settings of an experiment and shares of its input. */
export const CONDITION_NON_RESULTS: readonly NonResultRow[] = [
  { code: "condition-premise", test: isPremise },
  { code: "requirement", test: isRequirement },
  { code: "part-size", test: (c) => c.quantity.unit === "%" && isSizeOfPart(c) },
  {
    code: "condition",
    test: (c) =>
      c.quantity.unit === "%" &&
      isUnderCondition(c) &&
      /^[a-z-]+$/.test(wordAfter(c)) &&
      !SCORE_NOUN.test(wordAfter(c)) &&
      !PHRASE_STOP.test(wordAfter(c)),
  },
  {
    code: "setting-multiple",
    test: (c) =>
      c.quantity.unit === "times" &&
      /^(?:at|under)$/.test(/^an?$/.test(wordBefore(c)) ? wordBefore(c, 2) : wordBefore(c)) &&
      /^[a-z]{4,}$/.test(wordAfter(c)) &&
      !isChangeWord(wordAfter(c)) &&
      !/^(?:cost|costs|overhead|compute|latency)$/.test(wordAfter(c)),
  },
  {
    code: "range-width",
    test: (c) => c.quantity.unit === "times" && /^(?:ranges?|variations?)$/.test(getHeadAfter(c)),
  },
  {
    code: "configured-share",
    test: (c) =>
      c.quantity.unit === "%" &&
      /^(?:at|under)$/.test(/^an?$/.test(wordBefore(c)) ? wordBefore(c, 2) : wordBefore(c)) &&
      /^(?:coverage|fpr|false|true|significance|compression|pruning|sparsity|poisoning|masking|noise|budget|dropout|threshold|level)$/.test(
        wordAfter(c),
      ),
  },
  { code: "operating-point", test: isFixedRecall },
  {
    code: "operating-point",
    test: (c) =>
      c.quantity.unit === "times" &&
      wordBefore(c) === "at" &&
      /^[,;]?$/.test(wordBefore(c, 2)) &&
      (wordAfter(c) === "," || CONDITION_MODIFIER.test(wordAfter(c))),
  },
  {
    code: "operating-point",
    test: (c) =>
      (c.quantity.unit === "%" || (isBareNumber(c) && c.quantity.decimal)) &&
      c.quantity.sign === "" &&
      ((/^an?$/.test(wordBefore(c)) && /^(?:at|under)$/.test(wordBefore(c, 2))) ||
        (wordBefore(c) === "same" && /^(?:at|under)$/.test(wordBefore(c, 3)))) &&
      /^(?!success|accuracy|win|pass)[a-z][a-z-]+$/.test(wordAfter(c)) &&
      !c.after.slice(0, 3).some(isChangeWord),
  },
  {
    code: "configured-noise",
    test: (c) =>
      /^db$/i.test(c.quantity.unit) &&
      c.quantity.sign !== "+" &&
      /^(?:snrs?|signal-to-noise|jnr|sinr)$/.test(wordAfter(c)) &&
      !c.after.slice(0, 4).some(isChangeWord),
  },
  {
    code: "configured-level",
    test: (c) =>
      (c.quantity.unit === "%" || (c.quantity.unit === "" && c.quantity.decimal)) &&
      c.quantity.sign === "" &&
      isLevel(c) &&
      isLedByCondition(c),
  },
  { code: "configured-rate", test: isConfiguredRate },
  {
    code: "retained-share",
    test: (c) =>
      c.quantity.unit === "%" &&
      /^(?:only|just|merely)$/.test(wordBefore(c)) &&
      /^(?:with|using|at|keeping|retaining)$/.test(wordBefore(c, 2)) &&
      c.after.slice(0, 4).some((w) => /^(?:retention|tokens|budget|density|sparsity)$/.test(w)),
  },
  {
    code: "hyperparameter",
    test: (c) =>
      isBareNumber(c) &&
      c.before.slice(-6).some((w, i, all) => HYPERPARAMETERS.has(w) && /^(?:rate|rates|decay)$/.test(all[i + 1] ?? "")),
  },
  {
    code: "parameter-value",
    test: (c) =>
      c.quantity.unit === "" &&
      c.quantity.total === null &&
      /^[=∈]$/.test(wordBefore(c)) &&
      PARAMETER_SYMBOL.test(wordBefore(c, 2)) &&
      (!/^[rf]$/.test(wordBefore(c, 2)) || (isWholeNumber(c) && c.quantity.value > 1)),
  },
  {
    code: "configured-value",
    test: (c) => c.quantity.unit === "%" && wordBefore(c) === "=" && /^(?:at|for|when)$/.test(wordBefore(c, 3)),
  },
  {
    code: "configured-value",
    test: (c) =>
      isBareNumber(c) &&
      ((wordBefore(c) === "=" &&
        (/^(?:at|for|when)$/.test(wordBefore(c, 3)) ||
          /^(?:iou|nfe|snr|ratio|threshold|seed|temperature|rank|sd)$/.test(wordBefore(c, 2)))) ||
        (/^(?:at|under)$/.test(wordBefore(c, 2)) && wordBefore(c) === "iou") ||
        (/^[≥>≤<]$/.test(c.precedingWord) &&
          (/^(?:length|scoring|iou)$/.test(wordBefore(c)) || /^(?:at|for|when|where|if)$/.test(wordBefore(c, 2))))),
  },
  {
    code: "condition-ratio",
    test: (c) =>
      /^(?:of|from)$/.test(wordBefore(c)) &&
      (CONDITION_NOUN.test(wordBefore(c, 2)) ||
        (/^(?:rates?|ratios?)$/.test(wordBefore(c, 2)) && CONDITION_MODIFIER.test(wordBefore(c, 3)))) &&
      c.before.slice(-7, -2).some((w) => w === "at"),
  },
  {
    code: "share-of-people",
    test: (c) =>
      c.quantity.unit === "%" &&
      /^(?:males?|females?|women|men|girls|boys|white|black|hispanic|asian)$/.test(wordAfter(c)),
  },
  {
    code: "share-of-data",
    test: (c) =>
      c.quantity.unit === "%" &&
      !(isTrainedOn(c) ? [] : c.before.slice(-6)).some(
        (w) => STRONG_SCORE_VERBS.has(w) || /^(?:fail|succe|superior|win|outperform|correct)/.test(w),
      ) &&
      !DECREASE_VERBS.has(wordBefore(c)) &&
      !isOutcome(c) &&
      !(wordBefore(c) === "of" && isInWordClass("gain-noun", wordBefore(c, 2))) &&
      ((wordAfter(c) === "of" &&
        /^(?:the|its|their|our|all|total|training|labell?ed|original|available|full|data|parameters|model|samples)$/.test(
          wordAfter(c, 1),
        ) &&
        c.after.slice(1, 6).some((w) => DATA_NOUN.test(w))) ||
        (c.before
          .slice(-3)
          .some((w) =>
            /^(?:with|under|at|using|only|just|from|of|merely|even|to|for|in|when|than|use|uses|used|requires?|requiring)$/.test(
              w,
            ),
          ) &&
          (DATA_NOUN.test(wordAfter(c)) || /^(?:data|labels|annotations)$/.test(getHeadAfter(c))) &&
          !isChangeWord(wordAfter(c, 1)) &&
          !/^(?:real|training|confidence|features)$/.test(wordAfter(c))) ||
        (/^(?:training|real|additional|original)$/.test(wordAfter(c)) &&
          /^(?:data|samples|tokens|set|examples)$/.test(wordAfter(c, 1)))),
  },
  {
    code: "added-amount",
    test: (c) =>
      c.quantity.unit === "%" &&
      /^(?:additional|extra|added|more)$/.test(wordAfter(c)) &&
      c.after.slice(1, 4).some((w) => /^(?:parameters|params|weights|data|tokens|samples|storage)$/.test(w)),
  },
  {
    code: "share-of-parameters",
    test: (c) =>
      c.quantity.unit === "%" &&
      /^(?:parameters|params|weights)$/.test(getHeadAfter(c)) &&
      wordAfter(c) !== "of" &&
      !DECREASE_VERBS.has(wordBefore(c)),
  },
  {
    code: "acceptance-bar",
    test: (c) => c.precedingWord === "above" && /^(?:performing|models?|systems?|agents?|or)$/.test(wordBefore(c)),
  },
  {
    code: "share-under-condition",
    test: (c) => c.quantity.unit === "%" && wordBefore(c) === "with" && wordAfter(c) === "of" && !hasOutcomeVerb(c),
  },
  {
    code: "percent-setting",
    test: (c) =>
      c.quantity.unit === "%" &&
      wordAfter(c) === "of" &&
      (DATA_SELECTION_VERB.test(wordBefore(c)) ||
        (/^(?:only|just|merely)$/.test(wordBefore(c)) &&
          (CONSUMPTION_WORD.test(wordBefore(c, 2)) || DATA_SELECTION_VERB.test(wordBefore(c, 2))))) &&
      !(RETENTION_VERB.test(wordBefore(c)) && getOfObject(c).some((w) => RETAINED_QUALITY.test(w))),
  },
];
