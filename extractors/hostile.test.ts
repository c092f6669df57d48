import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkClaims } from "@/lib/claim/validate-claims";
import { extractClaims } from "./extract";
import { ABSTRACT_LIMIT, SENTENCE_LIMIT } from "./work-limits";

const read = (abstract: string, title = "Orion: a parser") => extractClaims({ title, abstract });

/** Fragments of abstracts and hostile strings, in any order. */
const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "accuracy",
      "from",
      "to",
      "by",
      "on",
      "of",
      "and",
      ",",
      ".",
      "(",
      ")",
      "%",
      "→",
      "up to",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "7.6%",
      "+5",
      "3x",
      "24/30",
      "10-30%",
      "2021",
      "7B",
      "MathVista",
      "GPT-4o",
      "Orion",
      "AIME24/25",
      "AMC",
      "Texas",
      "80%+",
      "1e+308",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "improves",
      "outperforming",
      "compared to",
      "respectively",
      "we propose",
      "gain",
      "the",
      "\\textbf{",
      "$",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "\ud800",
      "\udfff",
      "\u202e",
      "\u0000",
      "\u200b",
      "מדויק",
      "精度",
      "🧪",
      "٪٤٢",
      "\n\n",
      "&#x110000;",
      "1e999",
    ),
  },
);
const abstracts = fc
  .tuple(fc.array(piece, { maxLength: 60 }), fc.constantFrom(" ", "", "\n"))
  .map(([pieces, connector]) => pieces.join(connector));

describe("arbitrary strings", () => {
  it("never throws, and returns valid claims with spans inside the abstract", () => {
    fc.assert(
      fc.property(abstracts, fc.string({ maxLength: 40 }), (abstract, title) => {
        const { claims, sentences } = read(abstract, title);
        for (const [a, b] of sentences) if (a < 0 || b < a || b > abstract.length) return false;
        expect(checkClaims(claims, abstract).faults).toEqual([]);
        return claims.every((c) => abstract.includes(c.sentence));
      }),
      { numRuns: 400 },
    );
  });

  it("returns the same claims on a second run", () => {
    fc.assert(
      fc.property(abstracts, (abstract) => {
        const first = read(abstract);
        expect(read(abstract)).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });
});

const RESULT = "It improves accuracy on MathVista from 55.4% to 70.4%. ";
/** A text of the given length in characters, with sentences that repeat one phrase. */
const inSentences = (length: number, phrase: string, each: number): string =>
  `We improve ${phrase.repeat(each / phrase.length)}. `.repeat(Math.ceil(length / each)).slice(0, length);

/** Builders of worst-case texts, by length in characters. */
const HARD: Readonly<Record<string, (length: number) => string>> = {
  digits: (n) => "7".repeat(n),
  "digits and points": (n) => "7.".repeat(n / 2),
  "open brackets": (n) => "(".repeat(n),
  "pairs of brackets": (n) => "()".repeat(n / 2),
  spaces: (n) => `1${" ".repeat(n)}1`,
  "spaces in mathematics": (n) => `$${" ".repeat(n)}$`,
  dollars: (n) => "$1".repeat(n / 2),
  backslashes: (n) => "\\".repeat(n),
  ampersands: (n) => "&".repeat(n),
  hyphens: (n) => "a-".repeat(n / 2),
  "one word": (n) => "A".repeat(n),
  capitals: (n) => "Aa Bb ".repeat(n / 6),
  percents: (n) => "5% ".repeat(n / 3),
  "a list of numbers": (n) => `It gains ${"3.1%, ".repeat(n / 6)}`,
  "a list of names": (n) => `on ${"MathVista, ".repeat(n / 11)}`,
  "from and to": (n) => "from 5 to 9 ".repeat(n / 12),
  "full stops": (n) => ". ".repeat(n / 2),
  "right to left": (n) => "מדויק 5% ".repeat(n / 9),
  "lone surrogates": (n) => "\ud8005%".repeat(n / 3),
  results: (n) => RESULT.repeat(n / RESULT.length),
  introductions: (n) => "We propose AbC for AbC (ABC). ".repeat(n / 30),
  subjects: (n) => "XyZ improves it. ".repeat(n / 17),
  "rises in one sentence": (n) => `Owl-7B improves ${"from 4% to 5% on OwlSet ".repeat(n / 24)}`,
  "rises in sentences of 900 characters": (n) => inSentences(n, "from 4% to 5% on OwlSet ", 900),
  "gains over baselines": (n) => inSentences(n, "outperforming Owl-7B by 3%, ", 900),
  "bracketed values": (n) => inSentences(n, "(91.2% on Orion) ", 900),
  "coined models": (n) => inSentences(n, `${"in AbC-7B ".repeat(8)}from 4% to 5% on OwlSet `, 3_500),
  "tasks in lists": (n) => inSentences(n, "71.2% on hard tasks in the Orion suite, ", 3_500),
  "owners in lists": (n) => inSentences(n, "an accuracy of 5% for Owl-7B and 4% for Tidal, ", 3_500),
};
const NAMES = Object.keys(HARD);
const hard = (name: string, length: number): string => (HARD[name] as (n: number) => string)(length);

/** CPU time for extracting from a text, in ms. */
function measureTime(text: string): number {
  const before = process.cpuUsage();
  read(text);
  return process.cpuUsage(before).user / 1000;
}
/** The minimum of three runs: other load on the machine can only increase a time. */
const measureLeast = (text: string): number => Math.min(...[0, 1, 2].map(() => measureTime(text)));

describe("worst-case texts", () => {
  it.each(NAMES)("processes or skips a megabyte of %s within seconds, with a note", { timeout: 60_000 }, (name) => {
    const text = hard(name, 1_000_000);
    const before = process.cpuUsage();
    const { notes, claims } = read(text);
    const time = process.cpuUsage(before).user / 1000;
    expect(notes.length).toBeGreaterThan(0);
    for (const c of claims) expect(c.sentence.length).toBeLessThanOrEqual(SENTENCE_LIMIT);
    // A slow machine may take longer, if the time grows at most quadratically.
    if (time > 3_000) expect(measureLeast(text)).toBeLessThan(16 * measureLeast(hard(name, ABSTRACT_LIMIT / 4)));
  });

  it("extracts a result after 10,000 brackets", () => {
    const { claims } = read(`${"(".repeat(10_000)} here. ${RESULT}`);
    expect(claims).toHaveLength(1);
  });

  it("reports what it skipped", () => {
    expect(read(`It gains ${"much ".repeat(1_000)} by 5% on MathVista. ${RESULT}`)).toMatchObject({
      claims: [{ before: 55.4, after: 70.4 }],
      notes: [expect.stringMatching(/^sentence 1 has \d+ characters, more than 4000, and was skipped; split it/)],
    });
    expect(read(RESULT.repeat(2_000)).notes[0]).toMatch(
      /^the abstract has \d+ characters; only the first \d+ were processed$/,
    );
  });

  it("accepts a title of a megabyte or of punctuation only", { timeout: 30_000 }, () => {
    for (const title of [
      "A".repeat(1_000_000),
      "A ".repeat(500_000),
      ": ".repeat(500_000),
      "(a+)+$[^]\\",
      "{}: a reader",
      "$$: a reader",
      "Reading\nof Tides: a Hybrid Model",
      "",
      "\ud800",
    ]) {
      const start = performance.now();
      expect(read(RESULT, title).claims).toHaveLength(1);
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});
