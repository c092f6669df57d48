import { describe, expect, it } from "vitest";
import { parseBenchmarkLines, parseModelLines } from "./lines";

describe("plain lists of names", () => {
  it.each<[text: string, row: object]>([
    ["Harbour-3K", { name: "Harbour-3K", domain: "vision" }],
    ["Harbour 2031 | Harbour31", { name: "Harbour 2031", aliases: ["Harbour31"], domain: "vision" }],
    ["!HRB", { name: "HRB", exact: true, domain: "vision" }],
    ["?Harbour", { name: "Harbour", exact: true, common: true, domain: "vision" }],
  ])("%s", (text, row) => expect(parseBenchmarkLines("vision", `\n    ${text}\n`)).toEqual([row]));

  it("leave blank lines out", () => expect(parseBenchmarkLines("vision", "\n\n  \n")).toEqual([]));
  it("make each model a line of its own", () =>
    expect(parseModelLines("vision", "HarbourNet\n!HRB")).toEqual([
      { name: "HarbourNet", line: "HarbourNet", kind: "vision" },
      { name: "HRB", exact: true, line: "HRB", kind: "vision" },
    ]));
});
