import { lookUp } from "@/extractors/mentions/match-lexicon";
import { familyOf, sizesIn } from "@/extractors/mentions/model-grammar";
import type { IsListed } from "@/lib/scoring/known-names";

const PART = /[-\s_/()]+/;
/** Parts that make no other model of a family: versions, sizes, training, role. */
const EDITION =
  /^(?:|v?\d[\d.]*[bmkt]?|a\d+b|instruct|base|chat|it|thinking|distill|preview|coder|math|vl|omni|audio|vision|mini|nano|small|large|pro|flash|turbo|opus|sonnet|haiku|max|plus|lite|exp)$/i;

/** A family's name with a size or an edition is in the list; another name that begins like it is not. */
function isListedModel(name: string): boolean {
  const family = familyOf(name);
  if (!family) return false;
  if (sizesIn(name).size_b === undefined && lookUp(name)?.model) return true;
  const known = new Set(
    [family.name, ...(family.aliases ?? [])].flatMap((surface) => surface.toLowerCase().split(PART)),
  );
  return name.split(PART).every((part) => EDITION.test(part) || known.has(part.toLowerCase()) || !!lookUp(part)?.model);
}

/** Whether the extractor's word lists hold a name. */
export const isListed: IsListed = (kind, name) => {
  if (kind === "models") return isListedModel(name);
  return (kind === "benchmarks" ? lookUp(name)?.benchmark : lookUp(name)?.metric) !== undefined;
};
