import { parseBenchmarkLines } from "../lines";

export const audioNames = parseBenchmarkLines(
  "audio",
  `
    AudioSet-500K
    FSDnoisy18k
    FSDKaggle2019
    DCASE 2016
    DCASE 2018
    DCASE 2019
    DCASE 2020
    DCASE 2021
    DCASE 2022
    DCASE 2023
    DCASE 2024
    DCASE 2025
    !TAU Urban Acoustic Scenes | TAU Urban Acoustic Scenes 2020 | TAU-UAS
    TUT-SED
    URBAN-SED
    STARSS22
    SONYC-UST
    CochlScene
    MIMII-DG
    MIMII DUE
    ToyADMOS
    ToyADMOS2
    AudioCaps 2.0
    SoundDescs
    LAION-Audio-630K
    Auto-ACD
    OpenAQA
    CompA
    !AudioTime
    VGGSound-Sync
    VGG-SS
    Flickr-SoundNet
    SoundNet-Flickr
    AVSBench
    AVSBench-S4
    AVSBench-MS3
    ?AVSS
    ?LLP
    !FAIR-Play
    !Kinetics-Sounds | Kinetics-Sound | Kinetic-Sounds
    EPIC-Sounds
    BirdVox
    Xeno-Canto
    ?CBI
    BEANS-Zero
    iNatSounds
    AnuraSet
    HumBugDB
    InsectSet
    ShipsEar
    !DeepShip
    !OceanShip
    SoundCam
    ARCA23K
    NonSpeech7k
    !VocalImitation
`,
);
