import { parseBenchmarkLines } from "../lines";

export const threeDNames = parseBenchmarkLines(
  "3d",
  `
    Scan2CAD
    SceneNN
    SceneVerse
    S3DIS 6-fold
    Semantic3D
    SensatUrban
    Toronto-3D
    Paris-Lille-3D
    STPLS3D
    ?DALES
    ?H3D
    SynLiDAR
    SemanticSTF
    nuScenes-C
    KITTI-C
    Robo3D
    ShapeNetCore
    ModelNet-C
    PointCloud-C
    ScanObjectNN-C
    Completion3D
    !PU1K
    Sydney Urban Objects
    Toys4K
    ?ABO | Amazon Berkeley Objects
    HM3D-Sem
    Replica CAD
    ICL-NUIM
    ?NRGBD | Neural RGB-D
    Wild6D
    PhoCAL
    ?TOD
    ?HB | HomebrewedDB
    IC-BIN
    ?ITODD
    TUD-L
    !OnePose
    OnePose-LowTexture
    YCBInEOAT
    ?NOCS
    !Map-Free | Map-free Relocalization
    PhotoTourism
    ?ZEB | Zero-shot Evaluation Benchmark
    InLoc
    Aachen v1.1
    RIO10
    Indoor6
    ?Wayspots
    Oxford Spires
    Hilti SLAM
    Hilti 2021
    Hilti 2022
    KITTI-CARLA
    KITTI SLAM
    SubT-MRS
    !FusionPortable
    NTU VIRAL
    UrbanLoco
    !BotanicGarden
    UZH-FPV
    UMA-VI
    4Seasons
    PennCOSYVIO
    OpenLORIS-Scene
    Shiny Blender
    !Glossy Synthetic
    NeRF-OSR
    !NeRF On-the-go
    RobustNeRF
    Deblur-NeRF
    RawNeRF
    WildRGB-D
    uCO3D
    Mill-19
    UrbanScene3D
    !MatrixCity
    GauU-Scene
    DTU MVS
    NVIDIA Dynamic Scenes | Nvidia Dynamic Scene
    iPhone DyCheck | DyCheck
    !MeetRoom
    ENeRF-Outdoor
    !PanopticSports
    CMU Panoptic | Panoptic Studio
    DNA-Rendering
    ActorsHQ
    MVHumanNet
    THuman2.0
    THuman
    ?CAPE
    !RenderPeople
    NeRSemble
    FaceScape
    ?Multiface
    ?VFHQ
    CelebV-HQ
    CelebV-Text
    TalkingHead-1KH
    VOCASET
    !NoW benchmark
    SPIn-NeRF
    360-USID
    LERF-Mask
    3D-OVS
    ?NVOS
    Fusion 360 Gallery | Fusion 360
    ABC CAD
    !SketchGraphs
    Text2CAD
    CADPrompt
    !CC3D
    MFCAD++ | MFCAD
    MFInstSeg
    SHREC'15
    SHREC'16
    SHREC'19
    SHREC'11
    ?FAUST
    ?SMAL
    !DT4D | DeformingThings4D
    ?TOSCA
    4DMatch
    4DLoMatch
    Building3D
    RoofN3D
    3D-GRAND
    Beacon3D
    Sr3D+
    SURPRISE3D
`,
);
