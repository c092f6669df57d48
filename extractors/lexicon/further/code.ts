import { parseBenchmarkLines } from "../lines";

export const codeNames = parseBenchmarkLines(
  "code",
  `
    HumanEval-ET
    HumanEval-Decompile
    HumanEvalComm
    MBPP-ET
    MBPP-sanitized
    CodeApex
    !CodeScope
    CodeRAG-Bench
    CodeUpdateArena
    CodeReviewQA
    CodeJudge-Eval
    CoderUJB
    !CodeIF
    ComplexCodeEval
    !DomainEval
    Exec-CSN
    BioCoder
    LiveCodeBench Lite
    LLMSecCode
    ML-Bench
    SciReplicate-Bench
    ResearchCodeBench
    DevBench
    !ProjectEval
    Commit0
    RepoCod
    RES-Q
    SWE-bench-CL
    SWE-bench Bash Only
    SWEE-Bench
    UniTSyn
    Methods2Test
    ?TestBench
    G-TransEval
    RustEvo
    CRUST-Bench
    C2Rust-Bench
    xCodeEval-APR
    !DebugEval
    ConDefects
    ?Bears
    Bugs.jar
    BugsJS
    IntroClassJava
    !TypeBugs
    Decompile-Eval
    ExeBench
    SPEC CPU 2017
    PolyBench/C | PolyBench
    HeCBench
    ?Rodinia
    MultiKernelBench
    !ComputeEval
    TritonBench-G
    TritonBench-T
    RTL-Repo
    VerilogEval-Spec-to-RTL
    FVEval
    AssertionBench
    DafnyBench
    VerusBench
    ?Clover
    SV-COMP
    SyGuS
    Loghub-2.0 | Loghub-2k
    LogPub
    AIOPS 2018
    RCAEval
    AIOps Challenge
    StaQC
    CoSQA
    CoSQA+
    AdvTest
    CSN-Python
    MCoNaLa
    ?JuICe
    ExeDS
    DSEval
    DataSciBench
    QRData
    VisEval
    nvBench
    MatPlotBench
    PandasPlotBench
    !WebSight
    Sketch2Code
    Interaction2Code
    FrontendBench
    ArtifactsBench
    SVGenius
    Qiskit HumanEval
    QCircuitBench
    TestGenEval Lite
    LoCoBench
    LongCodeBench
    Long Code Arena
    !CodeQueries
    CodeQA
    CS1QA
    CoReQA
`,
);
