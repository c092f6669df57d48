"use client";

import { useEffect, useState } from "react";
import { isExampleText, type TryInput } from "@/app/try/try-text";
import type { AnalyzedAbstract } from "./analyze-abstract";

const ANALYSIS_DELAY_MS = 150;

interface AnalysisState {
  readonly analysis: AnalyzedAbstract | null;
  readonly failed: boolean;
}

const loadExtractor = () => import("./analyze-abstract");

/** Loads the extractor ahead of the first edit. A failure is reported when a text is analyzed. */
export function preloadExtractor(): void {
  loadExtractor().catch(() => undefined);
}

/**
 * Runs the extractor on a text when typing pauses, and loads its code for the first text that is not the example.
 * @param example the claims of the example, which the server extracted
 * @returns the latest analysis; null until the extractor has processed the first text
 */
export function useAnalysis(text: TryInput, example: AnalyzedAbstract): AnalysisState {
  const [state, setState] = useState<AnalysisState>({ analysis: null, failed: false });
  const isExample = isExampleText(text);
  useEffect(() => {
    if (isExample) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { analyzeAbstract } = await loadExtractor();
        if (isCurrent) setState({ analysis: analyzeAbstract(text), failed: false });
      } catch {
        if (isCurrent) setState({ analysis: null, failed: true });
      }
    }, ANALYSIS_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, isExample]);
  return isExample ? { analysis: example, failed: false } : state;
}
