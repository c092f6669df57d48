import { arxiv } from "./arxiv";
import { huggingFace } from "./hugging-face";
import { openReview } from "./openreview";
import { semanticScholar } from "./semantic-scholar";
import type { Service } from "./service";

/** All services. To add one, create its file and add it here. */
export const SERVICES: readonly Service[] = [arxiv, huggingFace, semanticScholar, openReview];

/** True for the name of a query by `formatQueryName`, whose results differ each time. */
export const isQuerySource = (source: string): boolean => SERVICES.some(({ name }) => source.startsWith(`${name}: `));
