import { parseBenchmarkLines } from "../lines";

export const sqlNames = parseBenchmarkLines(
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
