import { parseBenchmarkLines } from "../lines";

export const agentNames = parseBenchmarkLines(
  "agent",
  `
    OSWorld 2.0
    ?Toolathlon
    SWE-Lancer Diamond
    WebLINX
    !WebGames
    AndroidEnv
    LlamaTouch
    ?A3 | Android Agent Arena
    SPA-Bench
    Mobile-Bench
    ?MoTIF
    GUI-World
    GUI-360
    VideoGUI
    DeepResearchGym
    InfoDeepSeek
    DRBench
    LiveResearchBench
    ScholarSearch
    WebSRC
    AgentClinic-MedQA
    AgentQuest
    !SmartPlay
    GameBench
    TextArena
    LMGame-Bench
    VideoGameBench
    BabyAI-Text
    !WorkBench
    EnterpriseBench
    MultiAgentBench
    MedAgentsBench
    OmniGAIA
    GAIA2 mini
    !EmbodiedEval
    ET-Plan-Bench
    !PARTNR
    WAH-NL
    ?TEACh
    DialFRED
    OdysseyBench
    SkillsBench
    ProgramBench
`,
);
