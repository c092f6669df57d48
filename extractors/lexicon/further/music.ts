import { parseBenchmarkLines } from "../lines";

export const musicNames = parseBenchmarkLines(
  "music",
  `
    MAESTRO v3
    ?URMP
    GuitarSet
    ?EGDB
    ENST-Drums
    MDB-Drums
    !A2MD
    E-GMD
    Groove MIDI
    ?Lakh MIDI | LMD | Lakh MIDI Dataset
    MetaMIDI
    GigaMIDI
    ADL Piano MIDI
    !EMOPIA
    PMEmo
    ?DEAM
    ?Emomusic
    ?MTT
    OpenMIC | OpenMIC-2018
    ?IRMAS
    Medley-solos-DB
    MedleyDB
    MUSDB-HQ
    iKala
    ccMixter
    DSD100
    ?Jamendo
    MusicBench
    MusicQA
    MusicTheoryBench
    ZIQI-Eval
    CMI-Bench
    !SongEval
    JamendoMaxCaps
    FakeMusicCaps
    !SONICS
    ?Hainsworth
    ?SMC
    ?RWC
    RWC-Pop
    ?Harmonix | Harmonix Set
    ?Isophonics
    McGill Billboard
    !Da-TACOS
    SHS100K
    Covers80
    CCMusic
    ?Opencpop
    M4Singer
    PopCS
    PopBuTFy
    NUS-48E
    GTSinger
    OpenSinger
    GrandStaff
    !DeepScores
    DeepScoresV2
    MUSCIMA++
    KernScores
    JSB Chorales
    ?Nottingham
    WikiMuTe
`,
);
