import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { buildSwitchedProgram } from "./removal-program";
import { addSwitches } from "./removal-units";

const CODE = `
export function isSmall(n: number): boolean { return n < 10; }
const toName = (n: number): string | null => (n === 1 ? "one" : null);
export const read = (n: number): string => toName(n) ?? (isSmall(n) && n !== 5 ? "small" : "large");
const ROWS: readonly { name: string }[] = [{ name: "a" }, { name: "b" }];
export const names = ROWS.map((row) => row.name).join();
`;

/** Evaluates the module with some units switched off. */
function load(off: readonly string[]): { read: (n: number) => string; names: string } {
  const { units, code } = addSwitches("x.ts", CODE, 0, false);
  const flags = units.map(({ kind, name, neutral }) => Number(off.includes(`${kind} ${name} ${neutral}`)));
  const script = transformSync(code, { loader: "ts", format: "cjs" }).code;
  return new Function("off", `const module = { exports: {} }; ${script}; return module.exports;`)(flags);
}

describe("addSwitches", () => {
  it("changes nothing while all units are on", () => {
    const { read, names } = load([]);
    expect([1, 3, 5, 12].map(read)).toEqual(["one", "small", "large", "large"]);
    expect(names).toBe("a,b");
  });

  it.each([
    ["a function without effect", "function isSmall false", ["one", "large", "large", "large"]],
    ["a function that is always true", "function isSmall true", ["one", "small", "large", "small"]],
    ["a function that finds nothing", "function toName null", ["small", "small", "large", "large"]],
    ["a condition that always holds", "condition n !== 5 true", ["one", "small", "small", "large"]],
    ["the first alternative", "alternative toName(n) null", ["small", "small", "large", "large"]],
  ])("switches off %s", (_, unit, expected) => {
    expect([1, 3, 5, 12].map(load([unit]).read)).toEqual(expected);
  });

  it("leaves out a row when the module loads", () => {
    expect(load(['row { name: "a" } []']).names).toBe("b");
  });

  it("names the file of a syntax error", () => {
    expect(() => addSwitches("broken.ts", "const = 1", 0, false)).toThrow("broken.ts");
  });
});

describe("buildSwitchedProgram", () => {
  it("builds an extractor whose rules can be switched off", async () => {
    const input = { title: "", abstract: "We introduce Finch. Finch lifts accuracy on GSM8K from 52.5% to 61.5%." };
    const { units, load: loadProgram } = await buildSwitchedProgram(
      (file) => file.startsWith("extractors/rules/"),
      true,
    );
    const { extract, switches } = loadProgram([]);
    expect(extract(input).claims.map(({ before, after }) => [before, after])).toEqual([[52.5, 61.5]]);
    const id = units.findIndex(({ name }) => name === "proposeChanges");
    expect(switches.seen[id]).toBe(1);
    switches.off[id] = 1;
    expect(extract(input).claims.some(({ before }) => before !== null)).toBe(false);
  });
});
