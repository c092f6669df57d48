import { hasKind } from "../mentions/mention";
import { wordAt } from "../text/word-at";
import { TASK_NOUNS } from "../words/head-nouns";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { isBracket, isClauseEnd, type SentenceItem } from "./sentence-context";

/** Words allowed between a metric and its number. */
const METRIC_CONNECTOR =
  /^(?:of|at|=|:|is|was|are|were|reaching|reached|reaches|reach|exceeding|by|to|be|being|equals|remains?|remained|stays?|stayed|exceeds?|exceeded|falls?|fell|drops?|dropped|averages?|averaged|~|≈|as|values?|scores?|rates?|in|the|range|level|performance|from|and|-)$/;

/** Head nouns of metrics that are not in the lexicon: "75.2% harbour *coverage*", "a tide *fidelity* of 0.71". */
const METRIC_HEAD_NOUN =
  /(?:rate|score|accuracy|error|precision|recall|similarity|quality|agreement|correlation|coverage|efficiency|integrity|reliability|utili[sz]ation|availability|adherence|compliance|fidelity|consistency|retention|validity|index|ratio|coefficient|sparsity|overlap|f1)s?$/;

/** "a tide *fidelity* above 0.85": the bound connects noun and number as "of" does; not in "*rates* beyond 9" and "*accurate* within 2%". */
const BOUNDED_METRIC_NOUN =
  /^(?:accuracy|errors?|similarity|quality|agreement|correlation|coverage|efficiency|integrity|reliability|utili[sz]ation|availability|fidelity|consistency|retention|ratio|coefficients?|overlap)$/;

/** "80% task completion" is a result; if the number follows, the noun belongs to something else ("for success and 1 for"). */
const ACHIEVEMENT_NOUN = /(?:success|completion|alignment)s?$/;

/** "a deviation of 0.2 mm" is a result; before its noun the number is a setting ("a 4 km minimum distance"). */
const DISTANCE_NOUN = /(?:bias(?:es)?|deviation|discrepancy|distance)s?$/;

/** "100% (20/20)", "41/128 (32.03%)": the share and the count state the same result; the first is used. */
export const isRestatedShare = (items: readonly SentenceItem[], index: number): boolean => {
  if (items[index - 1]?.lower !== "(") return false;
  const [outer, inner] = [items[index - 2]?.quantity ?? items[index - 3]?.quantity, items[index]?.quantity];
  return (
    outer !== undefined &&
    inner !== undefined &&
    (outer.total !== null) !== (inner.total !== null) &&
    (outer.unit === "%" || inner.unit === "%")
  );
};

/** "raising the total score on A to 0.725": "to" after a verb of change leads to the value reached. */
export const isLedByChangeVerb = (items: readonly SentenceItem[], index: number): boolean => {
  for (let i = index - 2; i >= Math.max(0, index - 12); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity" || isClauseEnd(item)) return false;
    if (item.kind === "word" && (hasWordClass("gain-verb", item) || hasWordClass("move-verb", item))) return true;
  }
  return false;
};

/** "Orion in the lab (0.91)", "top performance (0.91)": a name or a metric in the last few words up to an item. */
export const hasNameBefore = (items: readonly SentenceItem[], index: number): boolean => {
  for (let i = index; i > Math.max(0, index - 4); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "mention" || /^(?:performance|scores?|average)$/.test(item.lower)) return true;
    if ((item.kind === "sign" && !/^[*^]$/.test(item.lower)) || hasWordClass("preposition", item)) return false;
  }
  return false;
};

const isSystem = (item: SentenceItem | undefined): boolean => hasKind(item?.mention, "model", "proposed", "name");

/** "(GPT-5: 75.2; Claude: 72.3)", "top scores in safety (0.91)": a name or a metric directly before its value. */
export function isLabelled(items: readonly SentenceItem[], index: number): boolean {
  if (items[index - 1]?.lower === ":" && isSystem(items[index - 2])) return true;
  if (items[index - 1]?.lower !== "(" || !/^[),;]$/.test(wordAt(items, index + 1))) return false;
  return items
    .slice(Math.max(0, index - 8), index - 1)
    .some((item) => item.mention?.kind === "metric" && /^(?:scores?|accuracy|precision|recall|f1)$/.test(item.lower));
}

/** "an F1 of 0.71 (degree = 0.66; landmark = 0.71)": the bracket after a score lists its parts. */
export function isPartOfScore(items: readonly SentenceItem[], index: number): boolean {
  for (let i = index - 1; i >= Math.max(0, index - 30); i--) {
    const sign = wordAt(items, i);
    if (sign === ")") return false;
    if (sign === "(") return items[i - 1]?.quantity?.decimal === true;
  }
  return false;
}

/** "(F1: Orion 70.9, Tide 71.5)", "(Orion, 0.84)": in a bracket, a system directly before its value. */
export const isNamedInBracket = (items: readonly SentenceItem[], index: number): boolean =>
  (hasKind(items[index - 1]?.mention, "model", "proposed") && isInBracketList(items, index)) ||
  (items[index - 1]?.lower === "," &&
    isSystem(items[index - 2]) &&
    items[index - 3]?.lower === "(" &&
    items[index + 1]?.lower === ")");

/** "R2 values between 0.5 and 0.9 with an average of 0.7": the average of a metric that the text states before. */
export const isAverageOfMetric = (items: readonly SentenceItem[], index: number): boolean =>
  items[index - 1]?.lower === "of" &&
  /^(?:average|mean|median)$/.test(wordAt(items, index - 2)) &&
  items.slice(Math.max(0, index - 14), index - 2).some((item) => item.mention?.kind === "metric");

/** "(92.4% top-1, 80% top-5)", "(text-only: 58.6%)": a number in a bracket with few other words. */
export function isInBracketList(items: readonly SentenceItem[], index: number): boolean {
  let i = index - 1;
  for (; i >= 0 && index - i < 8; i--) if (items[i]?.lower === "(" || items[i]?.lower === ")") break;
  return items[i]?.lower === "(";
}

/** "85.2% accuracy", "85.2% in recall": the metric follows the number. */
export function isFollowedByMetric(items: readonly SentenceItem[], index: number): boolean {
  for (let i = index + 1; i < Math.min(items.length, index + 5); i++) {
    const item = items[i] as SentenceItem;
    if (item.mention?.kind === "metric") return true;
    if (item.kind === "quantity" || (item.kind === "sign" && item.lower !== "-") || hasWordClass("preposition", item))
      return i === index + 1 && /^(?:in|for)$/.test(item.lower) && items[index + 2]?.mention?.kind === "metric";
    if (
      /^(?:and|or|while|where|which|that|show|shows|showed|have|has|had|involving|requiring|containing)$/.test(
        item.lower,
      )
    )
      return false;
    if (METRIC_HEAD_NOUN.test(item.lower) || ACHIEVEMENT_NOUN.test(item.lower)) return true;
  }
  return false;
}

/** "an accuracy of 85.2%": the metric precedes the number. */
export function isPrecededByMetric(items: readonly SentenceItem[], index: number): boolean {
  if (items[index]?.quantity?.qualifier && BOUNDED_METRIC_NOUN.test(wordAt(items, index - 1))) return true;
  let connectors = 0;
  for (let i = index - 1; i >= Math.max(0, index - 6); i--) {
    const item = items[i] as SentenceItem;
    if (item.mention?.kind === "metric") return true;
    // "Balanced Accuracy (BA) of": a short form in its bracket
    const inside = items[i - 1];
    if (item.lower === ")" && items[i - 2]?.lower === "(" && !inside?.quantity && inside?.mention?.kind !== "metric") {
      i -= 2;
      connectors++;
      continue;
    }
    if (item.kind === "word" && connectors > 0 && (METRIC_HEAD_NOUN.test(item.lower) || DISTANCE_NOUN.test(item.lower)))
      return true;
    // "errors steadily below 6.2 mm": an adverb
    const isAdverb = i === index - 1 && /[a-z]{3}ly$/.test(item.lower);
    if (isAdverb || METRIC_CONNECTOR.test(item.lower) || item.lower === "(" || item.lower === ")") connectors++;
    else if (connectors === 0 && item.kind === "word" && /(?:scores|rates|accuracy|precision|recall)$/.test(item.lower))
      return true;
    else if (
      !/^(?:a|an|the|up|about|over|only|as|high|low|highest|lowest|best|just|even|average|mean|overall|score|scores|respectively|,|and)$/.test(
        item.lower,
      ) &&
      item.mention?.kind !== "benchmark"
    )
      return false;
  }
  return false;
}

/** Metrics measured as a duration or a size; not "a context of 2 GB", not "at a rate of 25 Hz". */
const COST_NOUN =
  /(?:latency|latencies|times?|runtimes?|delays?|errors?|maes?|rmses?|deviations?|distances?|overheads?|consumption|storage)$/;

/** "17 tokens per second", "59 ms/step": a rate. */
export const isRate = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.quantity?.max === null &&
  /^(?:per|\/)$/.test(wordAt(items, index + 1)) &&
  /^(?:s|sec|seconds?|steps?|tokens?|frames?|images?|samples?|quer(?:y|ies)|calls?|requests?|items?|pairs?|articles?|documents?|inference|watt)$/.test(
    wordAt(items, index + 2),
  );

/** "a *latency* of 21 ms", "0.9 ms inference *latency*": a duration or a size beside the name of its metric. */
export const isMeasuredSize = (items: readonly SentenceItem[], index: number): boolean => {
  // "12 ms / frame detection latency": the denominator of the unit
  const per = items[index + 1]?.lower === "/" ? 2 : 0;
  const behind = items.slice(index + 1 + per, index + 5 + per);
  if (behind.slice(0, 3).some((item) => /^(?:budgets?|limits?|constraints?)$/.test(item.lower))) return false;
  const ends = behind.findIndex(
    (item) => item.kind === "quantity" || item.kind === "sign" || hasWordClass("preposition", item),
  );
  return (
    (isFollowedByMetric(items, index + per) &&
      behind.slice(0, ends < 0 ? 4 : ends).some((item) => COST_NOUN.test(item.lower))) ||
    (isPrecededByMetric(items, index) &&
      items.slice(Math.max(0, index - 6), index).some((item) => COST_NOUN.test(item.lower)))
  );
};

/** "prediction errors on the test sets were only 0.16 mm": the metric is the subject, whatever follows it. */
export function isMetricSubject(items: readonly SentenceItem[], index: number): boolean {
  const copula = /^(?:only|just|still|merely)$/.test(wordAt(items, index - 1)) ? index - 2 : index - 1;
  if (!/^(?:is|was|are|were)$/.test(wordAt(items, copula))) return false;
  for (let i = copula - 1; i >= Math.max(0, index - 12); i--) {
    const item = items[i] as SentenceItem;
    if (item.mention?.kind === "metric") return true;
    if (item.kind === "quantity" || (item.kind === "sign" && !isBracket(item))) return false;
    const noun = TASK_NOUNS.has(item.lower);
    if (item.kind === "word" && !noun && hasWordClass("score", item)) return false;
  }
  return false;
}

/** Finds the score verb that governs a number: only words of its object are between. */
export function findScoreVerbBefore(items: readonly SentenceItem[], index: number): "strong" | "weak" | null {
  for (let i = index - 1; i >= Math.max(0, index - 9); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity" || isClauseEnd(item)) return null;
    if (item.kind === "word" && hasWordClass("strong-score", item)) return "strong";
    if (item.kind === "word" && hasWordClass("score", item)) return "weak";
  }
  return null;
}

/** "79.5% on MMLU": the benchmark directly follows. */
export const isFollowedByBenchmark = (items: readonly SentenceItem[], index: number): boolean =>
  /^(?:on|in|for|across)$/.test(wordAt(items, index + 1)) &&
  items.slice(index + 2, index + 7).some((item) => hasKind(item.mention, "benchmark", "name"));

/** True if two scores are not neighbours in a list: too far apart, without a connector, or separated by a new clause. */
export function breaksScoreList(items: readonly SentenceItem[], a: number, b: number): boolean {
  const between = items.slice(a + 1, b);
  if (between.length > 14) return true;
  return (
    !between.some((item) => /^(?:,|and|\/|&|or|\(|to|versus|vs|vs\.)$/.test(item.lower)) ||
    between.some(
      (item) => /^(?:[;.]|from)$/.test(item.lower) || (item.kind === "word" && hasWordClass("gain-verb", item)),
    )
  );
}

const isGainUnit = (item: SentenceItem | undefined): boolean => /^(?:points|times)$/.test(item?.quantity?.unit ?? "");

/** "25.3 dB and 0.81", "63.4% and 0.53", "13.8 on A and 0.4 m on B": two scores in different units, adjacent in a list. */
export function isParallelScore(items: readonly SentenceItem[], a: number, b: number): boolean {
  if (isGainUnit(items[a]) || isGainUnit(items[b])) return false;
  const between = items.slice(a + 1, b);
  if (between.every((item) => /^(?:,|and|&)$/.test(item.lower))) return true;
  const word = wordAt(items, b + 1);
  const isRepeatedPreposition =
    isInWordClass("preposition", word) && between.slice(0, 2).some((item) => item.lower === word);
  return isRepeatedPreposition && /^(?:,|and)$/.test(wordAt(items, b - 1));
}
