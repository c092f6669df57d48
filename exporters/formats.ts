import { csv } from "./csv";
import type { ExportFormat } from "./format";
import { json } from "./json";
import { ndjson } from "./ndjson";

/** Every format in which claims can be written. A new one is a file of its own and its line here. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [csv, ndjson, json];

/** The format of a name such as "csv"; undefined where there is none. */
export function findExportFormat(name: string): ExportFormat | undefined {
  return EXPORT_FORMATS.find((format) => format.name === name.toLowerCase());
}
