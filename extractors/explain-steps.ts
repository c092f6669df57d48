import { type CandidateClaim, haveSameRules } from "./rules/candidate-claim";
import { formatStepReason } from "./rules/step-reason";

/** The candidates after a pass. */
export interface PassSnapshot {
  readonly pass: string;
  readonly candidates: readonly CandidateClaim[];
}

const formatSlot = (slot: { readonly value: string; readonly inferred?: string } | null): string | null =>
  slot?.value ?? null;

/** Formats each slot that refiners may fill; null if the slot is empty. */
const SLOT_FORMATTERS: Readonly<Record<string, (candidate: CandidateClaim) => string | null>> = {
  metric: ({ metric }) => metric?.value.name ?? null,
  benchmarks: ({ benchmarks }) => benchmarks.map(({ value }) => value).join(", ") || null,
  benchmark_text: ({ benchmarkText }) => formatSlot(benchmarkText),
  average: ({ aggregate }) => (aggregate ? "yes" : null),
  model: ({ model }) => model?.value.name ?? null,
  size_b: ({ model }) => (model?.value.size_b === undefined ? null : String(model.value.size_b)),
  method: ({ method }) => formatSlot(method),
  baseline: ({ baseline }) => formatSlot(baseline),
  kind: ({ gainKind: kind }) => kind,
  qualifier: ({ qualifier }) => qualifier?.value ?? null,
  role: ({ role }) => (role === "own" ? null : role),
};

/** True for the same claim before and after a pass: passes copy candidates but keep their numbers. */
const isSameClaim = (a: CandidateClaim, b: CandidateClaim): boolean =>
  a.sentence === b.sentence && a.before === b.before && a.after === b.after && a.gain === b.gain && haveSameRules(a, b);

function describeSlot(slot: string, previous: string | null, current: string | null): string {
  if (current === null) return `${slot} left empty, was ${previous}`;
  return previous === null ? `${slot} ${current}` : `${slot} ${current}, was ${previous}`;
}

/** Describes what a pass changed in a candidate and why; null if it changed nothing. */
function describePass(pass: string, previous: CandidateClaim | null, current: CandidateClaim): string | null {
  const changes = Object.entries(SLOT_FORMATTERS).flatMap(([slot, format]) => {
    const [before, after] = [previous && format(previous), format(current)];
    return before === after ? [] : [describeSlot(slot, before, after)];
  });
  const reasons = current.reasons.slice(previous?.reasons.length ?? 0).map(formatStepReason);
  if (changes.length === 0 && reasons.length === 0) return null;
  const why = reasons.join("; ");
  if (changes.length === 0) return `${pass}: ${why}`;
  return `${pass}: ${changes.join(", ")}${why && ` (${why})`}`;
}

/** Describes what each pass changed in a candidate, in order, starting with the rules. */
export function describeSteps(candidate: CandidateClaim, snapshots: readonly PassSnapshot[]): string[] {
  let previous: CandidateClaim | null = null;
  const steps: string[] = [];
  for (const { pass, candidates } of snapshots) {
    const current = candidates.find((other) => isSameClaim(other, candidate));
    if (!current) continue;
    const step = current === previous ? null : describePass(pass, previous, current);
    if (step !== null) steps.push(step);
    previous = current;
  }
  return steps;
}
