import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
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
  const { papers, claims, issues } = JSON.parse(stats.stdout) as { papers: number; claims: number; issues: number };
  return { code, papers, claims, issues, said: stderr + stdout };
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

const owls = (i: number): string =>
  JSON.stringify({
    title: `Owl study ${i}`,
    abstract: `Owl-7B rises from 40% to 5${i % 10}% on GSM8K, seen ${i} times.`,
  });
const packed = gzipSync(`${Array.from({ length: 300 }, (_, i) => owls(i)).join("\n")}\n`);
const accents = "# Café Owls\n\n**Authors**: José Ünal\n\n**Abstract**: À Owl-7B rises from 40% to 52% on GSM8K.\n";
const deep = "[".repeat(500) + "]".repeat(500);
const atom = (head: string, title: string): string =>
  `<?xml version="1.0"?>\n${head}<feed xmlns="http://www.w3.org/2005/Atom"><id>http://arxiv.org/api</id>
<entry><id>http://arxiv.org/abs/2501.00001</id><title>${title}</title><summary>Owl-7B reaches 50% on GSM8K.</summary></entry></feed>`;
const bomb = `<!DOCTYPE feed [<!ENTITY a "owl"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>\n`;

/** File, content, papers in it that are kept, what is said (null: nothing has to be). */
const kept: [string, string | Uint8Array, number, RegExp | null][] = [
  [
    "cut.jsonl.gz",
    packed.subarray(0, packed.length / 2),
    -1,
    /cut\.jsonl\.gz, byte \d+: the gzip file is cut off .*\("/,
  ],
  ["wide.md", Buffer.from(`\uFEFF${accents}`, "utf16le"), 1, null],
  ["wide-unmarked.md", Buffer.from(accents, "utf16le"), 1, /wide-unmarked\.md, .*read as utf-16le/],
  ["western.md", Buffer.from(accents, "latin1"), 1, /western\.md, .*not UTF-8, read as windows-1252/],
  ["bomb.xml", atom(bomb, "&c;"), 0, /bomb\.xml, line 2: .*DTD.*refused \(".*ENTITY/],
  ["outside.xml", atom('<!DOCTYPE feed SYSTEM "file:///etc/hosts">\n', "x"), 0, /outside\.xml, line 2: .*DTD.*refused/],
  ["entity.xml", atom("", "Owls &many; times"), 1, /entity\.xml, line 3: .*undefined entity.*\(".*&many;/],
  ["deep.json", deep, 0, /deep\.json, line 1: nested more than 64 levels deep/],
  [
    "deep-inside.json",
    `[${owls(1)},\n{"title":"Deep","abstract":${deep}},${owls(2)}]`,
    2,
    /deep-inside\.json, line 2: nested/,
  ],
  ["deep.jsonl", `${owls(1)}\n{"title":"Deep","abstract":${deep}}\n${owls(2)}\n`, 2, /deep\.jsonl, line 2: nested/],
  [
    "titles.csv",
    "title,authors,year\nOwls,Ada Bell,2025\n",
    0,
    /titles\.csv, .*no column for the abstract.*--map abstract=/,
  ],
  [
    "quote.csv",
    'title,abstract\nOwls,Owl-7B reaches 50% on GSM8K.\nMice,"open\n',
    1,
    /quote\.csv, line 3: no whole row/,
  ],
  ["cut.json", `[${owls(1)},${owls(2).slice(0, 40)}`, 1, /cut\.json, line 1: the JSON breaks off .*Owl study 2/],
];
for (const [file, content, papers, message] of kept) {
  test(`of ${file} what can be read is kept, and the fault has its place`, async () => {
    const result = await importBeside(file, content);
    expect(result.code).toBe(0);
    if (message) expect(result.said).toMatch(message);
    expect(result.said).not.toMatch(/^\s+at /m);
    if (papers >= 0) expect(result.papers).toBe(1 + papers);
    else expect(result.papers).toBeGreaterThan(100);
    expect(result.issues > 0).toBe(message !== null);
  });
}

test("alone, a file without papers is an error, and so is a folder", async () => {
  const shopping = join(folder.path, "shopping");
  const bare = join(folder.path, "bare");
  for (const path of [shopping, bare]) mkdirSync(path);
  writeFileSync(join(shopping, "list.txt"), "eggs\nmilk\n");
  writeFileSync(join(shopping, "titles.csv"), "title,authors,year\nOwls,Ada Bell,2025\n");
  const cases: [string, RegExp][] = [
    [shopping, /list\.txt.*no known format[\s\S]*titles\.csv.*no column[\s\S]*claimboard: no paper in .*shopping\n$/],
    [bare, /^claimboard: no files in the folder .*bare\n$/],
    [join(shopping, "*.jsonl"), /^claimboard: no file is called like .*\*\.jsonl\n$/],
  ];
  for (const [input, message] of cases) {
    const { code, stdout, stderr } = await claimboard(["import", "--db", join(folder.path, "alone.db"), input]);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
  }
});

test("names of the file's own are taken with --map, from a pattern that the shell left alone", async () => {
  writeFileSync(join(folder.path, "own-names.csv"), "name;summary text\nOwls;Owl-7B reaches 50% on GSM8K.\n");
  const args = ["--map", "title=name,abstract=summary text", join(folder.path, "own-n*.csv")];
  const { code, stdout, stderr } = await claimboard(["import", "--db", join(folder.path, "map.db"), ...args]);
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/papers: 1 new.*\n.*claims: 1 new/);
});
