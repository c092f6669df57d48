import { parseBenchmarkLines } from "../lines";

export const detectionNames = parseBenchmarkLines(
  "detection",
  `
    COCO-FreeView
    COCO-Text
    COCO-ReM
    OV-COCO
    OV-LVIS
    ?D-cube
    OmniLabel
    ?FSOD
    Objects365v2
    Pascal VOC-C
    Watercolor2k
    Clipart1k
    Comic2k
    Sim10k
    KITTI-to-Cityscapes | KITTI→Cityscapes
    Sim10k-to-Cityscapes | SIM10K→Cityscapes
    Cityscapes-to-Foggy Cityscapes | Cityscapes→Foggy Cityscapes
    ?RTTS
    !DarkFace
    NightOwls
    CVC-14
    ?SMOD
    RGBT-Tiny
    ?VTUAV
    VTUAV-det
    UAVid
    !UDD5
    AU-AIR
    HIT-UAV
    SeaDronesSee
    MAR20
    ?CARPK
    PUCPR+
    !DroneCrowd
    !Drone-vs-Bird
    Det-Fly
    MOT-FLY
    Anti-UAV410
    ARD-MAV
    FL-Drones
    NPS-Drones
    ?Brackish | Brackish dataset
    UTDAC2020
    DeepFish
    Fish4Knowledge
    TrashICRA19
    SODA10M
    Argoverse-HD
    !WIDER Pedestrian
    EuroCity Persons
    TJU-DHD
    INRIA Person | INRIA person dataset
    ?PRW
    CUHK-SYSU
    !SIXray
    OPIXray
    PIDray
    HiXray
    GDXray
    CLCXray
    DvXray
    UA-DETRAC
    Rope3D
    ?CCPD
    CCPD2019
    UFPR-ALPR
    ?AOLP
    RodoSol-ALPR
    SSIG-SegPlate
    PKLot
    CNRPark | CNRPark-EXT
    ?GlobalWheat | Global Wheat Head Detection | GWHD
    MinneApple
    ?WGISD
    Grocery Store dataset
    PubTables-1M
    !TableBank
    ?WTW
    ICDAR 2019 cTDaR
    PASCAL3D+
    ObjectNet3D
    Pix3D
    MIO-TCD
    FloW-Img
    !WaterScenes
    SMD-Plus
    Singapore Maritime
    !SeaShips
    ?LaRS
    MODD2
    DSEC-Night
    PEDRo
    eTraM
    EventVOT
    DeepPCB
`,
);
