import { listArxivIds } from "@/lib/paper/arxiv-id";
import { findCsvLayout } from "./formats/csv-layout";
import { isTitleLike } from "./input/blocks";
import { findFieldName } from "./input/field-names";

/** A format that an unreadable text resembles. */
export interface ClosestFormat {
  /** Name for `--from`. */
  readonly format: string;
  /** The kind of text in words: "a table". */
  readonly kind: string;
  /** How much the text resembles it, from 0 to 1. */
  readonly closeness: number;
  /** Why it was not read as this format, with the first line that does not fit. */
  readonly reason: string;
  /** What to do on the command line, and what on a page, where no flags can be set. */
  readonly flags: string;
  readonly page: string;
}

/** Names listed in a message. */
const LISTED = 12;
const NO_CLAIMS = "titles without abstracts cannot give claims";
/** A cell of this length may be an abstract. */
const LONG_CELL = 120;
const QUOTED_CHARACTERS = 60;

/** Lists the formats that a text in no known format resembles, closest first. */
export function findClosestFormats(head: string): ClosestFormat[] {
  const lines = head.split("\n");
  return [findJson(head, lines), findTable(head, lines), findTags(lines), findMarkup(head, lines)]
    .concat([findMarkdownTable(lines), findHeadings(lines), findLabels(lines), findIds(head), findProse(head, lines)])
    .filter((found) => found !== null)
    .sort((a, b) => b.closeness - a.closeness);
}

const quote = (line: string): string => {
  const text = line.trim();
  return `"${text.length > QUOTED_CHARACTERS ? `${text.slice(0, QUOTED_CHARACTERS).toWellFormed()}…` : text}"`;
};

const list = (names: readonly string[]): string =>
  names.slice(0, LISTED).join(", ") + (names.length > LISTED ? ", …" : "");

/** Says which of title and abstract names lack, and what to set. */
function describeNames(names: readonly string[], what: "FIELD" | "COLUMN", guess?: string) {
  const title = findFieldName(names, "title");
  const abstract = findFieldName(names, "abstract");
  const one = what.toLowerCase();
  const target = guess ?? what;
  if (title !== null && abstract === null)
    return {
      reason: `"${title}" is the title, but none is an abstract`,
      flags: `if a ${one} holds the abstract, add --map abstract=${target}; ${NO_CLAIMS}`,
      page: `name the ${one} of the abstract "abstract"; ${NO_CLAIMS}`,
    };
  const map = [title === null && `title=${what}`, abstract === null && `abstract=${target}`].filter(Boolean).join(",");
  return {
    reason: title === null && abstract === null ? "none is a title or an abstract" : "none is a title",
    flags: `name them with --map ${map}`,
    page: `name the ${one}s of title and abstract "title" and "abstract"`,
  };
}

function findJson(head: string, lines: readonly string[]): ClosestFormat | null {
  if (!/^\s{0,200}[[{]/.test(head) || !/"\s{0,4}:/.test(head)) return null;
  const at = lines.findIndex((line) => line.trim() !== "");
  const first = lines[at]?.trim() ?? "";
  const isLine = /^\{.*\}$/.test(first);
  const format = isLine ? "jsonl" : "json";
  const kind = isLine ? "JSON Lines" : "JSON";
  const fault = isLine ? findJsonFault(first) : null;
  if (fault !== null)
    return {
      format,
      kind,
      closeness: 0.9,
      reason: `line ${at + 1} is no valid JSON (${fault})`,
      flags: "correct the line",
      page: "correct the line",
    };
  const keys = new Set(Array.from(head.slice(0, 20_000).matchAll(/"([\w .-]{1,40})"\s{0,4}:/g), ([, key = ""]) => key));
  const { reason, ...todo } = describeNames([...keys], "FIELD");
  return { format, kind, closeness: 0.9, reason: `its fields are ${list([...keys])}, and ${reason}`, ...todo };
}

function findJsonFault(line: string): string | null {
  try {
    JSON.parse(line);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 80) : "not closed";
  }
}

function findTable(head: string, lines: readonly string[]): ClosestFormat | null {
  const { delimiter, names, skippedLines } = findCsvLayout(head);
  const next = lines.slice(skippedLines + 1).find((line) => line.trim() !== "");
  if (names.length < 2 || names.some((name) => name.length > 60 || /[.!?]\s/.test(name))) return null;
  if (next?.includes(delimiter) !== true || (delimiter === "," && names.length < 3)) return null;
  const cells = next.split(delimiter);
  const guess = names.find((_, i) => (cells[i]?.length ?? 0) >= LONG_CELL);
  const { reason, flags, page } = describeNames(names, "COLUMN", guess);
  return {
    format: "csv",
    kind: "a table",
    closeness: names.length > 2 ? 0.8 : 0.5,
    reason: `line ${skippedLines + 1} has the columns ${list(names)}, and ${reason}`,
    flags: flags.replace("--map", "--from csv --map"),
    page,
  };
}

interface TagFamily {
  readonly format: string;
  readonly kind: string;
  /** Lines of the family. */
  readonly tag: RegExp;
  /** The line that begins a record. */
  readonly start: RegExp;
  readonly startName: string;
}

const TAG_FAMILIES: readonly TagFamily[] = [
  {
    format: "nbib",
    kind: "references of PubMed",
    tag: /^(?:FAU|PMID|LID|DP|AID|JT|OWN|STAT) {0,2}- /,
    start: /^PMID- /,
    startName: "PMID-",
  },
  {
    format: "ris",
    kind: "references in RIS",
    tag: /^[A-Z][A-Z0-9] {0,3}- {0,3}\S/,
    start: /^TY {2}- /,
    startName: "TY  -",
  },
  { format: "endnote", kind: "references of EndNote", tag: /^%[A-Z0-9] /, start: /^%0 /, startName: "%0" },
  {
    format: "wos",
    kind: "references of Web of Science",
    tag: /^(?:TI|AU|AF|AB|SO|PY|DI|UT|DT|LA) \S/,
    start: /^PT [A-Z]/,
    startName: "PT J",
  },
];

function findTags(lines: readonly string[]): ClosestFormat | null {
  for (const { format, kind, tag, start, startName } of TAG_FAMILIES) {
    const tagged = lines.flatMap((line, at) => (tag.test(line) ? [at] : []));
    const [first] = tagged;
    if (first === undefined || tagged.length < 3 || lines.some((line) => start.test(line))) continue;
    return {
      format,
      kind,
      closeness: 0.85,
      reason: `no record begins with ${startName}: line ${first + 1} is ${quote(lines[first] ?? "")}`,
      flags: `export the file again, or set the format with --from ris, wos, endnote or nbib`,
      page: `begin each record with ${startName}`,
    };
  }
  return null;
}

function findMarkup(head: string, lines: readonly string[]): ClosestFormat | null {
  const root = /^\s{0,80}(?:<\?xml[^>]{0,200}>\s{0,20})?(?:<!doctype[^>]{0,200}>\s{0,20})?<(?!!)([\w:.-]{1,40})/i.exec(
    head,
  )?.[1];
  if (root === undefined) return null;
  const isPage = /^(?:html|head|body|div|p|table|meta|main)$/i.test(root);
  const at = lines.findIndex((line) => line.includes(`<${root}`));
  const known = "feed, rss, OAI-PMH, collection, xml or PubmedArticleSet";
  return {
    format: isPage ? "html-page" : "arxiv-atom",
    kind: isPage ? "a web page" : `XML with the element <${root}>`,
    closeness: 0.8,
    reason: isPage
      ? "it names no paper (citation_title) with an abstract"
      : `line ${at + 1} begins with the element <${root}>, not ${known}`,
    flags: isPage ? "save the page of one paper, or copy its text" : "convert it to JSONL with title and abstract",
    page: isPage ? "copy the text of the page instead" : "paste title and abstract instead",
  };
}

function findMarkdownTable(lines: readonly string[]): ClosestFormat | null {
  const at = lines.findIndex(
    (line, i) =>
      line.includes("|") && /^[\s|:-]{3,400}$/.test(lines[i + 1] ?? "") && (lines[i + 1] ?? "").includes("-"),
  );
  if (at < 0) return null;
  const names = (lines[at] ?? "")
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const { reason, ...todo } = describeNames(names, "COLUMN");
  return {
    format: "markdown-table",
    kind: "a Markdown table",
    closeness: 0.8,
    reason: `line ${at + 1} has the columns ${list(names)}, and ${reason}`,
    ...todo,
  };
}

function findHeadings(lines: readonly string[]): ClosestFormat | null {
  const headings = lines.flatMap((line, at) => (/^(?:#{1,6}|\*{2,6}(?= [^*]))\s+\S/.test(line) ? [at] : []));
  const items = lines.flatMap((line, at) => (/^\s{0,8}(?:[-*+•]|\d{1,3}[.)])\s+\S.{15,300}$/.test(line) ? [at] : []));
  const [found, what] = headings.length > 0 ? [headings, "headings"] : [items, "list items"];
  const [first] = found;
  if (first === undefined || (what === "list items" && found.length < 2)) return null;
  return {
    format: "digest",
    kind: `a list with ${found.length} ${what}`,
    closeness: what === "headings" ? 0.75 : 0.55,
    reason: `no abstract with authors or a link follows line ${first + 1} (${quote(lines[first] ?? "")}), nor a later one`,
    flags: `add the abstracts, as ${NO_CLAIMS}`,
    page: `add the abstracts, as ${NO_CLAIMS}`,
  };
}

function findLabels(lines: readonly string[]): ClosestFormat | null {
  const at = lines.findIndex((line) => /^\s{0,8}(?:title|authors?)\s?:\s?\S/i.test(line));
  if (at < 0) return null;
  const hasTitle = lines.some((line) => /^\s{0,8}title\s?:/i.test(line));
  const hasAbstract = lines.some((line) => /^\s{0,8}(?:abstract|summary)\s?:/i.test(line));
  const missing = [!hasTitle && "Title:", !hasAbstract && "Abstract:"].filter(Boolean).join(" and ");
  if (missing === "") return null;
  return {
    format: "labelled-text",
    kind: "text with labels",
    closeness: 0.7,
    reason: `line ${at + 1} is ${quote(lines[at] ?? "")}, but there is no line ${missing}`,
    flags: hasAbstract ? "add the label" : `add the abstracts, as ${NO_CLAIMS}`,
    page: hasAbstract ? "add the label" : `add the abstracts, as ${NO_CLAIMS}`,
  };
}

function findIds(head: string): ClosestFormat | null {
  const { ids, share } = listArxivIds(head);
  const [first] = ids;
  if (first === undefined) return null;
  const count = `${ids.length.toLocaleString("en")} arXiv ${ids.length === 1 ? "id" : "ids"}`;
  return {
    format: "",
    kind: `text with ${count}`,
    closeness: share > 0.5 ? 0.95 : 0.6,
    reason: "it holds no abstracts",
    flags:
      `get the papers with claimboard fetch arxiv --ids ${list(ids.slice(0, 3))}`.replaceAll(", ", ",") +
      (ids.length > 3 ? ",…" : ""),
    page: "they can be fetched from arXiv",
  };
}

function findProse(head: string, lines: readonly string[]): ClosestFormat {
  const text = head.trim();
  const at = lines.findIndex((line) => /^\s{0,8}(?:[#|<>{}@%*+=`\\•·-]|\d{1,3}[.)]\s)/.test(line));
  const isTitle = !text.includes("\n") && text.length >= 10 && isTitleLike(text) && text.includes(" ");
  if (isTitle)
    return {
      format: "bare-abstract",
      kind: "a title",
      closeness: 0.3,
      reason: `no abstract follows ${quote(text)}`,
      flags: `add the abstract, as ${NO_CLAIMS}`,
      page: `paste the abstract below it, as ${NO_CLAIMS}`,
    };
  const todo = {
    flags: "give title and abstract; if it is one abstract, add --from bare-abstract",
    page: "paste title and abstract, or fill in the fields",
  };
  const reason =
    text.length < 80
      ? `it has only ${text.length} characters (${quote(text.replace(/\s+/g, " "))}), and an abstract has at least two sentences, or one with a result`
      : text.length > 8_000
        ? `it has more than 8,000 characters without labels (Title:, Authors:, Abstract:), so that no single abstract was found`
        : at >= 0
          ? `line ${at + 1} (${quote(lines[at] ?? "")}) is no running text`
          : `neither a title with an abstract of at least two sentences nor labels (Title:, Authors:, Abstract:) were found; line 1 is ${quote(lines.find((line) => line.trim() !== "") ?? "")}`;
  return {
    format: "bare-abstract",
    kind: text.length < 80 ? "a short text" : "plain text",
    closeness: 0.3,
    reason,
    ...todo,
  };
}
