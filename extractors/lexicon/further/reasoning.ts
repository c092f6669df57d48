import { parseBenchmarkLines } from "../lines";

export const reasoningNames = parseBenchmarkLines(
  "reasoning",
  `
    LogicNLI
    !LogicGame
    AbductionRules
    !αNLG
    ParaRules
    PARARULE-Plus
    WikiWhy
    e-CARE
    BCOPA-CE
    ?CRAB
    CausalBench
    ?CaLM
    ?IfQA
    ReCOGS
    ?SLOG
    ?CREPE
    ?CREAK
    CSQA2.0
    COM2SENSE
    CommonGen-Lite | CommonGen-Hard
    !ConceptNet
    ?RAINBOW
    ?SWAG
    VisualCOMET
    MCScript
    !MCTACO
    !TRACIE
    TimeDial
    ?TGQA
    TempTabQA
    TIME-Lite
    !RoomSpace
    SpaRTUN
    FloorplanQA
    !MindGames
    ExploreToM
    SimpleToM
    NegotiationToM
    MuMA-ToM
    EmoBench-M
    EmotionQueen
    !Mini Crosswords
    NYT Connections
    Lichess puzzles
    ?Futoshiki
    1D-ARC
    ?LARC
    ?BARC
    RE-ARC
    Bongard-LOGO
    RAVEN-FAIR
    ?SVRT
    MaRs-VQA
    GraphArena
    NPHardEval
    !TripCraft
    ITINBENCH
    ActPlan-1K
    BoardgameQA
    DetectBench
    SpookyBench
    SimpleBench
    MisguidedAttention
    ENIGMAEVAL
    EnigmaToM
    PuzzleWorld
    LINGOLY
    ?Linguini
    ?modeLing
`,
);
