import { parseBenchmarkLines } from "../lines";

export const knowledgeGraphNames = parseBenchmarkLines(
  "knowledge-graph",
  `
    FB15k-237-10
    NELL-One
    Wiki-One
    FB-AUTO
    JF17K
    WikiPeople
    WD50K
    ?YAGO
    YAGO11k
    Wikidata12k
    YAGO4
    CN-DBpedia
    ?UMLS
    ?Hetionet
    ATOMIC-2020
    DWY100K
    ?SRPRS
    FB15K-DB15K | FBDB15K
    FB15K-YAGO15K | FBYG15K
    MKG-W
    KVC16K
    FB15k-237-IMG
    NELL23K
    ConceptNet-100K | CN-100K | CN-82K
    PharmKG
    OpenBioLink
    PrimeKGQA
`,
);
