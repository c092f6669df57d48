import { parseBenchmarkLines } from "../lines";

export const mathNames = parseBenchmarkLines(
  "math",
  `
    MATH-lighteval
    !MATH-Vision-mini
    DART-Math
    MathQA-Python
    GSM-MC
    GSM8K-Aug
    GSM8K-Platinum
    ?iGSM
    MATH-401
    !MATH-Beyond
    MWPBench
    !MathInstruct
    MetaMathQA
    OpenMathInstruct | OpenMathInstruct-2
    OpenR1-Math | OpenR1-Math-220k
    DAPO-Math-17K
    ORZ-57K
    Skywork-OR1-RL-Data
    OlympiadBench-Math
    Omni-MATH-Rule
    !MathIF
    IneqMath
    UTMath
    RV-Bench
    HARDMath2
    LiveMathematicianBench
    MathTutorBench
    ASyMOB
    AMO-Bench
    IMO-Bench
    IMO-Shortlist
    Putnam 2025
    PutnamGAP
    ?CNMO 2024 | CNMO
    CMM-Math
    MathScape
    TAL-SCQ5K | TAL-SCQ
    CM17K
    GAOKAO-Math
    SAT Math
    !ACT-Math
    MMLU-Math
    AraMath
    ?MMATH
    ?HAWP
    Alg514
    DRAW-1K
    Dolphin18K
    GeomVerse
    GeoSense
    SolidGeo
    PGDP5K
    MathGLance
    MV-MATH
    MMK12
    Geo170K
    GeoLaux
    AlphaGeometry-30
    FormalGeo7k
    SymPyBench
    ?Lila
    NumGLUE
    !FinanceMath
    DocMath-Eval
    !MathClean
    PRM800K
    Hard2Verify
    ProcessBench-OlympiadBench
    BIG-Bench Mistake
    MathDoku
    KenKen
`,
);
