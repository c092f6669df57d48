import { parseBenchmarkLines } from "../lines";

export const graphNames = parseBenchmarkLines(
  "graph",
  `
    Cora-ML
    Cora Full
    MAG240M
    ?IGB
    arXiv-year
    snap-patents
    Penn94
    ?Pokec
    twitch-gamers
    ?Minesweeper
    ?Tolokers
    Deezer-Europe
    !BlogCatalog
    Amazon-Fraud
    YelpChi
    DGraph | DGraph-Fin
    T-Social
    Tolokers-AD
    !Elliptic++
    AMLSim
    WikiVote
    ego-Facebook
    soc-Epinions
    com-DBLP
    com-Amazon
    !LiveJournal
    ?Friendster
    ?Orkut
    Email-Eu
    USAir
    C.ele
    ?Polblogs
    !D&D | D&D dataset
    ?BZR
    !COX2
    ?Mutagenicity
    ?DHFR
    REDDIT-MULTI-5K | REDDIT-M5K | REDDIT-M
    REDDIT-MULTI-12K
    GITHUB-STARGAZERS
    ZINC-12K | ZINC-subset
    ZINC-Full
    !SR25
    ?BREC
    COCO-SP
    PCQM-Contact
    MalNet-Tiny
    !GOOD-Motif
    GOOD-HIV
    GOOD-CMNIST
    !GOOD benchmark
    !Spurious-Motif | SPMotif
    BA-Shapes
    BA-2Motifs | BA-2motif
    !Tree-Cycles
    !Tree-Grid
    BA-Community
    MNIST-75sp | MNIST superpixels
    tgbl-wiki
    tgbl-review
    tgbl-coin
    tgbl-comment
    tgbn-trade
    TGB 2.0
    JODIE Wikipedia
    UCI messages
    CanParl
    Social Evo.
    AMiner
    ?OAG
    ?HGB | Heterogeneous Graph Benchmark
    !TAGLAS
    GLBench
    Arxiv-2023
    ogbn-arxiv-TAG
    NTU2012
    !GraphLand
    GraphBench
`,
);
