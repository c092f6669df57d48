import { parseBenchmarkLines } from "../lines";

export const summarizationNames = parseBenchmarkLines(
  "summarization",
  `
    ?NEWSROOM
    Reddit TIFU
    WikiHow
    WikiSum
    ?AESLC
    SumPubMed
    Multi-LexSum
    Multi-XScience
    ?Cochrane
    eLife
    ?PLOS
    SciTLDR
    DUC 2004
    DUC 2003
    TAC 2011
    ICSI meeting
    TODSum
    ?CSDS
    ?LCSTS
    !CrossSum
    ?MLSUM
    WikiLingua
    EUR-LexSum
    CNewSum
    TLDR9+
    RealSumm
    TofuEval
    ?QAGS
    UniSumEval
    !MovieSum
    SummScreenFD
    InstruSum
`,
);
