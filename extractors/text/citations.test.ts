import { describe, expect, it } from "vitest";
import { findCitationEnd } from "./citations";

describe("citations", () => {
  it.each([
    ["Orion (Tan et al., 2019) reads", "(Tan et al., 2019)"],
    ["Orion (Tan et al. 2019a) reads", "(Tan et al. 2019a)"],
    ["Orion (Tan, 2019) reads", "(Tan, 2019)"],
    [
      "Orion (see Tan and O'Neil, 2019; Øre, Tan, & Müller-Ek, 2020) reads",
      "(see Tan and O'Neil, 2019; Øre, Tan, & Müller-Ek, 2020)",
    ],
    ["Orion [Tan & Ek, 2019] reads", "[Tan & Ek, 2019]"],
    ["Orion (Tan et\n  al., 2019) reads", "(Tan et\n  al., 2019)"],
    ["Orion (Harbor 2019) reads", ""],
    ["Orion (AIME, 2024) reads", ""],
    ["Orion (reading of Tan, 2019) reads", ""],
    ["Orion (71.5%) reads", ""],
    ["Orion [12] reads", ""],
    ["a recall of 71.5 [70, 73]", ""],
  ])("%s", (text, citation) => {
    const offset = text.search(/[([]/);
    expect(text.slice(offset, findCitationEnd(text, offset))).toBe(citation);
  });

  it("are looked for in time that grows with the text", () => {
    const text = `(${"Tan, ".repeat(20_000)}`;
    expect(findCitationEnd(text, 0)).toBe(0);
  });
});
