import { parseBenchmarkLines } from "../lines";

export const qaNames = parseBenchmarkLines(
  "qa",
  `
    TriviaQA-Wiki
    AdversarialQA
    SQuAD Adversarial | Adversarial SQuAD
    ?MRQA
    DuoRC
    MultiSpanQA
    ?ROPES
    QuoRef
    MCTest
    ARC-DA
    WikiQA
    TREC-QA
    InsuranceQA
    CuratedTREC
    WikiHop
    MedHop
    QAngaroo
    ComplexTempQA
    MoreHopQA
    BeerQA
    !MINTQA
    WikiWeb2M
    NoMIRACL
    TempLAMA
    !T-REx
    PopQA-TP
    !ClashEval
    !ConflictBank
    NQ-Swap
    MacNoise
    RobustQA
    FeB4RAG
    OHRBench
    UDA-Benchmark
    MultiFieldQA
    MIRACL-VISION
    !GraphQuestions | GraphQ
    QALD-7
    LC-QuAD 1.0
    !PathQuestion | PQ-3hop
    MetaQA-3hop
    CR-LT-KGQA
    !FactKG
    TempQuestions
    Complex-CronQuestions
    SPARTQA
    AIT-QA
    MultiHiertt
    TabMCQ
    TQA-Bench
    RealHiTBench
    MMTab
    TableVQA-Bench
    PubHealthTab
    SciTab
    SciGen
    DATABENCH
    SemTab
    QAConv
    ?DoQA
    ShARC
    !CANARD
    CAsT-19 | CAsT-20
    TREC CAsT 2019
    TutorQA
    BioASQ 10b
    BioASQ 11b
    BioASQ 12b
    CovidQA
    emrKBQA
    PolicyQA
    CUAD-QA
    ELI5-Category
    WebGPT comparisons
    SimpleQuestionsWikidata
    QA-SRL
    ?KoLA
`,
);
