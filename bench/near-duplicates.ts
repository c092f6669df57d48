import type { PaperRecord } from "@/lib/paper/paper";
import type { SeededRandom } from "./seeded-random";

/** One kind of difference between copies of a record. */
interface Perturbation {
  readonly name: string;
  readonly apply: (record: PaperRecord, random: SeededRandom) => Partial<PaperRecord>;
}

type Perturbations = readonly [Perturbation, ...Perturbation[]];

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const getMainTitle = (title: string): string => title.split(/:\s|\s[-–—]+\s/)[0] ?? title;
const SUBTITLES = ["A Closer Look", "Methods and Results", "An Empirical Study", "Towards Better Systems"] as const;

const TITLE_PERTURBATIONS: Perturbations = [
  { name: "title as it was", apply: () => ({}) },
  { name: "title in capitals", apply: ({ title }) => ({ title: title.toUpperCase() }) },
  { name: "title in small letters", apply: ({ title }) => ({ title: title.toLowerCase() }) },
  { name: "title with capitals", apply: ({ title }) => ({ title: title.split(" ").map(capitalize).join(" ") }) },
  {
    name: "title in LaTeX",
    apply: ({ title }, random) => ({
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
    apply: ({ title }) => ({ title: `${title.replace(/:\s/, " – ").replaceAll("-", " ").replaceAll("'", "’")}.` }),
  },
  {
    name: "title with joined words",
    apply: ({ title }) => ({ title: title.replace(/(\w)-(\w)/g, "$1$2").replace(": ", ":") }),
  },
  {
    name: "another subtitle",
    apply: ({ title }, random) => ({ title: `${getMainTitle(title)}: ${random.pick(SUBTITLES)}` }),
  },
  { name: "no subtitle", apply: ({ title }) => ({ title: getMainTitle(title) }) },
  {
    name: "a slip in the title",
    apply: ({ title }) => ({ title: title.replace(/(\w{3})(\w)(\w)(\w{2})/, "$1$3$2$4") }),
  },
  { name: "a longer title", apply: ({ title }) => ({ title: `${title} (Extended Version)` }) },
];

const toInitials = (name: string): string => {
  const parts = name.split(" ");
  return [...parts.slice(0, -1).map((part) => `${part.charAt(0)}.`), parts.at(-1)].join(" ");
};
const toFamilyNameFirst = (name: string): string => {
  const parts = name.split(" ");
  return parts.length > 1 ? `${parts.at(-1)}, ${parts.slice(0, -1).join(" ")}` : name;
};
const removeAccents = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "");

const AUTHOR_PERTURBATIONS: Perturbations = [
  { name: "authors as they were", apply: () => ({}) },
  { name: "initials", apply: ({ authors }) => ({ authors: authors.map(toInitials) }) },
  { name: "family names first", apply: ({ authors }) => ({ authors: authors.map(toFamilyNameFirst) }) },
  {
    name: "family names first, initials",
    apply: ({ authors }) => ({ authors: authors.map((a) => toFamilyNameFirst(toInitials(a))) }),
  },
  { name: "names without accents", apply: ({ authors }) => ({ authors: authors.map(removeAccents) }) },
  { name: "the first three authors", apply: ({ authors }) => ({ authors: authors.slice(0, 3) }) },
  { name: "authors by the alphabet", apply: ({ authors }) => ({ authors: [...authors].sort() }) },
  { name: "the first author", apply: ({ authors }) => ({ authors: authors.slice(0, 1) }) },
  { name: "no authors", apply: () => ({ authors: [] }) },
];

const splitSentences = (text: string): string[] => text.split(/(?<=\.) /);

const ABSTRACT_PERTURBATIONS: Perturbations = [
  { name: "abstract as it was", apply: () => ({}) },
  { name: "abstract in lines", apply: ({ abstract }) => ({ abstract: abstract.replace(/(.{60,70}) /g, "$1\n  ") }) },
  { name: "abstract in LaTeX", apply: ({ abstract }) => ({ abstract: abstract.replace(/(\d)%/g, "$$$1\\%$$") }) },
  {
    name: "abstract cut",
    apply: ({ abstract }) => ({ abstract: `${abstract.slice(0, Math.max(200, abstract.length / 2))}...` }),
  },
  {
    name: "two sentences of the abstract",
    apply: ({ abstract }) => ({ abstract: splitSentences(abstract).slice(1, 3).join(" ") }),
  },
  {
    name: "a later abstract",
    apply: ({ abstract }) => ({
      abstract: `${splitSentences(abstract)
        .map((s, i) => (i % 4 === 2 ? "We have reworked this part of the study and say more about it here." : s))
        .join(" ")} Code is available.`,
    }),
  },
];

/** Creates a copy without an id as in another source, and lists its changes. */
export function createNearDuplicate(
  record: PaperRecord,
  random: SeededRandom,
): { record: PaperRecord; changes: string[] } {
  const changes = [
    random.pick(TITLE_PERTURBATIONS),
    random.pick(AUTHOR_PERTURBATIONS),
    random.pick(ABSTRACT_PERTURBATIONS),
  ];
  const copy: PaperRecord = { ...record, arxiv_id: null, url: null, published: null };
  for (const { apply } of changes) Object.assign(copy, apply(copy, random));
  return { record: copy, changes: changes.map(({ name }) => name) };
}

/** Kinds of hard negatives: other works that look like a record; `other` is a paper that is used nowhere else. */
const HARD_NEGATIVES: readonly [
  name: string,
  make: (record: PaperRecord, other: PaperRecord) => Partial<PaperRecord>,
][] = [
  ["the same title, other authors", (_, { abstract, authors }) => ({ abstract, authors })],
  ["the same title, nobody named", (_, { abstract }) => ({ abstract, authors: [] })],
  [
    "the same title, one name in common",
    ({ authors }, other) => ({ abstract: other.abstract, authors: [...other.authors, ...authors.slice(-1)] }),
  ],
  [
    "the same beginning, other authors",
    ({ title }, other) => ({
      title: `${getMainTitle(title)}: ${other.title}`,
      authors: other.authors,
      abstract: other.abstract,
    }),
  ],
  [
    "the same beginning and authors, other work",
    ({ title }, other) => ({ title: `${getMainTitle(title)}: ${other.title}`, abstract: other.abstract }),
  ],
  [
    "part II of it",
    ({ title, abstract }, other) => ({ title: `${title}, Part II`, abstract: continueAbstract(abstract, other) }),
  ],
  [
    "part III of it",
    ({ title, abstract }, other) => ({ title: `${title} III`, abstract: continueAbstract(abstract, other) }),
  ],
  [
    "a reply to it",
    ({ title, abstract }, other) => ({
      title: `Comment on "${title}"`,
      authors: other.authors,
      abstract: `${splitSentences(abstract)[0]} We disagree. ${other.abstract}`,
    }),
  ],
  ["another work of its authors", (_, { title, abstract }) => ({ title, abstract })],
  ["an overview of 2023", (record, other) => toOverview(record, other, 2023)],
  ["an overview of 2024", (record, other) => toOverview(record, other, 2024)],
  ["an overview of 2025", (record, other) => toOverview(record, other, 2025)],
];

/** Keeps the beginning of an abstract and continues with another one. */
const continueAbstract = (abstract: string, other: PaperRecord): string =>
  [...splitSentences(abstract).slice(0, 2), ...splitSentences(other.abstract).slice(2)].join(" ");

function toOverview({ title }: PaperRecord, other: PaperRecord, year: number): Partial<PaperRecord> {
  return {
    title: `Overview of the ${getMainTitle(title)} Shared Task ${year}`,
    abstract: `This is an overview of the shared task on ${getMainTitle(title)} in ${year}. ${year % 20} teams took part and sent in ${
      (year % 7) * 4
    } systems. We describe the data, the measures and the results of the best systems, and what they have in common. ${splitSentences(other.abstract).at(-1)}`,
  };
}

/** Creates hard negatives of a record: different works that must not be merged with it or each other. */
export function createHardNegatives(
  record: PaperRecord,
  unused: () => PaperRecord | undefined,
): [name: string, PaperRecord][] {
  return HARD_NEGATIVES.flatMap(([name, make]): [string, PaperRecord][] => {
    const other = unused();
    return other ? [[name, { ...record, arxiv_id: null, doi: null, url: null, ...make(record, other) }]] : [];
  });
}
