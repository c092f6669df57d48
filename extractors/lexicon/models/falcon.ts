import type { ModelRow } from "../types";

/** Falcon. */
export const falconModels: readonly ModelRow[] = [
  {
    name: "Falcon",
    line: "Falcon",
    org: "TII",
    released: "2023-05",
    sizes: [1, 7, 40, 180],
    kind: "llm",
    exact: true,
    common: true,
  },
  { name: "Falcon 2", line: "Falcon", org: "TII", released: "2024-05", total_b: 11, kind: "llm" },
  { name: "Falcon 3", line: "Falcon", org: "TII", released: "2024-12", sizes: [1, 3, 7, 10], kind: "llm" },
  { name: "Falcon-H1", line: "Falcon", org: "TII", released: "2025-05", sizes: [0.5, 1.5, 3, 7, 34], kind: "llm" },
  { name: "Falcon Mamba", line: "Falcon", org: "TII", released: "2024-08", total_b: 7, kind: "llm" },
];
