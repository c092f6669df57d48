import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

/** Numbers of systems other than the proposed one: baselines, people, systems without a name. */
const ROWS: readonly ClaimTestRow[] = [
  [
    '"top" as an adjective is no trigger',
    INTRODUCED_PAPER,
    "It achieves a top accuracy of 0.78 on HarborBench.",
    [{ method: "Orion", after: 0.78, metric: "accuracy", baseline: null }],
  ],
  [
    '"tops" as a verb is a trigger',
    INTRODUCED_PAPER,
    "It tops Iris by 4.2 points on HarborBench.",
    [{ gain: 4.2, baseline: "Iris" }],
  ],
  [
    "removes the metric from a baseline with an unknown noun",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 77.9% compared to the nearest planner recall of 63%.",
    [
      { method: "Orion", after: 77.9, baseline: "nearest planner" },
      { method: "nearest planner", after: 63, role: "baseline" },
    ],
  ],
  [
    "an initial value belongs to the proposed system",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 77.9% compared to the initial recall of 63%.",
    [{ after: 77.9 }, { method: "Orion", after: 63, role: "own" }],
  ],
  [
    "assigns both numbers to the baseline",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 58% on SciQ and 52% on GPQA, compared with plain baselines of 20% and 14%.",
    [
      { method: "Orion", after: 58 },
      { method: "Orion", after: 52 },
      { after: 20, role: "baseline" },
      { after: 14, role: "baseline" },
    ],
  ],
  [
    'assigns every number after "at" to the baseline',
    TITLE_ONLY_PAPER,
    "Orion reaches a precision of 0.92 and a recall of 0.78, compared with the old baseline at a precision of 0.9, and a recall of 0.7.",
    [
      { method: "Orion", after: 0.92 },
      { method: "Orion", after: 0.78 },
      { after: 0.9, role: "baseline" },
      { after: 0.7, role: "baseline" },
    ],
  ],
  [
    "resolves the subject of a relative clause",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 0.92, surpassing the strongest plain setup, which attains a recall of 0.71.",
    [
      { method: "Orion", after: 0.92, baseline: "strongest plain setup" },
      { after: 0.71, role: "baseline", baseline: null },
    ],
  ],
  [
    'resolves "the next best"',
    TITLE_ONLY_PAPER,
    "Orion has a higher recall (92% vs. the next best of 61%).",
    [
      { method: "Orion", after: 92 },
      { after: 61, role: "baseline" },
    ],
  ],
  [
    "takes a baseline after its metric and number",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 0.81 on old letters, compared to a recall of about 0.47 reported for older parsers.",
    [
      { method: "Orion", after: 0.81, baseline: "older parsers" },
      { method: "older parsers", after: 0.47, role: "baseline" },
    ],
  ],
  [
    'ignores the range of a measurement after "over"',
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 0.81 over 12 tests, a recall of 0.47 for older letters.",
    [
      { method: "Orion", after: 0.81, baseline: null },
      { method: "Orion", after: 0.47, role: "own" },
    ],
  ],
  [
    "shares a baseline at the start with all scores",
    TITLE_ONLY_PAPER,
    "Compared to BM25, Orion reaches a recall of 0.91 on old letters and a precision of 0.93 on new ones.",
    [
      { after: 0.91, baseline: "BM25" },
      { after: 0.93, baseline: "BM25" },
    ],
  ],
  [
    'ends the list at "while"',
    TITLE_ONLY_PAPER,
    "It raises recall from 0.84 to 0.91 relative to BM25 while achieving 0.93 precision.",
    [
      { after: 0.91, baseline: "BM25" },
      { after: 0.93, baseline: null },
    ],
  ],
  [
    "prefers the name in the brackets to the noun before them",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, exceeding the best supervised baseline (BioBERT, 77.0%).",
    [
      { method: "Orion", after: 81 },
      { model: "BioBERT", after: 77 },
    ],
  ],
  [
    "ignores a name in brackets with a setting",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, exceeding the best supervised baseline (HarborSet-2, n=45; 77.0%).",
    [
      { method: "Orion", after: 81 },
      { method: "best supervised baseline", after: 77 },
    ],
  ],
  [
    "resolves unnamed systems in other clauses",
    TITLE_ONLY_PAPER,
    "Orion reaches 73.7% accuracy on MMLU, while the baseline using prompts alone is 54.4%; the stock model obtains 52.1%.",
    [
      { method: "Orion", after: 73.7 },
      { model: "baseline", method: null, role: "baseline", after: 54.4 },
      { model: "stock model", method: null, role: "baseline", after: 52.1 },
    ],
  ],
  [
    'treats "this baseline" as the proposed system',
    TITLE_ONLY_PAPER,
    "This baseline reaches 73.7% accuracy on MMLU.",
    [{ model: null, role: "own" }],
  ],
  [
    "splits two numbers in brackets into proposed value and baseline value",
    TITLE_ONLY_PAPER,
    "Orion beats GPT-4o in recall (75.0 vs 60.0).",
    [
      { method: "Orion", model: null, after: 75, before: null, role: "own" },
      { model: "GPT-4o", method: null, after: 60, role: "baseline" },
    ],
  ],
  [
    "splits them for every item of a list",
    TITLE_ONLY_PAPER,
    "Orion beats GPT-4o in recall (75.0 vs 60.0) and careful reading (45.5 vs 36.3).",
    [{ method: "Orion" }, { model: "GPT-4o" }, { method: "Orion" }, { model: "GPT-4o" }],
  ],
  [
    "splits several pairs in one pair of brackets",
    TITLE_ONLY_PAPER,
    "Orion beats older readers (71.0% vs 56.7% on MMLU, 88.3% vs 68.3% on GSM8K).",
    [
      { method: "Orion", after: 71 },
      { method: "older readers", after: 56.7, role: "baseline" },
      { method: "Orion", after: 88.3 },
      { method: "older readers", after: 68.3, role: "baseline" },
    ],
  ],
  [
    "does not take a list of baselines as the subject",
    TITLE_ONLY_PAPER,
    "Orion wins, outperforming self-play and rule-based baselines with an average 82.9% win rate.",
    [{ method: "Orion", after: 82.9 }],
  ],
  [
    "assigns each bracketed number of a list to its baseline",
    TITLE_ONLY_PAPER,
    "Orion reaches 75.1% accuracy, outperforming BM25 (49.1%), Letter-only (66.4%), and centralized approaches (70.3%).",
    [
      { method: "Orion", role: "own", after: 75.1, baseline: "BM25" },
      { role: "baseline", after: 49.1, baseline: null },
      { role: "baseline", after: 66.4, baseline: null },
      { method: "centralized approaches", role: "baseline", after: 70.3, baseline: null },
    ],
  ],
  [
    "does not take a metric as the next baseline",
    TITLE_ONLY_PAPER,
    "Orion beats BM25 in accuracy (75.1%), and reaches a higher recall (80.2%).",
    [{ after: 75.1 }, { method: "Orion", role: "own", after: 80.2 }],
  ],
  [
    'assigns the number before "versus" to the proposed system',
    TITLE_ONLY_PAPER,
    "Orion outperforms GPT-4o with an accuracy of 85.2% versus 82.1%.",
    [
      { method: "Orion", role: "own", after: 85.2 },
      { model: "GPT-4o", role: "baseline", after: 82.1 },
    ],
  ],
  [
    "takes a baseline in brackets after its number",
    TITLE_ONLY_PAPER,
    "Orion reaches an accuracy of 82.4% vs. 70.1% (GPT-4o).",
    [{ method: "Orion" }, { model: "GPT-4o", role: "baseline", after: 70.1 }],
  ],
  [
    'assigns the number after "relative to" to the baseline',
    TITLE_ONLY_PAPER,
    "Orion reaches an accuracy of 82.4% relative to 70.1% for GPT-4o.",
    [{ method: "Orion" }, { model: "GPT-4o", role: "baseline", after: 70.1 }],
  ],
  [
    "assigns the highest value to the winner",
    TITLE_ONLY_PAPER,
    "Orion outperforms older readers in careful reading (highest accuracy of 81.2% on MMLU).",
    [{ method: "Orion", role: "own", after: 81.2 }],
  ],
  [
    'assigns "at best" to the baselines',
    TITLE_ONLY_PAPER,
    "Orion wins, outperforming older readers (at best 71.2%).",
    [{ method: "older readers", role: "baseline", after: 71.2 }],
  ],
  [
    'assigns brackets after "across" to the winner',
    TITLE_ONLY_PAPER,
    "Orion outperforms older readers across all letters (recall of 71.2%).",
    [{ method: "Orion", role: "own", after: 71.2, baseline: "older readers" }],
  ],
  [
    'assigns brackets after "for" to the baselines',
    TITLE_ONLY_PAPER,
    "Orion outperforms older readers for old letters (71.2% recall).",
    [{ method: "older readers", role: "baseline", after: 71.2 }],
  ],
  [
    '"leading to" is no trigger',
    TITLE_ONLY_PAPER,
    "It sorts twice, leading to an accuracy of 81.2% on MMLU.",
    [{ method: "Orion", role: "own", after: 81.2 }],
  ],
  [
    '"top accuracy" is no trigger',
    TITLE_ONLY_PAPER,
    "It reaches a top accuracy of 81.2% on MMLU.",
    [{ method: "Orion", role: "own", after: 81.2 }],
  ],
  [
    "assigns a rating to the rated system, not to the experts",
    INTRODUCED_PAPER,
    "Human experts rated its letters with an average score of 4.5 out of 5.",
    [{ model: null, method: "Orion", role: "own", after: 4.5 }],
  ],
  [
    "takes experts that achieve a score as a system",
    INTRODUCED_PAPER,
    "Human experts achieve an average score of 4.5 out of 5.",
    [{ model: "Human experts", method: null, role: "baseline", after: 4.5 }],
  ],
  [
    "takes people as another system",
    { title: "A study of reading" },
    "Humans reach 92.1% accuracy.",
    [{ model: "Humans", method: null }],
  ],
  [
    'does not take "our evaluator" as a person',
    { title: "Orion: a judge of letters" },
    "We propose Orion, a judge of letters. Our evaluator reaches 92.1% accuracy.",
    [{ role: "own", after: 92.1 }],
  ],
  [
    'does not take a phrase after "with" as the baseline',
    TITLE_ONLY_PAPER,
    "Orion shows 16.6% recall under noise versus 1.6% in calm with identical cues.",
    [{ method: "Orion" }, { model: null, role: "baseline" }],
  ],
  [
    'assigns brackets that begin with "by" to the winner',
    TITLE_ONLY_PAPER,
    "Orion outperforms Tidal (by reaching a recall of 71%).",
    [{ method: "Orion", baseline: "Tidal", role: "own" }],
  ],
  [
    "assigns brackets that name a system to the baseline",
    TITLE_ONLY_PAPER,
    "Orion outperforms older parsers (with Tidal at 41%).",
    [{ role: "baseline" }],
  ],
  [
    "assigns the second of two numbers with intervals to the baseline",
    TITLE_ONLY_PAPER,
    "Orion improves over older parsers (recall 0.71 [95% CI: 0.68-0.74] vs. 0.56 [95% CI: 0.51-0.60]).",
    [
      { after: 0.71, method: "Orion", role: "own" },
      { after: 0.56, method: "older parsers", role: "baseline" },
    ],
  ],
  [
    "assigns a single number with an interval to the baseline",
    TITLE_ONLY_PAPER,
    "Orion outperforms older parsers (recall 0.41 [95% CI: 0.38-0.44]).",
    [{ after: 0.41, role: "baseline" }],
  ],
  [
    "takes an unknown name in brackets after a compared number",
    INTRODUCED_PAPER,
    "Orion reaches 91.0% accuracy, compared to 55.0% (TideX) on letters.",
    [
      { after: 91, method: "Orion", role: "own" },
      { after: 55, method: "TideX", role: "baseline" },
    ],
  ],
  [
    "ignores an unknown name in brackets without a comparison",
    INTRODUCED_PAPER,
    "Orion reaches 91.0% accuracy (TideX) on letters.",
    [{ after: 91, method: "Orion", role: "own" }],
  ],
];

describeClaims("number of another system", ROWS);
