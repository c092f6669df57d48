import { parseBenchmarkLines } from "../lines";

export const navigationNames = parseBenchmarkLines(
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
