import type { ParseResult } from "@/lib/paper/parse-result";

/** Up to `BATCH_SIZE` results of one source. */
export interface Batch {
  readonly source: string;
  /** Index of the batch in the source, from 0. */
  readonly position: number;
  readonly results: readonly ParseResult[];
  /** True if the source is known to end with it; a full batch may be followed by more. */
  readonly isLast: boolean;
}

/**
 * With more papers, a transaction writes fewer pages for each, as they share pages of indexes, and servers read what has
 * changed less often; with fewer, it is shorter for others who wait for the lock.
 */
export const BATCH_SIZE = 700;

const getSource = (result: ParseResult): string => ("paper" in result ? result.paper.source : result.issue.source);

/** Groups results into batches per source; after a stop, an incomplete batch is dropped. */
export async function* toBatches(
  results: AsyncIterable<ParseResult> | Iterable<ParseResult>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Batch> {
  let [source, position, batch] = ["", 0, [] as ParseResult[]];
  const take = (): Batch => ({
    source,
    position: position++,
    isLast: batch.length < BATCH_SIZE,
    results: batch.splice(0),
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

/** Yields `begin(item)` in order, and starts up to `count` items ahead. */
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
