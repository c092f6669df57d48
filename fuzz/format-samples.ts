import { SAMPLE_PAPERS as PAPERS, type SamplePaper } from "@/sources/testing/sample-papers";

/** A small valid file of every input format, with invented papers: what fuzzing damages. */

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
  venue: p.venue,
  keywords: p.keywords,
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
      `# ${p.title} \n\n**Authors**: ${names(p)}  \n\n**Venue**: ${p.venue}  \n\n**Link**: [PDF](${link(p)})  \n\n**Abstract**: ${p.abstract} \n\n**Keywords**: ${p.keywords.join(", ")}\n\n---\n`,
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
      `@article{owl${i},\n  title = {${p.title}},\n  author = {${inverted(p).join(" and ")}},\n  abstract = {${p.abstract.replaceAll("%", "\\%")}},\n  year = {2026},\n  month = mar,\n  journal = {${p.venue}},\n  publisher = "${p.publisher}",\n  keywords = {${p.keywords.join(", ")}},\n  doi = {${p.doi}}\n}\n`,
  ),
  ris: forEachPaper((p) =>
    tagged(
      [
        ["TY", "JOUR"],
        ["TI", p.title],
        ...inverted(p).map((name) => ["AU", name] as const),
        ["AB", p.abstract],
        ["AD", p.address],
        ["KW", p.keywords[0]],
        ["T2", p.venue],
        ["DA", "2026/03/10"],
        ["DO", p.doi],
        ["ER", ""],
      ],
      "  - ",
    ),
  ),
  wos: `FN Clarivate Analytics Web of Science\nVR 1.0\n${forEachPaper((p) => `PT J\nAU ${inverted(p).join("\n   ")}\nTI ${p.title}\nSO ${p.venue.toUpperCase()}\nDE ${p.keywords.join("; ")}\nAB ${p.abstract}\nC1 [${inverted(p)[0]}] ${p.address}\nEM ${p.email}\nPU ${p.publisher}\nPD MAR 10\nPY 2026\nDI ${p.doi}\nER\n\n`)}EF\n`,
  endnote: forEachPaper(
    (p) =>
      `%0 Journal Article\n%T ${p.title}\n${inverted(p)
        .map((name) => `%A ${name}\n`)
        .join(
          "",
        )}%J ${p.venue}\n%K ${p.keywords.join(", ")}\n%X ${p.abstract}\n%+ ${p.address}\n%D 2026\n%R ${p.doi}\n\n`,
  ),
  "endnote-xml": `<?xml version="1.0" encoding="UTF-8"?><xml><records>\n${forEachPaper(
    (p) =>
      `<record><contributors><authors>${inverted(p)
        .map((name) => `<author>${name}</author>`)
        .join(
          "",
        )}</authors></contributors><titles><title>${xml(p.title)}</title></titles><keywords><keyword>${p.keywords[0]}</keyword></keywords><abstract>${xml(p.abstract)}</abstract><auth-address>${p.address}</auth-address><electronic-resource-num>${p.doi}</electronic-resource-num></record>\n`,
  )}</records></xml>`,
  nbib: forEachPaper(
    (p, i) =>
      `${tagged(
        [
          ["PMID", `3800000${i}`],
          ["TI  ", p.title],
          ["AB  ", p.abstract.replace(/(.{60,80}) /g, "$1\n      ")],
          ...inverted(p).map((name) => ["FAU ", name] as const),
          ["AD  ", p.address],
          ["JT  ", p.venue],
          ["OT  ", p.keywords[0]],
          ["DP  ", "2026 Mar 10"],
          ["LID ", `${p.doi} [doi]`],
        ],
        "- ",
      )}\n`,
  ),
  "pubmed-xml": `<?xml version="1.0"?>\n<PubmedArticleSet>\n${forEachPaper(
    (p, i) =>
      `<PubmedArticle><MedlineCitation><PMID Version="1">10${i}</PMID><Article><Journal><Title>${p.venue}</Title><JournalIssue><PubDate><Year>2026</Year><Month>Mar</Month><Day>10</Day></PubDate></JournalIssue></Journal><ArticleTitle>${xml(p.title)}.</ArticleTitle><Abstract><AbstractText Label="RESULTS">${xml(p.abstract)}</AbstractText></Abstract><AuthorList><Author><LastName>${inverted(p)[0]?.split(", ")[0]}</LastName><ForeName>${p.authors[0].split(" ")[0]}</ForeName><AffiliationInfo><Affiliation>${p.address}</Affiliation></AffiliationInfo></Author></AuthorList></Article></MedlineCitation></PubmedArticle>\n`,
  )}</PubmedArticleSet>`,
  "arxiv-email": `${RULE}\nArchives at http://arxiv.org/\nreceived from  Wed 11 Mar 26\n${RULE}\n${RULE}\n${forEachPaper(
    (p) =>
      `\\\\\narXiv:${p.arxiv}\nDate: Tue, 10 Mar 2026 02:49:53 GMT   (31214kb,D)\n\nTitle: ${p.title}\nAuthors: ${names(p)}\nCategories: cs.AI\n\\\\\n  ${p.abstract}\n\\\\ ( ${link(p)} , 31214kb)\n${RULE}\n`,
  )}`,
  "python-lines": forEachPaper(
    (p) =>
      `{'title': '${p.title}', 'abstract': '${p.abstract}', 'authors': ['${p.authors.join("', '")}'], 'published': '2026-03-10', 'venue': '${p.venue}', 'keywords': '${p.keywords[0]}', 'url': None}\n`,
  ),
  "markdown-table": `| Title | Authors | Date | Abstract | Keywords |\n| --- | --- | --- | --- | --- |\n${forEachPaper((p) => `| [${p.title}](${link(p)}) | ${names(p)} | 2026-03-10 | ${p.abstract} | ${p.keywords.join(", ")} |\n`)}`,
  "front-matter": `---\ntitle: "${PAPERS[0].title}"\nauthors: [${PAPERS[0].authors.join(", ")}]\ndate: 2026-03-10\nabstract: >\n  ${PAPERS[0].abstract}\nvenue: ${PAPERS[0].venue}\n---\n\nNotes.\n`,
  "labelled-text": forEachPaper(
    (p) =>
      `Title: ${p.title}\nPDF: ${link(p)}\nAuthors: ${names(p)}\nDate: 2026-03-10\nVenue: ${p.venue}\nSummary: ${p.abstract}\nTags: ${p.keywords.join(", ")}\n---\n`,
  ),
  digest: `# Papers of the day\n\n## Agents\n\n${forEachPaper((p) => `* [${p.title}](${link(p)})\n  - Authors: ${names(p)}\n  - Abstract: ${p.abstract}\n`)}`,
  "citation-text": forEachPaper(
    (p, i) =>
      `${i + 1}. ${p.venue}. 2026 Mar 10;12(3):1-10. doi: ${p.doi}.\n\n${p.title}.\n\n${p.authors.map((name, at) => `${name.split(" ")[1]} ${name[0]}(${at + 1})`).join(", ")}.\n\nAuthor information:\n(1)${p.address}. ${p.email}.\n\n${p.abstract}\n\nDOI: ${p.doi}\nPMID: 3800000${i} [Indexed for MEDLINE]\n\n\n`,
  ),
  csv: `Title,Abstract,Authors,Date,DOI,Journal,Keywords\n${forEachPaper((p) => `${[p.title, p.abstract, names(p, "; "), "2026-03-10", p.doi, p.venue, p.keywords[0]].map(cell).join(",")}\n`)}`,
  "copied-page": `Skip to main content\nComputer Science > Artificial Intelligence\narXiv:${PAPERS[0].arxiv} (cs)\n[Submitted on 10 Mar 2026]\n${PAPERS[0].title}\n${PAPERS[0].authors.join(", ")}\nView PDF\nAbstract:${PAPERS[0].abstract}\nComments:\t12 pages\nSubjects:\tArtificial Intelligence (cs.AI)\nCite as:\tarXiv:${PAPERS[0].arxiv} [cs.AI]\nSubmission history\nFrom: ${PAPERS[0].authors[0]} [view email]\n`,
  "plain-papers": forEachPaper((p) => `${p.title}\n${names(p)}\n${p.abstract}\n\n`),
  "bare-abstract": `${PAPERS[0].title}\n\n${PAPERS[0].abstract}\n`,
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
  "html-page": `<!doctype html>\n<html><head><title>${PAPERS[0].title}</title>\n<meta name="citation_title" content="${PAPERS[0].title}">\n<meta name="citation_author" content="${inverted(PAPERS[0])[0]}">\n<meta name="citation_date" content="2026/03/10">\n<meta name="citation_arxiv_id" content="${PAPERS[0].arxiv}">\n<meta name="citation_abstract" content="${PAPERS[0].abstract}">\n</head><body><h1>${PAPERS[0].title}</h1></body></html>`,
};
