import { parseBenchmarkLines } from "../lines";

export const poseNames = parseBenchmarkLines(
  "pose",
  `
    ?Halpe-FullBody | Halpe
    UBody
    !Human-Art
    JRDB-Pose
    ExLPose
    ?LSP
    LSP-extended
    Sub-JHMDB
    HumanEva-I | HumanEva
    MuPoTS-3D
    MuCo-3DHP
    !TotalCapture
    Ski-Pose
    !SportsPose
    AthletePose3D
    3DPW-OCC
    3DOH50K
    SSP-3D
    !BEDLAM
    ?MOYO
    !SURREAL
    UP-3D
    GTA-IM
    InterCap
    ?OMOMO
    HOI-M3
    ParaHome
    FullBodyManipulation
    ?HIMO
    !Hi4D
    CHI3D
    ?ExPI
    Inter-X
    Harmony4D
    !WorldPose
    ?DAMON
    EgoPW
    UnrealEgo
    UnrealEgo2
    xR-EgoPose
    !SceneEgo
    ?Nymeria
    ?ADT | Aria Digital Twin
    ?AEA | Aria Everyday Activities
    ?ASE | Aria Synthetic Environments
    !Assembly-Hands
    ?H2O
    H2O-3D
    ?FPHA
    !ContactPose
    ObMan
    HO3Dv3
    ?RHD
    ?ICVL
    BigHand2.2M
    Re:InterHand | ReInterHand
    HanCo
    MSCOCO keypoints
    Animal3D
    TigDog
    MP-100
    SPair-71k
    PF-PASCAL
    PF-WILLOW
    CUB-correspondence
    BIWI Kinect
    DAD-3DHeads
    !GazeCapture
    EYEDIAP
    RT-GENE
    UT Multiview
    !GazeFollow
    ?VideoAttentionTarget | VAT
    GOO-Real
    !ChildPlay
    OpenEDS
    ?LPW
    TEyeD
    SALICON
    MIT1003
    MIT300
    CAT2000
    DHF1K
    UCF Sports
    Hollywood-2
    ?OSIE
    COCO-Search18
    Motion-X++
    !MotionFix
    HumanAct12
    ?UESTC
    LaFAN1
    100STYLE
    ?Mixamo
    CMU Mocap
    ?BEAT
    ?BEATX
    TED Gesture
    TED Expressive
    Trinity Gesture
    ?GENEA
    ?ZEGGS
    PopDanceSet
    ShanghaiTech A/B
    WorldExpo'10
    ?FDST
    FSCD-147
    FSCD-LVIS
    ?UCY
    TrajNet++ | TrajNet
    NBA SportVU | SportVU
`,
);
