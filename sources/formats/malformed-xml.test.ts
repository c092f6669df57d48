import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { atom, header, oai } from "../testing/xml-texts";

const entry =
  "<entry><id>http://arxiv.org/abs/2501.00001v1</id><title>Ferns</title><summary>It rises.</summary></entry>";
const NEWS = "<rss><channel><item><title>Rain</title><description>It rains.</description></item></channel></rss>";
const open = entry.replace("</entry>", "");
const lines = (count: number) => Array.from({ length: count }, (_, i) => `line ${i + 1}`);
const levels = (count: number) => `${"<a>".repeat(count)}${"</a>".repeat(count)}`;

describe("malformed XML", () => {
  it.each<[string, string, RegExp, number]>([
    ["a DTD", `<!DOCTYPE feed SYSTEM "http://example.org/x.dtd">\n<feed>${entry}</feed>`, /DTD/, 0],
    [
      "a DTD with a public id that defines entities",
      `<!DOCTYPE feed PUBLIC "-//NLM//DTD" "x.dtd" [<!ENTITY a "ha">]>\n<feed>${entry}</feed>`,
      /DTD/,
      0,
    ],
    [
      "an entity that a DTD with a public id may define",
      `<!DOCTYPE feed PUBLIC "-//NLM//DTD" "x.dtd">\n<feed>${entry.replace("It", "&ha;")}</feed>`,
      /undefined entity/,
      1,
    ],
    [
      "an entity-expansion attack",
      `<?xml version="1.0"?>\n<!DOCTYPE feed [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n<feed>${entry.replace("It", "&b;")}</feed>`,
      /DTD/,
      0,
    ],
    ["unclosed elements", `<feed>${entry}${levels(500)}</feed>`, /nested more than 100/, 1],
    ["a file that breaks off", `<feed>${entry}<entry><title>Mo`, /not well-formed/, 1],
    ["an undefined entity", `<feed>${entry.replace("It", "&eacute;t")}${entry}</feed>`, /undefined entity/, 2],
  ])("reports %s", async (_, text, message, count) => {
    const { papers, issues } = await parseAll(text);
    expect(papers).toHaveLength(count);
    expect(issues[0]?.message).toMatch(message);
    expect(issues[0]?.locator).toMatch(/^line \d+$/);
  });

  it.each<[string, string, number, string[]]>([
    ["breaks off in a record", `<feed>${entry}${entry}`.slice(0, -20), 1, ["line 1"]],
    ["breaks off in a tag", `<feed>${entry}\n<ent`, 1, ["line 2"]],
    ["has an unclosed record", `<feed>${entry}\n${open}\n${entry}\n${entry}</feed>`, 3, ["line 2"]],
    ["has an unclosed last record", `<feed>${entry}\n${open}</feed>`, 1, ["line 2"]],
    ["has many unclosed records", `<feed>${`${open}\n`.repeat(150)}${entry}</feed>`, 1, lines(150)],
    ["has an unclosed document", `<feed>${entry}\n${open}\n<feed>${entry}</feed>`, 2, ["line 2"]],
    ["has text after its end", `<feed>${entry}</feed>\nthe end`, 1, []],
  ])("reports the lost records of a file that %s", async (_, text, count, lost) => {
    for (const piece of [1 << 16, 5]) {
      const { papers, issues } = await parseAll(text, "arxiv-atom", piece);
      expect(papers).toHaveLength(count);
      expect(issues.filter((issue) => issue.severity === "skipped").map((issue) => issue.locator)).toEqual(lost);
    }
  });

  it("does not end a record at a nested record of another form", async () => {
    const marc = `<record xmlns="http://www.loc.gov/MARC21/slim"><leader/></record>`;
    const { issues } = await parseAll(oai(`<record>${header}<metadata>${marc}</metadata></record>`));
    expect(issues).toMatchObject([{ message: 'unknown metadata format "record"' }]);
  });

  it("reads concatenated documents", async () => {
    const page = `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${entry}${entry}</feed>\n`;
    for (const piece of [1 << 16, 7]) {
      const { papers, issues } = await parseAll(page.repeat(40), "arxiv-atom", piece);
      expect(papers).toHaveLength(80);
      expect(issues).toEqual([]);
    }
  });

  it.each([
    ["It & moss rise.", "It & moss rise."],
    ["AT&T rises; p < 0.05.", "AT&T rises; p < 0.05."],
    ["Ferns &amp moss &#38; owls.", "Ferns &amp moss & owls."],
    ["&&&", "&&&"],
    ["At p <0.05 and $<$ 3, x <= y.", "At p <0.05 and $<$ 3, x <= y."],
    ["a << b <<<< c", "a << b <<<< c"],
  ])("continues after an unescaped character, as in %j", async (summary, abstract) => {
    for (const piece of [1 << 16, 1, 5]) {
      const text = `<feed>${entry.replace("It rises.", summary)}${entry}</feed>`;
      const { papers, issues } = await parseAll(text, "arxiv-atom", piece);
      expect(papers).toMatchObject([{ abstract }, { abstract: "It rises." }]);
      expect(issues[0]).toMatchObject({ severity: "repaired", message: expect.stringContaining("unescaped") });
      expect(JSON.stringify(issues)).not.toContain("bare");
    }
  });

  it("ends a record at the next one after a stray <, wherever the file is cut into chunks", async () => {
    const text = `<feed>${entry.replace("</summary></entry>", "<")}${entry}</feed>`;
    for (let piece = 1; piece <= 40; piece++) {
      const { papers } = await parseAll(text, "arxiv-atom", piece);
      expect(papers.map(({ abstract }) => abstract)).toEqual(["It rises."]);
    }
  });

  it("keeps characters in CDATA unchanged", async () => {
    for (const piece of [1 << 16, 1, 5]) {
      const text = `<feed>${entry.replace("It rises.", "<![CDATA[A < & b]] &amp; c]]> &amp; d")}</feed>`;
      const { papers, issues } = await parseAll(text, "arxiv-atom", piece);
      expect(papers).toMatchObject([{ abstract: "A < & b]] &amp; c & d" }]);
      expect(issues).toEqual([]);
    }
  });

  it("continues after any number of errors and reports some per record", async () => {
    const bad = entry.replace("It", "&eacute;".repeat(50));
    const { papers, issues } = await parseAll(`<feed>${bad.repeat(3)}${entry}</feed>`, "arxiv-atom");
    expect(papers).toHaveLength(4);
    expect(issues).toHaveLength(63);
    expect(issues[20]).toMatchObject({ severity: "repaired", message: expect.stringContaining("further problems") });
  });

  it("reports a file that is not XML with one issue", async () => {
    const { papers, issues } = await parseAll(`<feed>${"<entry & <<".repeat(200)}`, "arxiv-atom");
    expect(papers).toEqual([]);
    expect(issues.length).toBeLessThan(30);
  });

  it.each([["<html><body>Abstract</body></html>"], ["<!-- without end"], ["<feedback>x</feedback>"], [NEWS]])(
    "finds no papers in %j",
    async (text) => {
      expect((await parseAll(text)).issues).toMatchObject([{ locator: "whole file" }]);
    },
  );
});

it("reports an error entry of the arXiv API and reads the papers beside it", async () => {
  const error =
    "<entry><id>http://arxiv.org/api/errors#incorrect_id</id><title>Error</title><summary>incorrect id format for 12.1</summary></entry>";
  const paper =
    "<entry><id>http://arxiv.org/abs/2501.00001v1</id><title>Owls</title><summary>It rises.</summary></entry>";
  const { papers, issues } = await parseAll(`<feed><id>http://arxiv.org/api/x</id>${error}${paper}</feed>`);
  expect(papers).toMatchObject([{ title: "Owls" }]);
  expect(issues).toMatchObject([
    { severity: "skipped", message: "arXiv reported an error: incorrect id format for 12.1" },
  ]);
});

describe("an element without end tag", () => {
  const whole =
    "<entry><id>http://arxiv.org/abs/2501.00002v1</id><title>Moss</title><summary>Moss is 5%.</summary></entry>";
  const inEntry = (content: string): string =>
    atom(`<id>http://arxiv.org/abs/2501.00001v1</id>${content}</entry>${whole.replace("</entry>", "")}`);

  it.each([
    ["title", "<title>Ferns<summary>Fern lifts recall by 4 points.</summary>"],
    ["author", "<title>Ferns</title><author><name>Ann Lee</name><summary>Fern lifts recall by 4 points.</summary>"],
  ])("makes its record invalid: <%s>", async (name, content) => {
    const { papers, issues } = await parseAll(inEntry(content));
    expect(papers).toMatchObject([{ title: "Moss" }]);
    expect(issues).toContainEqual(
      expect.objectContaining({ severity: "skipped", message: expect.stringContaining(`<${name}> has no end tag`) }),
    );
  });

  it("is part of the text if it formats text", async () => {
    const { papers, issues } = await parseAll(
      inEntry("<title>Ferns <i>and <b>Lichens</b></title><summary>Fern lifts recall by 4 points.</summary>"),
    );
    expect(papers).toMatchObject([{ title: "Ferns and Lichens" }, { title: "Moss" }]);
    expect(issues).toMatchObject([{ severity: "repaired", message: expect.stringContaining("not well-formed XML") }]);
  });
});
