import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { htmlToText } from "../input/html-to-text";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { findChildren, getChildText, getElementText, type XmlNode } from "../input/xml";
import { hasRootElement, parseXmlPapers } from "../input/xml-papers";

const HTML = /^\s{0,20}<p>/i;

/** Daily RSS feed of arXiv, also in the RDF form with HTML used until 2024. */
export const arxivRss: Format = {
  name: "arxiv-rss",
  label: "arXiv RSS",
  // Other feeds have the same elements.
  detect: (head) => (hasRootElement(head, /^(?:rss|RDF)$/) && /arxiv/i.test(head) ? 0.9 : 0),
  parse: (input) => parseXmlPapers(input, ["item"], readItem),
};

function readItem(item: XmlNode, location: SourceLocation): ParseResult[] {
  const description = getChildText(item, "description");
  return toParseResults(
    {
      title: getChildText(item, "title"),
      abstract: HTML.test(description) ? htmlToText(description) : description,
      authors: htmlToText(findChildren(item, "creator").map(getElementText).join(", ")),
      // Date of the announcement; the date of the paper is not included.
      date: getChildText(item, "pubDate"),
      links: [getChildText(item, "link")],
      ids: [getChildText(item, "guid").replace(/^oai:arXiv\.org:/i, ""), getChildText(item, "DOI")],
      venue: getChildText(item, "journal_reference"),
    },
    location,
  );
}
