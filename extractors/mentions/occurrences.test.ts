import { describe, expect, it } from "vitest";
import { containsWholeName, findOccurrences, matchAfterName } from "./occurrences";

describe("findOccurrences", () => {
  it.each<[text: string, name: string, at: number[]]>([
    ["Orion reads. Orion-2 writes.", "Orion", [0, 13]],
    ["tidetidetide", "tidetide", [0]],
    ["We read maps.", "Orion", []],
    ["We read maps.", "", []],
    ["", "Orion", []],
  ])("in %j finds %j at %j", (text, name, at) => {
    expect(findOccurrences(text, name)).toEqual(at);
  });
});

describe("containsWholeName", () => {
  it.each<[text: string, name: string, whole: boolean]>([
    ["Orion reads maps.", "Orion", true],
    ["the Orion-2 reads", "Orion", true],
    ["maps by Orion", "Orion", true],
    ["Orionids and Orion", "Orion", true],
    ["Orionids", "Orion", false],
    ["preOrion", "Orion", false],
    ["éOrion", "Orion", false],
    ["orion", "Orion", false],
  ])("%j contains %j as whole words: %j", (text, name, whole) => {
    expect(containsWholeName(text, name)).toBe(whole);
  });
});

describe("matchAfterName", () => {
  it.each<[text: string, name: string, short: string | undefined]>([
    ["Careful Reading (CR) helps", "careful reading", "CR"],
    ["careful reading helps; Careful Reading (CR) too", "Careful Reading", "CR"],
    ["In İzmir, Careful Reading (CR) helps", "Careful Reading", "CR"],
    ["Careful Reading of maps (CR)", "Careful Reading", undefined],
    ["(CR) Careful Reading", "Careful Reading", undefined],
    ["(CR)", "", undefined],
  ])("in %j after %j: %j", (text, name, short) => {
    expect(matchAfterName(text, name, /^ \((\p{Lu}+)\)/u)?.[1]).toBe(short);
  });
});
