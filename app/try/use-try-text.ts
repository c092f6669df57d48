"use client";

import { useEffect, useState } from "react";
import { readSessionValue, saveSessionValue } from "@/app/_ui/session-storage";
import { EXAMPLE_TEXT, formatTryFragment, parseTryFragment, type TryInput } from "@/app/try/try-text";

const URL_UPDATE_DELAY_MS = 400;
const STORAGE_KEY = "try-text";

/**
 * The text of the form. Stored in the fragment of the address, if it fits, so that it can be shared as a link; and in
 * the session storage at any length, so that a reload keeps it.
 * @returns the text, the function that replaces it, and whether it was edited since the page opened
 */
export function useTryText(): readonly [TryInput, (text: TryInput) => void, boolean] {
  const [text, setText] = useState<TryInput>(EXAMPLE_TEXT);
  const [wasEdited, setWasEdited] = useState(false);
  useEffect(() => {
    const restoreText = () => {
      const restored = parseTryFragment(window.location.hash) ?? readSessionValue<TryInput>(STORAGE_KEY);
      if (restored) setText(restored);
    };
    restoreText();
    window.addEventListener("hashchange", restoreText);
    return () => window.removeEventListener("hashchange", restoreText);
  }, []);
  useEffect(() => {
    if (!wasEdited) return;
    const timer = setTimeout(() => {
      window.history.replaceState(null, "", window.location.pathname + (formatTryFragment(text) ?? ""));
    }, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, wasEdited]);
  const editText = (next: TryInput) => {
    saveSessionValue(STORAGE_KEY, next);
    setWasEdited(true);
    setText(next);
  };
  return [text, editText, wasEdited];
}
