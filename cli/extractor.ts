import type { Extractor } from "@/db/store/extractor";
import { extractSafely } from "@/extractors/extract-safely";
import { EXTRACTOR_VERSION } from "@/extractors/version";

/** The extractor that fills the database. */
export const EXTRACTOR: Extractor = { version: EXTRACTOR_VERSION, extract: extractSafely };
