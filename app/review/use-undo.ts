"use client";

import { useRef } from "react";
import { postReview, type ReviewResponse } from "@/app/_ui/post-review";
import { readSessionValue, saveSessionValue } from "@/app/_ui/session-storage";

/** A decision that can be undone: the claim, and the time of the event in its history. */
interface Decision {
  readonly claim: string;
  readonly made_at: string;
}

const KEY = "review decisions";
const MAX_DECISIONS = 200;

export interface Undo {
  readonly record: (claim: string, madeAt: string) => void;
  /** Undoes the last decision; null if there is none. @throws Error with a message for the user */
  readonly undoLast: () => Promise<{ readonly claim: string; readonly response: ReviewResponse } | null>;
}

/** The decisions made in this window, stored until it is closed, so that a reload loses none. */
export function useUndo(): Undo {
  const isBusy = useRef(false);
  const list = () => readSessionValue<Decision[]>(KEY) ?? [];
  const record = (claim: string, made_at: string) =>
    saveSessionValue(KEY, [...list(), { claim, made_at }].slice(-MAX_DECISIONS));
  const undoLast: Undo["undoLast"] = async () => {
    const decisions = list();
    const last = decisions.at(-1);
    if (last === undefined || isBusy.current) return null;
    isBusy.current = true;
    try {
      const response = await postReview(last.claim, { action: "undo", made_at: last.made_at });
      return { claim: last.claim, response };
    } finally {
      // One that cannot be undone must not block the earlier ones.
      saveSessionValue(KEY, decisions.slice(0, -1));
      isBusy.current = false;
    }
  };
  return { record, undoLast };
}
