import type { ParseResult } from "@/lib/paper/parse-result";
import type { Format } from "../input/format";
import { type RawPaper, type SourceLocation, skippedIssue, toParseResults } from "../input/raw-paper";
import { findChildren, getChildText, getElementText, type XmlNode } from "../input/xml";
import { hasRootElement, parseXmlPapers } from "../input/xml-papers";

/** Harvested records with metadata in the formats arXiv, arXivRaw and oai_dc. */
export const oaiPmh: Format = {
  name: "oai-pmh",
  label: "OAI-PMH: arXiv, arXivRaw, oai_dc",
  detect: (head) => (hasRootElement(head, /^(?:OAI-PMH|ListRecords|GetRecord|record)$/) ? 0.95 : 0),
  parse: (input) => parseXmlPapers(input, ["record"], readRecord),
};

const METADATA_READERS: ReadonlyMap<string, (metadata: XmlNode) => RawPaper> = new Map(
  Object.entries<(metadata: XmlNode) => RawPaper>({
    arXiv: readArxiv,
    arXivRaw: readArxivRaw,
    dc: readDublinCore,
  }),
);

function readRecord(record: XmlNode, location: SourceLocation): ParseResult[] {
  const [header] = findChildren(record, "header");
  const id = getChildText(header, "identifier");
  if (header?.attributes.status === "deleted") return [skippedIssue(location, "a deleted record", id)];
  const metadata = findChildren(record, "metadata")[0]?.children.find((child) => typeof child !== "string");
  if (!metadata) return [skippedIssue(location, "a record without metadata", id)];
  const read = METADATA_READERS.get(metadata.name);
  if (!read) return [skippedIssue(location, `unknown metadata format "${metadata.name}"`, id)];
  return toParseResults(read(metadata), location);
}

function readArxiv(metadata: XmlNode): RawPaper {
  const authors = findChildren(findChildren(metadata, "authors")[0], "author");
  return {
    ...readCommon(metadata),
    authors: authors.map((author) => ({
      given: getChildText(author, "forenames"),
      family: getChildText(author, "keyname"),
      suffix: getChildText(author, "suffix"),
    })),
    date: getChildText(metadata, "created"),
    updated: getChildText(metadata, "updated"),
  };
}

function readArxivRaw(metadata: XmlNode): RawPaper {
  const versions = findChildren(metadata, "version");
  const [date, updated] = [versions[0], versions.at(-1)].map((version) => getChildText(version, "date"));
  return {
    ...readCommon(metadata),
    authors: getChildText(metadata, "authors"),
    date: date ?? null,
    updated: updated ?? null,
  };
}

function readCommon(metadata: XmlNode) {
  return {
    title: getChildText(metadata, "title"),
    abstract: getChildText(metadata, "abstract"),
    ids: [getChildText(metadata, "id"), getChildText(metadata, "doi")],
    venue: getChildText(metadata, "journal-ref"),
  };
}

/** Uses the longest description as abstract, as comments ("35 pages") are descriptions too. */
function readDublinCore(metadata: XmlNode): RawPaper {
  const texts = (name: string): string[] => findChildren(metadata, name).map(getElementText);
  const identifiers = texts("identifier");
  return {
    title: texts("title")[0] ?? "",
    abstract: texts("description").reduce((a, b) => (b.trim().length > a.trim().length ? b : a), ""),
    authors: texts("creator").map((familyFirst) => ({ familyFirst })),
    date: texts("date")[0] ?? null,
    links: identifiers,
    ids: identifiers,
  };
}
