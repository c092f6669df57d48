import { parseBenchmarkLines } from "../lines";

export const educationNames = parseBenchmarkLines(
  "education",
  `
    EdNet-KT1
    ASSIST2012 | ASSISTments2012
    ASSIST2015 | ASSISTments2015
    ASSIST2017 | ASSISTments2017
    Algebra2005
    Bridge2006
    Statics2011
    ?Junyi
    NIPS34 | NeurIPS34 | NeurIPS 2020 Education
    ?Eedi
    MOOCRadar
    ?OULAD
    KDDCup 2010
    TutorBench
    MRBench
    EduBench
    CoMTA
    ?TSCC
    !ReaLMistake
`,
);
