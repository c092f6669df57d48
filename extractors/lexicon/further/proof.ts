import { parseBenchmarkLines } from "../lines";

export const proofNames = parseBenchmarkLines(
  "proof",
  `
    MiniF2F-Lean4
    miniF2F-Dafny
    ProofNet Lean4
    FormalML
    ProverQA
    LeanEuclid
    FATE-H
    FATE-X
    FATE-M
    IsarStep
    ?AFP
    ?Mizar
    !MetaMath set.mm | set.mm
    Con-NF
    miniCodeProps
    VerifyThisBench
    !FVAPPS
    ProofBench
    ProofNetVerif
    IndiMathBench
    Ineq-Comp
`,
);
