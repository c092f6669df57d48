"use client";

import { useEffect, useState } from "react";
import type { TryText } from "@/lib/try-text";
import type { ReadAbstract } from "./read-abstract";

const PAUSE_MS = 150;

interface Reading {
  readonly read: ReadAbstract | null;
  readonly failed: boolean;
}

/** What the extractor sees in a text. Its code is loaded after the page stands, and it reads when the typing pauses. */
export function useReading(text: TryText): Reading {
  const [reading, setReading] = useState<Reading>({ read: null, failed: false });
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const { readAbstract } = await import("./read-abstract");
        if (wanted) setReading({ read: readAbstract(text), failed: false });
      } catch {
        if (wanted) setReading({ read: null, failed: true });
      }
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  return reading;
}
