import { PHRASE_STOP } from "../quantities/non-result-row";
import { wordAt } from "../text/word-at";
import { NUMBER_WORDS } from "../words/number-words";
import { hasWordClass } from "../words/word-classes";
import type { SentenceItem } from "./sentence-context";

/** "58% of respondents", "account for 8% of the cost": shares of people and things are no results. */
export const isShareOfPeople = (items: readonly SentenceItem[], index: number): boolean =>
  items[index + 1]?.lower === "of" &&
  items
    .slice(index + 2, index + 6)
    .some((item) =>
      /^(?:respondents|participants|students|users|records|pages|areas?|patients|people|population|papers|articles|publications|studies|costs?|budget|energy|revenue|traffic|emissions|countries|companies|teachers|developers|clinicians|workers|households|women|men|children|variance|total)$/.test(
        item.lower,
      ),
    );

/** "676 tasks, with nearly 60% involving two steps", "with up to 30% faulty nodes", "with only 3% eviction": a property, not a result. */
export const isPropertyShare = (items: readonly SentenceItem[], index: number): boolean =>
  items[/^(?:only|just|an?)$/.test(wordAt(items, index - 1)) ? index - 2 : index - 1]?.lower === "with" &&
  (/^(?:only|just)$/.test(wordAt(items, index - 1)) ||
    /[a-z]{3}(?:ing|ed)$/.test(wordAt(items, index + 1)) ||
    items.slice(index + 1, index + 3).some((item) => item.kind === "word" && /[a-z]{2}[^su]s$/.test(item.lower)));

/** "only 29% of the answers *are correct*": the share with a good or bad outcome. */
export const isShareThatHolds = (items: readonly SentenceItem[], index: number): boolean =>
  items[index + 1]?.lower === "of" &&
  items
    .slice(index + 3, index + 12)
    .some(
      (item, k, all) =>
        /^(?:in)?(?:correct|correctly|solved|resolved|successful|successfully|accurate|accurately)$/.test(item.lower) &&
        all.slice(Math.max(0, k - 3), k).some((v) => /^(?:is|are|was|were|be|remain)$/.test(v.lower)),
    );

/** "(73% fiction and 27% letters)", "(about 4% progress)", "(35% of the cases)": the share of each kind. */
export const isShareOfKind = (next: SentenceItem | undefined): boolean =>
  next?.kind === "word" &&
  !/^(?:and|or|vs\.?|versus|on|in|for|at|with|using|to|from|by|than|relative|absolute|top-\d+|respectively|compared|before|after|when|averaged?|overall|total)$/.test(
    next.lower,
  );

/** "with 97% *recovery*", "99% *reachability*": a noun of quality, which may be the metric. */
const QUALITY_SUFFIX = /(?:ity|ness|acy|ance|ence|tion|overy|moval)$/;

/** "prompts are fused by a 50% *vote*": a percentage that modifies the noun after it. */
export function isNounModifier(items: readonly SentenceItem[], index: number): boolean {
  const behind = items.slice(index + 1, index + 5);
  const end = behind.findIndex(
    (item) => item.kind !== "word" || PHRASE_STOP.test(item.lower) || hasWordClass("preposition", item),
  );
  const head = behind[(end < 0 ? behind.length : end) - 1]?.lower ?? "";
  return (
    isShareOfKind(behind[0]) &&
    head !== "" &&
    !/^(?:can|could|may)$/.test(behind[0]?.lower ?? "") &&
    !QUALITY_SUFFIX.test(head)
  );
}

/** "of 52 rooms, *ten* (19.2%) are lit": the bracket restates a count as a share; but "from 92 to 39 (57.6%)". */
export function isShareOfCount(items: readonly SentenceItem[], index: number): boolean {
  if (wordAt(items, index - 1) !== "(" || wordAt(items, index + 1) !== ")" || wordAt(items, index - 3) === "to")
    return false;
  const count = items[index - 2]?.quantity;
  return count ? count.unit === "" && !count.decimal : NUMBER_WORDS.has(wordAt(items, index - 2));
}
