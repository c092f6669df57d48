import { FIELD_NAMES, type FieldMap, type FieldName } from "./format";

/** Field names in files, lower case without punctuation and accents, preferred ones first. */
const ALIASES: Readonly<Record<FieldName, readonly string[]>> = {
  title: [
    ...["title", "papertitle", "articletitle", "documenttitle", "papername", "ti", "primarytitle"],
    ...["标题", "题名", "文献标题", "论文标题", "篇名", "文章标题", "標題"],
    ...["タイトル", "論文名", "제목", "название", "заглавие"],
    ...["titulo", "titre", "titel", "titolo"],
  ],
  abstract: [
    ...["abstract", "summary", "abstractnote", "abstracttext", "paperabstract", "ab"],
    ...["摘要", "文摘", "内容摘要", "抄録", "要旨", "초록", "аннотация", "реферат"],
    ...["resumen", "resume", "resumo", "zusammenfassung", "kurzfassung", "riassunto"],
  ],
  authors: [
    ...["authorsparsed", "authorfullnames", "作者全名", "authors", "author", "authornames", "authorlist"],
    ...["creators", "creator", "au", "authorships"],
    ...["作者", "著者", "저자", "авторы", "автор", "autores", "auteurs", "autoren", "autori"],
  ],
  date: [
    ...["date", "published", "publishedat", "publisheddate", "publicationdate", "datepublished", "submitted"],
    ...["submitteddate", "versions", "created", "issued", "pdate", "cdate", "updatedate", "updated"],
    ...["onlinedate", "issuedate", "publicationyear", "year", "pubyear", "yearpublished", "pubdate"],
    ...["出版日期", "发表日期", "发表时间", "日期", "出版年", "年份", "年", "출판일", "연도", "дата", "год"],
    ...["fecha", "datum", "ano", "annee", "jahr", "anno"],
  ],
  updated: ["updated", "updatedat", "updateddate", "versions", "updatedate"],
  id: ["arxivid", "arxiv", "eprint", "id", "paperid", "entryid", "externalids", "identifier"],
  doi: ["doi", "bibtex"],
  url: [
    ...["url", "abs", "absurl", "entryid", "link", "links", "site", "paperurl", "paperlink", "articleurl"],
    ...["pdf", "pdfurl", "pdflink", "additionallinks", "externalurl", "sourceurl", "doilink", "链接", "网址"],
  ],
  venue: [
    ...["venue", "journal", "journalref", "booktitle", "conference", "containertitle"],
    ...["publicationtitle", "sourcetitle", "来源出版物名称", "期刊", "来源", "刊名"],
  ],
};

const NON_ASCII = /[^\0-\x7f]/;

/** A record with the field names and values of its file. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Lists the non-empty values of a record under the usual names of a field, preferred ones first. */
export function listFieldValues(record: RawRecord, field: FieldName, map: FieldMap = {}): unknown[] {
  const mappedName = map[field];
  if (mappedName !== undefined) return [readPath(record, mappedName)].filter(hasValue);
  const ranks = RANKS.get(field);
  const found: { rank: number; value: unknown }[] = [];
  for (const [name, value] of indexByName(record)) {
    const rank = ranks?.get(name);
    if (rank !== undefined && hasValue(value)) found.push({ rank, value });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ value }) => value);
}

/** Position of each name of a field, from 0 for the preferred one. */
const RANKS: ReadonlyMap<FieldName, ReadonlyMap<string, number>> = new Map(
  FIELD_NAMES.map((field) => [field, new Map(ALIASES[field].map((name, rank) => [name, rank]))]),
);

/** The last record, which is read once for each field. */
let last: { readonly record: RawRecord; readonly byName: ReadonlyMap<string, unknown> } | null = null;

/** Returns the values of a record by normalized name; of equal names the last one counts. */
function indexByName(record: RawRecord): ReadonlyMap<string, unknown> {
  if (last?.record === record) return last.byName;
  const byName = new Map<string, unknown>();
  for (const [name, value] of Object.entries(record)) byName.set(normalizeFieldName(name), value);
  last = { record, byName };
  return byName;
}

/** Finds the name of a field in a record, or null. */
export function findFieldName(names: readonly string[], field: FieldName, map: FieldMap = {}): string | null {
  const mappedName = map[field];
  if (mappedName !== undefined) return names.find((name) => name === mappedName) ?? null;
  const ranks = RANKS.get(field);
  let [best, bestRank]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const name of names) {
    const rank = ranks?.get(normalizeFieldName(name)) ?? Number.POSITIVE_INFINITY;
    if (rank < bestRank) [best, bestRank] = [name, rank];
  }
  return best;
}

/** Parses a field map such as `abstract=summary,title=name`. @throws Error with a one-line message */
export function parseFieldMap(text: string): FieldMap {
  const map: Partial<Record<FieldName, string>> = {};
  for (const pair of text.split(",")) {
    const [field = "", name = ""] = pair.split(/=(.*)/s).map((part) => part.trim());
    const known = FIELD_NAMES.find((candidate) => candidate === field);
    if (!known) throw new Error(`"${field}" is not a paper field; known fields: ${FIELD_NAMES.join(", ")}`);
    if (name === "")
      throw new Error(`"${pair.trim()}" has no field name of the file; expected for example abstract=summary`);
    map[known] = name;
  }
  return map;
}

/** Reads a nested field such as `content.abstract`; a literal name with a dot takes precedence. */
function readPath(record: RawRecord, path: string): unknown {
  if (Object.hasOwn(record, path)) return record[path];
  let value: unknown = record;
  for (const part of path.split("."))
    value = isRawRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

/** True for a plain object. */
export function isRawRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/** Lower case without accents and punctuation: "título" is "titulo"; of a bilingual name the Latin part. */
function normalizeFieldName(name: string): string {
  const known = normalizedNames.get(name);
  if (known !== undefined) return known;
  const normalized = removeSigns(name);
  // The names of a file repeat in every record; objects with keys such as ids must not fill the memory.
  if (normalizedNames.size < MAX_NAMES) normalizedNames.set(name, normalized);
  return normalized;
}

const normalizedNames = new Map<string, string>();
const MAX_NAMES = 5_000;

function removeSigns(name: string): string {
  if (!NON_ASCII.test(name)) return name.toLowerCase().replace(/[^a-z0-9]/g, "");
  const letters = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/(?<=[a-z])\p{M}/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return letters.replace(/[^a-z0-9]/g, "") || letters;
}
