import type { ModelRow } from "../types";

/** Hunyuan. */
export const hunyuanModels: readonly ModelRow[] = [
  {
    name: "Hunyuan-Large",
    line: "Hunyuan",
    org: "Tencent",
    released: "2024-11",
    total_b: 389,
    active_b: 52,
    kind: "llm",
  },
  {
    name: "Hunyuan-A13B",
    line: "Hunyuan",
    org: "Tencent",
    released: "2025-06",
    total_b: 80,
    active_b: 13,
    kind: "llm",
  },
  { name: "Hunyuan-T1", line: "Hunyuan", org: "Tencent", released: "2025-03", kind: "llm" },
  {
    name: "Hunyuan-TurboS",
    line: "Hunyuan",
    org: "Tencent",
    released: "2025-05",
    total_b: 560,
    active_b: 56,
    kind: "llm",
  },
  { name: "HunyuanVideo", line: "Hunyuan", org: "Tencent", released: "2024-12", total_b: 13, kind: "diffusion" },
  { name: "HunyuanVideo-I2V", line: "Hunyuan", org: "Tencent", released: "2025-03", kind: "diffusion" },
  { name: "HunyuanVideo-1.5", line: "Hunyuan", org: "Tencent", released: "2025-11", total_b: 8.3, kind: "diffusion" },
  { name: "Hunyuan-DiT", line: "Hunyuan", org: "Tencent", released: "2024-05", kind: "diffusion" },
  { name: "Hunyuan3D", line: "Hunyuan", org: "Tencent", released: "2024-11", kind: "diffusion" },
  { name: "HunyuanImage", line: "Hunyuan", org: "Tencent", released: "2025-09", kind: "diffusion" },
  { name: "Hunyuan-MT", line: "Hunyuan", org: "Tencent", released: "2025-09", sizes: [7], kind: "llm" },
];
