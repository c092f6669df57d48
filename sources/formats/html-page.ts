import { decodeHTMLAttribute } from "entities";
import { addToGroup } from "@/lib/format/group-by";
import type { ParseResult } from "@/lib/paper/parse-result";
import { type Format, type FormatInput, type Line, WHOLE_FILE } from "../input/format";
import { decodeEntities } from "../input/html-to-text";
import { skippedIssue, toParseResults } from "../input/raw-paper";
import { readDocument } from "../input/read-document";
import { digest } from "./digest";

const START =
  /^\s{0,80}(?:<!--[^>]{0,200}-->\s{0,80})?(?:<!doctype html|<html|<head|<body|<table|<div|<ul|<ol|<h[1-6])/i;
const META = /<meta\s[^>]{1,20000}>/gi;
const ATTRIBUTE = /\b(name|property|content)\s{0,4}=\s{0,4}(?:"([^"]*)"|'([^']*)')/gi;
/** Elements whose content is no text. */
const HIDDEN = /<(script|style|head|nav|footer|svg|noscript|template)\b[^>]{0,2000}>/gi;
/** The element of a page that is marked as the abstract. */
const ABSTRACT_ELEMENT =
  /<(blockquote|div|section|p)\b[^>]{0,300}\b(?:class|id)="[^"]{0,100}\babstract\b[^"]{0,100}"[^>]{0,300}>([\s\S]{0,30000}?)<\/\1>/i;

/** A saved page: one paper with citation metadata (arXiv, OpenReview, ACL, PubMed), or a list of papers with abstracts. */
export const htmlPage: Format = {
  name: "html-page",
  label: "HTML page of a paper, or with a list of papers",
  detect: (head, map) => {
    if (!START.test(head)) return 0;
    const metas = readMetas(head);
    if (metas.has("citation_title") && findAbstract(metas, head) !== "") return 0.8;
    return digest.detect(htmlToLines(head), map) > 0 ? 0.6 : 0;
  },
  parse: readPage,
};

async function* readPage(input: FormatInput): AsyncGenerator<ParseResult> {
  const { source, restated } = input;
  const { text: html, fault } = await readDocument(input.text, "page");
  if (fault) yield skippedIssue({ source, locator: WHOLE_FILE }, fault);
  const metas = readMetas(html);
  const abstract = findAbstract(metas, html);
  const all = (name: string): readonly string[] => metas.get(name) ?? [];
  if (all("citation_title").length === 0 || abstract === "")
    return yield* digest.parse({ ...input, lines: toLines(htmlToLines(html)) });
  yield* toParseResults(
    {
      title: all("citation_title")[0] ?? "",
      abstract,
      authors: all("citation_author").map((familyFirst) => ({ familyFirst })),
      date:
        ["citation_publication_date", "citation_date", "citation_online_date", "citation_year"].flatMap(all)[0] ?? null,
      links: ["citation_abstract_html_url", "og:url", "citation_pdf_url"].flatMap(all),
      ids: [...all("citation_arxiv_id"), ...all("citation_doi")],
      venue: ["citation_journal_title", "citation_conference_title"].flatMap(all)[0] ?? null,
    },
    { source, restated, locator: "line 1" },
  );
}

function readMetas(html: string): ReadonlyMap<string, readonly string[]> {
  const metas = new Map<string, string[]>();
  for (const [tag] of html.matchAll(META)) {
    const attributes = new Map<string, string>();
    for (const [, name = "", double, single] of tag.matchAll(ATTRIBUTE))
      attributes.set(name.toLowerCase(), decodeHTMLAttribute(double ?? single ?? ""));
    const name = (attributes.get("name") ?? attributes.get("property") ?? "").toLowerCase();
    const content = attributes.get("content")?.trim() ?? "";
    if (name !== "" && content !== "") addToGroup(metas, name, content);
  }
  return metas;
}

/** The abstract in the metadata, or the text of the element that is marked as the abstract. */
function findAbstract(metas: ReadonlyMap<string, readonly string[]>, html: string): string {
  const [stated = metas.get("dc.description")?.[0]] = metas.get("citation_abstract") ?? [];
  if (stated !== undefined) return stated;
  return htmlToLines(ABSTRACT_ELEMENT.exec(html)?.[2] ?? "")
    .replace(/[*#]/g, "")
    .trim()
    .replace(/^Abstract\b\s*[:.]?\s*/i, "");
}

/** Replaces hidden elements by spaces; an unclosed one stays. A missing end tag is searched once, so that the time is linear. */
function removeHiddenElements(html: string): string {
  const parts: string[] = [];
  const unclosed = new Set<string>();
  const startTag = new RegExp(HIDDEN);
  let from = 0;
  for (let found = startTag.exec(html); found; found = startTag.exec(html)) {
    const name = found[1]?.toLowerCase() ?? "";
    const endTag = new RegExp(`</${name}>`, "gi");
    endTag.lastIndex = startTag.lastIndex;
    if (!unclosed.has(name) && endTag.test(html)) {
      parts.push(html.slice(from, found.index));
      from = endTag.lastIndex;
      startTag.lastIndex = from;
    } else {
      unclosed.add(name);
      startTag.lastIndex = found.index + 1;
    }
  }
  return [...parts, html.slice(from)].join(" ");
}

/** Replaces comments by spaces; an unclosed one stays. Searches only forward, so that the time is linear. */
function removeComments(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf("<!--", from);
    const end = start === -1 ? -1 : html.indexOf("-->", start + 4);
    if (end === -1) return [...parts, html.slice(from)].join(" ");
    parts.push(html.slice(from, start));
    from = end + 3;
  }
}

/** Converts HTML to lines of a digest: headings, list items, bold text, links and folds. */
function htmlToLines(html: string): string {
  const text = removeComments(removeHiddenElements(html))
    .replace(/<![a-z][^>]{0,300}>/gi, " ")
    .replace(/\s+/g, " ")
    .replace(
      /<a\b[^>]{0,1000}?\bhref\s?=\s?["']([^"'\s>]{1,1000})["'][^>]{0,1000}>(.{0,600}?)<\/a>/gi,
      (_, href, name) =>
        /<(?:h[1-6]|p|div)\b/i.test(name)
          ? name
          : `[${String(name)
              .replace(/<[^>]{1,300}>/g, "")
              .trim()}](${href})`,
    )
    .replace(/<h([1-6])\b[^>]{0,300}>\s?(?:<span[^>]{0,200}>)?/gi, (_, level) => `\n\n${"#".repeat(Number(level))} `)
    .replace(/<\/h[1-6]>/gi, "\n")
    .replace(/<li\b[^>]{0,300}>\s?(?:<p[^>]{0,200}>)?/gi, "\n\n- ")
    .replace(/<\/?(?:strong|b)(?:\s[^>]{0,300})?>/gi, "**")
    .replace(/<summary[^>]{0,300}>/gi, "\n<summary>")
    .replace(/<\/(details|summary)>/gi, (tag) => `${tag}\n`)
    .replace(/<details[^>]{0,300}>/gi, "\n")
    .replace(/<hr\b[^>]{0,100}>/gi, "\n---\n")
    .replace(/<\/?(?:p|div|section|article|table|tbody|blockquote|ul|ol|dl|td|tr|dt|dd)\b[^>]{0,1000}>/gi, "\n\n")
    .replace(/<br\b[^>]{0,100}>/gi, "\n")
    .replace(/<(?!\/?(?:details|summary)\b)\/?[a-z][^>]{0,2000}>/gi, "");
  return decodeEntities(text)
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

async function* toLines(text: string): AsyncGenerator<Line> {
  for (const [i, line] of text.split("\n").entries()) yield { text: line, number: i + 1 };
}
