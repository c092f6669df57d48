import { parseBenchmarkLines } from "../lines";

export const physicsNames = parseBenchmarkLines(
  "physics",
  `
    PDEArena
    CFDBench
    BubbleML
    LagrangeBench
    APEBench
    PDENNEval
    !PINNacle
    RealPDEBench
    ?Burgers
    Darcy flow
    Allen-Cahn
    ShapeNet-Car
    AhmedML
    Ahmed body
    DrivAerML
    WindsorML
    !BlendedNet
    !SuperWing
    !CylinderFlow
    DeformingPlate
    !FlagSimple
    !WaterDrop | Water-3D
    Sand-3D
    Johns Hopkins Turbulence Database | JHTDB
    Kolmogorov flow
    PDEgym
    MegaFlow2D
    SRBench
    ?SRSD
    ?Nguyen
    ?Strogatz
    EmpiricalBench
    ERA5-Land
    CMIP5
    ClimateBench
    ClimSim
    ChaosBench
    !ClimateLearn
    !ClimateSet
    ClimDetect
    DIGITAL TYPHOON
    CMA-BST
    IBTrACS
    ?MRMS
    CIKM2017
    HKO-7
    RainBench
    ?RYDL
    !WeatherReal
    Weather5K
    CAMELS-CL
    EarthNet2021
    OpenFWI
    ?Marmousi
    SEG/EAGE
    !GEOFON
    SeisBench
    Galaxy10
    Galaxy Zoo | Galaxy Zoo 2
    ?LSST
    PLAsTiCC
    ASAS-SN
    ?MACHO
    ?ZTF
    ?Quijote
    IllustrisTNG
    ?HSC
    ?LAMOST
    ?GOES
    SDOBenchmark
    SWAN-SF
    !JetNet
    !Quark-Gluon Tagging
    !Top Quark Tagging
    CaloChallenge
    TrackML
    HEPMASS
    ?RODEM
    ColliderML
    MQT Bench
    QASMBench
    ?MNISQ
    DeepMIMO
    DeepSense 6G
    RadioML 2016.10A | RML2016.10a
    RadioML 2016.10B | RML2016.10b
    RadioML 2018.01A | RML2018.01a
    HisarMod2019.1
    RML22
    COST2100
    CSI-Bench
    RadioMapSeer
    UT-HAR
    SignFi
    NTU-Fi
    Person-in-WiFi | Person-in-WiFi-3D
    mmBody
    ?HuPR
`,
);
