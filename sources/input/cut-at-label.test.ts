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
    ["a bold label within a line", `${TEXT}**Keywords**: owls`, "**Keywords**"],
    ["a bold label with one asterisk", `${TEXT}\n *Keywords**: owls`, "*Keywords**"],
    ["a bold label over two lines", `${TEXT}\n**Keywo\nds**: owls`, "**Keywo"],
    ["a bold label with an unreadable character", `${TEXT}\n**Key\uFFFDors**: owls`, "**Key\uFFFDors**"],
    ["a bold label with a line end in the place of an asterisk", `${TEXT}\n**Keywords\n*: owls`, "**Keywords"],
    ["a label with an unreadable character after a sentence", `${TEXT} Keyw\uFFFDrds: owls`, "Keyw\uFFFDrds"],
    ["a label over two lines", `${TEXT}\nT\ngs: owls`, "T"],
    ["a damaged label after a sentence", `${TEXT} Keyords: owls; night`, "Keyords"],
    ["a bold label with a colon in it", `${TEXT}\n**Keywo:ds**: owls`, "**Keywo"],
    ["a bold label without two characters", `${TEXT}\n**Keyord**: owls`, "**Keyord**"],
    ["a list after a label without its colon", `${TEXT}\nTags owls, night`, "Tags owls, night"],
    ["a label in lower case after a sentence", `${TEXT}\nkeywords: owls`, "keywords"],
    ["a colon that became another sign", `${TEXT}\nKeywords\uFFFD owls`, "Keywords\uFFFD owls"],
  ])("cuts before %s", (_, text, label) => expect(cutAtLabel(text)).toEqual({ text: TEXT, label }));

  it.each<[string, string, string]>([
    [`${TEXT}(Tags: owls, night(`, `${TEXT}(`, "Tags"],
    [`${TEXT} HDOI: 10.5555/1`, `${TEXT} H`, "DOI"],
    [`It counts owls.O\nMoss and Ferns at N`, "It counts owls.O", "Moss and Ferns at N"],
  ])("cuts %j where other signs are in the place of the line end", (text, kept, label) =>
    expect(cutAtLabel(text)).toEqual({ text: kept, label }),
  );

  it.each([
    TEXT,
    `${TEXT}\nMoss and Ferns at Night`,
    `${TEXT}\n**Setting**: it rises.`,
    `${TEXT}\nContents: owls.`,
    `${TEXT} Contents: owls.`,
    `${TEXT}\nOur\nfinding: owls.`,
    `${TEXT}\nCode: https://example.org/owls`,
    `${TEXT}\nLink: https://example.org/owls`,
    `${TEXT}\n**Results:** it rises.`,
    `${TEXT} Tags are shown below the picture. It rises.`,
    `${TEXT} The code is at the\nproject-page: https://example.org/owls`,
    `${TEXT} The owls fall into two\ncategories: small and large.`,
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
  ["Owls at Night **Authors**: Ann Lee **Venue**: Journal of Owls", true],
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
    ["Authors Ann Lee, Bo Wu", ""],
    ["Au:hors: Ann Lee, Bo Wu", ""],
    ["rs: Ann Lee\uFFFD Bo Wu", ""],
    [": Ann \uFFFDee, Bo Wu", ""],
    ["Au:hors: Ann Lee, Bo W\uFFFD", ""],
    ["nn, Bo W\uFFFD", ""],
    ["\uFFFD Lee, BoWu", ""],
    ["nn, Ben wu", ""],
    ["Ann Lee, Bo W=u", ""],
    ["Owls at Night Authors: Ann Lee", ""],
    ["Owls at NightBAuthors: Ann Lee, Bo Wu", ""],
    ["Owls at Night Authors Ann Lee, Bo Wu", ""],
    ["Owls at Night Auth rs: Ann Lee, Bo Wu", ""],
  ])("refuses the authors as title: %j", (title, authors) =>
    expect(toTextResults({ title, authors, abstract: TEXT }, place)).toMatchObject([
      { issue: { severity: "skipped", message: expect.stringContaining("line of the authors") } },
    ]),
  );

  it.each<[string, string, string, RegExp]>([
    ["names above the abstract", "Owls", `Ann Lee, Bo Wu\n${TEXT}`, /line of names/],
    ["names whose beginning is cut off", "Owls", `, Bo Wu\n${TEXT}`, /line of names/],
    ["names below the abstract", "Owls", `${TEXT}\n\nMoss\nAnn Lee, Bo Wu`, /line of names/],
    ["the rest of a sentence as title", "of owls. We count", TEXT, /title is the rest of a sentence/],
    [
      "the rest of a sentence as abstract after one letter",
      "We show th",
      `e owls. ${TEXT}`,
      /begins within a sentence/,
    ],
    ["another field above the abstract", "Owls", `Categories: cs.AI\n${TEXT}`, /begins with another field/],
    [
      "a label below another field",
      "Owls",
      `[Owls at Night]https://example.org\nAbstract\uFFFD ${TEXT}`,
      /another field/,
    ],
    [
      "a sentence that goes on in the abstract",
      "It raises the count of owls to",
      `88.1%. ${TEXT}`,
      /ends within a sentence/,
    ],
    ["a short part of a sentence that goes on", "OwlBench from 71.2% to", `88.1%. ${TEXT}`, /ends within a sentence/],
    ["a button in the title", "Ann Oster View PDF", TEXT, /button of a page/],
    ["sentences in the title", "Moss is green. It needs no lamp. Moss at Night", TEXT, /title holds sentences/],
    ["the rest of a sentence as abstract", "We show Net", `ork layers of owls. ${TEXT}`, /begins within a sentence/],
    [
      "the rest of a sentence after a part of a word of the title",
      "We show parameters of nets",
      `me. ${TEXT}`,
      /begins within a sentence/,
    ],
    ["a damaged label in a second line", "Owls\nAuth rs: Ann Lee, Bo Wu", TEXT, /line of the authors/],
    ["names that are joined to a title", "Counting OwlsAnn Lee, Bo Wu", TEXT, /line of the authors/],
    ["names that are joined to the abstract", "Owls", `Ann Lee, Bo WuOwls sleep. ${TEXT}`, /line of names/],
    ["a few words without a sentence", "Owls at Night", "March 10, 2026 5", /no sentence/],
  ])("refuses %s", (_, title, abstract, message) =>
    expect(toTextResults({ title, abstract }, place)).toMatchObject([
      { issue: { severity: "skipped", message: expect.stringMatching(message) } },
    ]),
  );

  it.each([
    ["Wu", "the first paper of a text whose papers have authors", true],
    ["Residual Networks", "any other paper", false],
  ])("%j is the end of a line of authors in %s: %s", (title, _, mayBeCut) =>
    expect("issue" in (toTextResults({ title, abstract: TEXT }, place, mayBeCut)[0] ?? {})).toBe(mayBeCut),
  );

  it("accepts a long title in capitals as that of the first paper", () =>
    expect(toTextResults({ title: "Partial Reduced Rank Owl Regression", abstract: TEXT }, place, true)).toMatchObject([
      { paper: { title: "Partial Reduced Rank Owl Regression" } },
    ]));

  it.each([
    ["owlnet: a library", `owlnet is small. ${TEXT}`],
    ["Owls", `${TEXT}\nIt is\nused in\nFern Net, Moss Net and Owl Net\nat night.`],
    ["Nets", `We compare three networks that count birds at night, namely\nFern Net, Moss Net and Owl Net\nat night.`],
  ])("accepts the abstract of %j", (title, abstract) =>
    expect(toTextResults({ title, abstract }, place)).toMatchObject([{ paper: { title } }]),
  );

  it.each([
    ["Owls, Moss and Ferns", ""],
    ["Short-time, Wavelet-inspired Owl Song Detection", ""],
    ["(GG) Owls vs. Moss at Night", ""],
    ["Counting: Lamps vs. Nets vs. Counts without Any of These", ""],
    ["Auto3R: Counting Owls", ""],
    ["Looking Far, Seeing More", "Ann Lee"],
    ["nnOwl: a Net", ""],
    ["owls: A Library, Faster", "Ann Lee"],
  ])("accepts %j", (title, authors) =>
    expect(toTextResults({ title, authors, abstract: TEXT }, place)).toMatchObject([{ paper: { title } }]),
  );
});
