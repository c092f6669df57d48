import type { Format, Reading } from "./format";
import { type Place, toReadings } from "./raw-paper";
import { childrenOf, childText, type XmlNode, xmlText } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

/** Answers of the arXiv's API, in the layouts of all years, and its news. */
export const arxivAtom: Format = {
  name: "arxiv-atom",
  label: "arXiv API, Atom",
  // Feeds of news have the same elements.
  guess: (head) => (rootIs(head, /^(?:feed|entry)$/) && /arxiv/i.test(head) ? 0.9 : 0),
  read: (input) => readXmlPapers(input, ["entry"], readEntry),
};

function readEntry(entry: XmlNode, place: Place): Reading[] {
  const names = childrenOf(entry, "author").map((author) => childText(author, "name"));
  const links = childrenOf(entry, "link").filter((link) => link.attributes.title !== "doi");
  return toReadings(
    {
      title: childText(entry, "title"),
      abstract: childText(entry, "summary"),
      // The news name all authors in one element.
      authors: names.length > 0 ? names : childrenOf(entry, "creator").map(xmlText).join(", "),
      date: childText(entry, "published") || childText(entry, "updated"),
      updated: childText(entry, "updated"),
      links: links.map((link) => link.attributes.href ?? ""),
      ids: [childText(entry, "id").replace(/^oai:arXiv\.org:/i, ""), childText(entry, "doi"), childText(entry, "DOI")],
      venue: childText(entry, "journal_ref") || childText(entry, "journal_reference"),
    },
    place,
  );
}
