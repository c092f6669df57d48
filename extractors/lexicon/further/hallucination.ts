import { parseBenchmarkLines } from "../lines";

export const hallucinationNames = parseBenchmarkLines(
  "hallucination",
  `
    HaluEval-QA
    HaluEval-Wild
    LLM-AggreFact
    HalluQA
    MHaluBench
    HALoGEN
    ?FRANK
    AggreFact
    !TRUE benchmark
    DiaHalu
    CRUD-RAG
    ?OPOPE
    VideoHallucer
    VidHalluc
    EventHallusion
    Vript-HAL
    !THRONE
    ?GAVIE
    MediConfusion
`,
);
