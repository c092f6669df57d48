import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { claimboard, temporaryFolder } from "./program";

const folder = temporaryFolder();
test.afterAll(folder.remove);

const GOOD = { title: "Steady Steps: a good paper", abstract: "Steady Steps reaches 70.5% on GSM8K." };

/** Writes the file, imports it together with a good one into a database of its own, and says what came of it. */
async function importBeside(name: string, content: string | Uint8Array) {
  const db = join(folder.path, `${name}.db`);
  const bad = join(folder.path, name);
  const good = join(folder.path, "good.jsonl");
  writeFileSync(bad, content);
  writeFileSync(good, `${JSON.stringify(GOOD)}\n`);
  const { code, stderr, stdout } = await claimboard(["import", "--db", db, bad, good]);
  const stats = await claimboard(["stats", "--json", "--db", db]);
  const { papers, claims } = JSON.parse(stats.stdout) as { papers: number; claims: number };
  return { code, papers, claims, said: stderr + stdout };
}

const digest = (records: string[]): string => records.join("\n\n");
const record = (title: string, abstract: string): string =>
  `# ${title}\n\n**Authors**: Ada Example, Bo Example\n\n**Link**: [PDF](https://arxiv.org/pdf/2501.00001)\n\n**Abstract**: ${abstract}`;

const cases: [string, string, string | Uint8Array, RegExp][] = [
  ["an empty file", "empty.md", "", /empty\.md.*empty/i],
  ["a binary file", "picture.bin", new Uint8Array(4096).map((_, at) => (at * 37) % 256), /picture\.bin/],
  ["a file in no known format", "shopping.txt", "eggs\nmilk\nbread\n", /shopping\.txt/],
];
for (const [name, file, content, message] of cases) {
  test(`${name} is named, and the file beside it is imported`, async () => {
    const { papers, said } = await importBeside(file, content);
    expect(said).toMatch(message);
    expect(said).not.toMatch(/^\s+at /m);
    expect(papers).toBe(1);
  });
}

test("of a digest with one broken record the rest is imported, and the place is named", async () => {
  const text = digest([
    record("First of Three", "Our model reaches 61.5% on MATH-500."),
    "# Second of Three\n\n**Authors**: Ada Example\n\n**Link**: [PDF](https://arxiv.org/pdf/2501.00002)",
    record("Third of Three", "Our model reaches 62.5% on MATH-500.").replace("00001", "00003"),
  ]);
  const { code, papers, said } = await importBeside("digest.md", text);
  expect(code).toBe(0);
  expect(papers).toBe(3);
  expect(said).toMatch(/digest\.md.*line \d+/);
});

test("of JSONL with one broken line the rest is imported, and the line is named", async () => {
  const line = (title: string) => JSON.stringify({ title, abstract: "It reaches 50% on GSM8K." });
  const { papers, said } = await importBeside("half.jsonl", `${line("One")}\n{"title": "Two", \n${line("Three")}\n`);
  expect(papers).toBe(3);
  expect(said).toMatch(/half\.jsonl.*(line|record) 2/);
});

test("an abstract of 1 MB is taken within seconds, and it is said how far it was read", async () => {
  const abstract = `Our model reaches 44.5% on GSM8K. ${"The ladder has many steps of wood and rope. ".repeat(24_000)}`;
  const start = Date.now();
  const line = `${JSON.stringify({ title: "Long", abstract })}\n`;
  const { code, papers, claims, said } = await importBeside("long.jsonl", line);
  expect(code).toBe(0);
  expect({ papers, claims }).toEqual({ papers: 2, claims: 2 });
  expect(said).toMatch(/long\.jsonl, line 1: .*characters/);
  expect(Date.now() - start).toBeLessThan(20_000);
});

test("a sentence of 1 MB is reported, and the paper is kept", async () => {
  const abstract = `${"9.5% of 12 and ".repeat(70_000)}.`;
  const { code, papers, said } = await importBeside(
    "endless.jsonl",
    `${JSON.stringify({ title: "Endless", abstract })}\n`,
  );
  expect(code).toBe(0);
  expect(papers).toBe(2);
  expect(said).toMatch(/endless\.jsonl, line 1: .*characters/);
});
