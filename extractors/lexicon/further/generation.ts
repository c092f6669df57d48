import { parseBenchmarkLines } from "../lines";

export const generationNames = parseBenchmarkLines(
  "generation",
  `
    ImageNet 128x128 | ImageNet-128
    ImageNet 32x32 | ImageNet-32
    CelebA-64
    CelebA-HQ-256 | CelebA-HQ 256x256
    CelebA-HQ-1024
    FFHQ-1024 | FFHQ 1024x1024
    FFHQ-64 | FFHQ 64x64
    AFHQv2
    AFHQ-Cat
    AFHQ-Dog
    !MetFaces
    LSUN Cat
    LSUN Horse
    LSUN-Tower
    COCO-30K | MS-COCO 30K
    COCO-10K
    COCO 5K
    ?MJHQ-30K | MJHQ
    ImageRewardDB
    GenAI-Arena
    GenExam
    T2I-ReasonBench
    R2I-Bench
    Science-T2I
    Commonsense-T2I
    TIFA v1.0
    ?DSG-1k | DSG
    HRS-Bench
    ?HEIM
    UniGenBench | UniGenBench++
    PRISM-Bench
    !DetailMaster
    AnyText-benchmark
    MARIOEval
    TextAtlas5M
    LeX-Bench
    StyleBench
    !CustomConcept101 | CustomConcept
    Subjects200K
    XVerseBench
    EditBench
    EditEval v1
    TEdBench
    ?AnyEdit | AnyBench
    ?UltraEdit
    HQ-Edit
    I2EBench
    !ReasonEdit
    ICE-Bench
    RefEdit-Bench
    EditReward-Bench
    GIE-Bench
    DragBench
    ?VITON
    StreetTryOn
    DeepFashion-MultiModal
    TikTok dance | TikTok dataset
    UBC Fashion
    VBench++
    ?FETV
    ?BAIR | BAIR Robot Pushing
    ?KTH
    SmMNIST | Stochastic Moving MNIST
    !WorldScore
    WorldModelBench
    WorldSimBench
    VideoVerse
    PhysVidBench
    ?MMGR
    ChronoMagic-Bench
    OpenS2V-Eval | OpenS2V
    VEditBench
    ?FiVE
    ?TGVE | LOVEU-TGVE-2023 | LOVEU-TGVE
    EditVerseBench
    OpenVE-Bench
    BalanceCC
    DAVIS-Edit
    !VideoFeedback
    EvalCrafter-700
    T2VSafetyBench
    StoryBench
    ViStoryBench
    PororoSV
    FlintstonesSV
    T3Bench
    GPTEval3D
    3DGen-Bench
    Eval3D
    !HumanEdit
    CelebA-Dialog
    Multi-Modal-CelebA-HQ | MM-CelebA-HQ
    COCO-MIG
    LayoutBench
    ?Rico
    PKU PosterLayout
    ?CGL
    ?Crello
    FIGR-8
    SVG-Stack
    SVG-Icons8
    MMSVG-Bench
    SGP-Bench
    VGBench
`,
);
