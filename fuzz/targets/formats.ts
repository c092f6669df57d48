import { deepStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { isoDateSchema, type PaperRecord } from "@/lib/paper/paper";
import { toFirstDay } from "@/lib/paper/publication-date";
import { FORMATS } from "@/sources/formats/registry";
import { TITLE_CHARACTERS } from "@/sources/input/limits";
import { type ParsedFile, parseAll } from "@/sources/testing/parse-all";
import { FORMAT_SAMPLES } from "../format-samples";
import { type Mutation, mutate, mutations } from "../mutate";
import { createTarget } from "../target";

interface FileCase {
  readonly sample: string;
  readonly damage: readonly Mutation[];
  /** Format given with `--from`; undefined if detected. */
  readonly from: string | undefined;
  readonly chunkSize: number;
}

const SAMPLES = Object.keys(FORMAT_SAMPLES);
const FORMAT_NAMES = FORMATS.map((format) => format.name);

/** A damaged file of any format, sometimes read as another one. */
const files: fc.Arbitrary<FileCase> = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    mutations,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant("detected") },
      { weight: 3, arbitrary: fc.constant("its own") },
      { weight: 1, arbitrary: fc.constantFrom(...FORMAT_NAMES) },
    ),
    fc.constantFrom(1 << 16, 1_000, 7),
  )
  .map(([sample, damage, from, chunkSize]) => ({
    sample,
    damage,
    from: from === "detected" ? undefined : from === "its own" ? sample : from,
    chunkSize,
  }));

/** The bytes of a damaged sample. */
export const damageSample = ({ sample, damage }: Pick<FileCase, "sample" | "damage">): Uint8Array =>
  mutate(new TextEncoder().encode(FORMAT_SAMPLES[sample] ?? ""), damage);

/** Control characters that are no space, and half characters, have no place in a text. */
const JUNK = /[^\P{Cc}\s\u0080-\u009f]|\p{Surrogate}/u;

/** `toFirstDay` completes a month or a year. */
const isDate = (date: string): boolean =>
  [4, 7, 10].includes(date.length) && isoDateSchema.safeParse(toFirstDay(date)).success;

/** Throws if a record holds what must not be stored. */
function checkRecord(paper: PaperRecord): void {
  const { title, abstract, authors, published, updated, url, arxiv_id, doi, venue } = paper;
  for (const [field, text] of Object.entries({ title, abstract, arxiv_id, doi, venue, authors: authors.join("\n") })) {
    ok(text === null || !JUNK.test(text), `no control characters in ${field}: ${JSON.stringify(text)}`);
  }
  ok(title.trim() === title && title !== "", `a title without outer spaces: ${JSON.stringify(title)}`);
  ok(title.length <= TITLE_CHARACTERS, "a title within its limit");
  ok(abstract.trim() === abstract && abstract !== "", `an abstract without outer spaces: ${JSON.stringify(abstract)}`);
  for (const author of authors) ok(author.trim() === author && author !== "", `an author: ${JSON.stringify(author)}`);
  for (const date of [published, updated ?? null]) ok(date === null || isDate(date), `a day, month or year: ${date}`);
  ok(url === null || /^https?:\/\/[^\s"<>]+$/.test(url), `a safe link: ${url}`);
  ok(arxiv_id === null || /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})$/.test(arxiv_id), `an id: ${arxiv_id}`);
  ok(doi === null || /^10\.\S+\/\S+$/.test(doi), `a DOI: ${doi}`);
}

/** Papers and the number of skipped records: the XML parser notices and describes faults at other places in other chunks. */
const summarize = ({ papers, issues }: ParsedFile): unknown => ({
  papers,
  skipped: issues.filter(({ severity }) => severity === "skipped").length,
});

export const formats = createTarget<FileCase, ParsedFile>({
  name: "formats",
  summary: "damaged files of every format: readers report, never throw, and let no junk through",
  share: 8,
  cases: files,
  measureSize: (file) => damageSample(file).length,
  process: (file) => parseAll(damageSample(file), file.from, 1 << 16),
  check: async (result, file) => {
    const { papers, issues } = result;
    ok(papers.length + issues.length > 0, "a file gives papers or issues");
    for (const paper of papers) checkRecord(paper);
    for (const { locator, message } of issues) ok(locator !== "" && message !== "", "an issue has place and words");
    // How much of a damaged gzip file can be unpacked depends on its portions.
    if (file.damage.some(({ kind }) => kind === "gzip")) return;
    const inChunks = await parseAll(damageSample(file), file.from, file.chunkSize);
    deepStrictEqual(summarize(inChunks), summarize(result), "chunks do not matter");
  },
  describe: (file) => `${fc.stringify(file)}\n${JSON.stringify(new TextDecoder().decode(damageSample(file)))}`,
});
