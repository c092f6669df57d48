import type { Extractor } from "@/db/extractor";
import { extractOrSay } from "@/extractors/extract-or-say";
import { EXTRACTOR_VERSION } from "@/extractors/version";

/** The extractor that the database is filled with. */
export const EXTRACTOR: Extractor = { version: EXTRACTOR_VERSION, extract: extractOrSay };
