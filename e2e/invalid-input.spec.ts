import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { type ExportedClaim, exportClaims } from "./board";
import { claimboard, temporaryFolder } from "./program";

const folder = temporaryFolder();
test.afterAll(folder.remove);

const digest = (...records: string[]): string => records.join("\n\n");
const record = (title: string, id: string, abstract: string): string =>
  `# ${title}\n\n**Authors**: Ada Example, Bo Example\n\n**Link**: [PDF](https://arxiv.org/pdf/2501.${id})\n\n${abstract && `**Abstract**: ${abstract}`}`;

/** Returns a JSONL line with one claim. Titles are unique, so that papers of two files are not merged. */
const paper = (title: string, abstract = `${title} rises from 40% to 52% on GSM8K.`): string =>
  JSON.stringify({ title, abstract });
const packed = gzipSync(
  `${Array.from({ length: 300 }, (_, i) => paper(`Owl ${i}`, `Owl ${i} rises from 40% to 5${i % 10}% on GSM8K, seen ${i} times.`)).join("\n")}\n`,
);
const accents = (title: string): string =>
  `# Café ${title}\n\n**Authors**: José Ünal\n\n**Abstract**: À Owl-7B rises from 40% to 52% on GSM8K.\n`;
const deep = "[".repeat(500) + "]".repeat(500);
const atom = (head: string, title: string): string =>
  `<?xml version="1.0"?>\n${head}<feed xmlns="http://www.w3.org/2005/Atom"><id>http://arxiv.org/api</id>
<entry><id>http://arxiv.org/abs/2501.00001</id><title>${title}</title><summary>Owl-7B reaches 50% on GSM8K.</summary></entry></feed>`;
const bomb = `<!DOCTYPE feed [<!ENTITY a "owl"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>\n`;

/** File, content, number of papers kept (with one claim each), expected message (null: none required). */
const CASES: readonly [string, string | Uint8Array, number, RegExp | null][] = [
  ["good.jsonl", paper("Steady Steps"), 1, null],
  ["empty.md", "", 0, /empty/i],
  ["picture.bin", new Uint8Array(4096).map((_, at) => (at * 37) % 256), 0, /binary/],
  ["shopping.txt", "eggs\nmilk\nbread\n", 0, /unknown format/],
  [
    "digest.md",
    digest(
      record("First of Three", "00011", "Our model reaches 61.5% on MATH-500."),
      record("Second of Three", "00012", ""),
      record("Third of Three", "00013", "Our model reaches 62.5% on MATH-500."),
    ),
    2,
    /line \d+/,
  ],
  ["half.jsonl", `${paper("One Half")}\n{"title": "Two", \n${paper("Three Halves")}\n`, 2, /(line|record) 2/],
  [
    "long.jsonl",
    paper("Long", `Our model reaches 44.5% on GSM8K. ${"The ladder has many steps of wood and rope. ".repeat(24_000)}`),
    1,
    /line 1: .*characters/,
  ],
  [
    "endless.jsonl",
    paper("Endless", `Our model reaches 45.5% on GSM8K. ${"9.5% of 12 and ".repeat(70_000)}.`),
    1,
    /line 1: .*characters/,
  ],
  ["cut.jsonl.gz", packed.subarray(0, packed.length / 2), -1, /byte \d+: the gzip file is truncated .*\("/],
  ["wide.md", Buffer.from(`\uFEFF${accents("Wide")}`, "utf16le"), 1, null],
  ["wide-unmarked.md", Buffer.from(accents("Unmarked"), "utf16le"), 1, /read as utf-16le/],
  ["western.md", Buffer.from(accents("Western"), "latin1"), 1, /not UTF-8, read as windows-1252/],
  ["bomb.xml", atom(bomb, "&c;"), 0, /line 2: .*DTD.*rejected \(".*ENTITY/],
  ["outside.xml", atom('<!DOCTYPE feed SYSTEM "file:///etc/hosts">\n', "x"), 0, /line 2: .*DTD.*rejected/],
  ["entity.xml", atom("", "Owls &many; times"), 1, /line 3: .*undefined entity.*\(".*&many;/],
  ["deep.json", deep, 0, /line 1: nested more than 64 levels deep/],
  [
    "deep-inside.json",
    `[${paper("Inside One")},\n{"title":"Deep","abstract":${deep}},${paper("Inside Two")}]`,
    2,
    /line 2: nested/,
  ],
  [
    "deep.jsonl",
    `${paper("Deep One")}\n{"title":"Deep","abstract":${deep}}\n${paper("Deep Two")}\n`,
    2,
    /line 2: nested/,
  ],
  ["titles.csv", "title,authors,year\nOwls,Ada Bell,2025\n", 0, /no column for the abstract.*--map abstract=/],
  ["quote.csv", 'title,abstract\nQuoted,Owl-7B reaches 50% on GSM8K.\nMice,"open\n', 1, /line 3: no complete row/],
  [
    "cut.json",
    `[${paper("Whole")},${paper("Owl study 2").slice(0, 40)}`,
    1,
    /line 1: the JSON is truncated here.*Owl study 2/,
  ],
];

const db = join(folder.path, "all.db");
let said = "";
let claims: readonly ExportedClaim[] = [];
test.beforeAll(async () => {
  const inputs = join(folder.path, "all");
  mkdirSync(inputs);
  for (const [file, content] of CASES) writeFileSync(join(inputs, file), content);
  const { code, stdout, stderr } = await claimboard([
    "import",
    "--db",
    db,
    ...CASES.map(([file]) => join(inputs, file)),
  ]);
  expect(code, stderr).toBe(0);
  [said, claims] = [stderr + stdout, await exportClaims(db)];
});

for (const [file, , papers, message] of CASES) {
  test(`${file}: readable papers are kept, and the error has a location`, () => {
    const lines = said.split("\n").filter((line) => line.includes(`/${file},`) || line.includes(`/${file}:`));
    if (message) expect(lines.join("\n")).toMatch(message);
    else expect(lines).toEqual([]);
    const kept = new Set(claims.filter(({ source }) => source.endsWith(`/${file}`)).map(({ paper_id }) => paper_id));
    if (papers >= 0) expect(kept.size).toBe(papers);
    else expect(kept.size).toBeGreaterThan(100);
  });
}

test("every issue is stored, without internals of the program", async () => {
  const { stdout } = await claimboard(["stats", "--json", "--db", db]);
  const issueCount = said.split(`: ${folder.path}`).length - 1;
  expect(issueCount).toBeGreaterThan(CASES.length / 2);
  expect(JSON.parse(stdout).issues).toBe(issueCount);
  expect(said).not.toMatch(/^\s+at /m);
});

test("a single file or folder without papers is an error", async () => {
  const shopping = join(folder.path, "shopping");
  const bare = join(folder.path, "bare");
  for (const path of [shopping, bare]) mkdirSync(path);
  writeFileSync(join(shopping, "list.txt"), "eggs\nmilk\n");
  writeFileSync(join(shopping, "titles.csv"), "title,authors,year\nOwls,Ada Bell,2025\n");
  const cases: [string, RegExp][] = [
    [
      shopping,
      /list\.txt.*unknown format[\s\S]*titles\.csv.*no column[\s\S]*claimboard: no paper found in .*shopping\n$/,
    ],
    [bare, /^claimboard: no files in the folder .*bare\n$/],
    [join(shopping, "*.jsonl"), /^claimboard: no file matches .*\*\.jsonl\n$/],
  ];
  for (const [input, message] of cases) {
    const { code, stdout, stderr } = await claimboard(["import", "--db", join(folder.path, "alone.db"), input]);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
  }
});

test("--map sets field names, also with a pattern not expanded by the shell", async () => {
  writeFileSync(join(folder.path, "own-names.csv"), "name;summary text\nOwls;Owl-7B reaches 50% on GSM8K.\n");
  const args = ["--map", "title=name,abstract=summary text", join(folder.path, "own-n*.csv")];
  const { code, stdout, stderr } = await claimboard(["import", "--db", join(folder.path, "map.db"), ...args]);
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/papers: 1 new.*\n.*claims: 1 new/);
});
