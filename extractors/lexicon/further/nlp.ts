import { parseBenchmarkLines } from "../lines";

export const nlpNames = parseBenchmarkLines(
  "nlp",
  `
    e-SNLI
    ?ECQA
    CoS-E
    !ComVE
    ?MPQA
    SST-1
    Rotten Tomatoes
    Yelp Review Full
    Amazon Polarity
    Yahoo Answers | Yahoo! Answers
    Sogou News
    THUCNews
    ?TNEWS
    ?IFLYTEK
    ?AFQMC
    ?LCQMC
    ?OCNLI
    ?CMNLI
    CLUEWSC
    ?C3
    ChnSentiCorp
    !FewCLUE
    !SuperCLUE
    TweetQA
    TweetEval Emotion
    Sentiment140
    Twitter Financial News
    SemEval-2015
    SemEval-2015 Task 12
    SemEval-2016
    SemEval-2016 Task 5
    SemEval-2017
    SemEval-2017 Task 4
    SemEval-2018
    SemEval-2019
    SemEval-2020
    SemEval-2021
    SemEval-2022
    SemEval-2023
    SemEval-2024
    SemEval-2025
    SemEval-2026
    ?MAMS
    ASTE-Data-V2
    ?ASTE
    ?ACOS
    Restaurant-ACOS
    Laptop-ACOS
    Rest14 | Restaurant14 | Res14
    Lap14 | Laptop14
    Rest15 | Restaurant15
    Rest16 | Restaurant16
    P-Stance
    COVID-19-Stance
    MultiEmo
    ?XED
    ?ISEAR
    ?WASSA
    EmoWOZ
    !BRIGHTER
    iSarcasm
    ?MMSD | MMSD2.0
    ?SARC
    !News Headlines Sarcasm
    CoNLL-2002
    CoNLL-2000
    CoNLL-2004 | CoNLL04
    CoNLL-2005 | CoNLL05
    CoNLL-2009 | CoNLL09
    CoNLL++
    OntoNotes 4.0
    MSRA NER
    Weibo NER
    Resume NER
    CLUENER
    CMeEE
    MIT Movie
    MIT Restaurant
    WikiNEuRal
    MultiNERD
    BioNLP
    BC5-chem
    BC5-disease
    AnatEM
    KLUE-NER
    FiNER-139
    HIPE-2022
    WNUT-16
    TweetNER7
    NYT24
    NYT29
    ?CaRB
    OIE2016
    ?LSOIE
    !FewEvent
    ?DuEE
    ACE05-E
    ACE05-E+
    ERE-EN
    ?CASIE
    ?MLEE
    MUC-4
    DocEE
    ChFinAnn
    !TimeBank
    TB-Dense
    TDDiscourse
    EventStoryLine
    CausalTimeBank
    MAVEN-Arg
    HiEve
    ?CODAH
    WikiCoref
    CorefUD
    ?PDTB | PDTB 2.0 | PDTB 3.0
    RST-DT
    !DISRPT
    ?STAC
    ?Molweni
    AMR 2.0
    AMR 3.0
    !FrameNet
    PropBank
    WikiBio
    RotoWire
    WikiTableText
    LogicNLG
    GenWiki
    QTSumm
    ?KELM
    XAlign
    WikiLarge
    ?Newsela
    TurkCorpus
    WikiAuto
    ?GYAFC
    ParaDetox
    ParaNMT
    SimLex-999
    WordSim-353
    SICK-E
    STS22
    SemRel2024
    ?JFLEG
    BEA-2019 test
    W&I+LOCNESS
    ?FCE
    ?NUCLE
    FalkoMERLIN
    RULEC-GEC
    MuCGEC
    NLPCC18
    NaSGEC
    SIGHAN15
    !SIGHAN
    CSCD-NS
    ?ELLIPSE
    ASAP-SAS
    SciEntsBank
    ?Beetle
    ?Mohler
    RiSAWOZ
    ATIS++
    ?MTOP
    TOPv2
    MixATIS
    MixSNIPS
    HINT3
    LIAR-PLUS
    LIAR-RAW
    ?RAWFC
    ?PHEME
    Twitter15
    Twitter16
    FakeNewsNet
    FakeNewsAMT
    ?ISOT
    WELFake
    COVID Fake News | Constraint@AAAI2021
    MuMiN
    MM-COVID
    !VERITE
    !DGM4
    ?Factify
    X-Fact
    HealthFC
    HealthVer
    COVID-Fact
    PubHealth
    SciFact-Open
    QuanTemp
    FactCheckBench
    ClaimDecomp
    CheckThat! 2024
    ?Ghostbuster
    ?MAGE
    MGTBench
    M4GT-Bench
    DetectRL
    OpenTuringBench
    !OUTFOX
    SemEval-2024 Task 8
    PAN 2025
    CCAT50
    Blog50
    ?Enron | Enron Email
    AmazonCat-13K
    Amazon-670K
    Wiki10-31K
    LF-AmazonTitles-131K
    LF-Amazon-131K
    LF-WikiSeeAlso-320K
    Amazon-3M
    ?AAPD
    ?WOS
    WOS-46985
    !R52
    Books3
    !BookCorpus
    CC-News
    !RealNews
    !FineWeb
    FineWeb-Edu
    RedPajama
    SlimPajama
    ?DCLM
    ?Dolma
    !RefinedWeb
    CulturaX
    !mC4
    ?OSCAR
    CC100
    ?Paloma
    TinyShakespeare
    Open LLM Leaderboard
    BabyLM
    ?EWoK
    Stanford Politeness
    ?CMV
    UKP Aspect
    !PERSUADE
    AbstRCT
    ?CDCP
    Touche23-ValueEval
    ?MFTC
    Social Chemistry 101 | Social-Chem-101
    !NormBank
    CulturalBench
    ?BLEnD
    !NormAd
    !CANDLE
    OpinionQA
    ?WVS
    VUA18
    MOH-X
    TroFi
    SemCor
    ?Raganato
    SensEval
    Senseval-3
    !SentEval
    DecaNLP
    !CrossFit
    !TweetTopic
    PersianQA
    ParsiNLU
    ArSarcasm | ArSarcasm-v2
    ?ASTD
    ?NADI
    ?MADAR
    ?ALUE
    NaijaSenti
    AfriSenti
    MasakhaNEWS
    MasakhaPOS
    PolEmo2.0 | PolEmo
    ?KLEJ
    RussianSuperGLUE
    ?MERA
    RuCoLA
    ScandEval
    ?DaNE
    SwedishGLUE | SuperLim
    GermanQuAD
    GermEval
    GermEval 2018
    GermEval 2014
    FQuAD
    ItaCoLA
    EVALITA
    ?AlloCiné | Allocine
    ?ASSIN | ASSIN2
    ?PLUE
    ?HAREM
    LeNER-Br
    IberLEF
    ?VLSP
    VLSP 2018
    UIT-VSFC
    PhoNER
    PhoNER_COVID19
    IndoNLU
    IndoLEM
    NusaX
    ?wisesight
    ?BLUB
    BanglaBook
    SentNoB
    L3Cube-MahaCorpus
    IndicNLPSuite
    IndicSentiment
    IndicXParaphrase
    GLUECoS
    LinCE
    SentiMix
    ?JGLUE
    KorNLI
    KorSTS
    ?NSMC
    KoBEST
    TurkishGLUE | TrGLUE
    ?HuLU
    SIGMORPHON
    UniMorph
    ?UD English-EWT | UD-EWT | EWT
    ?SPMRL
    !Chinese Treebank | CTB5 | CTB 5.1
`,
);
