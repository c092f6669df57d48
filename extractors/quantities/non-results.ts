import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { CONDITION_NON_RESULTS, getHeadAfter } from "./condition-non-results";
import { isCountOf } from "./counted-nouns";
import {
  isBareNumber,
  isChangeWord,
  isWholeNumber,
  type NonResultRow,
  type NumberContext,
  SCORE_NOUN,
  wordAfter,
  wordBefore,
} from "./non-result-row";
import type { Quantity } from "./quantity";

const NUMBERED_NOUN =
  /^(?:mode|figure|fig|table|tab|section|sec|equation|eq|chapter|appendix|algorithm|theorem|lemma|phase|stage|step|level|condition|type|class|category|tier|grade|version|round|track|task|part|rq|q|layer|seed|day|week|top|no|number|page|item|group|model|case|scenario|experiment|layers|phases|type-|covid|python|cuda|windows|android|ios|gen|generation|iteration|epoch|session|semeval|clef|trec|vol|volume|issue|ieee|iso|rfc|article|industry|web|version-|subtask|exp|study|aim|kellgren|turn|fold|lag|hop|size)$/;

/** "a sequence *length of* 512", "(sequence *length* 512)", "*lengths from* 64 to 512 letters", "a *parameter count of* 120"; an error count is a result. */
const SIZE_PHRASE_BEFORE =
  /(?:\blengths?|\bdatasets?|\b(?:parameter|token|sample|layer) counts?)(?: (?:of|to|from|[=(:]))?$/;

/** "(256 *context length*)", "a 64 *batch size*". */
const SIZE_PHRASE_AFTER =
  /^(?:context|sequence|input|prompt|window|batch|block|patch|hidden|embedding|vocabulary|group|beam|step) (?:lengths?|windows?|sizes?|limit|budget)$/;

/** All rules, in order of precedence. */
const NON_RESULT_ROWS: readonly NonResultRow[] = [
  ...CONDITION_NON_RESULTS,
  {
    code: "money",
    test: (c) => /^[$€£¥]$/.test(wordBefore(c)) || /^(?:usd|dollars|cents)$/i.test(c.quantity.unit),
  },
  { code: "scale-suffix", test: (c) => /^(?:B|b|M|T|bn|bit|bits)$/.test(c.quantity.unit) },
  { code: "scale-suffix", soft: true, test: (c) => /^[Kk]$/.test(c.quantity.unit) },
  {
    code: "share-of-ranking",
    test: (c) =>
      c.quantity.unit === "%" &&
      (/^(?:top|bottom|first|last|remaining|other|(?:low|high)est-[a-z]+)$/.test(wordBefore(c)) ||
        (/^(?:least|most)$/.test(wordBefore(c, 2)) && /^[a-z]{4,}$/.test(wordBefore(c)) && wordBefore(c, 3) === "the")),
  },
  {
    code: "folds",
    test: (c) =>
      c.quantity.unit === "times" &&
      /^(?:cross|cross-validation|permutation|bootstrap|validation|cv|zoom|magnification|upscaling|downsampling|super-resolution|upsampling|scaling)$/.test(
        wordAfter(c),
      ),
  },
  {
    code: "folds",
    test: (c) =>
      c.quantity.unit === "times" &&
      c.quantity.value <= 20 &&
      c.unitWord === "fold" &&
      wordBefore(c) !== "by" &&
      /^[a-z][a-z-]{3,}$/.test(wordAfter(c)) &&
      !isChangeWord(wordAfter(c).replace(/-.*/, "")) &&
      !/^(?:gain|increase|improvement|reduction|speed|decrease|higher|lower|faster)/.test(wordAfter(c, 1)),
  },
  {
    code: "size-increase",
    test: (c) =>
      /^(?:%|times)$/.test(c.quantity.unit) &&
      c.before.slice(-4).some((w) => /^(?:contain|contains|containing|comprises?|includes?)$/.test(w)) &&
      /^(?:more|longer|larger)$/.test(wordAfter(c)),
  },
  {
    code: "device-count",
    test: (c) =>
      c.quantity.unit === "times" &&
      !c.quantity.decimal &&
      /^(?:[ahlv]\d{2,3}\w*|rtx|nvidia|tpus?|gb\d+)$/.test(wordAfter(c)),
  },
  {
    code: "size-increase",
    test: (c) =>
      c.quantity.unit === "times" &&
      (/^(?:(?:larger|bigger|deeper|wider|denser)(?:-\w+)?)$/.test(wordAfter(c)) ||
        (/^(?:its|their|the)$/.test(wordAfter(c)) &&
          /^(?:size|sizes|scale|length|parameters)$/.test(wordAfter(c, 1))) ||
        (/^more$/.test(wordAfter(c)) &&
          (/^(?:parameters|data|samples|training|complex|images|compute)$/.test(wordAfter(c, 1)) ||
            /^(?:parameters|params|data)$/.test(wordAfter(c, 2)))) ||
        (/^(?:increase|expansion|growth)$/.test(wordAfter(c)) && isSizeIncrease(c))),
  },
  {
    code: "threshold",
    test: (c) =>
      c.quantity.sign === "" &&
      ((/^(?:thresholds?|cutoffs?|cut-offs?|ceiling)$/.test(getHeadAfter(c)) && !SCORE_NOUN.test(wordAfter(c))) ||
        (/^(?:[(=]|of|from|at|)$/.test(wordBefore(c)) ? c.before.slice(-3) : c.before.slice(-1)).some((w) =>
          /^(?:thresholds?|cutoffs?|cut-offs?)$/.test(w),
        )),
  },
  { code: "error-bar", test: (c) => wordBefore(c) === "±" || (wordBefore(c) === "minus" && wordBefore(c, 2) === "or") },
  { code: "scale-points", test: (c) => c.quantity.unit === "points" && /^(?:likert|scales?)$/.test(wordAfter(c)) },
  { code: "cloud-points", test: (c) => c.quantity.unit === "points" && c.quantity.value > 100 },
  {
    code: "deviation",
    test: (c) =>
      c.quantity.qualifier === null &&
      /^(?:sd|std|sem)$/.test(wordBefore(c) === "=" ? wordBefore(c, 2) : wordBefore(c)),
  },
  { code: "confidence-interval", test: isConfidenceInterval },
  { code: "zero-or-one", test: (c) => c.quantity.unit === "" && c.quantity.value === 0 && c.quantity.max === 1 },
  {
    code: "power-of-ten",
    test: (c) => wordBefore(c) === "^" || (isWholeNumber(c) && c.quantity.value === 10 && wordAfter(c) === "^"),
  },
  {
    code: "test-statistic",
    test: (c) =>
      wordBefore(c) === "=" &&
      c.before
        .slice(-5, -1)
        .some((w) => /^(?:δ?χ(?:\^?2|²)?|chi|chi2|chi-squared?|cohen|wilcoxon|mann-whitney|kruskal-wallis)$/.test(w)),
  },
  {
    code: "identifier",
    test: (c) => isBareNumber(c) && wordBefore(c) === ":" && /^(?:arxiv|doi|pmid|isbn|nct)$/.test(wordBefore(c, 2)),
  },
  { code: "part-of-metric-name", test: isPartOfMetricName },
  { code: "version", test: (c) => c.quantity.unit === "" && c.quantity.sign === "" && isVersion(c) },
  { code: "percentile", test: (c) => c.quantity.unit === "%" && /^(?:ile|iles|tile)$/.test(wordAfter(c)) },
  { code: "ordinal", test: (c) => /^(?:st|nd|rd|th)$/.test(c.quantity.unit) },
  {
    code: "year",
    test: (c) =>
      isYear(c.quantity.value) &&
      /^\d{4}s?$/.test(c.token.text) &&
      (isBareNumber(c) || c.quantity.unit === "s" || isYearPair(c)),
  },
  {
    code: "list-marker",
    test: (c) =>
      isWholeNumber(c) &&
      c.quantity.value <= 20 &&
      wordAfter(c) === ")" &&
      (!c.before.includes("(") || wordBefore(c) === "(" || /^(?:|[,;:.]|and)$/.test(wordBefore(c))),
  },
  { code: "numbered-heading", test: (c) => isBareNumber(c) && NUMBERED_NOUN.test(wordBefore(c)) },
  {
    code: "p-value",
    test: (c) =>
      (/^(?:[<>=≤≥]|<|of)$/.test(wordBefore(c)) && /^(?:p|ps|p-value|p-values|alpha|α)$/.test(wordBefore(c, 2))) ||
      (c.quantity.qualifier !== null && /^(?:p|p-value|p-values)$/.test(wordBefore(c))) ||
      (/^(?:ci|cis|confidence|credible|cl|intervals?|bootstrap)$/.test(wordAfter(c)) &&
        (wordAfter(c, 1) !== ":" || /^(?:68|80|90|95|99)$/.test(c.token.text))) ||
      (/^[[,–-]$/.test(wordBefore(c)) &&
        c.before
          .slice(-8)
          .some((w, _, all) => /^(?:ci|interval)$/.test(w) || (w === "confidence" && all.includes("[")))) ||
      (/^(?:90|95|99)$/.test(c.token.text) && /^(?:cis?|intervals?)$/.test(wordAfter(c, 1))) ||
      /^(?:ci|interval|iqr|bound|bounds)$/.test(wordBefore(c)) ||
      (/^[[(,;–-]$|^to$/.test(wordBefore(c)) && c.before.slice(-6).some((w) => /^(?:ci|cis|iqr)$/.test(w))) ||
      (/^[:=]$/.test(wordBefore(c)) && /^(?:ci|interval|iqr)$/.test(wordBefore(c, 2))),
  },
  {
    code: "dimension",
    test: (c) =>
      isWholeNumber(c) &&
      ((/^[×x*]$/.test(wordAfter(c)) && /^\d/.test(wordAfter(c, 1))) ||
        (/^[×x*]$/.test(wordBefore(c)) && /\d$/.test(wordBefore(c, 2)))),
  },
  { code: "dimension", test: (c) => c.quantity.unit === "times" && /^\d/.test(wordAfter(c)) },
  {
    code: "resolution",
    test: (c) => isWholeNumber(c) && /^(?:p|px|pixels?)$/.test(wordAfter(c)),
  },
  {
    code: "duration-or-size",
    soft: true,
    test: (c) =>
      /^(?:s|ms|ns|us|µs|h|hrs?|mins?|seconds?|milliseconds?|microseconds?|minutes?|hours?|days?|weeks?|months?|years?|gb|mb|kb|tb|gib|mib|hz|khz|mhz|ghz|w|kw|mw|mj|j|joules|tokens|words|characters|bytes|frames|gflops|tflops|mflops|flops|kev|mev|gev|tev|kg|g|mg|ml|v|wh|kwh|bpm|mbps|kbps|gbps|bps)$/i.test(
        c.quantity.unit,
      ) && c.quantity.sign === "",
  },
  {
    code: "recording-frame-rate",
    test: (c) =>
      /^fps$/i.test(c.quantity.unit) &&
      [...c.before.slice(-6), ...c.after.slice(0, 3)].some((w) =>
        /^(?:(?:videos?|footage|clips?|cameras?|sensors?|record|captur|sampl|stream|film)(?:s|ed|ing|e|es|ings)?|taken|shot)$/.test(
          w,
        ),
      ),
  },
  {
    code: "count",
    soft: true,
    test: (c) =>
      isWholeNumber(c) && (isCountOf(c.after) || /^(?:compris|contain)(?:e?s|ing|ed|e)?$/.test(wordBefore(c))),
  },
  {
    code: "input-size",
    soft: true,
    test: (c) =>
      (isWholeNumber(c) && SIZE_PHRASE_AFTER.test(c.after.slice(0, 2).join(" "))) ||
      ((isWholeNumber(c) || (/^(?:mm|cm|m|km)$/.test(c.quantity.unit) && !c.quantity.decimal)) &&
        SIZE_PHRASE_BEFORE.test(c.before.join(" "))),
  },
  {
    code: "bracketed-amount",
    test: (c) => isWholeNumber(c) && c.quantity.value >= 1000 && wordBefore(c) === "(" && wordAfter(c) === ")",
  },
  { code: "citation", test: (c) => isWholeNumber(c) && wordBefore(c) === "[" },
  {
    code: "fraction",
    test: (c) =>
      c.quantity.total !== null &&
      c.signAfter === "/" &&
      c.quantity.value < c.quantity.total &&
      (c.quantity.value === 1 || (c.quantity.value > 1 && c.quantity.total <= 4)),
  },
  {
    code: "formula-term",
    test: (c) =>
      isWholeNumber(c) &&
      c.quantity.value === 1 &&
      ((c.signAfter === "/" && !/^\d/.test(wordAfter(c, 1))) || (wordBefore(c) === "(" && wordAfter(c) === "+")),
  },
  {
    code: "setting-range",
    test: (c) => isWholeNumber(c) && /^(?:between|k|n|m|t|d|ages?|aged)$/.test(wordBefore(c)),
  },
  {
    code: "approximate-count",
    test: (c) => isBareNumber(c) && /^(?:million|billion|trillion|thousand|hundred|k|orders|order)$/.test(wordAfter(c)),
  },
  {
    code: "ratio",
    test: (c) =>
      isWholeNumber(c) &&
      ((wordAfter(c) === ":" && /^\d/.test(wordAfter(c, 1))) ||
        (wordBefore(c) === ":" && /\d$/.test(wordBefore(c, 2)))),
  },
];

/** "a 16x increase *in* the letter *count*", "in the *size* of the set": the size grows. */
const isSizeIncrease = (c: NumberContext): boolean =>
  wordAfter(c, 1) === "in" && c.after.slice(2, 7).some((w) => /^(?:sizes?|counts?|lengths?|scale)$/.test(w));

/** "a recall of 0.23 (0.19-0.26)": a bracketed range around the value before it. */
function isConfidenceInterval({ quantity: q, before }: NumberContext): boolean {
  const value = Number(before.at(before.at(-2) === "%" ? -3 : -2));
  return q.max !== null && /^[[(]$/.test(before.at(-1) ?? "") && q.value <= value && value <= q.max;
}

/** "PCK 0.5 = 0.87", "recall @ 10", "recall at 5 (R@5) of 76%": the threshold or rank of a metric. */
function isPartOfMetricName(c: NumberContext): boolean {
  if (c.quantity.sign !== "" || c.quantity.total !== null || c.quantity.max !== null) return false;
  if (isWholeNumber(c) && wordBefore(c) === "@") return true;
  if (isBareNumber(c) && /^[a-z][\w-]+$/.test(wordBefore(c)) && wordAfter(c) === "=" && /^-?\d/.test(wordAfter(c, 1)))
    return true;
  return (
    isWholeNumber(c) &&
    wordBefore(c) === "at" &&
    wordAfter(c) === "(" &&
    wordAfter(c, 1).includes("@") &&
    RANK_METRIC_NOUN.test(wordBefore(c, 2))
  );
}

const isYear = (value: number): boolean => value >= 1900 && value <= 2100;

/** "Tide 2019/2021": two years, not a count out of a total. */
const isYearPair = ({ quantity: q, signAfter }: NumberContext): boolean =>
  signAfter === "/" && q.total !== null && isYear(q.total);

/** "Orion 2.0 reaches", "the Tide 1.0 set": a number "d.0" after a name that is not a metric; a number of three parts ("Tide 2.4.0") always. */
function isVersion(c: NumberContext): boolean {
  const named =
    /^\p{Lu}[\p{L}-]*\p{Ll}$/u.test(c.precedingWordAsWritten) &&
    !SCORE_NOUN.test(wordBefore(c)) &&
    /^[a-z]{2,}/.test(wordAfter(c));
  return named && (/^\d\.0$/.test(c.token.text) || /^\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(c.token.text));
}

/** Metrics that are measured at a rank: "mean reciprocal *rank* at 5". */
const RANK_METRIC_NOUN = /^(?:rank|rates?|precision|recall|hits?|accuracy|gain|ndcg|mrr|map)$/;

/** The reason why a quantity is not a result. `soft`: it may still be an end of a stated change. */
type NonResult = Pick<NonResultRow, "code"> & { readonly soft: boolean };

/** Sentences are tested before they are analyzed, and their quantities again by the rules. */
const KNOWN_RESULTS = new WeakMap<Quantity, NonResult | null>();

/** Returns the reason why a quantity of these tokens is not a result, or null if it may be one. */
export function findNonResult(tokens: readonly Token[], quantity: Quantity): NonResult | null {
  const known = KNOWN_RESULTS.get(quantity);
  if (known !== undefined) return known;
  const context = toNumberContext(tokens, quantity);
  const row = NON_RESULT_ROWS.find((s) => s.test(context));
  const result = row ? { code: row.code, soft: row.soft === true } : null;
  KNOWN_RESULTS.set(quantity, result);
  return result;
}

function toNumberContext(tokens: readonly Token[], q: Quantity): NumberContext {
  return {
    quantity: q,
    before: tokens.slice(Math.max(0, q.phraseStart - 8), q.phraseStart).map((t) => t.lower),
    after: tokens.slice(q.last + 1, q.last + 10).map((t) => t.lower),
    token: tokens[q.numberAt] as Token,
    precedingWordAsWritten: tokens[q.phraseStart - 1]?.text ?? "",
    precedingWord: wordAt(tokens, q.numberAt - 1),
    signAfter: tokens[q.numberAt + 1]?.text ?? "",
    unitWord: tokens[q.last]?.lower.replace(/^\d+/, "") ?? "",
  };
}
