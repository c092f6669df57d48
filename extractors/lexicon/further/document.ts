import { parseBenchmarkLines } from "../lines";

export const documentNames = parseBenchmarkLines(
  "document",
  `
    ?MPMQA
    PDF-VQA
    TAT-DQA
    !TextbookQA | Textbook Question Answering
    VisualMRC
    !ChartInsights
    !ChartGalaxy
    !Chart-to-Text
    VisText
    LEAF-QA
    ?DVQA
    STL-CQA
    EvoChart
    SciGraphQA
    ArXivQA
    MMC-Benchmark
    ?SPIQA
    SciFIBench
    MMSci
    DocGenome
    OmniDocBench v1.0
    READoc
    Fox benchmark
    KITAB-Bench
    LongDocURL
    VisualWebInstruct
    FUNSD+
    WildReceipt
    !EPHOIE
    ?SIBR
    ?POIE
    Kleister-NDA
    Kleister-Charity
    !DeepForm
    DocILE
    ?VRDU
    Tobacco-3482
    M6Doc
    !D4LA
    HRDoc
    Comp-HRDoc
    PRImA
    ?CDLA
    ICDAR 2017 | ICDAR17
    !ICDAR 2003 | IC03
    ICDAR2019-LSVT
    IIIT-HW
    ?SVTP
    COCO-Text v2
    TextOCR
    Union14M | Union14M-L | Union14M-Benchmark
    !Inverse-Text
    MLT 2019
    MLT 2017 | ICDAR2017-MLT
    ?RCTW-17 | RCTW
    ReCTS
    ?CTW
    HierText
    DSText
    BOVText
    !TextZoom
    Real-CE
    IAM-OnDB
    !READ 2016
    ?Bentham
    ?Saint Gall
    HME100K
    CROHME 2014
    CROHME 2016
    CROHME 2019
    CROHME 2023
    !MathWriting
    UniMER-Test | UniMER
    Im2LaTeX-100K
    SCUT-EPT
    M5HisDoc
    HisDoc1B
    CASIA-OLHWDB
    ?KHATT
    !MADCAT
    IFN/ENIT
    ?CVL
    NIST SD19
    ?DIBCO
    H-DIBCO 2016
    Doc3D
    DocUNet
    UVDoc
    DocReal
    Fintabnet.c
    SynthTabNet
    TabRecSet
    iFLYTAB
`,
);
