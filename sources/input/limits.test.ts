import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parsePapers } from "../read";
import { parseAll } from "../testing/parse-all";
import {
  ABSTRACT_CHARACTERS,
  COLUMNS,
  DOCUMENT_PARTS,
  FRONT_MATTER_CHARACTERS,
  FRONT_MATTER_LINES,
  RECORD_CHARACTERS,
  RECORD_LINES,
  UNCLOSED_ELEMENTS,
} from "./limits";

/** More lines than the limit of a record. */
const LINES = "x\n".repeat(RECORD_LINES + 5);
/** More characters, in fewer lines. */
const WIDE = `${"owl ".repeat(2_500)}\n`.repeat(RECORD_CHARACTERS / 10_000 + 5);
const NEXT = "Owls see 3% more.";

/** A record filled with the given text, followed by a paper "Next". */
const FILLED: Readonly<Record<string, (filling: string) => string>> = {
  "markdown-digest": (x) =>
    `# Long\n\n**Authors**: A Bell\n\n**Abstract**: ${x}\n# Next\n\n**Authors**: A Bell\n\n**Abstract**: ${NEXT}\n`,
  "labelled-text": (x) => `Title: Long\nAbstract: ${x}\nTitle: Next\nAbstract: ${NEXT}\n`,
  "plain-listing": (x) =>
    `Long\nAuthors: A Bell\nDate: 2025-05-01\n\n${x}\n\nNext\nAuthors: A Bell\nDate: 2025-05-02\n\n${NEXT}\n`,
  ris: (x) => `TY  - JOUR\nTI  - Long\nAB  - ${x}\nER  - \nTY  - JOUR\nTI  - Next\nAB  - ${NEXT}\nER  - \n`,
  nbib: (x) => `PMID- 1\nTI  - Long\nAB  - ${x.replaceAll("\n", "\n      ")}\n\nPMID- 2\nTI  - Next\nAB  - ${NEXT}\n`,
  "arxiv-email": (x) =>
    [
      ["2505.00001", "Long", x],
      ["2505.00002", "Next", NEXT],
    ]
      .map(
        ([id, title, text]) =>
          `\\\\\narXiv:${id}\nTitle: ${title}\nAuthors: A Bell\n\\\\\n  ${text}\n\\\\ ( https://arxiv.org/abs/${id} , 9kb)\n`,
      )
      .join(""),
  bibtex: (x) =>
    `@article{a,\n title = {Long},\n abstract = {${x}}\n}\n@article{b,\n title = {Next},\n abstract = {${NEXT}}\n}\n`,
};

describe("a record over the size limit", () => {
  const cases = Object.keys(FILLED).flatMap((name) => [
    [name, "lines", LINES] as const,
    [name, "characters", WIDE] as const,
  ]);
  it.each(cases)("in %s, by its %s, is skipped with location, limit and remedy", async (name, what, filling) => {
    const { papers, issues } = await parseAll(FILLED[name]?.(filling) ?? "", name);
    expect(papers.map((paper) => paper.title)).toEqual(["Next"]);
    expect(issues).toMatchObject([
      {
        severity: "skipped",
        locator: expect.stringMatching(/^line \d$/),
        message: expect.stringMatching(new RegExp(`^the record has more than [\\d,]+ ${what} and is skipped; check`)),
      },
    ]);
  });

  it.each(["elements", "text"])("in XML, by its %s, is skipped", async (what) => {
    const inside = what === "elements" ? "<i/>".repeat(RECORD_LINES + 5) : `<i>${"owl ".repeat(300_000)}</i>`.repeat(5);
    const entry = (title: string, more: string): string =>
      `<entry><id>http://arxiv.org/abs/2505.00001v1</id><title>${title}</title><summary>${NEXT}</summary>${more}</entry>`;
    const { papers, issues } = await parseAll(
      `<feed xmlns="http://www.w3.org/2005/Atom">${entry("Long", inside)}${entry("Next", "")}</feed>`,
      "arxiv-atom",
    );
    expect(papers.map((paper) => paper.title)).toEqual(["Next"]);
    expect(issues).toMatchObject([
      {
        severity: "skipped",
        locator: "line 1",
        message: expect.stringMatching(/^this <entry> has more than .*shorten it$/),
      },
    ]);
  });

  it.each([
    ["is read with all characters that a record may have", 0, ["Long", "Next"]],
    ["is skipped with one character more", 1, ["Next"]],
  ])("in XML %s", async (_, more, titles) => {
    const texts = (title: string, extra: readonly string[]): string =>
      `<title>${title}</title><summary>${NEXT}</summary>${extra.map((text) => `<i>${text}</i>`).join("")}`;
    const size = RECORD_CHARACTERS - "Long".length - NEXT.length;
    const pieces = Array.from({ length: 10 }, (_, i) => "x".repeat(size / 10 + (i === 0 ? more + (size % 10) : 0)));
    const { papers } = await parseAll(
      `<feed>${["Long", "Next"].map((title) => `<entry>${texts(title, title === "Long" ? pieces : [])}</entry>`).join("")}</feed>`,
      "arxiv-atom",
    );
    expect(papers.map((paper) => paper.title)).toEqual(titles);
  });

  it("in XML after very many unclosed elements stops the parser", async () => {
    const { issues } = await parseAll(`<feed>${"<entry>".repeat(UNCLOSED_ELEMENTS + 5)}`, "arxiv-atom");
    expect(issues.length).toBeLessThanOrEqual(UNCLOSED_ELEMENTS + 1);
    expect(issues.map(({ message }) => message)).toContain(
      "more than 2,000 elements without their end tags; the rest is not read",
    );
  });

  it("in JSON, by its values, is skipped", async () => {
    const record = `{"title": "Long", "abstract": "x", "more": [${"0,".repeat(DOCUMENT_PARTS)}0]}`;
    const { papers, issues } = await parseAll(`[${record}, {"title": "Next", "abstract": "y"}]`, "json");
    expect(papers.map((paper) => paper.title)).toEqual(["Next"]);
    expect(issues).toMatchObject([
      { message: expect.stringMatching(/^a value of more than 2,000,000 values.*one on each/) },
    ]);
  });
});

it.each([
  ["bare-abstract", LINES, /^the record has more than 100,000 lines/],
  [
    "front-matter",
    `---\ntitle: A\n---\n${"x\n".repeat(FRONT_MATTER_LINES)}`,
    /^too long for one paper: more than 5,000 lines/,
  ],
  ["front-matter", `---\ntitle: ${"a".repeat(FRONT_MATTER_CHARACTERS)}\n---\nx`, /more than 200,000 characters in its/],
  ["csv", `title,abstract${",x".repeat(COLUMNS)}\na,b\n`, /^the header has 1,002 columns, more than 1,000/],
  [
    "jsonl",
    JSON.stringify({ title: "A", abstract: "x".repeat(ABSTRACT_CHARACTERS + 1) }),
    /^the abstract has 2,000,001/,
  ],
  ["jsonl", JSON.stringify({ title: "x".repeat(ABSTRACT_CHARACTERS + 1), abstract: "x" }), /^the title has 2,000,001/],
])("%s reports the exceeded limit", async (format, text, message) => {
  const { papers, issues } = await parseAll(text, format);
  expect(papers).toEqual([]);
  expect(issues.map((issue) => issue.message)).toContainEqual(expect.stringMatching(message));
});

describe("a gzip file with a high compression ratio", () => {
  const paper = '{"title": "Owls", "abstract": "They see 3% more."}\n';
  const dense = (kilobytes: number): string => `${" ".repeat(1_000)}\n`.repeat(kilobytes);

  it("is read up to 200 times its size", async () => {
    const bomb = gzipSync(paper + dense(5_000));
    const { papers, issues } = await parseAll(bomb);
    expect(papers.map(({ title }) => title)).toEqual(["Owls"]);
    expect(issues).toMatchObject([
      {
        severity: "skipped",
        locator: expect.stringMatching(/^byte \d+$/),
        message: expect.stringMatching(/^the gzip file unpacks to more than 200 times its size; .* unpack the file/),
      },
    ]);
  });

  it("is read up to the byte limit of the caller", async () => {
    async function* packed() {
      yield gzipSync(Array.from({ length: 30_000 }, (_, i) => paper.replace("Owls", `Owls ${i * 7919}`)).join(""));
    }
    const messages: string[] = [];
    let papers = 0;
    for await (const reading of parsePapers(packed(), { source: "a.gz", unpackedBytes: 1024 ** 2 })) {
      if ("paper" in reading) papers++;
      else messages.push(reading.issue.message);
    }
    expect(papers).toBeGreaterThan(15_000);
    expect(papers).toBeLessThan(25_000);
    expect(messages.at(-1)).toMatch(/^the gzip file unpacks to more than 1 MB; the data before is kept/);
  });

  it("is read completely if it is small", async () => {
    const { papers, issues } = await parseAll(gzipSync(`${paper}${dense(2_000)}${paper}`));
    expect([papers.length, issues]).toEqual([2, []]);
  });
});
