/** What the page for own abstracts reads. */
export interface TryInput {
  readonly title: string;
  readonly abstract: string;
}

/** Characters of a link beyond which browsers, chats and mail programs begin to cut. */
const MAX_FRAGMENT_LENGTH = 8000;
const MAX_TITLE_LENGTH = 1000;

/**
 * The text as the fragment of a link, "#title=…&abstract=…": a fragment never leaves the browser. Null where it would be
 * too long for a link, "" where there is no text.
 */
export function formatTryFragment({ title, abstract }: TryInput): string | null {
  const params = new URLSearchParams();
  if (title.trim() !== "") params.set("title", title.toWellFormed());
  if (abstract.trim() !== "") params.set("abstract", abstract.toWellFormed());
  const text = params.toString();
  if (text.length > MAX_FRAGMENT_LENGTH) return null;
  return text && `#${text}`;
}

/** The text that a fragment carries; null where it carries none. */
export function parseTryFragment(fragment: string): TryInput | null {
  if (fragment.length > MAX_FRAGMENT_LENGTH + 1) return null;
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const title = (params.get("title") ?? "").slice(0, MAX_TITLE_LENGTH);
  const abstract = params.get("abstract") ?? "";
  return title === "" && abstract === "" ? null : { title, abstract };
}

const MAX_TITLE_LINE_LENGTH = 250;

/** A plain text file as title and abstract: a short first paragraph that is no sentence is the title. */
export function parseTryFile(text: string): TryInput {
  const plain = text.replaceAll("\r\n", "\n").trim();
  const gap = /\n[ \t]{0,20}\n/.exec(plain);
  const first = gap ? plain.slice(0, gap.index).replace(/\s+/g, " ").trim() : "";
  const isTitle = gap !== null && first.length <= MAX_TITLE_LINE_LENGTH && !/[.!?]$/.test(first);
  return isTitle ? { title: first, abstract: plain.slice(gap.index).trim() } : { title: "", abstract: plain };
}
