import type { PaperEdit } from "@/lib/api/paper-edit";
import type { PreviewPaper } from "@/lib/api/upload-progress";
import type { PaperFields } from "./paper-edit-form";

/** Longer first lines are no title. */
const MAX_TITLE = 300;

/** Joins names so that they are read as the same names: with semicolons if a name holds a comma. */
export const joinAuthors = (authors: readonly string[]): string =>
  authors.join(authors.some((name) => name.includes(",")) ? "; " : ", ");

/** Returns the fields of a paper as text to be edited. */
export const toPaperFields = ({ title, authors, published, abstract }: PreviewPaper): PaperFields => ({
  title,
  authors: joinAuthors(authors),
  date: published ?? "",
  abstract,
});

/** Returns what a person changed in a paper, or null. */
export function toPaperEdit(paper: PreviewPaper, fields: PaperFields): PaperEdit | null {
  const before = toPaperFields(paper);
  const keys = (["title", "authors", "date", "abstract"] as const).filter((key) => fields[key] !== before[key]);
  if (keys.length === 0) return null;
  return { number: paper.number, ...Object.fromEntries(keys.map((key) => [key, fields[key].trim()])) };
}

/** Guesses the fields of a text in which no paper was found: the first line as the title, the rest as the abstract. */
export function guessPaperFields(text: string): PaperFields {
  const [first = "", ...rest] = text.trim().split("\n");
  const isTitle = first.length <= MAX_TITLE && (rest.length > 0 || !/[.!?]$/.test(first.trim()));
  const abstract = (isTitle ? rest : [first, ...rest]).join("\n").trim();
  return { title: isTitle ? first.trim() : "", authors: "", date: "", abstract };
}

/** Formats a paper that was entered by hand as a line of JSON, to be imported like a file. */
export const toPaperLine = ({ title, authors, date, abstract }: PaperFields): string =>
  `${JSON.stringify({ title, authors, date, abstract })}\n`;
