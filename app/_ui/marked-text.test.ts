import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markText, sliceMarks, type TextPiece } from "./marked-text";

const plainText = (pieces: readonly TextPiece<string>[]): string =>
  pieces.map((p) => (p.kind === "plain" ? p.text : plainText(p.children))).join("");

/** Writes pieces as `[label text]`, with `~` after a highlight that continues. */
const show = (pieces: readonly TextPiece<string>[]): string =>
  pieces
    .map((p) => (p.kind === "plain" ? p.text : `[${p.label}:${show(p.children)}${p.continues ? "~" : ""}]`))
    .join("");

const mark = (start: number, end: number, label: string) => ({ span: [start, end] as const, label });

describe("markText", () => {
  it.each([
    ["nothing to mark", "plain words", [], "plain words"],
    ["one mark", "from 5 to 7", [mark(5, 6, "before")], "from [before:5] to 7"],
    ["adjacent marks", "57", [mark(0, 1, "a"), mark(1, 2, "b")], "[a:5][b:7]"],
    ["a nested mark", "Base-7B model", [mark(5, 7, "size"), mark(0, 7, "model")], "[model:Base-[size:7B]] model"],
    ["two marks on the same span", "MATH", [mark(0, 4, "a"), mark(0, 4, "b")], "[a:[b:MATH]]"],
    ["crossing marks", "abcdef", [mark(0, 4, "x"), mark(2, 6, "y")], "[x:ab[y:cd~]][y:ef]"],
    [
      "three crossing marks",
      "abcdefgh",
      [mark(0, 4, "x"), mark(2, 6, "y"), mark(3, 8, "z")],
      "[x:ab[y:c[z:d~]~]][z:[y:ef]gh]",
    ],
    ["drops empty marks and marks outside the text", "abc", [mark(3, 9, "x"), mark(1, 1, "y"), mark(2, 1, "z")], "abc"],
    ["clips a mark at the end", "abc", [mark(1, 99, "x")], "a[x:bc]"],
    ["does not parse the text as markup", "<b>7</b>", [mark(3, 4, "x")], "<b>[x:7]</b>"],
  ])("%s", (_name, text, marks, expected) => {
    expect(show(markText(text, marks))).toBe(expected);
    expect(plainText(markText(text, marks))).toBe(text);
  });

  it("preserves the text and covers every mark", () => {
    const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 12 });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), spans, (text, raw) => {
        const marks = raw.map(([a, b], i) => mark(Math.min(a, b), Math.max(a, b), String(i)));
        const pieces = markText(text, marks);
        expect(plainText(pieces)).toBe(text);
        const covered = new Map<string, number>();
        const walk = (list: readonly TextPiece<string>[]) => {
          for (const p of list) {
            if (p.kind === "plain") continue;
            covered.set(p.label, (covered.get(p.label) ?? 0) + p.end - p.start);
            walk(p.children);
          }
        };
        walk(pieces);
        for (const { span, label } of marks) {
          const length = Math.max(0, Math.min(span[1], text.length) - span[0]);
          expect(covered.get(label) ?? 0).toBe(length);
        }
      }),
    );
  });
});

describe("marksWithin", () => {
  it("shifts and clips marks to a slice", () => {
    const marks = [mark(0, 3, "before the slice"), mark(8, 12, "across"), mark(12, 14, "in"), mark(30, 31, "behind")];
    expect(sliceMarks(marks, [10, 20])).toEqual([mark(0, 2, "across"), mark(2, 4, "in")]);
  });
});
