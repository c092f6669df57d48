import { amendCandidate, type CandidateClaim, haveSameRules } from "../../rules/candidate-claim";
import { NUMBER_WORDS } from "../../words/number-words";

const AVERAGE_PREFIX = /^(?:averag(?:e|ed|es|ing)|avg)(?: |$)/;
/** Words that mark a value as an average, near the number or in its benchmark text. */
const AVERAGE_WORD = /^(?:averag(?:e|ed|es|ing)|avg|overall|aggregate)$/;

/** Plural nouns for benchmarks and their parts. */
const COUNTABLE_NOUN =
  /^(?:benchmarks|datasets|sets|tasks|domains|scenarios|environments|splits|languages|suites|corpora|tests|experiments)$/;

/** "three benchmarks", "12 data sets": a count implies one value over all of them; on "various benchmarks" the value may be from any of them. */
const statesCount = (text: string): boolean => {
  const words = text.split(/[\s,]/);
  return (
    words.some((word) => NUMBER_WORDS.has(word) || /^\d{1,4}$/.test(word)) && COUNTABLE_NOUN.test(words.at(-1) ?? "")
  );
};

const isUpTo = (candidate: CandidateClaim): boolean => candidate.qualifier?.value === "up to";

/** "over 30%", "about 5%", "up to 8% on one and 6% on another": a bound that holds on each benchmark is no average. */
const hasBound = (candidate: CandidateClaim, candidates: readonly CandidateClaim[]): boolean =>
  candidate.qualifier !== null ||
  typeof candidate.gain?.max === "number" ||
  candidates.some((o) => o.sentence === candidate.sentence && isUpTo(o));

/** "average precision" is a metric, and costs are averaged over runs rather than over tasks. */
const AVERAGED_OVER_RUNS = /\b(?:precision|time|latency|costs?|tokens?|frames?|errors?|rank)\b/;

/** "an average accuracy of 62% on Orion", "62% on average": the value is an average over the tasks of one benchmark. */
function isAverageOverParts({ sentence: { items }, first, last, metric }: CandidateClaim): boolean {
  const wordsBefore = items.slice(Math.max(0, first - 4), first).map((item) => item.lower);
  const wordsAfter = items.slice(last + 1, last + 4).map((item) => item.lower);
  const index = wordsBefore.findLastIndex((word) => AVERAGE_PREFIX.test(word));
  const wordsFromAverage = index >= 0 ? wordsBefore.slice(index) : wordsAfter;
  return (
    wordsFromAverage.some((word) => AVERAGE_PREFIX.test(word)) &&
    !AVERAGED_OVER_RUNS.test([...wordsFromAverage, metric?.value.name].join(" "))
  );
}

/** True if an average is stated near the number or in the metric. */
function statesAverage({ sentence, first, last, metric }: CandidateClaim): boolean {
  const near = sentence.items.slice(Math.max(0, first - 5), last + 8);
  const isMetricHere = metric && (metric.sentence ?? sentence) === sentence;
  const words = isMetricHere ? sentence.tokens.slice(Math.max(0, metric.first - 2), metric.last + 1) : [];
  return [...near, ...words].some((i) => AVERAGE_WORD.test(i.lower));
}

/** "average gains of 5% over A and *8% over B*": the number shares its trigger with a preceding average. */
const continuesAverage = (candidate: CandidateClaim, before: CandidateClaim | undefined): boolean =>
  before?.aggregate === true &&
  before.sentence === candidate.sentence &&
  candidate.trigger !== null &&
  before.trigger === candidate.trigger &&
  haveSameRules(before, candidate) &&
  String(before.benchmarks.map((b) => b.value)) === String(candidate.benchmarks.map((b) => b.value));

/** Marks claims over several benchmarks: an average is stated, or the benchmark text counts the benchmarks. A claim with "up to" is not marked. */
export function refineAggregates(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const text = candidate.benchmarks.length === 0 ? (candidate.benchmarkText?.value ?? "") : "";
    const hasSeveralBenchmarks = candidate.benchmarks.length > 1 || /s\b/.test(text) || !isUpTo(candidate);
    const isAverage =
      candidate.benchmarks.length === 1
        ? isAverageOverParts(candidate)
        : hasSeveralBenchmarks && statesAverage(candidate);
    const isOverCountedBenchmarks = statesCount(text) && !hasBound(candidate, candidates);
    out.push(
      isAverage || isOverCountedBenchmarks || (continuesAverage(candidate, out.at(-1)) && !isUpTo(candidate))
        ? amendCandidate(candidate, { aggregate: true })
        : candidate,
    );
  }
  return out;
}
