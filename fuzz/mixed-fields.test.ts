import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAll } from "@/sources/testing/parse-all";
import { SAMPLE_PAPERS, type SamplePaper } from "@/sources/testing/sample-papers";
import { FORMAT_SAMPLES } from "./format-samples";
import { type Mutation, type MutationKind, mutate } from "./mutate";
import { exchangeValues, findTableShape, splitCells } from "./table-values";

/** Damaged files must give no paper whose title or abstract holds another field. `MIXED_FIELDS_FILES` sets their number. */

const FILES = Number(process.env.MIXED_FIELDS_FILES ?? 600);
const SEED = Number(process.env.MIXED_FIELDS_SEED ?? 1);

/** Damage by transfer and conversion. A repeated or missing middle part is left out: it gives a valid file with other contents. */
const KINDS = [
  "flip-byte",
  "drop-byte",
  "cut-end",
  "cut-start",
  "line-ends",
  "encoding",
] as const satisfies readonly MutationKind[];

/** Formats that separate fields by line ends alone: without any line ends, they have no fields. */
const NEEDS_LINE_ENDS: ReadonlySet<string> = new Set([
  "plain-papers",
  "plain-listing",
  "daily-papers",
  "bare-abstract",
]);
const toVariant = ({ amount }: Mutation, count: number): number => Math.floor(amount * count);
/** Spaces in the place of line ends, or line separators that an older encoding does not have. */
function removesLineEnds(damage: readonly Mutation[]): boolean {
  const ends = damage.filter(({ kind }) => kind === "line-ends").map((one) => toVariant(one, 7));
  return ends.includes(6) || (ends.includes(3) && damage.some(({ kind }) => kind === "encoding"));
}

const fraction = fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100_000);
const drawDamages = (kinds: readonly MutationKind[]): fc.Arbitrary<readonly Mutation[]> =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fraction, amount: fraction }), {
    minLength: 1,
    maxLength: 2,
  });
const damages = drawDamages(KINDS);
/** In tables, values may also be below the name of another column. */
const tableDamages = drawDamages([...KINDS, "swap-values"]);
const isTable = (name: string): boolean => /^(?:csv|markdown-table|excel-unicode\.txt|wos-tab\.txt)$|\.csv$/.test(name);

const exportFolder = fileURLToPath(new URL("../sources/testing/exports", import.meta.url));
const encoder = new TextEncoder();
/** Valid files: one of each format, and the exports of databases. */
const SAMPLES: readonly (readonly [string, Uint8Array])[] = [
  ...Object.entries(FORMAT_SAMPLES).map(([name, text]) => [name, encoder.encode(text)] as const),
  ...readdirSync(exportFolder).map((name) => [name, readFileSync(join(exportFolder, name))] as const),
];

const toWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}|10\.\d{4}\/\S+|\d{4}\.\d{5}|\d{5}/gu) ?? []);

const listFields = (paper: SamplePaper): readonly string[] =>
  Object.values(paper).flatMap((value: string | readonly string[]) => value);
const allWords = toWords(SAMPLE_PAPERS.flatMap(listFields).join("\n"));

/** Words of other fields and other papers in a text that should be this field of one of the papers. */
function findForeignWords(text: string, field: "title" | "abstract"): string[] {
  const found = [...toWords(text)].filter((word) => allWords.has(word));
  // Damage shortens words: "within" becomes "with".
  const foreign = SAMPLE_PAPERS.map((paper) => found.filter((word) => !paper[field].toLowerCase().includes(word)));
  return foreign.reduce((a, b) => (b.length < a.length ? b : a));
}

/** True for a title made from the first words of an abstract without one. */
const isBeginning = (title: string, abstract: string): boolean =>
  abstract.replace(/\s+/g, " ").startsWith(title.replace(/…$/, "").trim());

/**
 * True for the last name of a line of authors, above the only abstract of a text that begins within this line: nothing
 * distinguishes "Tomas Ibarra" from a title such as "Residual Networks".
 */
const isLastName = (title: string): boolean =>
  SAMPLE_PAPERS.some(({ authors: [, last] }) => title === last || last.endsWith(` ${title}`));

/** The names of a title whose only comma is another letter, or of a text that begins within the last name. */
const HIDDEN_NAMES =
  /(?:Ada Quill\S? Bram Oster|Zoë Fennick\S? Tomas Ibarra)$|^(?:Tomas )?Ibarra\S?Growers|^(?:Bram )?Oster\S?Currents/;

const describeDamage = (damage: readonly Mutation[]): string =>
  damage.map(({ kind, at, amount }) => `${kind} ${at} ${amount}`).join(", ");

async function findMixed(bytes: Uint8Array): Promise<string | null> {
  const { papers } = await parseAll(bytes);
  for (const { title, abstract, authors } of papers) {
    if (papers.length === 1 && authors.length === 0 && (isLastName(title) || HIDDEN_NAMES.test(title))) continue;
    const inTitle = isBeginning(title, abstract) ? [] : findForeignWords(title, "title");
    const inAbstract = findForeignWords(abstract, "abstract");
    if (inTitle.length + inAbstract.length > 0)
      return `title (${inTitle.join(", ")}): ${title}\n  abstract (${inAbstract.join(", ")}): ${abstract}`;
  }
  return null;
}

describe("titles and abstracts of damaged files", () => {
  it.each(SAMPLES)("%s holds no mixed fields while it is whole", async (_, bytes) => {
    expect(await findMixed(bytes)).toBeNull();
  });

  it.each(SAMPLES)("%s", { timeout: 3_600_000 }, async (name, bytes) => {
    const count = Math.ceil(FILES / SAMPLES.length);
    const mixed: string[] = [];
    for (const damage of fc.sample(isTable(name) ? tableDamages : damages, { seed: SEED, numRuns: count })) {
      if (NEEDS_LINE_ENDS.has(name) && removesLineEnds(damage)) continue;
      const found = await findMixed(mutate(bytes, damage));
      if (found !== null) mixed.push(`${describeDamage(damage)}\n  ${found}`);
    }
    expect(mixed).toEqual([]);
  });
});

describe("tables whose values are not below their names", () => {
  const decode = (bytes: Uint8Array): string => new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(bytes);
  const tables = SAMPLES.filter(([name]) => isTable(name)).map(([name, bytes]) => [name, decode(bytes)] as const);

  it.each(tables)("%s: every title and abstract is right or refused", async (_, text) => {
    const { separator, header } = findTableShape(text);
    const lines = text.split(/\r?\n/);
    const names = splitCells(lines[header] ?? "", separator);
    const cells = splitCells(lines.find((line) => line.includes(SAMPLE_PAPERS[0].title)) ?? "", separator);
    const wrong: string[] = [];
    for (const field of ["title", "abstract"] as const) {
      const own = cells.findIndex((cell) => cell.includes(SAMPLE_PAPERS[0][field]));
      for (const other of names.flatMap((name, at) => (name.trim() === "" ? [] : [at]))) {
        for (const rows of [null, 0, 1]) {
          const { papers, issues } = await parseAll(exchangeValues(text, own, other, rows));
          const isRight = papers.every((paper) =>
            SAMPLE_PAPERS.some(({ title, abstract }) => paper.title === title && paper.abstract === abstract),
          );
          if (!isRight || papers.length + issues.length < SAMPLE_PAPERS.length)
            wrong.push(`${field} and ${names[other]}, row ${rows}: ${papers.map(({ title }) => title)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
