import { extractClaims } from "@/extractors/extract";
import { EXTRACTOR_VERSION } from "@/extractors/version";

/** The extractor that papers are read with when they come in through a page. */
export const EXTRACTOR = { version: EXTRACTOR_VERSION, extract: extractClaims };
