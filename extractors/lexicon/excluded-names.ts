import { EXCLUDED_WORDS, TECHNIQUE_WORDS } from "@/lexicon/generated/extraction";
import type { NameClass } from "@/lib/names/name-kind";
import { getDeclaredClass } from "./match-lexicon";

const EXCLUDED: ReadonlySet<string> = new Set(EXCLUDED_WORDS);
const TECHNIQUES: ReadonlySet<string> = new Set(TECHNIQUE_WORDS);

const hasOnlyWords = (surface: string, known: ReadonlySet<string>): boolean =>
  surface.split(" ").every((word) => known.has(word));

/** True if a name is neither a system nor a benchmark, although it looks like one: "Wilcoxon", "South Korea", "PyTorch". */
export const isExcludedName = (surface: string): boolean => hasClass(surface, "none", EXCLUDED);

/** True if a name is a general method or tool, on which nothing is measured: "LoRA", "GRPO", "vLLM". */
export const isTechnique = (surface: string): boolean => hasClass(surface, "method", TECHNIQUES);

/** What a person declared takes precedence over the tables. */
function hasClass(surface: string, nameClass: NameClass, listed: ReadonlySet<string>): boolean {
  const declared = getDeclaredClass(surface);
  return declared === null ? hasOnlyWords(surface, listed) : declared === nameClass;
}
