import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { SAMPLE_PAPERS } from "../testing/sample-papers";
import { detectFormat } from "./detect-format";

/** Exports of databases and reference managers in their usual layout, with invented contents. */
const OWLS = {
  title: "Counting owls at night",
  abstract: "OwlNet reaches 88.1% accuracy on OwlBench.",
  authors: ["Ann Lee", "Ben Roy"],
  published: "2024-03-22",
  doi: "10.5555/owl.1",
};
const { title: T, abstract: A } = OWLS;
const IN_2024 = { ...OWLS, published: "2024" };

const lines = (...all: string[]): string => `${all.join("\n")}\n`;

const wos = lines(
  "FN Clarivate Analytics Web of Science",
  "VR 1.0",
  ...["PT J", "AU Lee, A", "   Roy, B", "AF Lee, Ann", "   Roy, Ben", "TI Counting owls", "   at night"],
  ...[
    "SO OWLS",
    "LA English",
    "AB OwlNet reaches 88.1% accuracy on",
    "   OwlBench.",
    "C1 [Lee, Ann] Univ Owl, Nest 12345",
  ],
  ...["PD MAR 22", "PY 2024", "DI 10.5555/owl.1", "ER", "", "EF"],
);
const wosRis = lines(
  ...[
    "TY  - JOUR",
    "AU  - Lee, Ann",
    "AU  - Roy, Ben",
    `TI  - ${T}`,
    "T2  - OWLS",
    `AB  - ${A}`,
    "AD  - Univ Owl, Nest",
  ],
  ...["PY  - 2024", "DA  - MAR 22", "DO  - 10.5555/owl.1", "ER  -"],
);
const wosTab = lines(
  "PT\tAU\tAF\tTI\tSO\tAB\tPD\tPY\tDI\tUT",
  `J\tLee, A; Roy, B\tLee, Ann; Roy, Ben\t${T}\tOWLS\t${A}\tMAR 22\t2024\t10.5555/owl.1\tWOS:1\t`,
);
const wosBib = lines(
  "@article{ WOS:000111,",
  ...["Author = {Lee, Ann and Roy, Ben},", `Title = {{${T}}},`, "Journal = {{OWLS}},", "Year = {{2024}},"],
  ...[
    "Month = {{MAR 22}},",
    "Abstract = {{OwlNet reaches 88.1\\% accuracy on OwlBench.}},",
    "DOI = {{10.5555/owl.1}},",
  ],
  ...["Web-of-Science-Index = {{Science Citation Index}},", "Unique-ID = {{WOS:000111}},", "}"],
);
const scopusLink = "https://www.scopus.com/inward/record.uri?eid=2-s2.0-1&doi=10.5555%2fowl.1&partnerID=40&md5=0af1";
const scopusCsv = lines(
  '"Authors","Author full names","Author(s) ID","Title","Year","Source title","DOI","Link","Abstract"',
  `"Lee A.; Roy B.","Lee, Ann (570001); Roy, Ben (570002)","570001; 570002","${T}","2024","Owls","","${scopusLink}","${A}"`,
);
const scopusBib = lines(
  ...[
    "Scopus",
    "EXPORT DATE: 16 September 2025",
    "",
    "@ARTICLE{Lee Roy, A2024923,",
    "\tauthor = {Lee, Ann and Roy, Ben},",
  ],
  ...[`\ttitle = {${T}},`, "\tyear = {2024},", "\tdoi = {10.5555/owl.1},", `\turl = {${scopusLink}},`],
  ...["\tabstract = {OwlNet reaches 88.1\\% accuracy on OwlBench.},", "\ttype = {Article}", "}"],
);
const ieeeCsv = lines(
  '"Document Title",Authors,"Author Affiliations","Publication Title","Online Date","Publication Year","Abstract","DOI",PDF Link',
  `"${T}","Ann Lee; Ben Roy","Univ Owl; Univ Roy","Owls","22 March 2024","2024","${A}","10.5555/owl.1","https://example.org/1.pdf"`,
);
const dimensions = lines(
  "\"About the data: Exported on May 04, 2025. Criteria: 'owl' in title and abstract.\"",
  "Rank,Publication ID,DOI,Title,Abstract,Source title,Publication Date,PubYear,Authors",
  `500,pub.1,10.5555/owl.1,${T},${A},Owls,2024-03-22,2024,"Lee, Ann; Roy, Ben"`,
);
const lens = lines(
  "Lens ID,Title,Date Published,Publication Year,Publication Type,Source Title,Author/s,Abstract,DOI,External URL",
  `000-1,${T},2024-03-22,2024,journal article,Owls,Ann Lee; Ben Roy,${A},10.5555/owl.1,https://doi.org/10.5555/owl.1`,
);
const proquest = lines(
  ...["TY  - JOUR", `T1  - ${T}`, "AN  - 2001", "A1  - Lee, Ann", "A1  - Roy, Ben", "Y1  - 2024/03/22/", "PY  - 2024"],
  ...["JF  - Owls", `AB  - ${A}`, "UR  - https://example.org/docview/2001?doi=10.5555%2Fowl.1&genre=article", "ER  - "],
);
const endnote = lines(
  ...["%0 Journal Article", "%A Lee, Ann", "%A Roy, Ben", `%T ${T}`, "%J Owls", "%D 2024", "%8 March 22, 2024"],
  ...["%R 10.5555/owl.1", "%X OwlNet reaches 88.1% accuracy", "on OwlBench.", "%U https://example.org/1", ""],
);
const endnoteXml = lines(
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<xml><records><record><ref-type name="Journal Article">17</ref-type>',
  "<contributors><authors><author><style>Lee, Ann</style></author><author>Roy, Ben</author></authors></contributors>",
  `<titles><title><style face="normal">${T}</style></title><secondary-title>Owls</secondary-title></titles>`,
  "<dates><year>2024</year><pub-dates><date>Mar 22</date></pub-dates></dates>",
  `<electronic-resource-num>10.5555/owl.1</electronic-resource-num><abstract>${A}</abstract></record></records></xml>`,
);
const scienceDirect = lines(
  ...["Ann Lee, Ben Roy,", `${T},`, "Owls,", "Volume 12,", "2024,", "Pages 1-10,", "https://doi.org/10.5555/owl.1."],
  ...["(https://www.sciencedirect.com/science/article/pii/S01)", `Abstract: ${A}`, "Keywords: Owls; Night", ""],
);
const pubmed = lines(
  ...["1. Owls J. 2024 Mar 22;12(3):1-10. doi: 10.5555/owl.1. Epub 2024 Jan", "5.", "", `${T}.`, ""],
  ...["Lee A(1), Roy B(2).", "", "Author information:", "(1)Dept of Owls, Nest.", "(2)Roy Lab.", ""],
  ...["OwlNet reaches 88.1% accuracy on", "OwlBench.", "", "Copyright © 2024 Owls.", "", "DOI: 10.5555/owl.1"],
  ...["PMID: 38000001 [Indexed for MEDLINE]", ""],
);
const chinese = lines(
  '"作者","文献标题","年份","来源出版物名称","DOI","摘要"',
  `"Ann Lee; Ben Roy","${T}","2024","Owls","10.5555/owl.1","${A}"`,
);
const table = (header: string, sign: string): string =>
  lines(header, ["Ann Lee; Ben Roy", T, "2024", "10.5555/owl.1", A].join(sign));

describe("exports of databases", () => {
  it.each<[string, string, object]>([
    ["Web of Science, plain text", wos, { ...OWLS, venue: "OWLS" }],
    ["Web of Science, RIS", wosRis, { ...OWLS, venue: "OWLS" }],
    ["Web of Science, tab-delimited", wosTab, { ...OWLS, venue: "OWLS" }],
    ["Web of Science, BibTeX", wosBib, { ...OWLS, abstract: A.replace("%", "\\%") }],
    ["Scopus, CSV", scopusCsv, IN_2024],
    ["Scopus, BibTeX", scopusBib, { ...IN_2024, abstract: A.replace("%", "\\%") }],
    ["IEEE Xplore, CSV", ieeeCsv, { ...OWLS, venue: "Owls" }],
    ["Dimensions, CSV", dimensions, OWLS],
    ["Lens, CSV", lens, OWLS],
    ["ProQuest, RIS", proquest, OWLS],
    ["EndNote, tagged", endnote, OWLS],
    ["EndNote, XML", endnoteXml, OWLS],
    ["ScienceDirect, text", scienceDirect, { ...IN_2024, venue: "Owls" }],
    ["PubMed, text", pubmed, { ...OWLS, authors: ["Lee A", "Roy B"], venue: "Owls J" }],
    ["a Chinese header", chinese, { ...IN_2024, venue: "Owls" }],
    ["a Spanish header", table("Autores|Título|Año|DOI|Resumen", "|"), IN_2024],
    ["a German header", table("Autoren\tTitel\tJahr\tDOI\tZusammenfassung", "\t"), IN_2024],
    ["a bilingual header", table("作者 Authors,标题 Title,年 Year,DOI,摘要 Abstract", ","), IN_2024],
    ["bars", table("Authors|Title|Year|DOI|Abstract", "|"), IN_2024],
  ])("reads %s", async (_, text, expected) => {
    for (const content of [
      text,
      text.replaceAll("\n", "\r\n"),
      `\uFEFF${text}`,
      Buffer.from(`\uFEFF${text}`, "utf16le"),
    ]) {
      const { papers, issues } = await parseAll(content);
      expect(papers).toMatchObject([expected]);
      expect(issues).toEqual([]);
    }
  });

  it.each([
    ["ScienceDirect", scienceDirect + scienceDirect],
    ["PubMed", pubmed + pubmed.replace("1. Owls", "2. Owls")],
  ])("reads every citation of %s", async (_, text) => {
    expect((await parseAll(text)).papers.map((paper) => [paper.title, paper.abstract])).toEqual([
      [T, A],
      [T, A],
    ]);
  });

  it.each([
    ["an address without its first bracket", pubmed.replace("(1)Dept", "\n1)Dept")],
    ["an address without its second bracket", pubmed.replace("(1)Dept", "\n(1Dept")],
    ["a DOI with a damaged label", pubmed.replace("\nDOI: ", "\nD I: ")],
  ])("leaves %s out of the abstract of PubMed", async (_, text) =>
    expect((await parseAll(text)).papers).toMatchObject([{ title: T, abstract: A }]),
  );

  it("reads the separator that Excel states, also one that is rarer than others", async () => {
    const { papers, issues } = await parseAll(`sep=;\nTitle;Abstract;a, b, c\n${T};${A};x\n`);
    expect(papers).toMatchObject([{ title: T, abstract: A, locator: "line 3" }]);
    expect(issues).toEqual([]);
  });

  it("reports a table without abstracts with its columns and the remedy", async () => {
    const { papers, issues } = await parseAll("PMID,Title,Authors,Publication Year,DOI\n1,Owls,Lee A,2024,10.5555/1\n");
    expect(papers).toEqual([]);
    expect(issues).toMatchObject([
      { message: expect.stringMatching(/abstract \(columns: PMID, Title, .*--map abstract=COLUMN, or export/) },
    ]);
  });

  it.each([
    ["CR Bard and FU Berlin build C3 Net with C1 Domain and RP Model", true],
    ["OwlNet counts owls. CR Lee A, 2020, OWLS, V1, P2", false],
    ["OwlNet counts owls. FU Fund of the Nest [12345]", false],
    ["OwlNet counts owls. RP Lee, A (corresponding author), Univ Owl", false],
    ["OwlNet counts owls. C3 University of Owls", false],
  ])("tells words from tags in Web of Science: %s", async (text, isRead) => {
    const record = wos.replace("OwlBench.", `OwlBench. ${text}.`).replace(/^C1 .*\n/m, "");
    const { papers, issues } = await parseAll(record);
    expect(papers).toHaveLength(isRead ? 1 : 0);
    if (!isRead) expect(issues[0]?.message).toMatch(/^the field [A-Z\d]{2} is inside the abstract/);
  });

  it("keeps fields after single carriage returns out of the abstract", async () => {
    const stray = wosRis.replace(`${A}\n`, `${A}\r`).replace("Nest\n", "Nest\r\r\n");
    const { papers, issues } = await parseAll(stray);
    expect(papers).toMatchObject([OWLS]);
    expect(issues).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["RIS", wosRis.replace("AD  - ", "A\u0007  - "), "a line outside of any field"],
    ["RIS with a line end in a tag", wosRis.replace("AD  - ", "\n  - "), "a line outside of any field"],
    ["EndNote with a space for a percent sign", endnote.replace("%J", " A Wu, Cem\n%J"), "a line outside of any field"],
    ["EndNote with a space before a plus", endnote.replace("%U", " + Univ Owl\n%U"), "a line outside of any field"],
    ["RIS without a space", wosRis.replace("AD  - ", "ADt - "), "a line outside of any field"],
    ["RIS with a digit in a tag", wosRis.replace("AD  - ", "AD 9- "), "a line outside of any field"],
    ["Web of Science", wos.replace("C1 [Lee", "c1 [Lee"), "a line outside of any field"],
  ])("reports a damaged tag of %s and keeps its text out of the abstract", async (_, text, message) => {
    const { papers, issues } = await parseAll(text);
    expect(papers).toMatchObject([OWLS]);
    expect(issues).toMatchObject([{ severity: "repaired", message: expect.stringContaining(message) }]);
  });
});

const folder = fileURLToPath(new URL("../testing/exports/", import.meta.url));

/** Files in the complete layout of each program, two papers each: format, date, and what differs from the papers. */
const FILES: readonly (readonly [
  file: string,
  format: string,
  published: string,
  form?: "upper venue" | "initials" | "no venue",
])[] = [
  ["acm.bib", "bibtex", "2026-03"],
  ["acm.enw", "endnote", "2026"],
  ["dimensions.csv", "csv", "2026-03-10"],
  ["endnote.enw", "endnote", "2026-03-10"],
  ["endnote.xml", "endnote-xml", "2026-03-10"],
  ["excel-sep.csv", "csv", "2026", "no venue"],
  ["excel-unicode.txt", "csv", "2026-03-10", "no venue"],
  ["ieee-xplore.csv", "csv", "2026-03-10"],
  ["lens.csv", "csv", "2026-03-10"],
  ["proquest.ris", "ris", "2026-03-10"],
  ["pubmed.nbib", "nbib", "2026-03-10"],
  ["pubmed.txt", "citation-text", "2026-03-10", "initials"],
  ["pubmed.xml", "pubmed-xml", "2026-03-10"],
  ["sciencedirect.bib", "bibtex", "2026"],
  ["sciencedirect.ris", "ris", "2026-03-10"],
  ["sciencedirect.txt", "citation-text", "2026"],
  ["scopus-chinese.csv", "csv", "2026"],
  ["scopus.bib", "bibtex", "2026"],
  ["scopus.csv", "csv", "2026"],
  ["wos-plain.txt", "wos", "2026-03-10", "upper venue"],
  ["wos-tab.txt", "csv", "2026-03-10", "upper venue"],
  ["wos.bib", "bibtex", "2026-03-10", "upper venue"],
  ["wos.ris", "ris", "2026-03-10", "upper venue"],
  ["zotero.csv", "csv", "2026-03-10"],
];

describe("files of exports", () => {
  it("are all listed", () => expect(FILES.map(([file]) => file)).toEqual(readdirSync(folder).sort()));

  it.each(FILES)("%s is read as %s", async (file, format, published, form) => {
    const bytes = readFileSync(`${folder}${file}`);
    const { papers, issues } = await parseAll(bytes);
    expect(issues).toEqual([]);
    const read = papers.map((paper) => ({
      ...paper,
      abstract: paper.abstract.replace(/\s+/g, " ").replaceAll("\\%", "%"),
    }));
    expect(read).toMatchObject(
      SAMPLE_PAPERS.map(({ title, authors, abstract, doi, venue }) => ({
        ...{ title, abstract, doi, published },
        authors: form === "initials" ? authors.map((name) => name.replace(/(\S)\S* (\S+)/, "$2 $1")) : authors,
        venue: form === "no venue" ? null : form === "upper venue" ? venue.toUpperCase() : venue,
      })),
    );
    const encoding = bytes[0] === 0xff ? "utf-16le" : "utf-8";
    expect(detectFormat(new TextDecoder(encoding).decode(bytes), {})?.name).toBe(format);
  });
});

describe("fields that a lost line end joins", () => {
  it.each<[string, string, string]>([
    ["RIS", wosRis.replace("owls at night\n", "owls at night"), "T2 is inside the title"],
    ["RIS", wosRis.replace(`${A}\n`, `${A} `), "AD is inside the abstract"],
    ["Web of Science", wos.replace("OwlBench.\n", "OwlBench. "), "C1 is inside the abstract"],
    ["Web of Science with another letter", wos.replace("OwlBench.\n", "OwlBench.R"), "C1 is inside the abstract"],
    [
      "Web of Science with a damaged sign",
      wos.replace("at night\nSO", "at night\u00ef\u00bf\u00bdSO"),
      "SO is inside the title",
    ],
    ["Web of Science with a digit", wos.replace("at night\nSO", "at night6SO"), "SO is inside the title"],
    ["EndNote", endnote.replace("on OwlBench.\n", "on OwlBench."), "%U is inside the abstract"],
    ["EndNote with another letter before it", endnote.replace(/\n%J /, " U%J "), "%J is inside the title"],
    [
      "EndNote with a capital after a sentence",
      endnote.replace("on OwlBench.\n", "on OwlBench.N"),
      "%U is inside the abstract",
    ],
    [
      "a line end in the journal of ScienceDirect",
      scienceDirect.replace("Owls,\nVolume", "Annals\nf Owls,\nVolume"),
      "without a title",
    ],
    ["EndNote with another letter", endnote.replace(/\n%J /, "D%J "), "%J is inside the title"],
    ["RIS without a start", `${wosRis.replace("TY  - JOUR\n", "")}`, "without the start of a record (TY)"],
  ])("are reported: %s", async (_, text, message) => {
    const { papers, issues } = await parseAll(text, text.startsWith("AU") ? "ris" : undefined);
    expect(papers).toEqual([]);
    expect(issues.some((issue) => issue.message.includes(message))).toBe(true);
  });
});
