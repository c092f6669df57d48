import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import { expect, it } from "vitest";
import { formatViewCitation } from "./view-citation";

const PROVENANCE = {
  program: "claimboard 0.1.0",
  query: "benchmark=aime-2024&q=100%25_sure",
  claims: 1,
  papers: 1,
  data: `sha256:${"ab".repeat(32)}`,
  extractors: ["1.0.0"],
  date: "2026-11-29T08:00:00.000Z",
};
const cite = (title: string, query: string | null = PROVENANCE.query) =>
  formatViewCitation({ title, url: "https://board.example/pinned/abab", provenance: { ...PROVENANCE, query } });

it("names query, date, hash and version", () =>
  expect(cite("AIME 2024").text).toBe(
    `AIME 2024. View of reported results, 1 claim from 1 paper. Query: benchmark=aime-2024&q=100%25_sure; data: sha256:${"ab".repeat(32)}; claimboard 0.1.0. Retrieved 2026-11-29 from https://board.example/pinned/abab`,
  ));

it("names all claims", () => expect(cite("All claims", "").text).toContain("Query: all claims;"));

it.each(["AIME 2024", "R&D {x} 100%_$", "Ünïcode ‘q’"])("writes BibTeX that a reader accepts: %s", (title) => {
  const { bibtex } = cite(title);
  const [entry] = new Cite(bibtex).data;
  expect(bibtex).toContain("query: benchmark=aime-2024\\&q=100\\%25\\_sure");
  expect(entry).toMatchObject({
    "citation-key": "claimboard-2026-11-29-abababab",
    issued: { "date-parts": [[2026, 11]] },
    URL: "https://board.example/pinned/abab",
  });
});
