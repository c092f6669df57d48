import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, it } from "vitest";
import type { ExtractedClaim, SLOTS } from "@/lib/claim/claim";
import { toClaimId } from "@/lib/claim/claim-id";
import { EMPTY_SLOTS } from "@/lib/claim/empty-slots";
import { claimSchema, extractedClaimSchema } from "@/lib/claim/schema";
import { sliceSpan } from "@/lib/claim/span";
import { toPaperId } from "@/lib/paper/paper-id";
import { explainAbstract } from "./explain";
import { type AbstractInput, extractClaims } from "./extract";
import { type ExpectedSlots, pickExpectedSlots } from "./testing/parse-text";
import { EXTRACTOR_VERSION } from "./version";

interface AbstractCase extends AbstractInput {
  readonly why: string;
  readonly claims: readonly ExpectedSlots[];
}

const ABSTRACTS: readonly AbstractCase[] = [
  {
    why: "a method applied to a model, with changes and a cost",
    title: "HarborMap: Charting Letters with Sparse Rewards",
    abstract:
      "Reading old letters remains hard for vision-language models. We propose HarborMap, a training framework that rewards each stroke. Trained on 12,000 letters with 8 GPUs, HarborMap improves Qwen2.5-VL-7B from 55.4% to 70.4% on MathVista (+15.0%) and from 40.1% to 49.3% on MMMU. HarborMap also reduces token usage by 38%. Code will be released in 2026.",
    claims: [
      {
        ...EMPTY_SLOTS,
        method: "HarborMap",
        model: "Qwen2.5-VL-7B",
        size_b: 7,
        benchmarks: ["MathVista"],
        before: 55.4,
        after: 70.4,
        unit: "%",
        gain: 15,
        gain_kind: "points",
      },
      {
        ...EMPTY_SLOTS,
        method: "HarborMap",
        model: "Qwen2.5-VL-7B",
        size_b: 7,
        benchmarks: ["MMMU"],
        before: 40.1,
        after: 49.3,
        unit: "%",
      },
      { method: "HarborMap", metric: "tokens", gain: -38, gain_kind: "percent", before: null, after: null },
    ],
  },
  {
    why: "a model, a value of the baseline, LaTeX and money",
    title: "Skiff-R1: Small Models that Reason",
    abstract:
      "We introduce Skiff-R1, a small reasoning model built on public data. Skiff-R1 achieves 71.3\\% and 54.0\\% on AIME 2024 and AIME 2025, respectively, surpassing DeepSeek-R1-Distill-Qwen-7B (55.5\\% on AIME 2024). Training took 40 hours and cost \\$900. Across eight benchmarks, the average accuracy rises by $4.1\\%$ over the base model.",
    claims: [
      {
        ...EMPTY_SLOTS,
        model: "Skiff-R1",
        benchmarks: ["AIME 2024"],
        after: 71.3,
        unit: "%",
        baseline: "DeepSeek-R1-Distill-Qwen-7B",
      },
      {
        ...EMPTY_SLOTS,
        model: "Skiff-R1",
        benchmarks: ["AIME 2025"],
        after: 54,
        unit: "%",
        baseline: "DeepSeek-R1-Distill-Qwen-7B",
      },
      {
        ...EMPTY_SLOTS,
        model: "DeepSeek-R1-Distill-Qwen-7B",
        size_b: 7,
        benchmarks: ["AIME 2024"],
        after: 55.5,
        unit: "%",
        role: "baseline",
      },
      {
        model: "Skiff-R1",
        benchmarks: [],
        benchmark_text: "eight benchmarks",
        metric: "accuracy",
        gain: 4.1,
        gain_kind: "percent",
        baseline: "base model",
      },
    ],
  },
  {
    why: "a proposed benchmark, a count, a broken decimal, a wrapped line",
    title: "LetterBench: A Benchmark for Handwriting",
    abstract:
      "We present LetterBench, a benchmark of 4,200 pages in 12 scripts. The best system solves 31 out of 210 pages, and GPT-4o reaches an F1 of only 0.61 on LetterBench.\nHuman readers reach 97. 4% accuracy (p < 0.01).",
    claims: [
      { benchmarks: ["LetterBench"], after: 31, of: 210, unit: "count", gain: null },
      { ...EMPTY_SLOTS, model: "GPT-4o", benchmarks: ["LetterBench"], metric: "F1", after: 0.61, unit: "score" },
      { benchmarks: ["LetterBench"], metric: "accuracy", after: 97.4, unit: "%" },
    ],
  },
  {
    why: "a base model named in another sentence",
    title: "Learning to read",
    abstract: "We fine-tune Llama-3.1-8B on letters. Accuracy on GSM8K rises from 51.0% to 63.5%.",
    claims: [
      {
        ...EMPTY_SLOTS,
        model: "Llama-3.1-8B",
        size_b: 8,
        benchmarks: ["GSM8K"],
        metric: "accuracy",
        before: 51,
        after: 63.5,
        unit: "%",
      },
    ],
  },
  {
    why: "multiples and ranges",
    title: "Orion: a parser for letters",
    abstract:
      "We propose Orion, a method for parsing. Orion is 3-5 times faster than vLLM. Orion uses nearly 40% fewer tokens than CoT on MATH-500.",
    claims: [
      { ...EMPTY_SLOTS, method: "Orion", metric: "speed", gain: 3, gain_max: 5, gain_kind: "times", baseline: "vLLM" },
      {
        ...EMPTY_SLOTS,
        method: "Orion",
        metric: "tokens",
        benchmarks: ["MATH-500"],
        gain: -40,
        gain_kind: "percent",
        qualifier: "about",
        baseline: "CoT",
      },
    ],
  },
  {
    why: "a system carried over from the previous sentence",
    title: "PortReader: Letters at Sea",
    abstract:
      "Here we propose PortReader, a training framework. On old letters, PortReader improves Qwen2.5-VL-7B from 41.2% to 50.9% on MathVista. It outperforms GPT-4o by 3.2 points on DocVQA.",
    claims: [
      {
        ...EMPTY_SLOTS,
        method: "PortReader",
        model: "Qwen2.5-VL-7B",
        size_b: 7,
        benchmarks: ["MathVista"],
        before: 41.2,
        after: 50.9,
        unit: "%",
      },
      {
        ...EMPTY_SLOTS,
        method: "PortReader",
        model: "Qwen2.5-VL-7B",
        size_b: 7,
        benchmarks: ["DocVQA"],
        gain: 3.2,
        gain_kind: "points",
        baseline: "GPT-4o",
      },
    ],
  },
  {
    why: "no result",
    title: "On letters",
    abstract: "We collect 4,200 letters of 1850-1920 in 12 scripts.",
    claims: [],
  },
  { why: "an empty abstract", title: "", abstract: "", claims: [] },
];
const CLAIMS = ABSTRACTS.flatMap((input) => extractClaims(input).claims.map((claim) => ({ input, claim })));

describe("whole abstracts", () => {
  it.each(ABSTRACTS)("$why", (row) => {
    expect(pickExpectedSlots(extractClaims(row).claims, row.claims)).toEqual(row.claims);
  });
});

/** The absolute value of the number in a slice of the text. */
const parseNumber = (text: string): number => Number(/\d[\d,]*(?:\. ?\d+)?/.exec(text)?.[0].replace(/[, ]/g, ""));
const NUMBERS = ["before", "after", "of", "gain", "gain_max", "size_b"] as const;
const NAMES = ["method", "model", "baseline", "benchmark_text"] as const;

function findSpanErrors(abstract: string, claim: ExtractedClaim): string[] {
  const slice = (slot: (typeof SLOTS)[number]): string | null => {
    const span = claim.spans[slot];
    return span ? sliceSpan(abstract, span) : null;
  };
  const wrongNumbers = NUMBERS.filter((slot) => {
    const text = slice(slot);
    if (text === null) return false;
    return slot === "size_b"
      ? !text.includes(String(claim.size_b))
      : parseNumber(text) !== Math.abs(claim[slot] ?? Number.NaN);
  });
  const wrongNames = NAMES.filter((slot) => slice(slot) !== null && slice(slot) !== claim[slot]);
  return [...wrongNumbers, ...wrongNames].map((slot) => `${slot}: ${claim[slot]} is ${slice(slot)}`);
}

describe("title formats of the sources", () => {
  const abstract = "Letters are hard. Accuracy on MathVista rises from 55.4% to 70.4%, and Orion-V is small.";
  const read = (title: string) => extractClaims({ title, abstract }).claims;

  it.each([
    "Orion\u2011V: reading letters",
    "O\u00adrion-V:\u00a0reading letters",
    "\u{1d40e}\u{1d42b}\u{1d422}\u{1d428}\u{1d427}-V: reading letters",
    "**Orion-V**: reading\n  letters",
    "$\\mathbf{Orion}$-V: reading letters",
    "Orion-V&#58; reading letters",
  ])("finds the same names: %j", (title) => {
    expect(read(title)).toEqual(read("Orion-V: reading letters"));
    expect(read(title)).not.toEqual(read("Reading letters"));
  });
});

describe("evidence", () => {
  it.each(CLAIMS)("spans of $claim.rule at sentence $claim.sentence_index match their values", ({ input, claim }) => {
    expect(findSpanErrors(input.abstract, claim)).toEqual([]);
    expect(Object.keys(claim.spans).filter((slot) => claim[slot as (typeof SLOTS)[number]] === null)).toEqual([]);
  });

  it.each(CLAIMS)(
    "every number of $claim.rule at sentence $claim.sentence_index has a span in the sentence",
    ({ input, claim }) => {
      const start = input.abstract.indexOf(claim.sentence);
      for (const slot of ["before", "after", "of", "gain", "gain_max"] as const) {
        if (claim[slot] === null) continue;
        const [a, b] = claim.spans[slot] ?? [-1, -1];
        expect(a).toBeGreaterThanOrEqual(start);
        expect(b).toBeLessThanOrEqual(start + claim.sentence.length);
      }
    },
  );

  it("stores the exact sentence text and its index", () => {
    for (const { input, claim } of CLAIMS) {
      const { sentences } = extractClaims(input);
      const span = sentences[claim.sentence_index];
      expect(span && sliceSpan(input.abstract, span)).toBe(claim.sentence);
    }
  });

  it("returns claims in text order", () => {
    for (const row of ABSTRACTS) {
      const at = extractClaims(row).claims.map((c) => c.sentence_index);
      expect(at).toEqual([...at].sort((a, b) => a - b));
    }
  });
});

describe("the contract", () => {
  it.each(CLAIMS)("holds for $claim.rule at sentence $claim.sentence_index", ({ claim }) => {
    expect(extractedClaimSchema.strict().parse(claim)).toEqual(claim);
    expect(claim.extractor).toBe(EXTRACTOR_VERSION);
  });

  it("holds for a claim with its paper, and each claim has a unique id", () => {
    const ids = CLAIMS.map(({ input, claim }) => toClaimId(toPaperId(input.title), claim));
    expect(new Set(ids).size).toBe(ids.length);
    CLAIMS.forEach(({ input, claim }, i) => {
      const paper = {
        id: ids[i],
        paper_id: toPaperId(input.title),
        paper_title: input.title,
        authors: [],
        published: null,
      };
      const source = { paper_url: null, arxiv_id: null, doi: null, source: "test", locator: "1", status: "extracted" };
      expect(claimSchema.safeParse({ ...claim, ...paper, ...source }).success).toBe(true);
    });
  });

  it("stores a provenance code instead of a span for an inferred slot", () => {
    const [claim] = extractClaims(ABSTRACTS[3] as AbstractCase).claims;
    expect(claim?.spans.model).toBeUndefined();
    expect(claim?.inferred.model).toBe("only-model-of-abstract");
  });
});

describe("explainAbstract", () => {
  it.each(ABSTRACTS)("explains every number and claim: $why", (row) => {
    const explained = explainAbstract(row);
    const claims = explained.sentences.flatMap((s) => s.claims);
    expect(claims).toHaveLength(extractClaims(row).claims.length);
    for (const { rule, reason } of claims) expect(reason).not.toBe(rule);
    for (const { outcome } of explained.sentences.flatMap((s) => s.numbers))
      if (outcome.kind === "claim") expect(outcome.claim).toBeGreaterThan(0);
      else expect(outcome.reason).toMatch(/\w/);
  });
});

const worker = new Worker(new URL("../bin/worker.mjs", import.meta.url));
afterAll(() => worker.terminate());

/** Extracts the inputs in a worker thread of the command line, which has separate caches. */
async function extractInWorker(inputs: readonly AbstractInput[]): Promise<readonly ExtractedClaim[][]> {
  const blank = { authors: [], published: null, url: null, arxiv_id: null, doi: null, venue: null, restated: false };
  worker.postMessage({
    id: 1,
    task: "claims",
    papers: inputs.map((input) => ({ ...blank, ...input, source: "test", locator: "1" })),
  });
  const [{ results }] = await once(worker, "message");
  return results.map(({ claims }: { claims: unknown[] }) => claims.map((c) => extractedClaimSchema.parse(c)));
}

describe("determinism", () => {
  it("returns the same output for a repeated input", () => {
    for (const row of ABSTRACTS) expect(extractClaims(row)).toEqual(extractClaims({ ...row }));
  });

  it("returns the same output in another thread and order", { timeout: 60_000 }, async () => {
    const inputs = ABSTRACTS.toReversed().map(({ title, abstract }) => ({ title, abstract }));
    expect(await extractInWorker(inputs)).toEqual(inputs.map((input) => extractClaims(input).claims));
  });
});
