/** How a slot got a value that its own clause does not state: the codes that claims store, each with its explanation. */
const EXPLANATIONS = {
  "proposed-system": "The sentence names no system, so this is the system that the paper proposes.",
  "system-of-previous-sentence": "The sentence begins with a pronoun for the system of the previous sentence.",
  "only-model-of-abstract": "This is the only model that the abstract works with.",
  "stated-elsewhere": "The size of the model is stated elsewhere in the abstract.",
  "proposed-benchmark": "The sentence names no benchmark, so this is the benchmark that the paper proposes.",
  "evaluated-on": "An earlier sentence says that the evaluation uses this benchmark.",
  "only-benchmark-before": "This is the only benchmark that the abstract names before this sentence.",
  "carried-sentence": "The sentence continues the previous one, which names this benchmark.",
  "same-sentence": "Another claim of the same sentence states it.",
  "same-list": "It is stated once for all numbers of the list.",
  "after-list": "It is stated once, after the list of numbers.",
  "only-decibel-metric": "The gain is in dB, and this is the only metric in dB of the sentence.",
  "only-quality-metric": "The earlier claims of the sentence have only this quality metric.",
  "only-metric-of-sentence": "This is the only quality metric that the sentence names before the number.",
  "metric-of-previous-sentence": "The previous sentence uses only this metric.",
  "same-position-in-list":
    "The number has the same position in its list as a number of this metric in the list before.",
  "object-of-verb-before": "This is what the verb before the gain changes.",
  "shared-head-noun": "Its last word is stated once, at the end of the list.",
  "baseline-named-before": "The sentence names this baseline before the number.",
  "baseline-of-next-number": "The number is compared with the number of this baseline, which follows.",
  "baseline-of-previous-sentence": "The previous sentence names this baseline, and this sentence gives the details.",
} as const satisfies Readonly<Record<string, string>>;

/** The same in a phrase, for marks of doubtful slots. */
const PHRASES: Readonly<Record<keyof typeof EXPLANATIONS, string>> = {
  "proposed-system": "taken from what the paper proposes",
  "system-of-previous-sentence": "carried from the sentence before",
  "only-model-of-abstract": "the only model of the abstract",
  "stated-elsewhere": "stated elsewhere in the abstract",
  "proposed-benchmark": "the benchmark that the paper proposes",
  "evaluated-on": "carried from an earlier sentence about the evaluation",
  "only-benchmark-before": "the only benchmark named before",
  "carried-sentence": "carried from the sentence before",
  "same-sentence": "taken from another claim of the sentence",
  "same-list": "stated once for the whole list",
  "after-list": "stated after the list",
  "only-decibel-metric": "the only metric in dB of the sentence",
  "only-quality-metric": "taken from earlier claims of the sentence",
  "only-metric-of-sentence": "the only quality metric named before",
  "metric-of-previous-sentence": "carried from the sentence before",
  "same-position-in-list": "taken from the same position of the list before",
  "object-of-verb-before": "what the verb before the gain changes",
  "shared-head-noun": "its last word is stated at the end of the list",
  "baseline-named-before": "named before the number",
  "baseline-of-next-number": "the baseline of the next number",
  "baseline-of-previous-sentence": "carried from the sentence before",
};

/** Why a refiner filled a slot from elsewhere; stored as it is in `inferred` of a claim. */
export type ProvenanceCode = keyof typeof EXPLANATIONS;

export const PROVENANCE_CODES = Object.keys(EXPLANATIONS) as readonly ProvenanceCode[];

const CONVERTED = "converted-unit: ";

const isProvenanceCode = (stored: string): stored is ProvenanceCode => Object.hasOwn(EXPLANATIONS, stored);

/** The stored provenance of a number that the text states in another unit: "converted-unit: 2 hours". */
export const toConvertedProvenance = (value: number, unit: string): string => `${CONVERTED}${value} ${unit}`;

/** Describes a stored provenance in a phrase: "carried from the sentence before"; null for a text that is no known code. */
export const formatProvenancePhrase = (stored: string): string | null =>
  isProvenanceCode(stored) ? PHRASES[stored] : null;

/** True if a stored provenance says that the sentence itself states the number, in another unit. */
export const isConvertedProvenance = (stored: string): boolean => stored.startsWith(CONVERTED);

/**
 * Explains a stored provenance in a sentence. A text that is no known code is returned unchanged: claims and
 * corrections of extractors before 0.20.0 store explanations instead of codes.
 */
export function formatProvenance(stored: string): string {
  if (isConvertedProvenance(stored))
    return `Converted from ${stored.slice(CONVERTED.length)} to the unit of the value after.`;
  return isProvenanceCode(stored) ? EXPLANATIONS[stored] : stored;
}
