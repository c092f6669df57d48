import { wordAt } from "../text/word-at";
import { isInWordClass } from "../words/word-classes";
import { isResultVerb, type SentenceItem } from "./sentence-context";

/** "a *floor* of 0.5", "a *gain* of 0.5": a noun that has the number for itself, whatever is measured before it. */
const NOUN_WITH_OWN_VALUE =
  /^(?:range|factor|floor|delta|constraint|budget|threshold|level|target|bound|margin|ceiling|baseline)s?$/;

/** "a mean *error* for letters over all ports of 0.15", "a *hit rate* (so many of the ports) of 86%": the metric whose value stands behind what it was taken on, or says. */
export function findDistantMetric(items: readonly SentenceItem[], at: number): number | null {
  const head = wordAt(items, at - 2);
  if (wordAt(items, at - 1) !== "of" || NOUN_WITH_OWN_VALUE.test(head) || isInWordClass("gain-noun", head)) return null;
  let sawPreposition = head === ")";
  for (let i = at - 2; i >= Math.max(0, at - 16); i--) {
    const item = items[i] as SentenceItem;
    if (item.lower === ")") i = items.findLastIndex((o, k) => k < i && o.lower === "(");
    else if (item.mention?.kind === "metric") return sawPreposition ? i : null;
    else if (/^(?:for|on|over|in|across)$/.test(item.lower)) sawPreposition = true;
    else if (item.kind === "quantity" || item.kind === "sign" || isInWordClass("preposition", item.lower)) return null;
    else if (/^(?:and|that|which)$/.test(item.lower) || isResultVerb(item)) return null;
  }
  return null;
}
