import { parseBenchmarkLines } from "../lines";

export const safetyNames = parseBenchmarkLines(
  "safety",
  `
    !SafetyPrompts
    CategoricalHarmfulQA | CatQA
    HarmfulQA
    HEx-PHI
    MaliciousEducator
    !ForbiddenQuestions
    !CyberMetric
    DAN dataset
    SafeDialBench
    Agent-SafetyBench
    SafeAgentBench
    !ToolSword
    !RedCode
    ?OpenAI Moderation
    Aegis 2.0 | AegisSafetyTest
    SimpleSafetyTests
    PolyGuardPrompts
    XSafety
    Aya Red-teaming
    MultiJail
    VLSBench
    MSSBench
    VSCBench
    ?RTVLM
    MOSSBench
    ?HADES
    ?VIVA
    BBQ-V
    SafeSora
    Video-SafetyBench
    T2ISafety
    UnsafeBench
    TruthfulQA-MC
    DiscrimEval
    !HolisticBias
    WinoMT
    Bias in Bios | BiasBios
    Jigsaw Toxicity | Jigsaw Toxic Comment
    OffensEval
    HatEval
    ?HASOC
    !Implicit Hate Corpus | ImplicitHate
    ?SBIC | Social Bias Frames
    !MultiOFF
    MMHS150K
    !TensorTrust
    !PromptInject
    !Open-Prompt-Injection
    LLMail-Inject
    WMDP-Chem
    ?MUSE
    TOFU forget10
    KnowUnDo
    FIUBench
`,
);
