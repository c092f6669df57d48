import { parseBenchmarkLines } from "../lines";

export const instructionNames = parseBenchmarkLines(
  "instruction",
  `
    LIFBench
    EIFBench
    IHEval
    !SystemChat
    !FollowEval
    !MixEval
    MixEval-Hard
    ?CELLO
    Super-NaturalInstructions
    !Natural Instructions
    !OASST1 | OpenAssistant
    Arena-Hard-Auto
    MT-Eval
    !RealInstruct
    PersonalLLM
    !PersonaGym
    RPBench
    SocialBench
`,
);
