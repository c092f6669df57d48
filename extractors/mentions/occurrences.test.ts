import { describe, expect, it } from "vitest";
import { containsWholeName, findOccurrences } from "./occurrences";

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
