import { benchmarkLines } from "../lines";

export const sqlNames = benchmarkLines(
  "sql",
  `
    !BIRD-CRITIC
    !ADVETA
    CSpider
    DuSQL
    ?SEDE
    ?Archer
    AmbiQT
    !AMBROSIA
    BookSQL
    ?BULL
    MIMICSQL
    TPC-H
    TPC-DS
    !Join Order Benchmark | IMDB-JOB
    JOB-light
    STATS-CEB
    ?DSB
    ?SSB
    ?YCSB
    TPC-C
`,
);
