import { parseBenchmarkLines } from "../lines";

export const retrievalNames = parseBenchmarkLines(
  "retrieval",
  `
    MS MARCO v1
    MS MARCO v2.1
    !TREC DL 2021 | TREC DL21 | DL21
    !TREC DL 2022 | TREC DL22 | DL22
    !TREC DL 2023 | TREC DL23 | DL23
    TREC DL-Hard | DL-Hard
    TREC RAG
    TREC RAG 2025
    TREC NeuCLIR
    TREC BioGen
    TREC CAR
    TREC News
    TREC Tip-of-the-Tongue | TREC ToT
    TREC iKAT 2023
    TREC iKAT 2024
    TREC-8
    TREC-7
    WT10G
    !GOV2
    ClueWeb09
    ClueWeb12
    ClueWeb22
    Signal-1M
    BRIGHT+
    R2MED
    RAR-b
    LitSearch
    DORIS-MAE
    CSFCube
    SciRepEval
    SciRIFF
    WebFAQ
    mMARCO
    T2Ranking
    MultiLongDoc
    XOR-TyDi | XOR-TyDi QA
    NanoBEIR
    BEIR-PL
    BEIR-NL
    MTEB(eng, v2) | MTEB v2 | MTEB(eng v2)
    MTEB(Multilingual)
    ?RTEB
    FinMTEB
    ChemTEB
    ?DAPR
    ?AToMiC
    ?WANDS
    ?Amazon ESCI | ESCI | Shopping Queries Dataset
    ?Home Depot
    Istella22
    Yahoo! LTRC
    MQ2007
    MQ2008
    !LETOR 4.0 | LETOR
    MSLR-WEB10K
    Baidu-ULTR
    SIFT1B | BIGANN
    SIFT10M
    DEEP1M
    DEEP10M
    GloVe-100
    MSTuring
    !SpaceV | SPACEV
    Text2Image-1B
    ANN-Benchmarks
    MIRFlickr | MIRFlickr-25K
    Flickr25K
    IAPR TC-12
    ?Crisscrossed Captions | CxC
    ECCV Caption
    WebVid-CoVR
    MMDocIR
    MMDocRAG
    ViDoRe v3
    ViDoSeek
    M3DocVQA
    DocMMIR
    SciMMIR
    ?MRMR
    XM3600 | Crossmodal-3600
    ?XTD
    LaSCo
    GeneCIS
    CAIL2019-SCM
    COLIEE 2022
    COLIEE 2023
    COLIEE 2024
    COLIEE 2025
    ?BSARD
    LePaRD
`,
);
