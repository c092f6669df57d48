import { EXCLUDED_WORDS, TECHNIQUE_WORDS } from "@/lexicon/generated/extraction";

const EXCLUDED: ReadonlySet<string> = new Set(EXCLUDED_WORDS);
const TECHNIQUES: ReadonlySet<string> = new Set(TECHNIQUE_WORDS);

const hasOnlyWords = (surface: string, known: ReadonlySet<string>): boolean =>
  surface.split(" ").every((word) => known.has(word));

/** True if a name is neither a system nor a benchmark, although it looks like one: "Wilcoxon", "South Korea", "PyTorch". */
export const isExcludedName = (surface: string): boolean => hasOnlyWords(surface, EXCLUDED);

/** True if a name is a general method or tool, on which nothing is measured: "LoRA", "GRPO", "vLLM". */
export const isTechnique = (surface: string): boolean => hasOnlyWords(surface, TECHNIQUES);
