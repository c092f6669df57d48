import type { Format, Reading } from "./format";
import { markedText } from "./marked-up";
import { type Place, skipped, toReadings } from "./raw-paper";
import { joinName } from "./record";
import { pubmedPage, withoutFullStop } from "./shapes";
import { childrenOf, childText, type XmlNode, xmlText } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

/** Articles of PubMed, as its download and its API give them. */
export const pubmedXml: Format = {
  name: "pubmed-xml",
  label: "PubMed, XML",
  guess: (head) => (rootIs(head, /^(?:PubmedArticleSet|PubmedArticle)$/) ? 0.95 : 0),
  read: (input) => readXmlPapers(input, ["PubmedArticle", "PubmedBookArticle"], readArticle),
};

function readArticle(record: XmlNode, place: Place): Reading[] {
  if (record.name !== "PubmedArticle") return [skipped(place, "a part of a book, no article", xmlText(record).trim())];
  const [citation] = childrenOf(record, "MedlineCitation");
  const [article] = childrenOf(citation, "Article");
  const [journal] = childrenOf(article, "Journal");
  const [printed] = childrenOf(childrenOf(journal, "JournalIssue")[0], "PubDate");
  const [data] = childrenOf(record, "PubmedData");
  const ids = [
    ...childrenOf(article, "ELocationID").filter(({ attributes }) => attributes.EIdType === "doi"),
    ...childrenOf(childrenOf(data, "ArticleIdList")[0], "ArticleId").filter(
      ({ attributes }) => attributes.IdType === "doi",
    ),
  ];
  return toReadings(
    {
      title: withoutFullStop(childText(article, "ArticleTitle")),
      abstract: childrenOf(childrenOf(article, "Abstract")[0], "AbstractText").map(partText).filter(Boolean).join("\n"),
      authors: childrenOf(childrenOf(article, "AuthorList")[0], "Author").map(nameOf),
      date: dayOf(childrenOf(article, "ArticleDate")[0]) ?? dayOf(printed),
      links: [pubmedPage(childText(citation, "PMID"))],
      ids: ids.map(xmlText),
      venue: childText(journal, "Title"),
    },
    place,
  );
}

/** "RESULTS: Owl reaches …" */
function partText(part: XmlNode): string {
  const { Label: label } = part.attributes;
  const text = markedText(part);
  return text === "" || !label || label === "UNLABELLED" ? text : `${label}: ${text}`;
}

function nameOf(author: XmlNode): string {
  const whole = childText(author, "CollectiveName").trim();
  return (
    whole || joinName(childText(author, "ForeName"), childText(author, "LastName"), childText(author, "Suffix")).trim()
  );
}

/** "5 Mar 2024"; the month may be a figure; null where no day is given. */
function dayOf(date: XmlNode | undefined): string | null {
  const [year, month, day] = ["Year", "Month", "Day"].map((part) => childText(date, part).trim());
  if (!year || !month || !day) return null;
  return /^\d+$/.test(month) ? `${year}-${month}-${day}` : `${day} ${month} ${year}`;
}
