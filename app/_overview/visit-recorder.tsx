"use client";

import { useEffect } from "react";
import { VISIT_COOKIE } from "@/app/_overview/visit";

const SECONDS_PER_YEAR = 365 * 24 * 3600;

/** Stores the time of the visit in a cookie, so that the next visit can show what is new. */
export function VisitRecorder({ visit }: { readonly visit: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
    document.cookie = `${VISIT_COOKIE}=${visit}; path=/; max-age=${SECONDS_PER_YEAR}; samesite=lax`;
  }, [visit]);
  return null;
}
