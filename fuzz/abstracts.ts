import fc from "fast-check";

/** Texts that resemble abstracts: fragments in any order, and sentences with results that are cut, joined and changed. */

const WORDS = [
  ..."accuracy|from|to|by|on|of|and|,|.|(|)|%|→|up to|over|versus|vs.|at|with|in|the|a|only|than|points|respectively".split(
    "|",
  ),
  ..."improves|outperforming|compared to|we propose|gain|raises|reduces|achieves|drops|matches|beats|error".split("|"),
  ..."7.6%|+5|3x|24/30|10-30%|2021|7B|80%+|1e+308|1,234.5|12 of 30|±0.3|½|−4.2|$5\\%$|10^{-3}|99.99|0|.5|1/0".split(
    "|",
  ),
  ..."MathVista|GPT-4o|Orion|AIME24/25|AMC|Texas|pass@1|mAP|WER|F1|SWE-bench Verified|Humanity's Last Exam".split("|"),
] as const;

const HOSTILE = [
  ..."\ud800|\udfff|\u202e|\u0000|\u200b|\u00a0|\u2009|מדויק|精度|🧪|٪٤٢|\n\n|\r|\t|&#x110000;|1e999|\\textbf{|$|{|}|\\".split(
    "|",
  ),
  "(".repeat(200),
  "9".repeat(200),
  "a-".repeat(100),
  "3.1%, ".repeat(40),
  "MathVista, ".repeat(30),
] as const;

const SENTENCES = [
  "Rook raises the success rate of Qwen3-8B on GAIA from 41.2% to 52.9%.",
  "It outperforms Finch by 3.4 points on WebArena and 2.1 points on Mind2Web, respectively.",
  "With only 7B parameters, Finch reaches an accuracy of 61.3% on ScreenSpot-Pro (+4.5 over the best baseline).",
  "We cut latency by 18% (1.4x faster), at a cost of 0.3 points on MMLU.",
  "On AIME 2024 and AIME 2025, Owl-32B scores 78.1 and 70.4, up from 72.0 and 61.5.",
  "The word error rate falls from 12.4 to 9.8, a relative reduction of 21.0%.",
  "Lark solves 24 of 30 problems, where GPT-4o solves 9.",
  "Averaged over six tasks, our method gains between 2.5 and 6 points for the 3B and 7B models.",
  "\\textbf{Tidal} obtains $91.2\\%\\pm0.3$ on $\\mathcal{D}_{1}$, i.e. 5 \\% absolute over [12].",
  "Trained on 1.2M pairs for 3 epochs on 8 GPUs in 2024, it has 13B parameters and 4 stages.",
  "Our agent improves Humanity’s Last Exam by as much as 10–12% while using 816 000 fewer tokens.",
] as const;

const sentence = fc
  .tuple(
    fc.constantFrom(...SENTENCES),
    fc.array(fc.tuple(fc.nat(200), fc.nat(30), fc.oneof(fc.constantFrom("", ...WORDS), fc.constantFrom(...HOSTILE))), {
      maxLength: 3,
    }),
  )
  .map(([text, edits]) =>
    edits.reduce<string>(
      (edited, [at, length, insert]) => edited.slice(0, at) + insert + edited.slice(at + length),
      text,
    ),
  );

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 4, arbitrary: sentence },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
);

/** Draws a text of up to about 10,000 characters. */
export const abstracts: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 29, arbitrary: fc.array(piece, { maxLength: 14, size: "max" }) },
      { weight: 1, arbitrary: fc.array(piece, { minLength: 60, maxLength: 250, size: "max" }) },
    ),
    fc.constantFrom(" ", " ", " ", "", "\n", ". "),
  )
  .map(([pieces, connector]) => pieces.join(connector));

/** Draws a title. */
export const titles: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("Orion: a parser", "Rook: A Memory for Agents", "", ": ", "{}: a reader", "(a+)+$[^]\\"),
  fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(" ")),
);
