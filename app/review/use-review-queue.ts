"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { readSessionValue, saveSessionValue } from "@/app/_ui/session-storage";
import type { ReviewQueue } from "@/db/queries/list-review-queue";
import type { Claim } from "@/lib/claim/claim";
import {
  countLeft,
  getCurrent,
  goNext,
  goPrevious,
  goTo,
  isOpen,
  listUpcoming,
  markDecided,
  markOpen,
  markSkipped,
  type QueueState,
  renewQueue,
  startQueue,
} from "./queue-state";
import { CURRENT_CLAIM_PARAMETER } from "./review-address";

export interface QueuePosition {
  /** The shown claim; null if nothing is left. */
  readonly current: string | null;
  /** The claims that come next. */
  readonly upcoming: readonly string[];
  readonly remaining: number;
  readonly reviewed: number;
  readonly skipped: number;
  readonly next: () => void;
  readonly previous: () => void;
  readonly skip: () => void;
  /** Returns the skipped claims to the queue. */
  readonly unskip: () => void;
  /** Marks a claim as decided, and shows the next one if requested. */
  readonly decide: (id: string, goOn: boolean) => void;
  /** Marks a claim as not decided, and shows it. */
  readonly reopen: (id: string) => void;
}

function keepInAddress(id: string | null): void {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete(CURRENT_CLAIM_PARAMETER);
  else url.searchParams.set(CURRENT_CLAIM_PARAMETER, id);
  window.history.replaceState(null, "", url);
}

/** The claim that is shown first; it may be one that is reviewed already. */
type StartClaim = Pick<Claim, "id" | "status">;

/**
 * The place in the queue. The address names the shown claim, so that a reload shows it again; skipped claims are stored
 * until the window is closed.
 * @param selection query of the queue, as text
 */
export function useReviewQueue(queue: ReviewQueue, start: StartClaim | null, selection: string): QueuePosition {
  const router = useRouter();
  const [state, setState] = useState<QueueState>(() => startQueue(queue.ids, start?.id ?? null, new Set()));
  const storageKey = `skipped in review ${selection}`;
  const known = useRef(queue);
  useEffect(() => {
    const stored = readSessionValue<string[]>(storageKey) ?? [];
    setState((now) => ({ ...now, skipped: new Set([...now.skipped, ...stored]) }));
  }, [storageKey]);
  useEffect(() => {
    if (known.current === queue) return;
    known.current = queue;
    setState((now) => renewQueue(now, queue.ids));
  }, [queue]);
  const current = getCurrent(state);
  const upcoming = listUpcoming(state);
  const remaining = countLeft(state, queue.remaining);
  useEffect(() => keepInAddress(current), [current]);
  // The server lists only the first claims of a long queue.
  const isExhausted = upcoming.length === 0 && queue.remaining > queue.ids.length && state.decided.size > 0;
  useEffect(() => {
    if (isExhausted) router.refresh();
  }, [isExhausted, router]);
  const setSkipped = (change: (now: QueueState) => QueueState) =>
    setState((now) => {
      const changed = change(now);
      saveSessionValue(storageKey, [...changed.skipped]);
      return changed;
    });
  return {
    current,
    upcoming,
    remaining,
    reviewed: queue.reviewed + queue.remaining - remaining,
    skipped: state.skipped.size,
    next: () => setState(goNext),
    previous: () => setState(goPrevious),
    skip: () => setSkipped((now) => goNext(markSkipped(now, getCurrent(now) ?? "", true))),
    unskip: () => setSkipped((now) => goNext({ ...now, skipped: new Set<string>() })),
    decide: (id, goOn) =>
      setState((now) => {
        const isUnlistedStart = id === start?.id && start.status === "extracted" && !now.decided.has(id);
        const marked = isOpen(now, id) || isUnlistedStart ? markDecided(now, id) : now;
        return goOn && getCurrent(marked) === id ? goNext(marked) : marked;
      }),
    reopen: (id) => setState((now) => goTo(markSkipped(markOpen(now, id), id, false), id)),
  };
}
