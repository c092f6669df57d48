import { describe, expect, it } from "vitest";
import { findSentences } from "../text/sentences";
import { readTokens } from "../text/tokens";
import { findOwnNames } from "./own-names";

const own = (title: string, abstract: string): string[] => {
  const sentences = findSentences(abstract).map(([a, b]) => readTokens(abstract, a, b));
  return findOwnNames(title, abstract, sentences).map((o) => `${o.name}, ${o.kind}, ${o.by}`);
};

const ROWS: readonly [why: string, title: string, abstract: string, names: readonly string[]][] = [
  ["a title with a colon", "Orion: a parser for letters", "Letters are hard.", ["Orion, method, title"]],
  ["we propose", "Reading", "We propose Orion, a framework for letters.", ["Orion, method, introduced"]],
  ["a namesake of a benchmark", "EMBER: Reading by Small Steps", "EMBER reads letters fast.", ["EMBER, method, title"]],
  ["a namesake that only the title names", "EMBER: Reading by Small Steps", "It reads fast.", ["EMBER, method, title"]],
  ["not the benchmark itself", "EMBER: Testing Small Readers", "EMBER holds letters.", []],
  ["called", "Reading", "We introduce a new method called Orion that reads.", ["Orion, method, introduced"]],
  [
    "referred to as",
    "Reading",
    "We propose a new method, which we refer to as Orion, that reads.",
    ["Orion, method, introduced"],
  ],
  ["named", "Reading", "This paper presents a dataset named Harbor200.", ["Harbor200, benchmark, introduced"]],
  ["a model", "Reading", "We introduce Orion-VL, a vision-language model for maps.", ["Orion-VL, model, introduced"]],
  [
    "a benchmark",
    "Reading",
    "Here we present LetterBench, a benchmark of maps.",
    ["LetterBench, benchmark, introduced"],
  ],
  [
    "a short form that spells common letters too",
    "Reading",
    "We propose an Adaptive GNN (AGNN) model for letters.",
    ["AGNN, model, introduced", "Adaptive, model, spelled out"],
  ],
  [
    "a long form in the bracket",
    "Reading",
    "We propose LAT (Letter Aware Tuning), a framework that reads.",
    ["LAT, method, introduced"],
  ],
  ["a term of the trade", "Reading", "This study proposes a Natural Language Processing pipeline for letters.", []],
  ["a learner of the trade", "Reading", "We developed Long Short-Term Memory networks for letters.", []],
  ["a term of the trade as the title", "Named Entity Recognition in Letters", "Named Entity Recognition is hard.", []],
  [
    "words that spell no term",
    "Reading",
    "We propose a Natural Harbour Processing pipeline for letters.",
    ["Natural Harbour Processing, method, introduced"],
  ],
  ["what it is made from", "Reading", "We present a careful extension of Harbor200 that reads.", []],
  ["what it is made for", "Reading", "We propose a careful approach for HarborQA in large towns.", []],
  [
    "the name itself behind of",
    "Reading",
    "This study describes the design of OriVis, a framework for letters.",
    ["OriVis, method, introduced"],
  ],
  [
    "a short form that spells what stands around for",
    "Reading",
    "We propose Careful Tide Nets for Letter Reading (CTNLR), which read.",
    ["CTNLR, method, introduced", "Careful Tide Nets for Letter Reading, method, spelled out"],
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
    ["HaWiRe, method, introduced", "Harbour Wide Reader, method, spelled out"],
  ],
  [
    "a task made to measure others",
    "Reading",
    "We introduce HarborPuzzles, a reading task for evaluating models.",
    ["HarborPuzzles, benchmark, introduced"],
  ],
  [
    "a framework made to assess people",
    "Reading",
    "We introduce HarborPlay, a learning framework designed to assess the mood of readers.",
    ["HarborPlay, method, introduced"],
  ],
  [
    "what is released beside a name says nothing of it",
    "Reading",
    "Our algorithm HarborRead sorts letters. To test HarborRead, we release SkyNLI, a careful benchmark of maps.",
    ["HarborRead, method, introduced", "SkyNLI, benchmark, introduced"],
  ],
  [
    "an acronym whose words hold a preposition",
    "Reading",
    "We propose a new method – letter ordering from tidal steps (LOTS) – that sorts.",
    ["LOTS, method, acronym"],
  ],
  [
    "not an acronym of what stands behind the preposition",
    "Reading",
    "We construct a unified corpus with tide progress scoring (Score-A), which holds letters.",
    [],
  ],
  [
    "what a bracket and a hyphen describe",
    "Reading",
    "We present a novel Careful Reading at Sea (CRaS)-based solver framework for maps.",
    [],
  ],
  ["a name of two words before a noun", "Reading", "We propose an L2 Tide-oriented sorting method for letters.", []],
  [
    "a plain name and its variant that acts",
    "Reading",
    "We propose TideKV, a method for maps. We also propose TideKV-Lite, a smaller method. TideKV-Lite reduces errors.",
    ["TideKV, method, introduced", "TideKV-Lite, method, introduced"],
  ],
  [
    "'the rate' behind an acronym opens a clause",
    "Reading",
    "We propose letter fine-tuning (LFT), a step that sorts. When we train without LFT, the rate of errors grows.",
    ["LFT, method, acronym"],
  ],
  [
    "a name that a common word begins",
    "Reading",
    "We introduce the Evaluation Harbour framework, which sorts letters.",
    ["Evaluation Harbour, method, introduced"],
  ],
  [
    "a name that begins with what guides it",
    "Reading",
    "We present Tide-guided Letter Sorting, a method for maps.",
    ["Tide-guided Letter Sorting, method, introduced"],
  ],
  [
    "what a coined name is based on is no part of it",
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
  [
    "an apposition of several adjectives",
    "Reading",
    "We introduce SkyNLI, a native, careful reading benchmark of maps.",
    ["SkyNLI, benchmark, introduced"],
  ],
  ["a sized title name", "Thinking small in Saturn-1.5B", "It thinks.", ["Saturn-1.5B, model, title"]],
  ["a sized name before a colon", "OrionLM-7B: small", "OrionLM-7B reads.", ["OrionLM-7B, model, title"]],
  ["a name that only acts", "Reading", "MeDial improves recall. MeDial is fast.", ["MeDial, method, subject"]],
  [
    "an acronym",
    "Reading",
    "We present Letter Aware Tuning (LAT), a training method.",
    ["LAT, method, introduced", "Letter Aware Tuning, method, spelled out"],
  ],
  [
    "an acronym of the title",
    "Adaptive Letter Pruning for LLMs",
    "We prune. Adaptive Letter Pruning (ALP) is fast.",
    ["ALP, method, title", "Adaptive Letter Pruning, method, spelled out"],
  ],
  ["a framework for data", "Orion: A Framework for Cross-Corpus Maps", "Orion is hard.", ["Orion, method, title"]],
  ["a benchmark in the title", "OrionBench: A Benchmark for Maps", "It is hard.", ["OrionBench, benchmark, title"]],
  ["a known model that is only used", "Reading", "We evaluate GPT-4o on MathVista.", []],
  ["a topic before the colon", "Deep learning: a survey", "We review it.", []],
  ["a question before the rest", "What is read? A study", "We ask.", []],
  ["a known model in the phrase of proposing", "Reading", "We propose to read letters with BERT.", []],
  ["what others proposed", "Reading", "Others proposed HarborNet, which is old.", []],
  [
    "what the abstract says outweighs the ending of the name",
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
    "a noun behind the name outweighs the noun before it",
    "Reading",
    "We propose Letter Guided Training (LGT). The LGT model reads. Our LGT model is fast.",
    ["LGT, model, introduced", "Letter Guided Training, method, spelled out"],
  ],
  [
    "a verb behind the name is no noun",
    "Reading",
    "We propose Orion. Orion models the letters of a map.",
    ["Orion, method, introduced"],
  ],
  [
    "an architecture is what the noun before it says",
    "Reading",
    "We present Orion, a transformer architecture. We present Vega, an agent architecture.",
    ["Orion, model, introduced", "Vega, method, introduced"],
  ],
  ["the title's noun", "Orion: A Language Model for Maps", "We propose Orion.", ["Orion, model, title"]],
  ["a title that tells what is done", "Orion: Teaching Language Models", "We propose Orion.", ["Orion, method, title"]],
  ["members of a family", "Reading", "We propose Orion, a family of harbour models.", ["Orion, model, introduced"]],
  ["the problem that is solved", "Reading", "We study the Harbour Routing Problem (HRP). We propose a HRP solver.", []],
  ["a measure", "Reading", "We propose the Letter Recovery Score (LRS) and LTX, a new metric for letters.", []],
  ["a method that scores", "Reading", "We propose LTX, a method that scores letters.", ["LTX, method, introduced"]],
  ["what an approach uses", "Reading", "We introduce an approach leveraging Graph Reading Networks for letters.", []],
  ["a citation", "Reading", "We extend the model of Miller and Stone (2019) with letters.", []],
  ["a name with a verb in it", "Reading", "There are six phases (Build Up, Finish). We read them.", []],
  [
    "a title's phrase yields to what is introduced",
    "Careful Reading for Letters",
    "We study Careful Reading. We propose a reader called CaRe.",
    ["CaRe, method, introduced", "Careful Reading, method, title"],
  ],
  [
    "a title's phrase that is introduced itself",
    "Careful Reading for Letters",
    "We propose Careful Reading, which reads. We also design a module called CaRe.",
    ["Careful Reading, method, title", "CaRe, method, introduced"],
  ],
  ["two topics in a title", "OCR and Reading for Letters", "We use OCR and read.", []],
  [
    "by what a title did it",
    "Reading Letters via Tide Replay",
    "We apply Tide Replay to letters.",
    ["Tide Replay, method, title"],
  ],
  [
    "by what a title did it, in small letters",
    "Reading Letters via Tide Replay",
    "We apply tide replay to letters.",
    [],
  ],
  [
    "our approach and its name",
    "Reading",
    "Our approach, Tide Replay, reads letters.",
    ["Tide Replay, method, introduced"],
  ],
  ["our algorithm and its name", "Reading", "Our algorithm Spektra reads letters.", ["Spektra, method, introduced"]],
  ["our model and its place", "Reading", "Our model, in Paris, reads letters.", []],
  [
    "a called name that is also a benchmark's",
    "Reading",
    "We introduce an approach called EMBER and read letters.",
    ["EMBER, method, introduced"],
  ],
  [
    "an acronym further off",
    "Reading",
    "We introduce a Learned Line algorithm with Linear Limits (LLwLL).",
    ["LLwLL, method, introduced", "Learned Line algorithm with Linear Limits, method, spelled out"],
  ],
  [
    "a saying in a title",
    "Beyond Letter-Reading: Tide Models",
    "We go beyond Letter-Reading. We propose Orion, a parser.",
    ["Orion, method, introduced"],
  ],
  ["what a title found", "Reading is Routing: Tides", "Reading is Routing, as we show.", []],
  [
    "a saying that has an acronym",
    "What Tides Miss: A Study",
    "We propose What Tides Miss (WTM), a method.",
    ["WTM, method, title", "What Tides Miss, method, spelled out"],
  ],
  [
    "a term of the trade in a title",
    "Deep Reinforcement Learning for Tides",
    "Deep Reinforcement Learning (DRL) helps.",
    [],
  ],
  [
    "two names in a title",
    "HarNet and TideNet: Readers",
    "We introduce HarNet, a network. We introduce TideNet, a network.",
    ["HarNet, model, introduced", "TideNet, model, introduced"],
  ],
  [
    "a short form in the title",
    "Careful Harbour Reading (CHR): Letters",
    "CHR reads letters.",
    ["CHR, method, title", "Careful Harbour Reading, method, spelled out"],
  ],
  [
    "a title that begins like a deed and is spoken of as a thing",
    "Reading Tide Agent: Letters",
    "The reading tide agent is fast.",
    ["reading tide agent, method, title"],
  ],
  ["a class of models in a title", "Testing Tide-Language Models", "We test Tide-Language models.", []],
  ["a coined name in a title", "A Text Reader Based on TIDE-GCN Model", "TIDE-GCN reads.", ["TIDE-GCN, model, title"]],
  ["a version of a name", "Reading", "We propose Orion-V2, which reads.", ["Orion-V2, model, introduced"]],
  [
    "a network that is trained by a method",
    "Reading",
    "We propose TideVLA-RL, which reads.",
    ["TideVLA-RL, method, introduced"],
  ],
  ["a participle that is introduced", "Reading", "We propose a TIDE-centric reader of letters.", []],
  ["a participle that acts", "Reading", "TIDE-aligned readers win. TIDE-aligned maps help.", []],
  ["a title that measures models", "Orion: Evaluating Small Agents", "Orion is hard.", ["Orion, benchmark, title"]],
  [
    "a title that measures, of what the abstract calls a framework",
    "Orion: Evaluating Small Agents",
    "We propose Orion, a framework that reads.",
    ["Orion, method, title"],
  ],
  ["a title that measures no model", "Orion: Measuring Tides", "Orion reads tides.", ["Orion, method, title"]],
  [
    "called a benchmark beside",
    "Orion: Slow Tides",
    "These tides make Orion, a careful benchmark that lasts.",
    ["Orion, benchmark, title"],
  ],
  [
    "called a suite of something",
    "Orion: Slow Tides",
    "These tides make Orion, a careful suite of readers.",
    ["Orion, method, title"],
  ],
  ["a title before a name", "Reading", "We propose Dr. Orion, which reads.", []],
  ["a thing of the trade", "Reading", "We design a reader of salt harbour disease (SHD).", []],
  [
    "a trade that is spelled out in small letters, also where something is introduced for it",
    "Reading",
    "Forged letter detection (FLD) is hard. We introduce an FLD framework that reads twice.",
    [],
  ],
  [
    "nor a benchmark for it",
    "Reading",
    "Forged letter detection (FLD) is hard. We introduce a benchmark for FLD. The FLD dataset is large.",
    [],
  ],
  ["our name and its noun", "Reading", "It motivates our Harbour-QX framework.", ["Harbour-QX, method, introduced"]],
  ["the proposed name and its noun", "Reading", "The proposed TideNest model reads.", ["TideNest, model, introduced"]],
  ["our known model", "Reading", "Our BERT model reads. Our Harbour-QX tides are high.", []],
  ["nothing at all", "", "", []],
];

describe("findOwnNames", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(own(title, abstract)).toEqual(names);
  });

  it("names nothing twice", () => {
    const names = own(
      "Orion: a parser",
      "We propose Orion, a parser. Orion, our parser, improves recall. ORION is fast.",
    );
    expect(names).toHaveLength(1);
  });
});
