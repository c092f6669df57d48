import { DOWN_VERBS, STRONG_SCORE_VERBS } from "./cues";
import { isClass } from "./scene";
import { bare, type Context, isChange, last, next, SCORE_NOUN, type Setting, STOP, whole } from "./setting-row";

/** The qualifier was the word "under", which also leads to a condition: "under 20% device variability". */
const underOf = (c: Context): boolean => c.q.qualifier === "under" && c.word === "under";

/** "at 95% *recall@10*": what a search is set to reach before its cost is told. */
const isSetRecall = (c: Context): boolean =>
  (c.q.unit === "%" || (bare(c) && c.q.decimal)) && last(c) === "at" && /^recall(?:@\d+)?$/.test(next(c));

const DATA_NOUN =
  /^(?:data|dataset|datasets|samples?|labels?|labell?ed|annotations?|annotated|parameters|params|training|trainable|tokens|examples|instances|pixels|weights|noise|noisy|missing|missingness|sparsity|dropout|corruption|masking|variability|pruning|compression|budget|supervision|confidence|ci|cis|cpu|gpu|steps|occlusion|overlap|outliers|contamination|perturbation|perturbations|poisoning|malicious|probability|demonstrations|trajectories|frames|queries|layers|neurons|experts|heads|channels|bandwidth|clients|nodes|edges|features|capacity|unlabell?ed|real|synthetic)$/;
const CONDITION =
  /^(?:levels?|budgets?|sparsity|thresholds?|radius|temperature|snr|bitrate|resolution|specificity|fpr|tpr)$/;
const CONDITION_OF =
  /^(?:positive|negative|alarm|compression|pruning|masking|poisoning|keep|retention|reduction|sparsity|(?:sub|down|under)?-?sampling)$/;
const SINGLE =
  /^(?:alpha|beta|gamma|lambda|tau|epsilon|sigma|theta|delta|eta)$|^[a-zλαβγδεηθκνρστφω]$|^[λαβγδεηθκνρστφω]_\w+$/;
/** "masking 40% of", "pruned 40% of"; "with only 40% of"; "retaining 40% of". */
const SETS =
  /^(?:flipp|mask|remov|prun|add|dropp?|forgett?|us|sampl|corrupt|updat|poison|withhold|skipp?|reject|exclud|freez|select|retain|keep|hold)(?:ing|ed|e)?$/;
const SPENDS = /^(?:with|using|uses?|requir(?:es?|ing)|needs?|needing|at|on|considers?)$/;
const HOLDS = /^(?:retain|keep|hold)/;
/** What a system keeps of its quality is a result: "retaining 97% of the full model's *accuracy*". */
const KEPT =
  /^(?:performance|performances|accuracy|quality|utility|capability|capabilities|fidelity|recall|precision|effectiveness|scores?|gains?|improvements?|ability|abilities|auc|f1|map|psnr|throughput)$/;

/** "with 74% of answers *scoring* well", "of tokens *recovered*": what the share did, or what was done to it. */
const comesOut = (c: Context): boolean => /^(?:[a-z]{3,}(?:ing|ed)|at)$/.test(next(c, 2));

/** What stands behind "40% of", to the next verb of result. */
function objectOf(c: Context): readonly string[] {
  const verb = c.behind.findIndex((w) => STRONG_SCORE_VERBS.has(w));
  return c.behind.slice(1, verb < 0 ? 9 : verb);
}

/** "beats it when trained on 10% of the data". */
const isTrainedOn = (c: Context): boolean =>
  /^(?:on|with)$/.test(last(c)) && /^(?:pre-?|fine-?)?(?:train|tun)(?:e|ed|ing)?$/.test(last(c, 2));

/** "it guesses right for 74% of the samples", "in 85% of the instances": how often something comes out, where nothing is trained on them. */
const isOutcome = (c: Context): boolean =>
  next(c) === "of" &&
  /^(?:in|on|for)$/.test(/^(?:only|just|merely)$/.test(last(c)) ? last(c, 2) : last(c)) &&
  c.behind.slice(1, 5).some((w) => /^(?:samples|instances|examples|queries|frames|trajectories|tasks)$/.test(w)) &&
  !isTrainedOn(c);

/** What comes in levels that an experiment sets: "with 40% label *noise*", "at 50% unstructured *sparsity*". */
const LEVEL =
  /^(?:noise|sparsity|sparsities|budgets?|dropout|variations?|variability|uncertainty|overlap|missingness|contamination|corruption|masking|pruning|compression|occlusions?|perturbations?|completeness|imbalance|poisoning|supervision)$/;

/** The phrase behind a number, or behind the next one of its list: "at 50% and 60% *unstructured sparsity*". */
function phraseBehind({ behind }: Context): readonly string[] {
  const listed = /^(?:and|or)$/.test(behind[0] ?? "") && /^\d/.test(behind[1] ?? "") && behind[2] === "%" ? 3 : 0;
  const phrase = behind.slice(listed);
  const end = phrase.findIndex((w) => STOP.test(w));
  return phrase.slice(0, end < 0 ? phrase.length : end);
}

/** The last word of the phrase behind a number: "at 50% and 60% unstructured *sparsity*". */
export const headBehind = (c: Context): string => phraseBehind(c).at(-1) ?? "";

/** What has a rate that an experiment sets, and the rate. */
const KNOB = /^(?:dropout|masking|pruning|missing|missingness|injection|dilation|imbalance|poisoning|mutation)$/;
const RATE = /^(?:rates?|ratios?|budgets?)$/;

/** "an *injection rate* of 0.6", "*pruning budgets* (40%)", "*missing ratio* data sets (88%)": the rate is set, unless something reaches it. */
function isKnob({ before }: Context): boolean {
  const rate = before.findLastIndex((w) => !/^(?:of|[(=:,]|e\.g\.?|data|sets?|datasets?)$/.test(w));
  return (
    RATE.test(before[rate] ?? "") &&
    KNOB.test(before[rate - 1] ?? "") &&
    !before.slice(0, rate - 1).some((w) => STRONG_SCORE_VERBS.has(w))
  );
}

/** "at 40% label *noise*", "under a 0.5 *dropout rate*": whether the phrase behind a number names a level or a rate. */
function isLevel(c: Context): boolean {
  const [knob, head] = phraseBehind(c).slice(-2);
  return LEVEL.test(headBehind(c)) || (RATE.test(head ?? "") && KNOB.test(knob ?? ""));
}

/** "at a fixed 50%", "under failures, 25%", "25% dropout and 40%": a condition leads to the number, and no verb of result does. */
function isSetTo(c: Context): boolean {
  const from = c.before.findLastIndex((w) => /^(?:at|under|with|using|near|around|when|given|for|through)$/.test(w));
  const led = c.before.slice(from + 1);
  const listed = /^(?:,|and)$/.test(last(c));
  if (from < 0)
    return /^(?:near|under)$/.test(c.word) || (listed && (LEVEL.test(last(c, 2)) || LEVEL.test(last(c, 3))));
  return listed ? !led.some((w) => STRONG_SCORE_VERBS.has(w)) : led.length < 4 && !led.some((w) => /^[,;(]$/.test(w));
}

const WHEN = /^(?:when|whenever|once|if|unless)$/;
const IS = /^(?:is|are|was|were|differ|differs|differed|scales?|scaled|scaling)$/;

/** "when memory is limited to 1%", "if scores differ by less than 3%", "when rates change by 3%": what holds before anything is measured. */
function isPremise(c: Context): boolean {
  const led = c.before.slice(c.before.findLastIndex((w) => WHEN.test(w)) + 1);
  return (
    led.length < c.before.length &&
    led.some((w) => IS.test(w) || isClass("gain-verb", w) || isClass("vary-verb", w)) &&
    !led.some((w) => /^[,;:]$/.test(w))
  );
}

const REQUIRES = /^(?:requirements?|constraints?|criteri(?:on|a)|hypothesis|bar)$/;

/** "the *requirement of* an error below 5 mm", "the null *hypothesis of* 95% accuracy": what a result is held to; "a memory requirement of 5.2 GB" is one. */
function isRequired({ before }: Context): boolean {
  const of = before.findLastIndex((w, k) => w === "of" && REQUIRES.test(before[k - 1] ?? ""));
  const led = before.slice(of + 1);
  if (of < 0 || (led.length === 0 && !/^(?:hypothesis|bar)$/.test(before[of - 1] ?? ""))) return false;
  return !led.some((w) => /^[,;:)]$/.test(w));
}

const LITTLE = /^(?:small|tiny|sparse|minimal|minor|limited)$/;
const PART = /^(?:fractions?|portions?|subsets?|sets?|shares?|amounts?|parts?|numbers?|percentages?|proportions?)$/;

/** "a small subset of the gates (about 2%)", "the majority of rooms (e.g., 80%)": the bracket only says how much that is. */
function sizesPart({ before }: Context): boolean {
  const open = before.lastIndexOf("(");
  const ahead = before.slice(0, Math.max(0, open));
  return (
    before.length - open < 4 &&
    !ahead.some((w) => SCORE_NOUN.test(w)) &&
    ahead.some((w, k) => /^(?:major|minor)ity$/.test(w) || (PART.test(w) && LITTLE.test(ahead[k - 1] ?? "")))
  );
}

/** What an experiment was set to, and shares of what went into it: no result of it. */
export const CONDITIONS: readonly Setting[] = [
  { name: "premise of a condition", test: isPremise },
  { name: "what is required", test: isRequired },
  { name: "how much a part is", test: (c) => c.q.unit === "%" && sizesPart(c) },
  {
    name: "condition",
    test: (c) =>
      c.q.unit === "%" && underOf(c) && /^[a-z-]+$/.test(next(c)) && !SCORE_NOUN.test(next(c)) && !STOP.test(next(c)),
  },
  {
    name: "multiple of a setting",
    test: (c) =>
      c.q.unit === "times" &&
      /^(?:at|under)$/.test(/^an?$/.test(last(c)) ? last(c, 2) : last(c)) &&
      /^[a-z]{4,}$/.test(next(c)) &&
      !isChange(next(c)) &&
      !/^(?:cost|costs|overhead|compute|latency)$/.test(next(c)),
  },
  {
    name: "width of a range",
    test: (c) => c.q.unit === "times" && /^(?:ranges?|variations?)$/.test(headBehind(c)),
  },
  {
    name: "share that a condition sets",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:at|under)$/.test(/^an?$/.test(last(c)) ? last(c, 2) : last(c)) &&
      /^(?:coverage|fpr|false|true|significance|compression|pruning|sparsity|poisoning|masking|noise|budget|dropout|threshold|level)$/.test(
        next(c),
      ),
  },
  { name: "working point", test: isSetRecall },
  {
    name: "working point",
    test: (c) =>
      (c.q.unit === "%" || (bare(c) && c.q.decimal)) &&
      c.q.sign === "" &&
      ((/^an?$/.test(last(c)) && /^(?:at|under)$/.test(last(c, 2))) ||
        (last(c) === "same" && /^(?:at|under)$/.test(last(c, 3)))) &&
      /^(?!success|accuracy|win|pass)[a-z][a-z-]+$/.test(next(c)) &&
      !c.behind.slice(0, 3).some(isChange),
  },
  {
    name: "noise that a condition sets",
    test: (c) =>
      /^db$/i.test(c.q.unit) &&
      c.q.sign !== "+" &&
      /^(?:snrs?|signal-to-noise|jnr|sinr)$/.test(next(c)) &&
      !c.behind.slice(0, 4).some(isChange),
  },
  {
    name: "level that a condition sets",
    test: (c) => (c.q.unit === "%" || (c.q.unit === "" && c.q.decimal)) && c.q.sign === "" && isLevel(c) && isSetTo(c),
  },
  { name: "rate that is set", test: isKnob },
  {
    name: "share kept",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:only|just|merely)$/.test(last(c)) &&
      /^(?:with|using|at|keeping|retaining)$/.test(last(c, 2)) &&
      c.behind.slice(0, 4).some((w) => /^(?:retention|tokens|budget|density|sparsity)$/.test(w)),
  },
  {
    name: "hyperparameter",
    test: (c) =>
      bare(c) &&
      c.before
        .slice(-6)
        .some(
          (w, i, all) =>
            /^(?:learning|dropout|sampling|decay|frame|compression|masking|update|weight|mutation|crossover)$/.test(
              w,
            ) && /^(?:rate|rates|decay)$/.test(all[i + 1] ?? ""),
        ),
  },
  {
    name: "parameter value",
    test: (c) =>
      c.q.unit === "" &&
      c.q.of === null &&
      /^[=∈]$/.test(last(c)) &&
      SINGLE.test(last(c, 2)) &&
      (!/^[rf]$/.test(last(c, 2)) || (whole(c) && c.q.value > 1)),
  },
  {
    name: "value that a condition sets",
    test: (c) => c.q.unit === "%" && last(c) === "=" && /^(?:at|for|when)$/.test(last(c, 3)),
  },
  {
    name: "value that a condition sets",
    test: (c) =>
      bare(c) &&
      ((last(c) === "=" &&
        (/^(?:at|for|when)$/.test(last(c, 3)) ||
          /^(?:iou|nfe|snr|ratio|threshold|seed|temperature|rank|sd)$/.test(last(c, 2)))) ||
        (/^(?:at|under)$/.test(last(c, 2)) && last(c) === "iou") ||
        (/^[≥>≤<]$/.test(c.word) &&
          (/^(?:length|scoring|iou)$/.test(last(c)) || /^(?:at|for|when|where|if)$/.test(last(c, 2))))),
  },
  {
    name: "ratio or level of a condition",
    test: (c) =>
      /^(?:of|from)$/.test(last(c)) &&
      (CONDITION.test(last(c, 2)) || (/^(?:rates?|ratios?)$/.test(last(c, 2)) && CONDITION_OF.test(last(c, 3)))) &&
      c.before.slice(-7, -2).some((w) => w === "at"),
  },
  {
    name: "share of people",
    test: (c) =>
      c.q.unit === "%" && /^(?:males?|females?|women|men|girls|boys|white|black|hispanic|asian)$/.test(next(c)),
  },
  {
    name: "share of data",
    test: (c) =>
      c.q.unit === "%" &&
      !(isTrainedOn(c) ? [] : c.before.slice(-6)).some(
        (w) => STRONG_SCORE_VERBS.has(w) || /^(?:fail|succe|superior|win|outperform|correct)/.test(w),
      ) &&
      !DOWN_VERBS.has(last(c)) &&
      !isOutcome(c) &&
      !(last(c) === "of" && isClass("gain-noun", last(c, 2))) &&
      ((next(c) === "of" &&
        /^(?:the|its|their|our|all|total|training|labell?ed|original|available|full|data|parameters|model|samples)$/.test(
          next(c, 1),
        ) &&
        c.behind.slice(1, 6).some((w) => DATA_NOUN.test(w))) ||
        (c.before
          .slice(-3)
          .some((w) =>
            /^(?:with|under|at|using|only|just|from|of|merely|even|to|for|in|when|than|use|uses|used|requires?|requiring)$/.test(
              w,
            ),
          ) &&
          (DATA_NOUN.test(next(c)) || /^(?:data|labels|annotations)$/.test(headBehind(c))) &&
          !isChange(next(c, 1)) &&
          !/^(?:real|training|confidence|features)$/.test(next(c))) ||
        (/^(?:training|real|additional|original)$/.test(next(c)) &&
          /^(?:data|samples|tokens|set|examples)$/.test(next(c, 1)))),
  },
  {
    name: "what is added",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:additional|extra|added|more)$/.test(next(c)) &&
      c.behind.slice(1, 4).some((w) => /^(?:parameters|params|weights|data|tokens|samples|storage)$/.test(w)),
  },
  {
    name: "share of parameters",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:parameters|params|weights)$/.test(headBehind(c)) &&
      next(c) !== "of" &&
      !DOWN_VERBS.has(last(c)),
  },
  {
    name: "bar for others",
    test: (c) => c.word === "above" && /^(?:performing|models?|systems?|agents?|or)$/.test(last(c)),
  },
  {
    name: "share under a condition",
    test: (c) => c.q.unit === "%" && last(c) === "with" && next(c) === "of" && !comesOut(c),
  },
  {
    name: "setting in percent",
    test: (c) =>
      c.q.unit === "%" &&
      next(c) === "of" &&
      (SETS.test(last(c)) ||
        (/^(?:only|just|merely)$/.test(last(c)) && (SPENDS.test(last(c, 2)) || SETS.test(last(c, 2))))) &&
      !(HOLDS.test(last(c)) && objectOf(c).some((w) => KEPT.test(w))),
  },
];
