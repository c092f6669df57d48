import type { ModelRow } from "../types";

/** Restoration and anomaly detection. */
export const restorationModels: readonly ModelRow[] = [
  { name: "SRCNN", line: "SRCNN", released: "2014-12", kind: "vision" },
  { name: "SRGAN", line: "SRGAN", released: "2016-09", kind: "vision" },
  { name: "ESRGAN", line: "ESRGAN", released: "2018-09", kind: "vision" },
  { name: "Real-ESRGAN", line: "Real-ESRGAN", released: "2021-07", kind: "vision" },
  { name: "EDSR", line: "EDSR", released: "2017-07", kind: "vision" },
  { name: "RCAN", line: "RCAN", released: "2018-07", kind: "vision" },
  { name: "SwinIR", line: "SwinIR", released: "2021-08", kind: "vision" },
  { name: "Restormer", line: "Restormer", released: "2021-11", kind: "vision" },
  { name: "NAFNet", line: "NAFNet", released: "2022-04", kind: "vision" },
  { name: "Uformer", line: "Uformer", released: "2021-06", kind: "vision" },
  { name: "MPRNet", line: "MPRNet", released: "2021-02", kind: "vision" },
  { name: "MambaIR", line: "MambaIR", released: "2024-02", kind: "vision" },
  { name: "PromptIR", line: "PromptIR", released: "2023-06", kind: "vision" },
  { name: "DnCNN", line: "DnCNN", released: "2016-08", kind: "vision" },
  { name: "StableSR", line: "StableSR", released: "2023-05", kind: "vision" },
  { name: "DiffBIR", line: "DiffBIR", released: "2023-08", kind: "vision" },
  { name: "SUPIR", line: "SUPIR", released: "2024-01", kind: "vision" },
  { name: "PatchCore", line: "PatchCore", released: "2021-06", kind: "vision" },
  { name: "PaDiM", line: "PaDiM", released: "2020-11", kind: "vision" },
  { name: "WinCLIP", line: "WinCLIP", released: "2023-03", kind: "vision" },
  { name: "AnomalyCLIP", line: "AnomalyCLIP", released: "2023-10", kind: "vision" },
];
