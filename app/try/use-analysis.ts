"use client";

import { useEffect, useState } from "react";
import type { TryInput } from "@/app/try/try-text";
import type { AnalyzedAbstract } from "./analyze-abstract";

const ANALYSIS_DELAY_MS = 150;

interface AnalysisState {
  readonly analysis: AnalyzedAbstract | null;
  readonly failed: boolean;
}

/** Runs the extractor on a text when typing pauses. Loads its code after the first paint. */
export function useAnalysis(text: TryInput): AnalysisState {
  const [state, setState] = useState<AnalysisState>({ analysis: null, failed: false });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { analyzeAbstract } = await import("./analyze-abstract");
        if (isCurrent) setState({ analysis: analyzeAbstract(text), failed: false });
      } catch {
        if (isCurrent) setState({ analysis: null, failed: true });
      }
    }, ANALYSIS_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return state;
}
