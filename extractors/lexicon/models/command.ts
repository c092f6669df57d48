import type { ModelRow } from "../types";

/** Command and Aya. */
export const commandModels: readonly ModelRow[] = [
  { name: "Command R", line: "Command", org: "Cohere", released: "2024-03", total_b: 35, kind: "llm" },
  { name: "Command R+", line: "Command", org: "Cohere", released: "2024-04", total_b: 104, kind: "llm" },
  { name: "Command A", line: "Command", org: "Cohere", released: "2025-03", total_b: 111, kind: "llm" },
  { name: "Aya", line: "Aya", org: "Cohere", released: "2024-02", sizes: [13], kind: "llm", exact: true, common: true },
  { name: "Aya 101", line: "Aya", org: "Cohere", released: "2024-02", total_b: 13, kind: "llm" },
  { name: "Aya 23", line: "Aya", org: "Cohere", released: "2024-05", sizes: [8, 35], kind: "llm" },
  { name: "Aya Expanse", line: "Aya", org: "Cohere", released: "2024-10", sizes: [8, 32], kind: "llm" },
  { name: "Aya Vision", line: "Aya", org: "Cohere", released: "2025-03", sizes: [8, 32], kind: "vision" },
];
