import type { ModelRow } from "../types";

/** Gemma. */
export const gemmaModels: readonly ModelRow[] = [
  {
    name: "Gemma",
    line: "Gemma",
    aliases: ["Gemma 1"],
    org: "Google",
    released: "2024-02",
    sizes: [2, 7],
    kind: "llm",
  },
  { name: "Gemma 1.1", line: "Gemma", org: "Google", released: "2024-04", sizes: [2, 7], kind: "llm" },
  { name: "Gemma 2", line: "Gemma", org: "Google", released: "2024-06", sizes: [2, 9, 27], kind: "llm" },
  { name: "Gemma 3", line: "Gemma", org: "Google", released: "2025-03", sizes: [0.27, 1, 4, 12, 27], kind: "llm" },
  { name: "Gemma 3n", line: "Gemma", org: "Google", released: "2025-06", kind: "llm" },
  { name: "Gemma 4", line: "Gemma", org: "Google", kind: "llm" },
  { name: "CodeGemma", line: "Gemma", org: "Google", released: "2024-04", sizes: [2, 7], kind: "llm" },
  { name: "RecurrentGemma", line: "Gemma", org: "Google", released: "2024-04", sizes: [2, 9], kind: "llm" },
  { name: "MedGemma", line: "Gemma", org: "Google", released: "2025-05", sizes: [4, 27], kind: "llm" },
  { name: "PaliGemma", line: "PaliGemma", org: "Google", released: "2024-05", total_b: 3, kind: "vision" },
  { name: "PaliGemma 2", line: "PaliGemma", org: "Google", released: "2024-12", sizes: [3, 10, 28], kind: "vision" },
  { name: "ShieldGemma", line: "Gemma", org: "Google", released: "2024-07", sizes: [2, 9, 27], kind: "llm" },
  { name: "EmbeddingGemma", line: "Gemma", org: "Google", released: "2025-09", sizes: [0.3], kind: "embedding" },
];
