"use client";

import { useEffect, useState } from "react";
import { formatTryFragment, parseTryFragment, type TryText } from "@/lib/try-text";
import { EXAMPLE } from "./example";

const PAUSE_MS = 400;

/** The text, kept in the fragment of the address as far as it fits, so that a reload and a link bring it back. */
export function useTryText(): readonly [TryText, (text: TryText) => void] {
  const [text, setText] = useState<TryText>(EXAMPLE);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const read = () => {
      const carried = parseTryFragment(window.location.hash);
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
    setTouched(true);
    setText(next);
  };
  return [text, change];
}
