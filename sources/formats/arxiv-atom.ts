import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { type SourceLocation, skippedIssue, toParseResults } from "../input/raw-paper";
import { findChildren, getChildText, getElementText, type XmlNode } from "../input/xml";
import { hasRootElement, parseXmlPapers } from "../input/xml-papers";

/** Id of an entry that reports an error instead of a paper. */
const API_ERROR = /\/api\/errors\b/;

/** Responses of the arXiv API in all historical layouts, and arXiv feeds. */
export const arxivAtom: Format = {
  name: "arxiv-atom",
  label: "arXiv API, Atom",
  // Other feeds have the same elements.
  detect: (head) => (hasRootElement(head, /^(?:feed|entry)$/) && /arxiv/i.test(head) ? 0.9 : 0),
  parse: (input) => parseXmlPapers(input, ["entry"], readEntry),
};

function readEntry(entry: XmlNode, location: SourceLocation): ParseResult[] {
  if (API_ERROR.test(getChildText(entry, "id")))
    return [skippedIssue(location, `arXiv reported an error: ${getChildText(entry, "summary").trim()}`)];
  const names = findChildren(entry, "author").map((author) => getChildText(author, "name"));
  const links = findChildren(entry, "link").filter((link) => link.attributes.title !== "doi");
  return toParseResults(
    {
      title: getChildText(entry, "title"),
      abstract: getChildText(entry, "summary"),
      // Feeds list all authors in one element.
      authors: names.length > 0 ? names : findChildren(entry, "creator").map(getElementText).join(", "),
      date: getChildText(entry, "published") || getChildText(entry, "updated"),
      updated: getChildText(entry, "updated"),
      links: links.map((link) => link.attributes.href ?? ""),
      ids: [
        getChildText(entry, "id").replace(/^oai:arXiv\.org:/i, ""),
        getChildText(entry, "doi"),
        getChildText(entry, "DOI"),
      ],
      venue: getChildText(entry, "journal_ref") || getChildText(entry, "journal_reference"),
    },
    location,
  );
}
