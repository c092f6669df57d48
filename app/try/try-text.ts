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

/** An invented abstract, shown when the page opens. */
export const EXAMPLE_TEXT: TryInput = {
  title: "Lantern: Curriculum Rewards for Small Reasoners",
  abstract: `Small language models lose their way in long chains of thought. We propose Lantern, a curriculum of rewards that grows with the length of the answer. Trained on 12k problems, Lantern lifts Qwen2.5-7B from 71.2% to 78.9% on MATH-500 and from 10.0% to 16.7% pass@1 on AIME 2024. On LiveCodeBench it gains up to 5.1%, and answers become 1.8x shorter. The 1.5B model reaches 61.3% on MATH-500, ahead of plain GRPO by 3.4 points.`,
};

/** True for the text that the page opens with. */
export const isExampleText = ({ title, abstract }: TryInput): boolean =>
  title === EXAMPLE_TEXT.title && abstract === EXAMPLE_TEXT.abstract;
