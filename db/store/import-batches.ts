import type { ParseResult } from "@/lib/paper/parse-result";

/** Records of one source, at most `BATCH` of them. */
export interface Batch {
  readonly source: string;
  /** Which one of the source, from 0. */
  readonly position: number;
  readonly readings: readonly ParseResult[];
  /** True where the source is known to end with it; behind a full one there may be more. */
  readonly isLast: boolean;
}

const BATCH_SIZE = 200;

const getSource = (result: ParseResult): string => ("paper" in result ? result.paper.source : result.issue.source);

/** Whole batches alone: where the reading is stopped, what was begun is left for the next time. */
export async function* toBatches(
  results: AsyncIterable<ParseResult> | Iterable<ParseResult>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Batch> {
  let [source, position, batch] = ["", 0, [] as ParseResult[]];
  const take = (): Batch => ({
    source,
    position: position++,
    isLast: batch.length < BATCH_SIZE,
    readings: batch.splice(0),
  });
  for await (const result of results) {
    if (signal?.aborted) return;
    if (getSource(result) !== source) {
      if (batch.length > 0) yield take();
      [source, position, batch] = [getSource(result), 0, []];
    }
    if (batch.push(result) === BATCH_SIZE) yield take();
  }
  if (batch.length > 0 && !signal?.aborted) yield take();
}

/** The same in their order, each begun while up to `count` before it are still to be taken. */
export async function* prefetch<In, Out>(
  items: AsyncIterable<In>,
  begin: (item: In) => Out,
  count: number,
): AsyncGenerator<Out> {
  const begun: Out[] = [];
  for await (const item of items) {
    begun.push(begin(item));
    if (begun.length > count) yield* begun.splice(0, 1);
  }
  yield* begun;
}
