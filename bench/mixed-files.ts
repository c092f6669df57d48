import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import {
  createGoodRecord,
  MIXED_FORMATS,
  type MixedFormat,
  type MixedRecord,
  RECORD_KINDS,
  type RecordKind,
} from "./mixed-record-kinds";
import { SeededRandom } from "./seeded-random";

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const joinNames = ({ authors }: MixedRecord, separator: string): string => authors.join(separator);

const WRITERS: Readonly<
  Record<MixedFormat, { readonly head: string; readonly write: (record: MixedRecord) => string }>
> = {
  jsonl: { head: "", write: (record) => `${JSON.stringify(record)}\n` },
  csv: {
    head: "Title,Abstract,Authors,Date,DOI\n",
    write: (record) =>
      `${[record.title, record.abstract, joinNames(record, "; "), record.date, record.doi].map(cell).join(",")}\n`,
  },
  ris: {
    head: "",
    write: ({ title, abstract, authors, date, doi }) =>
      `TY  - JOUR\nTI  - ${title}\n${authors.map((name) => `AU  - ${name}\n`).join("")}AB  - ${abstract}\nDA  - ${date.replaceAll("-", "/")}\nDO  - ${doi}\nER  - \n\n`,
  },
  bib: {
    head: "",
    write: (record) =>
      `@article{${record.doi.slice(8)},\n  title = {${record.title}},\n  author = {${joinNames(record, " and ")}},\n  abstract = {${record.abstract.replaceAll("%", "\\%").replaceAll("&", "\\&")}},\n  date = {${record.date}},\n  doi = {${record.doi}}\n}\n\n`,
  },
  md: {
    head: "",
    write: (record) =>
      `# ${record.title}\n\n**Authors**: ${joinNames(record, ", ")}\n\n**Link**: https://doi.org/${record.doi}\n\n**Abstract**: ${record.abstract}\n\n---\n`,
  },
};

/** Draws a kind by its share. */
function pickKind(random: SeededRandom): RecordKind {
  let rest = random.next() * RECORD_KINDS.reduce((sum, { share }) => sum + share, 0);
  const found = RECORD_KINDS.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return found ?? (RECORD_KINDS[0] as RecordKind);
}

/**
 * Writes records of mixed quality into one file for each format.
 * @returns the number of records by kind
 */
export async function writeMixedFiles(
  folder: string,
  count: number,
  seed = 1,
): Promise<ReadonlyMap<RecordKind, number>> {
  const random = new SeededRandom(seed);
  const counts = new Map<RecordKind, number>();
  const streams = MIXED_FORMATS.map((format) => [format, createWriteStream(join(folder, `papers.${format}`))] as const);
  const byFormat = new Map(streams);
  for (const [format, stream] of streams) stream.write(WRITERS[format].head);
  let good: MixedRecord = createGoodRecord(0, random);
  for (let i = 0; i < count; i++) {
    // A duplicate needs a record to repeat.
    const kind = i === 0 ? (RECORD_KINDS[0] as RecordKind) : pickKind(random);
    const format = kind.formats ? kind.formats[i % kind.formats.length] : random.pick(MIXED_FORMATS);
    const record = kind.outcome === "merged" ? good : createGoodRecord(i, random);
    if (kind.name === "good") good = record;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const stream = byFormat.get(format ?? "jsonl");
    if (stream && !stream.write(WRITERS[format ?? "jsonl"].write(kind.change(record)))) await once(stream, "drain");
  }
  await Promise.all(
    streams.map(([, stream]) => {
      stream.end();
      return finished(stream);
    }),
  );
  return counts;
}
