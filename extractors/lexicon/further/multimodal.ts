import { parseBenchmarkLines } from "../lines";

export const multimodalNames = parseBenchmarkLines(
  "multimodal",
  `
    MMMU-Pro Vision
    MMBench-Video
    ?MMCR
    ?MMRB
    MMR-V
    MMWorld
    MMEvalPro
    ?MMDU
    MM-HELIX
    MME-Unify
    MME-Perception
    MME-Cognition
    MME-VideoOCR
    VisualWebBench
    WebQuest
    !VisualOverload
    !ReasonMap
    MapBench
    !MapEval
    MathVista-GEO
    CLEVR-Math
    CLEVR-CoGenT
    CLEVR-Humans
    CLEVR-Change
    CLEVR-X
    !Spot-the-Diff
    VQA v1 | VQA 1.0
    VQA-CE
    VQA-E
    VQA-X
    GQA-OOD
    AdVQA
    OK-VQA v1.1
    S3VQA
    ?KVQA
    KB-VQA
    Visual7W
    COCO-QA
    !DAQUAR
    ?FSVQA
    ViP-Bench
    ?VIST
    ScienceQA-IMG
    SEED-Bench-R1
    SEED-Bench-H
    !TouchStone
    TinyLVLM-eHub
    LVLM-eHub
    LLaVA-Wilder
    VisIT-Bench
    !WildVision | WildVision-Bench | WildVision Arena
    MEGA-Bench
    MIBench
    ?Mementos
    NaturalBench
    ConMe
    ?VALSE
    VL-Checklist
    SugarCrepe++
    VLMBias
    DocHaystack
    MultiHaystack
    MileBench
    ?MMIE
    InterleavedBench
    ?OpenING
    ?CoMM
    !RealUnify
    Uni-MMMU
    UniBench
    ?OVEN
    SnapNTell
    Dyn-VQA
    LiveVQA
    MRAMG-Bench
    MRAG-Bench
    FactualVQA | FVQA-test
    WorldVQA
    Spatial457
    SpatialBench
    SITE-Bench
    STI-Bench
    Ego3D-Bench
    All-Angles Bench
    MMSI-Video-Bench
    VSI-100K
    VSI-Super
    Q-Spatial Bench
    SPHERE-VLM
    PointBench
    PixMo
    PixMo-Count
    RefSpatial-Bench | RefSpatial
    RoboRefIt
    Ref-L4
    Ref-Adv
    FineCops-Ref
    ?GREC
    Flickr30k CN
    COCO-CN
    ?MUGE
    ShareGPT4V-1k
    ?DCI
    ?IIW
    !Localized Narratives
    Karpathy test | COCO Karpathy | Karpathy split
    VizWiz-Captions
    CapArena
    ?CAPability
    Stanford Paragraph
    Flickr8k-Expert
    Flickr8k-CF
    Pascal-50S
    !THumB
    MM-IMDb
    CrisisMMD
    N24News
    UPMC-Food101
    ?MVSA-Single | MVSA
    MVSA-Multiple
    Twitter-2015
    Twitter-2017
    ?MNRE
    ?Memotion
    Harm-C | HarMeme
    Harm-P
    ?MAMI
    ?FHM
    PrideMM
    !VisualNews
    !GoodNews
    NYTimes800k
    ChartBench
    !MemeCap
    New Yorker Caption | New Yorker Caption Contest
    HumorDB
    !YesBut
    II-Bench
    !DEEPEVAL
    WHOOPS! | WHOOPS
    IllusionVQA
    CulturalVQA
    WorldCuisines
    ?MaXM
    ?xGQA
    MaRVL
    ?IGLUE
    M3GIA
    !M4U
    EXAMS-V
    ?MTVQA
    CAMEL-Bench
    KOFFVQA
    JDocQA
    Heron-Bench
    ALM-Bench
    PangeaBench
    !MultiTrust
    ?VHELM
    Video-Bench
    OmniMMI
    AV-SpeakerBench
    JointAVBench
    AVHBench
    ?AVUT
    AVTrustBench
    XModBench
    UNO-Bench
`,
);
