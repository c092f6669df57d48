import { parseBenchmarkLines } from "../lines";

export const speechNames = parseBenchmarkLines(
  "speech",
  `
    LibriSpeech dev-clean | dev-clean
    LibriSpeech dev-other | dev-other
    LibriSpeech-960 | LibriSpeech 960h
    LibriHeavy
    LibriSQA
    LibriCount
    LibriPhrase
    LibriVox
    LibriSpeech-Long
    People's Speech
    ?YODAS
    MSR-86K
    MLS English
    ?Golos
    ?Emilia
    HiFi-TTS
    !DailyTalk
    ?JVS
    ?JSUT
    ?CSJ
    KsponSpeech
    ClovaCall
    Zeroth-Korean
    ReazonSpeech
    MAGICDATA
    THCHS-30
    ?Primewords
    ?HKUST
    AISHELL-5
    ?TALCS
    CS-Dialogue
    ArzEn
    MGB-2
    MGB-3
    MGB-5
    ?QASR
    ?SADA
    !CASABLANCA
    ?MASC
    ?Shrutilipi
    IndicVoices
    IndicTTS
    ?Kathbath
    ?Svarah
    ?Vistaar
    ?Lahaja
    IndicSUPERB
    OpenSLR
    ?NST
    ?NPSC
    CommonVoice 16.1
    Common Voice 15 | Common Voice 15.0
    Common Voice 17 | Common Voice 17.0
    !CORAAL
    EdAcc
    AfriSpeech
    !Speech Accent Archive
    VoxForge
    CSLU Kids
    CMU Kids
    PF-STAR
    ATCO2
    ATCOSIM
    UWB-ATCC
    TEDx Spanish
    ContextASR-Bench
    Libriheavy-mix
    NOTSOFAR-1 | NOTSOFAR
    DiPCo
    Mixer 6
    ?ICSI
    M2MeT
    ?RAMC | MagicData-RAMC
    MSDWild
    AVA-AVD
    VoxSRC
    VoxSRC-20
    VoxSRC-21
    VoxSRC-22
    VoxSRC-23
    VoxBlink
    VoxBlink2
    ?SITW | Speakers in the Wild
    NIST SRE
    SRE16 | SRE 2016
    SRE18
    SRE19
    SRE21
    ?SdSV
    ?FFSVC
    HI-MIA
    3D-Speaker
    !RedDots
    RSR2015
    NIST LRE
    LRE17
    LRE22
    AP17-OLR
    ASVspoof 2015
    ASVspoof 2017
    ASVspoof 2019 PA
    ADD 2022
    ADD 2023
    PartialSpoof
    LlamaPartialSpoof
    SpoofCeleb
    ?DFADD
    !CodecFake
    ?CFAD
    ?DECRO
    FMFCC-A
    ReMASC
    AVLips
    LRS2-2Mix
    LRS3-2Mix
    VoxCeleb2-2Mix | VoxCeleb2-Mix
    !EchoSet
    ?FUSS
    SMS-WSJ
    WSJ0-CHiME
    WSJ0-CHiME3
    WSJ0-REVERB
    WSJ0-UNI
    CHiME-3
    CHiME-2
    REVERB challenge
    DNS 2020 | Interspeech 2020 DNS
    DNS 2021
    AEC Challenge
    ICASSP 2023 AEC
    URGENT 2025
    NOISEX-92
    ?MUSAN
    QUT-NOISE
    EARS-WHAM
    ?NISQA
    VoiceMOS | VoiceMOS Challenge
    ?BVCC
    ?SOMOS
    VCC 2018
    VCC 2020
    TMHINT-QI
    Speech Commands V2-35
    Speech Commands V2-12
    ?MSWC
    Hey Snips
    Qualcomm Keyword
    !Timers and Such
    ?SLUE
    SLUE-VoxPopuli
    SLUE-VoxCeleb
    Spoken-CoQA
    HeySQuAD
    SD-QA
    LLaMA Questions
    OpenAudioBench
    VoxEval
    VocalBench
    S2S-Arena
    MTalk-Bench
    !StyleTalk
    SpokenWOZ
    VoxDialogue
    SD-Eval
    SpeechR
    Full-Duplex-Bench v1.5
    !Talking Turns
    !zeroSpeech
    ZeroSpeech 2021
    sWUGGY
    sBLIMP
    ?tSC
    !SALMon
    CVSS-C
    CVSS-T
    MuST-C En-De | MuST-C English-German
    MuST-C En-Es | MuST-C English-Spanish
    MuST-C En-Zh | MuST-C English-Chinese
    MuST-C En-Fr | MuST-C English-French
    MuST-C En-Ja
    CoVoST 2 En-De
    CoVoST 2 En-Zh
    ?BSTC
    GigaST
    IWSLT 2023
    IWSLT 2024
    IWSLT 2025
    ACL 60/60
    !SpeechMatrix
    ?EMOVO
    ?AESDD
    ShEMO
    ?CaFE
    !RECOLA
    ?SEWA
    OMG-Emotion
    MuSe 2021
    EmoBox
    ?MEAD
    MER2024
    MER2025
    !CHEAVD
    MC-EIU
    EmoReact
    !M3ED
    UR-FUNNY
    ?POM
    CH-SIMS v2
    MEmoR
    ?DEMoS
    AVCAffe
    ?LSSED
    ?CMLR
    TCD-TIMIT
    OuluVS2
    MISP2021
    !EasyCom
    AVSpeech
    Lombard GRID
    !VocalSound
    ?VIVAE
    !EasyCall
    ?Nemours
    ?COPAS
    ?BOBSL
    OpenASL
    YouTube-ASL
    !ASLLVD
    ASL Citizen
    ?AUTSL
    BosphorusSign22k
    ?GSL
    LSA64
    INCLUDE-50
    ISLTranslate
    iSign
    NMFs-CSL
    SLR500
    DEVISIGN
    WLASL300
    WLASL1000
    ?Slovo
    ?LSFB
    !SIGNUM
`,
);
