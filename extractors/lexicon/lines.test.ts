import { describe, expect, it } from "vitest";
import { benchmarkLines, modelLines } from "./lines";

describe("plain lists of names", () => {
  it.each<[text: string, row: object]>([
    ["Harbour-3K", { name: "Harbour-3K", domain: "vision" }],
    ["Harbour 2031 | Harbour31", { name: "Harbour 2031", aliases: ["Harbour31"], domain: "vision" }],
    ["!HRB", { name: "HRB", exact: true, domain: "vision" }],
    ["?Harbour", { name: "Harbour", exact: true, common: true, domain: "vision" }],
  ])("%s", (text, row) => expect(benchmarkLines("vision", `\n    ${text}\n`)).toEqual([row]));

  it("leave blank lines out", () => expect(benchmarkLines("vision", "\n\n  \n")).toEqual([]));
  it("make each model a line of its own", () =>
    expect(modelLines("vision", "HarbourNet\n!HRB")).toEqual([
      { name: "HarbourNet", line: "HarbourNet", kind: "vision" },
      { name: "HRB", exact: true, line: "HRB", kind: "vision" },
    ]));
});
