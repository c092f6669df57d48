import type { ParseResult } from "@/lib/paper/parse-result";
import type { RawPerson } from "@/lib/paper/person-name";
import type { Format } from "../input/format";
import { markupToText } from "../input/markup-to-text";
import { removeFullStop, toPubmedUrl } from "../input/normalize-record";
import { type SourceLocation, skippedIssue, toParseResults } from "../input/raw-paper";
import { findChildren, getChildText, getElementText, type XmlNode } from "../input/xml";
import { hasRootElement, parseXmlPapers } from "../input/xml-papers";

/** PubMed articles from its download and its API. */
export const pubmedXml: Format = {
  name: "pubmed-xml",
  label: "PubMed, XML",
  detect: (head) => (hasRootElement(head, /^(?:PubmedArticleSet|PubmedArticle)$/) ? 0.95 : 0),
  parse: (input) => parseXmlPapers(input, ["PubmedArticle", "PubmedBookArticle"], readArticle),
};

function readArticle(record: XmlNode, location: SourceLocation): ParseResult[] {
  if (record.name !== "PubmedArticle")
    return [skippedIssue(location, "a book chapter, not an article", getElementText(record).trim())];
  const [citation] = findChildren(record, "MedlineCitation");
  const [article] = findChildren(citation, "Article");
  const [journal] = findChildren(article, "Journal");
  const [printed] = findChildren(findChildren(journal, "JournalIssue")[0], "PubDate");
  const [data] = findChildren(record, "PubmedData");
  const ids = [
    ...findChildren(article, "ELocationID").filter(({ attributes }) => attributes.EIdType === "doi"),
    ...findChildren(findChildren(data, "ArticleIdList")[0], "ArticleId").filter(
      ({ attributes }) => attributes.IdType === "doi",
    ),
  ];
  return toParseResults(
    {
      title: removeFullStop(getChildText(article, "ArticleTitle")),
      abstract: findChildren(findChildren(article, "Abstract")[0], "AbstractText")
        .map(formatAbstractPart)
        .filter(Boolean)
        .join("\n"),
      authors: findChildren(findChildren(article, "AuthorList")[0], "Author").map(toPerson),
      date: findDay(findChildren(article, "ArticleDate")[0]) ?? findDay(printed),
      links: [toPubmedUrl(getChildText(citation, "PMID"))],
      ids: ids.map(getElementText),
      venue: getChildText(journal, "Title"),
    },
    location,
  );
}

/** "RESULTS: Owl reaches …" */
function formatAbstractPart(part: XmlNode): string {
  const { Label: label } = part.attributes;
  const text = markupToText(part);
  return text === "" || !label || label === "UNLABELLED" ? text : `${label}: ${text}`;
}

function toPerson(author: XmlNode): RawPerson {
  const text = (name: string): string => getChildText(author, name);
  return text("CollectiveName").trim() || { given: text("ForeName"), family: text("LastName"), suffix: text("Suffix") };
}

/** Formats a date like "5 Mar 2024"; the month may be numeric; null without a day. */
function findDay(date: XmlNode | undefined): string | null {
  const [year, month, day] = ["Year", "Month", "Day"].map((part) => getChildText(date, part).trim());
  if (!year || !month || !day) return null;
  return /^\d+$/.test(month) ? `${year}-${month}-${day}` : `${day} ${month} ${year}`;
}
