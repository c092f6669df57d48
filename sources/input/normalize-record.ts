import { isRawRecord, type RawRecord } from "./field-names";

/** Normalizes records of services with nested or unusual fields. */

/** Maximum word position in an inverted abstract of OpenAlex. */
const MAX_WORD_POSITIONS = 100_000;

/** Returns a record with the usual field names. */
export function normalizeRecord(record: RawRecord): RawRecord {
  for (const name of ["paper", "content", "bibjson"]) {
    const inner = record[name];
    // Hugging Face wraps a paper in `paper`, OpenReview in `content`, DOAJ in `bibjson`.
    if (isRawRecord(inner) && "title" in inner)
      return { ...record, ...inner, ...(name === "bibjson" ? fromDoaj(inner) : {}) };
  }
  if (isRawRecord(record.abstract_inverted_index)) return fromOpenAlex(record, record.abstract_inverted_index);
  if (typeof record.abstractText === "string" && "pubYear" in record) return fromEuropePmc(record);
  return record;
}

function fromOpenAlex(record: RawRecord, index: RawRecord): RawRecord {
  const location = isRawRecord(record.primary_location) ? record.primary_location : {};
  const venue = isRawRecord(location.source) ? location.source.display_name : null;
  // The date on which OpenAlex updated its record is not a date of the paper.
  const { updated_date: _, ...kept } = record;
  return {
    ...kept,
    abstract: kept.abstract || textFromInvertedIndex(index),
    url: kept.url || location.landing_page_url || kept.doi,
    venue: kept.venue || venue,
  };
}

function fromDoaj({ identifier, journal }: RawRecord): RawRecord {
  const ids: unknown[] = Array.isArray(identifier) ? identifier : [];
  const doi = ids.find((one) => isRawRecord(one) && one.type === "doi");
  return { doi: isRawRecord(doi) ? doi.id : null, venue: isRawRecord(journal) ? journal.title : null };
}

/** Restores the text of an inverted index; empty if the index is invalid. */
function textFromInvertedIndex(index: RawRecord): string {
  const words: string[] = [];
  for (const [word, positions] of Object.entries(index)) {
    if (!Array.isArray(positions)) return "";
    for (const position of positions) {
      if (typeof position !== "number" || !Number.isInteger(position) || position < 0 || position > MAX_WORD_POSITIONS)
        return "";
      if (words[position] !== undefined) return "";
      words[position] = word;
    }
  }
  return words.filter((word) => word !== undefined).join(" ");
}

function fromEuropePmc(record: RawRecord): RawRecord {
  const { title, authorList, authorString, journalInfo, source, id } = record;
  const journal = isRawRecord(journalInfo) && isRawRecord(journalInfo.journal) ? journalInfo.journal.title : null;
  return {
    ...record,
    title: typeof title === "string" ? removeFullStop(title) : title,
    authors: (isRawRecord(authorList) ? authorList.author : null) ?? authorString,
    date: record.firstPublicationDate ?? record.pubYear,
    venue: journal,
    ...(typeof source === "string" && typeof id === "string"
      ? { url: `https://europepmc.org/article/${source}/${id}` }
      : {}),
  };
}

/** Removes the full stop that PubMed adds to titles. */
export const removeFullStop = (title: string): string => title.trim().replace(/(?<!\.\.)\.$/, "");

/** Returns the URL of a PubMed article. */
export const toPubmedUrl = (pmid: string): string => `https://pubmed.ncbi.nlm.nih.gov/${pmid.trim()}/`;
