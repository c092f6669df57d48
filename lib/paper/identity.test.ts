import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMatchReason, mergePaperRecords } from "./identity";
import type { PaperRecord } from "./paper";

const paper = (over: Partial<PaperRecord>): PaperRecord => ({
  title: "Counting Sheep: A Study of Sleepy Agents",
  abstract: "We count sheep.",
  authors: [],
  published: null,
  url: null,
  arxiv_id: null,
  doi: null,
  venue: null,
  restated: false,
  source: "a.md",
  locator: "line 1",
  ...over,
});

const OWLS =
  "We teach owls to count mice in the dark and ask how far they get. The owls learn fast, forget slowly, and report what they saw by hooting as often as there were mice in the barn.";
const TREES =
  "Trees that grow near rivers take up more water than trees on hills. Our sensors follow the flow of sap through a whole year and show when roots, stems and leaves compete with each other.";

describe("findMatchReason", () => {
  const ann = { authors: ["Ann Lee", "Bo Wu"] };
  it.each<[string, Partial<PaperRecord>, Partial<PaperRecord>, boolean]>([
    ["the same arXiv id, another title", { arxiv_id: "2501.00001" }, { arxiv_id: "2501.00001", title: "Sheep" }, true],
    ["two arXiv ids under one title", { arxiv_id: "2501.00001" }, { arxiv_id: "2501.00002" }, false],
    ["the same DOI, another title", { doi: "10.1/a" }, { doi: "10.1/a", title: "Sheep" }, true],
    ["titles that differ in case and signs", {}, { title: "counting {S}heep -- a study of sleepy agents." }, true],
    ["another title", {}, { title: "Counting Goats" }, false],
    ["titles without a letter", { title: "?!" }, { title: "..." }, false],
    ["an arXiv id on one side", { arxiv_id: "2501.00001" }, {}, true],
    ["authors on one side", ann, {}, true],
    ["an author in common", ann, { authors: ["Cy Ox", "Wu, B."] }, true],
    ["nobody in common", ann, { authors: ["Ann Chu", "Bo Diaz"] }, false],
    ["the same name of single letters", { authors: ["王 伟"] }, { authors: ["王 伟"] }, true],
    ["the same initials, written another way", { authors: ["A. B."] }, { authors: ["a B"] }, true],
    ["one letter", { authors: ["x"] }, { authors: ["X."] }, true],
    ["a name without a letter", { authors: ["007"] }, { authors: ["007"] }, true],
    ["other initials", { authors: ["A. B."] }, { authors: ["A. C."] }, false],
    ["initials the other way round", { authors: ["A. B."] }, { authors: ["B. A."] }, false],
    ["fewer initials", { authors: ["A. B."] }, { authors: ["A."] }, false],
    ["initials of a name", { authors: ["A. B."] }, { authors: ["Ann Bee"] }, false],
    ["other names of single letters", { authors: ["王 伟"] }, { authors: ["李 明"] }, false],
    ["a name in another script", ann, { authors: ["李安"] }, true],
    ["a preprint's DOI and a journal's, same people", { doi: "10.1/a", ...ann }, { doi: "10.2/b", ...ann }, true],
    [
      "two DOIs and titles, the same people and abstract",
      { doi: "10.1/a", abstract: OWLS, ...ann },
      { doi: "10.2/b", title: "Counting Goats", abstract: OWLS, ...ann },
      false,
    ],
    ["two DOIs, nobody named", { doi: "10.1/a" }, { doi: "10.2/b" }, false],
    ["arXiv here, DOI there, same people", { arxiv_id: "2501.00001", ...ann }, { doi: "10.2/b", ...ann }, true],
    ["LaTeX, joined words and quotes", { title: "{Owl-Net}: \\emph{a} ‘study’" }, { title: "OwlNet: A study." }, true],
    ["titles that say so little as to be empty", { title: "?!", ...ann }, { title: "...", ...ann }, false],
    ["one DOI of a volume", { doi: "10.1/v", ...ann }, { doi: "10.1/v", title: "Goats", authors: ["Cy Ox"] }, false],
    ["the same title, another text, nobody named", { abstract: OWLS }, { abstract: TREES }, false],
    ["the same title, another text, restated", { abstract: OWLS }, { abstract: TREES, restated: true }, true],
    [
      "the same title, another text, the same first author",
      { abstract: OWLS, ...ann },
      { abstract: TREES, ...ann },
      true,
    ],
    [
      "the same title, another text, another first author",
      { abstract: OWLS, ...ann },
      { abstract: TREES, authors: ["Cy Ox", "Ann Lee"] },
      false,
    ],
    ["another subtitle", { abstract: OWLS, ...ann }, { abstract: OWLS, title: "Counting Sheep", ...ann }, true],
    [
      "another subtitle and text",
      { abstract: OWLS, ...ann },
      { abstract: TREES, title: "Counting Sheep", ...ann },
      false,
    ],
    ["another subtitle, nobody named", { abstract: OWLS }, { abstract: OWLS, title: "Counting Sheep" }, true],
    [
      "another subtitle, others named",
      { abstract: OWLS, ...ann },
      { abstract: OWLS, title: "Counting Sheep", authors: ["Cy Ox"] },
      false,
    ],
    ["part II", { abstract: OWLS, ...ann }, { abstract: OWLS, title: "Counting Sheep: Part II", ...ann }, false],
    [
      "another year",
      { abstract: OWLS, title: "Overview of SheepLab 2023", ...ann },
      { abstract: OWLS, title: "Overview of SheepLab 2024", ...ann },
      false,
    ],
    [
      "a new title, the same text",
      { abstract: OWLS, ...ann },
      { abstract: OWLS, title: "Mice at Night", ...ann },
      true,
    ],
    [
      "a new title, another text",
      { abstract: OWLS, ...ann },
      { abstract: TREES, title: "Mice at Night", ...ann },
      false,
    ],
  ])("%s", (_, a, b, same) => {
    expect(findMatchReason(paper(a), paper(b)) !== null).toBe(same);
    expect(findMatchReason(paper(b), paper(a)) !== null).toBe(same);
  });
});

describe("mergePaperRecords", () => {
  it("keeps the most complete value of each field", () => {
    const merged = mergePaperRecords([
      paper({ authors: ["A. Lee"], published: "2025-03-02", url: "https://example.org/p", venue: "ACL" }),
      paper({ authors: ["Ann Lee", "Bo Wu"], published: "2025-03-01", arxiv_id: "2501.00001", source: "b.txt" }),
      paper({ doi: "10.1/a", url: "https://arxiv.org/abs/2501.00001", venue: "ACL 2025" }),
    ]);
    expect(merged).toMatchObject({
      authors: ["Ann Lee", "Bo Wu"],
      published: "2025-03-01",
      url: "https://arxiv.org/abs/2501.00001",
      arxiv_id: "2501.00001",
      doi: "10.1/a",
      venue: "ACL 2025",
    });
  });

  it.each<[string, Partial<PaperRecord>, Partial<PaperRecord>]>([
    [
      "the authors' text over a longer restatement",
      { abstract: "Short." },
      { abstract: "A longer one.", restated: true },
    ],
    ["a whole text over a longer cut one", { abstract: "All of it." }, { abstract: "More of it, but then…" }],
    [
      "the newer version over a longer one",
      { abstract: "Short.", published: "2025-01-01", updated: "2025-06-01" },
      { abstract: "A longer one.", published: "2025-01-01" },
    ],
    [
      "a dated text over an undated one",
      { abstract: "Short.", published: "2025-01-01" },
      { abstract: "A longer one." },
    ],
    ["the longer text", { abstract: "We count sheep at 4.2 Hz." }, { abstract: "We count sheep." }],
  ])("keeps %s with its location", (_, good, other) => {
    const merged = mergePaperRecords([paper({ ...other, source: "other" }), paper({ ...good, source: "good" })]);
    expect(merged).toMatchObject({ ...good, source: "good" });
    expect(merged.restated).toBe(good.restated ?? false);
  });

  it("does not depend on the order or on merging in steps", () => {
    const record = fc.record({
      title: fc.constantFrom("Sheep", "sheep", "SHEEP"),
      abstract: fc.constantFrom("One.", "Two.", "Longer.", "Cut off …"),
      authors: fc.constantFrom([], ["Ann Lee"], ["A. Lee"], ["Ann Lee", "Bo Wu"]),
      published: fc.constantFrom(null, "2025-01-01", "2025-01-02"),
      url: fc.constantFrom(null, "https://arxiv.org/abs/2501.00001", "https://example.org/a", "https://example.org/b"),
      updated: fc.constantFrom(null, "2025-01-02", "2025-01-03"),
      arxiv_id: fc.constantFrom(null, "2501.00001"),
      doi: fc.constantFrom(null, "10.1/a", "10.1/b"),
      venue: fc.constantFrom(null, "ACL", "ACL 2025"),
      restated: fc.boolean(),
      source: fc.constantFrom("a", "b"),
      locator: fc.constantFrom("line 1", "line 2"),
    });
    fc.assert(
      fc.property(record, record, record, (a, b, c) => {
        const all = mergePaperRecords([a, b, c]);
        expect(mergePaperRecords([c, a, b])).toEqual(all);
        expect(mergePaperRecords([mergePaperRecords([a, b]), c])).toEqual(all);
        expect(mergePaperRecords([a, mergePaperRecords([c, b])])).toEqual(all);
        expect(mergePaperRecords([all, all])).toEqual(all);
      }),
    );
  });
});

describe("findMatchReason for arbitrary records", () => {
  const title = fc.constantFrom("Owls: A Study", "OWLS - a study", "Owls", "Owls: Part II", "Mice", "");
  const record = fc.record({
    title,
    abstract: fc.constantFrom(OWLS, TREES, `${OWLS} ${TREES}`, "Short.", OWLS.slice(0, 90)),
    authors: fc.constantFrom([], ["Ann Lee"], ["Lee, A.", "Bo Wu"], ["Bo Wu"], ["Cy Ox"]),
    arxiv_id: fc.constantFrom(null, "2501.00001", "2501.00002"),
    doi: fc.constantFrom(null, "10.1/a", "10.1/b"),
    restated: fc.boolean(),
  });

  it("is symmetric and reflexive", () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(findMatchReason(a, b)).toBe(findMatchReason(b, a));
        if (a.title !== "" && (a.doi === null || a.authors.length > 0)) expect(findMatchReason(a, a)).not.toBeNull();
      }),
    );
  });

  it("matches records with contradicting authors only by id", () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const why = findMatchReason({ ...a, authors: ["Ann Lee"] }, { ...b, authors: ["Cy Ox"] });
        expect([null, "arXiv id", "DOI"]).toContain(why);
      }),
    );
  });
});
