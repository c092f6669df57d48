import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { type SourceLocation, toParseResults } from "../input/raw-paper";
import { findChildren, getChildText, getElementText, type XmlNode } from "../input/xml";
import { hasRootElement, parseXmlPapers } from "../input/xml-papers";

/** XML data of the ACL Anthology: volumes of papers. */
export const aclAnthology: Format = {
  name: "acl-anthology",
  label: "ACL Anthology, XML",
  detect: (head) => (hasRootElement(head, /^(?:collection|volume)$/) && /<(?:volume|paper)\b/.test(head) ? 0.95 : 0),
  parse: (input) => {
    let venue = "";
    return parseXmlPapers(input, ["meta", "frontmatter", "paper"], (node, location) => {
      if (node.name === "meta") venue = getChildText(node, "booktitle");
      return node.name === "paper" ? readPaper(node, location, venue) : [];
    });
  },
};

/** Papers have no date, as only the month of the volume is known. */
function readPaper(paper: XmlNode, location: SourceLocation, venue: string): ParseResult[] {
  const authors = findChildren(paper, "author");
  const url = getChildText(paper, "url");
  return toParseResults(
    {
      title: getElementText(findChildren(paper, "title")[0]),
      abstract: getElementText(findChildren(paper, "abstract")[0]),
      authors: authors.map((author) => ({
        given: getChildText(author, "first"),
        family: getChildText(author, "last"),
      })),
      links: [/^https?:/.test(url) ? url : url && `https://aclanthology.org/${url}/`],
      ids: [getChildText(paper, "doi")],
      venue: venue.replace(/\s+/g, " "),
    },
    location,
  );
}
