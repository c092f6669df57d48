/** Where a reviewer is in the queue. */
export interface QueueState {
  /** The first claims to review, in order. */
  readonly ids: readonly string[];
  /** Claims that were shown, in order; the position is after the last one when nothing is left. */
  readonly trail: readonly string[];
  readonly position: number;
  /** Claims decided on since the queue was read. */
  readonly decided: ReadonlySet<string>;
  readonly skipped: ReadonlySet<string>;
  /** Claims that are open again although the queue was read without them. */
  readonly reopened: ReadonlySet<string>;
}

/** Starts with a claim, or with the first of the queue. */
export function startQueue(ids: readonly string[], start: string | null, skipped: ReadonlySet<string>): QueueState {
  const first = start ?? ids.find((id) => !skipped.has(id));
  return {
    ids,
    trail: first === undefined ? [] : [first],
    position: 0,
    decided: new Set(),
    skipped,
    reopened: new Set(),
  };
}

/** The claim that is shown; null if nothing is left. */
export const getCurrent = ({ trail, position }: QueueState): string | null => trail[position] ?? null;

/** The claims that come next, nearest first: those after the last shown claim in the queue, then those from its start. */
export function listUpcoming({ ids, trail, position, decided, skipped, reopened }: QueueState): string[] {
  const open = [...ids, ...reopened];
  const at = open.indexOf(trail.at(-1) ?? "");
  const order = [...open.slice(at + 1), ...open.slice(0, at + 1)];
  const shown = trail[position];
  return order.filter((id) => id !== shown && !decided.has(id) && !skipped.has(id));
}

/** Goes to the next claim of the trail, else to one that is not decided, else past the last one. */
export function goNext(state: QueueState): QueueState {
  const { trail, position } = state;
  if (position < trail.length - 1) return { ...state, position: position + 1 };
  const [next] = listUpcoming(state);
  if (next !== undefined) return { ...state, trail: [...trail, next], position: trail.length };
  const shown = getCurrent(state);
  return shown !== null && isOpen(state, shown) && !state.skipped.has(shown)
    ? state
    : { ...state, position: trail.length };
}

/** Goes back on the trail. */
export const goPrevious = (state: QueueState): QueueState => ({ ...state, position: Math.max(0, state.position - 1) });

/** Shows a claim. */
export function goTo(state: QueueState, id: string): QueueState {
  if (getCurrent(state) === id) return state;
  const kept = state.trail.slice(0, state.position + 1);
  return { ...state, trail: [...kept, id], position: kept.length };
}

const toggle = (set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  isIn ? new Set([...set, id]) : new Set([...set].filter((one) => one !== id));

/** True for a claim of the queue that is not decided. */
export const isOpen = ({ ids, reopened, decided }: QueueState, id: string): boolean =>
  (ids.includes(id) || reopened.has(id)) && !decided.has(id);

/** Marks a claim as decided. */
export const markDecided = (state: QueueState, id: string): QueueState => ({
  ...state,
  decided: toggle(state.decided, id, true),
});

/** Marks a claim as open again, after a decision since the queue was read or before. */
export function markOpen(state: QueueState, id: string): QueueState {
  const { ids, decided, reopened } = state;
  if (decided.has(id)) return { ...state, decided: toggle(decided, id, false) };
  return ids.includes(id) ? state : { ...state, reopened: toggle(reopened, id, true) };
}

/** Number of claims that are left, of those that were left when the queue was read. */
export const countLeft = ({ decided, reopened }: QueueState, whenRead: number): number =>
  Math.max(0, whenRead - decided.size + reopened.size);

/** Leaves a claim for later, or takes it up again. */
export const markSkipped = (state: QueueState, id: string, isSkipped: boolean): QueueState => ({
  ...state,
  skipped: toggle(state.skipped, id, isSkipped),
});

/** Continues with a queue that was read again, without the claims decided on meanwhile. */
export function renewQueue(state: QueueState, ids: readonly string[]): QueueState {
  const renewed: QueueState = { ...state, ids, decided: new Set(), reopened: new Set() };
  return getCurrent(state) === null ? goNext(renewed) : renewed;
}
