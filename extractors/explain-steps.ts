import { type CandidateClaim, haveSameRules } from "./rules/candidate-claim";
import { formatStepReason } from "./rules/step-reason";

/** The drafts as they were after a pass. */
export interface PassSnapshot {
  readonly pass: string;
  readonly candidates: readonly CandidateClaim[];
}

const slotText = (filled: { readonly value: string; readonly inferred?: string } | null): string | null =>
  filled?.value ?? null;

/** What refiners may fill, as text; null where it is empty. */
const SLOT_FORMATTERS: Readonly<Record<string, (candidate: CandidateClaim) => string | null>> = {
  metric: ({ metric }) => metric?.value.name ?? null,
  benchmarks: ({ benchmarks }) => benchmarks.map(({ value }) => value).join(", ") || null,
  benchmark_text: ({ benchmarkText }) => slotText(benchmarkText),
  average: ({ aggregate }) => (aggregate ? "yes" : null),
  model: ({ model }) => model?.value.name ?? null,
  size_b: ({ model }) => (model?.value.size_b === undefined ? null : String(model.value.size_b)),
  method: ({ method }) => slotText(method),
  baseline: ({ baseline }) => slotText(baseline),
  kind: ({ gainKind: kind }) => kind,
  qualifier: ({ qualifier }) => qualifier?.value ?? null,
  role: ({ role }) => (role === "own" ? null : role),
};

/** The same claim before or after a pass: passes copy drafts and keep their numbers. */
const isSameClaim = (a: CandidateClaim, b: CandidateClaim): boolean =>
  a.sentence === b.sentence && a.before === b.before && a.after === b.after && a.gain === b.gain && haveSameRules(a, b);

function describeSlot(slot: string, previous: string | null, current: string | null): string {
  if (current === null) return `${slot} left empty, was ${previous}`;
  return previous === null ? `${slot} ${current}` : `${slot} ${current}, was ${previous}`;
}

/** What a pass did to a draft, with the reasons that it gave; null where it left it alone. */
function describePass(pass: string, previous: CandidateClaim | null, current: CandidateClaim): string | null {
  const changes = Object.entries(SLOT_FORMATTERS).flatMap(([slot, read]) => {
    const [before, after] = [previous && read(previous), read(current)];
    return before === after ? [] : [describeSlot(slot, before, after)];
  });
  const reasons = current.reasons.slice(previous?.reasons.length ?? 0).map(formatStepReason);
  if (changes.length === 0 && reasons.length === 0) return null;
  const why = reasons.join("; ");
  if (changes.length === 0) return `${pass}: ${why}`;
  return `${pass}: ${changes.join(", ")}${why && ` (${why})`}`;
}

/** What each pass did to a draft, in order, from the proposal of the rules on. */
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
