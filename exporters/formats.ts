import { bibtex } from "./bibtex";
import { csv } from "./csv";
import type { ExportFormat } from "./format";
import { json } from "./json";
import { latex } from "./latex";
import { markdown } from "./markdown";
import { ndjson } from "./ndjson";
import { parquet } from "./parquet";
import { tsv } from "./tsv";

/** Every format in which claims can be written. A new one is a file of its own and its line here. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [csv, tsv, ndjson, json, parquet, markdown, latex, bibtex];

/** Those that hold claims as data, whole and one by one; the others are made of a view for a document. */
export const DATA_FORMATS: readonly ExportFormat[] = [csv, tsv, ndjson, json, parquet];

/** The format of a name such as "csv"; undefined where there is none. */
export function findExportFormat(name: string): ExportFormat | undefined {
  return EXPORT_FORMATS.find((format) => format.name === name.toLowerCase());
}
