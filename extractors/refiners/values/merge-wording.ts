import type { CandidateClaim } from "../../rules/candidate-claim";
import { wordAt } from "../../text/word-at";
import { isInWordClass } from "../../words/word-classes";

/** "surpassing", "which exceeds", "improving over", "ahead of": starts a comparison with a baseline. */
export const startsComparison = (word = "", next = ""): boolean =>
  isInWordClass("beat-verb", word) ||
  (word === "which" && isInWordClass("beat-verb", next)) ||
  (word === "improving" && /^(?:over|upon|on)$/.test(next)) ||
  (word === "ahead" && next === "of");

/** ", reaching a", ", up to nearly": leads from a gain to the final value. */
export const REACHES_VALUE =
  /^(?:(?!and |while )\S+ ){0,6}, (?:reaching|to reach|up to)(?: (?:a|an|the|new|total|final|about|nearly))*$/;

/** True if a gain is stated relative to something: "higher than", "over the baseline", "represents a". */
export function isComparison(
  { gain, sentence: { items }, last, trigger }: CandidateClaim,
  lead: readonly string[],
): boolean {
  const end = Math.max(last, trigger ?? 0);
  return (
    gain?.unit === "times" ||
    lead.some((word) => /^(?:represent|correspond)/.test(word)) ||
    /^(?:above|below|ahead|behind|over|beyond|short|shy)$/.test(wordAt(items, trigger ?? -1)) ||
    items.slice(end + 1, end + 5).some((item) => /^(?:than|over|compared|relative|versus|vs)$/.test(item.lower))
  );
}

/** ", an improvement of", ", a 36% relative gain", "representing a": the gain restates the preceding number. */
export function isRestatement(words: readonly string[]): boolean {
  if (words.length > 8 || !/^[,—–(-]$/.test(words[0] ?? "")) return false;
  return words
    .slice(1)
    .every(
      (word) =>
        /^(?:a|an|the|i\.e\.|\.|,|representing|represents|corresponding|corresponds|equals|to|which|is|marking|meaning|achieving|absolute|relative|of|for|with|thus|or|total|over|up|down|yielding|showing|only|just|merely|mere)$/.test(
          word,
        ) ||
        isInWordClass("gain-noun", word) ||
        isInWordClass("adjective", word),
    );
}
