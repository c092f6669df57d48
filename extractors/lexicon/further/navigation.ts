import { benchmarkLines } from "../lines";

export const navigationNames = benchmarkLines(
  "navigation",
  `
    MP3D-EQA
    EQA-MP3D
    HM-EQA
    A-EQA
    EXPRESS-Bench
    iGibson
    !R4R
    CVDN-NDH
    LHPR-VLN
    TravelUAV
    OpenUAV
    ?AVDN
    CityEQA
    map2seq
    !SoundSpaces
`,
);
