import type { ModelRow } from "../types";

/** Grok. */
export const grokModels: readonly ModelRow[] = [
  { name: "Grok", line: "Grok", org: "xAI", kind: "llm", exact: true },
  { name: "Grok-1", line: "Grok", org: "xAI", released: "2024-03", total_b: 314, kind: "llm" },
  { name: "Grok-2", line: "Grok", org: "xAI", released: "2024-08", kind: "llm" },
  { name: "Grok-3", line: "Grok", org: "xAI", released: "2025-02", kind: "llm" },
  { name: "Grok-3 mini", line: "Grok", org: "xAI", released: "2025-02", kind: "llm" },
  { name: "Grok-4", line: "Grok", org: "xAI", released: "2025-07", kind: "llm" },
  { name: "Grok-4 Fast", line: "Grok", org: "xAI", released: "2025-09", kind: "llm" },
  { name: "Grok-4.1", line: "Grok", org: "xAI", released: "2025-11", kind: "llm" },
  { name: "Grok-4.1 Fast", line: "Grok", org: "xAI", kind: "llm" },
];
