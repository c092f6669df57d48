import { parseBenchmarkLines } from "../lines";

export const optimizationNames = parseBenchmarkLines(
  "optimization",
  `
    TSP-200
    TSP-500
    TSP-10000 | TSP-10K
    TSP20
    CVRP-20
    CVRP-50
    CVRP-200
    CVRP-500
    CVRP-1000
    X-instances | Set-X | CVRPLIB Set-X
    Gehring & Homberger
    !OR-Library
    MIPLIB 2010
    MIPLIB 2003
    D-MIPLIB
    Distributional MIPLIB
    SATLIB uf250
    SAT Competition | SATCOMP
    ?QPLIB
    MINLPLib
    CUTEst
    Max-Cut Gset
    !DIMACS
    !QAPLIB
    !JSPLIB
    !PSPLIB
    ?Demirkol
    NL4Opt
    NLP4LP
    !ComplexOR
    OptiBench
    ?MAMO
    EasyLP
    OptMATH-Bench
    ?ORQA
    ?BWOR
    LogiOR
    HeuriGym
    CO-Bench
    !FrontierCO
    NATS-Bench
    TransNAS-Bench-101
    NAS-Bench-360
    NAS-Bench-ASR
    NAS-Bench-Suite-Zero
    HW-NAS-Bench
    YAHPO Gym
    HPO-B
    JAHS-Bench-201
    !PD1
    SOO-Bench
    ?ZDT
    ?DTLZ
    ?WFG
    CEC 2013
    CEC 2014
    CEC 2020
    CEC 2021
    CEC 2005
    ?LSGO
    ?Ackley
    Hartmann-6
    ?Branin
    ?Rastrigin
    ?Rosenbrock
    !FedScale
    FLamby
    pFL-Bench
    Sent140
    MLPerf
    MLPerf Inference
    MLPerf Tiny
    MLPerf Training
    DAWNBench
    AlgoPerf
    ISPD 2005
    ISPD 2015
    ISPD 2019
    ICCAD 2015
    ICCAD 2013
    ISCAS'85
    ISCAS'89
    ITC'99
    EPFL benchmarks | EPFL combinational benchmark suite
    ?IWLS
    !CircuitNet
    OpenABC-D
    IWLS 2005
    VTR benchmarks
    ?Koios
    Titan23
    ?MCNC
    ?GSRC
`,
);
