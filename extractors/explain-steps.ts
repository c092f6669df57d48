import { areAlike, type Draft } from "./rules/draft";

/** The drafts as they were after a pass. */
export interface Snapshot {
  readonly pass: string;
  readonly drafts: readonly Draft[];
}

const nameOf = (filled: { readonly value: string; readonly inferred?: string } | null): string | null =>
  filled?.value ?? null;

/** What refiners may fill, as text; null where it is empty. */
const SLOTS: Readonly<Record<string, (draft: Draft) => string | null>> = {
  metric: ({ metric }) => metric?.value.name ?? null,
  benchmarks: ({ benchmarks }) => benchmarks.map(({ value }) => value).join(", ") || null,
  "text of the benchmark": ({ benchmarkText }) => nameOf(benchmarkText),
  average: ({ aggregate }) => (aggregate ? "yes" : null),
  model: ({ model }) => model?.value.name ?? null,
  size_b: ({ model }) => (model?.value.size_b === undefined ? null : String(model.value.size_b)),
  method: ({ method }) => nameOf(method),
  baseline: ({ baseline }) => nameOf(baseline),
  kind: ({ kind }) => kind,
  qualifier: ({ qualifier }) => qualifier?.value ?? null,
  role: ({ role }) => (role === "own" ? null : role),
};

/** The same claim before or after a pass: passes copy drafts and keep their numbers. */
const isSame = (a: Draft, b: Draft): boolean =>
  a.scene === b.scene && a.before === b.before && a.after === b.after && a.gain === b.gain && areAlike(a, b);

function describeSlot(slot: string, was: string | null, is: string | null): string {
  if (is === null) return `${slot} left empty, was ${was}`;
  return was === null ? `${slot} ${is}` : `${slot} ${is}, was ${was}`;
}

/** What a pass did to a draft, with the reasons that it gave; null where it left it alone. */
function describePass(pass: string, was: Draft | null, is: Draft): string | null {
  const changes = Object.entries(SLOTS).flatMap(([slot, read]) => {
    const [before, after] = [was && read(was), read(is)];
    return before === after ? [] : [describeSlot(slot, before, after)];
  });
  const reasons = is.notes.slice(was?.notes.length ?? 0);
  if (changes.length === 0 && reasons.length === 0) return null;
  const why = reasons.join("; ");
  if (changes.length === 0) return `${pass}: ${why}`;
  return `${pass}: ${changes.join(", ")}${why && ` (${why})`}`;
}

/** What each pass did to a draft, in order, from the proposal of the rules on. */
export function describeSteps(draft: Draft, snapshots: readonly Snapshot[]): string[] {
  let was: Draft | null = null;
  const steps: string[] = [];
  for (const { pass, drafts } of snapshots) {
    const is = drafts.find((other) => isSame(other, draft));
    if (!is) continue;
    const step = is === was ? null : describePass(pass, was, is);
    if (step !== null) steps.push(step);
    was = is;
  }
  return steps;
}
