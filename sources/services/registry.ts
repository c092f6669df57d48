import { arxiv } from "./arxiv";
import { huggingFace } from "./hugging-face";
import { openReview } from "./openreview";
import { semanticScholar } from "./semantic-scholar";
import type { Service } from "./service";

/** Every service that is asked. To add one: its file, and its row here. */
export const SERVICES: readonly Service[] = [arxiv, huggingFace, semanticScholar, openReview];

/** True for the name of a query, as `nameOf` writes it: as a source it holds other papers each time. */
export const isQuerySource = (source: string): boolean => SERVICES.some(({ name }) => source.startsWith(`${name}: `));
