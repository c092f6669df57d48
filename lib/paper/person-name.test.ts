import { describe, expect, it } from "vitest";
import { formatPersonName, parseBibliographyName, type RawPerson } from "./person-name";

describe("formatPersonName", () => {
  it.each<[RawPerson, string]>([
    ["Lee, Ann", "Lee, Ann"],
    [{ familyFirst: "Lee, Ann" }, "Ann Lee"],
    [{ familyFirst: "Wu, Xiao-Bo, Jr." }, "Xiao-Bo Wu Jr."],
    [{ familyFirst: "Fern, Moss, Reed" }, "Fern, Moss, Reed"],
    [{ familyFirst: "Lee, Ann, Jr., MIT" }, "Lee, Ann, Jr., MIT"],
    [{ familyFirst: "Plato" }, "Plato"],
    [{ given: "Ann", family: "Lee" }, "Ann Lee"],
    [{ given: "Ann", prefix: "van der", family: "Lee", suffix: "Jr." }, "Ann van der Lee Jr."],
    [{ given: " ", family: "The Fern Team", suffix: "" }, "The Fern Team"],
    [{}, ""],
  ])("formats %j as %j", (person, expected) => expect(formatPersonName(person)).toBe(expected));
});

describe("parseBibliographyName", () => {
  it.each([
    ["Ada Bell", ["Ada", "Bell", ""]],
    ["Laurens  van der Maaten", ["Laurens", "van der Maaten", ""]],
    ["de Bruijn, Ana", ["Ana", "de Bruijn", ""]],
    ["Ada Bell, Jr.", ["Ada", "Bell", "Jr."]],
    ["Ada Bell, Ph.D.", ["Ada", "Bell", "Ph.D."]],
    ["Ada Bell, M.D.", ["Ada", "Bell", "M.D."]],
    ["Bell, Md", ["Md", "Bell", ""]],
    ["Ada Bell III", ["Ada", "Bell", "III"]],
    ["Owl", ["", "Owl", ""]],
    ["The Owl Consortium", ["", "The Owl Consortium", ""]],
    ["A and B", ["", "A and B", ""]],
    ["", ["", "", ""]],
  ])("parses %j", (name, [given, family, suffix]) =>
    expect(parseBibliographyName(name)).toMatchObject({ given, family, suffix }),
  );
});
