import { parseBenchmarkLines } from "../lines";

export const roboticsNames = parseBenchmarkLines(
  "robotics",
  `
    ManiSkill-HAB
    LIBERO-Para
    LIBERO-Safety
    CALVIN D-D | CALVIN D→D
    MetaWorld-V2
    Meta-World MT1
    RLBench-18
    PerAct2
    GemBench
    ManipulaTHOR
    ?ARNOLD
    VLMbench
    ?Ravens
    DexArt
    DexGraspNet
    MultiGripperGrasp
    Cornell Grasp | Cornell grasping dataset
    ?ACRONYM
    OCID-Grasp
    ?OCID
    GraspClutter6D
    !Grasp-Anything
    ?YCB
    ?EGAD
    Dex-Net 2.0
    ShapeNet-Sem
    !SoftGym
    PlasticineLab
    !FetchReach
    !FetchPush
    FetchPickAndPlace
    RoboNet
    RH20T
    AgiBot World
    !BC-Z
    RoboMIND
    RoboVQA
    Robo2VLM
    RoboBench
    RoboEval
    MimicGen
    RoboHive
    VLA-Arena
    ?Kinetix
    !Safe-Control-Gym
    LASA Handwriting | LASA dataset
    BARN Challenge
    CrowdNav
    SocNavBench
    HuNavSim
    Open6DOR
    PACO-LVIS
    AGD20K
    IIT-AFF
    UMD Part Affordance
    3D AffordanceNet
    EgoDex
    ?GRAB
`,
);
