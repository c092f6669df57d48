"use client";

import { useEffect, useState } from "react";
import { keepInSession, readSession } from "@/app/_components/window-session";
import { formatTryFragment, parseTryFragment, type TryText } from "@/lib/try-text";
import { EXAMPLE } from "./example";

const PAUSE_MS = 400;
const KEY = "try-text";

/**
 * The text, kept in the fragment of the address as far as it fits, so that a link brings it back, and in the window
 * however long it is, or empty, so that a reload does.
 */
export function useTryText(): readonly [TryText, (text: TryText) => void] {
  const [text, setText] = useState<TryText>(EXAMPLE);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const read = () => {
      const carried = parseTryFragment(window.location.hash) ?? readSession<TryText>(KEY);
      if (carried) setText(carried);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  useEffect(() => {
    if (!touched) return;
    const timer = setTimeout(() => {
      window.history.replaceState(null, "", window.location.pathname + (formatTryFragment(text) ?? ""));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, touched]);
  const change = (next: TryText) => {
    keepInSession(KEY, next);
    setTouched(true);
    setText(next);
  };
  return [text, change];
}
