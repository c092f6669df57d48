import { describe, expect, it } from "vitest";
import { markText } from "./marked-text";
import { toShownPassage, toShownText } from "./shown-text";

const ABSTRACT = String.raw`Owls are fast. Ours goes from 66.3\%$\rightarrow$72.9\% on $\tau$-Owls.`;
const spanOf = (part: string): [number, number] => [ABSTRACT.indexOf(part), ABSTRACT.indexOf(part) + part.length];
const SENTENCE = spanOf(String.raw`Ours goes from 66.3\%$\rightarrow$72.9\% on $\tau$-Owls.`);
const MARKS = [
  { span: spanOf(String.raw`66.3\%`), label: "before" },
  { span: spanOf(String.raw`72.9\%`), label: "after" },
  { span: spanOf(String.raw`$\tau$-Owls`), label: "benchmarks" },
];

function listMarkedTexts(isSource: boolean): string[] {
  const { text, marks } = toShownPassage(toShownText(ABSTRACT, isSource), SENTENCE, MARKS);
  return markText(text, marks).flatMap((piece) => (piece.kind === "mark" ? text.slice(piece.start, piece.end) : []));
}

describe("toShownPassage", () => {
  it("shows LaTeX as text with the marks on the same words", () => {
    const { text } = toShownPassage(toShownText(ABSTRACT, false), SENTENCE, MARKS);
    expect(text).toBe("Ours goes from 66.3%→72.9% on τ-Owls.");
    expect(listMarkedTexts(false)).toEqual(["66.3%", "72.9%", "τ-Owls"]);
  });

  it("shows the source byte for byte if wanted", () => {
    const { text } = toShownPassage(toShownText(ABSTRACT, true), SENTENCE, MARKS);
    expect(text).toBe(ABSTRACT.slice(...SENTENCE));
    expect(listMarkedTexts(true)).toEqual([String.raw`66.3\%`, String.raw`72.9\%`, String.raw`$\tau$-Owls`]);
  });
});

it.each([
  ["Owls are fast.", false],
  [String.raw`66.3\%`, true],
])("%j differs from its source: %s", (part, differs) => {
  for (const isSource of [true, false]) expect(toShownText(ABSTRACT, isSource).differs(spanOf(part))).toBe(differs);
});
