import { type ClaimTestRow, describeClaims, INTRODUCED_PAPER, TITLE_ONLY_PAPER } from "../../testing/claim-rows";

/** Numbers of another system than the paper's: a rival's, people's, one without a name. */
const ROWS: readonly ClaimTestRow[] = [
  [
    "the top of a measure beats nobody",
    INTRODUCED_PAPER,
    "It achieves a top accuracy of 0.78 on HarborBench.",
    [{ method: "Orion", after: 0.78, metric: "accuracy", baseline: null }],
  ],
  [
    "who tops another does",
    INTRODUCED_PAPER,
    "It tops Iris by 4.2 points on HarborBench.",
    [{ gain: 4.2, baseline: "Iris" }],
  ],
  [
    "the measure in front of a rival's number is none of its name, and the noun in front of it need not be known",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 77.9% compared to the nearest planner recall of 63%.",
    [
      { method: "Orion", after: 77.9, baseline: "nearest planner" },
      { method: "nearest planner", after: 63, role: "baseline" },
    ],
  ],
  [
    "a measure that is nobody's is the system's own",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 77.9% compared to the initial recall of 63%.",
    [{ after: 77.9 }, { method: "Orion", after: 63, role: "own" }],
  ],
  [
    "two numbers of one rival",
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
    "all that a rival is at",
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
    "whoever a clause says reaches a number",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 0.92, surpassing the strongest plain setup, which attains a recall of 0.71.",
    [
      { method: "Orion", after: 0.92, baseline: "strongest plain setup" },
      { after: 0.71, role: "baseline", baseline: null },
    ],
  ],
  [
    "the best but one",
    TITLE_ONLY_PAPER,
    "Orion has a higher recall (92% vs. the next best of 61%).",
    [
      { method: "Orion", after: 92 },
      { after: 61, role: "baseline" },
    ],
  ],
  [
    "a rival behind its measure and its number",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 0.81 on old letters, compared to a recall of about 0.47 reported for older parsers.",
    [
      { method: "Orion", after: 0.81, baseline: "older parsers" },
      { method: "older parsers", after: 0.47, role: "baseline" },
    ],
  ],
  [
    "a measure behind 'over' is what was measured on",
    TITLE_ONLY_PAPER,
    "Orion reaches a recall of 0.81 over 12 tests, a recall of 0.47 for older letters.",
    [
      { method: "Orion", after: 0.81, baseline: null },
      { method: "Orion", after: 0.47, role: "own" },
    ],
  ],
  [
    "a rival holds for the list of scores it stands behind",
    TITLE_ONLY_PAPER,
    "Compared to BM25, Orion reaches a recall of 0.91 on old letters and a precision of 0.93 on new ones.",
    [
      { after: 0.91, baseline: "BM25" },
      { after: 0.93, baseline: "BM25" },
    ],
  ],
  [
    "a score behind 'while' is none of the list before it",
    TITLE_ONLY_PAPER,
    "It raises recall from 0.84 to 0.91 relative to BM25 while achieving 0.93 precision.",
    [
      { after: 0.91, baseline: "BM25" },
      { after: 0.93, baseline: null },
    ],
  ],
  [
    "a rival that opens the bracket with its number, not the noun before",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, exceeding the best supervised baseline (BioBERT, 77.0%).",
    [
      { method: "Orion", after: 81 },
      { model: "BioBERT", after: 77 },
    ],
  ],
  [
    "a name in the bracket with a setting of its own owns nothing there",
    INTRODUCED_PAPER,
    "Orion reaches 81.0% accuracy, exceeding the best supervised baseline (HarborSet-2, n=45; 77.0%).",
    [
      { method: "Orion", after: 81 },
      { method: "best supervised baseline", after: 77 },
    ],
  ],
  [
    "another system without a name in a clause of its own",
    TITLE_ONLY_PAPER,
    "Orion reaches 73.7% accuracy on MMLU, while the baseline using prompts alone is 54.4%; the stock model obtains 52.1%.",
    [
      { method: "Orion", after: 73.7 },
      { model: "baseline", method: null, role: "baseline", after: 54.4 },
      { model: "stock model", method: null, role: "baseline", after: 52.1 },
    ],
  ],
  [
    "this baseline is no other system",
    TITLE_ONLY_PAPER,
    "This baseline reaches 73.7% accuracy on MMLU.",
    [{ model: null, role: "own" }],
  ],
  [
    "two numbers in a bracket beside a rival: the paper's own, and the rival's",
    TITLE_ONLY_PAPER,
    "Orion beats GPT-4o in recall (75.0 vs 60.0).",
    [
      { method: "Orion", model: null, after: 75, before: null, role: "own" },
      { model: "GPT-4o", method: null, after: 60, role: "baseline" },
    ],
  ],
  [
    "the same for each of a list of what was measured",
    TITLE_ONLY_PAPER,
    "Orion beats GPT-4o in recall (75.0 vs 60.0) and careful reading (45.5 vs 36.3).",
    [{ method: "Orion" }, { model: "GPT-4o" }, { method: "Orion" }, { model: "GPT-4o" }],
  ],
  [
    "the same for the pairs of one bracket",
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
    "the rivals of a list are no other subject",
    TITLE_ONLY_PAPER,
    "Orion wins, outperforming self-play and rule-based baselines with an average 82.9% win rate.",
    [{ method: "Orion", after: 82.9 }],
  ],
  [
    "the rivals of a list with a number in brackets for each, described ones too",
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
    "what is measured behind a rival's number is no further rival",
    TITLE_ONLY_PAPER,
    "Orion beats BM25 in accuracy (75.1%), and reaches a higher recall (80.2%).",
    [{ after: 75.1 }, { method: "Orion", role: "own", after: 80.2 }],
  ],
  [
    "the paper's own number behind the rival that it beats",
    TITLE_ONLY_PAPER,
    "Orion outperforms GPT-4o with an accuracy of 85.2% versus 82.1%.",
    [
      { method: "Orion", role: "own", after: 85.2 },
      { model: "GPT-4o", role: "baseline", after: 82.1 },
    ],
  ],
  [
    "a rival in brackets behind its number",
    TITLE_ONLY_PAPER,
    "Orion reaches an accuracy of 82.4% vs. 70.1% (GPT-4o).",
    [{ method: "Orion" }, { model: "GPT-4o", role: "baseline", after: 70.1 }],
  ],
  [
    "a rival's number behind relative to",
    TITLE_ONLY_PAPER,
    "Orion reaches an accuracy of 82.4% relative to 70.1% for GPT-4o.",
    [{ method: "Orion" }, { model: "GPT-4o", role: "baseline", after: 70.1 }],
  ],
  [
    "the best of all in a bracket is what beats the rivals",
    TITLE_ONLY_PAPER,
    "Orion outperforms older readers in careful reading (highest accuracy of 81.2% on MMLU).",
    [{ method: "Orion", role: "own", after: 81.2 }],
  ],
  [
    "the best that rivals reach is theirs",
    TITLE_ONLY_PAPER,
    "Orion wins, outperforming older readers (at best 71.2%).",
    [{ method: "older readers", role: "baseline", after: 71.2 }],
  ],
  [
    "a bracket behind where the rivals were beaten is the winner's",
    TITLE_ONLY_PAPER,
    "Orion outperforms older readers across all letters (recall of 71.2%).",
    [{ method: "Orion", role: "own", after: 71.2, baseline: "older readers" }],
  ],
  [
    "a bracket behind what the rivals read is theirs",
    TITLE_ONLY_PAPER,
    "Orion outperforms older readers for old letters (71.2% recall).",
    [{ method: "older readers", role: "baseline", after: 71.2 }],
  ],
  [
    "what leads to a number beats nobody",
    TITLE_ONLY_PAPER,
    "It sorts twice, leading to an accuracy of 81.2% on MMLU.",
    [{ method: "Orion", role: "own", after: 81.2 }],
  ],
  [
    "a top score beats nobody",
    TITLE_ONLY_PAPER,
    "It reaches a top accuracy of 81.2% on MMLU.",
    [{ method: "Orion", role: "own", after: 81.2 }],
  ],
  [
    "experts that rate are no system: it is what they rated",
    INTRODUCED_PAPER,
    "Human experts rated its letters with an average score of 4.5 out of 5.",
    [{ model: null, method: "Orion", role: "own", after: 4.5 }],
  ],
  [
    "experts that reach a score are one",
    INTRODUCED_PAPER,
    "Human experts achieve an average score of 4.5 out of 5.",
    [{ model: "Human experts", method: null, role: "baseline", after: 4.5 }],
  ],
  [
    "people are another system",
    { title: "A study of reading" },
    "Humans reach 92.1% accuracy.",
    [{ model: "Humans", method: null }],
  ],
  [
    "our evaluator is no person",
    { title: "Orion: a judge of letters" },
    "We propose Orion, a judge of letters. Our evaluator reaches 92.1% accuracy.",
    [{ role: "own", after: 92.1 }],
  ],
  [
    "what a rival's number is told with is no name",
    TITLE_ONLY_PAPER,
    "Orion shows 16.6% recall under noise versus 1.6% in calm with identical cues.",
    [{ method: "Orion" }, { model: null, role: "baseline" }],
  ],
  [
    "what a bracket tells of how the rival was beaten is not the rival's",
    TITLE_ONLY_PAPER,
    "Orion outperforms Tidal (by reaching a recall of 71%).",
    [{ method: "Orion", baseline: "Tidal", role: "own" }],
  ],
  [
    "but a bracket that names the rival is",
    TITLE_ONLY_PAPER,
    "Orion outperforms older parsers (with Tidal at 41%).",
    [{ role: "baseline" }],
  ],
  [
    "of two numbers with their intervals the second is the rival's",
    TITLE_ONLY_PAPER,
    "Orion improves over older parsers (recall 0.71 [95% CI: 0.68-0.74] vs. 0.56 [95% CI: 0.51-0.60]).",
    [
      { after: 0.71, method: "Orion", role: "own" },
      { after: 0.56, method: "older parsers", role: "baseline" },
    ],
  ],
  [
    "one number with its interval is the rival's",
    TITLE_ONLY_PAPER,
    "Orion outperforms older parsers (recall 0.41 [95% CI: 0.38-0.44]).",
    [{ after: 0.41, role: "baseline" }],
  ],
  [
    "a rival that its number stands ahead of, named in a bracket",
    INTRODUCED_PAPER,
    "Orion reaches 91.0% accuracy, compared to 55.0% (TideX) on letters.",
    [
      { after: 91, method: "Orion", role: "own" },
      { after: 55, method: "TideX", role: "baseline" },
    ],
  ],
  [
    "what a bracket tells of a number that is set against nothing is no rival",
    INTRODUCED_PAPER,
    "Orion reaches 91.0% accuracy (TideX) on letters.",
    [{ after: 91, method: "Orion", role: "own" }],
  ],
];

describeClaims("a number of another system", ROWS);
