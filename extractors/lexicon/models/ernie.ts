import type { ModelRow } from "../types";

/** ERNIE. */
export const ernieModels: readonly ModelRow[] = [
  { name: "ERNIE", line: "ERNIE", org: "Baidu", released: "2019-04", kind: "llm" },
  { name: "ERNIE 2.0", line: "ERNIE", org: "Baidu", released: "2019-07", kind: "llm" },
  { name: "ERNIE 3.0", line: "ERNIE", org: "Baidu", released: "2021-07", sizes: [10], kind: "llm" },
  { name: "ERNIE 4.0", line: "ERNIE", org: "Baidu", released: "2023-10", kind: "llm" },
  { name: "ERNIE 4.5", line: "ERNIE", org: "Baidu", released: "2025-03", kind: "llm" },
  { name: "ERNIE 5.0", line: "ERNIE", org: "Baidu", released: "2025-11", kind: "llm" },
  { name: "PaddleOCR-VL", line: "PaddleOCR", org: "Baidu", released: "2025-10", total_b: 0.9, kind: "vision" },
];
