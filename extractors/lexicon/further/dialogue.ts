import { parseBenchmarkLines } from "../lines";

export const dialogueNames = parseBenchmarkLines(
  "dialogue",
  `
    !DailyDialog++
    ConvAI2
    !Blended Skill Talk
    MultiDoc2Dial
    Doc2Dial
    KdConv
    CMU DoG
    ?SGD
    SGD-X
    CrossWOZ
    ?Taskmaster | Taskmaster-1 | Taskmaster-2
    ?KVRET
    !In-Car Assistant
    DSTC2
    DSTC7
    DSTC9
    DSTC10
    DSTC11
    DSTC12
    MIntRec
    MIntRec2.0
    MSDialog
    VisDial
    !PhotoChat
    MMDialog
    !ImageChat
    SIMMC 2.0
    AnnoMI
    PsyQA
    CPsyCoun
    CraigslistBargain | CraigslistBargains
    DealOrNoDeal
    CaSiNo
    !P4G | PersuasionForGood
`,
);
