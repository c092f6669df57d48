import type { Reading } from "./import";

/** Records of one source, at most `BATCH` of them. */
export interface Batch {
  readonly source: string;
  /** Which one of the source, from 0. */
  readonly position: number;
  readonly readings: readonly Reading[];
  /** True where the source is known to end with it; behind a full one there may be more. */
  readonly isLast: boolean;
}

const BATCH = 200;

const sourceOf = (reading: Reading): string => ("paper" in reading ? reading.paper.source : reading.issue.source);

/** Whole batches alone: where the reading is stopped, what was begun is left for the next time. */
export async function* inBatches(
  readings: AsyncIterable<Reading> | Iterable<Reading>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Batch> {
  let [source, position, batch] = ["", 0, [] as Reading[]];
  const take = (): Batch => ({
    source,
    position: position++,
    isLast: batch.length < BATCH,
    readings: batch.splice(0),
  });
  for await (const reading of readings) {
    if (signal?.aborted) return;
    if (sourceOf(reading) !== source) {
      if (batch.length > 0) yield take();
      [source, position, batch] = [sourceOf(reading), 0, []];
    }
    if (batch.push(reading) === BATCH) yield take();
  }
  if (batch.length > 0 && !signal?.aborted) yield take();
}

/** The same in their order, each begun while up to `count` before it are still to be taken. */
export async function* readAhead<In, Out>(
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
