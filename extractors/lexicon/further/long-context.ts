import { parseBenchmarkLines } from "../lines";

export const longContextNames = parseBenchmarkLines(
  "long-context",
  `
    LongBench-Pro
    LongBench-Chat
    RULER-64K
    RULER-32K
    RULER-16K
    LongProc
    LongGenBench
    !LongReason
    !LongSafety
    ?Oolong
    !GraphWalks
    !Counting-Stars
    NoCha
    Ada-LEval
    !M4LE
    ?BAMBOO
    Proof-pile
    Proof-Pile-2
    ListOps
    Long-ListOps
    MM-NIAH
    V-NIAH
    !Multi-Needle
    Sequential-NIAH
    MemoryBench
`,
);
