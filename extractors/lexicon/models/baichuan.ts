import type { ModelRow } from "../types";

/** Baichuan. */
export const baichuanModels: readonly ModelRow[] = [
  { name: "Baichuan", line: "Baichuan", org: "Baichuan", released: "2023-06", sizes: [7, 13], kind: "llm" },
  { name: "Baichuan 2", line: "Baichuan", org: "Baichuan", released: "2023-09", sizes: [7, 13], kind: "llm" },
  { name: "Baichuan-M1", line: "Baichuan", org: "Baichuan", released: "2025-01", sizes: [14], kind: "llm" },
  { name: "Baichuan-M2", line: "Baichuan", org: "Baichuan", released: "2025-08", sizes: [32], kind: "llm" },
  { name: "Baichuan-Omni", line: "Baichuan", org: "Baichuan", released: "2024-10", sizes: [7], kind: "vision" },
];
