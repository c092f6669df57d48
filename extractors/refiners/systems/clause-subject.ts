import type { CandidateClaim } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { skipAdverbs } from "../../words/adverbs";
import { isSystemMention } from "../context/paper-context";
import { resolveNamedSubject } from "./named-subject";
import type { NamedSystem } from "./subjects";
import type { SystemContext, SystemResolution } from "./system-context";

/**
 * "*GPT-5* extracts six times more", "…, whereas *GPT-5* had 19%": a system at the start of its clause is the
 * subject, whatever the verb.
 */
export function resolveClauseSubject(context: SystemContext): SystemResolution | null {
  const subject = findClauseSubject(context.candidate, context.excludedItems, context.lowerBound);
  return subject && resolveNamedSubject({ ...context, subject });
}

/** Searches back from the number for the first system that begins a clause and precedes any verb. */
function findClauseSubject(
  { sentence: { items }, first }: CandidateClaim,
  excludedItems: ReadonlySet<number>,
  lowerBound: number,
): NamedSystem | null {
  for (let index = first - 1; index >= lowerBound && items[index]?.lower !== ";"; index--) {
    const mention = items[index]?.mention;
    if (!isSystemMention(mention) || mention.kind === "name" || excludedItems.has(index)) continue;
    if (isClauseStart(items, index) && isFiniteVerbForm(items[findVerbAfter(items, index)])) return { index, mention };
  }
  return null;
}

/** Excludes the last name of a list: "across Orion, Tidal and *Harbour* models". */
const isClauseStart = (items: readonly SentenceItem[], index: number): boolean =>
  (index === 0 || /^(?:[,:;]|while|whereas|that|and|but|although)$/.test(wordAt(items, index - 1))) &&
  ![items[index - 2], items[index - 3]].some((item) => isSystemMention(item?.mention));

/** Skips adverbs, and the second comma of "the strongest model, Orion, fails". */
function findVerbAfter(items: readonly SentenceItem[], index: number): number {
  const verb = skipAdverbs(items, index + 1);
  return items[index - 1]?.lower === "," && items[verb]?.lower === "," ? verb + 1 : verb;
}

/** Decides by the ending, so that no list of verbs is needed; excludes plural nouns that follow names of models. */
const isFiniteVerbForm = (item: SentenceItem | undefined): boolean =>
  item?.kind === "word" &&
  /^(?:had|made|[a-z]+(?:ed|[^s]s))$/.test(item.lower) &&
  !/(?:ings|ions|ods|els|tems|milies|ariants|gents|yers)$/.test(item.lower);
