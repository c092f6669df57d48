import { type Fields, isFields } from "./fields";

/** Records of services that are not plain: each of them as a record with the usual names. */

/** Words of an abstract with their places, as OpenAlex gives it; more places than this are of no abstract. */
const MOST_PLACES = 100_000;

/** A record with the usual names of fields, where its service has put them elsewhere. */
export function unfold(record: Fields): Fields {
  for (const name of ["paper", "content", "bibjson"]) {
    const inner = record[name];
    // Hugging Face wraps a paper in `paper`, OpenReview in `content`, DOAJ in `bibjson`.
    if (isFields(inner) && "title" in inner)
      return { ...record, ...inner, ...(name === "bibjson" ? ofDoaj(inner) : {}) };
  }
  if (isFields(record.abstract_inverted_index)) return ofOpenAlex(record, record.abstract_inverted_index);
  if (typeof record.abstractText === "string" && "pubYear" in record) return ofEuropePmc(record);
  return record;
}

function ofOpenAlex(record: Fields, index: Fields): Fields {
  const location = isFields(record.primary_location) ? record.primary_location : {};
  const venue = isFields(location.source) ? location.source.display_name : null;
  // The day on which OpenAlex last touched its record is no day of the paper.
  const { updated_date: _, ...kept } = record;
  return {
    ...kept,
    abstract: kept.abstract || inOrder(index),
    url: kept.url || location.landing_page_url || kept.doi,
    venue: kept.venue || venue,
  };
}

function ofDoaj({ identifier, journal }: Fields): Fields {
  const ids: unknown[] = Array.isArray(identifier) ? identifier : [];
  const doi = ids.find((one) => isFields(one) && one.type === "doi");
  return { doi: isFields(doi) ? doi.id : null, venue: isFields(journal) ? journal.title : null };
}

/** The text that an index of its words was made of; empty where it is none. */
function inOrder(index: Fields): string {
  const words: string[] = [];
  for (const [word, places] of Object.entries(index)) {
    if (!Array.isArray(places)) return "";
    for (const place of places) {
      if (typeof place !== "number" || !Number.isInteger(place) || place < 0 || place > MOST_PLACES) return "";
      if (words[place] !== undefined) return "";
      words[place] = word;
    }
  }
  return words.filter((word) => word !== undefined).join(" ");
}

function ofEuropePmc(record: Fields): Fields {
  const { title, authorList, authorString, journalInfo, source, id } = record;
  const journal = isFields(journalInfo) && isFields(journalInfo.journal) ? journalInfo.journal.title : null;
  return {
    ...record,
    title: typeof title === "string" ? withoutFullStop(title) : title,
    authors: (isFields(authorList) ? authorList.author : null) ?? authorString,
    date: record.firstPublicationDate ?? record.pubYear,
    venue: journal,
    ...(typeof source === "string" && typeof id === "string"
      ? { url: `https://europepmc.org/article/${source}/${id}` }
      : {}),
  };
}

/** PubMed ends every title with a full stop. */
export const withoutFullStop = (title: string): string => title.trim().replace(/(?<!\.\.)\.$/, "");

/** The page of an article by its PMID. */
export const pubmedPage = (pmid: string): string => `https://pubmed.ncbi.nlm.nih.gov/${pmid.trim()}/`;
