import type { Extractor } from "@/db/store/extractor";
import { extractOrSay } from "@/extractors/extract-safely";
import { EXTRACTOR_VERSION } from "@/extractors/version";

/** The extractor that papers are read with when they come in through a page. */
export const WEB_EXTRACTOR: Extractor = { version: EXTRACTOR_VERSION, extract: extractOrSay };
