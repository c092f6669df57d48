import { findCsvLayout } from "./formats/csv-layout";
import { FORMATS } from "./formats/registry";

/** Names listed in a message. */
const LISTED = 12;
const FORMAT_NAMES = FORMATS.map((format) => format.name).join(", ");

/**
 * Describes a text in no known format: which format it resembles, why it was not read as that, and what to do. Returns one
 * sentence for people.
 */
export function describeUnknown(head: string): string {
  const hint =
    describeJson(head) ?? describeTable(head) ?? describeTags(head) ?? describeMarkup(head) ?? describeText(head);
  return `unknown format: ${hint}. Formats for --from: ${FORMAT_NAMES}`;
}

function describeJson(head: string): string | null {
  if (!/^\s{0,200}[[{]/.test(head) || !/"\s{0,4}:/.test(head)) return null;
  const keys = new Set(Array.from(head.slice(0, 20_000).matchAll(/"([\w .-]{1,40})"\s{0,4}:/g), ([, key = ""]) => key));
  return `it is JSON with the fields ${list([...keys])}, without a title and an abstract; if they have other names, set them with --map title=FIELD,abstract=FIELD`;
}

function describeTable(head: string): string | null {
  const { delimiter, names, skippedLines } = findCsvLayout(head);
  const [, second] = head.split("\n").filter((line) => line.trim() !== "");
  const isTable = names.length > 2 && names.every((name) => name.length < 60) && second?.includes(delimiter) === true;
  return isTable
    ? `it resembles a table (line ${skippedLines + 1} has the columns ${list(names)}), but no line names a title and an abstract; set the columns with --from csv --map title=COLUMN,abstract=COLUMN`
    : null;
}

function describeTags(head: string): string | null {
  const lines = head.split("\n");
  const at = lines.findIndex((line) => /^(?:[A-Z][A-Z0-9] {1,2}- |%[A-Z0-9] |[A-Z][A-Z0-9] \S.*|@\w+\s?\{)/.test(line));
  const tagged = lines.filter((line) => /^(?:[A-Z][A-Z0-9] {1,2}- |%[A-Z0-9] |(?:TI|AU|AB|SO|PY|DI) \S)/.test(line));
  if (at < 0 || tagged.length < 3) return null;
  return `it resembles references with field tags ("${lines[at]?.slice(0, 40)}" in line ${at + 1}), but no record starts with TY, PT, %0 or PMID; set the format with --from ris, wos, endnote or nbib`;
}

function describeMarkup(head: string): string | null {
  const root = /^\s{0,80}(?:<\?xml[^>]{0,200}>\s{0,20})?<(?!!)([\w:.-]{1,40})/.exec(head)?.[1];
  if (root !== undefined)
    return `it is markup with the element <${root}>, in which no paper with an abstract was found`;
  const headings = head.match(/^#{1,6}\s+\S.{0,80}/gm) ?? [];
  if (headings.length === 0) return null;
  return `it is Markdown with ${headings.length} headings (first: "${headings[0]}"), but no abstract with a title was found; titles without abstracts cannot give claims, otherwise set the format with --from digest`;
}

const describeText = (head: string): string =>
  head.trim().length < 80
    ? "it is a short text; expected is an abstract of at least two sentences, or one sentence with a result"
    : "it is text in which neither labels (Title:, Authors:, Abstract:) nor a single abstract were found; if it is one abstract, use --from bare-abstract";

const list = (names: readonly string[]): string =>
  names.slice(0, LISTED).join(", ") + (names.length > LISTED ? ", …" : "");
