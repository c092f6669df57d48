import type { Format, Reading } from "./format";
import { htmlText } from "./html-text";
import { type Place, toReadings } from "./raw-paper";
import { childrenOf, childText, type XmlNode, xmlText } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

const HTML = /^\s{0,20}<p>/i;

/** The arXiv's daily RSS, also as RDF with HTML in it, which it was until 2024. */
export const arxivRss: Format = {
  name: "arxiv-rss",
  label: "arXiv RSS",
  // Feeds of news have the same elements.
  guess: (head) => (rootIs(head, /^(?:rss|RDF)$/) && /arxiv/i.test(head) ? 0.9 : 0),
  read: (input) => readXmlPapers(input, ["item"], readItem),
};

function readItem(item: XmlNode, place: Place): Reading[] {
  const description = childText(item, "description");
  return toReadings(
    {
      title: childText(item, "title"),
      abstract: HTML.test(description) ? htmlText(description) : description,
      authors: htmlText(childrenOf(item, "creator").map(xmlText).join(", ")),
      // The day of the announcement; that of the paper is not told.
      date: childText(item, "pubDate"),
      links: [childText(item, "link")],
      ids: [childText(item, "guid").replace(/^oai:arXiv\.org:/i, ""), childText(item, "DOI")],
      venue: childText(item, "journal_reference"),
    },
    place,
  );
}
