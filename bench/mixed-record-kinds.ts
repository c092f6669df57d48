import type { SeededRandom } from "./seeded-random";

/** Fields of a generated record. */
export interface MixedRecord {
  readonly title: string;
  readonly abstract: string;
  readonly authors: readonly [string, string];
  readonly date: string;
  readonly doi: string;
}

export const MIXED_FORMATS = ["jsonl", "csv", "ris", "bib", "md"] as const;
export type MixedFormat = (typeof MIXED_FORMATS)[number];

/** A quality of records: how many there are, and what the report must say about each of them. */
export interface RecordKind {
  readonly name: string;
  /** Records of 1,000. */
  readonly share: number;
  /** What becomes of the record: a new paper, one that is merged into another, or none. */
  readonly outcome: "new" | "merged" | "skipped";
  /** Severity and message of its issue; null for none. */
  readonly issue: RegExp | null;
  /** Formats that can hold the fault; all by default. */
  readonly formats?: readonly MixedFormat[];
  /** Changes a good record. */
  readonly change: (record: MixedRecord) => MixedRecord;
}

const withAbstract =
  (change: (abstract: string) => string) =>
  (record: MixedRecord): MixedRecord => ({ ...record, abstract: change(record.abstract) });

export const RECORD_KINDS: readonly RecordKind[] = [
  { name: "good", share: 560, outcome: "new", issue: null, change: (record) => record },
  { name: "entities", share: 40, outcome: "new", issue: null, change: withAbstract((text) => `R&amp;D. ${text}`) },
  { name: "duplicate", share: 60, outcome: "merged", issue: null, change: (record) => record },
  {
    name: "no abstract",
    share: 90,
    outcome: "skipped",
    issue: /^skipped: no (?:"abstract"|abstract)(?!:)/,
    change: withAbstract(() => ""),
  },
  {
    name: "placeholder as abstract",
    share: 40,
    outcome: "skipped",
    issue: /^skipped: no abstract: the field says/,
    change: withAbstract(() => "No abstract available"),
  },
  {
    name: "heading as title",
    share: 40,
    outcome: "skipped",
    issue: /^skipped: .* is no title of a paper/,
    change: (record) => ({ ...record, title: "Table of Contents" }),
  },
  {
    name: "joined fields",
    share: 30,
    outcome: "skipped",
    issue: /^skipped: (?:other fields are inside the abstract|the field \w\w is inside the abstract)/,
    change: withAbstract((text) => `${text} AD  - Nest Road 4 KW  - owls DO  - 10.5555/x`),
  },
  {
    name: "exchanged columns",
    share: 30,
    outcome: "skipped",
    issue: /^skipped: .* are not in their columns/,
    formats: ["csv"],
    change: (record) => ({ ...record, title: record.abstract, abstract: record.title }),
  },
  {
    name: "huge title",
    share: 5,
    outcome: "skipped",
    issue: /^skipped: the title has/,
    change: (record) => ({ ...record, title: `${record.title} ${"and owls ".repeat(200)}` }),
  },
  {
    name: "huge abstract",
    share: 5,
    outcome: "new",
    issue: /^noted: long abstract/,
    change: withAbstract((text) => `${text} ${"Owls are seen at night. ".repeat(900)}`),
  },
  {
    name: "wrong date",
    share: 40,
    outcome: "new",
    issue: /^noted: unknown date format/,
    formats: ["jsonl", "csv"],
    change: (record) => ({ ...record, date: "soon" }),
  },
  {
    name: "control characters",
    share: 20,
    outcome: "new",
    issue: /^noted: invalid characters/,
    change: withAbstract((text) => text.replace(". ", ".\u0007 ")),
  },
  {
    name: "address in the abstract",
    share: 20,
    outcome: "new",
    issue: /^noted: the abstract holds an e-mail address/,
    change: withAbstract((text) => `${text} Write to lee@owls.example.`),
  },
  {
    name: "cut abstract",
    share: 20,
    outcome: "new",
    issue: /^noted: the abstract is truncated/,
    change: withAbstract((text) => `${text} We also show that...`),
  },
];

const PLACES = ["harbours", "orchards", "lakes", "quarries", "meadows", "canyons", "glaciers"] as const;
const TASKS = ["Counting", "Tracking", "Naming", "Hearing", "Mapping"] as const;
const NAMES = ["Ada Quill", "Bram Oster", "Zoe Fennick", "Tomas Ibarra", "Ida Moss", "Per Lund"] as const;

/** Creates good record number `i`; titles, abstracts and DOIs differ. */
export function createGoodRecord(i: number, random: SeededRandom): MixedRecord {
  const [place, task] = [random.pick(PLACES), random.pick(TASKS)];
  const before = 20 + Math.floor(random.next() * 400) / 10;
  const after = (before + random.next() * 20).toFixed(1);
  return {
    title: `${task} the Owls of Site ${i} among ${place}`,
    abstract: `Site ${i} has owls that nobody has seen. We study ${place} with few cameras and less light. OwlNet-${1 + (i % 70)}B raises accuracy from ${before}% to ${after}% on OwlBench ${i % 300}. It needs half the time of earlier systems, and its code is open.`,
    authors: [random.pick(NAMES), random.pick(NAMES)],
    date: `20${10 + (i % 16)}-0${1 + (i % 9)}-1${i % 10}`,
    doi: `10.5555/owls.${i}`,
  };
}
