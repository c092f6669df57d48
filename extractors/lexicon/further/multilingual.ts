import { parseBenchmarkLines } from "../lines";

export const multilingualNames = parseBenchmarkLines(
  "multilingual",
  `
    MEGA benchmark
    !SeaExam
    SEA-HELM
    SeaBench
    XTREME-UP
    MMLU-ProX-Lite
    mHellaSwag
    ?mARC
    MuBench
    ?Uhura
    AfriQA
    AmericasNLI
    TransBench
    !SEACrowd
    IndicQA
    ArabicaQA
    ?ACVA
    AraTrust
    CaLMQA
`,
);
