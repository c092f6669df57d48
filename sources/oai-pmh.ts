import type { Format, Reading } from "./format";
import { type Place, type RawPaper, skipped, toReadings } from "./raw-paper";
import { joinName } from "./record";
import { childrenOf, childText, type XmlNode, xmlText } from "./xml";
import { readXmlPapers, rootIs } from "./xml-papers";

/** Harvested records, with metadata of the forms arXiv, arXivRaw and oai_dc. */
export const oaiPmh: Format = {
  name: "oai-pmh",
  label: "OAI-PMH: arXiv, arXivRaw, oai_dc",
  guess: (head) => (rootIs(head, /^(?:OAI-PMH|ListRecords|GetRecord|record)$/) ? 0.95 : 0),
  read: (input) => readXmlPapers(input, ["record"], readRecord),
};

const READERS: ReadonlyMap<string, (metadata: XmlNode) => RawPaper> = new Map(
  Object.entries<(metadata: XmlNode) => RawPaper>({
    arXiv: readArxiv,
    arXivRaw: readArxivRaw,
    dc: readDublinCore,
  }),
);

function readRecord(record: XmlNode, place: Place): Reading[] {
  const [header] = childrenOf(record, "header");
  const id = childText(header, "identifier");
  if (header?.attributes.status === "deleted") return [skipped(place, "a deleted record", id)];
  const metadata = childrenOf(record, "metadata")[0]?.children.find((child) => typeof child !== "string");
  if (!metadata) return [skipped(place, "a record without metadata", id)];
  const read = READERS.get(metadata.name);
  if (!read) return [skipped(place, `metadata of the form "${metadata.name}" are not known`, id)];
  return toReadings(read(metadata), place);
}

function readArxiv(metadata: XmlNode): RawPaper {
  const authors = childrenOf(childrenOf(metadata, "authors")[0], "author");
  return {
    ...readCommon(metadata),
    authors: authors.map((a) => joinName(childText(a, "forenames"), childText(a, "keyname"), childText(a, "suffix"))),
    date: childText(metadata, "created"),
    updated: childText(metadata, "updated"),
  };
}

function readArxivRaw(metadata: XmlNode): RawPaper {
  const versions = childrenOf(metadata, "version");
  const [date, updated] = [versions[0], versions.at(-1)].map((version) => childText(version, "date"));
  return {
    ...readCommon(metadata),
    authors: childText(metadata, "authors"),
    date: date ?? null,
    updated: updated ?? null,
  };
}

function readCommon(metadata: XmlNode) {
  return {
    title: childText(metadata, "title"),
    abstract: childText(metadata, "abstract"),
    ids: [childText(metadata, "id"), childText(metadata, "doi")],
    venue: childText(metadata, "journal-ref"),
  };
}

/** The abstract is the longest description: comments ("35 pages") are descriptions too. */
function readDublinCore(metadata: XmlNode): RawPaper {
  const texts = (name: string): string[] => childrenOf(metadata, name).map(xmlText);
  const identifiers = texts("identifier");
  return {
    title: texts("title")[0] ?? "",
    abstract: texts("description").reduce((a, b) => (b.trim().length > a.trim().length ? b : a), ""),
    authors: texts("creator").map(inOrder),
    date: texts("date")[0] ?? null,
    links: identifiers,
    ids: identifiers,
  };
}

/** "Lee, Ann" is Ann Lee. */
function inOrder(name: string): string {
  const [family = "", given = "", ...rest] = name.split(",").map((part) => part.trim());
  return rest.length > 0 ? name : joinName(given, family);
}
