import type { Extractor } from "@/db/store/extractor";
import { extractSafely } from "@/extractors/extract-safely";
import { EXTRACTOR_VERSION } from "@/extractors/version";

/** Extractor for papers that are imported on the web page. */
export const WEB_EXTRACTOR: Extractor = { version: EXTRACTOR_VERSION, extract: extractSafely };
