import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { CONDITIONS, headBehind } from "./condition-settings";
import { TASK_NOUNS } from "./cues";
import type { Quantity } from "./quantity";
import { saysHow } from "./scene";
import { bare, type Context, isChange, last, next, SCORE_NOUN, type Setting, STOP, whole } from "./setting-row";

const HEADING =
  /^(?:mode|figure|fig|table|tab|section|sec|equation|eq|chapter|appendix|algorithm|theorem|lemma|phase|stage|step|level|condition|type|class|category|tier|grade|version|round|track|task|part|rq|q|layer|seed|day|week|top|no|number|page|item|group|model|case|scenario|experiment|layers|phases|type-|covid|python|cuda|windows|android|ios|gen|generation|iteration|epoch|session|semeval|clef|trec|vol|volume|issue|ieee|iso|rfc|article|industry|web|version-|subtask|exp|study|aim|kellgren|turn|fold|lag|hop|size)$/;

/** "a sequence *length of* 512", "(sequence *length* 512)", "*lengths from* 64 to 512 letters", "a *parameter count of* 120"; an error count is a result. */
const SIZED = /(?:\blengths?|\bdatasets?|\b(?:parameter|token|sample|layer) counts?)(?: (?:of|to|from|[=(:]))?$/;

/** "(256 *context length*)", "a 64 *batch size*". */
const SIZE_BEHIND =
  /^(?:context|sequence|input|prompt|window|batch|block|patch|hidden|embedding|vocabulary|group|beam|step) (?:lengths?|windows?|sizes?|limit|budget)$/;

/** Numbers of every other sort that are no results. */
const SETTINGS: readonly Setting[] = [
  ...CONDITIONS,
  {
    name: "money",
    test: (c) => /^[$€£¥]$/.test(last(c)) || /^(?:usd|dollars|cents)$/i.test(c.q.unit),
  },
  { name: "scale suffix", test: (c) => /^(?:B|b|M|T|bn|bit|bits)$/.test(c.q.unit) },
  { name: "scale suffix", soft: true, test: (c) => /^[Kk]$/.test(c.q.unit) },
  {
    name: "share of a ranking",
    test: (c) =>
      c.q.unit === "%" &&
      (/^(?:top|bottom|first|last|remaining|other|(?:low|high)est-[a-z]+)$/.test(last(c)) ||
        (/^(?:least|most)$/.test(last(c, 2)) && /^[a-z]{4,}$/.test(last(c)) && last(c, 3) === "the")),
  },
  {
    name: "folds",
    test: (c) =>
      c.q.unit === "times" &&
      /^(?:cross|cross-validation|permutation|bootstrap|validation|cv|zoom|magnification|upscaling|downsampling|super-resolution|upsampling|scaling)$/.test(
        next(c),
      ),
  },
  {
    name: "folds",
    test: (c) =>
      c.q.unit === "times" &&
      c.q.value <= 20 &&
      c.unitWord === "fold" &&
      last(c) !== "by" &&
      /^[a-z][a-z-]{3,}$/.test(next(c)) &&
      !isChange(next(c).replace(/-.*/, "")) &&
      !/^(?:gain|increase|improvement|reduction|speed|decrease|higher|lower|faster)/.test(next(c, 1)),
  },
  {
    name: "how much larger",
    test: (c) =>
      /^(?:%|times)$/.test(c.q.unit) &&
      c.before.slice(-4).some((w) => /^(?:contain|contains|containing|comprises?|includes?)$/.test(w)) &&
      /^(?:more|longer|larger)$/.test(next(c)),
  },
  {
    name: "how many devices",
    test: (c) => c.q.unit === "times" && !c.q.decimal && /^(?:[ahlv]\d{2,3}\w*|rtx|nvidia|tpus?|gb\d+)$/.test(next(c)),
  },
  {
    name: "how much larger",
    test: (c) =>
      c.q.unit === "times" &&
      (/^(?:(?:larger|bigger|deeper|wider|denser)(?:-\w+)?)$/.test(next(c)) ||
        (/^(?:its|their|the)$/.test(next(c)) && /^(?:size|sizes|scale|length|parameters)$/.test(next(c, 1))) ||
        (/^more$/.test(next(c)) &&
          (/^(?:parameters|data|samples|training|complex|images|compute)$/.test(next(c, 1)) ||
            /^(?:parameters|params|data)$/.test(next(c, 2)))) ||
        (/^(?:increase|expansion|growth)$/.test(next(c)) && enlarges(c))),
  },
  {
    name: "threshold",
    test: (c) =>
      c.q.sign === "" &&
      ((/^(?:thresholds?|cutoffs?|cut-offs?|ceiling)$/.test(headBehind(c)) && !SCORE_NOUN.test(next(c))) ||
        (/^(?:[(=]|of|from|at|)$/.test(last(c)) ? c.before.slice(-3) : c.before.slice(-1)).some((w) =>
          /^(?:thresholds?|cutoffs?|cut-offs?)$/.test(w),
        )),
  },
  { name: "error bar", test: (c) => last(c) === "±" || (last(c) === "minus" && last(c, 2) === "or") },
  { name: "points of a scale", test: (c) => c.q.unit === "points" && /^(?:likert|scales?)$/.test(next(c)) },
  { name: "points of a cloud", test: (c) => c.q.unit === "points" && c.q.value > 100 },
  {
    name: "deviation in its bracket",
    test: (c) => c.q.qualifier === null && /^(?:sd|std|sem)$/.test(last(c) === "=" ? last(c, 2) : last(c)),
  },
  { name: "interval around a value", test: isInterval },
  { name: "nought or one", test: (c) => c.q.unit === "" && c.q.value === 0 && c.q.max === 1 },
  { name: "power of ten", test: (c) => last(c) === "^" || (whole(c) && c.q.value === 10 && next(c) === "^") },
  {
    name: "test statistic",
    test: (c) =>
      last(c) === "=" &&
      c.before
        .slice(-5, -1)
        .some((w) => /^(?:δ?χ(?:\^?2|²)?|chi|chi2|chi-squared?|cohen|wilcoxon|mann-whitney|kruskal-wallis)$/.test(w)),
  },
  { name: "identifier", test: (c) => bare(c) && last(c) === ":" && /^(?:arxiv|doi|pmid|isbn|nct)$/.test(last(c, 2)) },
  { name: "part of a metric's name", test: isOfName },
  { name: "version", test: (c) => c.q.unit === "" && c.q.sign === "" && isVersion(c) },
  { name: "percentile", test: (c) => c.q.unit === "%" && /^(?:ile|iles|tile)$/.test(next(c)) },
  { name: "ordinal", test: (c) => /^(?:st|nd|rd|th)$/.test(c.q.unit) },
  {
    name: "year",
    test: (c) => isYear(c.q.value) && /^\d{4}s?$/.test(c.token.text) && (bare(c) || c.q.unit === "s" || isYears(c)),
  },
  {
    name: "list marker",
    test: (c) =>
      whole(c) &&
      c.q.value <= 20 &&
      next(c) === ")" &&
      (!c.before.includes("(") || last(c) === "(" || /^(?:|[,;:.]|and)$/.test(last(c))),
  },
  { name: "heading", test: (c) => bare(c) && HEADING.test(last(c)) },
  {
    name: "p-value or confidence interval",
    test: (c) =>
      (/^(?:[<>=≤≥]|<|of)$/.test(last(c)) && /^(?:p|ps|p-value|p-values|alpha|α)$/.test(last(c, 2))) ||
      (c.q.qualifier !== null && /^(?:p|p-value|p-values)$/.test(last(c))) ||
      (/^(?:ci|cis|confidence|credible|cl|intervals?|bootstrap)$/.test(next(c)) &&
        (next(c, 1) !== ":" || /^(?:68|80|90|95|99)$/.test(c.token.text))) ||
      (/^[[,–-]$/.test(last(c)) &&
        c.before
          .slice(-8)
          .some((w, _, all) => /^(?:ci|interval)$/.test(w) || (w === "confidence" && all.includes("[")))) ||
      (/^(?:90|95|99)$/.test(c.token.text) && /^(?:cis?|intervals?)$/.test(next(c, 1))) ||
      /^(?:ci|interval|iqr|bound|bounds)$/.test(last(c)) ||
      (/^[[(,;–-]$|^to$/.test(last(c)) && c.before.slice(-6).some((w) => /^(?:ci|cis|iqr)$/.test(w))) ||
      (/^[:=]$/.test(last(c)) && /^(?:ci|interval|iqr)$/.test(last(c, 2))),
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
    test: (c) => whole(c) && /^(?:p|px|pixels?)$/.test(next(c)),
  },
  {
    name: "duration or size",
    soft: true,
    test: (c) =>
      /^(?:s|ms|ns|us|µs|h|hrs?|mins?|seconds?|milliseconds?|microseconds?|minutes?|hours?|days?|weeks?|months?|years?|gb|mb|kb|tb|gib|mib|hz|khz|mhz|ghz|w|kw|mw|mj|j|joules|tokens|words|characters|bytes|frames|gflops|tflops|mflops|flops|kev|mev|gev|tev|kg|g|mg|ml|v|wh|kwh|bpm|mbps|kbps|gbps|bps)$/i.test(
        c.q.unit,
      ) && c.q.sign === "",
  },
  {
    name: "frame rate of a recording",
    test: (c) =>
      /^fps$/i.test(c.q.unit) &&
      [...c.before.slice(-6), ...c.behind.slice(0, 3)].some((w) =>
        /^(?:(?:videos?|footage|clips?|cameras?|sensors?|record|captur|sampl|stream|film)(?:s|ed|ing|e|es|ings)?|taken|shot)$/.test(
          w,
        ),
      ),
  },
  {
    name: "count of things",
    soft: true,
    test: (c) => whole(c) && (isCountOf(c.behind) || /^(?:compris|contain)(?:e?s|ing|ed|e)?$/.test(last(c))),
  },
  {
    name: "size of what goes in",
    soft: true,
    test: (c) =>
      (whole(c) && SIZE_BEHIND.test(c.behind.slice(0, 2).join(" "))) ||
      ((whole(c) || (/^(?:mm|cm|m|km)$/.test(c.q.unit) && !c.q.decimal)) && SIZED.test(c.before.join(" "))),
  },
  {
    name: "bracketed amount",
    test: (c) => whole(c) && c.q.value >= 1000 && last(c) === "(" && next(c) === ")",
  },
  { name: "bracketed citation", test: (c) => whole(c) && last(c) === "[" },
  {
    name: "fraction",
    test: (c) =>
      c.q.of !== null && c.written === "/" && c.q.value < c.q.of && (c.q.value === 1 || (c.q.value > 1 && c.q.of <= 4)),
  },
  {
    name: "term of a formula",
    test: (c) =>
      whole(c) &&
      c.q.value === 1 &&
      ((c.written === "/" && !/^\d/.test(next(c, 1))) || (last(c) === "(" && next(c) === "+")),
  },
  {
    name: "range of settings",
    test: (c) => whole(c) && /^(?:between|k|n|m|t|d|ages?|aged)$/.test(last(c)),
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

/** "a 16x increase *in* the letter *count*", "in the *size* of the set": what grows is how much there is. */
const enlarges = (c: Context): boolean =>
  next(c, 1) === "in" && c.behind.slice(2, 7).some((w) => /^(?:sizes?|counts?|lengths?|scale)$/.test(w));

/** "a recall of 0.23 (0.19-0.26)": a range in the bracket right behind a value that lies in it. */
function isInterval({ q, before }: Context): boolean {
  const value = Number(before.at(before.at(-2) === "%" ? -3 : -2));
  return q.max !== null && /^[[(]$/.test(before.at(-1) ?? "") && q.value <= value && value <= q.max;
}

/** "PCK 0.5 = 0.87", "recall @ 10", "recall at 5 (R@5) of 76%": at which bound or rank it is measured. */
function isOfName(c: Context): boolean {
  if (c.q.sign !== "" || c.q.of !== null || c.q.max !== null) return false;
  if (whole(c) && last(c) === "@") return true;
  if (bare(c) && /^[a-z][\w-]+$/.test(last(c)) && next(c) === "=" && /^-?\d/.test(next(c, 1))) return true;
  return whole(c) && last(c) === "at" && next(c) === "(" && next(c, 1).includes("@") && RANKED.test(last(c, 2));
}

const isYear = (value: number): boolean => value >= 1900 && value <= 2100;

/** "Tide 2019/2021": two years, not so many out of a total. */
const isYears = ({ q, written }: Context): boolean => written === "/" && q.of !== null && isYear(q.of);

/** "Orion 2.0 reaches", "the Tide 1.0 set": one digit and a nought behind a name that is no measure; "Tide 2.4.0" whatever its digits. */
function isVersion(c: Context): boolean {
  const named = /^\p{Lu}[\p{L}-]*\p{Ll}$/u.test(c.name) && !SCORE_NOUN.test(last(c)) && /^[a-z]{2,}/.test(next(c));
  return named && (/^\d\.0$/.test(c.token.text) || /^\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(c.token.text));
}

/** What is measured at a rank: "mean reciprocal *rank* at 5". */
const RANKED = /^(?:rank|rates?|precision|recall|hits?|accuracy|gain|ndcg|mrr|map)$/;

/** What is measured, as it stands before the plural of what is counted. */
const KIND = /^(?:error|score|success|rate|reward|similarity|correlation|index)$/;

/** "19 error types of ships", "7 score variants, 5 maps": the last word says what is counted, the one before only of which kind. */
function countsKinds(phrase: readonly string[]): boolean {
  const of = phrase.findIndex((w) => /^(?:of|,)$/.test(w));
  const counted = of < 0 ? phrase : phrase.slice(0, of);
  const [kind, head] = counted.slice(-2);
  if (!kind || !head || !KIND.test(kind) || SCORE_NOUN.test(head) || saysHow(head)) return false;
  return /[a-z]{2}[^su]s$/.test(head) && !counted.slice(0, -2).some((w) => SCORE_NOUN.test(w));
}

/** "37 test tasks", "7,000 samples": a plural noun, or a noun of tasks and data, ends the phrase behind the number. */
function isCountOf(behind: readonly string[]): boolean {
  const phrase: string[] = [];
  for (const [k, w] of behind.slice(0, 6).entries()) {
    const lists = w === "," && /^\d/.test(behind[k + 1] ?? "");
    if (STOP.test(w) && !lists) break;
    phrase.push(w.replace(/^-/, ""));
  }
  if (phrase.length === 0) return false;
  if (phrase.some((w) => SCORE_NOUN.test(w)) && !countsKinds(phrase)) return false;
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
  const behind = tokens.slice(q.last + 1, q.last + 10).map((t) => t.lower);
  const context: Context = {
    q,
    before,
    behind,
    token: tokens[q.numberAt] as Token,
    name: tokens[q.from - 1]?.text ?? "",
    word: wordAt(tokens, q.numberAt - 1),
    written: tokens[q.numberAt + 1]?.text ?? "",
    unitWord: tokens[q.last]?.lower.replace(/^\d+/, "") ?? "",
  };
  const row = SETTINGS.find((s) => s.test(context));
  return row ? { name: row.name, soft: row.soft === true } : null;
}
