import { parseBenchmarkLines } from "../lines";

export const trackingNames = parseBenchmarkLines(
  "tracking",
  `
    ?MOTS20 | MOTS
    KITTI MOT
    KITTI MOTS
    KITTI tracking
    nuScenes tracking
    BDD100K MOT
    SoccerNet-Tracking
    !TeamTrack
    VisDrone-MOT
    UAVDT-MOT
    PersonPath22
    CroHD
    GMOT-40
    !AnimalTrack
    BEE24
    MMPTRACK
    DIVOTrack
    PETS09 | PETS2009
    EPFL terrace
    OVT-B
    TAO-OW
    Refer-KITTI
    Refer-KITTI-V2
    !Refer-Dance
    LaMOT
    BenSMOT
    !VastTrack
    TC128 | Temple Color 128 | TColor128
    OTB50 | OTB-2013
    OTB99 | OTB99-Lang
    VOT2014
    VOT2015
    VOT2016
    VOT2017
    VOT2019
    VOT2021
    VOTS2024
    OxUvA
    UAV20L
    UAVTrack112
    DTB70
    UAVDark135
    DarkTrack2021
    NAT2021
    NUT-L
    WebUAV-3M
    BioDrone
    ?TOTB
    ?TSFMO
    ?FELT
    FE108
    FE240hz
    ?CRSOT
    TUMTraf Event
    ?GTOT
    RGBT210
    MV-RGBT
    UniMod1K
    RGBD1K
    ?CDTB
    PTB-TIR
    HOT2023
    ?HOTC
    ?MMOT
    SatSOT
    SV248S
    ?OOTB
    UOT100
    UTB180
    UVOT400
    WebUOT-1M
    MFT25
    PointOdyssey
    TAP-Vid Kubric
    TAP-Vid RGB-Stacking | RGB-Stacking
    TAPVid-3D
    !DynamicReplica
    !EgoTracks
    !VQ2D | Ego4D-VQ2D
`,
);
