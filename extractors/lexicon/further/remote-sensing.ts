import { parseBenchmarkLines } from "../lines";

export const remoteSensingNames = parseBenchmarkLines(
  "remote-sensing",
  `
    UCAS-AOD
    ?RSOD
    LEVIR-Ship
    xView2
    xView3
    SARDet-100K
    ?MSAR
    AIR-SARShip | AIR-SARShip-1.0
    SAR-Ship-Dataset
    SAR-AIRcraft-1.0
    ?SADD
    RSDD-SAR
    LS-SSDD | LS-SSDD-v1.0
    ?MSTAR
    OpenSARShip
    FUSAR-Ship
    ATRNet-STAR
    M4-SAR
    ?OGSOD
    LoveDA Urban
    LoveDA Rural
    !UDD6
    ?VDD | Varied Drone Dataset
    AeroScapes
    ?DLRSD
    ?GID
    GID-15
    !Five-Billion-Pixels
    DynamicEarthNet
    MultiSenGE
    LandCoverNet
    LandCover.ai
    Zurich Summer
    DFC2018
    DFC2019
    DFC2020
    DFC2022
    DFC2023
    DFC2025
    SEN12MS
    SEN12MS-CR
    SEN12MS-CR-TS
    SEN1-2
    WHU-OPT-SAR
    WHU Building | WHU Buildings
    INRIA Aerial | INRIA Aerial Image
    CrowdAI Mapping
    SpaceNet 7
    SpaceNet 2
    SpaceNet 8
    LEVIR-CD+
    LEVIR-MCI
    LEVIR-CC
    ?CLCD
    DSIFN-CD | DSIFN
    !GZ-CD | Google Data Set
    ?OSCD
    ?HRSCD
    Hi-UCD
    EGY-BCD
    JL1-CD
    CNAM-CD
    Landsat-SCD
    ?WUSU
    CaBuAr
    EuroSAT-SAR
    BigEarthNet-MM
    BigEarthNet v2 | reBEN
    MLRSNet
    !PatternNet
    ?AID | Aerial Image Dataset
    RSSCN7
    !WHU-RS19 | RS19
    SIRI-WHU
    Optimal-31
    RSD46-WHU
    !Million-AID
    fMoW-Sentinel
    !Functional Map of the World
    SAT-4
    SAT-6
    !CropHarvest
    BreizhCrops
    TimeSen2Crop
    PASTIS-R
    PASTIS-HD
    EuroCropsML
    Sen4AgriNet
    AI4Boundaries
    ?Fields of The World | FTW
    ?MADOS
    !MARIDA
    HLS Burn Scars
    !WorldFloods
    Kuro Siwo
    UrbanSARFloods
    Landslide4Sense
    ?GVLM
    CAS Landslide
    ?Bijie
    38-Cloud
    95-Cloud
    L8 Biome
    CloudSEN12
    CloudSEN12+
    WHU Cloud
    T-CLOUD
    Pavia Center | PaviaC
    ?Kennedy Space Center | KSC
    ?Botswana
    Houston 2018 | Houston18
    ?Houston
    WHU-Hi-HanChuan
    WHU-Hi-HongHu
    WHU-Hi
    ?Trento
    ?MUUFL
    ?Augsburg
    Washington DC Mall
    ?Samson
    Jasper Ridge
    ?Cuprite
    ?Chikusei
    ARAD-1K
    NTIRE 2022 Spectral
    !HYDICE
    ABU airport
    HySpecNet-11k
    !SpectralEarth
    !WorldView-3 | WV3
    !WV2 | WorldView-2
    !QuickBird
    !GaoFen-2 | GF2
    PanCollection
    NBU pansharpening
    PROBA-V
    WorldStrat
    SEN2VENµS
    Sydney-Captions
    NWPU-Captions
    RSICap
    RSIEval
    RSVQA-LR
    RSVQA-HR
    RSVQA-BEN
    !RSIVQA
    EarthVQA
    FloodNet-VQA
    EarthVL
    GeoChat-Bench
    GEOBench-VLM
    !EarthMarker
    LHRS-Bench
    MME-RealWorld-RS
    LRS-VQA
    ?RSVG
    VRSBench-VG
    OPT-RSVG
    SkyScript
    !RS5M
    ChatEarthNet
    Git-10M
    fMoW-RGB
    SatlasPretrain
    SSL4EO-S12 | SSL4EO
    MMEarth
    MajorTOM
    SustainBench
    TreeSatAI
    NeonTreeEvaluation
    OAM-TCD
    !FOR-instance
    GlobalGeoTree
    !AgriVision | Agriculture-Vision
    DeepGlobe Road | DeepGlobe Roads
    CHN6-CUG
    ?City-Scale
    SpaceNet Roads
`,
);
