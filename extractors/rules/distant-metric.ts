import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { isResultVerb, type SentenceItem } from "./sentence-context";

/** "a *floor* of 0.5", "a *gain* of 0.5": a noun that takes the number itself, whatever metric precedes it. */
const NOUN_WITH_OWN_VALUE =
  /^(?:range|factor|floor|delta|constraint|budget|threshold|level|target|bound|margin|ceiling|baseline)s?$/;

/** Finds the metric that modifiers separate from its value: "a mean *error* for letters over all ports of 0.15", "a *hit rate* (so many of the ports) of 86%". */
export function findDistantMetric(items: readonly SentenceItem[], index: number): number | null {
  const head = wordAt(items, index - 2);
  if (wordAt(items, index - 1) !== "of" || NOUN_WITH_OWN_VALUE.test(head) || isInWordClass("gain-noun", head))
    return null;
  let sawPreposition = head === ")";
  for (let i = index - 2; i >= Math.max(0, index - 16); i--) {
    const item = items[i] as SentenceItem;
    if (item.lower === ")") i = items.findLastIndex((o, k) => k < i && o.lower === "(");
    else if (item.mention?.kind === "metric") return sawPreposition ? i : null;
    else if (/^(?:for|on|over|in|across)$/.test(item.lower)) sawPreposition = true;
    else if (item.kind === "quantity" || item.kind === "sign" || hasWordClass("preposition", item)) return null;
    else if (/^(?:and|that|which)$/.test(item.lower) || isResultVerb(item)) return null;
  }
  return null;
}
