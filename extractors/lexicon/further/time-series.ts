import { parseBenchmarkLines } from "../lines";

export const timeSeriesNames = parseBenchmarkLines(
  "time-series",
  `
    ?ETTh
    ?ETTm
    PeMS-M
    PEMSD7(M) | PEMSD7-M
    PEMSD7(L)
    PEMS-SF
    LargeST-CA
    LargeST-SD
    LargeST-GLA
    TaxiNYC
    BikeNYC | NYC-Bike
    CHIBike
    Bike-DC
    T-Drive
    GeoLife
    Porto Taxi
    Chengdu Taxi
    XTraffic
    UTD19
    !KnowAir
    Beijing Air Quality | Beijing Multi-Site Air-Quality | AQI-36
    !UrbanAir
    CAMELS-US
    CAMELS-GB
    GEFCom2012
    GEFCom2014
    M3 competition
    M4-Competition
    M6 competition
    ?Favorita | Favorita Grocery
    Walmart M5
    Rossmann Store Sales
    Wiki2000
    ProbTS
    ?TFB
    BasicTS
    ?LOTSA
    ?UTSD
    Time-300B
    ?TSQA
    ?CiK | Context is Key
    TimeSeriesGym
    UCR-128
    UCR-85
    UEA-30
    UCR Anomaly Archive | UCR Anomaly
    ?NAB | Numenta Anomaly Benchmark
    TSB-UAD
    TSB-AD-M
    TSB-AD-U
    !TimeEval
    ?GHL
    ?Exathlon
    GECCO anomaly
    ASD anomaly
    NIPS-TS-SWAN
    NIPS-TS-GECCO
    ?MBA
    ECG200
    FordA
    FordB
    !FD-A
    !FD-B
    HAR70+
    UniMiB-SHAR
    !MotionSense
    ?Skoda
    !ExtraSensory
    Capture-24
    RealWorld-HAR
    MMAct
    USC-HAD
    KU-HAR
    CMAPSS FD001 | FD001
    C-MAPSS FD002 | FD002
    C-MAPSS FD003 | FD003
    C-MAPSS FD004 | FD004
    N-CMAPSS DS02
    PHM2012
    PHM08
    IMS bearing
    Paderborn bearing | PU bearing
    ?MFPT
    JNU bearing
    SEU gearbox
    HUST bearing
    ?DIRG
    NASA battery
    ?CALCE
    MIT battery
    Oxford Battery
    MATR battery
    ?TEP
    !3W dataset | 3W
    WADI.A2
    ?LCL
    ?REFIT
    AMPds | AMPds2
    ?iAWE
    ?BLUED
    ?PLAID
    !WHITED
    ?COOLL
    Pecan Street
    !Building Data Genome | BDG2
    BuildingsBench
    CSI 100
    EPF benchmark
    NREL Wind
    ?SDWPF
    !SOLETE
    SKIPP'D
    ?FOLSOM
    Mackey-Glass
    !Lorenz-63 | L63
    ?dysts
    Santa Fe Laser
    HARTH
    Google Cluster Traces
`,
);
