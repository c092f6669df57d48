import process from "node:process";
import { describe, expect, it } from "vitest";
import { FORMATS } from "@/sources/formats/registry";
import { parseAll } from "@/sources/testing/parse-all";
import { SAMPLE_PAPERS } from "@/sources/testing/sample-papers";
import { damageFamily, FAMILIES, findMixed, SAMPLES, TABLE_SAMPLES } from "./mixed-fields";
import { exchangeValues, findTableShape, splitCells } from "./table-values";

/** Damaged files of each family; `npm run fuzz -- mixed-fields` reads more of them. */
const FILES = Number(process.env.MIXED_FIELDS_FILES ?? 20);
const SEED = Number(process.env.MIXED_FIELDS_SEED ?? 1);

describe("titles and abstracts of damaged files", () => {
  it("every format is a family", () => {
    expect([...FAMILIES].sort()).toEqual(FORMATS.map(({ name }) => name).sort());
  });

  it.each(SAMPLES)("$name holds no mixed fields while it is whole", async ({ bytes }) => {
    const { papers, mixed } = await findMixed(bytes);
    expect(mixed).toBeNull();
    expect(papers).toBeGreaterThan(0);
  });

  it.each(FAMILIES)("%s", { timeout: 3_600_000 }, async (family) => {
    const { crashes, mixed, files } = await damageFamily(family, FILES, SEED);
    expect(files).toBeGreaterThanOrEqual(FILES);
    expect({ crashes, mixed }).toEqual({ crashes: [], mixed: [] });
  });
});

describe("tables whose values are not below their names", () => {
  it.each(TABLE_SAMPLES)("%s: every title and abstract is right or refused", async (_, text) => {
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
