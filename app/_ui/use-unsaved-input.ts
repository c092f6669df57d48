"use client";

import { useEffect, useState } from "react";
import { readSessionValue, saveSessionValue } from "./session-storage";

/**
 * State of unsaved form input. Session storage keeps it until it is sent or discarded, so that a form that was closed by
 * Escape, a click outside or navigation still has it when it is opened again.
 */
export function useUnsavedInput<T>(name: string): readonly [T | null, (input: T | null) => void] {
  const [input, setInput] = useState<T | null>(null);
  // After hydration: the server does not know the stored input.
  useEffect(() => setInput(readSessionValue<T>(name)), [name]);
  const saveInput = (next: T | null) => {
    saveSessionValue(name, next);
    setInput(next);
  };
  return [input, saveInput];
}
