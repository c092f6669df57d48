import type { ModelRow } from "../types";

/** Yi. */
export const yiModels: readonly ModelRow[] = [
  {
    name: "Yi",
    line: "Yi",
    org: "01.AI",
    released: "2023-11",
    sizes: [6, 9, 34],
    kind: "llm",
    exact: true,
    common: true,
  },
  { name: "Yi-1.5", line: "Yi", org: "01.AI", released: "2024-05", sizes: [6, 9, 34], kind: "llm" },
  { name: "Yi-VL", line: "Yi", org: "01.AI", released: "2024-01", sizes: [6, 34], kind: "vision" },
  { name: "Yi-Coder", line: "Yi", org: "01.AI", released: "2024-09", sizes: [1.5, 9], kind: "llm" },
  { name: "Yi-Lightning", line: "Yi", org: "01.AI", released: "2024-10", kind: "llm" },
  { name: "Yi-Large", line: "Yi", org: "01.AI", released: "2024-05", kind: "llm" },
];
