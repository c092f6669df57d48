import type { ModelRow } from "../types";

/** Kimi. */
export const kimiModels: readonly ModelRow[] = [
  {
    name: "Kimi k1.5",
    line: "Kimi",
    aliases: ["Kimi-1.5", "k1.5"],
    org: "Moonshot AI",
    released: "2025-01",
    kind: "llm",
  },
  { name: "Kimi K2", line: "Kimi", org: "Moonshot AI", released: "2025-07", total_b: 1000, active_b: 32, kind: "llm" },
  {
    name: "Kimi K2 Thinking",
    line: "Kimi",
    org: "Moonshot AI",
    released: "2025-11",
    total_b: 1000,
    active_b: 32,
    kind: "llm",
  },
  { name: "Kimi K2.5", line: "Kimi", org: "Moonshot AI", kind: "llm" },
  { name: "Kimi-VL", line: "Kimi", org: "Moonshot AI", released: "2025-04", total_b: 16, active_b: 3, kind: "vision" },
  { name: "Kimi-Audio", line: "Kimi", org: "Moonshot AI", released: "2025-04", sizes: [7], kind: "speech" },
  { name: "Kimi-Dev", line: "Kimi", org: "Moonshot AI", released: "2025-06", total_b: 72, kind: "llm" },
  { name: "Kimi Linear", line: "Kimi", org: "Moonshot AI", released: "2025-10", total_b: 48, active_b: 3, kind: "llm" },
  { name: "Kimi-Researcher", line: "Kimi", org: "Moonshot AI", released: "2025-06", kind: "llm" },
  {
    name: "Moonlight",
    line: "Moonlight",
    org: "Moonshot AI",
    released: "2025-02",
    total_b: 16,
    active_b: 3,
    kind: "llm",
    exact: true,
    common: true,
  },
];
