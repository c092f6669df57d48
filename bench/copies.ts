import type { PaperRecord } from "../lib/paper";
import type { Random } from "./random";

/** One way in which a copy of a record differs from it. */
interface Change {
  readonly name: string;
  readonly change: (record: PaperRecord, random: Random) => Partial<PaperRecord>;
}

type Changes = readonly [Change, ...Change[]];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const head = (title: string): string => title.split(/:\s|\s[-–—]+\s/)[0] ?? title;
const SUBTITLES = ["A Closer Look", "Methods and Results", "An Empirical Study", "Towards Better Systems"] as const;

const TITLES: Changes = [
  { name: "title as it was", change: () => ({}) },
  { name: "title in capitals", change: ({ title }) => ({ title: title.toUpperCase() }) },
  { name: "title in small letters", change: ({ title }) => ({ title: title.toLowerCase() }) },
  { name: "title with capitals", change: ({ title }) => ({ title: title.split(" ").map(capital).join(" ") }) },
  {
    name: "title in LaTeX",
    change: ({ title }, random) => ({
      title: title
        .split(" ")
        .map((word) =>
          random.next() < 0.3 && !/[\\${}]/.test(word) ? random.pick([`{${word}}`, `\\emph{${word}}`]) : word,
        )
        .join(" ")
        .replaceAll(" & ", " \\& "),
    }),
  },
  {
    name: "title with other punctuation",
    change: ({ title }) => ({ title: `${title.replace(/:\s/, " – ").replaceAll("-", " ").replaceAll("'", "’")}.` }),
  },
  {
    name: "title with joined words",
    change: ({ title }) => ({ title: title.replace(/(\w)-(\w)/g, "$1$2").replace(": ", ":") }),
  },
  { name: "another subtitle", change: ({ title }, random) => ({ title: `${head(title)}: ${random.pick(SUBTITLES)}` }) },
  { name: "no subtitle", change: ({ title }) => ({ title: head(title) }) },
  {
    name: "a slip in the title",
    change: ({ title }) => ({ title: title.replace(/(\w{3})(\w)(\w)(\w{2})/, "$1$3$2$4") }),
  },
  { name: "a longer title", change: ({ title }) => ({ title: `${title} (Extended Version)` }) },
];

const initials = (name: string): string => {
  const parts = name.split(" ");
  return [...parts.slice(0, -1).map((part) => `${part.charAt(0)}.`), parts.at(-1)].join(" ");
};
const turned = (name: string): string => {
  const parts = name.split(" ");
  return parts.length > 1 ? `${parts.at(-1)}, ${parts.slice(0, -1).join(" ")}` : name;
};
const plain = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "");

const AUTHORS: Changes = [
  { name: "authors as they were", change: () => ({}) },
  { name: "initials", change: ({ authors }) => ({ authors: authors.map(initials) }) },
  { name: "family names first", change: ({ authors }) => ({ authors: authors.map(turned) }) },
  {
    name: "family names first, initials",
    change: ({ authors }) => ({ authors: authors.map((a) => turned(initials(a))) }),
  },
  { name: "names without accents", change: ({ authors }) => ({ authors: authors.map(plain) }) },
  { name: "the first three authors", change: ({ authors }) => ({ authors: authors.slice(0, 3) }) },
  { name: "authors by the alphabet", change: ({ authors }) => ({ authors: [...authors].sort() }) },
  { name: "the first author", change: ({ authors }) => ({ authors: authors.slice(0, 1) }) },
  { name: "no authors", change: () => ({ authors: [] }) },
];

const sentences = (text: string): string[] => text.split(/(?<=\.) /);

const ABSTRACTS: Changes = [
  { name: "abstract as it was", change: () => ({}) },
  { name: "abstract in lines", change: ({ abstract }) => ({ abstract: abstract.replace(/(.{60,70}) /g, "$1\n  ") }) },
  { name: "abstract in LaTeX", change: ({ abstract }) => ({ abstract: abstract.replace(/(\d)%/g, "$$$1\\%$$") }) },
  {
    name: "abstract cut",
    change: ({ abstract }) => ({ abstract: `${abstract.slice(0, Math.max(200, abstract.length / 2))}...` }),
  },
  {
    name: "two sentences of the abstract",
    change: ({ abstract }) => ({ abstract: sentences(abstract).slice(1, 3).join(" ") }),
  },
  {
    name: "a later abstract",
    change: ({ abstract }) => ({
      abstract: `${sentences(abstract)
        .map((s, i) => (i % 4 === 2 ? "We have reworked this part of the study and say more about it here." : s))
        .join(" ")} Code is available.`,
    }),
  },
];

/** A copy as another source may have it, without its id, and what was changed. */
export function makeCopy(record: PaperRecord, random: Random): { record: PaperRecord; changes: string[] } {
  const changes = [random.pick(TITLES), random.pick(AUTHORS), random.pick(ABSTRACTS)];
  const copy: PaperRecord = { ...record, arxiv_id: null, url: null, published: null };
  for (const { change } of changes) Object.assign(copy, change(copy, random));
  return { record: copy, changes: changes.map(({ name }) => name) };
}

/** How a work that looks like a record, and is another one, comes about; `other` is a paper that is nowhere else. */
const RIVALS: readonly [name: string, make: (record: PaperRecord, other: PaperRecord) => Partial<PaperRecord>][] = [
  ["the same title, other authors", (_, { abstract, authors }) => ({ abstract, authors })],
  ["the same title, nobody named", (_, { abstract }) => ({ abstract, authors: [] })],
  [
    "the same title, one name in common",
    ({ authors }, other) => ({ abstract: other.abstract, authors: [...other.authors, ...authors.slice(-1)] }),
  ],
  [
    "the same beginning, other authors",
    ({ title }, other) => ({
      title: `${head(title)}: ${other.title}`,
      authors: other.authors,
      abstract: other.abstract,
    }),
  ],
  [
    "the same beginning and authors, other work",
    ({ title }, other) => ({ title: `${head(title)}: ${other.title}`, abstract: other.abstract }),
  ],
  [
    "part II of it",
    ({ title, abstract }, other) => ({ title: `${title}, Part II`, abstract: continued(abstract, other) }),
  ],
  ["part III of it", ({ title, abstract }, other) => ({ title: `${title} III`, abstract: continued(abstract, other) })],
  [
    "a reply to it",
    ({ title, abstract }, other) => ({
      title: `Comment on "${title}"`,
      authors: other.authors,
      abstract: `${sentences(abstract)[0]} We disagree. ${other.abstract}`,
    }),
  ],
  ["another work of its authors", (_, { title, abstract }) => ({ title, abstract })],
  ["an overview of 2023", (record, other) => overview(record, other, 2023)],
  ["an overview of 2024", (record, other) => overview(record, other, 2024)],
  ["an overview of 2025", (record, other) => overview(record, other, 2025)],
];

/** The same motivation, and then something else. */
const continued = (abstract: string, other: PaperRecord): string =>
  [...sentences(abstract).slice(0, 2), ...sentences(other.abstract).slice(2)].join(" ");

function overview({ title }: PaperRecord, other: PaperRecord, year: number): Partial<PaperRecord> {
  return {
    title: `Overview of the ${head(title)} Shared Task ${year}`,
    abstract: `This is an overview of the shared task on ${head(title)} in ${year}. ${year % 20} teams took part and sent in ${
      (year % 7) * 4
    } systems. We describe the data, the measures and the results of the best systems, and what they have in common. ${sentences(other.abstract).at(-1)}`,
  };
}

/** Other works that look like a record: none of them is the same, and none the same as another. */
export function makeRivals(record: PaperRecord, unused: () => PaperRecord | undefined): [name: string, PaperRecord][] {
  return RIVALS.flatMap(([name, make]): [string, PaperRecord][] => {
    const other = unused();
    return other ? [[name, { ...record, arxiv_id: null, doi: null, url: null, ...make(record, other) }]] : [];
  });
}
