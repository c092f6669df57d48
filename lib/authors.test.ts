import { describe, expect, it } from "vitest";
import { parseAuthors } from "./authors";

describe("parseAuthors", () => {
  it.each([
    ["Ana Ito, Ben Roy", ["Ana Ito", "Ben Roy"]],
    ["Ana Ito,Ben  Roy,\n Cy Wu", ["Ana Ito", "Ben Roy", "Cy Wu"]],
    ["Ana Ito, Ben Roy, and Cy Wu", ["Ana Ito", "Ben Roy", "Cy Wu"]],
    ["Ana Ito and Ben Roy", ["Ana Ito", "Ben Roy"]],
    ["Ito, Ana; Roy, Ben", ["Ito, Ana", "Roy, Ben"]],
    ["Ana Ito, Jr., Ben Roy III", ["Ana Ito, Jr.", "Ben Roy III"]],
    ["Ana Ito et al.", ["Ana Ito"]],
    ["Sandy Andrews", ["Sandy Andrews"]],
    [" , ;", []],
    ["", []],
  ])("%j holds %j", (text, names) => expect(parseAuthors(text)).toEqual(names));

  it("takes a flood of commas in no time", () => {
    const start = performance.now();
    parseAuthors(`Ana Ito${",".repeat(300_000)}b;c`);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
