import type { ModelRow } from "../types";

/** MiniMax. */
export const minimaxModels: readonly ModelRow[] = [
  {
    name: "MiniMax-01",
    line: "MiniMax",
    aliases: ["MiniMax-Text-01"],
    org: "MiniMax",
    released: "2025-01",
    total_b: 456,
    active_b: 45.9,
    kind: "llm",
  },
  {
    name: "MiniMax-M1",
    line: "MiniMax",
    org: "MiniMax",
    released: "2025-06",
    total_b: 456,
    active_b: 45.9,
    kind: "llm",
  },
  { name: "MiniMax-M2", line: "MiniMax", org: "MiniMax", released: "2025-10", total_b: 230, active_b: 10, kind: "llm" },
  { name: "MiniMax-M2.1", line: "MiniMax", org: "MiniMax", kind: "llm" },
  { name: "MiniMax-M2.5", line: "MiniMax", org: "MiniMax", kind: "llm" },
];
