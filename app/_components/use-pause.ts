"use client";

import { useEffect, useRef } from "react";

const PAUSE_MS = 250;

interface Waiting<T> {
  readonly value: T;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Pause<T> {
  /** Asks for it after the pause, in place of what was asked for before; at once where nothing is to be waited for. */
  readonly later: (value: T, wait?: number) => void;
  /** Asks at once for what is still waiting: a person has gone on to something else, which comes behind it. */
  readonly flush: () => void;
}

/**
 * Does something when its value has not changed for a while. It is done as the last render would do it, because the
 * address may have become another one during the pause, and not at all where its place has left the page.
 */
export function usePause<T>(act: (value: T) => void): Pause<T> {
  const latest = useRef(act);
  const waiting = useRef<Waiting<T> | null>(null);
  useEffect(() => {
    latest.current = act;
  });
  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the place leaves the page
  useEffect(() => drop, []);
  const flush = () => {
    if (waiting.current === null) return;
    const { value } = waiting.current;
    drop();
    latest.current(value);
  };
  const later = (value: T, wait = PAUSE_MS) => {
    drop();
    waiting.current = { value, timer: setTimeout(flush, wait) };
  };
  return { later, flush };
}
