/** One measured value: a line of the table and an entry of results.json. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Input of the measurement. */
  readonly on: string;
}

/** Runs a function several times and returns the median time in milliseconds. */
export async function measureMedianTime(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
