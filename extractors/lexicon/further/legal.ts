import { parseBenchmarkLines } from "../lines";

export const legalNames = parseBenchmarkLines(
  "legal",
  `
    !LEDGAR
    UNFAIR-ToS
    !SCOTUS
    MultiEURLEX
    LEXTREME
    FairLex
    SwissJudgmentPrediction
    LeXFiles
    ?MAUD
    ?ACORD
    ?MBE
    Bar Exam QA
    Housing Statute QA
    ?SARA
    !LawInstruct
    DISC-Law-Eval
    JEC-QA
    LexRAG
    LegalBench-IT
    IL-TUR
    PredEx
    NyayaAnumana
    ?CJPE
    PrivaSeer
    OPP-115
    ?AILA
    ?MUSER
    CAIL2019
    CAIL2021
    CAIL2022
    ?LAiW
    ?STARD
`,
);
