import type { Mention } from "../mentions/mention";
import { MODEL_NOUNS } from "../rules/cues";
import type { Draft } from "../rules/draft";
import { headOf, type Item, isClass } from "../rules/scene";
import type { Named } from "./subjects";

/** In front of a clause: where nothing or one of these stands, a name opens it. */
const OPENS = /^(?:,|;|:|that|while|whereas|and|but|although)$/;
/** A finite verb by its ending, whatever it means: "extracts", "solved", "had"; an adverb stands before one. */
const VERB = /(?:s|ed|ly)$|^(?:had|has|was|were|made|got|led|fell|rose|can|could)$/;
/** Behind a name these make it part of something else, or say what it is. */
const NO_DEED = /^(?:and|or|as|s|that|which|while|to|is|are)$|ing$/;

/**
 * "*GPT-4o* extracts 41% more letters", "the clerk waits while *Orion* halves the errors": a known model or the paper's own
 * method that opens its clause, before a verb that no list of verbs holds. Null behind another number.
 */
export function openingSubject(
  { scene: { items }, first }: Draft,
  covered: ReadonlySet<number>,
  floor: number,
): Named | null {
  for (let i = first - 2; i >= floor; i--) {
    const item = items[i] as Item;
    if (item.lower === ";" || item.quantity) return null;
    if (item.mention && !covered.has(i) && mayAct(item.mention) && opensClause(items, i) && hasDeed(items[i + 1]))
      return { at: i, mention: item.mention };
  }
  return null;
}

const mayAct = ({ kind, own }: Mention): boolean => kind === "model" || (kind === "own" && own === "method");

function opensClause(items: readonly Item[], at: number): boolean {
  const ahead = items[/^(?:the|a|an|even)$/.test(items[at - 1]?.lower ?? "") ? at - 2 : at - 1];
  return ahead === undefined || OPENS.test(ahead.lower);
}

const hasDeed = (next: Item | undefined): boolean =>
  next?.kind === "word" &&
  VERB.test(next.lower) &&
  !NO_DEED.test(next.lower) &&
  !isClass("preposition", next.lower) &&
  !MODEL_NOUNS.has(headOf(next.lower));
