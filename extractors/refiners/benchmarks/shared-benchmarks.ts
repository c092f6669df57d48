import { amendCandidate, type CandidateClaim, isCostMetric } from "../../rules/candidate-claim";
import { isBracket, isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { BENCHMARK_NOUNS } from "../../words/head-nouns";
import { compoundHead, hasWordClass } from "../../words/word-classes";
import type { Coordination } from "../context/coordinations";
import { isBenchmarkMention } from "../context/paper-context";
import { isInOneList, isTightList, startsClause } from "../context/search-windows";
import {
  type BenchmarkPosition,
  fillBenchmark,
  findBenchmarkPositions,
  hasBenchmark,
  hasImprovementVerb,
  isVagueDescription,
} from "./benchmark-positions";
import { isFromRealWorld } from "./real-world";

/** Fills a missing benchmark from the rest of the sentence, then from adjacent claims of the sentence. */
export function refineSharedBenchmarks(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const [i, candidate] of candidates.entries()) {
    const positions = findBenchmarkPositions(candidate);
    const isDescribedOnly = candidate.benchmarks.length === 0 && candidate.benchmarkText !== null;
    const named = isDescribedOnly
      ? (findWholeBenchmark(candidate, positions) ?? findNamedBefore(candidate, positions))
      : null;
    if (named) out.push(replaceWithWhole(candidate, named));
    else if (hasBenchmark(candidate) || isAccompanyingValue(candidate, out)) out.push(candidate);
    else {
      const previous = out.findLast((p) => p.sentence === candidate.sentence);
      const later = candidates.slice(i + 1).find((n) => n.sentence === candidate.sentence && hasBenchmark(n));
      out.push(shareFromSentence(candidate, positions, previous, later));
    }
  }
  return out;
}

/** True if the sentence names benchmarks in one list only: "We test it on Orion and Iris; it gains 3%". */
const hasOneNamedPosition = (positions: readonly BenchmarkPosition[]): boolean =>
  positions.filter((position) => position.coordination !== null).length === 1;

/** True for an accompanying value after values on several benchmarks, which belongs to none of them: "71% on Orion and 64% on Iris, *with* 18% overhead". */
function isAccompanyingValue(candidate: CandidateClaim, candidates: readonly CandidateClaim[]): boolean {
  const before = candidates.filter((p) => p.sentence === candidate.sentence);
  const previous = before.at(-1);
  if (!previous || previous.benchmarks.length === 0) return false;
  const between = candidate.sentence.items.slice(previous.last + 1, candidate.first).map((item) => item.lower);
  const lead = between.findLast((word) => /^(?:with|while|at|using|on|and|,)$/.test(word));
  const named = before.map((p) => p.benchmarks.flatMap((b) => (b.inferred ? [] : b.value)).join()).filter(Boolean);
  return /^(?:with|while|at|using)$/.test(lead ?? "") && new Set(named).size > 1;
}

const replaceWithWhole = (candidate: CandidateClaim, whole: BenchmarkPosition): CandidateClaim =>
  fillBenchmark({ ...candidate, benchmarkText: null }, whole, "benchmark-of-described-part");

/** Shares a benchmark from the sentence, unless the claim was measured in the real world. */
function shareFromSentence(
  candidate: CandidateClaim,
  positions: readonly BenchmarkPosition[],
  previous: CandidateClaim | undefined,
  later: CandidateClaim | undefined,
): CandidateClaim {
  const shared = shareBenchmark(candidate, positions, previous, later);
  return shared.benchmarks.length > 0 && isFromRealWorld(candidate) ? candidate : shared;
}

/** Finds the benchmark at the sentence start of which a later description is a part: "On Orion, it gains 3.1% on the hardest tasks". */
function findWholeBenchmark(
  candidate: CandidateClaim,
  positions: readonly BenchmarkPosition[],
): BenchmarkPosition | null {
  const [opening] = positions;
  const text = candidate.benchmarkText;
  if (
    !opening?.coordination ||
    opening.prepositionIndex > 3 ||
    !text ||
    candidate.sentence.items.slice(0, opening.prepositionIndex).some((item) => item.quantity)
  )
    return null;
  if (!/^(?:on|using|across)$/.test(opening.coordination.preposition ?? "")) return null;
  return /\b(?:other|real-world|downstream)\b/.test(text.value) ? null : opening;
}

/** Finds the name before the number if the description is vague: "On Orion, it gains 3% over the leaderboard". */
function findNamedBefore(candidate: CandidateClaim, positions: readonly BenchmarkPosition[]): BenchmarkPosition | null {
  const { best } = isVagueDescription(candidate.benchmarkText?.value ?? "")
    ? findPrecedingPositions(candidate, positions)
    : { best: undefined };
  return best && /^(?:on|across|using)$/.test(best.coordination?.preposition ?? "") ? best : null;
}

function shareBenchmark(
  candidate: CandidateClaim,
  positions: readonly BenchmarkPosition[],
  previous: CandidateClaim | undefined,
  later: CandidateClaim | undefined,
): CandidateClaim {
  const { best, named, hasSemicolon } = findPrecedingPositions(candidate, positions);
  const hasListedBenchmark = later && later.first - candidate.last < 8 && later.benchmarks.length > 0;
  if (hasListedBenchmark && isInOneList(candidate, later) && isTightList(candidate, later))
    return amendCandidate(candidate, toSharedSlots(later), "benchmark-after-list");
  const source = previous && hasBenchmark(previous) ? previous : undefined;
  if (source && appliesTo(candidate, source, best))
    return amendCandidate(candidate, toSharedSlots(source), "benchmark-of-claim-before");
  if (best && !hasSemicolon) return fillBenchmark(candidate, best, "benchmark-earlier-in-sentence");
  if (hasSemicolon && named && (named.prepositionIndex <= 1 || hasOneNamedPosition(positions)))
    return fillBenchmark(candidate, named, "benchmark-at-sentence-start");
  if (later && (isInOneList(candidate, later) || areComparedInBrackets(candidate, later)))
    return amendCandidate(candidate, toSharedSlots(later), "benchmark-after-list");
  if (later && later.benchmarks.length > 0 && continuesTo(candidate, later, positions))
    return amendCandidate(candidate, toSharedSlots(later), "benchmark-after-next-number");
  return fillFromAfter(candidate, positions);
}

/** True if two values of one kind share the only benchmark, named after the second: "It raises recall by 3% and cuts errors by 2% on Orion". */
function continuesTo(a: CandidateClaim, b: CandidateClaim, positions: readonly BenchmarkPosition[]): boolean {
  const { items } = a.sentence;
  const [position, ...more] = positions.filter((p) => p.coordination !== null);
  if (
    !position?.coordination?.preposition ||
    more.length > 0 ||
    position.from < a.last ||
    !isCalledBenchmark(position.coordination, items)
  )
    return false;
  const areSameKind = (a.gain === null) === (b.gain === null) && isCostMetric(a) === isCostMetric(b);
  const between = items.slice(a.last + 1, b.first);
  const connector = between.findLast((item) => /^(?:,|and|with|at)$/.test(item.lower))?.lower;
  const isNamedElsewhere = items
    .slice(0, position.prepositionIndex)
    .some((item) => /^(?:on|across|upon|under|during)$/.test(item.lower));
  return areSameKind && !isNamedElsewhere && /^(?:,|and)$/.test(connector ?? "") && !between.some(isClauseEnd);
}

interface PrecedingPositions {
  /** The most likely benchmark before the number. */
  readonly best: BenchmarkPosition | undefined;
  /** The most reliable names before the number. */
  readonly named: BenchmarkPosition | undefined;
  /** True if a semicolon separates the opening benchmark from the number. */
  readonly hasSemicolon: boolean;
}

/** Finds the benchmark positions before the number; names win over descriptions. */
function findPrecedingPositions(
  candidate: CandidateClaim,
  positions: readonly BenchmarkPosition[],
): PrecedingPositions {
  const { items } = candidate.sentence;
  const preceding = positions.filter(
    (position) =>
      position.to < candidate.first &&
      !isLimitedToBracket(candidate, position.from) &&
      !isImprovingSubject(candidate, position),
  );
  const opening = preceding.findLast((position) =>
    position.coordination
      ? position.coordination.preposition !== null || position.coordination.mentions.length > 1
      : position.taskPhrase !== null,
  );
  const named = selectMostReliable(items, preceding);
  const hasSemicolon =
    opening && opening.prepositionIndex > 1
      ? items.slice(opening.to + 1, candidate.first).some((item) => item.lower === ";")
      : false;
  return { best: named ?? opening, named, hasSemicolon };
}

/** Selects the last reliable name, else the last name: in "On Orion, a head on top of Iris gains 3%" the unknown name does not replace the known one. */
function selectMostReliable(
  items: readonly SentenceItem[],
  preceding: readonly BenchmarkPosition[],
): BenchmarkPosition | undefined {
  const named = preceding.filter((position) => position.coordination !== null);
  return named.findLast((position) => isReliable(items, position, named)) ?? named.at(-1);
}

/** True if the name is a known benchmark or a benchmark noun follows it. */
const isCalledBenchmark = (coordination: Coordination, items: readonly SentenceItem[]): boolean =>
  coordination.mentions.some(({ mention }) => isBenchmarkMention(mention)) ||
  BENCHMARK_NOUNS.has(compoundHead(items[coordination.to + 1]?.lower));

/** True if the name is called a benchmark or starts a clause: "On Orion, …", "…, and on Orion". */
function isReliable(
  items: readonly SentenceItem[],
  { coordination, prepositionIndex: index }: BenchmarkPosition,
  coordinations: readonly BenchmarkPosition[],
): boolean {
  if (!coordination) return false;
  if (isCalledBenchmark(coordination, items)) return true;
  const isOpening = index === 0 || /^(?:[,;(]|and|while|but)$/.test(wordAt(items, index - 1));
  return (
    isOpening &&
    /^(?:on|across)$/.test(coordination.preposition ?? "") &&
    coordinations.find((r) => r.prepositionIndex === index)?.coordination === coordination
  );
}

/** True if the benchmark of an earlier claim still applies: no nearer name, semicolon or bracket limits it. */
function appliesTo(candidate: CandidateClaim, source: CandidateClaim, best: BenchmarkPosition | undefined): boolean {
  if (best && best.from >= source.first && !coversPosition(source, best)) return false;
  const { items } = candidate.sentence;
  const index = items.findIndex((item) => item.first === source.benchmarks[0]?.first);
  return (
    !items.slice(source.last + 1, candidate.first).some((item) => item.lower === ";") &&
    !(index >= 0 && isLimitedToBracket(candidate, index))
  );
}

/** Fills the only benchmark after the number, if no other number or clause intervenes. A count ("on 200 Orion prompts") and a participle clause ("by 45%, *setting* a record on Orion") are allowed. */
function fillFromAfter(candidate: CandidateClaim, positions: readonly BenchmarkPosition[]): CandidateClaim {
  const { items } = candidate.sentence;
  const [single, ...more] = positions.filter((position) => position.coordination !== null);
  if (single && more.length === 0 && single.from > candidate.last) {
    const between = items.slice(candidate.last + 1, single.from);
    const counted = between.at(-1)?.quantity?.unit === "" ? between.slice(0, -1) : between;
    const isParticipleClause = (index: number): boolean =>
      single.coordination?.preposition === "on" &&
      /ing$/.test(wordAt(items, index)) &&
      wordAt(items, index - 1) === ",";
    const isSeparated = counted.some(
      (item, k) =>
        item.quantity ||
        isClauseEnd(item) ||
        (startsClause(items, candidate.last + 1 + k) && !isParticipleClause(candidate.last + 1 + k)),
    );
    return isSeparated ? candidate : fillBenchmark(candidate, single, "only-benchmark-of-sentence");
  }
  const text = positions.find(
    (position) => position.taskPhrase && position.from > candidate.last && position.from - candidate.last < 14,
  );
  return text && !single ? fillBenchmark(candidate, text, "benchmark-described-later") : candidate;
}

/** True if the position is inside an earlier bracket with its own number: "(3.3x on Orion) while using 57x fewer …". */
function isLimitedToBracket({ sentence: { items }, first }: CandidateClaim, index: number): boolean {
  const { close = Number.POSITIVE_INFINITY, isNumeric = false } = getEnclosingBrackets(items)[index] ?? {};
  return isNumeric && close <= first;
}

/** For each item, the end of the innermost bracket around it and whether that bracket contains a number; null outside brackets. */
const getEnclosingBrackets = memoizeByKey(
  (items: readonly SentenceItem[]): readonly ({ close: number; isNumeric: boolean } | null)[] => {
    const around: ({ close: number; isNumeric: boolean } | null)[] = items.map(() => null);
    const signs = items.flatMap((item, index) => (isBracket(item) ? [index] : []));
    for (const [k, open] of signs.entries()) {
      const close = signs[k + 1];
      if (close === undefined || items[open]?.lower !== "(" || items[close]?.lower !== ")") continue;
      const isNumeric = items.slice(open, close).some((item) => item.kind === "quantity");
      around.fill({ close, isNumeric }, open + 1, close);
    }
    return around;
  },
);

/** True for a name that is the subject of an improvement, not the benchmark: "Orion improves readers by 3%", "on 200 letters, Orion beats Iris by 3%". */
const isImprovingSubject = ({ sentence: { items } }: CandidateClaim, { coordination }: BenchmarkPosition): boolean =>
  coordination !== null &&
  (coordination.preposition === null || wordAt(items, coordination.from - 1) === ",") &&
  hasImprovementVerb(items, coordination.to);

const coversPosition = (source: CandidateClaim, position: BenchmarkPosition): boolean => {
  const index = source.sentence.items[position.from]?.first;
  return source.benchmarks.some((b) => b.first === index) || source.benchmarkText?.first === index;
};

const toSharedSlots = (candidate: CandidateClaim): Partial<CandidateClaim> => ({
  benchmarks: candidate.benchmarks.map((b) => ({ ...b, inferred: b.inferred ?? "same-sentence" })),
  benchmarkText: candidate.benchmarkText ? { ...candidate.benchmarkText, inferred: "same-sentence" } : null,
});

const isBracketed = ({ sentence: { items }, first, last }: CandidateClaim): boolean =>
  items[first - 1]?.lower === "(" && items[last + 1]?.lower === ")";

/** True for the bracketed values of two systems compared by a verb of beating: "Orion (71.2%) beats Tidal (68.3%) on A". */
const areComparedInBrackets = (a: CandidateClaim, b: CandidateClaim): boolean =>
  isBracketed(a) &&
  isBracketed(b) &&
  b.first - a.last < 12 &&
  a.sentence.items.slice(a.last + 1, b.first).some((item) => hasWordClass("beat-verb", item));
