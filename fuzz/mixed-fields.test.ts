import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAll } from "@/sources/testing/parse-all";
import { SAMPLE_PAPERS, type SamplePaper } from "@/sources/testing/sample-papers";
import { FORMAT_SAMPLES } from "./format-samples";
import { type Mutation, type MutationKind, mutate } from "./mutate";

/** Damaged files must give no paper whose title or abstract holds another field. `MIXED_FIELDS_FILES` sets their number. */

const FILES = Number(process.env.MIXED_FIELDS_FILES ?? 600);
const SEED = Number(process.env.MIXED_FIELDS_SEED ?? 1);

/** Damage by transfer and conversion. A repeated or missing middle part is left out: it gives a valid file with other contents. */
const KINDS = ["flip-byte", "drop-byte", "cut-end", "cut-start", "line-ends", "encoding"] as const;
type Kind = (typeof KINDS)[number] & MutationKind;

/** Formats that separate fields by line ends alone: without any line ends, they have no fields. */
const NEEDS_LINE_ENDS: ReadonlySet<string> = new Set(["plain-papers", "bare-abstract"]);
/** Formats whose titles have no mark of their own: of a text that begins within the names, they are the title. */
const UNMARKED: ReadonlySet<string> = new Set(["plain-papers", "plain-listing", "daily-papers", "copied-page"]);
const UNMARKED_SHARE = 0.01;
const removesLineEnds = ({ kind, amount }: Mutation): boolean => kind === "line-ends" && amount >= 6 / 7;

const fraction = fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100_000);
const damages: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({ kind: fc.constantFrom<Kind>(...KINDS), at: fraction, amount: fraction }),
  { minLength: 1, maxLength: 2 },
);

const exportFolder = fileURLToPath(new URL("../sources/testing/exports", import.meta.url));
const encoder = new TextEncoder();
/** Valid files: one of each format, and the exports of databases. */
const SAMPLES: readonly (readonly [string, Uint8Array])[] = [
  ...Object.entries(FORMAT_SAMPLES).map(([name, text]) => [name, encoder.encode(text)] as const),
  ...readdirSync(exportFolder).map((name) => [name, readFileSync(join(exportFolder, name))] as const),
];

const toWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}|10\.\d{4}\/\S+|\d{4}\.\d{5}|\d{5}/gu) ?? []);

const listFields = (paper: SamplePaper): readonly string[] =>
  Object.values(paper).flatMap((value: string | readonly string[]) => value);
const allWords = toWords(SAMPLE_PAPERS.flatMap(listFields).join("\n"));

/** Words of other fields and other papers in a text that should be this field of one of the papers. */
function findForeignWords(text: string, field: "title" | "abstract"): string[] {
  const found = [...toWords(text)].filter((word) => allWords.has(word));
  // Damage shortens words: "within" becomes "with".
  const foreign = SAMPLE_PAPERS.map((paper) => found.filter((word) => !paper[field].toLowerCase().includes(word)));
  return foreign.reduce((a, b) => (b.length < a.length ? b : a));
}

/** True for a title made from the first words of an abstract without one. */
const isBeginning = (title: string, abstract: string): boolean =>
  abstract.replace(/\s+/g, " ").startsWith(title.replace(/…$/, "").trim());

const describeDamage = (damage: readonly Mutation[]): string =>
  damage.map(({ kind, at, amount }) => `${kind} ${at} ${amount}`).join(", ");

async function findMixed(bytes: Uint8Array): Promise<string | null> {
  for (const { title, abstract } of (await parseAll(bytes)).papers) {
    const inTitle = isBeginning(title, abstract) ? [] : findForeignWords(title, "title");
    const inAbstract = findForeignWords(abstract, "abstract");
    if (inTitle.length + inAbstract.length > 0)
      return `title (${inTitle.join(", ")}): ${title}\n  abstract (${inAbstract.join(", ")}): ${abstract}`;
  }
  return null;
}

describe("titles and abstracts of damaged files", () => {
  it.each(SAMPLES)("%s holds no mixed fields while it is whole", async (_, bytes) => {
    expect(await findMixed(bytes)).toBeNull();
  });

  it.each(SAMPLES)("%s", { timeout: 3_600_000 }, async (name, bytes) => {
    const count = Math.ceil(FILES / SAMPLES.length);
    const mixed: string[] = [];
    for (const damage of fc.sample(damages, { seed: SEED, numRuns: count })) {
      if (NEEDS_LINE_ENDS.has(name) && damage.some(removesLineEnds)) continue;
      const found = await findMixed(mutate(bytes, damage));
      if (found !== null) mixed.push(`${describeDamage(damage)}\n  ${found}`);
    }
    expect(mixed.slice(Math.floor(count * (UNMARKED.has(name) ? UNMARKED_SHARE : 0)))).toEqual([]);
  });
});
