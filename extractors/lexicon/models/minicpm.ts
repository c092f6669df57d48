import type { ModelRow } from "../types";

/** MiniCPM and Eurus. */
export const minicpmModels: readonly ModelRow[] = [
  { name: "MiniCPM", line: "MiniCPM", org: "OpenBMB", released: "2024-02", sizes: [1.2, 2.4], kind: "llm" },
  { name: "MiniCPM3", line: "MiniCPM", org: "OpenBMB", released: "2024-09", total_b: 4, kind: "llm" },
  { name: "MiniCPM4", line: "MiniCPM", org: "OpenBMB", released: "2025-06", sizes: [0.5, 8], kind: "llm" },
  { name: "MiniCPM-V", line: "MiniCPM", org: "OpenBMB", released: "2024-02", kind: "vision" },
  { name: "MiniCPM-V 2.0", line: "MiniCPM", org: "OpenBMB", released: "2024-04", sizes: [2.8], kind: "vision" },
  {
    name: "MiniCPM-V 2.5",
    line: "MiniCPM",
    aliases: ["MiniCPM-Llama3-V 2.5"],
    org: "OpenBMB",
    released: "2024-05",
    sizes: [8],
    kind: "vision",
  },
  { name: "MiniCPM-V 2.6", line: "MiniCPM", org: "OpenBMB", released: "2024-08", sizes: [8], kind: "vision" },
  { name: "MiniCPM-V 4.5", line: "MiniCPM", org: "OpenBMB", released: "2025-08", sizes: [8], kind: "vision" },
  {
    name: "MiniCPM-o 2.6",
    line: "MiniCPM",
    aliases: ["MiniCPM-o"],
    org: "OpenBMB",
    released: "2025-01",
    sizes: [8],
    kind: "vision",
  },
  { name: "Eurus", line: "Eurus", org: "Tsinghua", released: "2024-04", sizes: [7, 70], kind: "llm" },
  { name: "Eurus-2", line: "Eurus", org: "Tsinghua", released: "2024-12", sizes: [7], kind: "llm" },
];
