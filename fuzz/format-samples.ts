/** A small valid file of every input format, with invented papers: what fuzzing damages. */

interface SamplePaper {
  readonly title: string;
  readonly authors: readonly [string, string];
  readonly abstract: string;
  readonly arxiv: string;
  readonly doi: string;
}

const PAPERS: readonly SamplePaper[] = [
  {
    title: "Rook: A Memory for Agents",
    authors: ["Ann Lee", "Ben Roy"],
    abstract:
      "Agents forget what they did an hour ago. We propose Rook, a memory that is written and searched in one step. Rook raises the success rate of Qwen3-8B on GAIA from 41.2% to 52.9%, and outperforms Finch by 3.4 points on WebArena.",
    arxiv: "2603.10001",
    doi: "10.5555/rook.1",
  },
  {
    title: "Finch: Looking before Clicking — a Café Study",
    authors: ["Zoë Kim", "Bo Wu"],
    abstract:
      "Clicking is easy; clicking on the right thing is not. With only 7B parameters, Finch reaches an accuracy of 61.3% on ScreenSpot-Pro (+4.5 over the best baseline) and cuts latency by 18%, at a cost of 0.3 points on MMLU.",
    arxiv: "2603.10002",
    doi: "10.5555/finch.2",
  },
];

const forEachPaper = (write: (paper: SamplePaper, index: number) => string, separator = ""): string =>
  PAPERS.map(write).join(separator);
const names = ({ authors }: SamplePaper, separator = ", "): string => authors.join(separator);
const inverted = ({ authors }: SamplePaper): string[] => authors.map((name) => name.split(" ").reverse().join(", "));
const link = ({ arxiv }: SamplePaper): string => `https://arxiv.org/abs/${arxiv}`;
const xml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const toRecord = (p: SamplePaper) => ({
  title: p.title,
  abstract: p.abstract,
  authors: p.authors,
  published: "2026-03-10",
  arxiv_id: p.arxiv,
  doi: p.doi,
  url: link(p),
  venue: "Owl Letters",
});
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const tagged = (tags: readonly (readonly [string, string])[], gap: string): string =>
  tags.map(([tag, text]) => `${tag}${gap}${text}\n`).join("");
const attribute = (value: unknown): string => JSON.stringify(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const RULE = "-".repeat(78);

/** Text of a valid file, by the name of its format. */
export const FORMAT_SAMPLES: Readonly<Record<string, string>> = {
  jsonl: forEachPaper((p) => `${JSON.stringify(toRecord(p))}\n`),
  json: JSON.stringify({ total: 2, data: PAPERS.map(toRecord) }, null, 2),
  "markdown-digest": forEachPaper(
    (p) =>
      `# ${p.title} \n\n**Authors**: ${names(p)}  \n\n**Link**: [PDF](${link(p)})  \n\n**Abstract**: ${p.abstract} \n\n---\n`,
  ),
  "plain-listing": `Agents - 2026-03-12\n\n${forEachPaper(
    (p) => `${p.title}\n\nAuthors:${names(p)}\nDate:2026-03-10 17:59:03\nLink: ${link(p)}\n\n${p.abstract}\n\n`,
  )}`,
  "daily-papers": `Subscribe\n\nDaily Papers\n\nMar 12\n\n${forEachPaper(
    (p) => `${p.title}\n\nAuthors: ${names(p)}\n${link(p)}\n\n${p.abstract}\n\n  • 2 authors\n·\nMar 10, 2026 5\n\n`,
  )}`,
  "arxiv-atom": `<?xml version="1.0"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>arXiv Query</title><id>https://arxiv.org/api/x</id>\n${forEachPaper(
    (p) =>
      `<entry><id>http://arxiv.org/abs/${p.arxiv}v1</id><title>${xml(p.title)}</title><summary>${xml(p.abstract)}</summary><published>2026-03-10T10:00:00Z</published>${p.authors.map((name) => `<author><name>${name}</name></author>`).join("")}</entry>\n`,
  )}</feed>`,
  "arxiv-rss": `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>cs.CV updates on arXiv.org</title>\n${forEachPaper(
    (p) =>
      `<item><title>${xml(p.title)}</title><link>${link(p)}</link><description>arXiv:${p.arxiv}v1 Announce Type: new \nAbstract: ${xml(p.abstract)}</description><dc:creator>${names(p)}</dc:creator><pubDate>Tue, 10 Mar 2026 00:00:00 -0400</pubDate></item>\n`,
  )}</channel></rss>`,
  "oai-pmh": `<?xml version="1.0"?>\n<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>\n${forEachPaper(
    (p) =>
      `<record><header><identifier>oai:arXiv.org:${p.arxiv}</identifier></header><metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>${p.arxiv}</id><created>2026-03-10</created><authors>${inverted(
        p,
      )
        .map((name) => name.split(", "))
        .map(([family, given]) => `<author><keyname>${family}</keyname><forenames>${given}</forenames></author>`)
        .join(
          "",
        )}</authors><title>${xml(p.title)}</title><abstract>${xml(p.abstract)}</abstract></arXiv></metadata></record>\n`,
  )}</ListRecords></OAI-PMH>`,
  "acl-anthology": `<?xml version='1.0'?><collection id="2026.x"><volume id="long"><meta><booktitle>Proceedings of Owls</booktitle><year>2026</year></meta>\n${forEachPaper(
    (p, i) =>
      `<paper id="${i + 1}"><title>${xml(p.title)}</title>${p.authors.map((name) => `<author><first>${name.split(" ")[0]}</first><last>${name.split(" ")[1]}</last></author>`).join("")}<abstract>${xml(p.abstract)}</abstract><url>2026.x-long.${i + 1}</url><doi>${p.doi}</doi></paper>\n`,
  )}</volume></collection>`,
  bibtex: forEachPaper(
    (p, i) =>
      `@article{owl${i},\n  title = {${p.title}},\n  author = {${inverted(p).join(" and ")}},\n  abstract = {${p.abstract.replaceAll("%", "\\%")}},\n  year = {2026},\n  month = mar,\n  doi = {${p.doi}}\n}\n`,
  ),
  ris: forEachPaper((p) =>
    tagged(
      [
        ["TY", "JOUR"],
        ["TI", p.title],
        ...inverted(p).map((name) => ["AU", name] as const),
        ["AB", p.abstract],
        ["DA", "2026/03/10"],
        ["DO", p.doi],
        ["ER", ""],
      ],
      "  - ",
    ),
  ),
  wos: `FN Clarivate Analytics Web of Science\nVR 1.0\n${forEachPaper((p) => `PT J\nAU ${inverted(p).join("\n   ")}\nTI ${p.title}\nSO OWLS\nAB ${p.abstract}\nPD MAR 10\nPY 2026\nDI ${p.doi}\nER\n\n`)}EF\n`,
  endnote: forEachPaper(
    (p) =>
      `%0 Journal Article\n%T ${p.title}\n${inverted(p)
        .map((name) => `%A ${name}\n`)
        .join("")}%X ${p.abstract}\n%D 2026\n%R ${p.doi}\n\n`,
  ),
  "endnote-xml": `<?xml version="1.0" encoding="UTF-8"?><xml><records>\n${forEachPaper(
    (p) =>
      `<record><contributors><authors>${inverted(p)
        .map((name) => `<author>${name}</author>`)
        .join(
          "",
        )}</authors></contributors><titles><title>${xml(p.title)}</title></titles><abstract>${xml(p.abstract)}</abstract><electronic-resource-num>${p.doi}</electronic-resource-num></record>\n`,
  )}</records></xml>`,
  nbib: forEachPaper(
    (p, i) =>
      `${tagged(
        [
          ["PMID", `3800000${i}`],
          ["TI  ", p.title],
          ["AB  ", p.abstract.replace(/(.{60,80}) /g, "$1\n      ")],
          ...inverted(p).map((name) => ["FAU ", name] as const),
          ["DP  ", "2026 Mar 10"],
          ["LID ", `${p.doi} [doi]`],
        ],
        "- ",
      )}\n`,
  ),
  "pubmed-xml": `<?xml version="1.0"?>\n<PubmedArticleSet>\n${forEachPaper(
    (p, i) =>
      `<PubmedArticle><MedlineCitation><PMID Version="1">10${i}</PMID><Article><Journal><Title>Owls</Title><JournalIssue><PubDate><Year>2026</Year><Month>Mar</Month><Day>10</Day></PubDate></JournalIssue></Journal><ArticleTitle>${xml(p.title)}.</ArticleTitle><Abstract><AbstractText Label="RESULTS">${xml(p.abstract)}</AbstractText></Abstract><AuthorList><Author><LastName>Lee</LastName><ForeName>Ann</ForeName></Author></AuthorList></Article></MedlineCitation></PubmedArticle>\n`,
  )}</PubmedArticleSet>`,
  "arxiv-email": `${RULE}\nArchives at http://arxiv.org/\nreceived from  Wed 11 Mar 26\n${RULE}\n${RULE}\n${forEachPaper(
    (p) =>
      `\\\\\narXiv:${p.arxiv}\nDate: Tue, 10 Mar 2026 02:49:53 GMT   (31214kb,D)\n\nTitle: ${p.title}\nAuthors: ${names(p)}\nCategories: cs.AI\n\\\\\n  ${p.abstract}\n\\\\ ( ${link(p)} , 31214kb)\n${RULE}\n`,
  )}`,
  "python-lines": forEachPaper(
    (p) =>
      `{'title': '${p.title}', 'abstract': '${p.abstract}', 'authors': ['${p.authors.join("', '")}'], 'published': '2026-03-10', 'url': None}\n`,
  ),
  "markdown-table": `| Title | Authors | Date | Abstract |\n| --- | --- | --- | --- |\n${forEachPaper((p) => `| [${p.title}](${link(p)}) | ${names(p)} | 2026-03-10 | ${p.abstract} |\n`)}`,
  "front-matter": `---\ntitle: "${PAPERS[0]?.title}"\nauthors: [Ann Lee, Ben Roy]\ndate: 2026-03-10\nabstract: >\n  ${PAPERS[0]?.abstract}\n---\n\nNotes.\n`,
  "labelled-text": forEachPaper(
    (p) => `Title: ${p.title}\nPDF: ${link(p)}\nAuthors: ${names(p)}\nDate: 2026-03-10\nSummary: ${p.abstract}\n---\n`,
  ),
  digest: `# Papers of the day\n\n## Agents\n\n${forEachPaper((p) => `* [${p.title}](${link(p)})\n  - Authors: ${names(p)}\n  - Abstract: ${p.abstract}\n`)}`,
  "citation-text": forEachPaper(
    (p, i) =>
      `${i + 1}. Owls J. 2026 Mar 10;12(3):1-10. doi: ${p.doi}.\n\n${p.title}.\n\nLee A(1), Roy B(2).\n\nAuthor information:\n(1)Dept of Owls, Nest.\n\n${p.abstract}\n\nDOI: ${p.doi}\nPMID: 3800000${i} [Indexed for MEDLINE]\n\n\n`,
  ),
  csv: `Title,Abstract,Authors,Date,DOI\n${forEachPaper((p) => `${[p.title, p.abstract, names(p, "; "), "2026-03-10", p.doi].map(cell).join(",")}\n`)}`,
  "copied-page": `Skip to main content\nComputer Science > Artificial Intelligence\narXiv:${PAPERS[0]?.arxiv} (cs)\n[Submitted on 10 Mar 2026]\n${PAPERS[0]?.title}\n${PAPERS[0]?.authors.join(", ")}\nView PDF\nAbstract:${PAPERS[0]?.abstract}\nComments:\t12 pages\nSubjects:\tArtificial Intelligence (cs.AI)\nCite as:\tarXiv:${PAPERS[0]?.arxiv} [cs.AI]\nSubmission history\nFrom: Ann Lee [view email]\n`,
  "plain-papers": forEachPaper((p) => `${p.title}\n${names(p)}\n${p.abstract}\n\n`),
  "bare-abstract": `${PAPERS[0]?.title}\n\n${PAPERS[0]?.abstract}\n`,
  "hf-page": `<!doctype html>\n<html class=""><head><title>Daily Papers - Hugging Face</title></head><body>\n<div data-target="DailyPapers" data-props="${attribute(
    {
      dailyPapers: PAPERS.map((p) => ({
        title: p.title,
        paper: {
          id: p.arxiv,
          title: p.title,
          summary: p.abstract,
          publishedAt: "2026-03-10T00:00:00.000Z",
          authors: p.authors.map((name) => ({ name })),
        },
      })),
    },
  )}"></div>\n</body></html>`,
  "html-page": `<!doctype html>\n<html><head><title>${PAPERS[0]?.title}</title>\n<meta name="citation_title" content="${PAPERS[0]?.title}">\n<meta name="citation_author" content="Lee, Ann">\n<meta name="citation_date" content="2026/03/10">\n<meta name="citation_arxiv_id" content="${PAPERS[0]?.arxiv}">\n<meta name="citation_abstract" content="${PAPERS[0]?.abstract}">\n</head><body><h1>${PAPERS[0]?.title}</h1></body></html>`,
};
