import { parseBenchmarkLines } from "../lines";

export const medicalNames = parseBenchmarkLines(
  "medical",
  `
    BraTS 2012 | BraTS12
    BraTS 2013 | BraTS13
    BraTS 2015 | BraTS15
    BraTS 2017 | BraTS17
    BraTS 2022 | BraTS22
    BraTS 2025 | BraTS25
    BraTS-GLI | BraTS-Glioma
    BraTS-MEN | BraTS-Meningioma
    BraTS-MET | BraTS-METS
    BraTS-PED | BraTS-PEDs
    BraTS-Africa
    BraTS-Path
    UPENN-GBM
    TCGA-LGG
    TCGA-GBM
    MSD Pancreas
    MSD Liver
    MSD Spleen
    MSD Lung
    MSD Prostate
    MSD Colon
    MSD Hippocampus
    MSD Brain Tumour
    NIH Pancreas | NIH Pancreas-CT | Pancreas-CT
    AbdomenCT-1K
    AbdomenAtlas
    AbdomenAtlas 1.1
    FLARE 2021 | FLARE21
    FLARE 2023 | FLARE23
    FLARE 2024 | FLARE24
    TotalSegmentator MRI
    3D-IRCADb | 3D-IRCADb-01
    SegTHOR
    StructSeg
    HaN-Seg
    ?KiTS
    KiTS21
    ?ASOCA
    ImageCAS
    !DCA1
    ?XCAD
    !EMIDEC
    MyoPS
    CMRxRecon
    LAScarQS
    ?Sunnybrook
    TMED-2
    EchoNet-LVH
    EchoNet-Pediatric
    CardiacUDA
    ?CETUS
    ?MITEA
    ISLES 2015
    ISLES 2018
    ISLES 2024
    ?AISD
    INSTANCE 2022
    RSNA Intracranial Hemorrhage | RSNA-ICH
    ?BHSD
    MSLesSeg
    ?MSSEG
    ISBI 2015 MS
    ?OASIS
    OASIS-1
    OASIS-2
    ?AIBL
    ?NACC
    ABIDE II
    HCP-YA | HCP Young Adult
    HCP-Aging | HCP-A
    ?dHCP
    Cam-CAN
    ?PNC
    REST-meta-MDD
    ?COBRE
    iSeg-2017
    ?FeTA
    MRBrainS
    LPBA40
    ?Mindboggle | MindBoggle101
    ?IBSR
    Calgary-Campinas | CC359
    SKM-TEA
    ?OAI | Osteoarthritis Initiative
    MRNet
    OAI-ZIB
    VerSe 2020 | VerSe20
    VerSe 2019 | VerSe19
    CTSpine1K
    CTPelvic1K
    RibFrac
    RSNA 2022 Cervical Spine
    ?MURA
    !FracAtlas
    GRAZPEDWRI-DX
    RSNA Bone Age
    DigitalHandAtlas
    LUNA25
    ?LNDb
    NSCLC-Radiomics
    COVID-19 Radiography Database | COVID-19 Radiography
    COVID-CT | COVID-CT-Dataset
    SARS-CoV-2 CT-Scan
    COVID-19-20
    MosMedData
    ?BIMCV
    Shenzhen TB
    Montgomery County X-ray
    ?JSRT
    TBX11K
    VinDr-PCXR
    VinDr-SpineXR
    CheXmask
    CheXlocalize
    MS-CXR
    Chest ImaGenome
    CXR-LT
    !RANZCR
    SIIM-ACR Pneumothorax
    CANDID-PTX
    ?Kermany | Kermany OCT | OCT2017
    ?OCTID
    OCT-C8
    ?RAVIR
    ?DDR
    E-Optha | e-ophtha
    DIARETDB1
    DIARETDB0
    RFMiD
    RFMiD 2.0
    G1020
    RIM-ONE | RIM-ONE-r3 | RIM-ONE DL
    !PAPILA
    !AIROGS
    FairVLMed
    Harvard-GF
    Harvard-FairSeg
    DeepDRiD
    ?BRSET
    mBRSET
    LES-AV
    AV-DRIVE
    ?RITE
    PRIME-FP20
    CVC-EndoSceneStill
    CVC-612
    BKAI-IGH
    EndoTect
    Hyper-Kvasir
    Kvasir v2
    Kvasir-Instrument
    GastroVision
    !PICCOLO
    LDPolypVideo
    PolypDB
    EAD2020
    ?Hamlyn
    EndoSLAM
    !C3VD
    SimCol3D
    EndoNeRF
    SurgT
    SAR-RARP50
    JIGSAWS
    M2CAI16
    !CATARACTS
    CaDIS
    Cataract-101
    Cataract-1K
    HeiChole
    ?Endoscapes
    ?GraSP
    PitVis
    PSI-AVA
    MultiBypass140
    ISIC 2024
    BCN20000
    ?MSK
    DermNet
    SD-198
    ?SCIN
    SKINCON
    MILK10k
    ?UDIAT
    !OASBUD
    !BrEaST-Lesions
    !TG3K
    TNUI-2021
    !HC18
    FETAL_PLANES_DB
    ?PSFHS
    JNU-IFM
    ?MMOTU
    ?DDSM
    ?MIAS | mini-MIAS
    RSNA Mammography | RSNA Breast Cancer
    OPTIMAM
    CSAW-CC
    Duke Breast Cancer MRI
    MAMA-MIA
    PROSTATEx
    NCI-ISBI 2013
    SICAPv2
    DigestPath
    !CoNIC
    CryoNuSeg
    NuInsSeg
    ?TNBC
    CPM-17
    MoNuSAC
    NuCLS
    DSB2018 | 2018 Data Science Bowl | Data Science Bowl 2018
    ?BBBC
    BBBC005
    BBBC021
    NeurIPS 2022 Cell Segmentation
    !TissueNet
    Fluo-N2DH-SIM+
    PhC-C2DH-U373
    DIC-C2DH-HeLa
    ?BCSS
    WSSS4LUAD
    LUAD-HistoSeg
    CAMELYON
    TUPAC16
    ?BCNB
    !HEROHE
    CRC-5000 | Kather-5K
    CRC-VAL-HE-7K
    ?Chaoyang
    ?MHIST
    ?DHMC
    ?EBHI-Seg | EBHI
    GasHisSDB
    TCGA-LUAD
    TCGA-LUSC
    TCGA-KIRC
    TCGA-BLCA
    TCGA-UCEC
    TCGA-CRC
    TCGA-STAD
    TCGA-COAD
    TCGA-LIHC
    TCGA-Lung
    ?CPTAC
    EBRAINS
    PathMMU
    Quilt-VQA | Quilt-1M
    WSI-VQA
    SlideBench
    SIPaKMeD
    ?Herlev
    ?CRIC
    ?BCCD
    C-NMC
    ALL-IDB | ALL-IDB1 | ALL-IDB2
    Raabin-WBC
    ?LISC
    ?PBC
    NIH malaria
    ?LDCT-and-Projection | LDCT
    AAPM-Mayo | Mayo-2016 | AAPM Low Dose CT
    LoDoPaB-CT
    SynthRAD2023
    SynthRAD2025
    Learn2Reg
    DIR-Lab
    autoPET
    HECKTOR 2022
    RadGraph
    ReXVal
    PadChest-GR
    M3D-Cap
    AMOS-MM
    CTRG-Chest-548K
    MedTrinity-25M
    PMC-OA
    ?ROCO
    ImageCLEFmed
    MedICaT
    3D-RAD
    PneumoniaMNIST
    OrganCMNIST
    OrganSMNIST
    NoduleMNIST3D
    OrganMNIST3D
    MedMNIST+
    MedQA-CS
    MedAlign
    MedDialog
    Meddialog-CN
    MTS-Dialog
    ACI-BENCH
    PriMock57
    ?MEDEC
    MedNLI
    MedMentions
    emrQA
    EHRNoteQA
    !EHRXQA
    EHRShot
    !MIMIC-IV-Note
    MIMIC-IV-ED
    MIMIC-III-50
    MIMIC-CXR-VQA
    AmsterdamUMCdb
    SICdb
    METABRIC
    FLCHAIN
    ?GBSG
    PubMed-RCT
    LiveQA
    MedicationQA
    HealthSearchQA
    MedExQA
    MedExpQA
    HeadQA
    FrenchMedMCQA
    IgakuQA
    KorMedMCQA
    MLEC-QA
    ?CBLUE
    PromptCBLUE
    cMedQA | cMedQA2
    CMtMedQA
    Huatuo-26M
    webMedQA
    MedJourney
    MedS-Bench
    MedThink-Bench
    MedHallu
    Med-HALT
    MedFact
    MedArabiQ
    AfriMed-QA
    CareQA
    DDXPlus
    SymCat
    MuZhi
    ?Dxy
    RareBench
    RareArena
    !CUPCase
    MedCaseReasoning
    ReDis-QA
    BioASQ-QA
    BioRED
    ?GAD
    BC2GM
    BC4CHEMD
    !LINNAEUS
    NLM-Chem
    ADE corpus
    ?CADEC
    SMM4H
    TREC-CT | TREC Clinical Trials
    n2c2 2022
    i2b2 2012
    i2b2 2006
    PhysioNet 2016 | PhysioNet/CinC 2016
    PhysioNet 2018
    PhysioNet 2020
    PhysioNet 2021
    G12EC
    CPSC2021
    !INCART
    ?AFDB
    ?NSRDB
    ?LUDB
    ?QTDB
    Icentia11k
    SaMi-Trop
    MIMIC-ECG
    ECG-QA
    ?BIDMC
    DaLiA | PPG-DaLiA
    WildPPG
    ?Capnobase
    !MIMIC PERform
    AURORA-BP
    UBFC-Phys
    COHFACE
    VIPL-HR
    MMSE-HR
    ?OBF
    MR-NIRP
    !SCAMPS
    SEED-GER
    SEED-FRA
    SEED-VII
    !AMIGOS
    !ASCERTAIN
    !MAHNOB
    ?Emognition
    K-EmoCon
    ?STEW
    BCI Competition III
    BCI Competition II
    BNCI2014-001
    BNCI2014-004
    BNCI2015-001
    OpenBMI | Lee2019
    ?High Gamma Dataset | HGD
    Cho2017
    SHU-MI
    Weibo2014
    Zhou2016
    ?MOABB
    ?TUEG
    ?TUEP
    ?TUAR
    ?TUSL
    Siena Scalp EEG
    Bonn EEG
    Helsinki neonatal
    DOD-H
    DOD-O
    !MASS sleep | MASS-SS3
    ?MrOS
    SVUH-UCD
    Apnea-ECG
    !CAP Sleep
    Mumtaz2016
    Things-MEG
    THINGS-fMRI
    EEG-ImageNet
    ?ZuCo
    MEG-MASC
    LibriBrain
    BOLD5000
    ?Chisco
    Ninapro DB1
    Ninapro DB5
    Ninapro DB7
    ?Capgmyo
    CSL-HDEMG
    emg2pose
    emg2qwerty
    GRABMyo
    HuGaDB
    ?Daphnet | Daphnet FoG
    mPower
    PhysioNet Gait
    D1NAMO
    ShanghaiT1DM
    ShanghaiT2DM
    HUPA-UCM
    HF Lung V1
    ?KAUH
    COUGHVID
    Cambridge COVID-19 Sounds
    !Respiratory@TR
    ?EATD-Corpus | EATD
    AVEC 2013
    AVEC 2014
    AVEC 2017
    AVEC 2019
    ADReSSo
    Pitt Corpus
    eRisk
    CLPsych
    ?Dreaddit
    ?SDCNL
    !TalkBank
    PC-GITA
    Saarbruecken Voice Database
    ADFTD
`,
);
