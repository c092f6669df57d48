"use client";

import { useEffect, useRef } from "react";

const DEFAULT_DELAY_MS = 250;

interface PendingCall<T> {
  readonly value: T;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface DebouncedCallback<T> {
  /** Asks for it after the pause, in place of what was asked for before; at once where nothing is to be waited for. */
  readonly schedule: (value: T, wait?: number) => void;
  /** Asks at once for what is still waiting: a person has gone on to something else, which comes behind it. */
  readonly flush: () => void;
}

/**
 * Does something when its value has not changed for a while. It is done as the last render would do it, because the
 * address may have become another one during the pause, and not at all where its place has left the page.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the place leaves the page
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
