/** The text that a user enters on the page "Try it". */
export interface TryInput {
  readonly title: string;
  readonly abstract: string;
}

/** Longer links are truncated by some browsers, chat and mail programs. */
const MAX_FRAGMENT_LENGTH = 8000;
const MAX_TITLE_LENGTH = 1000;

/**
 * Formats a text as the fragment of a link, "#title=…&abstract=…"; browsers do not send fragments to the server. Null if
 * it is too long for a link, "" for an empty text.
 */
export function formatTryFragment({ title, abstract }: TryInput): string | null {
  const params = new URLSearchParams();
  if (title.trim() !== "") params.set("title", title.toWellFormed());
  if (abstract.trim() !== "") params.set("abstract", abstract.toWellFormed());
  const text = params.toString();
  if (text.length > MAX_FRAGMENT_LENGTH) return null;
  return text && `#${text}`;
}

/** Parses the text of a fragment; null if it has none. */
export function parseTryFragment(fragment: string): TryInput | null {
  if (fragment.length > MAX_FRAGMENT_LENGTH + 1) return null;
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const title = (params.get("title") ?? "").slice(0, MAX_TITLE_LENGTH);
  const abstract = params.get("abstract") ?? "";
  return title === "" && abstract === "" ? null : { title, abstract };
}

const MAX_TITLE_LINE_LENGTH = 250;

/** Splits a plain text file into title and abstract. A short first paragraph that is not a sentence is the title. */
export function parseTryFile(text: string): TryInput {
  const plain = text.replaceAll("\r\n", "\n").trim();
  const gap = /\n[ \t]{0,20}\n/.exec(plain);
  const first = gap ? plain.slice(0, gap.index).replace(/\s+/g, " ").trim() : "";
  const isTitle = gap !== null && first.length <= MAX_TITLE_LINE_LENGTH && !/[.!?]$/.test(first);
  return isTitle ? { title: first, abstract: plain.slice(gap.index).trim() } : { title: "", abstract: plain };
}
