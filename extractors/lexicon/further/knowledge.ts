import { parseBenchmarkLines } from "../lines";

export const knowledgeNames = parseBenchmarkLines(
  "knowledge",
  `
    MMLU-Pro+
    ?Xiezhi
    !M3KE
    GAOKAO-MM
    C-Eval Hard
    AGIEval-en | AGIEval English
    SciAssess
    SciCUEval
    ?SFE
    !PhysicsEval
    SeePhys
    ?PhyX
    PhysUniBench
    ?IPhO
    IPhO 2025
    IChO 2025
    HiPhO
    OlympiadBench-Physics
    ChemCoTBench
    EarthSE
    OceanBench
    GeoGLUE
    AstroMLab-1
    AstroBench
    MaScQA
    MatSciBench
    GeneTuring
    TeleQnA
    NetConfEval
    CyberMetric-10000
    KoBALT
    ?CLIcK
    HRM8K
    KMMLU-Hard
    KMMLU-Redux
    !CSATQA
    ThaiExam
    IndoCareer
    MalayMMLU
    ?VMLU
    UrduMMLU
    PersianMMLU | Khayyam Challenge
    ?ENEM
    ?BLUEX
    JEEBench
    JEE Advanced
    JEE Main
    ?UPSC
    LSAT-AR
`,
);
