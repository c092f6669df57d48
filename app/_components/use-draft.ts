"use client";

import { useEffect, useState } from "react";
import { keepInSession, readSession } from "./window-session";

/**
 * What was typed and not sent yet. The window keeps it until it is sent or thrown away, so that a form that is closed
 * by Escape, by a click beside it or with its page has it when it is opened again.
 */
export function useDraft<T>(name: string): readonly [T | null, (draft: T | null) => void] {
  const [draft, setDraft] = useState<T | null>(null);
  // Behind the first paint: the server, which may have drawn it, knows of no draft.
  useEffect(() => setDraft(readSession<T>(name)), [name]);
  const change = (next: T | null) => {
    keepInSession(name, next);
    setDraft(next);
  };
  return [draft, change];
}
