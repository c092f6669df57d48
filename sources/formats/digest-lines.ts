import { htmlToText } from "../input/html-to-text";

/** Meaning of a line in a digest of papers: Markdown, org, or HTML that was converted to such lines. */
export type DigestLine =
  | { readonly type: "title"; readonly kind: string; readonly title: string; readonly rest: string }
  | { readonly type: "abstract"; readonly isSummary: boolean; readonly text: string }
  | { readonly type: "field"; readonly name: DigestField; readonly text: string }
  | { readonly type: "end" | "blank" }
  | { readonly type: "text"; readonly text: string };

export type DigestField = "authors" | "date" | "link" | "id" | "venue" | "other";

/** Longer lines are running text. */
const MAX_MARKED = 4_000;
const HEADING = /^(#{1,6}|\*{2,6}(?= [^*]))\s+(\S.*)$/;
const ORG_LINK = /\[\[(https?:[^[\]\s]{1,1000})\]\[([^[\]]{1,500})\]\]/g;
/** State of an org heading, or a number. */
const PREFIX = /^(?:(?:TODO|DONE|NEXT|WAIT(?:ING)?)\s+)?(?:(?:paper\s)?\d{1,4}[.):]\s+)?/i;
const BULLET = /^\s{0,12}(?:[-*+•]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?/;
const BOLD_START = /^(?:\*\*|__)(?!\s)(.{3,500}?)(?:\*\*|__)(.*)$/;
const LINK_START = /^\[((?:[^[\]]|\[[^[\]]{0,80}\]){3,500})\]\((\S{4,1000}?)\)(.*)$/;
const SUMMARY_START = /^\s{0,12}(?:<details[^>]{0,80}>\s{0,8})?<summary[^>]{0,80}>/i;
const SUMMARY_END = /<\/summary>/i;
const BOLD_TITLE = /<(?:strong|b)>(.{3,500}?)<\/(?:strong|b)>/i;
const END = /^\s{0,12}<\/details>|^\s{0,3}(?:-{3,}|_{3,}|={3,})\s*$/i;
const OPENING =
  /^\s{0,12}(?:<details[^>]{0,80}>|<\/?(?:ul|li|p|div|br)[^>]{0,80}>|#\+\w{1,20}:?.*|:(?:PROPERTIES|END):)\s*$/i;
const ABSTRACT = /^(abstract|summary)\b\s{0,4}(?:\([a-z ]{2,20}\))?\s{0,4}([:.—–-]?)/i;
const FIELDS: readonly (readonly [RegExp, DigestField])[] = [
  [/^authors?$/i, "authors"],
  [/^(?:date|published|submitted|publication date|published on)$/i, "date"],
  [/^(?:links?|urls?|pdf|paper|html|abs|arxiv link|paper link)$/i, "link"],
  [/^(?:arxiv(?: id)?|id|doi)$/i, "id"],
  [/^(?:venue|journal|conference|published in)$/i, "venue"],
  [
    /^(?:tl;?dr|categor(?:y|ies)|tags?|keywords?|code|github|comments?|subjects?|affiliations?|institutions?|score|upvotes?|project(?: page)?|key ?(?:words|points|insights?)|takeaways?)$/i,
    "other",
  ],
];
const LABEL = /^:?([A-Za-z][A-Za-z; ]{1,24}?)\s?:\s{0,8}(.*)$/;
/** Texts of folds and links that are no titles. */
const NO_TITLE =
  /^\W{0,4}(?:click\b.{0,40}|details?|show\b.{0,30}|more|expand|view\b.{0,20}|pdf|arxiv|abs|code|link|html|paper|github|abstract|summary|translation|tl;?dr|(?:read|see) more)\W{0,4}$/i;

/** Finds what a line of a digest is. */
export function readDigestLine(source: string): DigestLine {
  const line = source.includes("][") ? source.replace(ORG_LINK, "[$2]($1)") : source;
  if (line.trim() === "") return { type: "blank" };
  if (line.length > MAX_MARKED) return readText(line);
  if (END.test(line)) return { type: "end" };
  if (OPENING.test(line)) return { type: "blank" };
  const summaryStart = SUMMARY_START.exec(line)?.[0];
  if (summaryStart !== undefined) {
    const [summary, after] = splitAt(line.slice(summaryStart.length), SUMMARY_END);
    return readSummary(summary, after);
  }
  const [, marks = "", heading] = HEADING.exec(line) ?? [];
  if (heading !== undefined) return readHeading(heading, marks);
  return readBullet(line) ?? readText(line);
}

/** Returns the text before and after the first match; all of it and nothing without a match. */
function splitAt(text: string, mark: RegExp): readonly [before: string, after: string] {
  const match = mark.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text, ""];
}

function readSummary(summary: string, after: string): DigestLine {
  const tag = /<(\w{1,10})>/.exec(summary)?.[1] ?? "";
  const text = stripTags(summary);
  const abstract = readAbstract(text, true);
  if (abstract) return { ...abstract, text: `${abstract.text} ${after}`.trim() };
  if (NO_TITLE.test(text)) return { type: "blank" };
  const title = BOLD_TITLE.exec(summary)?.[1];
  if (title !== undefined) {
    const [, rest] = splitAt(summary, BOLD_TITLE);
    return toTitle(`summary:${tag}`, stripTags(title), `${stripTags(rest)} ${after}`);
  }
  return toTitle(`summary:${tag}`, text, after);
}

function readHeading(heading: string, marks: string): DigestLine {
  const text = heading.replace(/\s#+\s*$/, "").trim();
  const abstract = readAbstract(stripMarks(text), true);
  if (abstract) return abstract;
  return toTitle(`heading:${marks}`, text.replace(PREFIX, ""), "");
}

/** A list item, or a line, that starts with a bold or linked title. */
function readBullet(line: string): DigestLine | null {
  const bullet = BULLET.exec(line)?.[0] ?? "";
  const text = line.slice(bullet.length).trim();
  const bold = BOLD_START.exec(text);
  const inBold = bold?.[1]?.trim() ?? "";
  const isLabel = /:$/.test(inBold) || /^\s{0,2}:/.test(bold?.[2] ?? "") || readAbstract(inBold, true) !== null;
  const isTitle = !isLabel && !NO_TITLE.test(inBold) && inBold.length > 2;
  if (bold && isTitle && (bullet !== "" || (bold[2] ?? "").trim() === ""))
    return toTitle(bullet === "" ? "bold" : "bullet", inBold, bold[2] ?? "");
  const link = bullet === "" ? null : LINK_START.exec(text);
  if (link && !NO_TITLE.test(link[1] ?? "") && (link[1]?.length ?? 0) > 8)
    return toTitle("link", `[${link[1]}](${link[2]})`, link[3] ?? "");
  return null;
}

/** Splits "[Title](url) - Ann Lee - [[pdf]](url)" into the title and the rest. */
function toTitle(kind: string, text: string, rest: string): DigestLine {
  const link = LINK_START.exec(text.trim());
  const isLinked = link && !NO_TITLE.test(link[1] ?? "");
  const title = stripMarks(isLinked ? (link[1] ?? "") : text);
  const more = isLinked ? `${link[2]} ${link[3]} ${rest}` : rest;
  return { type: "title", kind, title, rest: more.trim() };
}

function readText(line: string): DigestLine {
  const text = line.replace(/^\s{0,12}(?:>\s?)?(?:[-*+•]\s+)?/, "").trimEnd();
  if (line.length > MAX_MARKED * 4) return { type: "text", text };
  const plain = stripMarks(text.slice(0, 200));
  const isStyled = /^(?:\*|_|<(?:b|strong|i|em)>)/i.test(text);
  const abstract = readAbstract(plain, isStyled);
  if (abstract)
    return {
      ...abstract,
      text: text.replace(/^\W{0,4}(?:<\w{1,6}>)?\W{0,4}\w{7,8}\b[\s*_:.—–-]{0,8}(?:<\/\w{1,6}>)?[\s*_:]{0,4}/, ""),
    };
  const [, label = "", value = ""] = LABEL.exec(plain) ?? [];
  const name = FIELDS.find(([pattern]) => pattern.test(label.trim()))?.[1];
  if (name === undefined) return { type: "text", text };
  return { type: "field", name, text: text.length > 200 ? text.slice(text.indexOf(":") + 1) : value };
}

/** Reads the start of an abstract; without bold type or a fold, a colon or the end of the line must follow the word. */
function readAbstract(text: string, isStyled: boolean): Extract<DigestLine, { type: "abstract" }> | null {
  const trimmed = text.trim();
  const [label = "", word, sign = ""] = ABSTRACT.exec(trimmed) ?? [];
  const rest = trimmed.slice(label.length).trimStart();
  if (word === undefined || (sign === "" && rest !== "")) return null;
  if (!isStyled && sign !== ":" && rest !== "") return null;
  return { type: "abstract", isSummary: /^s/i.test(word), text: rest };
}

const stripTags = (text: string): string =>
  htmlToText(text.replace(/<\/?(?:h[1-6]|code|summary|u)[^>]{0,80}>/gi, "")).trim();

/** Removes bold and italic marks and HTML tags. */
const stripMarks = (text: string): string =>
  stripTags(text)
    .replace(/\*\*|__|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])/g, "")
    .trim();
