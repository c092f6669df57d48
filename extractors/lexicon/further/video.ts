import { parseBenchmarkLines } from "../lines";

export const videoNames = parseBenchmarkLines(
  "video",
  `
    Video-MME v2
    VideoEval-Pro
    Video-MMLU
    VideoVista-CulturalLingo
    VideoNIAH
    VCG-Diverse | VCGBench-Diverse
    CVRR-ES
    ViLMA
    ReXTime
    CG-Bench
    CG-AV-Counting
    Causal-VidQA
    ?AGQA
    AGQA 2.0
    SUTD-TrafficQA
    EgoTaskQA
    QAEgo4D
    EgoTempo
    EgoTextVQA
    EgoMemoria
    EgoPlan-Bench2
    !EgoLife
    X-LeBench
    HD-EPIC
    EPIC-Fields
    Social-IQ | Social-IQ 2.0
    DramaQA
    MovieQA
    ?LVU
    MoVQA
    MLVU-Test
    LongVideo-Reason
    LongTVQA
    VNBench
    VideoAutoArena
    !VideoAds
    PhysGame
    IntPhys | IntPhys 2
    ComPhy
    CLEVRER-Humans
    ?ACQUIRED
    VideoCon
    VideoCon-Physics
    VITATECS
    SSv2-Label
    SSv2-Template
    SSv2-Small
    !Something-Else
    !Mini-Kinetics | Kinetics-200
    Mini-SSv2
    Kinetics-100
    Sports-1M
    YouTube-8M
    !Multi-Moments in Time
    MultiTHUMOS
    !MultiSports
    ?JHMDB
    UCF101-24
    AVA-Kinetics
    AVA-ActiveSpeaker
    Columbia ASD
    ?Ego4D NLQ | NLQ
    Ego4D-MQ
    Ego4D-LTA
    ?TVR
    TVR-Ranking
    Charades-CD
    Charades-Ego
    ActivityNet Entities
    ActivityNet-RTL
    ?ViTT
    ?Vript
    Dream-1K
    TUNA-Bench
    ?VDC
    VidCapBench
    MSRVTT-MC
    LSMDC-MC
    TGIF-Frame
    TGIF-Action
    TGIF-Transition
    !YouTube Highlights
    Mr. HiSum
    ?OVP
    !THUMOS
    THUMOS15
    !TVSeries
    ?HDD
    IKEA ASM
    ENIGMA-51
    EgoProceL
    ProceL
    MPII-Cooking 2
    !HA4M
    Penn Action
    Gym99
    Gym288
    MTL-AQA
    AQA-7
    Fis-V
    FS1000
    SoccerNet-v2
    SoccerNet-v3
    SoccerNet-GSR
    SportsQA
    !SPORTU
    ?NSVA
    !Collective Activity
    JRDB-Act
    NTU60-XSub
    NTU120-XSub
    PKU-MMD II
    UTD-MHAD
    MSR Action3D
    SYSU 3D HOI
    ETRI-Activity3D
    DHG-14/28
    SHREC'17 | SHREC 2017
    SHREC'21
    !EgoGesture
    NVGesture
    IPN Hand
    HaGRID
    ?Briareo
    ChaLearn IsoGD
    20BN-Jester
    ?DAD
    ?CCD
    DADA-2000
    ?A3D
    ?CADP
    ?Street Scene
    !UCSD Ped1 | Ped1
    NWPU Campus
    IITB Corridor
    HR-ShanghaiTech
    HR-Avenue
    HR-UBnormal
    ?MSAD
    ?UCA
    HIVAU-70k
    VAD-Instruct50k
    ?CUVA
    ?ECVA
    RWF-2000
    !Hockey Fight
    ?RLVS
    ViolentFlow | Violent Flows
    ?VIRAT
    ?MEVA
    Okutama-Action
    !Drone-Action
    MOD20
    !Animal Kingdom
    MammalNet
    ChimpACT
    PanAf
    LoTE-Animal
    ?Oops! | Oops
    FunQA
    TrafficQA
    ROAD-Waymo
    Panda-70M
    WebVid-10M
    WebVid-2M
    InternVid
    OpenVid-1M
    HD-VILA-100M
    VidGen-1M
    ShareGPT4Video
    LLaVA-Video-178K
    ?LFAV
    Pano-AVQA
    MUSIC-AVQA v2.0
    MUSIC-AVQA-R
    ?AVSD
    FortisAVQA
    AVInstruct
    ?VSTAR
    DynTex
    DynTex++
    YUPENN
`,
);
