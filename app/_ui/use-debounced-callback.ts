"use client";

import { useEffect, useRef } from "react";

const DEFAULT_DELAY_MS = 250;

interface PendingCall<T> {
  readonly value: T;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface DebouncedCallback<T> {
  /** Schedules the value after the pause, replacing a pending one; without a pause, applies it at once. */
  readonly schedule: (value: T, wait?: number) => void;
  /** Applies a pending value at once, because the user has moved on to another control. */
  readonly flush: () => void;
}

/**
 * Calls a function when its value has not changed for a while. Uses the callback of the last render, because the URL may
 * have changed during the pause. Does nothing after the component is unmounted.
 */
export function useDebouncedCallback<T>(callback: (value: T) => void): DebouncedCallback<T> {
  const latestCallback = useRef(callback);
  const pending = useRef<PendingCall<T> | null>(null);
  useEffect(() => {
    latestCallback.current = callback;
  });
  const cancel = () => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => cancel, []);
  const flush = () => {
    if (pending.current === null) return;
    const { value } = pending.current;
    cancel();
    latestCallback.current(value);
  };
  const schedule = (value: T, delayMs = DEFAULT_DELAY_MS) => {
    cancel();
    pending.current = { value, timer: setTimeout(flush, delayMs) };
  };
  return { schedule, flush };
}
