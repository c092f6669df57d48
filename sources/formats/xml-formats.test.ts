import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { atom, header, oai } from "../testing/xml-texts";

const CASES: readonly (readonly [string, string, object])[] = [
  [
    "arXiv Atom, current",
    atom(`<id>http://arxiv.org/abs/2501.00001v2</id><title>Ferns &amp; Moss</title><updated>2025-02-01T00:00:00Z</updated>
      <link href="https://arxiv.org/pdf/2501.00001v2" rel="related" title="pdf"/>
      <summary>Fern lifts recall by 4 points.</summary><published>2025-01-02T10:00:00Z</published>
      <author><name>Ann Lee</name></author><author><name>Bo Wu</name></author>`),
    {
      title: "Ferns & Moss",
      arxiv_id: "2501.00001",
      authors: ["Ann Lee", "Bo Wu"],
      published: "2025-01-02",
      updated: "2025-02-01",
      doi: null,
    },
  ],
  [
    "arXiv Atom, older form",
    atom(`<id>http://arxiv.org/abs/1601.00001v1</id><published>2015-12-26T21:19:45Z</published>
      <title>Ferns in
  two lines</title><summary>  Fern lifts recall
by 4 points.
</summary><author><name>Ann Lee</name></author>
      <arxiv:doi xmlns:arxiv="http://arxiv.org/schemas/atom">10.1000/1</arxiv:doi>
      <link title="doi" href="http://dx.doi.org/10.1000/1" rel="related"/>
      <arxiv:journal_ref xmlns:arxiv="http://arxiv.org/schemas/atom">J. Plants 1</arxiv:journal_ref>`),
    {
      title: "Ferns in two lines",
      abstract: "Fern lifts recall\nby 4 points.",
      doi: "10.1000/1",
      venue: "J. Plants 1",
      published: "2015-12-26",
      arxiv_id: "1601.00001",
    },
  ],
  [
    "arXiv RSS",
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>cs.CV updates</title>
    <description>Abstract: of no paper</description>
    <item><title>Ferns</title><link>https://arxiv.org/abs/2501.00001</link>
    <description>arXiv:2501.00001v3 Announce Type: replace-cross 
Abstract: Fern lifts recall by 4 points.</description><dc:creator>Ann Lee, Bo Wu</dc:creator>
    <guid isPermaLink="false">oai:arXiv.org:2501.00001v3</guid><pubDate>Fri, 19 Sep 2025 00:00:00 -0400</pubDate></item>
    </channel></rss>`,
    {
      abstract: "Fern lifts recall by 4 points.",
      arxiv_id: "2501.00001",
      published: "2025-09-19",
      authors: ["Ann Lee", "Bo Wu"],
    },
  ],
  [
    "the arXiv feed in Atom",
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <id>http://rss.arxiv.org/atom/cs.CV</id><title>cs.CV updates on arXiv.org</title>
    <entry><id>oai:arXiv.org:2505.20001v1</id><title>Ferns</title><updated>2025-05-28T04:00:00+00:00</updated>
    <link href="https://arxiv.org/abs/2505.20001" rel="alternate" type="text/html"/>
    <summary>arXiv:2505.20001v1 Announce Type: new 
Abstract: Fern lifts recall by 4 points.</summary><published>2025-05-28T00:00:00-04:00</published>
    <arxiv:announce_type>new</arxiv:announce_type><dc:creator>Ann Lee, Bo Wu</dc:creator></entry></feed>`,
    {
      abstract: "Fern lifts recall by 4 points.",
      arxiv_id: "2505.20001",
      published: "2025-05-28",
      authors: ["Ann Lee", "Bo Wu"],
    },
  ],
  [
    "the arXiv feed until 2024",
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="http://arxiv.org/"><title>cs.CL updates on arXiv.org</title></channel>
    <item rdf:about="http://arxiv.org/abs/2301.00001"><title>Ferns. (arXiv:2301.00001v2 [cs.CL] UPDATED)</title>
    <link>http://arxiv.org/abs/2301.00001</link>
    <description rdf:parseType="Literal">&lt;p&gt;Fern lifts recall by 4 points (p &amp;lt; 0.05), see
&lt;a href="http://example.org/fern"&gt;this page&lt;/a&gt;.
&lt;/p&gt;</description>
    <dc:creator> &lt;a href="http://arxiv.org/find/cs/1/au:+Lee_A/0/1/0/all/0/1"&gt;Ann Lee&lt;/a&gt;, &lt;a href="http://arxiv.org/find/cs/1/au:+Wu_B/0/1/0/all/0/1"&gt;Bo Wu&lt;/a&gt;</dc:creator></item></rdf:RDF>`,
    {
      title: "Ferns",
      abstract: "Fern lifts recall by 4 points (p < 0.05), see\nthis page.",
      arxiv_id: "2301.00001",
      authors: ["Ann Lee", "Bo Wu"],
    },
  ],
  [
    "OAI-PMH arXiv",
    oai(`<record>${header}<metadata><arXiv xmlns="http://arxiv.org/OAI/arXiv/"><id>2501.00001</id><created>2025-01-02</created>
      <updated>2025-03-01</updated><authors><author><keyname>Lee</keyname><forenames>Ann B.</forenames></author>
      <author><keyname>Wu</keyname><forenames>Bo</forenames><suffix>Jr.</suffix></author></authors>
      <title>Ferns</title><doi>10.1000/1</doi><abstract>Fern&#39;s recall rises.</abstract></arXiv></metadata></record>`),
    {
      abstract: "Fern's recall rises.",
      authors: ["Ann B. Lee", "Bo Wu Jr."],
      published: "2025-01-02",
      updated: "2025-03-01",
      doi: "10.1000/1",
    },
  ],
  [
    "OAI-PMH arXivRaw",
    oai(`<record>${header}<metadata><arXivRaw xmlns="http://arxiv.org/OAI/arXivRaw/"><id>2501.00001</id>
      <version version="v1"><date>Thu, 02 Jan 2025 10:45:05 GMT</date></version>
      <version version="v2"><date>Sat, 01 Mar 2025 10:45:05 GMT</date></version>
      <title>Ferns</title><authors>A. Lee, B. Wu</authors><abstract>It rises.</abstract></arXivRaw></metadata></record>`),
    { authors: ["A. Lee", "B. Wu"], published: "2025-01-02", updated: "2025-03-01", arxiv_id: "2501.00001" },
  ],
  [
    "OAI-PMH Dublin Core",
    oai(`<record>${header}<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:title>Ferns</dc:title><dc:creator>Lee, Ann</dc:creator><dc:creator>Wu, Bo</dc:creator>
      <dc:description>Fern lifts recall by 4 points.</dc:description><dc:description>12 pages</dc:description>
      <dc:date>2025-01-02</dc:date><dc:date>2025-03-01</dc:date><dc:identifier>http://arxiv.org/abs/2501.00001</dc:identifier>
      <dc:identifier>doi:10.1000/1</dc:identifier></oai_dc:dc></metadata></record>`),
    {
      abstract: "Fern lifts recall by 4 points.",
      authors: ["Ann Lee", "Bo Wu"],
      published: "2025-01-02",
      arxiv_id: "2501.00001",
      doi: "10.1000/1",
    },
  ],
  [
    "the ACL Anthology",
    `<?xml version='1.0'?><collection id="2025.x"><volume id="long"><meta><booktitle>Proceedings of
      Plants</booktitle><year>2025</year></meta><frontmatter><doi>10.1000/0</doi></frontmatter>
      <paper id="2"><title><fixed-case>F</fixed-case>ern<fixed-case>N</fixed-case>et: Ferns</title>
      <author id="x"><first>Ann</first><last>Lee</last><affiliation>Moss University</affiliation></author>
      <abstract><fixed-case>F</fixed-case>ern lifts recall by <tex-math>4\\%</tex-math>.</abstract>
      <url hash="1">2025.x-long.2</url><doi>10.1000/2</doi></paper></volume></collection>`,
    {
      title: "FernNet: Ferns",
      abstract: "Fern lifts recall by 4\\%.",
      authors: ["Ann Lee"],
      venue: "Proceedings of Plants",
      doi: "10.1000/2",
      url: "https://aclanthology.org/2025.x-long.2/",
      published: null,
    },
  ],
  [
    "PubMed",
    `<?xml version="1.0"?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/x.dtd">
<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID Version="1">101</PMID><Article><Journal><JournalIssue>
      <PubDate><Year>2025</Year><Month>Jan</Month><Day>02</Day></PubDate></JournalIssue><Title>Plants</Title></Journal>
      <ArticleTitle>Ferns of <i>moss</i>.</ArticleTitle><ELocationID EIdType="pii">S-1</ELocationID>
      <Abstract><AbstractText Label="BACKGROUND">Ferns grow.</AbstractText>
      <AbstractText Label="RESULTS">Fern lifts recall by 4&#xa0;points, p&lt;10<sup>-3</sup>.</AbstractText>
      <AbstractText Label="CONCLUSION"/><AbstractText Label="">It is small.</AbstractText>
      <CopyrightInformation>Plants</CopyrightInformation></Abstract>
      <AuthorList><Author><LastName>Lee</LastName><ForeName>Ann B</ForeName></Author>
      <Author><CollectiveName>Fern Team</CollectiveName></Author></AuthorList></Article></MedlineCitation>
      <PubmedData><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/9</ArticleId></ArticleIdList>
      </Reference></ReferenceList><ArticleIdList><ArticleId IdType="pubmed">101</ArticleId>
      <ArticleId IdType="doi">10.1000/1</ArticleId></ArticleIdList></PubmedData></PubmedArticle></PubmedArticleSet>`,
    {
      title: "Ferns of moss",
      abstract: "BACKGROUND: Ferns grow.\nRESULTS: Fern lifts recall by 4 points, p<10⁻³.\nIt is small.",
      authors: ["Ann B Lee", "Fern Team"],
      published: "2025-01-02",
      doi: "10.1000/1",
      url: "https://pubmed.ncbi.nlm.nih.gov/101/",
      venue: "Plants",
    },
  ],
];

describe("papers in XML", () => {
  it.each(CASES)("reads %s", async (_, text, expected) => {
    for (const piece of [1 << 16, 5]) {
      const { papers, issues } = await parseAll(text, undefined, piece);
      expect(papers).toMatchObject([expected]);
      expect(issues).toEqual([]);
    }
  });

  it("reports that a book chapter is no article", async () => {
    const { papers, issues } = await parseAll(
      "<PubmedArticleSet><PubmedBookArticle><BookDocument><ArticleTitle>Ferns</ArticleTitle></BookDocument></PubmedBookArticle></PubmedArticleSet>",
    );
    expect(papers).toEqual([]);
    expect(issues).toMatchObject([
      { severity: "skipped", message: "a book chapter, not an article", excerpt: "Ferns" },
    ]);
  });

  it("reports why a deleted record and one of an unknown form are skipped", async () => {
    const { papers, issues } = await parseAll(
      oai(`<record>${header.replace("<header>", '<header status="deleted">')}</record>
      <record>${header}<metadata><marc xmlns="x"><leader/></marc></metadata></record><record>${header}</record>
      <record>${header}<metadata><constructor><title>Owls</title></constructor></metadata></record>`),
    );
    expect(papers).toEqual([]);
    expect(issues.slice(0, 4)).toMatchObject([
      { severity: "skipped", message: "a deleted record", excerpt: "oai:arXiv.org:2501.00001" },
      { severity: "skipped", message: 'unknown metadata format "marc"' },
      { severity: "skipped", message: "a record without metadata" },
      { severity: "skipped", message: 'unknown metadata format "constructor"' },
    ]);
  });
});
