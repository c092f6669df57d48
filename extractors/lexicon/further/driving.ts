import { parseBenchmarkLines } from "../lines";

export const drivingNames = parseBenchmarkLines(
  "driving",
  `
    Waymo Sim Agents
    Waymo End-to-End
    nuScenes mini
    nuScenes-MQA
    nuInstruct
    NuPrompt
    NuGrounding
    Talk2Car
    Talk2BEV | Talk2BEV-Bench
    OmniDrive | OmniDrive-nuScenes
    ?MAPLM | MAPLM-QA
    DriveLMM-o1
    DriveMLLM
    NuScenes-SpatialQA
    STSBench
    ?IDKB
    VLADBench
    ONCE-3DLanes
    Apollo 3D Lane | ApolloSim | Apollo Synthetic
    !CurveLanes
    VIL-100
    BDD10K
    BDD-A
    DR(eye)VE
    Argoverse 2 Sensor
    Argoverse 2 Motion
    ?Lyft Level 5 | Lyft | Lyft L5
    AIODrive
    V2XReal
    V2X-Seq
    V2XPnP
    !DOLPHINS
    RCooper
    TUMTraf V2X
    TUMTraf
    A9 Dataset
    IPS300+
    !INTERACTION Merging
    NGSIM I-80 | NGSIM US-101
    ?Waymax
    !CommonRoad
    !DeepAccident
    !NeuroNCAP
    !HUGSIM
    Bench2Drive-R
    Fail2Drive
    !CARLA NoCrash | NoCrash
    CARLA Town05 Long | Town05 Long
    CARLA Town05 Short | Town05 Short
    CARLA Longest6 v2 | Longest6 v2
    LangAuto
    LangAuto-Short
    nuPlan Test14 | Test14-hard | Test14-random | Test14
    interPlan
    comma2k19
    Euro-PVI
    ?STIP
    SurroundOcc
    Occ3D-Waymo
    SSCBench
    SSCBench-nuScenes
    !NYUCAD
    CarlaSC
    Cam4DOcc
    !OpenScene
    !RadarScenes
    Oxford Radar RobotCar
    ?Astyx
    ?CRUW
    ?RADIal
    V2X-Radar
    !Dual-Radar
    ?ZOD | Zenseact Open Dataset
    !A2D2
    ?CADC
    Ithaca365
    aiMotive
    State Farm Distracted Driver
    AUC Distracted Driver | AUC-DDD
    3MDAD
    100-Driver
    !AI City Challenge
    CityFlow-NL
    CityFlowV2
    ?WTS
    AICity 2024
`,
);
