import { pastAdverbs } from "../../rules/adverbs";
import type { Draft } from "../../rules/draft";
import type { Item } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { isSystem } from "../context/paper-context";
import { namedSubject } from "./named-subject";
import type { Named } from "./subjects";
import type { Answer, Question } from "./system-question";

/** "*GPT-5* extracts six times more", "…, whereas *GPT-5* had 19%": a system that begins its clause does what the clause says. */
export function actingName(q: Question): Answer | null {
  const subject = clauseHead(q.draft, q.covered, q.floor);
  return subject && namedSubject({ ...q, subject });
}

/** Back from the number: the first system that begins a clause and that a verb follows, whatever the verb says. */
function clauseHead({ scene: { items }, first }: Draft, covered: ReadonlySet<number>, floor: number): Named | null {
  for (let at = first - 1; at >= floor && items[at]?.lower !== ";"; at--) {
    const mention = items[at]?.mention;
    if (!isSystem(mention) || mention.kind === "name" || covered.has(at)) continue;
    if (beginsClause(items, at) && isVerb(items[verbBehind(items, at)])) return { at, mention };
  }
  return null;
}

/** Not the last of a list: "across Orion, Tidal and *Harbour* models". */
const beginsClause = (items: readonly Item[], at: number): boolean =>
  (at === 0 || /^(?:[,:;]|while|whereas|that|and|but|although)$/.test(wordAt(items, at - 1))) &&
  ![items[at - 2], items[at - 3]].some((i) => isSystem(i?.mention));

/** Behind adverbs, and behind the second comma of "the strongest model, Orion, fails". */
function verbBehind(items: readonly Item[], at: number): number {
  const verb = pastAdverbs(items, at + 1);
  return items[at - 1]?.lower === "," && items[verb]?.lower === "," ? verb + 1 : verb;
}

/** By its ending, so that no list of verbs is needed; nouns in the plural that stand behind names of models are left out. */
const isVerb = (item: Item | undefined): boolean =>
  item?.kind === "word" &&
  /^(?:had|made|[a-z]+(?:ed|[^s]s))$/.test(item.lower) &&
  !/(?:ings|ions|ods|els|tems|milies|ariants|gents|yers)$/.test(item.lower);
