import type { IsInLexicon } from "@/eval/name-scores";
import { findLexiconEntry } from "@/extractors/lexicon/match-lexicon";
import { findModelFamily, parseModelSizes } from "@/extractors/mentions/model-grammar";

const NAME_SEPARATOR = /[-\s_/()]+/;
/** Name parts that do not make another model family: version, size, training, role. */
const MODEL_VARIANT =
  /^(?:|v?\d[\d.]*[bmkt]?|a\d+b|instruct|base|chat|it|thinking|distill|preview|coder|math|vl|omni|audio|vision|mini|nano|small|large|pro|flash|turbo|opus|sonnet|haiku|max|plus|lite|exp)$/i;

/** True for a known family name with a size or variant; false for another name with the same start. */
function isLexiconModel(name: string): boolean {
  const family = findModelFamily(name);
  if (!family) return false;
  if (parseModelSizes(name).size_b === undefined && findLexiconEntry(name)?.model) return true;
  const known = new Set(
    [family.name, ...(family.aliases ?? [])].flatMap((surface) => surface.toLowerCase().split(NAME_SEPARATOR)),
  );
  return name
    .split(NAME_SEPARATOR)
    .every((part) => MODEL_VARIANT.test(part) || known.has(part.toLowerCase()) || !!findLexiconEntry(part)?.model);
}

/** True if the lexicon of the extractor contains a name. */
export const isInLexicon: IsInLexicon = (kind, name) => {
  if (kind === "models") return isLexiconModel(name);
  return (kind === "benchmarks" ? findLexiconEntry(name)?.benchmark : findLexiconEntry(name)?.metric) !== undefined;
};
