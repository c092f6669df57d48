import type { BenchmarkRow } from "../types";

/** Conversations. */
export const dialogueBenchmarks: readonly BenchmarkRow[] = [
  { name: "MultiWOZ", domain: "dialogue", family: "MultiWOZ", metric: "jga" },
  { name: "MultiWOZ 2.0", domain: "dialogue", family: "MultiWOZ", metric: "jga" },
  { name: "MultiWOZ 2.1", domain: "dialogue", family: "MultiWOZ", metric: "jga" },
  { name: "MultiWOZ 2.2", domain: "dialogue", family: "MultiWOZ", metric: "jga" },
  { name: "MultiWOZ 2.4", domain: "dialogue", family: "MultiWOZ", metric: "jga" },
  { name: "Schema-Guided Dialogue", domain: "dialogue", metric: "jga" },
  { name: "Wizard of Wikipedia", exactAliases: ["WoW"], domain: "dialogue", metric: "f1" },
  { name: "Topical-Chat", domain: "dialogue", metric: "score" },
  { name: "ESConv", domain: "dialogue", metric: "score" },
  { name: "ReDial", domain: "dialogue", metric: "recall", exact: true },
  { name: "INSPIRED", domain: "dialogue", metric: "recall", exact: true },
  { name: "CoQA", domain: "dialogue", metric: "f1" },
  { name: "QuAC", domain: "dialogue", metric: "f1" },
  { name: "DSTC", domain: "dialogue", metric: "score", exact: true },
  { name: "DSTC8", domain: "dialogue", family: "DSTC", metric: "score" },
  { name: "Ubuntu Dialogue Corpus", domain: "dialogue", metric: "recall" },
  { name: "BiTOD", domain: "dialogue" },
  { name: "OpenDialKG", domain: "dialogue" },
  { name: "PrefEval", domain: "dialogue" },
];
