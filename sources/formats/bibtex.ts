import { splitNamesAtAnd } from "@/lib/paper/authors";
import { joinDate } from "@/lib/paper/parse-day";
import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format, FormatInput } from "../input/format";
import { type RawPaper, type SourceLocation, skippedIssue, toParseResults } from "../input/raw-paper";
import { type BibtexEntry, readBibtexEntries } from "./bibtex-entries";
import { BibtexStrings } from "./bibtex-strings";
import { latexToNames, latexToTitle, type ValueParser } from "./bibtex-text";

const START = /^\s{0,8}@([a-z]{2,40})\s{0,8}[{(]/i;
const GUESS = /^[ \t]{0,8}@[a-z]{2,20}[ \t]?[{(][ \t]?[^\s,{}()=@]{1,100},/im;
/** A key with spaces or commas, or none, before the first field. */
const LOOSE_GUESS =
  /^[ \t]{0,8}@[a-z]{2,20}[ \t]?\{(?:[^={}@\n]{0,150},)?\s{0,20}[a-z_-]{2,30}\s{0,20}=\s{0,8}["{\w]/im;
/** Entry types that are not publications. */
const NON_PUBLICATION_TYPES: ReadonlySet<string> = new Set(["comment", "preamble", "string", "control"]);

/** BibTeX and BibLaTeX as exported by Zotero and other programs. */
export const bibtex: Format = {
  name: "bibtex",
  label: "BibTeX, BibLaTeX",
  detect: (head) => (GUESS.test(head) || LOOSE_GUESS.test(head) ? (START.test(head.trimStart()) ? 0.95 : 0.7) : 0),
  parse: readBibtex,
};

type ParseEntry = (entry: BibtexEntry) => RawPaper | null;

async function* readBibtex({ source, lines, restated }: FormatInput): AsyncGenerator<ParseResult> {
  const parse = await loadParser();
  for await (const entry of readBibtexEntries(lines)) {
    yield* readEntry(entry, parse, { source, restated, locator: `line ${entry.line}` });
  }
}

function readEntry(entry: BibtexEntry, parse: ParseEntry, location: SourceLocation): ParseResult[] {
  if (entry.fault) return [skippedIssue(location, entry.fault, entry.text)];
  try {
    const raw = parse(entry);
    return raw ? toParseResults(raw, location) : [];
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/ at line |\n/) : [];
    return [skippedIssue(location, `incomplete BibTeX entry: ${reason.slice(0, 120)}`, entry.text)];
  }
}

/** Loads the large parser only for BibTeX files. */
async function loadParser(): Promise<ParseEntry> {
  const [file, value] = await Promise.all([
    import("@citation-js/plugin-bibtex/lib/input/file.js"),
    import("@citation-js/plugin-bibtex/lib/input/value.js"),
  ]);
  const readFields = (text: string): ReadonlyMap<string, string> => {
    const [entry] = file.parse(text);
    return new Map(Object.entries(entry?.properties ?? {}).map(([name, value]) => [name, String(value)]));
  };
  const strings = new BibtexStrings(readFields);
  return ({ type, text, source }) => {
    if (type === "string") strings.define(text);
    return NON_PUBLICATION_TYPES.has(type) ? null : toRawPaper(readFields(strings.prependUsedStrings(source)), value);
  };
}

function toRawPaper(fields: ReadonlyMap<string, string>, parser: ValueParser): RawPaper {
  const all = (...keys: string[]): string[] => keys.map((key) => fields.get(key)).filter((text) => text !== undefined);
  const [venue = ""] = all("booktitle", "journaltitle", "journal", "howpublished").filter(
    (text) => !/^http/.test(text),
  );
  return {
    title: latexToTitle(all("title")[0] ?? "", parser),
    // LaTeX is kept, as spans of claims refer to this text.
    abstract: removeOuterBraces(all("abstract")[0] ?? ""),
    authors: latexToNames(removeListBraces(all("author")[0] ?? "", isInDoubleBraces(fields)), parser),
    date: findDate(fields),
    links: all("url", "howpublished").map((text) => text.replace(/\\([_%&#~])/g, "$1")),
    ids: all("eprint", "doi", "journal").map((text) => text.replace(/\\([_%&#])/g, "$1")),
    venue: latexToTitle(venue, parser),
  };
}

function findDate(fields: ReadonlyMap<string, string>): string | null {
  const [date, year = "", month = "", day = ""] = ["date", "year", "month", "day"].map((key) =>
    fields.get(key)?.replace(/[{}~]/g, " ").trim(),
  );
  if (date !== undefined) return date.split("/")[0] ?? date;
  if (year === "" || month === "") return year || null;
  if (/^\d+$/.test(month)) return day === "" ? `${year}-${month}` : `${year}-${month}-${day}`;
  return joinDate(year, day === "" ? month : `${day} ${month}`);
}

/** True if a program put every value into a second pair of braces. */
const isInDoubleBraces = (fields: ReadonlyMap<string, string>): boolean =>
  /^\{.*\}$/s.test(fields.get("year") ?? "") && /^\{.*\}$/s.test(fields.get("title") ?? "");

/**
 * Removes braces around a whole list of authors: if all values have them, or if every name is "Family, Given". Otherwise
 * they mark the name of one group.
 */
function removeListBraces(authors: string, isAlwaysBraced: boolean): string {
  const inner = /^\s{0,20}\{([^{}]*)\}\s{0,20}$/.exec(authors)?.[1];
  if (inner === undefined) return authors;
  const names = splitNamesAtAnd(inner);
  const isList = names.length > 1 && names.every((name) => /^[^,]{1,80},\s?[^,]{1,80}$/.test(name));
  return isAlwaysBraced || isList ? inner : authors;
}

function removeOuterBraces(text: string): string {
  const trimmed = text.trim();
  const inner = trimmed.slice(1, -1);
  return trimmed.startsWith("{") && trimmed.endsWith("}") && !/[{}]/.test(inner) ? inner : trimmed;
}
