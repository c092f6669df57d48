import { parseBenchmarkLines } from "../lines";

export const financeNames = parseBenchmarkLines(
  "finance",
  `
    FiQA-SA
    ?FOMC
    FinRED
    ?FiNER
    FinEntity
    ?FNXL
    MultiFin
    FinNLI
    ECTSum
    !EDTSUM
    BigData22
    CIKM18
    ?DJIA | Dow Jones Industrial Average
    !DJ30 | DOW 30
    SSE 50
    CSI 1000
    Nikkei 225
    FTSE 100
    S&P 100
    S&P 1500
    !FNSPID
    !LOBSTER
    StockBench
    FinMaster
    FinanceIQ
    ?CFLUE
    FinTextQA
    !FinDER
    FinAgentBench
    BizFinBench
    FinMME
    MME-Finance
    FinChart-Bench
    CFA Level I
    CFinBench
    InvestorBench
    EDGAR-CORPUS
    FinLFQA
`,
);
