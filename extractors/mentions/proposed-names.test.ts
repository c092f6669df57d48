import { describe, expect, it } from "vitest";
import { findTestNames, type NameTestRow } from "../testing/find-test-names";

const ROWS: readonly NameTestRow[] = [
  ["we propose", "Reading", "We propose Orion, a framework for letters.", ["Orion, method, introduced"]],
  [
    "an extension of a system",
    "Reading",
    "We introduce HarborRead-Deep, extending the Iris reader to a dataset.",
    ["HarborRead-Deep, method, introduced"],
  ],
  [
    "a name introduced for evaluation, by another noun",
    "Reading",
    "We construct HarborQA++ for careful reading.",
    ["HarborQA++, method, introduced"],
  ],
  ["a version", "Reading", "We introduce Orion 3, an open tool for letters.", ["Orion 3, method, introduced"]],
  [
    "a version with a v",
    "Reading",
    "We present Tide-Reader v0.3, which reads.",
    ["Tide-Reader v0.3, method, introduced"],
  ],
  ["a count is not a version", "Reading", "We introduce OrionTide, 3 small tools.", ["OrionTide, method, introduced"]],
  [
    "a name with its kind in capitals",
    "Reading",
    "We propose Stellar VLA, a framework that reads.",
    ["Stellar VLA, method, introduced"],
  ],
  [
    "a listed name that its bracket spells out",
    "Reading",
    "We develop PRISM (Plain Regions by Inverse Subtraction Maps). PRISM reads.",
    ["PRISM, method, introduced"],
  ],
  [
    "a spelled-out form with commas",
    "Reading",
    "We propose Sort, Train, Evolve (STEV), a framework for letters.",
    ["STEV, method, introduced", "Sort, Train, Evolve, method, spelled-out"],
  ],
  [
    "a name that continues after a preposition",
    "Reading",
    "We introduce Careful Growing of Letter Size, a method for maps.",
    ["Careful Growing of Letter Size, method, introduced"],
  ],
  [
    "a passive introduction",
    "Reading",
    "A letter-aware harbour alignment (LAHA) framework is then proposed. LAHA reads.",
    ["LAHA, method, acronym"],
  ],
  [
    "a framework with a task noun",
    "Reading",
    "We propose LOTUX, a tide inspired task representation framework.",
    ["LOTUX, method, introduced"],
  ],
  [
    "modules with an acronym",
    "Reading",
    "We propose tide-routed auxiliary modules (TRAM) for letters.",
    ["TRAM, method, acronym"],
  ],
  ["called", "Reading", "We introduce a new method called Orion that reads.", ["Orion, method, introduced"]],
  [
    "referred to as",
    "Reading",
    "We propose a new method, which we refer to as Orion, that reads.",
    ["Orion, method, introduced"],
  ],
  ["a model", "Reading", "We introduce Orion-VL, a vision-language model for maps.", ["Orion-VL, model, introduced"]],
  [
    "a short form that spells common letters too",
    "Reading",
    "We propose an Adaptive GNN (AGNN) model for letters.",
    ["AGNN, model, introduced", "Adaptive GNN, model, spelled-out"],
  ],
  [
    "a long form in the bracket",
    "Reading",
    "We propose LAT (Letter Aware Tuning), a framework that reads.",
    ["LAT, method, introduced"],
  ],
  [
    "words that spell no domain term",
    "Reading",
    "We propose a Natural Harbour Processing pipeline for letters.",
    ["Natural Harbour Processing, method, introduced"],
  ],
  [
    "a name after 'of'",
    "Reading",
    "This study describes the design of OriVis, a framework for letters.",
    ["OriVis, method, introduced"],
  ],
  [
    "a short form that spells words on both sides of 'for'",
    "Reading",
    "We propose Careful Tide Nets for Letter Reading (CTNLR), which read.",
    ["CTNLR, method, introduced", "Careful Tide Nets for Letter Reading, method, spelled-out"],
  ],
  [
    "a name in capitals that is also a word",
    "Reading",
    "We introduce SHE (Swift Harbour Encoding), a framework that reads.",
    ["SHE, method, introduced"],
  ],
  [
    "proposed, then called",
    "Reading",
    "We propose a Harbour Wide Reader, called HaWiRe, that reads.",
    ["HaWiRe, method, introduced", "Harbour Wide Reader, method, spelled-out"],
  ],
  [
    "a framework to assess people is a method",
    "Reading",
    "We introduce HarborPlay, a learning framework designed to assess the mood of readers.",
    ["HarborPlay, method, introduced"],
  ],
  [
    "an acronym of words with a preposition",
    "Reading",
    "We propose a new method – letter ordering from tidal steps (LOTS) – that sorts.",
    ["LOTS, method, acronym"],
  ],
  [
    "a name and its variant as a subject",
    "Reading",
    "We propose TideKV, a method for maps. We also propose TideKV-Lite, a smaller method. TideKV-Lite reduces errors.",
    ["TideKV, method, introduced", "TideKV-Lite, method, introduced"],
  ],
  [
    "a clause after an acronym",
    "Reading",
    "We propose letter fine-tuning (LFT), a step that sorts. When we train without LFT, the rate of errors grows.",
    ["LFT, method, acronym"],
  ],
  [
    "a name that begins with a common word",
    "Reading",
    "We introduce the Evaluation Harbour framework, which sorts letters.",
    ["Evaluation Harbour, method, introduced"],
  ],
  [
    "a name that begins with a compound",
    "Reading",
    "We present Tide-guided Letter Sorting, a method for maps.",
    ["Tide-guided Letter Sorting, method, introduced"],
  ],
  [
    "excludes the base of a coined name",
    "Reading",
    "We present the LLM-based HarborQA, which reads.",
    ["HarborQA, method, introduced"],
  ],
  [
    "an apposition with a bracket inside",
    "Reading",
    "We introduce Orion, a large language model (LLM)-driven agent that reads.",
    ["Orion, method, introduced"],
  ],
  ["a name that is only a subject", "Reading", "MeDial improves recall. MeDial is fast.", ["MeDial, method, subject"]],
  [
    "an acronym",
    "Reading",
    "We present Letter Aware Tuning (LAT), a training method.",
    ["LAT, method, introduced", "Letter Aware Tuning, method, spelled-out"],
  ],
  [
    "ignores the kind of paper before the colon",
    "Position: Letters Should Be Read",
    "We propose Orion, a parser.",
    ["Orion, method, introduced"],
  ],
  [
    "the abstract outweighs the ending of the name",
    "Reading",
    "We propose HarborNet, a framework that reads.",
    ["HarborNet, method, introduced"],
  ],
  [
    "the ending of the name alone",
    "Reading",
    "We propose HarborNet-X, which reads.",
    ["HarborNet-X, model, introduced"],
  ],
  [
    "a noun after the name outweighs the noun before it",
    "Reading",
    "We propose Letter Guided Training (LGT). The LGT model reads. Our LGT model is fast.",
    ["LGT, model, introduced", "Letter Guided Training, method, spelled-out"],
  ],
  [
    "a verb after the name is not a noun",
    "Reading",
    "We propose Orion. Orion models the letters of a map.",
    ["Orion, method, introduced"],
  ],
  [
    "the noun before 'architecture' gives the kind",
    "Reading",
    "We present Orion, a transformer architecture. We present Vega, an agent architecture.",
    ["Orion, model, introduced", "Vega, method, introduced"],
  ],
  ["members of a family", "Reading", "We propose Orion, a family of harbour models.", ["Orion, model, introduced"]],
  ["a method that scores", "Reading", "We propose LTX, a method that scores letters.", ["LTX, method, introduced"]],
  [
    "a name after 'our approach'",
    "Reading",
    "Our approach, Tide Replay, reads letters.",
    ["Tide Replay, method, introduced"],
  ],
  ["a name after 'our algorithm'", "Reading", "Our algorithm Spektra reads letters.", ["Spektra, method, introduced"]],
  [
    "a bracketed name after 'our method'",
    "Reading",
    "Our careful method (TideQX) reads letters.",
    ["TideQX, method, introduced"],
  ],
  [
    "a name after 'called' that is also a benchmark",
    "Reading",
    "We introduce an approach called EMBER and read letters.",
    ["EMBER, method, introduced"],
  ],
  [
    "a distant acronym",
    "Reading",
    "We introduce a Learned Line algorithm with Linear Limits (LLwLL).",
    ["LLwLL, method, introduced", "Learned Line algorithm with Linear Limits, method, spelled-out"],
  ],
  [
    "ignores a statement as the title name",
    "Beyond Letter-Reading: Tide Models",
    "We go beyond Letter-Reading. We propose Orion, a parser.",
    ["Orion, method, introduced"],
  ],
  [
    "two names in a title",
    "HarNet and TideNet: Readers",
    "We introduce HarNet, a network. We introduce TideNet, a network.",
    ["HarNet, model, introduced", "TideNet, model, introduced"],
  ],
  [
    "an acronym without a bracket",
    "Reading",
    "We propose Careful Harbour Reading, a method. CHR is fast, and with CHR we gain.",
    ["CHR, method, introduced", "Careful Harbour Reading, method, spelled-out"],
  ],
  [
    "an acronym before its long form",
    "Reading",
    "We propose CHR, a Careful Harbour Reader. CHR reads.",
    ["CHR, method, introduced"],
  ],
  [
    "ignores an acronym that is part of another name",
    "Reading",
    "We propose Careful Harbour Reading, a method. The CHR Head reads, and the CHR Head sorts.",
    ["Careful Harbour Reading, method, introduced"],
  ],
  [
    "a name after 'we term'",
    "Reading",
    "This is a rule, which we term Tide3, that reads.",
    ["Tide3, method, introduced"],
  ],
  ["a version of a name", "Reading", "We propose Orion-V2, which reads.", ["Orion-V2, method, introduced"]],
  [
    "a network trained by a method",
    "Reading",
    "We propose TideVLA-RL, which reads.",
    ["TideVLA-RL, method, introduced"],
  ],
  [
    "a name after 'our' with its noun",
    "Reading",
    "It motivates our Harbour-QX framework.",
    ["Harbour-QX, method, introduced"],
  ],
  [
    "a name after 'the proposed' with its noun",
    "Reading",
    "The proposed TideNest model reads.",
    ["TideNest, model, introduced"],
  ],
  [
    "a title bracket that is not an acronym",
    "Harbour Readers (revised): Reading Letters",
    "We present TideRead, a method for letters.",
    ["TideRead, method, introduced"],
  ],
  [
    "a method with the name of a metric",
    "Reading",
    "We propose a careful reading method, termed WER. WER reads letters.",
    ["WER, method, introduced"],
  ],
  [
    "a metric name in another spelling",
    "Reading",
    "We propose LaTency, which reads letters.",
    ["LaTency, method, introduced"],
  ],
  [
    "a plural acronym with its singular",
    "Reading",
    "We propose HBRs, which read letters. An HBR step reads twice.",
    ["HBR, method, introduced"],
  ],
  ["a plural acronym", "Reading", "We propose HBRs, which read letters.", ["HBRs, method, introduced"]],
];

describe("systems introduced in the abstract", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(findTestNames(title, abstract)).toEqual(names);
  });

  it("returns no name twice", () => {
    const names = findTestNames(
      "Orion: a parser",
      "We propose Orion, a parser. Orion, our parser, improves recall. ORION is fast.",
    );
    expect(names).toHaveLength(1);
  });
});
