/** What the page for own abstracts reads. */
export interface TryText {
  readonly title: string;
  readonly abstract: string;
}

/** Characters of a link beyond which browsers, chats and mail programs begin to cut. */
const LINK_LIMIT = 8000;
const TITLE_LIMIT = 1000;

/**
 * The text as the fragment of a link, "#title=…&abstract=…": a fragment never leaves the browser. Null where it would be
 * too long for a link, "" where there is no text.
 */
export function formatTryFragment({ title, abstract }: TryText): string | null {
  const params = new URLSearchParams();
  if (title.trim() !== "") params.set("title", title.toWellFormed());
  if (abstract.trim() !== "") params.set("abstract", abstract.toWellFormed());
  const text = params.toString();
  if (text.length > LINK_LIMIT) return null;
  return text && `#${text}`;
}

/** The text that a fragment carries; null where it carries none. */
export function parseTryFragment(fragment: string): TryText | null {
  if (fragment.length > LINK_LIMIT + 1) return null;
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const title = (params.get("title") ?? "").slice(0, TITLE_LIMIT);
  const abstract = params.get("abstract") ?? "";
  return title === "" && abstract === "" ? null : { title, abstract };
}

const LONGEST_TITLE = 250;

/** A plain text file as title and abstract: a short first paragraph that is no sentence is the title. */
export function splitTryText(text: string): TryText {
  const plain = text.replaceAll("\r\n", "\n").trim();
  const gap = /\n[ \t]{0,20}\n/.exec(plain);
  const first = gap ? plain.slice(0, gap.index).replace(/\s+/g, " ").trim() : "";
  const isTitle = gap !== null && first.length <= LONGEST_TITLE && !/[.!?]$/.test(first);
  return isTitle ? { title: first, abstract: plain.slice(gap.index).trim() } : { title: "", abstract: plain };
}
