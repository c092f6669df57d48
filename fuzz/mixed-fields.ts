import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { getErrorMessage } from "@/lib/format/error-message";
import { addToGroup } from "@/lib/format/group-by";
import { detectFormat } from "@/sources/formats/detect-format";
import { isWithinEdits } from "@/sources/input/within-edits";
import { parseAll } from "@/sources/testing/parse-all";
import { SAMPLE_PAPERS, type SamplePaper } from "@/sources/testing/sample-papers";
import { FORMAT_SAMPLES } from "./format-samples";
import { type Mutation, type MutationKind, mutate } from "./mutate";

/** Damaged files must give no paper whose title or abstract holds another field. */

/** A valid file with the invented papers. */
export interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Name of the format in which it is read; samples of one format are a family. */
  readonly family: string;
}

/** What damaged files of a family gave. */
export interface FamilyResult {
  readonly family: string;
  /** Damaged files that were read, and papers read from them. */
  files: number;
  papers: number;
  /** Files that threw, and files with a paper in whose title or abstract another field is: the damage, and what was found. */
  readonly crashes: string[];
  readonly mixed: string[];
}

/** Damage by transfer and conversion. A repeated or missing middle part is left out: it gives a valid file with other contents. */
const KINDS = [
  "flip-byte",
  "drop-byte",
  "cut-end",
  "cut-start",
  "line-ends",
  "encoding",
] as const satisfies readonly MutationKind[];

/** Formats that separate fields by line ends alone: without any line ends, they have no fields. */
const NEEDS_LINE_ENDS: ReadonlySet<string> = new Set([
  "plain-papers",
  "plain-listing",
  "daily-papers",
  "bare-abstract",
]);
/** Formats whose values may be below the name of another column. */
const TABLES: ReadonlySet<string> = new Set(["csv", "markdown-table"]);

const toVariant = ({ amount }: Mutation, count: number): number => Math.floor(amount * count);
/** Spaces in the place of line ends, or line separators that an older encoding does not have. */
function removesLineEnds(damage: readonly Mutation[]): boolean {
  const ends = damage.filter(({ kind }) => kind === "line-ends").map((one) => toVariant(one, 7));
  return ends.includes(6) || (ends.includes(3) && damage.some(({ kind }) => kind === "encoding"));
}

const fraction = fc.integer({ min: 0, max: 99_999 }).map((n) => n / 100_000);
const drawDamages = (kinds: readonly MutationKind[]): fc.Arbitrary<readonly Mutation[]> =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fraction, amount: fraction }), {
    minLength: 1,
    maxLength: 2,
  });
const damages = drawDamages(KINDS);
const tableDamages = drawDamages([...KINDS, "swap-values"]);

const exportFolder = fileURLToPath(new URL("../sources/testing/exports", import.meta.url));
const decode = (bytes: Uint8Array): string => new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(bytes);

function toSample(name: string, bytes: Uint8Array): Sample {
  const family = detectFormat(decode(bytes))?.name;
  if (family === undefined) throw new Error(`${name} is in no known format`);
  return { name, bytes, family };
}

/** Valid files: one of each format, and the exports of databases. */
export const SAMPLES: readonly Sample[] = [
  ...Object.entries(FORMAT_SAMPLES).map(([name, text]) => toSample(name, new TextEncoder().encode(text))),
  ...readdirSync(exportFolder).map((name) => toSample(name, readFileSync(join(exportFolder, name)))),
];
/** Text of the samples that are tables. */
export const TABLE_SAMPLES: readonly (readonly [string, string])[] = SAMPLES.filter(({ family }) =>
  TABLES.has(family),
).map(({ name, bytes }) => [name, decode(bytes)]);

const byFamily = new Map<string, Sample[]>();
for (const sample of SAMPLES) addToGroup(byFamily, sample.family, sample);
export const FAMILIES: readonly string[] = [...byFamily.keys()];

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

/**
 * True for the last name of a line of authors, above an abstract, also with one wrong or missing character: the text begins
 * within this line, or another character became a line end. Nothing distinguishes "Tomas Ibarra" from a title such as
 * "Residual Networks".
 */
const isLastName = (title: string): boolean =>
  SAMPLE_PAPERS.some(({ authors: [, last] }) =>
    [0, 1].some((missing) => isWithinEdits(title, last.slice(-title.length - missing), title.length > 3 ? 1 : 0)),
  );

/** A text that begins within the last name. */
const NAME_AT_START = /^(?:Tomas )?Ibarra\S?Growers|^(?:Bram )?Oster\S?Currents/;

/** True for names at the end of a title whose only comma is lost or another letter, also with one more wrong character. */
const endsWithNames = (title: string): boolean =>
  !title.includes(",") &&
  SAMPLE_PAPERS.some(({ authors }) => {
    const names = authors.join(" ");
    return [-1, 0, 1].some((more) => isWithinEdits(title.slice(-names.length - more), names, 2));
  });

/** Reads a file; returns the number of papers, and the first title or abstract that holds words of another field. */
export async function findMixed(
  bytes: Uint8Array,
): Promise<{ readonly papers: number; readonly mixed: string | null }> {
  const { papers } = await parseAll(bytes);
  for (const { title, abstract, authors } of papers) {
    if ((authors.length === 0 && (NAME_AT_START.test(title) || endsWithNames(title))) || isLastName(title)) continue;
    const inTitle = isBeginning(title, abstract) ? [] : findForeignWords(title, "title");
    const inAbstract = findForeignWords(abstract, "abstract");
    if (inTitle.length + inAbstract.length > 0) {
      const mixed = `title (${inTitle.join(", ")}): ${title}\n  abstract (${inAbstract.join(", ")}): ${abstract}`;
      return { papers: papers.length, mixed };
    }
  }
  return { papers: papers.length, mixed: null };
}

const describeDamage = (name: string, damage: readonly Mutation[]): string =>
  `${name}: ${damage.map(({ kind, at, amount }) => `${kind} ${at} ${amount}`).join(", ")}`;

/**
 * Damages the samples of a family, each by the same list of damages, and reads the files.
 * @param files number of damaged files of all samples together
 */
export async function damageFamily(family: string, files: number, seed: number): Promise<FamilyResult> {
  const samples = byFamily.get(family) ?? [];
  const result: FamilyResult = { family, files: 0, papers: 0, crashes: [], mixed: [] };
  const isExempt = (damage: readonly Mutation[]): boolean => NEEDS_LINE_ENDS.has(family) && removesLineEnds(damage);
  const drawn = TABLES.has(family) ? tableDamages : damages;
  const numRuns = Math.ceil(files / samples.length);
  const list = fc.sample(
    drawn.filter((damage) => !isExempt(damage)),
    { seed, numRuns },
  );
  for (const { name, bytes } of samples) {
    for (const damage of list) {
      result.files++;
      try {
        const { papers, mixed } = await findMixed(mutate(bytes, damage));
        result.papers += papers;
        if (mixed !== null) result.mixed.push(`${describeDamage(name, damage)}\n  ${mixed}`);
      } catch (error) {
        result.crashes.push(`${describeDamage(name, damage)}\n  ${getErrorMessage(error)}`);
      }
    }
  }
  return result;
}
