import { deepStrictEqual } from "node:assert/strict";
import process from "node:process";
import fc from "fast-check";

/** A part of the program under random input, with the invariants that have to hold. */
export interface FuzzTarget {
  readonly name: string;
  readonly summary: string;
  /** Share of all cases, relative to the other targets. */
  readonly share: number;
  /** Runs cases. The same seed and number of cases give the same cases. */
  readonly run: (options: FuzzOptions) => Promise<FuzzResult>;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly cases: number;
  /** Measures the time of each case; false in unit tests, which share the processor. */
  readonly isTimed: boolean;
}

export interface FuzzResult {
  /** Cases that were run, without those of shrinking. */
  readonly cases: number;
  /** The smallest case that violates an invariant, with seed and error; null if there is none. */
  readonly violation: string | null;
  /** Cases that took longer than the limit in every repetition; 0 if not measured. */
  readonly slow: number;
  /** Longest CPU time of a case in ms, related to 10 kB of input; 0 if not measured. */
  readonly slowest: number;
  /** The slowest case, if it exceeds the limit. */
  readonly slowestCase: string | null;
}

interface TargetSpecification<Case, Result> {
  readonly name: string;
  readonly summary: string;
  readonly share: number;
  readonly cases: fc.Arbitrary<Case>;
  /** Size of the input in bytes or characters, for the time limit; null if the time is mostly that of opening databases. */
  readonly measureSize: ((input: Case) => number) | null;
  /** Processes the input; must return the same for the same input. */
  readonly process: (input: Case) => Result | Promise<Result>;
  /** Throws if the result violates an invariant. */
  readonly check: (result: Result, input: Case) => void | Promise<void>;
  /** Text of a case in messages; `fc.stringify` by default. */
  readonly describe?: (input: Case) => string;
}

/** CPU time in ms that 10 kB of input may take. */
export const MAX_MS = 50;
const TIMED_SIZE = 10_000;
/** A slow case is repeated, because a garbage collection or a compilation of the engine may fall into it. */
const TIMED_RUNS = 4;
/** Lines of an error with its stack. */
const MAX_ERROR_LINES = 20;
/** Time that is spent on a smaller case after a failure. */
const SHRINK_MS = 20_000;

/** CPU time of one run in ms, related to 10 kB for larger input. */
async function measure(work: () => unknown, size: number): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / Math.max(1, size / TIMED_SIZE);
}

/** Builds a target. Besides `check`, every case must give the same result twice. */
export function createTarget<Case, Result>(specification: TargetSpecification<Case, Result>): FuzzTarget {
  const { name, summary, share, cases, measureSize, check } = specification;
  const describe = specification.describe ?? ((input: Case) => fc.stringify(input));

  /** Runs a case and returns its CPU time in ms, related to 10 kB of input; 0 if it is not measured. */
  async function runCase(input: Case, isTimed: boolean): Promise<number> {
    const work = async () => specification.process(input);
    const size = measureSize?.(input) ?? 0;
    let result: Result | undefined;
    let least = await measure(async () => {
      result = await work();
    }, size);
    const first = result as Result;
    await check(first, input);
    deepStrictEqual(await work(), first, "a second run gives the same result");
    if (!isTimed || measureSize === null) return 0;
    for (let i = 0; i < TIMED_RUNS && least > MAX_MS; i++) least = Math.min(least, await measure(work, size));
    return least;
  }

  return {
    name,
    summary,
    share,
    run: async ({ seed, cases: numRuns, isTimed }) => {
      const times = { slow: 0, slowest: 0, slowestCase: null as string | null };
      let shrinkUntil = Number.POSITIVE_INFINITY;
      const property = fc.asyncProperty(cases, async (input) => {
        if (performance.now() > shrinkUntil) return;
        try {
          const time = await runCase(input, isTimed);
          if (time > MAX_MS) times.slow++;
          if (time > Math.max(MAX_MS, times.slowest)) times.slowestCase = describe(input);
          times.slowest = Math.max(times.slowest, time);
        } catch (error) {
          shrinkUntil = Math.min(shrinkUntil, performance.now() + SHRINK_MS);
          throw error;
        }
      });
      const details = await fc.check(property, { seed, numRuns });
      return {
        cases: details.numRuns,
        violation: details.failed ? describeFailure(details, describe) : null,
        ...times,
      };
    },
  };
}

function describeFailure<Case>(
  { seed, counterexamplePath, counterexample, errorInstance }: fc.RunDetails<[Case]>,
  describe: (input: Case) => string,
): string {
  const [input] = counterexample ?? [];
  const error = errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  const shown = error.split("\n").slice(0, MAX_ERROR_LINES).join("\n");
  return `seed ${seed}, path ${counterexamplePath}\n${shown}\ncase: ${input === undefined ? "none" : describe(input)}`;
}
