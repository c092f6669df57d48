"use client";

import { useEffect, useState } from "react";
import type { TryInput } from "@/app/try/try-text";
import type { AnalyzedAbstract } from "./analyze-abstract";

const ANALYSIS_DELAY_MS = 150;

interface AnalysisState {
  readonly analysis: AnalyzedAbstract | null;
  readonly failed: boolean;
}

/** What the extractor sees in a text. Its code is loaded after the page stands, and it reads when the typing pauses. */
export function useAnalysis(text: TryInput): AnalysisState {
  const [state, setState] = useState<AnalysisState>({ analysis: null, failed: false });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { analyzeAbstract: readAbstract } = await import("./analyze-abstract");
        if (isCurrent) setState({ analysis: readAbstract(text), failed: false });
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
