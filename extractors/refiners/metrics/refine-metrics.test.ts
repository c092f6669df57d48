import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../../testing/parse-text";

const TITLE = "Orion: a parser for letters";

describe("the metric of a score", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    ["Orion reaches 91.2% for accuracy and 84.1% for recall.", { after: 91.2, metric: "accuracy" }],
    ["Orion achieves AUROCs of 0.91 and 0.88.", { after: 0.91, metric: "AUROC" }],
    ["Orion achieves a 61.5% recall, surpassing BM25 by at least 4.2%.", { after: 61.5, gain: 4.2, metric: "recall" }],
    ["The low birth weight rate fell to 9.1%.", { after: 9.1, metric: "low birth weight rate" }],
    ["Orion reaches 17.4 ms/step.", { after: 17.4, metric: null }],
    ["Orion reaches 2585 tokens/s throughput.", { after: 2585, metric: "speed" }],
    ["Orion reaches a precision of 98% / recall of 99%.", { after: 98, metric: "precision" }],
    ["Orion has a consistently low recall of 0.31.", { after: 0.31, metric: "recall" }],
    ["Orion shows a moderate page recall (0.79).", { after: 0.79, metric: "page recall" }],
    ["On the hard half, accuracy drops to only 18.4%.", { after: 18.4, metric: "accuracy" }],
    ["Orion reduces the misfiling rate to just 2.3%.", { after: 2.3, metric: "misfiling rate" }],
    ["Orion keeps harmful edits below 1%.", { after: 1, metric: "harmful edits" }],
    ["Orion obtains a mean per-page RHQE of 32.5%.", { after: 32.5, metric: "per-page RHQE" }],
    ["Orion has an area under the curve (AUC) score of 0.875.", { after: 0.875, metric: "area under the curve (AUC)" }],
    ["Orion attains mean HSRQ 0.924, exceeding three older parsers.", { after: 0.924, metric: "HSRQ" }],
    ["The models achieved an RPDX > 2.0 on SciQ.", { after: 2, metric: "RPDX" }],
    ["Pages with a low recall aside, Orion is more than 90% accurate.", { after: 90, metric: "accuracy" }],
    ["GPT-4o reaches 71.3% on SciQ.", { after: 71.3, metric: null }],
    ["Orion reaches 71.3% 12-way page accuracy.", { after: 71.3, metric: "12-way page accuracy" }],
    ["Orion reaches 71.3% two-port scaling efficiency.", { after: 71.3, metric: "two-port scaling efficiency" }],
    ["Orion reaches 71.3% in 12 trials.", { after: 71.3, metric: null }],
    ["Orion places letters well (0.86 in Acc@1km).", { after: 0.86, metric: "Acc@1km" }],
    ["In the audit, sorting completeness reaches 83.3%.", { after: 83.3, metric: "sorting completeness" }],
    ["In the audit, the postmen reach 83.3%.", { after: 83.3, metric: null }],
    ["Orion restores the 25 torn letters (72%).", { after: 72, metric: null }],
    ["Orion shows good page alignment (72%).", { after: 72, metric: "page alignment" }],
    ["Orion keeps 99.5% script fidelity even on torn pages.", { after: 99.5, metric: "script fidelity" }],
    ["Orion reaches 91.2% within-page recall.", { after: 91.2, metric: "within-page recall" }],
    ["Orion completes 56.9% of the tool calls on SciQ.", { after: 56.9, metric: null }],
    ["Orion corrects nearly 20% of spelling errors.", { after: 20, metric: null }],
    ["Orion retains 20% of the tool calls.", { after: 20, metric: "tool calls" }],
    ["Orion gains 8.1% on factuality classification.", { gain: 8.1, metric: null }],
    ["Orion gains 8.1% on factuality.", { gain: 8.1, metric: "factuality" }],
    ["Orion reaches 90% (18/20) accuracy.", { after: 90, metric: "accuracy" }],
    ["Orion recovers 97.8% of full-page accuracy.", { after: 97.8, metric: "full-page accuracy" }],
    ["Orion obtains a Letter Recovery Score (LRS) of 8.06.", { after: 8.06, metric: "Letter Recovery Score (LRS)" }],
    ["Orion retains 77.6% Page Alignment (PA) on SciQ.", { after: 77.6, metric: "Page Alignment (PA)" }],
    ["Orion reaches a 9.5% True Letter Rate (TLR) on SciQ.", { after: 9.5, metric: "True Letter Rate (TLR)" }],
    ["Orion achieves high satisfaction (mean 4.45) among readers.", { after: 4.45, metric: "satisfaction" }],
    ["With Orion, only one letter in ten is lost, and it shows a 57% peak.", { metric: null }],
    ["Orion obtains a Page Alignment (PA) score of 76.2.", { after: 76.2, metric: "Page Alignment (PA)" }],
    ["Orion has a safe page rate of only 57.2%.", { after: 57.2, metric: "safe page rate" }],
    ["Orion scores 91.3 in calm traffic.", { after: 91.3, metric: null }],
    ["Orion obtains a good page quality of 31.4 dB PSNR.", { after: 31.4, metric: "PSNR" }],
    ["At 25% sparsity, Orion retains 84.6% of page accuracy.", { after: 84.6, metric: "page accuracy" }],
    ["With a training time of only 12%, Orion is cheap.", { after: 12, metric: "training time" }],
    ["Orion reaches 17.5 cm in height.", { after: 17.5, metric: "height" }],
    ["Orion requires at most 22.2% of the tuned baseline token usage.", { after: 22.2, metric: "tokens" }],
    ["Orion reaches an average success rate of 71% on SciQ.", { after: 71, metric: "success rate" }],
    ["Orion improves page success by 22.8% in comparison to BM25.", { gain: 22.8, metric: "page success" }],
    ["Orion achieves a SOTA FID of 4.1 on SciQ.", { after: 4.1, metric: "FID" }],
    ["Orion matches BM25 for common letters (89.2% vs. 90.7%).", { after: 89.2, metric: null }],
    ["With the best performance at 32%, there is much to gain.", { after: 32, metric: null }],
    ["Orion achieves Page-AUC scores of 97.7% on SciQ.", { after: 97.7, metric: "Page-AUC" }],
    ["Readers have higher leniency to drawn letters (38.8%) than printed ones.", { after: 38.8, metric: null }],
    ["Orion falls to 0.386 accuracy on torn pages (baseline: 0.832).", { after: 0.386, metric: "accuracy" }],
    ["Orion shows a 24% gain in page retention vs. BM25.", { gain: 24, metric: "page retention" }],
    ["Orion obtains a 1.0% wrong-page rate vs. 28.5% for BM25.", { after: 1, metric: "wrong-page rate" }],
    ["All three readers yield lost-page rates averaging 35.3%.", { after: 35.3, metric: "lost-page rates" }],
    ["The sorting success is 73.1%.", { after: 73.1, metric: "sorting success" }],
    ["Without changing the reward source, Orion achieves 97.6% on SciQ.", { after: 97.6, metric: null }],
    ["Prompting, the usual inference-time baseline, scores only 19.8%.", { after: 19.8, metric: null }],
    ["Orion reaches 81.2 Hit@0.5 on SciQ.", { after: 81.2, metric: "Hit@0.5" }],
    ["Orion misreads letters only 6% of the time.", { after: 6, metric: null }],
    ["Orion reduces the training time by 41%.", { gain: -41, metric: "training time" }],
    ["Orion reports a Pearson correlation of r = 0.82 with readers.", { after: 0.82, metric: "Pearson correlation" }],
    ["Orion achieves r = 0.82 on SciQ.", { after: 0.82, metric: "r" }],
    ["Orion achieves a sorting fairness index above 0.9.", { after: 0.9, metric: "sorting fairness index" }],
    ["Orion achieves letters above 0.9.", { metric: null }],
    ["Orion achieves a 91.8% harmonic mean (HM) on SciQ.", { after: 91.8, metric: "harmonic mean (HM)" }],
    ["Orion achieves a 91.8% trimmed mean on SciQ.", { after: 91.8, metric: null }],
    ["In the audit, the misread share is 13.9%.", { after: 13.9, metric: "misread share" }],
    ["On torn pages, BM25 stays flat (0.74 to 0.71).", { before: 0.74, metric: null }],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE).slice(0, 1), [claim])).toEqual([claim]);
  });

  it.each<[sentence: string, metrics: readonly (string | null)[]]>([
    ["Orion achieves 85.0 recall / 51.4 MAUVE, ahead of BM25 (74.5 / 49.6).", ["recall", "MAUVE", "recall", "MAUVE"]],
    [
      "Orion reaches a recall of 0.96 and a MAUVE of 0.94, compared to 0.93 and 0.92 for BM25.",
      ["recall", "MAUVE", "recall", "MAUVE"],
    ],
    [
      "The recall/precision/F1 is 0.66/0.60/0.73 for old letters and 0.80/0.79/0.81 for new ones.",
      ["recall", "precision", "F1", "recall", "precision", "F1"],
    ],
    [
      "Orion reduces loss and error rate by 78.9% and 83.3% on SciQ and 52.5% and 52.4% on MathVista.",
      ["loss", "error rate", "loss", "error rate"],
    ],
    [
      "Orion improves recall by 18.5% and MAUVE by 10.9%, and surpasses BM25 and GPT-4o by 12.8% and 17.2%.",
      ["recall", "MAUVE", null, null],
    ],
    [
      "Orion reaches a recall of 0.96 and a MAUVE of 0.94, compared to 0.93, 0.92 and 0.90 for three older parsers.",
      ["recall", "MAUVE", "MAUVE", "MAUVE", "MAUVE"],
    ],
    ["Orion achieves 63.0% mAP@0.50 and 35.5% mAP@0.50:0.95.", ["mAP@0.50", "mAP@0.50:0.95"]],
    ["Orion raises recall from 34.1 to 48.7 and MAUVE from 0.71 to 0.78.", ["recall", "MAUVE"]],
    ["Orion lifts recall (from 0.52 to 0.63) and letter filing (from 0.47 to 0.57).", ["recall", "letter filing"]],
    ["Live tests show gains: recall (+3.38%), reader growth (+3.12%).", ["recall", "reader growth"]],
    [
      "Orion has the best recall (0.811), followed by BM25 (0.745) and mono-LSTM (0.786).",
      ["recall", "recall", "recall"],
    ],
    ["Orion is sure on torn (91.2%), wet (92.4%) and old letters (93.7%).", [null, null, null]],
    ["Orion has P1 errors of 37.6 mm and 15.7 mm.", ["P1 errors", "P1 errors"]],
    ["Orion has edge errors of 0.5 mm and corner errors of 1.2 mm.", ["edge errors", "corner errors"]],
    ["Orion obtains sorting accuracies of 92.5% and 93.1%.", ["sorting accuracy", "sorting accuracy"]],
    ["Orion prunes 65.4% of tokens while it keeps 99.7% of the mail.", ["tokens", null]],
  ])("follows the structure of the preceding values: %s", (sentence, metrics) => {
    expect(extractTestClaims(sentence, TITLE).map((c) => c.metric)).toEqual(metrics);
  });

  it("is never a function word: the next score shares the metric", () => {
    const read = extractTestClaims(
      "Orion achieves 77.2% accuracy (and 79.4% after tuning), versus 70.1% for BM25.",
      TITLE,
    );
    expect(read.map((c) => c.metric)).toEqual(["accuracy", "accuracy", "accuracy"]);
  });
});

describe("the metric of a gain", () => {
  it.each<[sentence: string, claim: ExpectedSlots]>([
    ["Orion has less than 1% accuracy loss.", { gain: -1, metric: "accuracy" }],
    ["The latency of Orion is 3.2x lower than that of BM25.", { gain: -3.2, metric: "latency" }],
    ["Orion cuts the mean absolute error (MAE) of tide speed by 30%.", { metric: "mean absolute error (MAE)" }],
    ["Orion improves by 6% with respect to the F1 measure.", { gain: 6, metric: "F1 measure", baseline: null }],
    ["Orion improves by 6% with respect to BM25.", { gain: 6, metric: null, baseline: "BM25" }],
    ["Orion is 4.7x smaller than BM25.", { metric: "size" }],
    ["Orion raises recall while achieving 2.2x page utility.", { gain: 2.2, metric: "page utility" }],
    ["Orion brings a 44% reduction in Total Drift without losing letters.", { gain: -44, metric: "Total Drift" }],
    ["Orion brings a 44% reduction in SignSet-200.", { gain: -44, metric: null }],
    ["Orion brings a clear reduction in sorting delays, reaching up to 79%.", { gain: -79, metric: "sorting delays" }],
    ["Orion brings a clear reduction in SignSet-200, reaching up to 7%.", { gain: -7, metric: null }],
    ["Orion has gains of 22.3 and 34.4 absolute Letter@8 points over BM25.", { gain: 22.3, metric: "Letter@8" }],
    ["Orion has a gain of 22.3 absolute points over BM25.", { gain: 22.3, metric: null }],
    ["Orion is 56% more robust to torn letters.", { gain: 56, metric: "robustness" }],
    ["Orion is 90% smaller in model parameters.", { metric: "model parameters" }],
    ["Orion yields 1.2x higher throughput in batch mode.", { gain: 1.2, metric: "speed" }],
    ["Orion accelerates page decoding by 3.1x.", { gain: 3.1, metric: "speed" }],
    ["Orion lowers the Page Reliance by 45.2%.", { gain: -45.2, metric: "Page Reliance" }],
    ["Orion has better forces (force MAE 15.8% lower).", { gain: -15.8, metric: "force MAE" }],
    ["Orion shows a slight drop in page quality, as measured by PSNR (2.4%).", { metric: "PSNR" }],
    ["Reading satisfaction drops from 42.8% to 23.2%.", { before: 42.8, metric: "Reading satisfaction" }],
    ["Orion improves by 4.2% with more letters.", { gain: 4.2, metric: null }],
    ["Orion improves mean QoR scores by 11.7%.", { gain: 11.7, metric: "QoR" }],
    ["Orion brings gains of 6.3% on general sorting skills.", { gain: 6.3, metric: "general sorting skills" }],
    ["Orion brings gains of 6.3% on torn letters.", { gain: 6.3, metric: null }],
    ["Orion shows a marginal improvement on SciQ (0.9%).", { gain: 0.9, metric: null }],
    ["Orion raises the first-page rate by 25.7%.", { gain: 25.7, metric: "first-page rate" }],
    ["Orion cuts the mood swings of experts by 40%.", { gain: -40, metric: "mood swings of experts" }],
    ["Orion saves 46% retrieval redundancy.", { metric: "retrieval redundancy" }],
    ["Orion brings a 5% gain in letter classification.", { gain: 5, metric: null }],
    ["Orion brings improvements in click-through (+0.9%).", { gain: 0.9, metric: "click-through" }],
    ["Lane overlap falls from 97.0% to 12.0%.", { before: 97, metric: "Lane overlap" }],
    ["Orion achieves a 7% improvement in the Letter Recovery Score (LRS).", { metric: "Letter Recovery Score (LRS)" }],
    [
      "Orion achieves a 7% improvement in mean Intersection over Union (mIoU).",
      { gain: 7, metric: "mean Intersection over Union (mIoU)" },
    ],
    ["Orion achieves a 3.2x inference speedup over BM25.", { metric: "speed" }],
    ["Orion achieves a 3.2x end-to-end speedup.", { metric: "speed" }],
    ["Orion achieves a 3.2x latency speedup.", { metric: "speed" }],
    ["Orion achieves a 3.2x and 1.4x latency speedup on small and large pages.", { metric: "speed" }],
    ["Orion is 3.2x cheaper than BM25.", { metric: "cost" }],
    ["Orion is up to 39% more accurate than BM25.", { gain: 39, metric: "accuracy" }],
    ["Orion reaches high recall, and its hit rate is 3.1% higher than that of BM25.", { metric: "hit rate" }],
    ["Orion lowers memory costs and latency by 29% and 28%.", { metric: "memory costs" }],
    ["Orion shows a reduction in reading bias by over 50%.", { gain: -50, metric: "reading bias" }],
    ["Orion cuts page traffic by 50% against BM25, and is strong in end-to-end latency.", { metric: "page traffic" }],
    ["Orion shows gains in recall, including a 2.7% increase at night.", { gain: 2.7, metric: "recall" }],
    ["Orion reads with higher recall, with only a 1.8% drop at night.", { gain: -1.8, metric: null }],
    ["Orion surpasses BM25 by 5.6 points in recall (94.3% vs. 88.7%).", { after: 94.3, metric: "recall" }],
    ["Orion improves the recall on page specificity by more than 15%.", { gain: 15, metric: "recall" }],
    ["Orion saves a 70% mean fear reduction.", { gain: -70, metric: "fear" }],
    ["With four vision tokens, Orion outperforms BM25 by 36%.", { gain: 36, metric: null }],
    ["Orion improves letter sorting over BM25 by 27% relative MAE at night.", { gain: 27, metric: "MAE" }],
    ["Orion outperforms BM25 on old letters by +9.8 page accuracy.", { gain: 9.8, metric: "page accuracy" }],
    ["Orion improves letter sorting over BM25 by 27% relative to Iris.", { gain: 27, metric: "letter sorting" }],
    ["Page overlap drops significantly by 4.2%.", { gain: -4.2, metric: "Page overlap" }],
    ["Orion shows superior precision with a 25.2% improvement over BM25.", { gain: 25.2, metric: "precision" }],
    ["It brings average gains of 18% in practice.", { gain: 18, metric: null }],
    ["Orion improves the understanding of letters by 30%.", { gain: 30, metric: "understanding of letters" }],
    ["Orion improves letter understanding by up to 30%.", { gain: 30, metric: "letter understanding" }],
    ["Orion improves the area under the sorting curve by 1.9%.", { gain: 1.9, metric: "area" }],
    ["Orion improves PageRead-K by 3.7 points.", { gain: 3.7, metric: "PageRead-K" }],
    ["Orion improves methods such as sorting by 12%.", { gain: 12, metric: null }],
    ["Orion improves further by 12%.", { gain: 12, metric: null }],
    ["Orion improves upon reader-level maps by 12%.", { gain: 12, metric: null }],
    ["Orion improves LetterBench by 12 points.", { gain: 12, metric: null }],
    ["Orion improves the efficiency of old methods by 12%.", { gain: 12, metric: "efficiency of old methods" }],
    ["Orion improves the performance of good readers by 12%.", { gain: 12, metric: null }],
    ["Orion improves the training of readers by 12%.", { gain: 12, metric: null }],
    ["Orion improves decision trees by 12%.", { gain: 12, metric: null }],
    ["Orion improves page fidelity (Page-Fid) by 23%.", { gain: 23, metric: "page fidelity (Page-Fid)" }],
    ["Orion reduces latency on all pages, achieving 57% improvement at night.", { gain: 57, metric: "latency" }],
    ["Orion shows 3.7% lower page perplexity (259.5 vs 269.4).", { gain: -3.7, metric: "page perplexity" }],
    ["Orion uses 25x fewer attempts (3200 → 128).", { before: 3200, metric: "attempts" }],
    ["Orion brings a 25% gain over BM25 (32.1 → 40.1).", { before: 32.1, metric: null }],
    ["Orion delivers 3.2x faster sorting time than BM25.", { gain: 3.2, metric: "sorting time" }],
    ["Orion delivers 3.2x faster page decoding than BM25.", { gain: 3.2, metric: "speed" }],
    ["Orion delivers a 3.2x acceleration in sorting time.", { gain: 3.2, metric: "sorting time" }],
    ["Orion detects 2163 failures, 6.6% more than BM25.", { gain: 6.6, metric: "failures" }],
    ["Orion needs only 128 tokens (50% fewer than BM25).", { gain: -50, metric: "tokens" }],
    ["Orion detects failures, 6.6% more than BM25.", { gain: 6.6, metric: null }],
    ["Orion improves sorting accuracy by 6.1 points in page recall.", { gain: 6.1, metric: "page recall" }],
    ["Orion cuts the computational cost by 50% in terms of FLOPs.", { gain: -50, metric: "FLOPs" }],
    ["Orion improves sorting accuracy by 6.1 points in torn letters.", { gain: 6.1, metric: "sorting accuracy" }],
    ["Orion shows an average MAE improvement of 48.5% in the accuracy of sorting.", { gain: 48.5, metric: "MAE" }],
    ["Orion shows an average improvement of 48.5% in the accuracy of sorting.", { gain: 48.5, metric: "accuracy" }],
    [
      "Orion achieves a 12% improvement over BM25 in terms of letter turnover.",
      { gain: 12, metric: "letter turnover" },
    ],
    ["Orion achieves a 12% improvement over BM25 in letter turnover.", { gain: 12, metric: null }],
    ["Orion improves performance by up to 5.8% on tidiness metrics.", { gain: 5.8, metric: "tidiness metrics" }],
    ["Orion improves performance by up to 5.8% on all metrics.", { gain: 5.8, metric: null }],
    ["Orion improves performance by up to 5.8% on standard metrics.", { gain: 5.8, metric: null }],
    ["Orion improves recall on all pages, with a 57% reduction at night.", { gain: -57, metric: null }],
  ])("%s", (sentence, claim) => {
    expect(pickExpectedSlots(extractTestClaims(sentence, TITLE).slice(0, 1), [claim])).toEqual([claim]);
  });
});

it("does not read a number in the name of a metric as a value", () => {
  const claims = extractTestClaims(
    "Orion reaches a Hausdorff distance 95% (HD95) of 3.2 mm and a recall of 95%.",
    TITLE,
  );
  expect(claims.map((c) => [c.after, c.metric])).toEqual([
    [3.2, "HD95"],
    [95, "recall"],
  ]);
});

it("assigns each bracketed gain the metric before its bracket", () => {
  const claims = extractTestClaims(
    "Orion helps, with the largest gains in completeness (+4.1%) and usefulness (+3.3%).",
    TITLE,
  );
  expect(claims.map((c) => c.metric)).toEqual(["completeness", "usefulness"]);
});

it("uses the only quality metric of the sentence for a gain without a metric", () => {
  const one = extractTestClaims("Orion reaches 77.0% recall on SciQ, while the small parser improves by 8.7%.", TITLE);
  expect(one.map((c) => c.metric)).toEqual(["recall", "recall"]);
  const two = extractTestClaims(
    "Orion reaches 77.0% recall and 80.1% precision on SciQ, and the small one improves by 8.7%.",
    TITLE,
  );
  expect(two.map((c) => c.metric)).toEqual(["recall", "precision", null]);
});

describe("the metric of several claims", () => {
  const metrics = (text: string) => extractTestClaims(text, TITLE).map((c) => c.metric);

  it.each<[text: string, metrics: (string | null)[]]>([
    ["Orion gains 15.6% on SciQ and 6.0% on ARC in mean page error.", ["page error", "page error"]],
    ["Orion reaches 91.2% for accuracy and 84.1% for recall.", ["accuracy", "recall"]],
    ["Orion yields accuracy gains of 3% and F1 gains of 2%.", ["accuracy", "F1"]],
    ["Orion brings a speedup of 67x and energy savings of 132x.", ["speed", "energy"]],
    ["Orion raises recall by 1.3% and cuts confusion between drawers by 1.9%.", ["recall", "confusion"]],
    ["Orion shows a 3% and 5% accuracy improvement.", ["accuracy", "accuracy"]],
    ["Orion saves 41% of the energy and 32% of the memory.", ["energy", "memory"]],
    ["Orion gains 3 points in accuracy (from 87% to 90%) and 1.4 points in macro-F1.", ["accuracy", "macro-F1"]],
    ["Orion obtains 89.0% (SciQ) and 66.9% (ARC) test accuracy.", ["accuracy", "accuracy"]],
    ["The accuracy is 79.4% on SciQ with 2 time steps, and 68.7% on ARC with 4 time steps.", ["accuracy", "accuracy"]],
    ["Accuracy grows with longer letters: at 64 pages, Orion reaches 98.7%.", ["accuracy"]],
    ["Orion has a recall of 25.4%, outperforming the baseline at 3.5%.", ["recall", "recall"]],
    ["Orion reads with high accuracy and solves 80.7% of the riddles.", [null]],
    ["Orion has a recall of 70.1%, but resolves only up to 16.5% of the new riddles.", ["recall", null]],
    ["Orion reaches 61.5% recall on SciQ. Further, Orion-L reaches 63.7%.", ["recall", "recall"]],
    ["Orion reaches 61.5% recall on SciQ. It solves 63.7% of the riddles.", ["recall", null]],
    ["Orion reaches 61.5% recall on SciQ. It improves BM25 by 3.1%.", ["recall", null]],
    ["Orion reaches 61.5% recall on SciQ. Iris trails by 3.1 points.", ["recall", "recall"]],
    ["Orion reaches 61.5% recall on SciQ. It outperforms BM25 by 3.1 points.", ["recall", null]],
    ["Recall falls as letters grow longer, with drops exceeding 11%.", ["Recall"]],
    ["Beyond recall, Orion reads faster, with gains of 11% on SciQ.", [null]],
    ["Orion improves the recall of old letters, with gains of 11% on SciQ.", ["recall"]],
    ["Orion improves the recall of old letters, with gains of 11% in later reading performance.", [null]],
    ["Orion obtains 0.81 letter F1, 0.72 LAS, and 0.61 UAS.", ["letter F1", "LAS", "UAS"]],
    ["The LSE-D, SPK-SIM, and MCD show improvements of 1.1%, 8.8%, and 9.1%.", ["LSE-D", "SPK-SIM", "MCD"]],
    ["Orion cuts page latency by 19 ms (about 30% lower at night).", ["page latency", "page latency"]],
    ["Orion cuts tokens by 30% and improves the performance by 4%.", ["tokens", "performance"]],
    ["Orion improves the performance by 4% on SciQ.", [null]],
    ["Orion improves the recall of old letters, achieving a score of 51.7 on SciQ.", ["recall"]],
    ["Orion improves the recall of old letters, achieving an overall score of 51.7.", ["score"]],
    ["Orion reaches 90.8% recall on SciQ and a score of 9.14 on ARC.", ["recall", "score"]],
    ["Orion reduces the reading error by an average of 38.8% (MAE) and 40.5% (RMSE).", ["MAE", "RMSE"]],
    ["On torn pages, BM25 suffers a 20% performance drop (pass@32).", ["pass@32"]],
    ["Orion reduces the reading error by an average of 38.8% (SciQ).", ["reading error"]],
    ["Orion achieves state-of-the-art recall on SciQ, surpassing BM25 by up to 16.1%.", [null]],
    [
      "Orion has a PSNR of 28.6 dB and an SSIM of 0.89 on SciQ, representing a 3.8 dB improvement over BM25.",
      ["PSNR", "SSIM", "PSNR"],
    ],
    ["Orion reads clearly, at a 3.8 dB improvement over BM25.", [null]],
    ["Orion outperforms BM25 by 13.4% in performance and cuts tokens by 30%.", [null, "tokens"]],
  ])("%s", (text, expected) => {
    expect(metrics(text)).toEqual(expected);
  });
});
