import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

// Some lines end in a space, as PubMed breaks them.
const ferns = `PMID- 101
OWN - NLM
IS  - 1234-5678 (Electronic)
DP  - 2025 Jan 2
TI  - Ferns that go on over the 
      end of a line.
LID - 10.1000/1 [doi]
AB  - BACKGROUND: Ferns grow. RESULTS: Fern lifts recall
      by 4 points.
FAU - Lee, Ann
AU  - Lee A
AUID- ORCID: 0000
FAU - Wu, Bo Jr
AU  - Wu B Jr
CN  - Fern Team
DEP - 20241230
TA  - J Plants
JT  - Journal of Plants
AID - S-1 [pii]
AID - 10.1000/1 [doi]
`;

it("reads records with continuation lines", async () => {
  const { papers, issues } = await parseAll(
    `\n${ferns}\nPMID- 102\r\nTI  - Moss\r\nAB  - It rises.\r\nAU  - Ito C\r\n`,
  );
  expect(papers).toMatchObject([
    {
      title: "Ferns that go on over the end of a line",
      abstract: "BACKGROUND: Ferns grow. RESULTS: Fern lifts recall by 4 points.",
      authors: ["Ann Lee", "Bo Jr Wu", "Fern Team"],
      published: "2024-12-30",
      doi: "10.1000/1",
      url: "https://pubmed.ncbi.nlm.nih.gov/101/",
      venue: "Journal of Plants",
      locator: "line 2",
    },
    { title: "Moss", authors: ["Ito C"], published: null, doi: null, url: "https://pubmed.ncbi.nlm.nih.gov/102/" },
  ]);
  expect(issues).toEqual([]);
});

it.each([
  ["2025 Jan 2", "2025-01-02"],
  ["2025 Jan", "2025-01"],
  ["2025 Spring", "2025"],
  ["2025", "2025"],
])("converts the date %s to %s", async (printed, day) => {
  const { papers, issues } = await parseAll(ferns.replace("2025 Jan 2", printed).replace("DEP - 20241230\n", ""));
  expect([papers[0]?.published, issues]).toEqual([day, []]);
});

it("reports missing fields and lines outside of fields", async () => {
  const { papers, issues } = await parseAll(`PMID- 9\nTI  - Without\n\nstray\n${ferns}`);
  expect(papers).toMatchObject([{ locator: "line 5" }]);
  expect(issues).toMatchObject([
    { locator: "line 4", message: "a line outside of any field, left out", excerpt: "stray" },
    { locator: "line 1", message: "no abstract", excerpt: "Without" },
  ]);
});
