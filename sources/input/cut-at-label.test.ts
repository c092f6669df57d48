import { describe, expect, it } from "vitest";
import { cutAtLabel, hasJoinedLabels, isLabelled, toTextResults } from "./cut-at-label";

const TEXT = "OwlNet counts owls at night. It reaches 88.1% accuracy on OwlBench.";

describe("cutAtLabel", () => {
  it.each<[string, string, string]>([
    ["a label after a sentence", `${TEXT} Keywords: owls, night`, "Keywords"],
    ["a bold label after a sentence", `${TEXT}  **Tags**: owls`, "**Tags**"],
    ["a changed character", `${TEXT}\nTaBs: owls`, "TaBs"],
    ["a missing character", `${TEXT}\nuthors: Ann Lee`, "uthors"],
    ["an additional character", `${TEXT}\n\n/Keywords: owls`, "/Keywords"],
    ["a bold label without its colon", `${TEXT}\n**Keywords** owls`, "**Keywords** owls"],
    ["a colon that became another sign", `${TEXT}\nKeywords\uFFFD owls`, "Keywords\uFFFD owls"],
  ])("cuts before %s", (_, text, label) => expect(cutAtLabel(text)).toEqual({ text: TEXT, label }));

  it.each([
    TEXT,
    `${TEXT}\nCode: https://example.org/owls`,
    `${TEXT}\nLink: https://example.org/owls`,
    `${TEXT}\n**Results:** it rises.`,
    "Keywords: a method to find them. It rises by 4 points.",
    `${TEXT} We date: the oldest owl is 12.`,
  ])("keeps %j", (text) => expect(cutAtLabel(text)).toEqual({ text, label: null }));
});

it.each<[string, boolean]>([
  ["Author informaton: (1)Univ Owl", true],
  ["Dates and times: a study", false],
  ["Owls", false],
])("%j starts with a label: %s", (line, expected) => expect(isLabelled(line)).toBe(expected));

it.each<[string, boolean]>([
  ["Owls at Night  Authors: Ann Lee Date: 2024-03-22 OwlNet counts owls.", true],
  ["The data are public. Link: https://example.org DOI: 10.5555/1", false],
  [TEXT, false],
])("%j has joined labels: %s", (text, expected) => expect(hasJoinedLabels(text)).toBe(expected));

describe("toTextResults", () => {
  const place = { source: "in.txt", locator: "line 1", restated: false };

  it("reports what it cuts", () => {
    const results = toTextResults({ title: "Owls", abstract: `${TEXT}\nTaBs: owls` }, place);
    expect(results).toMatchObject([
      { issue: { severity: "repaired", message: expect.stringContaining('"TaBs"') } },
      { paper: { title: "Owls", abstract: TEXT } },
    ]);
  });

  it.each([
    ["Authors\uFFFD Ann Lee", ""],
    ["uthors: Ann Lee, Bo Wu", ""],
    ["s: Ann Lee, Bo Wu", ""],
    ["nn Lee", ""],
    ["Ann Lee, Bo Wu", ""],
    ["Owls at Night Authors: Ann Lee", ""],
  ])("refuses the authors as title: %j", (title, authors) =>
    expect(toTextResults({ title, authors, abstract: TEXT }, place)).toMatchObject([
      { issue: { severity: "skipped", message: expect.stringContaining("line of the authors") } },
    ]),
  );

  it.each([
    ["Owls, Moss and Ferns", ""],
    ["Looking Far, Seeing More", "Ann Lee"],
    ["nnOwl: a Net", ""],
    ["owls: A Library, Faster", "Ann Lee"],
  ])("accepts %j", (title, authors) =>
    expect(toTextResults({ title, authors, abstract: TEXT }, place)).toMatchObject([{ paper: { title } }]),
  );
});
