import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sliceSpan } from "@/lib/claim/span";
import { normalizeText, toOriginalSpan } from "./normalize";

/** Source, what the rules read, and a mark in the reading with the source that it must lead back to. */
const ROWS: readonly [why: string, source: string, text: string, mark: string, original: string][] = [
  ["nothing to do", "Recall rises to 81.2% here.", "Recall rises to 81.2% here.", "81.2%", "81.2%"],
  ["an escaped percent sign", "reaches 41.5\\% accuracy", "reaches 41.5% accuracy", "41.5%", "41.5\\%"],
  ["mathematics around a number", "a gain of $4.2$ points", "a gain of 4.2 points", "4.2", "4.2"],
  ["mathematics around number and percent sign", "by $12.5\\%$ overall", "by 12.5% overall", "12.5%", "12.5\\%"],
  ["a multiple", "runs $3.1\\times$ faster", "runs 3.1× faster", "3.1×", "3.1\\times"],
  ["an arrow", "moves $61 \\rightarrow 70$ on", "moves 61 → 70 on", "61 → 70", "61 \\rightarrow 70"],
  ["to as an arrow", "from $5 \\to 9$", "from 5 → 9", "9", "9"],
  ["bold", "scores \\textbf{73.4}", "scores 73.4", "73.4", "73.4"],
  ["small capitals", "\\textsc{Harbor} wins", "Harbor wins", "Harbor", "Harbor"],
  ["a Greek letter in a name", "$\\lambda$-Harbor gains 4.2%", "λ-Harbor gains 4.2%", "λ-Harbor", "\\lambda$-Harbor"],
  ["degrees", "off by $3.2^{\\circ}$ now", "off by 3.2° now", "3.2°", "3.2^{\\circ"],
  ["comparison", "holds $\\geq 95\\%$ of it", "holds ≥ 95% of it", "≥ 95%", "\\geq 95\\%"],
  ["approximation", "takes $\\approx$ 30 ms", "takes ≈ 30 ms", "≈ 30", "\\approx$ 30"],
  ["a tilde before a number", "about ~12% less", "about ~12% less", "~12%", "~12%"],
  ["a tilde apart from its number", "less (~ 12%)", "less (~ 12%)", "~ 12%", "~ 12%"],
  ["a tie before a word", "see Orion~Large", "see Orion Large", "Orion Large", "Orion~Large"],
  ["lost backslash, times", "a 1.9times speedup", "a 1.9× speedup", "1.9×", "1.9times"],
  ["lost backslash, arrow", "5.9%rightarrow10.9%", "5.9%→10.9%", "10.9%", "10.9%"],
  ["lost backslash, delta", "a Delta4.1% rise", "a Δ4.1% rise", "4.1%", "4.1%"],
  ["a broken decimal", "accuracy of 97. 42% here", "accuracy of 97.42% here", "97.42%", "97. 42%"],
  ["a full stop before a number", "in round 4. 42 tasks remain", "in round 4. 42 tasks remain", "42", "42"],
  ["an entity", "latency &lt; 5 ms &amp; more", "latency < 5 ms & more", "< 5 ms &", "&lt; 5 ms &amp;"],
  ["a numeric entity", "up&#32;to 5&#37;", "up to 5%", "5%", "5&#37;"],
  ["signs as entities", "&ge;95&percnt; &plusmn; &minus;3", "≥95% ± -3", "± -3", "&plusmn; &minus;3"],
  ["a letter as an entity", "&lambda;-Orion gains 5%", "λ-Orion gains 5%", "λ-Orion", "&lambda;-Orion"],
  ["entities that were encoded twice", "&amp;lt;5&amp;#37; &amp;amp; up", "<5% & up", "<5%", "&amp;lt;5&amp;#37;"],
  ["an unknown entity keeps its name", "R&D; is", "R&D; is", "R&D;", "R&D;"],
  ["a wrapped line", "reaches\n   64.0%\n on it", "reaches 64.0% on it", "64.0%", "64.0%"],
  ["a word broken at the line", "a cross-\nlingual gain", "a cross-lingual gain", "cross-lingual", "cross-\nlingual"],
  [
    "one beside an accent",
    "a na\u00efve cross-\nlingual gain",
    "a na\u00efve cross-lingual gain",
    "cross-lingual",
    "cross-\nlingual",
  ],
  [
    "a hyphen that waits for its word",
    "on pixel-\nand patch-level",
    "on pixel- and patch-level",
    "pixel- and",
    "pixel-\nand",
  ],
  ["carriage returns", "one\r\ntwo 3.5", "one two 3.5", "3.5", "3.5"],
  ["a minus sign", "falls by \u22123.5%", "falls by -3.5%", "-3.5%", "\u22123.5%"],
  ["dashes of LaTeX", "10--30% and so --- on", "10–30% and so — on", "10–30%", "10--30%"],
  ["full-width percent", "gains 9\uff05 more", "gains 9% more", "9%", "9\uff05"],
  [
    "full-width digits and signs",
    "\uff08\uff18\uff12\uff0e\uff13\uff05\uff09",
    "(82.3%)",
    "82.3%",
    "\uff18\uff12\uff0e\uff13\uff05",
  ],
  ["mathematical letters and digits", "\u{1d438} of \u{1d7d6}\u{1d7d0}%", "E of 82%", "82%", "\u{1d7d6}\u{1d7d0}%"],
  ["ligatures", "an e\ufb03cient gain of 5%", "an efficient gain of 5%", "efficient", "e\ufb03cient"],
  ["a raised figure is none of the number", "of 10\u00b2 at 5%", "of 10\u00b2 at 5%", "10\u00b2", "10\u00b2"],
  ["an apostrophe among letters", "Orion\u02bcs 5%", "Orion's 5%", "Orion's", "Orion\u02bcs"],
  ["a Greek mu for micro", "in 5 \u03bcs and 4\u{1d707}s", "in 5 \u00b5s and 4\u00b5s", "4\u00b5s", "4\u{1d707}s"],
  ["a raised point", "falls to 0·82 (0·7125)", "falls to 0.82 (0.7125)", "0.82", "0·82"],
  ["a factor", "of 3·10^5 now", "of 3·10^5 now", "3·10", "3·10"],
  ["thousands", "of 12\u2009300 and 4\u202f7000", "of 12,300 and 4 7000", "12,300", "12\u2009300"],
  ["no-break spaces", "of 12\u00a0300 in 2024\u00a0100", "of 12,300 in 2024 100", "12,300", "12\u00a0300"],
  ["a prime as apostrophe", "Humanity′s 5′ scale", "Humanity's 5′ scale", "Humanity's", "Humanity′s"],
  ["a sign in \\ensuremath", "71.2\\ensuremath{\\pm}0.3", "71.2±0.3", "±", "\\pm"],
  ["thin spaces", "12\u2009GB of it", "12 GB of it", "12 GB", "12\u2009GB"],
  ["words that may be broken", "accu\u00adracy of 5\u200b.2%", "accuracy of 5.2%", "5.2%", "5\u200b.2%"],
  ["a word that was broken", "accu\u00ad\n  racy of 5.2%", "accuracy of 5.2%", "accuracy", "accu\u00ad\n  racy"],
  ["marks of direction", "by \u20685.2%\u2069 \u200e(3\u200f)", "by 5.2% (3)", "5.2%", "5.2%"],
  ["the look of an emoji", "5\ufe0f \u2192\ufe0e 7", "5 \u2192 7", "5 \u2192 7", "5\ufe0f \u2192\ufe0e 7"],
  ["control characters", "by\u00855.2\u0007%", "by 5.2%", "5.2%", "5.2\u0007%"],
  ["colours of a terminal", "by \u001b[1;31m5.2%\u001b[0m now", "by 5.2% now", "5.2%", "5.2%"],
  ["spaces as entities", "up&#160;to&#8201;5&nbsp;&nbsp;%", "up to 5 %", "5 %", "5&nbsp;&nbsp;%"],
  ["emphasis of Markdown", "*Orion* gains _4.2%_, __3%__ (*5\\%*)", "Orion gains 4.2%, 3% (5%)", "4.2%", "4.2%"],
  ["a name of code", "**`lm_head`** gains *A_2* 5%", "lm_head gains A_2 5%", "lm_head", "lm_head"],
  ["stars and lines of names", "A* and B*, *C or _d, (*) x_1 `", "A* and B*, *C or _d, (*) x_1 `", "B*", "B*"],
  ["quotes of LaTeX", "``Orion'' and `Iris' by `5%'", "``Orion'' and `Iris' by `5%'", "5%", "5%"],
  ["a power", "10**4 of **5%**", "10^4 of 5%", "10^4", "10**4"],
  ["a list", "- It gains:\n- 4%;\n* 5%.\n  • 6%", "It gains: 4%; 5%. 6%", "4%", "4%"],
  ["a heading", "ABSTRACT\r\n\r\nOrion gains 5%", "Orion gains 5%", "5%", "5%"],
  ["a numbered list", "1. It gains.\n2) Iris\n(3) or so.\n10. It", "It gains. Iris (3) or so. It", "Iris", "Iris"],
  [
    "a dash at the line's begin",
    "in half\n- as said - by 0.2\n- 3.0",
    "in half - as said - by 0.2 - 3.0",
    "0.2 - 3.0",
    "0.2\n- 3.0",
  ],
  ["one sum of money", "It costs $40 a day and 5% more.", "It costs $40 a day and 5% more.", "5%", "5%"],
  ["two sums of money", "It fell from $40 to $25, by 30\\%.", "It fell from $40 to $25, by 30%.", "30%", "30\\%"],
  ["money beside mathematics", "For $30 it gains $4.5$ points", "For $30 it gains 4.5 points", "4.5", "4.5"],
  ["a deviation in mathematics", "reaches $92.3\\%$ (+- $0.8\\%$)", "reaches 92.3% (± 0.8%)", "± 0.8%", "+- $0.8\\%"],
  [
    "a citation by its key",
    "Orion~\\citep[see][]{tan2019} reads 5%",
    "Orion reads 5%",
    "Orion reads",
    "Orion~\\citep[see][]{tan2019} reads",
  ],
  ["a citation by its authors", "Orion (Tan et al., 2019) reads 5%.", "Orion reads 5%.", "5%", "5%"],
  [
    "an address",
    "See https://a.org/Orion%206%E6.mp4. It reads 5%",
    "See URL. It reads 5%",
    "URL",
    "https://a.org/Orion%206%E6.mp4",
  ],
  ["braces", "an {F1} of {80.5}", "an F1 of 80.5", "80.5", "80.5"],
  ["thin LaTeX spaces", "12\\,000 samples at 5\\,\\%", "12,000 samples at 5 %", "5 %", "5\\,\\%"],
  ["mathematics in brackets of LaTeX", "up +\\(4.2\\%\\) on it", "up +4.2% on it", "+4.2%", "+\\(4.2\\%"],
  ["a word that LaTeX may break", "accu\\-racy of 5%", "accuracy of 5%", "accuracy", "accu\\-racy"],
  ["a bold group", "a gain of +{\\bf 4.2}\\%", "a gain of +4.2%", "+4.2%", "+{\\bf 4.2}\\%"],
  ["a number and its unit as commands", "by \\SI{5}{\\percent} of \\num{960}", "by 5% of 960", "5%", "5}{\\percent"],
  ["a unit as a command", "in \\SI{10}{\\minute} now", "in 10 minute now", "10 minute", "10}{\\minute"],
  ["a tie at the line's end", "40 vs.\\\n 52.1%", "40 vs. 52.1%", "52.1%", "52.1%"],
  ["a tilde before mathematics", "about ~$12$% or ~\\textbf{3}", "about ~12% or ~3", "~12%", "~$12$%"],
  ["a deviation at the line's end", "at 4.2 +/-\n  0.3", "at 4.2 ± 0.3", "± 0.3", "+/-\n  0.3"],
  ["a macro of the paper keeps its name", "\\method gains 4.4%", "\\method gains 4.4%", "4.4%", "4.4%"],
  ["one that objects know", "\\constructor gains 4%", "\\constructor gains 4%", "4%", "4%"],
  ["an entity that objects know", "&valueOf; of 4%", "valueOf of 4%", "valueOf", "&valueOf;"],
];

describe("normalizeText", () => {
  it.each(ROWS)("reads %s", (_, source, text, mark, original) => {
    const normalized = normalizeText(source);
    expect(normalized.text).toBe(text);
    const offset = normalized.text.indexOf(mark);
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(sliceSpan(source, toOriginalSpan(normalized, [offset, offset + mark.length]))).toBe(original);
  });

  it("gives a plain text back as it is, without a map", () => {
    expect(normalizeText("Plain words, 3 of them.")).toEqual({
      text: "Plain words, 3 of them.",
      starts: null,
      ends: null,
    });
  });

  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.constantFrom(
      "\\",
      "$",
      "{",
      "}",
      "~",
      "&",
      "&lt;",
      "&#x1F600;",
      "\n",
      "  ",
      "--",
      "---",
      "5%",
      "97. 42%",
      "3times",
    ),
    fc.constantFrom(
      "\\textbf{",
      "\\times",
      "\\%",
      "\\unknown",
      "\\",
      "Delta4",
      "rightarrow",
      "\ud800",
      "\u2212",
      "𝟓",
      "é",
    ),
  );

  it("maps every character into the source, in order, whatever the source", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const source = pieces.join("");
        const { text, starts, ends } = normalizeText(source);
        if (starts === null || ends === null) return text === source;
        if (starts.length !== text.length || ends.length !== text.length) return false;
        for (let i = 0; i < text.length; i++) {
          const [start, end] = [starts[i] as number, ends[i] as number];
          if (start < 0 || end <= start || end > source.length) return false;
          if (i > 0 && (start < (starts[i - 1] as number) || end < (ends[i - 1] as number))) return false;
        }
        return true;
      }),
      { numRuns: 600 },
    );
  });

  it("is at rest on its own output where no markup is left", () => {
    for (const [, source] of ROWS) {
      const once = normalizeText(source).text;
      if (!/[\\$&~]/.test(once)) expect(normalizeText(once).text).toBe(once);
    }
  });
});
