import type { Claim } from "../claim/claim";
import { groupBy } from "../format/group-by";
import type { FilledColumn } from "./compare-columns";
import { selectBestValue } from "./improvement";
import { toProtocolKey } from "./protocol";
import type { Result, ResultFields } from "./result";
import { type BestResult, groupResults } from "./result-groups";

/** Best values of a comparison. They never contradict those of the whole board, which other pages show. */

/** Best value of one protocol on the whole board. */
export interface BoardBest extends BestResult {
  readonly lowerIsBetter: boolean;
}

/** Best values by key of the protocol (`toProtocolKey`). */
export type BoardBests = ReadonlyMap<string, BoardBest>;

/**
 * Finds the best values on single benchmarks, from the same groups as the list and the pages of benchmarks.
 * @param resultsById all results of the board by the ids of the benchmarks that they name, averages included
 * @param benchmarkIds ids of the benchmarks to look at
 */
export function findBoardBests(
  resultsById: Pick<ReadonlyMap<string, readonly Result<ResultFields>[]>, "get">,
  benchmarkIds: readonly string[],
): BoardBests {
  const bests = benchmarkIds.flatMap((id) =>
    groupResults(resultsById.get(id) ?? []).flatMap(({ best, lowerIsBetter }) =>
      best
        .filter(({ protocol }) => protocol.benchmarkIds.includes(id))
        .map((one): BoardBest => ({ ...one, lowerIsBetter })),
    ),
  );
  return new Map(bests.map((best) => [toProtocolKey(best.protocol), best]));
}

/** Mark of the best value of one protocol among the compared rows. */
export interface BestMark {
  /** Number of compared values of the protocol. */
  readonly count: number;
  /** The best value of the protocol on the board, if that is better; null if the mark is for the best on the board. */
  readonly exceededBy: BoardBest | null;
  /** Name of the metric if the heading of the column does not identify it; otherwise null. */
  readonly metric: string | null;
}

/**
 * Returns the marks of the best values of a column by id of the claim. A protocol has a best value only if its values are
 * ranked on the board, and if at least two rows have a value of it or the value is the best of several on the board.
 */
export function findBestMarks(
  { content, results, reference }: Pick<FilledColumn, "content" | "results" | "reference">,
  toRow: (result: Result<Claim>) => string,
  boardBests: BoardBests,
): Map<string, BestMark> {
  if (content === "mixed") return new Map();
  const valued = results.filter(({ after }) => after !== null);
  const found = [...groupBy(valued, ({ protocol }) => toProtocolKey(protocol))].flatMap(([key, members]) => {
    const board = boardBests.get(key);
    if (board === undefined) return [];
    const value = selectBestValue(
      members.flatMap(({ after }) => after ?? []),
      board.lowerIsBetter,
    );
    const isBestOfSeveral = value === board.value && board.count > 1;
    if (new Set(members.map(toRow)).size < 2 && !isBestOfSeveral) return [];
    const claims = members.filter(({ after }) => after === value).map(({ claim }) => claim.id);
    return [{ claims, count: members.length, board, isBoardBest: value === board.value }];
  });
  return new Map(
    found.flatMap(({ claims, count, board, isBoardBest }) => {
      const isNamed = found.length === 1 && board.protocol.metric.key === reference?.metric.key;
      const metric = isNamed ? null : (board.protocol.metric.name ?? "metric not stated");
      const mark: BestMark = { count, exceededBy: isBoardBest ? null : board, metric };
      return claims.map((id) => [id, mark] as const);
    }),
  );
}
