import type { ModelRow } from "../types";

/** OLMo and other models of Ai2. */
export const olmoModels: readonly ModelRow[] = [
  { name: "OLMo", line: "OLMo", org: "Ai2", released: "2024-02", sizes: [1, 7], kind: "llm" },
  { name: "OLMo 2", line: "OLMo", org: "Ai2", released: "2024-11", sizes: [1, 7, 13, 32], kind: "llm" },
  { name: "OLMo 3", line: "OLMo", org: "Ai2", released: "2025-11", sizes: [7, 32], kind: "llm" },
  { name: "OLMoE", line: "OLMo", org: "Ai2", released: "2024-09", total_b: 6.9, active_b: 1.3, kind: "llm" },
  { name: "Molmo", line: "Molmo", org: "Ai2", released: "2024-09", sizes: [1, 7, 72], kind: "vision" },
  { name: "Molmo 2", line: "Molmo", org: "Ai2", released: "2025-12", sizes: [4, 7, 8], kind: "vision" },
  { name: "MolmoAct", line: "MolmoAct", org: "Ai2", released: "2025-08", sizes: [7], kind: "rl" },
  { name: "olmOCR", line: "olmOCR", org: "Ai2", released: "2025-02", sizes: [7], kind: "vision" },
  { name: "Longformer", line: "Longformer", org: "Ai2", released: "2020-04", kind: "llm" },
  { name: "SciBERT", line: "SciBERT", org: "Ai2", released: "2019-03", sizes: [0.11], kind: "llm" },
  {
    name: "Specter",
    line: "Specter",
    aliases: ["SPECTER", "SPECTER2"],
    org: "Ai2",
    released: "2020-04",
    kind: "embedding",
    exact: true,
    common: true,
  },
  { name: "UnifiedQA", line: "UnifiedQA", org: "Ai2", released: "2020-05", kind: "llm" },
];
