import type { Format, Reading } from "./format";
import { type Place, toReadings } from "./raw-paper";
import { childrenOf, childText, type XmlNode, xmlText } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

/** What stands before the abstract: "arXiv:2509.14420v1 Announce Type: new", a line end, "Abstract: ". */
const BEFORE = /^\s{0,20}arXiv:\S{1,40}\s{1,4}Announce Type:[^\n]{0,60}\n\s{0,20}Abstract:\s?/i;

/** The arXiv's daily RSS. */
export const arxivRss: Format = {
  name: "arxiv-rss",
  label: "arXiv RSS",
  // Feeds of news have the same elements.
  guess: (head) => (rootIs(head, /^(?:rss|RDF)$/) && /arxiv/i.test(head) ? 0.9 : 0),
  read: (input) => readXmlPapers(input, ["item"], readItem),
};

function readItem(item: XmlNode, place: Place): Reading[] {
  const abstract = childText(item, "description").replace(BEFORE, "");
  return toReadings(
    {
      title: childText(item, "title"),
      abstract,
      authors: childrenOf(item, "creator").map(xmlText).join(", "),
      // The day of the announcement; that of the paper is not told.
      date: childText(item, "pubDate"),
      links: [childText(item, "link")],
      ids: [childText(item, "guid").replace(/^oai:arXiv\.org:/i, ""), childText(item, "DOI")],
      venue: childText(item, "journal_reference"),
    },
    place,
  );
}
