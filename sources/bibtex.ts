import { type BibtexEntry, readBibtexEntries } from "./bibtex-entries";
import { BibtexStrings } from "./bibtex-strings";
import { readNames, readTitle, type ValueParser } from "./bibtex-text";
import type { Format, Input, Reading } from "./format";
import { type Place, type RawPaper, skipped, toReadings } from "./raw-paper";

const START = /^\s{0,8}@([a-z]{2,40})\s{0,8}[{(]/i;
const GUESS = /^[ \t]{0,8}@[a-z]{2,20}[ \t]?[{(][ \t]?[^\s,{}()=@]{1,100},/im;
/** Entries that are no publications. */
const OTHERS: ReadonlySet<string> = new Set(["comment", "preamble", "string", "control"]);

/** BibTeX and BibLaTeX, as Zotero and the others export it. */
export const bibtex: Format = {
  name: "bibtex",
  label: "BibTeX, BibLaTeX",
  guess: (head) => (GUESS.test(head) ? (START.test(head.trimStart()) ? 0.95 : 0.7) : 0),
  read: readBibtex,
};

type Parser = (entry: BibtexEntry) => RawPaper | null;

async function* readBibtex({ source, lines, restated }: Input): AsyncGenerator<Reading> {
  const parse = await loadParser();
  for await (const entry of readBibtexEntries(lines)) {
    yield* readEntry(entry, parse, { source, restated, locator: `line ${entry.line}` });
  }
}

function readEntry(entry: BibtexEntry, parse: Parser, place: Place): Reading[] {
  if (entry.fault) return [skipped(place, entry.fault, entry.text)];
  try {
    const raw = parse(entry);
    return raw ? toReadings(raw, place) : [];
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/ at line |\n/) : [];
    return [skipped(place, `no whole BibTeX entry: ${reason.slice(0, 120)}`, entry.text)];
  }
}

/** The parser comes with much code, which is loaded where a file is BibTeX. */
async function loadParser(): Promise<Parser> {
  const [file, value] = await Promise.all([
    import("@citation-js/plugin-bibtex/lib/input/file.js"),
    import("@citation-js/plugin-bibtex/lib/input/value.js"),
  ]);
  const readFields = (text: string): ReadonlyMap<string, string> => {
    const [entry] = file.parse(text);
    return new Map(Object.entries(entry?.properties ?? {}).map(([name, value]) => [name, String(value)]));
  };
  const strings = new BibtexStrings(readFields);
  return ({ type, text }) => {
    if (type === "string") strings.define(text);
    return OTHERS.has(type) ? null : toRaw(readFields(strings.withUsed(text)), value);
  };
}

function toRaw(fields: ReadonlyMap<string, string>, parser: ValueParser): RawPaper {
  const all = (...keys: string[]): string[] => keys.map((key) => fields.get(key)).filter((text) => text !== undefined);
  const [venue = ""] = all("booktitle", "journaltitle", "journal", "howpublished").filter(
    (text) => !/^http/.test(text),
  );
  return {
    title: readTitle(all("title")[0] ?? "", parser),
    // LaTeX stays as it is: claims count their places in this text.
    abstract: withoutOuterBraces(all("abstract")[0] ?? ""),
    authors: readNames(all("author")[0] ?? "", parser),
    date: dateOf(fields),
    links: all("url", "howpublished").map((text) => text.replace(/\\([_%&#~])/g, "$1")),
    ids: all("eprint", "doi", "journal").map((text) => text.replace(/\\([_%&#])/g, "$1")),
    venue: readTitle(venue, parser),
  };
}

function dateOf(fields: ReadonlyMap<string, string>): string | null {
  const [date, year, month, day] = ["date", "year", "month", "day"].map((key) => fields.get(key));
  if (date !== undefined) return date.split("/")[0] ?? date;
  if (year === undefined || month === undefined || day === undefined) return year ?? null;
  return /^\d+$/.test(month) ? `${year}-${month}-${day}` : `${day} ${month} ${year}`;
}

function withoutOuterBraces(text: string): string {
  const trimmed = text.trim();
  const inner = trimmed.slice(1, -1);
  return trimmed.startsWith("{") && trimmed.endsWith("}") && !/[{}]/.test(inner) ? inner : trimmed;
}
