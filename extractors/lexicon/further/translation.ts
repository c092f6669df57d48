import { parseBenchmarkLines } from "../lines";

export const translationNames = parseBenchmarkLines(
  "translation",
  `
    WMT15
    WMT18 | WMT 2018
    WMT14 German-English | WMT14 De-En
    WMT16 English-German | WMT16 En-De
    WMT16 Romanian-English | WMT16 Ro-En
    WMT17 Chinese-English | WMT17 Zh-En | WMT17 English-Chinese
    WMT19 German-English | WMT19 De-En
    WMT20 English-German
    WMT21 English-German
    WMT22 En-De
    WMT23 En-De
    WMT26
    IWSLT15 | IWSLT 2015
    IWSLT16 | IWSLT 2016
    NIST Chinese-English
    UN Corpus | UN Parallel Corpus
    ?Europarl
    OpenSubtitles
    JParaCrawl
    ?ASPEC
    ?KFTT
    NLLB-Seed
    ?Samanantar
    ?BPCC
    IndicMT Eval
    PhoMT
    ?MTOB
    ?SMOL
    WMT-MQM
    !DEMETR
    WMT Metrics
    WMT QE
    ?CoMMuTE
    MuST-SHE
    MT-GenEval
    DiscEvalMT
    ContraPro
    BConTrasT
    GuoFeng
    !BOUQuET
    WMT Biomedical
    ?MLQE
    DivEMT
`,
);
