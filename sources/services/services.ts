import { arxiv } from "./arxiv";
import { huggingFace } from "./hugging-face";
import { openReview } from "./openreview";
import { semanticScholar } from "./semantic-scholar";
import type { Service } from "./service";

/** Every service that is asked. To add one: its file, and its row here. */
export const SERVICES: readonly Service[] = [arxiv, huggingFace, semanticScholar, openReview];
