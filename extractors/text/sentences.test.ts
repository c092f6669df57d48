import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSentences } from "./sentences";

const split = (text: string): string[] => findSentences(text).map(([a, b]) => text.slice(a, b));

/** Sentences as they should come out, joined by one space to make the input. */
const ROWS: readonly [why: string, sentences: readonly string[]][] = [
  ["two sentences", ["We study maps.", "They are old."]],
  ["a question and an exclamation", ["Why maps?", "They help!", "We agree."]],
  ["decimals", ["It reaches 41.5% on maps.", "Then it stops."]],
  ["e.g. and i.e.", ["Maps, e.g. Harbor, i.e. the old ones, are read.", "All of them."]],
  ["et al. before a lower-case word", ["The parser of Moss et al. reads 4.5% more.", "It is old."]],
  ["vs. before a name", ["It takes 3.1 vs. 4.0 seconds.", "Good."]],
  ["Avg. before a metric", ["It has the best Avg. F1 of 41.5 (avg. 40.1).", "Good."]],
  ["Fig. and Sec.", ["See Fig. 4 and Sec. 5 for more.", "It holds."]],
  ["initials", ["The map of J. Moss is read.", "It is old."]],
  ["a variable before the stop", ["It depends on k.", "We reach 5.1% on it."]],
  ["a bracket behind the stop", ["It works (as we show.)", "It is fast."]],
  ["a quotation behind the stop", ['They say "it works."', "It is fast."]],
  ["a number opens the sentence", ["It works.", "12 of 30 maps are read."]],
  ["a quotation opens the sentence", ["It works.", '"Slow" maps are read.']],
  ["a name in lower case opens the sentence", ["It works.", "xMap reads 4.5% more."]],
  ["versions", ["We use Orion v2.1 and Lyra 3.5 here.", "Both work."]],
  ["an abbreviation at the end of the text", ["We read maps, charts, etc."]],
  ["etc. before a new sentence", ["We read maps, charts, etc.", "This works well."]],
  ["no stop at the end", ["It works.", "It is fast"]],
  ["dots of thought", ["Maps... are read.", "Good."]],
];

describe("findSentences", () => {
  it.each(ROWS)("splits at %s", (_, sentences) => {
    expect(split(sentences.join(" "))).toEqual(sentences);
  });

  it("splits where the space behind the stop is missing", () => {
    expect(split("The map is better.However, it is slow.")).toEqual(["The map is better.", "However, it is slow."]);
  });

  it.each(["", " ", "   "])("finds nothing in %j", (text) => {
    expect(findSentences(text)).toEqual([]);
  });

  it("covers every word once, in order, whatever the text", () => {
    const piece = fc.constantFrom(
      "a",
      "A",
      "1",
      ".",
      "!",
      "?",
      " ",
      "(",
      ")",
      '"',
      "e.g.",
      "al.",
      "Map",
      "5.5%",
      "é",
      "\ud83d",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const [a, b] of findSentences(text)) {
          if (a < end || b <= a || b > text.length || text.slice(end, a).trim() !== "") return false;
          end = b;
        }
        return text.slice(end).trim() === "";
      }),
      { numRuns: 600 },
    );
  });
});
