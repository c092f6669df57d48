import { describe, expect, it } from "vitest";
import { extractTestClaims } from "./testing/parse-text";

/** Sentences with numbers that report no result, by the kind of the numbers. */
const NON_RESULTS: Readonly<Record<string, readonly string[]>> = {
  "sizes of models": [
    "We train a 7B model and a 70B model on the same data.",
    "Orion has 1.3 billion parameters and a context of 32K tokens.",
    "Orion comes at 3B with a context of 32K tokens.",
    "The encoder has 340M parameters in 24 layers.",
    "Our mixture of experts activates 3B of its 30B parameters.",
    "We release checkpoints at 0.5B, 1.5B and 3B.",
  ],
  "settings in multiples": [
    "At 2x, the small reader keeps all of its letters.",
    "The letters stay whole, at 4x compression, in every room.",
  ],
  "sizes of data": [
    "We collect a corpus of 12,400 annotated letters.",
    "The data set holds 5,803 images from 41 cities.",
    "Training uses 2.5M pairs and 1.2T tokens.",
    "It contains 3,200 questions in 14 languages.",
    "We gather 120 hours of speech from 36 speakers.",
    "A total of 250 patients took part in the study.",
    "The graph has 4.1 million nodes and 60 million edges.",
    "We draw 10,000 samples for each of 25 classes.",
    "Our vocabulary has 50,257 entries.",
  ],
  machines: [
    "All models are trained on 8 A100 GPUs for 3 days.",
    "Training takes 12 hours on a single RTX 4090.",
    "The board carries 16 GB of memory and 4 cores.",
    "We run every simulation on 128 CPU cores.",
    "The robot has 7 degrees of freedom and 2 arms.",
  ],
  "years and dates": [
    "The archive spans the years 1998 to 2021.",
    "In 2023, the standard was revised.",
    "Records from 1850-1920 are digitised.",
    "The task was first posed in 2017 and revisited in 2022.",
    "The survey covers papers up to March 2024.",
  ],
  hyperparameters: [
    "We set the learning rate to 0.001 and the batch size to 64.",
    "The batch size is 64 and the step size 0.001.",
    "Dropout of 0.3 is applied to all 12 layers.",
    "The temperature is 0.7 and k = 5.",
    "We train for 30 epochs with a weight decay of 0.05.",
    "A window of 512 tokens slides by 128 tokens.",
    "The images are resized to 224 x 224 pixels.",
    "Frames are taken at 30 fps in 1080p.",
    "We use 4-bit weights and 8-bit activations.",
  ],
  "experimental settings": [
    "We flip 40% of the labels at random.",
    "Each agent is given 10% of the training data.",
    "We evaluate under 20% missing values.",
    "Half of the runs use 50% dropout.",
    "We prune 30% of the weights before training.",
    "The smallest run uses only 5% of the labels.",
    "Experiments use 5-fold cross-validation.",
    "Patches cover 75% of the pixels.",
  ],
  "list markers": [
    "We ask three questions: (1) what is read, (2) by whom, and (3) when.",
    "Our contributions are: 1) a corpus, 2) a parser, and 3) a study.",
    "The work has two parts: (i) a map of 3 regions and (ii) a list.",
    "As Figure 3 and Table 2 show, the design is simple.",
    "Section 4 describes the parser and Section 5 the study.",
  ],
  statistics: [
    "The two groups differ (p < 0.001).",
    "The effect is significant at p = 0.03.",
    "No difference was found (p > 0.05, n = 42).",
    "We test with alpha = 0.05 throughout.",
  ],
  money: [
    "The whole campaign cost $1,200 and took a week.",
    "A licence is sold at 40 euros a month.",
    "The budget was set to $5 million over 3 years.",
    "It saves 40 dollars a month.",
    "Subjects were paid $15 per hour.",
  ],
  versions: [
    "We build on Python 3.11 and CUDA 12.4.",
    "The parser implements version 2.1 of the standard.",
    "We use Orion v1.5 as the base.",
    "The protocol follows ISO 9001 and RFC 7231.",
    "Lyra 3.5 is the successor of Lyra 3.",
  ],
  counts: [
    "We study 6 benchmarks, 14 tasks and 3 model families.",
    "The suite spans 57 subjects at 4 levels.",
    "Four experts rated 200 answers on a 5-point scale.",
    "We compare 11 methods on 9 public data sets.",
    "It supports over 100 languages.",
    "The 24 participants solved 8 puzzles each.",
  ],
  "no numbers": [
    "Our method is far better than all baselines.",
    "It achieves state-of-the-art results on MathVista.",
    "We release code, data and weights.",
    "",
  ],
};

const ROWS = Object.entries(NON_RESULTS).flatMap(([what, list]) => list.map((text) => [what, text] as const));

describe("sentences without results", () => {
  it.each(ROWS)("yield no claim (%s): %s", (_, text) => {
    expect(extractTestClaims(text)).toEqual([]);
  });

  it("covers at least 60 sentences", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
  });

  it("yield no claim when combined in one abstract", () => {
    expect(extractTestClaims(ROWS.map(([, text]) => text).join(" ")).map((c) => c.sentence)).toEqual([]);
  });
});
