import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { InputIssue } from "@/lib/paper/input-issue";
import type { PaperRecord } from "@/lib/paper/paper";
import { detectFormat } from "./formats/detect-format";
import { parsePapers } from "./read";

/** Third-party files that are not part of the project; optional, next to the checkout. */
const FOLDER = fileURLToPath(new URL("../../shared/formats", import.meta.url));

interface Sample {
  readonly file: string;
  readonly format: string;
  readonly papers: number;
  readonly skipped: number;
  readonly repaired: number;
  /** Index, title, id, first author, number of authors, date, first and last words, annotated by hand. */
  readonly records: string[][];
}

const samples: Sample[] = [];
for (const line of readFileSync(new URL("samples-expected.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")) {
  const [first, file = "", format = "", papers, skipped, repaired] = line.split("\t");
  const counts = { papers: Number(papers), skipped: Number(skipped), repaired: Number(repaired) };
  if (first === "file") samples.push({ file, format, ...counts, records: [] });
  else samples.at(-1)?.records.push(line.split("\t"));
}

async function readSample({ file }: Sample): Promise<{ papers: PaperRecord[]; issues: InputIssue[] }> {
  const papers: PaperRecord[] = [];
  const issues: InputIssue[] = [];
  for await (const result of parsePapers(createReadStream(join(FOLDER, file)), { source: file })) {
    if ("paper" in result) papers.push(result.paper);
    else issues.push(result.issue);
  }
  return { papers, issues };
}

const countOf = (issues: readonly InputIssue[], severity: InputIssue["severity"]): number =>
  issues.filter((issue) => issue.severity === severity).length;

function describePaper(index: string, paper: PaperRecord | undefined): unknown[] {
  if (!paper) return [index];
  const { title, arxiv_id, doi, url, authors, published, abstract } = paper;
  const words = abstract.split(/\s+/);
  const ends = [words.slice(0, 3).join(" "), words.slice(-3).join(" ")];
  return [index, title, arxiv_id ?? doi ?? url ?? "", authors[0] ?? "", `${authors.length}`, published ?? "", ...ends];
}

function checkSample(sample: Sample): void {
  it(`reads ${sample.file}`, async () => {
    const { papers, issues } = await readSample(sample);
    expect(detectFormat(readFileSync(join(FOLDER, sample.file), "utf8"))?.name).toBe(sample.format);
    expect(papers).toHaveLength(sample.papers);
    expect([countOf(issues, "skipped"), countOf(issues, "repaired")]).toEqual([sample.skipped, sample.repaired]);
    for (const record of sample.records) {
      const [index = ""] = record;
      expect(describePaper(index, papers[Number(index)])).toEqual(record);
    }
  });
}

describe("real files", () => {
  it("cover every format that has one", () => expect(samples).toHaveLength(25));
  if (existsSync(FOLDER)) for (const sample of samples) checkSample(sample);
  else
    it("are missing, so they were not tested", () => {
      console.info(`left out: ${samples.length} real files, as there is no folder shared/formats beside the checkout`);
    });
});
