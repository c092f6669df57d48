import { bibtex } from "./bibtex";
import { csv } from "./csv";
import type { ExportFormat } from "./format";
import { json } from "./json";
import { latex } from "./latex";
import { markdown } from "./markdown";
import { ndjson } from "./ndjson";
import { parquet } from "./parquet";
import { tsv } from "./tsv";

/** All export formats. A new format is a file of its own and one line here. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [csv, tsv, ndjson, json, parquet, markdown, latex, bibtex];

/** Formats that contain claims as data; the others are made for documents. */
export const DATA_FORMATS: readonly ExportFormat[] = [csv, tsv, ndjson, json, parquet];

/** Finds a format by name, such as "csv". */
export function findExportFormat(name: string): ExportFormat | undefined {
  return EXPORT_FORMATS.find((format) => format.name === name.toLowerCase());
}
