"use client";

import { useCallback, useEffect, useRef, useState } from "react";

const VISIBLE_MS = 2600;

/** A short message that is shown and read out, and goes by itself. */
export function useAnnouncement(): { readonly notice: string; readonly announce: (text: string) => void } {
  const [notice, setNotice] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useCallback((text: string) => {
    setNotice(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNotice(""), VISIBLE_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { notice, announce: say };
}
