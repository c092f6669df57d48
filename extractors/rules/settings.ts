import type { Token } from "../text/tokens";
import { DOWN_VERBS, TASK_NOUNS } from "./cues";
import type { Quantity } from "./quantity";
import { isClass } from "./scene";

/**
 * What is a number but no result: each row says why. A row looks at the words before and behind the quantity.
 * `soft` numbers may still be the ends of a stated change ("from 5,000 to 3,000 tokens").
 */
interface Setting {
  readonly name: string;
  readonly soft?: true;
  readonly test: (c: Context) => boolean;
}

interface Context {
  readonly q: Quantity;
  /** Lower-cased words and signs right before (nearest last) and right behind (nearest first). */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly token: Token;
  /** Word right before the number, a qualifier included. */
  readonly word: string;
  /** The unit as written: "fold" of "5-fold". */
  readonly unitWord: string;
}

const last = (c: Context, k = 1): string => c.before.at(-k) ?? "";
const next = (c: Context, k = 0): string => c.behind[k] ?? "";
const bare = (c: Context): boolean => c.q.unit === "" && c.q.of === null && c.q.sign === "";
const whole = (c: Context): boolean => bare(c) && !c.q.decimal;

const isChange = (word: string): boolean =>
  isClass("gain-noun", word) || isClass("more", word) || isClass("preposition", word);

/** The qualifier was the word "under", which also leads to a condition: "under 20% device variability". */
const underOf = (c: Context): boolean => c.q.qualifier === "under" && c.q.from < c.q.numberAt && c.word === "under";

const DATA_NOUN =
  /^(?:data|dataset|datasets|samples?|labels?|labell?ed|annotations?|annotated|parameters|params|training|trainable|tokens|examples|instances|pixels|weights|noise|noisy|missing|missingness|sparsity|dropout|corruption|masking|variability|pruning|compression|budget|supervision|confidence|ci|cis|cpu|gpu|steps|occlusion|overlap|outliers|contamination|perturbation|perturbations|poisoning|malicious|probability|demonstrations|trajectories|frames|queries|layers|neurons|experts|heads|channels|bandwidth|clients|nodes|edges|features|capacity|unlabell?ed|real|synthetic)$/;
const HEADING =
  /^(?:mode|figure|fig|table|tab|section|sec|equation|eq|chapter|appendix|algorithm|theorem|lemma|phase|stage|step|level|condition|type|class|category|tier|grade|version|round|track|task|part|rq|q|layer|seed|day|week|top|no|number|page|item|group|model|case|scenario|experiment|layers|phases|type-|covid|python|cuda|windows|android|ios|gen|generation|iteration|epoch|session|semeval|clef|trec|vol|volume|issue|ieee|iso|rfc|article|industry|web|version-|subtask|exp|study|aim|kellgren|turn|fold|lag|hop)$/;
const CONDITION =
  /^(?:levels?|budget|sparsity|thresholds?|radius|temperature|snr|bitrate|resolution|specificity|fpr|tpr)$/;
const CONDITION_OF =
  /^(?:positive|negative|alarm|compression|pruning|masking|poisoning|keep|retention|reduction|(?:sub|down|under)?-?sampling)$/;
const SINGLE = /^(?:alpha|beta|gamma|lambda|tau|epsilon|sigma|theta|delta|eta)$|^[a-zλαβγδεηθκμνρστφω]$/;

const SETTINGS: readonly Setting[] = [
  {
    name: "money",
    test: (c) =>
      /^[$€£¥]$/.test(last(c)) ||
      /^(?:usd|dollars|eur|cents|euros)$/.test(next(c)) ||
      /^(?:usd|dollars|cents)$/i.test(c.q.unit),
  },
  { name: "scale suffix", test: (c) => /^(?:B|b|M|T|bn|bit|bits)$/.test(c.q.unit) },
  { name: "scale suffix", soft: true, test: (c) => /^[Kk]$/.test(c.q.unit) },
  {
    name: "condition",
    test: (c) =>
      c.q.unit === "%" &&
      c.before.length > 0 &&
      underOf(c) &&
      /^[a-z-]+$/.test(next(c)) &&
      !SCORE_NOUN.test(next(c)) &&
      !SCORE_NOUN.test(next(c, 1)) &&
      !STOP.test(next(c)),
  },
  {
    name: "share of a ranking",
    test: (c) => c.q.unit === "%" && /^(?:top|bottom|first|last|remaining|other|additional)$/.test(last(c)),
  },
  {
    name: "folds",
    test: (c) =>
      c.q.unit === "times" &&
      /^(?:cross|cross-validation|validation|cv|zoom|magnification|upscaling|downsampling|super-resolution|upsampling|scaling)$/.test(
        next(c),
      ),
  },
  {
    name: "folds",
    test: (c) =>
      c.q.unit === "times" &&
      c.q.value <= 20 &&
      c.unitWord === "fold" &&
      /^[a-z]{4,}$/.test(next(c)) &&
      !isChange(next(c)) &&
      !isChange(next(c, 1)),
  },
  { name: "folds", test: (c) => c.q.unit === "times" && c.unitWord === "folds" && last(c) !== "by" },
  {
    name: "how much larger",
    test: (c) =>
      c.q.unit === "times" &&
      (/^(?:(?:larger|bigger|deeper|wider)(?:-\w+)?|its|the)$/.test(next(c)) ||
        (/^more$/.test(next(c)) && /^(?:parameters|data|samples|training|complex|images|compute)$/.test(next(c, 1)))),
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
    name: "share that a condition sets",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:at|under)$/.test(/^an?$/.test(last(c)) ? last(c, 2) : last(c)) &&
      (/^(?:fpr|false|significance|compression|pruning|sparsity|poisoning|masking|noise|budget|dropout|threshold|level)$/.test(
        next(c),
      ) ||
        /^(?:false-positive|false-alarm|significance|pruning|noise|sparsity)-/.test(next(c))),
  },
  { name: "error bar", test: (c) => last(c) === "±" },
  { name: "points of a cloud", test: (c) => c.q.unit === "points" && c.q.value > 100 },
  { name: "power of ten", test: (c) => whole(c) && c.q.value === 10 && next(c) === "^" },
  {
    name: "share kept",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:only|just|merely)$/.test(last(c)) &&
      /^(?:with|using|at|keeping|retaining)$/.test(last(c, 2)) &&
      c.behind.slice(0, 4).some((w) => /^(?:retention|tokens|budget|density|sparsity)$/.test(w)),
  },
  {
    name: "test statistic",
    test: (c) =>
      last(c) === "=" &&
      c.before.slice(-5, -1).some((w) => /^(?:χ|χ2|χ²|chi|chi2|chi-square|chi-squared|cohen|wilcoxon)$/.test(w)),
  },
  { name: "identifier", test: (c) => bare(c) && last(c) === ":" && /^(?:arxiv|doi|pmid|isbn|nct)$/.test(last(c, 2)) },
  { name: "percentile", test: (c) => c.q.unit === "%" && /^(?:ile|iles|tile)$/.test(next(c)) },
  { name: "ordinal", test: (c) => /^(?:st|nd|rd|th)$/.test(c.q.unit) },
  {
    name: "year",
    test: (c) => whole(c) && c.q.value >= 1900 && c.q.value <= 2100 && c.token.text.length === 4,
  },
  {
    name: "list marker",
    test: (c) =>
      whole(c) && c.q.value <= 20 && next(c) === ")" && (last(c) === "(" || /^(?:|[,;:.]|and)$/.test(last(c))),
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
  { name: "heading", test: (c) => bare(c) && (HEADING.test(last(c)) || (last(c) === "-" && HEADING.test(last(c, 2)))) },
  {
    name: "p-value or confidence interval",
    test: (c) =>
      (/^(?:[<>=≤≥]|<|of)$/.test(last(c)) && /^(?:p|ps|p-value|p-values|alpha|α)$/.test(last(c, 2))) ||
      (c.q.qualifier !== null && /^(?:p|p-value|p-values)$/.test(last(c))) ||
      /^(?:ci|cis|confidence|credible|cl|intervals?|prediction|bootstrap)$/.test(next(c)) ||
      (/^[[,–-]$/.test(last(c)) && c.before.slice(-8).some((w) => /^(?:ci|confidence|interval)$/.test(w))) ||
      /^(?:ci|interval|iqr|bound|bounds)$/.test(last(c)) ||
      (/^[[(,;–-]$|^to$/.test(last(c)) && c.before.slice(-6).some((w) => /^(?:ci|cis|iqr)$/.test(w))) ||
      (/^[:=]$/.test(last(c)) && /^(?:ci|interval|iqr)$/.test(last(c, 2))),
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
    test: (c) =>
      bare(c) &&
      last(c) === "=" &&
      (/^(?:at|for|when)$/.test(last(c, 3)) ||
        /^(?:iou|nfe|snr|ratio|threshold|seed|temperature|rank)$/.test(last(c, 2))),
  },
  {
    name: "ratio or level of a condition",
    test: (c) =>
      last(c) === "of" &&
      (CONDITION.test(last(c, 2)) || (/^(?:rates?|ratios?)$/.test(last(c, 2)) && CONDITION_OF.test(last(c, 3)))) &&
      c.before.slice(-7, -2).some((w) => w === "at"),
  },
  {
    name: "share of people",
    test: (c) =>
      c.q.unit === "%" && /^(?:males?|females?|women|men|girls|boys|white|black|hispanic|asian)$/.test(next(c)),
  },
  {
    name: "dimension",
    test: (c) =>
      whole(c) &&
      ((/^[×x*]$/.test(next(c)) && /^\d/.test(next(c, 1))) || (/^[×x*]$/.test(last(c)) && /\d$/.test(last(c, 2)))),
  },
  { name: "dimension", test: (c) => c.q.unit === "times" && /^\d/.test(next(c)) },
  {
    name: "resolution",
    test: (c) => /^(?:p|px|pixels?|k)$/i.test(c.q.unit) || (whole(c) && /^(?:p|px|pixels?)$/.test(next(c))),
  },
  {
    name: "share of data",
    test: (c) =>
      c.q.unit === "%" &&
      !c.before.slice(-6).some((w) => /^(?:fail|succe|superior|win|outperform|correct)/.test(w)) &&
      !DOWN_VERBS.has(last(c)) &&
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
          DATA_NOUN.test(next(c)) &&
          !/^(?:real|training|confidence|features)$/.test(next(c)) &&
          !/^(?:reduction|reductions|savings?|less|fewer)$/.test(next(c, 1)) &&
          !c.before.slice(-3).some((w) => /^(?:by)$/.test(w))) ||
        (/^(?:training|real|additional|original)$/.test(next(c)) &&
          /^(?:data|samples|tokens|set|examples)$/.test(next(c, 1)))),
  },
  { name: "share under a condition", test: (c) => c.q.unit === "%" && last(c) === "with" && next(c) === "of" },
  {
    name: "setting in percent",
    test: (c) =>
      c.q.unit === "%" &&
      /^(?:flipp|mask|remov|prun|add|dropp?|forgett?|us|sampl|corrupt|updat|poison|withhold|skipp?|freez|select|retain|keep|hold)(?:ing|ed|e)?$|^only$/.test(
        last(c),
      ) &&
      next(c) === "of" &&
      !(/^(?:retain|keep|hold)/.test(last(c)) && c.behind.slice(1, 7).some((w) => KEPT.test(w))),
  },
  {
    name: "duration or size",
    soft: true,
    test: (c) =>
      /^(?:s|ms|ns|us|µs|h|hrs?|mins?|seconds?|milliseconds?|microseconds?|minutes?|hours?|days?|weeks?|months?|years?|gb|mb|kb|tb|gib|mib|fps|hz|khz|mhz|ghz|w|kw|mw|mj|j|joules|tokens|words|characters|bytes|frames|gflops|tflops|mflops|flops|kev|mev|gev|tev|kg|g|mg|ml|v|wh|kwh|bpm|mbps|kbps|gbps|bps)$/i.test(
        c.q.unit,
      ) && c.q.sign === "",
  },
  {
    name: "count of things",
    soft: true,
    test: (c) => whole(c) && isCountOf(c.behind),
  },
  {
    name: "bracketed amount",
    test: (c) => whole(c) && c.q.value >= 1000 && last(c) === "(" && next(c) === ")",
  },
  { name: "bracketed citation", test: (c) => whole(c) && last(c) === "[" && /^[\],]$/.test(next(c)) },
  {
    name: "range of settings",
    test: (c) =>
      whole(c) && (c.word === "between" || /^(?:between|k|n|m|t|d|ages?|aged)$/.test(last(c))) && c.q.unit === "",
  },
  {
    name: "hedged count",
    test: (c) => bare(c) && /^(?:million|billion|trillion|thousand|hundred|k|orders|order)$/.test(next(c)),
  },
  {
    name: "ratio",
    test: (c) =>
      whole(c) && ((next(c) === ":" && /^\d/.test(next(c, 1))) || (last(c) === ":" && /\d$/.test(last(c, 2)))),
  },
];

/** What a system keeps of its quality is a result: "retaining 97% of the full model's *accuracy*". */
const KEPT =
  /^(?:performance|performances|accuracy|quality|utility|capability|capabilities|fidelity|recall|precision|effectiveness|scores?|gains?|improvements?|ability|abilities|auc|f1|map|psnr|throughput)$/;
const STOP =
  /^(?:an?|the|we|our|its|confirm(?:s|ed)?|show(?:s|ed)?|demonstrate[sd]?|indicate[sd]?|reveal(?:s|ed)?|suggest(?:s|ed)?|on|in|for|across|over|at|with|from|to|by|than|under|using|via|against|and|or|while|when|which|that|as|is|are|was|were|,|\.|;|:|\(|\)|\[|\]|\/|→|vs|versus|compared|after|before|per|respectively|but|respective|points?|higher|lower|better|more|fewer|less|faster|improvement|improvements|gains?|increase|increases|reduction|reductions|boost)$/;
const SCORE_NOUN =
  /^(?:accuracy|scores?|f1|f1-score|precision|recall|auc|auroc|bleu|rouge|map|miou|iou|dice|psnr|ssim|fid|wer|cer|em|mae|rmse|mse|acc|pass@\d+|rate|rates|perplexity|reward|elo|points?|correlation|overall|average|dsc|hit@\d+|recall@\d+|ndcg|mrr|ap|map@.*|r\^?2|kappa|similarity|index|coefficient|error|success)$/;

/** "37 test tasks", "7,000 samples": a plural noun, or a noun of tasks and data, ends the phrase behind the number. */
function isCountOf(behind: readonly string[]): boolean {
  const phrase: string[] = [];
  for (const w of behind.slice(0, 6)) {
    if (STOP.test(w)) break;
    phrase.push(w.replace(/^-/, ""));
  }
  if (phrase.length === 0) return false;
  if (phrase.some((w) => SCORE_NOUN.test(w))) return false;
  if (behind[0] === "-") return true;
  return phrase.some(
    (w) =>
      TASK_NOUNS.has(w) ||
      (/[a-z]{2,}s$/.test(w) && !/(?:ss|us|is)$/.test(w)) ||
      /^(?:people|gpu|gpus|data|shot|shots)$/.test(w),
  );
}

/** Why a quantity is no result, or null where it may be one. `soft` ones may still be the ends of a stated change. */
export function settingOf(tokens: readonly Token[], q: Quantity): { name: string; soft: boolean } | null {
  const before = tokens.slice(Math.max(0, q.from - 8), q.from).map((t) => t.lower);
  const behind = tokens.slice(q.last + 1, q.last + 8).map((t) => t.lower);
  const context: Context = {
    q,
    before,
    behind,
    token: tokens[q.numberAt] as Token,
    word: tokens[q.numberAt - 1]?.lower ?? "",
    unitWord: tokens[q.last]?.lower.replace(/^\d+/, "") ?? "",
  };
  const row = SETTINGS.find((s) => s.test(context));
  return row ? { name: row.name, soft: row.soft === true } : null;
}
