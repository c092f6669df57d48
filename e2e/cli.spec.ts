import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "playwright/test";
import { parseCsv } from "./parse-csv";
import { claimboard, ROOT, SAMPLES, temporaryFolder } from "./program";

const folder = temporaryFolder();
const db = join(folder.path, "board.db");
test.afterAll(folder.remove);

interface Stats {
  readonly papers: number;
  readonly claims: number;
  readonly benchmarks: number;
  readonly models: number;
}

async function readStats(): Promise<Stats> {
  const { code, stdout } = await claimboard(["stats", "--json", "--db", db]);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Stats;
}

const lines = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

test.describe.configure({ mode: "serial" });

test("import stores the samples, and a second import changes nothing", async () => {
  const first = await claimboard(["import", "--db", db, ...SAMPLES]);
  expect(first.code, first.stderr).toBe(0);
  const { papers, claims, benchmarks, models } = await readStats();
  expect(papers).toBeGreaterThanOrEqual(60);
  expect(claims).toBeGreaterThan(papers);
  const before = await claimboard(["export", "--db", db, "--to", "ndjson"]);

  const second = await claimboard(["import", "--db", db, ...SAMPLES]);
  expect(second.code, second.stderr).toBe(0);
  expect(await readStats()).toMatchObject({ papers, claims, benchmarks, models });
  const after = await claimboard(["export", "--db", db, "--to", "ndjson"]);
  expect(after.stdout).toBe(before.stdout);
});

test("export writes the same claims as NDJSON, JSON and CSV", async () => {
  const { claims } = await readStats();
  const [ndjson, json, csv] = await Promise.all(
    ["ndjson", "json", "csv"].map(async (format) => (await claimboard(["export", "--db", db, "--to", format])).stdout),
  );
  const fromLines = lines(ndjson ?? "").map((line) => JSON.parse(line));
  const fromJson = JSON.parse(json ?? "");
  const rows = parseCsv(csv ?? "");
  expect(fromLines).toHaveLength(claims);
  expect(fromJson.claims ?? fromJson).toEqual(fromLines);
  expect(rows.map((row) => row.id)).toEqual(fromLines.map((claim) => claim.id));
  expect(rows.map((row) => row.after)).toEqual(
    fromLines.map((claim) => (claim.after === null ? "" : String(claim.after))),
  );
  expect(rows.map((row) => row.benchmarks)).toEqual(fromLines.map((claim) => claim.benchmarks.join("; ")));
});

test("export accepts the query of the URL and writes to a file", async () => {
  const file = join(folder.path, "mathvista.csv");
  const { code, stdout } = await claimboard([
    "export",
    "--db",
    db,
    "--where",
    "benchmark=MathVista",
    "--to",
    "csv",
    "-o",
    file,
  ]);
  expect(code).toBe(0);
  expect(stdout).toBe("");
  const rows = parseCsv(readFileSync(file, "utf8"));
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row.benchmarks?.split("; ")).toContain("MathVista");
});

test("every span of an export matches its text in the abstract", async () => {
  const paper = {
    title: "Gradual Climb: a test of offsets",
    abstract: "We propose Climb.\n  On MathVista, Climb lifts Qwen2.5-VL-7B from 66.3\\% to 72.9\\%.",
  };
  const { code, stdout } = await claimboard(["extract", "--from", "jsonl", "-"], {
    input: `${JSON.stringify(paper)}\n`,
  });
  expect(code).toBe(0);
  const [claim, ...others] = lines(stdout).map((line) => JSON.parse(line));
  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    before: 66.3,
    after: 72.9,
    benchmarks: ["MathVista"],
    model: "Qwen2.5-VL-7B",
    size_b: 7,
  });
  const words = (slot: string): string => paper.abstract.slice(...(claim.spans[slot] as [number, number]));
  expect(words("before")).toContain("66.3");
  expect(words("after")).toContain("72.9");
  expect(words("model")).toBe("Qwen2.5-VL-7B");
  expect(words("benchmarks")).toBe("MathVista");
});

test("extract writes only data to standard output, in input order", async () => {
  const paper = (name: string, score: number) =>
    `${JSON.stringify({ title: `${name}: a study`, abstract: `${name} reaches ${score}% on GSM8K.` })}\n`;
  const input = paper("Alpha", 71.5) + paper("Beta", 60.25) + paper("Gamma", 80);
  const { code, stdout } = await claimboard(["extract", "-"], { input });
  expect(code).toBe(0);
  expect(lines(stdout).map((line) => JSON.parse(line).after)).toEqual([71.5, 60.25, 80]);
});

test("shards give the same board as an import, in any order, and a shard of another version is refused", async () => {
  const input = (names: readonly string[]) =>
    names
      .map((name, i) => ({ title: `${name}: a study`, abstract: `${name} reaches ${60 + i}% on GSM8K.` }))
      .map((paper) => `${JSON.stringify(paper)}\n`)
      .join("");
  const parts = [["Alpha", "Beta"], ["Gamma"]].map((names, i) => {
    const part = join(folder.path, `part-${i}.jsonl`);
    writeFileSync(part, input(names));
    return part;
  });
  const board = async (name: string, args: readonly string[]) => {
    const db = join(folder.path, name);
    const imported = await claimboard(["import", "--db", db, ...args]);
    const { stdout } = await claimboard(["export", "--db", db, "--to", "ndjson"]);
    return { code: imported.code, summary: imported.stdout, claims: stdout };
  };
  const shards = parts.map((part) => `${part}.shard`);
  for (const [i, part] of parts.entries()) await claimboard(["extract", "--shard", part, "-o", shards[i] ?? ""]);
  const whole = await board("whole.db", parts);
  expect(lines(whole.claims)).toHaveLength(3);
  const merged = await board("shards.db", ["--claims", ...shards.toReversed()]);
  expect(merged).toEqual({ ...whole, summary: expect.stringMatching(/^papers: 3 new/) });
  expect((await board("shards.db", ["--claims", ...shards])).summary).toMatch(/: 0 new, 0 merged, 3 unchanged/);

  const [first = ""] = lines(readFileSync(shards[0] ?? "", "utf8"));
  const old = join(folder.path, "old.shard");
  writeFileSync(old, first.replace(/"extractor":"[^"]+"/, '"extractor":"0.0.1"'));
  const refused = await claimboard(["import", "--db", join(folder.path, "old.db"), "--claims", old]);
  expect(refused).toMatchObject({ code: 2, stdout: "" });
  expect(refused.stderr).toMatch(/line 1: this shard was extracted by version 0\.0\.1/);
  const both = await claimboard(["import", "--db", join(folder.path, "old.db"), "samples/digest.md", "--claims", old]);
  expect(both).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/papers, or shards with --claims, but not both/),
  });
});

test("eval scores the gold claims of the samples", async () => {
  const gold = join(ROOT, "samples", "gold.jsonl");
  const { code, stdout } = await claimboard(["eval", gold, "--papers", join(ROOT, "samples")]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ {2}numbers( +\d+\.\d){3} +\d+\.\d–\d+\.\d/m);
  for (const table of ["kind of gain", "word lists", "stated confidence"]) expect(stdout).toContain(table);

  const part = ["eval", gold, "--papers", join(ROOT, "samples"), "--part", "aside", "--errors", "--json"];
  const { papers, errors } = JSON.parse((await claimboard(part)).stdout);
  expect(papers).toBeLessThan(40);
  for (const error of errors) expect(error).toMatchObject({ title: expect.any(String), sentence: expect.any(String) });
});

test("explain shows how a claim was extracted", async () => {
  const file = join(folder.path, "one.jsonl");
  writeFileSync(file, `${JSON.stringify({ title: "Climb", abstract: "Climb scores 81.2% on GSM8K." })}\n`);
  const { code, stdout } = await claimboard(["explain", file]);
  expect(code).toBe(0);
  expect(stdout).toContain("81.2");
  expect(stdout).toContain("GSM8K");
});

test.describe("invalid usage", () => {
  const cases: [string, string[], RegExp][] = [
    ["an unknown flag", ["import", "--colour"], /--colour/],
    ["an unknown command", ["imprt", "a.md"], /imprt/],
    ["a missing file", ["import", "--db", db, "no-such-file.md"], /no-such-file\.md/],
    ["an unknown format", ["export", "--db", db, "--to", "docx"], /docx/],
    ["an unknown query", ["export", "--db", db, "--where", "sort=-nothing"], /nothing|sort/],
    ["a missing database", ["export", "--db", join(folder.path, "none.db")], /none\.db/],
    [
      "a file that is not a database",
      ["export", "--to", "csv", "--db", fileURLToPath(import.meta.url)],
      /not a SQLite database/,
    ],
  ];
  for (const [name, args, message] of cases) {
    test(name, async () => {
      const { code, stdout, stderr } = await claimboard(args);
      expect(code).toBe(2);
      expect(stdout).toBe("");
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/^\s+at /m);
    });
  }
});

test("help exits with 0", async () => {
  const { code, stdout } = await claimboard(["import", "--help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/example/i);
});

test("check reports inconsistencies and conflicts between papers", async () => {
  const papers = [
    ["Owls that look at charts", "It raises the accuracy of Qwen2.5-VL-7B on MathVista from 68.2% to 71.5%."],
    ["Herons that count bars", "Our training improves Qwen2.5-VL-7B on MathVista from 63.7% to 70.1% accuracy."],
    [
      "Larks that read maps",
      "Our training improves Qwen2.5-VL-3B on MathVista from 50.1% to 60.2%, a gain of 15 points.",
    ],
  ].map(([title, abstract]) => JSON.stringify({ title, abstract }));
  const other = join(folder.path, "checked.db");
  const { code, stderr } = await claimboard(["import", "--db", other, "-"], { input: papers.join("\n") });
  expect(code, stderr).toBe(0);
  const { stdout } = await claimboard(["check", "--db", other, "--json"]);
  const faults = lines(stdout).map((line) => JSON.parse(line) as { code: string; message: string });
  expect(faults).toMatchObject([
    { code: "arithmetic", paper_title: "Larks that read maps" },
    { code: "disagreement", paper_title: "Herons that count bars" },
  ]);
  expect(faults[1]?.message.replace(/\s/g, " ")).toContain("63.7% in");
});
