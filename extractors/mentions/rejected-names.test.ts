import { describe, expect, it } from "vitest";
import { findTestNames, type NameTestRow } from "../testing/find-test-names";

const ROWS: readonly NameTestRow[] = [
  ["rejects a listed benchmark", "EMBER: Testing Small Readers", "EMBER holds letters.", []],
  ["rejects a symmetry group", "Reading", "We introduce the first SIM(3)-equivariant reader.", []],
  ["rejects the passive of another noun", "Reading", "A harbour tide (HT) station was introduced in 1990.", []],
  ["rejects a metric", "Reading", "We introduce a new metric, TideBLEU, to measure letters.", []],
  ["rejects a name defined as a ratio", "Reading", "We introduce TideNL, defined as a ratio.", []],
  ["rejects members of a list", "Reading", "We find three faults, namely Drifts, Gaps and Tears.", []],
  ["rejects a domain term", "Reading", "This study proposes a Natural Language Processing pipeline for letters.", []],
  ["rejects a common learner", "Reading", "We developed Long Short-Term Memory networks for letters.", []],
  [
    "rejects a domain term as the title",
    "Named Entity Recognition in Letters",
    "Named Entity Recognition is hard.",
    [],
  ],
  ["rejects the source of an extension", "Reading", "We present a careful extension of Harbor200 that reads.", []],
  ["rejects the purpose of an approach", "Reading", "We propose a careful approach for HarborQA in large towns.", []],
  [
    "rejects an acronym of the words after a preposition",
    "Reading",
    "We construct a unified corpus with tide progress scoring (Score-A), which holds letters.",
    [],
  ],
  [
    "rejects a bracketed modifier",
    "Reading",
    "We present a novel Careful Reading at Sea (CRaS)-based solver framework for maps.",
    [],
  ],
  [
    "rejects a modifier of two words before a noun",
    "Reading",
    "We propose an L2 Tide-oriented sorting method for letters.",
    [],
  ],
  ["rejects a listed model that is only used", "Reading", "We evaluate GPT-4o on MathVista.", []],
  ["rejects a topic before the colon", "Deep learning: a survey", "We review it.", []],
  ["rejects a question as the title name", "What is read? A study", "We ask.", []],
  ["rejects a listed model in the introducing phrase", "Reading", "We propose to read letters with BERT.", []],
  ["rejects a name proposed by others", "Reading", "Others proposed HarborNet, which is old.", []],
  ["rejects the problem", "Reading", "We study the Harbour Routing Problem (HRP). We propose a HRP solver.", []],
  [
    "rejects a metric that is introduced",
    "Reading",
    "We propose the Letter Recovery Score (LRS) and LTX, a new metric for letters.",
    [],
  ],
  [
    "rejects the means of an approach",
    "Reading",
    "We introduce an approach leveraging Graph Reading Networks for letters.",
    [],
  ],
  ["rejects a citation", "Reading", "We extend the model of Miller and Stone (2019) with letters.", []],
  ["rejects a name with a verb", "Reading", "There are six phases (Build Up, Finish). We read them.", []],
  ["rejects two topics in a title", "OCR and Reading for Letters", "We use OCR and read.", []],
  [
    "rejects a lower-case phrase after 'via'",
    "Reading Letters via Tide Replay",
    "We apply tide replay to letters.",
    [],
  ],
  ["rejects a place after 'our model'", "Reading", "Our model, in Paris, reads letters.", []],
  [
    "rejects other text in the bracket",
    "Reading",
    "Our method (TideQX only) reads letters. Our tides (HarbQX) are high.",
    [],
  ],
  [
    "rejects a principle with its acronym",
    "Reading",
    "Under our Wide Harbour Reading principle (WiHaRe) letters are read.",
    [],
  ],
  ["rejects a finding as the title name", "Reading is Routing: Tides", "Reading is Routing, as we show.", []],
  [
    "rejects a domain term in a title",
    "Deep Reinforcement Learning for Tides",
    "Deep Reinforcement Learning (DRL) helps.",
    [],
  ],
  ["rejects a class of models in a title", "Testing Tide-Language Models", "We test Tide-Language models.", []],
  ["rejects a term of a formula", "Reading", "The update is the tide term A3, which reads.", []],
  ["rejects an introduced participle", "Reading", "We propose a TIDE-centric reader of letters.", []],
  ["rejects a participle as a subject", "Reading", "TIDE-aligned readers win. TIDE-aligned maps help.", []],
  ["rejects a form of address before a name", "Reading", "We propose Dr. Orion, which reads.", []],
  [
    "rejects a domain term spelled out in lower case",
    "Reading",
    "We design a reader of salt harbour disease (SHD).",
    [],
  ],
  [
    "rejects a domain spelled out in lower case as the purpose of a system",
    "Reading",
    "Forged letter detection (FLD) is hard. We introduce an FLD framework that reads twice.",
    [],
  ],
  [
    "rejects the domain of a benchmark",
    "Reading",
    "Forged letter detection (FLD) is hard. We introduce a benchmark for FLD. The FLD dataset is large.",
    [],
  ],
  ["rejects a listed model after 'our'", "Reading", "Our BERT model reads. Our Harbour-QX tides are high.", []],
  ["finds no name in empty text", "", "", []],
  ["rejects a reported metric", "Reading", "We present WER, which is low. It comes to LaTency.", []],
];

describe("phrases that propose no name", () => {
  it.each(ROWS)("%s", (_, title, abstract, names) => {
    expect(findTestNames(title, abstract)).toEqual(names);
  });
});
