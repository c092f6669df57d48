import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

const ROWS: readonly ClaimTestRow[] = [
  [
    'takes names after "for" if one is the proposed system',
    INTRODUCED_PAPER,
    "Accuracy is 71.2% for Orion and 60.1% for TideX.",
    [
      { method: "Orion", after: 71.2 },
      { method: "TideX", after: 60.1 },
    ],
  ],
  [
    'ignores names after "for" otherwise',
    INTRODUCED_PAPER,
    "Orion reaches a recall of 88% for LAX and 71% for SPAX.",
    [
      { method: "Orion", after: 88 },
      { method: "Orion", after: 71 },
    ],
  ],
  [
    "takes an acronym in the position of a metric",
    INTRODUCED_PAPER,
    "Orion cuts RATE_S from 48.6 to 31.2 and RATE_I from 13.9 to 8.4.",
    [
      { method: "Orion", after: 31.2, metric: "RATE_S" },
      { method: "Orion", after: 8.4, metric: "RATE_I" },
    ],
  ],
  [
    'does not resolve "our method" to a name that is a subject once',
    { title: "Reading letters" },
    "Letters fade; with much work, TideR3 improves them. Our method reaches 71.0%.",
    [{ method: null, model: null, after: 71 }],
  ],
  [
    'resolves "it" to the name at the start of the previous sentence',
    { title: "Reading letters" },
    "Letters fade. TideR3 watches them and mends the worst. It reaches 71.0%.",
    [{ method: "TideR3", after: 71 }],
  ],
  [
    'takes a model after "against" as the baseline otherwise',
    INTRODUCED_PAPER,
    "Orion attains a win rate of 71.5% against GPT-4o.",
    [{ model: null, method: "Orion", after: 71.5, baseline: "GPT-4o" }],
  ],
  [
    'ignores a size after "in"',
    INTRODUCED_PAPER,
    "We swap in two 8B agents, which raises recall by 10.4%.",
    [{ method: "Orion", model: null, gain: 10.4 }],
  ],
  [
    'ignores an unknown name after "in"',
    INTRODUCED_PAPER,
    "Orion lowers the error by 12% in TideBay.",
    [{ method: "Orion", model: null, gain: -12 }],
  ],
  [
    "does not take an adjective of the proposed name as a variant",
    INTRODUCED_PAPER,
    "Our lightweight Orion reaches 71.0% accuracy.",
    [{ method: "Orion", after: 71 }],
  ],
  [
    'ignores the object of "leverages"',
    INTRODUCED_PAPER,
    "Our method leverages TideX embeddings, reducing the cost by 40%.",
    [{ method: "Orion", model: null, gain: -40 }],
  ],
  [
    'prefers "our encoder" to a list of names',
    TITLE_ONLY_PAPER,
    "We propose Orion, an encoder for letters. Across tasks with TideX, TideY and TideZ, our encoder improves accuracy by 8.2 points.",
    [{ gain: 8.2 }],
  ],
  [
    'resolves "it" to the proposed system',
    INTRODUCED_PAPER,
    "It gains 3.2 points on MMLU.",
    [{ method: "Orion", model: null, gain: 3.2 }],
  ],
  [
    'resolves "our method" to the proposed system',
    INTRODUCED_PAPER,
    "Our method gains 3.2 points on MMLU.",
    [{ method: "Orion", model: null, gain: 3.2 }],
  ],
  [
    "takes a described subject",
    { title: "Learning to read" },
    "We find that prompt rewriting raises accuracy on MMLU from 41.0% to 44.0%.",
    [{ method: "prompt rewriting", model: null, before: 41 }],
  ],
  [
    "ignores a finding",
    { title: "Learning to read" },
    "Extensive experiments improve accuracy on MMLU from 41.0% to 44.0%.",
    [{ method: null, model: null, before: 41 }],
  ],
  [
    "ignores a benchmark",
    TITLE_ONLY_PAPER,
    "On HarborSet, Orion cuts errors by 12%.",
    [{ method: "Orion", gain: -12 }],
  ],
  [
    "ignores a metric with its value",
    TITLE_ONLY_PAPER,
    "Orion reaches an ETTR of 80.5%.",
    [{ method: "Orion", after: 80.5 }],
  ],
  [
    "pairs a list of baselines with their numbers",
    TITLE_ONLY_PAPER,
    "Orion reaches an AUC of 0.91 on MMLU, surpassing Atlas (0.62) and Vega (0.41).",
    [
      { method: "Orion", after: 0.91 },
      { method: "Atlas", role: "baseline", after: 0.62 },
      { method: "Vega", role: "baseline", after: 0.41 },
    ],
  ],
  [
    "does not take a defined metric as a system",
    TITLE_ONLY_PAPER,
    "We use the Parallel Harbour Error (PHE). Orion cuts PHE by 12.0 points.",
    [{ method: "Orion", model: null, metric: "Parallel Harbour Error (PHE)", gain: -12 }],
  ],
  [
    "prefers the proposed system to an example",
    TITLE_ONLY_PAPER,
    "Orion helps robots (e.g., Kestrel) with letters, reaching 88.0% accuracy.",
    [{ method: "Orion", after: 88 }],
  ],
  [
    "takes the name of a variant",
    TITLE_ONLY_PAPER,
    "Our light Orion-XS variant reaches 88.0% accuracy.",
    [{ method: "Orion-XS", after: 88 }],
  ],
  [
    "leaves both slots empty without a system",
    { title: "Learning to read" },
    "Accuracy on MMLU rises by 3.2 points.",
    [{ method: null, model: null, gain: 3.2 }],
  ],
  [
    "ignores benchmarks with bracketed numbers",
    TITLE_ONLY_PAPER,
    "Orion leads on MMLU (56.4%), HarborQA (80.6%) and TideBench (46.4%).",
    [{ method: "Orion" }, { method: "Orion" }, { method: "Orion" }],
  ],
  [
    "ignores an example in brackets",
    TITLE_ONLY_PAPER,
    "Orion lets robots (e.g., Tide Go1) read, achieving 98.5% accuracy.",
    [{ method: "Orion", model: null }],
  ],
  [
    "ignores the task of a score",
    TITLE_ONLY_PAPER,
    "In all cases reminder recognition reached 89.1%.",
    [{ method: "Orion" }],
  ],
];

describeClaims("method of a claim", ROWS);
