"use client";

import { useCallback, useEffect, useRef, useState } from "react";

const VISIBLE_MS = 2600;

/** Shows a short message, also to screen readers, and hides it after a few seconds. */
export function useAnnouncement(): { readonly notice: string; readonly announce: (text: string) => void } {
  const [notice, setNotice] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback((text: string) => {
    setNotice(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNotice(""), VISIBLE_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { notice, announce };
}
