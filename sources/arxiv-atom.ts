import type { Format, Reading } from "./format";
import { type Place, toReadings } from "./raw-paper";
import { childrenOf, childText, type XmlNode } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

/** Answers of the arXiv's API, in the layouts of all years. */
export const arxivAtom: Format = {
  name: "arxiv-atom",
  label: "arXiv API, Atom",
  // Feeds of news have the same elements.
  guess: (head) => (rootIs(head, /^(?:feed|entry)$/) && /arxiv/i.test(head) ? 0.9 : 0),
  read: (input) => readXmlPapers(input, ["entry"], readEntry),
};

function readEntry(entry: XmlNode, place: Place): Reading[] {
  const links = childrenOf(entry, "link").filter((link) => link.attributes.title !== "doi");
  return toReadings(
    {
      title: childText(entry, "title"),
      abstract: childText(entry, "summary"),
      authors: childrenOf(entry, "author").map((author) => childText(author, "name")),
      date: childText(entry, "published") || childText(entry, "updated"),
      updated: childText(entry, "updated"),
      links: links.map((link) => link.attributes.href ?? ""),
      ids: [childText(entry, "id"), childText(entry, "doi")],
      venue: childText(entry, "journal_ref"),
    },
    place,
  );
}
