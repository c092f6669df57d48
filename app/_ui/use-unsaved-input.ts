"use client";

import { useEffect, useState } from "react";
import { readSessionValue, saveSessionValue } from "./session-storage";

/**
 * What was typed and not sent yet. The window keeps it until it is sent or thrown away, so that a form that is closed
 * by Escape, by a click beside it or with its page has it when it is opened again.
 */
export function useUnsavedInput<T>(name: string): readonly [T | null, (input: T | null) => void] {
  const [draft, setInput] = useState<T | null>(null);
  // Behind the first paint: the server, which may have drawn it, knows of no draft.
  useEffect(() => setInput(readSessionValue<T>(name)), [name]);
  const saveInput = (next: T | null) => {
    saveSessionValue(name, next);
    setInput(next);
  };
  return [draft, saveInput];
}
