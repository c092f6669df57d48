import { describe, expect, it } from "vitest";
import { parseAuthors, splitNamesAtAnd } from "./authors";

describe("parseAuthors", () => {
  it.each([
    ["Ana Ito, Ben Roy", ["Ana Ito", "Ben Roy"]],
    ["Ana Ito,Ben  Roy,\n Cy Wu", ["Ana Ito", "Ben Roy", "Cy Wu"]],
    ["Ana Ito, Ben Roy, and Cy Wu", ["Ana Ito", "Ben Roy", "Cy Wu"]],
    ["Ana Ito and Ben Roy", ["Ana Ito", "Ben Roy"]],
    ["Ito, Ana; Roy, Ben", ["Ito, Ana", "Roy, Ben"]],
    ["Ana Ito, Jr., Ben Roy III", ["Ana Ito, Jr.", "Ben Roy III"]],
    ["Ana Ito et al.", ["Ana Ito"]],
    ["Ana Ito, et al", ["Ana Ito"]],
    ["Ana Ito and others", ["Ana Ito"]],
    ["Ana Ito, Ben Roy, and others.", ["Ana Ito", "Ben Roy"]],
    ["Ito, Ana; Roy, Ben; and others", ["Ito, Ana", "Roy, Ben"]],
    ["Ana Ito, ..., Cy Wu", ["Ana Ito", "Cy Wu"]],
    ["Sandy Andrews", ["Sandy Andrews"]],
    ["Ito, Ana", ["Ito, Ana"]],
    ["van der Berg, Ana B.", ["van der Berg, Ana B."]],
    ["Sita, Ben Roy", ["Sita", "Ben Roy"]],
    ["Ito, Ana Bea and Roy, Ben", ["Ito, Ana Bea", "Roy, Ben"]],
    ["Ito, Ana and Roy, Ben", ["Ito, Ana", "Roy, Ben"]],
    ["Ito, Ana, and Roy, Ben, and Wu, Cy", ["Ito, Ana", "Roy, Ben", "Wu, Cy"]],
    ["Ito, Ana and OpenFern and van roy, Ben and Wu, Cy", ["Ito, Ana", "OpenFern", "van roy, Ben", "Wu, Cy"]],
    ["Ito, Ana et al.", ["Ito, Ana"]],
    ["Ana, Ben and Cy", ["Ana", "Ben", "Cy"]],
    ["Ana Ito, Ben Roy and Cy Wu, Di Fox", ["Ana Ito", "Ben Roy", "Cy Wu", "Di Fox"]],
    ["伊藤, 羅", ["伊藤", "羅"]],
    ["Ana Ito (MIT; Harvard), Ben Roy (1 and 2) ((1) CERN, (2) ETH)", ["Ana Ito", "Ben Roy"]],
    ["Ana Ito (1), Ben (Benny) Roy (2) and Cy Wu", ["Ana Ito", "Ben (Benny) Roy", "Cy Wu"]],
    ["Ana Ito (1, Ben Roy", ["Ana Ito (1", "Ben Roy"]],
    ["(Fern Team)", ["(Fern Team)"]],
    ["['Ana Ito', \"Ben O'Roy\"]", ["Ana Ito", "Ben O'Roy"]],
    ["['Ito, Ana']", ["Ito, Ana"]],
    ["['Ren\\xe9 Ito', 'Jos\\u00e9 Roy']", ["René Ito", "José Roy"]],
    ['[{"name": "Ana Ito", "url": null}, {"affiliation": "Moss, Fern", "name": "Ben Roy"}]', ["Ana Ito", "Ben Roy"]],
    ["[{'authorId': '12', 'name': 'Ana Ito'}]", ["Ana Ito"]],
    ["['Ana Ito', 'Ben Roy", ["['Ana Ito'", "'Ben Roy"]],
    [" , ;", []],
    ["", []],
  ])("parses %j as %j", (text, names) => expect(parseAuthors(text)).toEqual(names));

  it.each([
    ["commas", `Ana Ito${",".repeat(300_000)}b;c`],
    ["brackets", `Ana Ito${"(".repeat(150_000)}${")".repeat(150_000)} x`],
    ["short affiliations", "Ana Ito (1) ".repeat(30_000)],
    ["an unterminated list", `['${"\\'".repeat(150_000)}]`],
    ["spaces in a list", `[${" ".repeat(300_000)}x!]`],
    ["et al.", "et al. ".repeat(50_000)],
  ])("takes linear time on many %s", (_, text) => {
    const start = performance.now();
    parseAuthors(text);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe("splitNamesAtAnd", () => {
  it.each([
    ["Ito, Ana and  Ben Roy", ["Ito, Ana", "Ben Roy"]],
    ["{Moss and Fern, Inc.} AND Ito, Ana", ["{Moss and Fern, Inc.}", "Ito, Ana"]],
    ["Sandy Andrews", ["Sandy Andrews"]],
    ["Ito, Ana and ", ["Ito, Ana"]],
    ["Ito, Ana and others", ["Ito, Ana"]],
    ["", []],
  ])("splits %j", (text, names) => expect(splitNamesAtAnd(text)).toEqual(names));
});
