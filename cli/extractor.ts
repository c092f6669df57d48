import type { Extractor } from "@/db/extractor";
import { type Extraction, extractClaims, type Input } from "@/extractors/extract";
import { EXTRACTOR_VERSION } from "@/extractors/version";
import { messageOf } from "@/lib/message-of";

/** The claims of an abstract. A fault of the extractor costs one paper its claims, not the person all the others. */
export function extractOrSay(input: Input): Extraction {
  try {
    return extractClaims(input);
  } catch (error) {
    return {
      claims: [],
      sentences: [],
      notes: [`the extractor failed on "${input.title}", please report it: ${messageOf(error)}`],
    };
  }
}

/** The extractor that the database is filled with. */
export const EXTRACTOR: Extractor = { version: EXTRACTOR_VERSION, extract: extractOrSay };
