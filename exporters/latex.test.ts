import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { toCitationKey } from "./citation-key";
import type { ExportOptions } from "./format";
import { latex } from "./latex";
import { escapeLatex, needsUnicode } from "./latex-text";

async function write(claims: Iterable<Claim>, options?: ExportOptions): Promise<string> {
  let whole = "";
  for await (const piece of latex.write(claims, options)) whole += String(piece);
  return whole;
}

const rows = (text: string): string[][] =>
  text
    .slice(text.lastIndexOf("\\midrule") + 9, text.indexOf("\\bottomrule"))
    .split(" \\\\\n")
    .slice(0, -1)
    .map((line) => line.trim().split(" & "));

describe("escapeLatex", () => {
  it.each([
    ["100% of $5 & #1_a", "100\\% of \\$5 \\& \\#1\\_a"],
    ["\\input{/x}", "\\textbackslash{}input\\textbraceleft{}/x\\textbraceright{}"],
    ["~^<>|", "\\textasciitilde{}\\textasciicircum{}\\textless{}\\textgreater{}\\textbar{}"],
    ['"a" `b` [c]', '{"}a{"} \\textasciigrave{}b\\textasciigrave{} {[}c{]}'],
    ["--no ''x'' a-b", "-{}-no '{}'x'{}' a-b"],
    ["a–b—c…", "a--b---c{\\ldots}"],
    ["66.3\u00a0%", "66.3~\\%"],
    ["−3 → +5 × α ≤ ²", "$-$3 $\\rightarrow$ +5 $\\times$ $\\alpha$ $\\leq$ $^2$"],
    ["José Şule Łódź Å naïve ß", "Jos{\\'{e}} {\\c{S}}ule {\\L}{\\'{o}}d{\\'{z}} {\\r{A}} na{\\\"{i}}ve {\\ss}"],
    ["e\u0301", "{\\'{e}}"],
    ["a\nb\u0000c\u200bd\u2028e", "a b cd e"],
    ["中文 🦉", "中文 🦉"],
    ["", ""],
  ])("of %j is %j", (text, expected) => expect(escapeLatex(text)).toBe(expected));

  it("escapes all special characters of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const made = escapeLatex(text).replace(/\\[{}%$&#_]/g, "");
        expect(made).not.toMatch(/[%&#\n\r_](?![^$]*\$)/);
        let depth = 0;
        for (const sign of made) {
          if (sign === "{") depth += 1;
          if (sign === "}") depth -= 1;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });

  it("detects characters that pdfLaTeX does not support", () => {
    expect(["Łódź → 5 %", "中", "🦉"].map((text) => needsUnicode(escapeLatex(text)))).toEqual([false, true, true]);
  });
});

describe("latex", () => {
  const key = toCitationKey(buildClaim());
  const otherKey = toCitationKey(buildClaim({ paper_title: "A & B" }));

  it("writes the columns of the dashboard with a citation after the title", async () => {
    const text = await write([buildClaim({ paper_title: "A & B", before: 1.5, after: 2, points: 0.5 })]);
    expect(text).toContain(
      "\\begin{tabular}{@{}p{0.15\\linewidth}rp{0.18\\linewidth}lrrrlp{0.2\\linewidth}lr@{}}\n\\toprule\nSystem & Size &",
    );
    expect(rows(text.replace("\\&", "and"))[0]).toEqual([
      "Model-7B",
      "7B",
      "MathVista",
      "---",
      "1.5\\%",
      "2\\%",
      "(+0.5~pts)",
      "likely",
      `A and B~\\cite{${otherKey}}`,
      "2025-05-28",
      "1",
    ]);
    expect(text).toMatch(/\\bottomrule\n\\end\{tabular\}\n\\end\{table\}\n$/);
  });

  it("adds a citation column if there is no title", async () => {
    const text = await write([buildClaim({ model: "*Owl" })], { columns: ["model", "after"] });
    expect(text).toContain("@{}lrl@{}");
    expect(rows(text)).toEqual([["{*}Owl", "---", `\\cite{${key}}`]]);
  });

  const UNSTATED = { metric: null, metric_id: null } as const;
  const UNDIRECTED = { metric: "drift", metric_id: null, higher_is_better: null, unit: "s" } as const;
  let count = 0;
  const measured = (after: number | null, more: Partial<Claim> = {}) =>
    buildClaim({
      id: `c${count++}`,
      after,
      metric: "accuracy",
      metric_id: "accuracy",
      higher_is_better: true,
      ...more,
    });
  const error = (after: number) =>
    measured(after, { metric: "error rate", metric_id: "error-rate", higher_is_better: false });

  it.each<[string, Claim[], boolean[]]>([
    ["the highest", [measured(70), measured(72.9), measured(null)], [false, true, false]],
    ["the lowest of an error", [error(5), error(3), error(9)], [false, true, false]],
    ["all that are equal", [measured(70), measured(70), measured(1)], [true, true, false]],
    ["not a single value", [measured(70), measured(71, { benchmarks: ["Other"] })], [false, false]],
    ["not across metrics", [measured(70), error(3)], [false, false]],
    ["not across units", [measured(70), measured(71, { unit: "tokens" })], [false, false]],
    ["not across scales", [measured(70), measured(0.9, { unit: "score" })], [false, false]],
    ["not across averages", [measured(70), measured(71, { aggregate: true })], [false, false]],
    ["the highest where the metric is assumed", [measured(70), measured(71, UNSTATED)], [false, true]],
    ["not where the direction is not known", [measured(70, UNDIRECTED), measured(1, UNDIRECTED)], [false, false]],
    ["the highest share of counts", [measured(70, { of: 100 }), measured(30, { of: 40 })], [false, true]],
    ["not without a benchmark", [measured(70, { benchmarks: [] }), measured(71, { benchmarks: [] })], [false, false]],
    [
      "pass@1 and pass@8 apart",
      [
        measured(70, { metric: "pass@1", metric_id: "pass-at-1", k: 1 }),
        measured(90, { metric: "pass@8", metric_id: "pass-at-8", k: 8 }),
      ],
      [false, false],
    ],
  ])("prints bold %s", async (_, claims, bold) => {
    const text = await write(claims, { columns: ["after"] });
    expect(rows(text).map(([cell = ""]) => cell.startsWith("\\textbf{"))).toEqual(bold);
  });

  it("uses longtable for long tables and rejects very long ones", async () => {
    const many = (count: number) => Array.from({ length: count }, () => buildClaim());
    expect(await write(many(40))).not.toContain("longtable");
    const long = await write(many(41));
    expect(long).toMatch(/usepackage\{booktabs,longtable\}[\s\S]*\\endhead[\s\S]*\\end\{longtable\}/);
    await expect(write(many(5001))).rejects.toThrow("5000 claims at most");
  });

  it("notes that another engine is required", async () => {
    expect(await write([buildClaim({ model: "模型" })])).toContain("XeLaTeX");
    expect(await write([buildClaim({ model: "Ölé" })])).not.toContain("XeLaTeX");
  });
});
