import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const ferns = `TY  - JOUR
TI  - Ferns
AU  - Lee, Ann
AU  - Wu, Bo, Jr.
DA  - 2025/01/02/
PY  - 2025
T2  - Journal of Plants
DO  - 10.1000/1
UR  - https://example.org/1
N2  - a note
AB  - Fern lifts recall
by 4 points - a lot.
ER  - 
`;

it("reads a record with continuation lines", async () => {
  const { papers, issues } = await parseAll(ferns);
  expect(papers).toMatchObject([
    {
      title: "Ferns",
      abstract: "Fern lifts recall\nby 4 points - a lot.",
      authors: ["Ann Lee", "Bo Wu Jr."],
      published: "2025-01-02",
      doi: "10.1000/1",
      url: "https://example.org/1",
      venue: "Journal of Plants",
      locator: "line 1",
    },
  ]);
  expect(issues).toEqual([]);
});

it.each(["AD L- Inst Ferns, Owlham", "AD\t - Inst Ferns, Owlham", "AD \u00ef\u00bf\u00bd- Inst Ferns, Owlham"])(
  "leaves out a line with a damaged tag: %j",
  async (line) => {
    const { papers, issues } = await parseAll(ferns.replace("ER  - ", `${line}\nER  - `));
    expect(papers).toMatchObject([{ abstract: "Fern lifts recall\nby 4 points - a lot." }]);
    expect(issues).toMatchObject([{ severity: "repaired", excerpt: line.replace(/\s+/, " ") }]);
  },
);

it("splits authors on one line and removes the trailer of an arXiv e-mail after the abstract", async () => {
  const { papers } = await parseAll(
    "TY  - JOUR\r\nT1  - Moss\r\nAU  - Lee, Ann and Wu, Bo\r\nPY  - 2025\r\nUR  - https://arxiv.org/abs/arXiv:2501.00001\r\nAB  - It rises.\r\n\\\\ ( https://arxiv.org/abs/2501.00001 , 31214kb)\r\nER  - \r\n",
  );
  expect(papers).toMatchObject([
    { abstract: "It rises.", authors: ["Ann Lee", "Bo Wu"], arxiv_id: "2501.00001", published: "2025" },
  ]);
});

it("reports missing fields and reads a record without end tag", async () => {
  const { papers, issues } = await parseAll(
    `ER  - \nTY  - BOOK\nTI  - Without\n${ferns.replace("ER  - \n", "")}`,
    "ris",
  );
  expect(papers).toMatchObject([{ title: "Ferns", locator: "line 4" }]);
  expect(issues).toMatchObject([
    { locator: "line 1", message: expect.stringContaining("without the start of a record (TY)") },
    { locator: "line 2", message: "no abstract", excerpt: "Without" },
  ]);
});
