import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { bibtex } from "./bibtex";
import { toCitationKey } from "./citation-key";

async function write(claims: Iterable<Claim>): Promise<string> {
  let whole = "";
  for await (const piece of bibtex.write(claims)) whole += String(piece);
  return whole;
}

const PAPER = buildClaim({
  paper_id: "owls",
  paper_title: "The Owls: reading at night",
  authors: ["Ada Bell", "Guido van Rossum", "Ito, Ana", "Bo Dağ Jr.", "Owl Team"],
  published: "2025-05-28",
  arxiv_id: "2505.00001",
  doi: "10.1000/a_b(c)",
  paper_url: "https://example.org/a_b?x={1}&y=2%20#z",
});

describe("bibtex", () => {
  it("contains each paper once", async () => {
    const text = await write([PAPER, buildClaim({ paper_id: "b" }), { ...PAPER, id: "c2" }]);
    expect(text.match(/^@misc\{/gm)).toHaveLength(2);
  });

  it("can be parsed by another program without loss", async () => {
    const [entry] = new Cite(await write([PAPER])).data;
    expect(entry).toMatchObject({
      id: toCitationKey(PAPER),
      title: PAPER.paper_title,
      author: [
        { given: "Ada", family: "Bell" },
        { given: "Guido", family: "Rossum", "non-dropping-particle": "van" },
        { given: "Ana", family: "Ito" },
        { given: "Bo", family: "Dağ", suffix: "Jr." },
        { family: "Owl Team" },
      ],
      issued: { "date-parts": [[2025, 5]] },
      DOI: PAPER.doi,
      URL: "https://example.org/a_b?x=%7B1%7D&y=2%20#z",
    });
  });

  it.each([
    '100% of {braces} & \\input{x} $5 #1 a_b ~ ^ <tag> "q" `x` | [1]',
    "Économie à Łódź: naïve façade — “quoted” ß æ ø å",
    "--flag, ''x'' and ,,",
    "x @misc{evil, title={a}}",
    "An unclosed { and a closed } one \\",
    "中文标题 🦉",
    "α to β",
  ])("keeps the title %j", async (paper_title) => {
    const entries = new Cite(await write([buildClaim({ paper_title }), PAPER])).data;
    expect(entries.map(({ title }) => title)).toEqual([paper_title, PAPER.paper_title]);
  });

  it.each(["a { b", "a } b", "}}, author = {{Eve", "of $\\{^2$ owls"])(
    "keeps the braces of the title %j balanced",
    async (title) => {
      const text = await write([buildClaim({ paper_title: title, authors: [`Ada ${title} Bell`] })]);
      // BibTeX counts every brace, even after a backslash.
      let depth = 0;
      const depths = Array.from(text.trim(), (sign) => (depth += sign === "{" ? 1 : sign === "}" ? -1 : 0));
      const atLineEnds = [...text.trim().matchAll(/\n/g)].map(({ index }) => depths[index]);
      expect([...new Set(atLineEnds), depth]).toEqual([1, 0]);
    },
  );

  it.each([
    ["2024", "year = {2024}"],
    ["2024-03", "year = {2024},\n  month = mar"],
  ])("writes of the date %s what is known", async (published, fields) => {
    const text = await write([buildClaim({ published, arxiv_id: null, doi: null, paper_url: null })]);
    expect(text.endsWith(`${fields}\n}\n`)).toBe(true);
  });

  it("omits unknown fields", async () => {
    const text = await write([buildClaim({ published: null, paper_url: "javascript:alert(1)" })]);
    expect(text).toBe(`@misc{anonpaper-${toCitationKey(buildClaim()).slice(-4)},\n  title = {{A Paper}}\n}\n`);
    expect(await write([])).toBe("");
  });
});

describe("toCitationKey", () => {
  it.each<[Partial<Claim>, RegExp]>([
    [{ authors: ["Ada Bell"], paper_title: "The Owls: reading" }, /^bell2025owls-[0-9a-f]{4}$/],
    [{ authors: ["Jörg Öz"], paper_title: "$\\tau$-Bench" }, /^oz2025tau-/],
    [{ authors: ["李雷"], paper_title: "中文" }, /^anon2025paper-/],
    [{ authors: ["Qwen Team"] }, /^qwen2025paper-/],
    [{ authors: ["Ada Bell Jr."], published: null }, /^bellpaper-/],
    [{ authors: [] }, /^anon2025paper-/],
  ])("of %j matches %s", (parts, expected) => expect(toCitationKey(buildClaim(parts))).toMatch(expected));

  it("is stable and unique", () => {
    expect(toCitationKey(buildClaim({ after: 1 }))).toBe(toCitationKey(buildClaim({ id: "c9" })));
    expect(toCitationKey(buildClaim({ paper_id: "q" }))).not.toBe(toCitationKey(buildClaim()));
  });
});
