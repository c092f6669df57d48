import type { Format, Reading } from "./format";
import { type Place, toReadings } from "./raw-paper";
import { joinName } from "./record";
import { childrenOf, childText, type XmlNode, xmlText } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

/** A file of the ACL Anthology's data: volumes of papers. */
export const aclAnthology: Format = {
  name: "acl-anthology",
  label: "ACL Anthology, XML",
  guess: (head) => (rootIs(head, /^(?:collection|volume)$/) && /<(?:volume|paper)\b/.test(head) ? 0.95 : 0),
  read: (input) => {
    let venue = "";
    return readXmlPapers(input, ["meta", "frontmatter", "paper"], (node, place) => {
      if (node.name === "meta") venue = childText(node, "booktitle");
      return node.name === "paper" ? readPaper(node, place, venue) : [];
    });
  },
};

/** Only the month of the volume is known, so that a paper has no day. */
function readPaper(paper: XmlNode, place: Place, venue: string): Reading[] {
  const authors = childrenOf(paper, "author");
  const url = childText(paper, "url");
  return toReadings(
    {
      title: xmlText(childrenOf(paper, "title")[0]),
      abstract: xmlText(childrenOf(paper, "abstract")[0]),
      authors: authors.map((author) => joinName(childText(author, "first"), childText(author, "last"))),
      links: [/^https?:/.test(url) ? url : url && `https://aclanthology.org/${url}/`],
      ids: [childText(paper, "doi")],
      venue: venue.replace(/\s+/g, " "),
    },
    place,
  );
}
