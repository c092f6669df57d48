import { readFileSync } from "node:fs";

/** Resident memory and CPU time of processes, added up, at a time. */
export interface UsageSample {
  /** Since the start of the measurement. */
  readonly minutes: number;
  readonly mb: number;
  readonly cpuSeconds: number;
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Reads memory in kB and CPU time in ticks of a process from /proc. @throws if it does not exist (any more) */
function readProcess(pid: number): { readonly kb: number; readonly ticks: number } {
  const kb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  // The name of the program, in brackets, may contain spaces.
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  return { kb, ticks: (user ?? 0) + (system ?? 0) };
}

function readUsage(pids: readonly number[], start: number): UsageSample {
  const processes = pids.map(readProcess);
  return {
    minutes: (performance.now() - start) / 60_000,
    mb: Math.round(processes.reduce((sum, { kb }) => sum + kb, 0) / 1024),
    cpuSeconds: processes.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND,
  };
}

/** Reads the usage of processes at regular times until `stop` or the end of one; only where the system has /proc. */
export function watchProcesses(pids: readonly number[], intervalMs: number): { readonly stop: () => UsageSample[] } {
  const start = performance.now();
  const samples: UsageSample[] = [];
  const read = (): void => {
    try {
      const sample = readUsage(pids, start);
      // A process that has ended, but whose end nobody has read yet, has no memory.
      if (!Number.isNaN(sample.mb)) samples.push(sample);
    } catch {
      clearInterval(timer);
    }
  };
  const timer = setInterval(read, intervalMs);
  read();
  return {
    stop: () => {
      clearInterval(timer);
      read();
      return samples;
    },
  };
}
