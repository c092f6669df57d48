import { parseBenchmarkLines } from "../lines";

export const visionNames = parseBenchmarkLines(
  "vision",
  `
    ImageNet-Hard
    ImageNet-E
    ImageNet-X
    ImageNet-W
    ImageNet-P
    ImageNet-Cartoon
    ImageNet-Drawing
    ImageNet-Captions
    ImageNet-3DCC
    ImageNet-10
    ImageNet-Dogs
    ImageNet-50
    ImageNet-200
    Stylized-ImageNet
    ?JFT-300M | JFT
    YFCC15M
    YFCC100M
    LAION-5B
    LAION-2B
    LAION-COCO
    LAION-Aesthetics
    DataComp
    COYO-700M
    SBU Captions
    !RedCaps
    CIFAR-10.1
    CIFAR-100N
    CIFAR-80N
    Animal-10N
    Food-101N
    CIFAR-100-20
    Split MNIST
    Split TinyImageNet | Seq-Tiny-ImageNet
    Seq-CIFAR-10 | Sequential CIFAR-10 | sCIFAR-10 | sCIFAR
    Seq-CIFAR-100 | Sequential CIFAR-100
    sMNIST | Sequential MNIST
    psMNIST | pMNIST | Permuted Sequential MNIST
    VTAB+
    ELEVATER
    !QMNIST
    MNIST-M
    MNIST-C
    Morpho-MNIST
    Double MNIST
    Rotated Fashion-MNIST
    !Digits-Five | Digits-5
    Digits-DG
    Office-Caltech-10 | Office-Caltech
    ImageCLEF-DA
    mini-DomainNet
    ?Adaptiope
    iWildCam | iWildCam-WILDS
    CivilComments-WILDS
    !PovertyMap
    !MetaShift
    ?NICO
    CelebA-Spoof
    !BREEDS
    ?Spawrious
    SpuCo
    bFFHQ
    Dogs vs. Cats | Cats vs. Dogs
    !Quick Draw | Quick, Draw!
    ?TU-Berlin
    ArtBench-10 | ArtBench
    Painter by Numbers
    ArtEmis
    SemArt
    Stanford40
    MIT Indoor-67 | MIT-67 | Indoor67
    Scene-15
    PASCAL VOC 2010 | VOC 2010
    Country211
    Rendered SST2
    ?Birdsnap
    CompCars
    !BoxCars
    VMMRdb
    iNaturalist 2017 | iNat17
    iNaturalist 2019 | iNat19
    Herbarium 2021
    Oxford Flowers-17
    PlantNet-300K | Pl@ntNet-300K
    DeepWeeds
    !CropDisease
    IP102
    Fruits-360
    ?Cassava
    !New Plant Diseases Dataset
    !FishNet
    !WildFish
    BIOSCAN-1M
    BIOSCAN-5M
    TreeOfLife-10M
    SnapshotSerengeti
    Caltech Camera Traps
    Wildlife10
    AnimalCLEF 2025
    FungiCLEF
    SnakeCLEF
    !AnimalWeb
    !MS-Celeb-1M | MS1M
    MS1MV2
    MS1MV3
    WebFace260M
    WebFace42M
    WebFace4M
    CASIA-WebFace
    Glint360K
    VGGFace2
    VGGFace
    ?YTF | YouTube Faces
    IJB-A
    IJB-S
    !TinyFace
    SCface
    ?XQLFW
    ?RFW
    BUPT-Balancedface
    CFP-FF
    ?CFP
    MORPH II
    ?MORPH
    FG-NET
    IMDB-WIKI
    APPA-REAL
    ?CACD
    SCUT-FBP5500
    ?AFLW
    ?FDDB
    ?AFW
    ?Menpo
    300-VW
    COFW68
    DISFA+
    !EmotioNet
    ?ExpW
    ?SFEW
    ?AFEW
    AFEW-VA
    Oulu-CASIA
    ?MMI
    ?KDEF
    ?RaFD
    ?SAMM
    ?SMIC
    !4DME
    ?CAER
    CAER-S
    !EMOTIC
    EmoSet
    Emotion6
    OULU-NPU
    CASIA-FASD
    MSU-MFSD
    ?SiW | Spoof in the Wild
    SiW-M
    ?WMCA
    CASIA-SURF
    HQ-WMCA
    LivDet
    FVC2002
    FVC2004
    FVC2006
    NIST SD27
    NIST SD302
    PolyU palmprint
    Tongji palmprint
    IITD palmprint
    CASIA-Iris
    ND-IRIS-0405
    UBIRIS.v2 | UBIRIS
    ?MICHE
    ?GPDS
    CEDAR signature
    !DeeperForensics | DeeperForensics-1.0
    DFDC preview | DFDC-P
    ?UADFV
    !WildDeepfake | WildDF
    !ForgeryNet
    ?FFIW | FFIW-10K
    ?KoDF
    ?DFD
    LAV-DF
    AV-Deepfake1M++
    IDForge
    PolyGlotFake
    !DiffusionForensics
    DiffusionDB
    ForenSynths
    ?Synthbuster
    !WildFake
    !Community Forensics
    DRCT-2M
    ?ArtiFact
    FakeBench
    SID-Set
    !So-Fake
    !FakeClue
    GenVideo
    GenVidBench
    CASIA v1 | CASIA v1.0
    CASIA v2 | CASIA v2.0
    NIST16
    IMD2020
    DSO-1
    CocoGlide
    AutoSplice
    !OpenForensics
    MVTec AD 2
    !GoodsAD
    ?MANTA
    ?DAGM
    ?KSDD | KolektorSDD
    KSDD2 | KolektorSDD2
    ?Magnetic Tile Defect | MT-Defect | MTD
    GC10-DET
    !HRIPCB
    ?Severstal
    AeBAD
    ?Eyecandies
    MulSen-AD
    Uni-Medical
    ?BMAD
    CrackVision12K
    SDNET2018
    Crack500
    RDD2022
    RDD2020
    GAPs384
    KADIS-700k
    TID2008
    !LIVE Challenge | LIVEC | CLIVE | LIVE In the Wild
    ?FLIVE | PaQ-2-PiQ
    ?PIPAL
    ?BID
    AGIQA-1K
    AGIQA-3K
    AIGIQA-20K | AIGCIQA-20K
    AIGCIQA2023
    ?AADB
    TAD66K
    ?PARA
    ?BAID
    Q-Bench
    Q-Bench+
    YouTube-UGC
    ?LSVQ
    LSVQ-1080p
    KoNViD-150k
    !MaxWell
    ?KVQ
    T2VQA-DB
    ?CVIQ
    ?OIQA
    SJTU-PCQA
    ?WPC
    ROxford5k | RevisitedOxford
    UKBench
    CARS196
    ?Nordland
    Pitts250k
    ?SPED
    ?St. Lucia
    AmsterTime
    ?Eynsham
    SF-XL
    Baidu Mall
    Extended CMU Seasons
    RobotCar Seasons
    ?CVACT
    ?VIGOR
    Im2GPS
    Im2GPS3k
    YFCC4k
    GWS15k
    OSV-5M | OpenStreetView-5M
    Recipe1M+
    Food2K
    ISIA Food-500 | Food-500
    VireoFood-172
    Nutrition5k
    UEC Food-256
    FoodSeg103
    MS-ASL
    !DeepFashion
    DeepFashion2
    FashionGen
    ?Fashionpedia
    ?Polyvore
    ModaNet
    ?GTSDB
    TT100K | Tsinghua-Tencent 100K
    CURE-TSR
    BelgiumTS
    ?MTSD
    ?HICO
    SWiG-HOI
    imSitu
    ?VRD
    Open Images V6
    OpenImages V4
    ?PSG
    ?AwA | Animals with Attributes
    ?aPY
    SUN Attribute
    ?LAD
    MIT-States
    UT-Zappos | UT-Zappos50K
    C-GQA
    ?VAW
    OpenLORIS
    Stream-51
    ?CLOC
    ?NINCO
    SSB-Hard
    LSUN-Crop | LSUN-C | LSUN (Crop)
    LSUN-Resize | LSUN-R
    ?iSUN
    MNIST-1D
    !Tiny Images
    SEMAINE
    3DIdent
    Causal3DIdent
    MPI3D
    Cars3D
    SmallNORB
    CLEVR-Hans
    CLEVRTex
    MOVi-C
    !MOVi-E
    MOVi-D
    Multi-dSprites
    !ObjectsRoom
    ?Kubric
    N-ImageNet
    N-Cars
    ES-ImageNet
    ?SHD | Spiking Heidelberg Digits
    ?SSC | Spiking Speech Commands
    SL-Animals-DVS | SL-Animals
    DailyAction-DVS
    !HARDVS
    UCF101-DVS
    ?Gen1 | Gen1 Automotive | GEN1 Automotive Detection
    1 Mpx | 1 Megapixel Automotive
    DSEC-Detection | DSEC-Det
    DDD17
    DDD20
    AVisT
`,
);
