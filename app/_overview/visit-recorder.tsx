"use client";

import { useEffect } from "react";
import { VISIT_COOKIE } from "@/app/_overview/visit";

const SECONDS_PER_YEAR = 365 * 24 * 3600;

/** Keeps when the board was looked at, in this browser alone, so that the next visit can say what is new. */
export function VisitRecorder({ visit }: { readonly visit: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser
    document.cookie = `${VISIT_COOKIE}=${visit}; path=/; max-age=${SECONDS_PER_YEAR}; samesite=lax`;
  }, [visit]);
  return null;
}
