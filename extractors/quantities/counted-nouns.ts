import { TASK_NOUNS } from "../words/head-nouns";
import { isScoreOrChangeVerb } from "../words/word-classes";
import { PHRASE_STOP, SCORE_NOUN } from "./non-result-row";

/** Metric nouns that may modify the plural of a counted noun. */
const METRIC_MODIFIER = /^(?:error|score|success|rate|reward|similarity|correlation|index)$/;

/** "19 error types of ships", "7 score variants, 5 maps": the last word is the counted noun, the metric before it a modifier. */
function isCountOfKinds(phrase: readonly string[]): boolean {
  const of = phrase.findIndex((w) => /^(?:of|,)$/.test(w));
  const counted = of < 0 ? phrase : phrase.slice(0, of);
  const [kind, head] = counted.slice(-2);
  if (!kind || !head || !METRIC_MODIFIER.test(kind) || SCORE_NOUN.test(head) || isScoreOrChangeVerb(head)) return false;
  return /[a-z]{2}[^su]s$/.test(head) && !counted.slice(0, -2).some((w) => SCORE_NOUN.test(w));
}

/** "37 test tasks", "7,000 samples": the phrase after the number contains a plural noun or a noun of tasks or data. */
export function isCountOf(after: readonly string[]): boolean {
  const phrase: string[] = [];
  for (const [k, w] of after.slice(0, 6).entries()) {
    const isListComma = w === "," && /^\d/.test(after[k + 1] ?? "");
    if (PHRASE_STOP.test(w) && !isListComma) break;
    phrase.push(w.replace(/^-/, ""));
  }
  if (phrase.length === 0) return false;
  if (phrase.some((w) => SCORE_NOUN.test(w)) && !isCountOfKinds(phrase)) return false;
  if (after[0] === "-") return true;
  return phrase.some(
    (w) =>
      TASK_NOUNS.has(w) ||
      (/[a-z]{2,}s$/.test(w) && !/(?:ss|us|is)$/.test(w)) ||
      /^(?:people|gpu|gpus|data|shot|shots)$/.test(w),
  );
}
