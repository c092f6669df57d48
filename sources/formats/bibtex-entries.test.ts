import { expect, it } from "vitest";
import { readBibtexEntries } from "./bibtex-entries";

async function* linesOf(text: string) {
  for (const [i, line] of text.split("\n").entries()) yield { text: line, number: i + 1 };
}

async function readEntries(text: string): Promise<[number, string, string][]> {
  const entries: [number, string, string][] = [];
  for await (const { line, type, text: whole } of readBibtexEntries(linesOf(text))) entries.push([line, type, whole]);
  return entries;
}

const A = "@misc{a, title = {Ferns}}";
const B = '@article{b,\n  title = "Moss"\n}';

it.each<[string, string, [number, string, string][]]>([
  ["one line", A, [[1, "misc", A]]],
  [
    "text around entries",
    `By Ann.\n${A}\nann@example.com\n\n${B}\nEnd.`,
    [
      [2, "misc", A],
      [5, "article", B],
    ],
  ],
  [
    "a commented-out entry",
    `${A}\n% @misc{old, title={Old}}\n%@misc{old,\n%}\n${B}`,
    [
      [1, "misc", A],
      [5, "article", B],
    ],
  ],
  [
    "a conference entry",
    `${A}\n%%% Papers @ ICLR 2025 (all) %%%\n${B}`,
    [
      [1, "misc", A],
      [3, "article", B],
    ],
  ],
  [
    "several entries on one line",
    `${A} ${A}, ${B}${A}`,
    [
      [1, "misc", A],
      [1, "misc", A],
      [1, "article", B],
      [3, "misc", A],
    ],
  ],
  ["round brackets", "@misc(a, title = {F)}, n = 1) ) x\n", [[1, "misc", "@misc(a, title = {F)}, n = 1)"]]],
  ["a key in brackets", "@misc{a(20), title = {F}}", [[1, "misc", "@misc{a(20), title = {F}}"]]],
  [
    "brackets in text",
    '@misc{a, t = {\\{ 50% \\\\}, u = "50% } {\\}} x"}',
    [[1, "misc", '@misc{a, t = {\\{ 50% \\\\}, u = "50% } {\\}} x"}']],
  ],
  ["a comment within", `@misc{a, % it's }\n t = {F}}`, [[1, "misc", `@misc{a, % it's }\n t = {F}}`]]],
  [
    "an unclosed entry",
    `@misc{a, t = {F\n\n${B}`,
    [
      [1, "misc", "@misc{a, t = {F\n"],
      [3, "article", B],
    ],
  ],
  ["nothing", "words, and a@b.c {x}", []],
])("splits %s", async (_, text, expected) => expect(await readEntries(text)).toEqual(expected));
