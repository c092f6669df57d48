import { amendCandidate, type CandidateClaim } from "../../rules/candidate-claim";
import { isBracket, type SentenceItem } from "../../rules/sentence-context";
import { BENCHMARK_NOUNS } from "../../words/head-nouns";
import { hasWordClass } from "../../words/word-classes";
import { findCoordinations } from "../context/coordinations";
import { isBenchmarkMention } from "../context/paper-context";
import { getWindowAfter, groupListedCandidates, isPastConnector, type SearchWindow } from "../context/search-windows";
import {
  type BenchmarkPosition,
  fillBenchmark,
  findBenchmarkPositions,
  hasBenchmark,
  isInWindow,
  toNameSlotValues,
} from "./benchmark-positions";
import { findTwoSplits } from "./benchmark-splits";

/** True for a list of examples, which applies to every number: "on benchmarks (e.g., A, B)". */
const isExampleList = (items: readonly SentenceItem[], position: BenchmarkPosition): boolean =>
  items
    .slice(Math.max(0, position.from - 3), position.from)
    .some((item) => /^(?:e\.g\.|including|as|like)$/.test(item.lower));

/** Pairs two numbers with two splits of one benchmark: "3.1% and 4.2% on the easy and hard splits of A". */
function pairSplits(
  group: readonly CandidateClaim[],
  positions: readonly BenchmarkPosition[],
): CandidateClaim[] | null {
  const [first] = group;
  const [position, ...more] = positions.filter((p) => p.coordination !== null);
  const named =
    position?.coordination?.mentions.length === 1 && more.length === 0
      ? toNameSlotValues(position.coordination, (first as CandidateClaim).sentence)[0]
      : undefined;
  const splits = named && group.length === 2 ? findTwoSplits((first as CandidateClaim).sentence) : null;
  if (!named || !splits) return null;
  return group.map((candidate, i) =>
    amendCandidate(candidate, { benchmarks: [{ ...named, value: `${named.value} ${splits[i]}` }] }, "paired-splits"),
  );
}

/** True if the numbers pair with metrics, and so not with benchmarks: "by 3.5 and 1.4 points in F1 and recall". */
const havePairedMetrics = (group: readonly CandidateClaim[]): boolean =>
  group.every((candidate) => candidate.metric) &&
  new Set(group.map((candidate) => candidate.metric?.value.name)).size === group.length &&
  new Set(
    group.map((candidate) => (candidate.metric?.first ?? 0) < (candidate.sentence.items[candidate.first]?.first ?? 0)),
  ).size === 1;

/** True if the text after the list states its benchmark or its systems, so that an earlier list does not apply: "3.1% and 2.2% on C", "71 and 69 with X and Y". */
function hasOtherOwner(
  group: readonly CandidateClaim[],
  windowAfter: SearchWindow,
  positions: readonly BenchmarkPosition[],
): boolean {
  const last = group.at(-1) as CandidateClaim;
  const hasBenchmarkAfter = positions.some(
    (position) =>
      isInWindow(position, windowAfter) &&
      position.coordination?.preposition === "on" &&
      !isPastConnector(last, position),
  );
  const hasSystemsAfter = findCoordinations(last.sentence).some(
    (coordination) =>
      coordination.kind === "system" &&
      coordination.mentions.length === group.length &&
      coordination.from >= windowAfter.from &&
      coordination.to <= windowAfter.to,
  );
  return hasBenchmarkAfter || hasSystemsAfter;
}

/** True if as many metrics as numbers are between the names and the numbers: "On A and B, it raises *F1 and recall* by 3.5 and 1.4 points". */
const haveMetricsBetween = ([first, ...more]: readonly CandidateClaim[], { to }: BenchmarkPosition): boolean =>
  first !== undefined &&
  first.sentence.items.slice(to, first.first).filter((item) => item.mention?.kind === "metric").length > more.length;

/** Pairs numbers and names of two lists of equal length in order: "80.7%, 32.8% and 24 of 644 problems from A, B and C". */
function pairBenchmarks(
  group: readonly CandidateClaim[],
  positions: readonly BenchmarkPosition[],
  windowAfter: SearchWindow,
): CandidateClaim[] | null {
  if (group.length < 2 || havePairedMetrics(group)) return null;
  const { items } = (group[0] as CandidateClaim).sentence;
  const candidatePositions = positions.filter(
    (p) => p.coordination?.mentions.length === group.length && !isExampleList(items, p),
  );
  const positionAfter = candidatePositions.find((p) => isInWindow(p, windowAfter));
  const positionBefore = candidatePositions.findLast((p) => p.to < (group[0]?.first ?? 0));
  const pairsWithBefore =
    positionBefore && !haveMetricsBetween(group, positionBefore) && !hasOtherOwner(group, windowAfter, positions);
  const position = positionAfter ?? (pairsWithBefore ? positionBefore : undefined);
  if (!position?.coordination) return null;
  const names = toNameSlotValues(position.coordination, (group[0] as CandidateClaim).sentence);
  return group.map((candidate, i) =>
    amendCandidate(candidate, { benchmarks: names.slice(i, i + 1) }, "paired-in-order"),
  );
}

/** Finds the name directly before the number: "MathVista (66.3)", "AIME24 reaching 46.7%", "a GenEval score of 0.55". */
function findAdjacentBenchmark(
  candidate: CandidateClaim,
  positions: readonly BenchmarkPosition[],
  lowerBound: number,
): BenchmarkPosition | null {
  const { items } = candidate.sentence;
  const near = positions
    .filter((position) => position.coordination && position.to < candidate.first && position.from >= lowerBound)
    .at(-1);
  if (!near) return null;
  const preceding = items.slice(lowerBound, near.prepositionIndex).map((item) => item.lower);
  const isOpen = preceding.lastIndexOf("(") > preceding.lastIndexOf(")");
  const isSeparated = isOpen || preceding.some((word) => /^(?:and|,|;|while)$/.test(word));
  if (
    lowerBound > 0 &&
    near.coordination?.preposition &&
    !/^(?:of|from)$/.test(near.coordination.preposition) &&
    !isSeparated
  )
    return null;
  const between = items.slice(near.to + 1, candidate.first);
  if (between.length > 6) return null;
  const isAdjacent = between.every(
    (item) =>
      item.mention?.kind === "metric" ||
      (item.kind === "word" && (hasWordClass("score", item) || hasWordClass("up-verb", item))) ||
      /^(?:[(:,=]|of|from|at|to|by|benchmark|dataset|success|and|a|an|the|test)$/.test(item.lower),
  );
  return isAdjacent ? near : null;
}

/** Fills the benchmark of each claim from its sentence. */
export function refineBenchmarks(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const groups = groupListedCandidates(candidates);
  const filled = groups.flatMap((group, groupIndex) => {
    const next = groups[groupIndex + 1]?.[0];
    const before = groups[groupIndex - 1]?.at(-1);
    const first = group[0] as CandidateClaim;
    const last = group.at(-1) as CandidateClaim;
    const positions = findBenchmarkPositions(first);
    const windowAfter = getWindowAfter(last, next);
    const paired = pairBenchmarks(group, positions, windowAfter) ?? pairSplits(group, positions);
    if (paired) return paired;
    const lowerBound = before && before.sentence === first.sentence ? before.last + 1 : 0;
    return group.map((candidate) => fillOne(candidate, positions, windowAfter, lowerBound));
  });
  return repeatBenchmarkOrder(filled);
}

/** Repeats the order of the preceding names for a second list of equal length: "91% on A and 82% on B, compared to 87% and 78%". */
function repeatBenchmarkOrder(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const group of groupListedCandidates(candidates)) {
    const before = out.slice(-group.length);
    const names = new Set(
      before.map((candidate) => (candidate.benchmarks.length === 1 ? candidate.benchmarks[0]?.value : undefined)),
    );
    const isRepetition =
      group.length > 1 &&
      names.size === group.length &&
      !names.has(undefined) &&
      group.every((candidate) => !hasBenchmark(candidate)) &&
      before.every((candidate) => candidate.sentence === group[0]?.sentence);
    out.push(
      ...group.map((candidate, i) =>
        isRepetition
          ? amendCandidate(candidate, { benchmarks: before[i]?.benchmarks ?? [] }, "repeated-order")
          : candidate,
      ),
    );
  }
  return out;
}

/** Finds the name before the bracket that contains the number, unless the bracket names another: "on MNIST (99.1%, 1.4x faster), Iris (test) (…)". */
function findBracketOwner(
  { sentence: { items }, first }: CandidateClaim,
  positions: readonly BenchmarkPosition[],
): BenchmarkPosition | undefined {
  const bracketAt = (to: number): number => items.slice(0, to).findLastIndex(isBracket);
  const open = bracketAt(first);
  if (items[open]?.lower !== "(") return undefined;
  const close = items.findIndex((item, k) => k > first && item.lower === ")");
  if (positions.some((position) => position.from > open && (close < 0 || position.to < close))) return undefined;
  const before = items[open - 1]?.lower === ")" ? bracketAt(open - 1) : open;
  return positions.find((position) => position.coordination !== null && position.coordination.to === before - 1);
}

/** True if a bracket contains only the name of a benchmark: "on letter tasks (Orion)", "3.1% in mathematics (Orion dataset)". */
function fillsBracket({ sentence: { items } }: CandidateClaim, { coordination }: BenchmarkPosition): boolean {
  if (
    !coordination?.mentions.every(({ mention }) => isBenchmarkMention(mention)) ||
    items[coordination.from - 1]?.lower !== "("
  )
    return false;
  const end = BENCHMARK_NOUNS.has(items[coordination.to + 1]?.lower ?? "") ? coordination.to + 2 : coordination.to + 1;
  return items[end]?.lower === ")";
}

function fillOne(
  candidate: CandidateClaim,
  positions: readonly BenchmarkPosition[],
  windowAfter: SearchWindow,
  lowerBound: number,
): CandidateClaim {
  const owner = findBracketOwner(candidate, positions);
  if (owner) return fillBenchmark(candidate, owner, "benchmark-before-bracket");
  const adjacent = findAdjacentBenchmark(candidate, positions, lowerBound);
  const inside = positions.find((position) => position.from > candidate.first && position.to < candidate.last);
  const positionAfter = positions.find(
    (position) =>
      isInWindow(position, windowAfter) &&
      (position.taskPhrase || position.coordination?.preposition || fillsBracket(candidate, position)) &&
      !isPastConnector(candidate, position),
  );
  const hasNameBefore = positions.some((position) => position.coordination && position.to < candidate.first);
  if (
    positionAfter?.taskPhrase &&
    hasNameBefore &&
    !/^(?:on|across)$/.test(positionAfter.taskPhrase.preposition) &&
    !inside &&
    !adjacent
  )
    return candidate;
  if (inside) return fillBenchmark(candidate, inside, "benchmark-between-values");
  const isLedByPreposition = positionAfter?.coordination && positionAfter.prepositionIndex === candidate.last + 1;
  if (adjacent && !isLedByPreposition) return fillBenchmark(candidate, adjacent, "benchmark-before-number");
  if (positionAfter) return fillBenchmark(candidate, positionAfter, "benchmark-after-number");
  return candidate;
}
