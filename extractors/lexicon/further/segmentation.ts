import { parseBenchmarkLines } from "../lines";

export const segmentationNames = parseBenchmarkLines(
  "segmentation",
  `
    COCO panoptic
    COCO-Stuff-10K | COCO-Stuff-27
    COCO-Stuff-171
    PASCAL-Context-459 | PC-459
    PASCAL-Person-Part
    PASCAL-S
    ?SBD
    Cityscapes-C
    ACDC-Night
    !NightCity
    !Nighttime Driving
    WildDash
    ?IDD | Indian Driving Dataset
    ?Fishyscapes
    !Fishyscapes Lost & Found | Lost and Found
    SegmentMeIfYouCan | SMIYC
    !RoadAnomaly
    RoadObstacle21
    RoadAnomaly21
    !StreetHazards
    UrbanSyn
    ?MUSES
    MCubeS
    ?MFNet
    PST900
    ?FMB
    ZJU-RGB-P
    DADA-seg
    SAIL-VOS
    ?UVO
    YouTube-Objects
    SegTrack v2
    ?FBMS | FBMS-59
    MoCA-Mask
    ?MoCA
    CAD2016
    !DAVSOD
    ViSal
    JHMDB-Sentences
    A2D-Sentences
    MeViS v2
    Long-RVOS
    ReVOS
    ReasonVOS
    ?VISOR
    EgoHOS
    R-RefCOCO
    RRSIS-D
    RefSegRS
    ?PACO
    PartImageNet
    Pascal-Part-116
    ADE20K-Part-234
    ?CIHP
    LVIS-92i
    MSRA-B
    MSRA10K
    ?NJU2K | NJUD
    ?NLPR
    ?STERE
    ?LFSD
    RGBD135
    DUT-RGBD
    VT5000
    VT1000
    VT821
    CoSOD3k
    CoSal2015
    USOD10K
    PlantCAMO
    ACOD-12K
    DIS-TE
    ?HRSOD
    ?UHRSD
    P3M-10k
    AIM-500
    AM-2k
    PPM-100
    RealWorldPortrait-636
    VideoMatte240K | VideoMatte
    Distinctions-646
    ?GDD | Glass Detection Dataset
    RGBP-Glass
    SBU Shadow
    ?SRD
    ISTD+ | AISTD
    ?GrabCut
    HQSeg-44K
    ?COIFT
    ThinObject-5K
    ?SUIM
    ?UIIS
    USIS10K
    ?LIACI
    !MassRoads | Massachusetts Roads
    Massachusetts Buildings
    RailSem19
    !ZeroWaste
    EgoPAT3D
    Freiburg Forest
    ?ORFD
    PhenoBench
    !SugarBeets
    ?CWFID
    ?DeLiVER
`,
);
