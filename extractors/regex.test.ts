import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import { describe, expect, it } from "vitest";
import { findRegexLiterals } from "./testing/regex-literals";

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((f) => f.endsWith(".ts") && !f.endsWith(".test.ts") && !f.startsWith("testing"))
  .sort();
const sourceOf = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");
const LITERALS = FILES.flatMap((file) => findRegexLiterals(sourceOf(file)).map((regex) => ({ file, ...regex })));

/**
 * Expressions that take quadratic time on some text, each with the reason why no text can make it slow: what it is
 * asked of is bounded before.
 */
const BOUNDED: readonly { readonly source: string; readonly why: string }[] = [
  { source: "[A-Za-z].*-", why: "asked of one token, which has 200 characters at most" },
  { source: "[a-z]{2,}s$", why: "asked of one token, which has 200 characters at most" },
  { source: "^\\d*\\.?\\d+$", why: "asked of the digits of one number, which are 25 at most" },
  { source: "^-+|-+$", why: "every run of other signs is one hyphen by then" },
];

describe("findRegexLiterals", () => {
  it.each<[code: string, sources: readonly string[]]>([
    ["const a = /x+/;", ["x+"]],
    ["if (/[/]a/i.test(b)) c = d / e / f;", ["[/]a"]],
    ["const s = '/no/'; // /no/\n/* /no/ */ f(/a\\/b/u)", ["a\\/b"]],
    [`const t = \`/no/ \${g(\`/no/\`)} /no/\`; return /yes/g;`, ["yes"]],
    ["const n = (a + b) / c / d;", []],
    ["x\n  .replace(/a/g, '').match(/b/)", ["a", "b"]],
    ["const A =\n  /^(?:a|b)$/;", ["^(?:a|b)$"]],
    ["t && /a/.test(t) && !/b/.test(t)", ["a", "b"]],
  ])("reads %j", (code, sources) => {
    expect(findRegexLiterals(code).map((r) => r.source)).toEqual(sources);
  });
});

describe("regular expressions of the extractor", () => {
  it("are found, and each is one", () => {
    expect(LITERALS.length).toBeGreaterThan(100);
    for (const { source, flags } of LITERALS) expect(() => new RegExp(source, flags)).not.toThrow();
  });

  it("are found wherever one is used", () => {
    const users = FILES.filter((f) => /\.test\(|\.exec\(|\.replace\(\//.test(sourceOf(f)));
    const found = new Set(LITERALS.map((l) => l.file));
    expect(
      users.filter((f) => !found.has(f) && !/\bnew RegExp\b/.test(sourceOf(f)) && /[=(]\s*\/[^/*]/.test(sourceOf(f))),
    ).toEqual([]);
  });

  it("take linear time, or quadratic time on bounded text", { timeout: 240_000 }, () => {
    const known = new Set(BOUNDED.map((b) => b.source));
    const slow = LITERALS.flatMap(({ file, line, source, flags }) => {
      const found = checkSync(source, flags, { timeout: 10_000 });
      if (found.status === "safe") return [];
      const quadratic =
        found.status === "vulnerable" && found.complexity.type === "polynomial" && found.complexity.degree === 2;
      if (quadratic && known.has(source)) return [];
      return [
        `${file}:${line} ${found.status === "vulnerable" ? found.complexity.summary : found.status} /${source}/${flags}`,
      ];
    });
    expect(slow).toEqual([]);
  });

  it("are listed as bounded only where they are in use", () => {
    const inUse = new Set(LITERALS.map((l) => l.source));
    expect(BOUNDED.filter((b) => !inUse.has(b.source) || b.why === "")).toEqual([]);
  });

  it("are made at run time only from the names of a paper, which the tests of hostile text try", () => {
    expect(FILES.filter((f) => /\bnew RegExp\b/.test(sourceOf(f)))).toEqual(["mentions/own-names.ts"]);
  });
});
