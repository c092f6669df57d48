import { benchmarkLines } from "../lines";

export const sqlNames = benchmarkLines(
  "sql",
  `
    !BIRD-CRITIC
    !BIRD Mini
    !ADVETA
    CSpider
    DuSQL
    ?SEDE
    ?Archer
    AmbiQT
    !AMBROSIA
    BookSQL
    FinSQL
    ?BULL
    MIMICSQL
    TPC-H
    TPC-DS
    !Join Order Benchmark | JOB-light | IMDB-JOB
    STATS-CEB
    ?DSB
    ?SSB
    ?YCSB
    TPC-C
`,
);
