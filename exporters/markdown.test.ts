import { describe, expect, it } from "vitest";
import type { Claim } from "@/lib/claim/claim";
import type { ColumnKey } from "@/lib/claim/columns";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { markdown } from "./markdown";

async function write(claims: Iterable<Claim>, columns?: readonly ColumnKey[]): Promise<string[]> {
  let whole = "";
  for await (const piece of markdown.write(claims, { columns })) whole += String(piece);
  return whole.trimEnd().split("\n");
}

describe("markdown", () => {
  it("writes the columns of the dashboard with right-aligned numbers", async () => {
    const [head, rule, ...rows] = await write([buildClaim({ after: 72.9, paper_url: "https://example.org/a(b)|c" })]);
    expect(head).toBe(
      "| System | Size | Benchmark | Metric | Before | After | Gain | Grade | Paper | Date | Confidence |",
    );
    expect(rule).toBe("| --- | ---: | --- | --- | ---: | ---: | ---: | --- | --- | --- | ---: |");
    expect(rows).toEqual([
      "| Model-7B | 7B | MathVista | — | — | 72.9% | — | likely | [A Paper](https://example.org/a%28b%29%7cc) | 2025-05-28 | 1 |",
    ]);
  });

  it.each<[ColumnKey, Partial<Claim>, string]>([
    ["model", { model: "a|b*c_d`e<f>[g]\\h$i~j&k#l" }, "a\\|b\\*c\\_d\\`e\\<f\\>\\[g\\]\\\\h\\$i\\~j\\&k\\#l"],
    ["model", { model: "two\r\n\nlines" }, "two lines"],
    ["model", { model: null, method: "Owl" }, "—"],
    ["system", { model: null, method: "Owl" }, "Owl"],
    ["system", { model: "Hen-7B", method: "Owl" }, "Owl with Hen-7B"],
    ["paper_title", { paper_url: "javascript:alert(1)" }, "A Paper"],
    [
      "paper_title",
      { paper_title: "arxiv.org: owls", paper_url: "https://evil.example/x" },
      "[arxiv.org: owls](https://evil.example/x) (evil.example)",
    ],
    [
      "paper_title",
      { paper_title: "arxiv.org: owls", paper_url: "https://arxiv.org/abs/1" },
      "[arxiv.org: owls](https://arxiv.org/abs/1)",
    ],
    ["benchmarks", { benchmarks: ["A", "B"], aggregate: true }, "average of A; B"],
    ["benchmarks", { benchmarks: ["A", "B"] }, "each of A; B"],
    ["scope", { benchmarks: ["A"] }, "—"],
    ["benchmarks", { benchmarks: [], benchmark_text: "two tests" }, "two tests"],
    ["benchmarks", { benchmarks: [] }, "—"],
    ["after", { after: 24, of: 644, unit: "count" }, "24/644"],
    ["after", { after: 72, qualifier: "over" }, "\\> 72%"],
    ["after", { after: 72, qualifier: "over", gain: 3, gain_kind: "points" }, "72%"],
    ["gain", { gain: 3, gain_kind: "points", qualifier: "up to" }, "up to +3\u00a0pts"],
    ["gain", { gain: -80, gain_kind: "percent", qualifier: "over" }, "\\< −80%"],
    ["gain", { gain: -2, gain_kind: "times" }, "÷2"],
    ["gain", { gain: 3, gain_kind: "points", check: "mismatch" }, "≠ +3\u00a0pts"],
    ["gain", { gain: 3, gain_kind: "points", check: "ok" }, "+3\u00a0pts"],
    ["gain", { points: -1.5 }, "(−1.5\u00a0pts)"],
    ["size_b", { size_b: 0.022 }, "22M"],
    ["active_b", { active_b: 37 }, "37B"],
    ["points", { points: 2, unit: "tokens" }, "+2\u00a0tokens"],
    ["aggregate", { aggregate: true }, "yes"],
    ["higher_is_better", { higher_is_better: null }, "—"],
    ["authors", { authors: ["Ada Bell", "Cem Dağ"] }, "Ada Bell, Cem Dağ"],
    ["authors", {}, "—"],
  ])("writes %s of %j as %s", async (column, parts, expected) => {
    expect((await write([buildClaim(parts)], [column]))[2]).toBe(`| ${expected} |`);
  });
});
