import { parseBenchmarkLines } from "../lines";

export const chemistryNames = parseBenchmarkLines(
  "chemistry",
  `
    !3BPA
    ?AcAc
    ANI-1
    ANI-1x | ANI-1ccx
    COMP6
    QM7-X
    !QM7b
    QMugs
    QMSpin
    !OE62
    MolHIV
    MoleculeACE
    PubChem324k
    PubChemQC
    PubChemQA
    ZINC20
    ZINC15
    Enamine REAL
    L+M-24
    PCdes
    TOMG-Bench
    S^2-Bench
    MolPuzzle
    MuMOInstruct
    SMolInstruct
    ?ORD | Open Reaction Database
    USPTO-480K
    USPTO-STEREO
    USPTO-LLM
    USPTO-190
    PaRoutes
    ?Buchwald-Hartwig
    ?Suzuki-Miyaura
    RetroBench
    !RGD1
    Transition1x
    ?Grambow
    ?GEOM
    GEOM-XL
    CrossDocked2020 v1.3
    LIT-PCBA
    DEKOIS 2.0
    PDBBind v2016
    PDBbind v2020
    CASF-2016
    CASF-2013
    ?CSAR-HiQ | CSAR
    LP-PDBBind
    PLINDER
    !PINDER
    AB/BIND
    Posebusters v2
    ?Astex | Astex Diverse
    DockGen
    PoseX
    Runs N' Poses
    !MISATO
    BioLiP
    HiQBind
    ?Caco-2
    ?hERG
    AqSolDB
    BigSolDB
    !B3DB
    ?DILI
    Biogen ADME
    ?DRD2
    ?GSK3β
    ?JNK3
    ?Docstring | DOCKSTRING
    MolScore
    ?Tartarus
    NIST20
    NIST23
    ?GNPS
    ?CANOPUS
    !MassBank
    NMRShiftDB2
    !QM9S
    QMe14S
    ?RRUFF
    Bacteria-ID
    simXRD
    MP-60
    Perov-5
    Carbon-24
    MPTS-52
    Alex-MP-20
    MPtrj
    OC20 S2EF
    OC20 IS2RE | IS2RE
    OC20-Dense
    ODAC23
    ODAC25
    OMC25
    OpenDAC
    ?QMOF
    ?hMOF
    CoRE MOF
    MOFX-DB
    JARVIS-Leaderboard
    ?OQMD
    SuperCon
    MatText
    LLM4Mat-Bench
    CSPBench
    !PolyIE
    !PI1M
    !polyOne
    NeurIPS Open Polymer
`,
);
