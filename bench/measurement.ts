/** One measured figure: a line of the table and an entry of results.json. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it was measured on. */
  readonly on: string;
}

/** Runs the work several times and gives the middle of its times in milliseconds. */
export async function measureMedianTime(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
