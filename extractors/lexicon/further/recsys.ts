import { parseBenchmarkLines } from "../lines";

export const recsysNames = parseBenchmarkLines(
  "recsys",
  `
    MovieLens-Latest | ml-latest-small
    Amazon Office
    Amazon Video Games | Amazon-Games
    Amazon Movies and TV | Amazon-Movie
    Amazon CDs
    Amazon Kindle
    Amazon Instruments | Amazon Musical Instruments
    Amazon Arts
    Amazon Clothing
    Amazon Reviews 2023
    Amazon Pantry
    Yelp2020
    Yelp2022
    ?Ciao
    !FilmTrust
    LastFM-1K
    LFM-2b
    LFM-1b
    Million Playlist Dataset
    ?Yambda | Yambda-5B
    !MicroLens
    NineRec
    PixelRec
    ?Adressa
    EB-NeRD
    KuaiSAR
    KuaiSim
    KuaiLive
    KuaiComt
    Ali-CCP
    ?AliExpress
    TaobaoAd
    !TaoBao UserBehavior | UserBehavior
    JD-search
    ?Qilin
    KDD12 | KDD Cup 2012
    Criteo Uplift
    Criteo 1TB | Criteo Terabyte
    Criteo Kaggle
    Criteo-x4
    Avazu-x4
    iPinYou CTR
    ?Brightkite
    ?Foursquare
    ?Weeplaces
    ?Nowplaying
    30Music
    ?Trivago
    ?OTTO
    ?Dressipi
    Yahoo! R3 | Yahoo R3
    !Open Bandit Dataset
    ?CareerBuilder
    MOOCCube
    MOOCCubeX
    Steam-200K
    ?Hillstrom
`,
);
