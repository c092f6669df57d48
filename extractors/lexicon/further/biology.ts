import { parseBenchmarkLines } from "../lines";

export const biologyNames = parseBenchmarkLines(
  "biology",
  `
    CASP12
    CASP13
    CASP11
    CAFA3
    CAFA5
    ?CAFA
    ?PFAM
    ?SCOP
    ?CATH
    CATH S20
    UniRef50
    UniRef90
    Swiss-Prot
    TrEMBL
    SAbDab
    ?RAbD
    CovAbDab
    ?FLAb
    AbBibench
    DB5.5 | Docking Benchmark 5.5
    ?DIPS
    !HIPPIE
    BioGRID
    BernettPPI
    ProteinShake
    ATOM3D
    ProteinBench
    PFMBench
    ProteinInvBench
    !TS50
    TS500
    FireProtDB
    ?Megascale
    S2648
    !S461
    ?Ssym
    T2837
    ThermoMutDB
    ?GB1
    DeepLoc
    DeepSol
    NetSurfP-2.0
    CB513
    TS115
    CullPDB
    !ProteinNet
    TCR-pMHC
    VDJdb
    ?IEDB
    McPAS-TCR
    mdCATH
    RNAsolo
    RNA-Puzzles
    bpRNA | bpRNA-TS0 | bpRNA-1m
    !ArchiveII
    RNAStrAlign
    ?Rfam
    RNAGym
    !Genome Understanding Evaluation
    GenBench
    ?BEND
    DNALongBench
    DART-Eval
    !TraitGym
    ClinVar
    gnomAD
    ?GTEx
    1000 Genomes | 1000 Genomes Project
    HG002
    ?GIAB
    CAMI II
    MGnify
    PBMC3k
    PBMC68k | Zheng68K
    PBMC 10k
    ?Human Lung Cell Atlas | HLCA
    Tabula Muris
    Tabula Sapiens v2
    !Human Cell Atlas
    CELLxGENE
    ?BMMC
    sci-Plex
    ?Adamson
    ?Replogle
    ?Dixit
    ?GDSC | GDSC2 | GDSC1
    ?CCLE
    DepMap
    NCI-60
    NCI-ALMANAC
    DrugComb
    DrugCombDB
    O'Neil | OncoPolyPharmacology
    ?Yamanishi
    BioSNAP
    DrugRepoBank
    ?HMDAD
    RxRx1
    RxRx3
    RxRx3-core
    JUMP-CP | JUMP Cell Painting
    !CHAMMI
    !OpenCell
    !EMPIAR
    EMPIAR-10025
    CryoPPP
    SHREC2020
    SHREC2021
    ?CREMI
    SNEMI3D | SNEMI
    MitoEM
    ?Lucchi
    FISBe
    Allen Brain Atlas
    Allen Visual Coding
    ?Sensorium
    Sensorium 2022
    ?Algonauts | Algonauts 2023 | Algonauts 2025
    ?Neural Latents Benchmark | NLB'21 | NLB
    ?IBL
    !Brain-Score
    CalMS21
    ?MABe22 | MABe
    !Fly vs Fly
    GeoLifeCLEF
    LifeCLEF
    BirdCLEF 2023
    LAB-Bench LitQA2 | LitQA2
    SeqQA
    ProtocolQA
    FigQA
    BioProBench
    BioLP-bench
    ProteinLMBench
    GenoTEX
    CellVerse
`,
);
