import { PHRASE_STOP } from "../quantities/non-result-row";
import { wordAt } from "../text/word-at";
import { NUMBER_WORDS } from "../words/number-words";
import { isInWordClass } from "../words/word-classes";
import type { SentenceItem } from "./sentence-context";

/** "58% of respondents", "account for 8% of the cost": shares of people and things, no result. */
export const isShareOfPeople = (items: readonly SentenceItem[], at: number): boolean =>
  items[at + 1]?.lower === "of" &&
  items
    .slice(at + 2, at + 6)
    .some((i) =>
      /^(?:respondents|participants|students|users|records|pages|areas?|patients|people|population|papers|articles|publications|studies|costs?|budget|energy|revenue|traffic|emissions|countries|companies|teachers|developers|clinicians|workers|households|women|men|children|variance|total)$/.test(
        i.lower,
      ),
    );

/** "676 tasks, with nearly 60% involving two steps", "with up to 30% faulty nodes", "with only 3% eviction": what a thing has, no result. */
export const isPropertyShare = (items: readonly SentenceItem[], at: number): boolean =>
  items[/^(?:only|just|an?)$/.test(wordAt(items, at - 1)) ? at - 2 : at - 1]?.lower === "with" &&
  (/^(?:only|just)$/.test(wordAt(items, at - 1)) ||
    /[a-z]{3}(?:ing|ed)$/.test(wordAt(items, at + 1)) ||
    items.slice(at + 1, at + 3).some((i) => i.kind === "word" && /[a-z]{2}[^su]s$/.test(i.lower)));

const CASE_NOUN =
  /^(?:tasks?|cases?|samples?|datasets?|frames?|trials?|questions?|instances?|runs?|scenarios?|settings?|problems?|queries|images?|videos?|tests?|examples?|episodes?|attempts?|instructions?|prompts?|conversations?|pairs?|benchmarks?|scenes?|comparisons?|evaluations?|metrics|variables|targets)$/;

/** "fails in as many as 76% of the frames", "wins in over 90% of tasks": how often something comes out. */
export function isShareOfCases(items: readonly SentenceItem[], at: number): boolean {
  const led = /^(?:only|just|merely)$/.test(wordAt(items, at - 1)) ? at - 2 : at - 1;
  if (!/^(?:in|on|for)$/.test(wordAt(items, led)) || items[at + 1]?.lower !== "of") return false;
  if (!items.slice(at + 2, at + 5).some((i) => CASE_NOUN.test(i.lower))) return false;
  return items
    .slice(Math.max(0, at - 12), at)
    .some(
      (i) =>
        i.kind === "word" &&
        (isInWordClass("beat-verb", i.lower) ||
          isInWordClass("down-verb", i.lower) ||
          /^(?:succe|fail|superior|failures?$|match|win|correct|better|prefer|solv|find$|identif|select|hallucinat|exhibit|observed)/.test(
            i.lower,
          )),
    );
}

/** "only 29% of the answers *are correct*": the share that came out well, or badly. */
export const isShareThatHolds = (items: readonly SentenceItem[], at: number): boolean =>
  items[at + 1]?.lower === "of" &&
  items
    .slice(at + 3, at + 12)
    .some(
      (i, k, all) =>
        /^(?:in)?(?:correct|correctly|solved|resolved|successful|successfully|accurate|accurately)$/.test(i.lower) &&
        all.slice(Math.max(0, k - 3), k).some((v) => /^(?:is|are|was|were|be|remain)$/.test(v.lower)),
    );

/** "(73% fiction and 27% letters)", "(about 4% progress)", "(35% of the cases)": what share is of which kind. */
export const isShareOfKind = (next: SentenceItem | undefined): boolean =>
  next?.kind === "word" &&
  !/^(?:and|or|vs\.?|versus|on|in|for|at|with|using|to|from|by|than|relative|absolute|top-\d+|respectively|compared|before|after|when|averaged?|overall|total)$/.test(
    next.lower,
  );

/** "with 97% *recovery*", "99% *reachability*": a noun that says how well something is done; it may be what was measured. */
const QUALITY_SUFFIX = /(?:ity|ness|acy|ance|ence|tion|overy|moval)$/;

/** "prompts are fused by a 50% *vote*": before the noun of its phrase a percentage says of what sort a thing is. */
export function isNounModifier(items: readonly SentenceItem[], at: number): boolean {
  const behind = items.slice(at + 1, at + 5);
  const end = behind.findIndex(
    (i) => i.kind !== "word" || PHRASE_STOP.test(i.lower) || isInWordClass("preposition", i.lower),
  );
  const head = behind[(end < 0 ? behind.length : end) - 1]?.lower ?? "";
  return (
    isShareOfKind(behind[0]) &&
    head !== "" &&
    !/^(?:can|could|may)$/.test(behind[0]?.lower ?? "") &&
    !QUALITY_SUFFIX.test(head)
  );
}

/** "of 52 rooms, *ten* (19.2%) are lit": the bracket only tells the share of a count; but "from 92 to 39 (57.6%)". */
export function isShareOfCount(items: readonly SentenceItem[], at: number): boolean {
  if (wordAt(items, at - 1) !== "(" || wordAt(items, at + 1) !== ")" || wordAt(items, at - 3) === "to") return false;
  const count = items[at - 2]?.quantity;
  return count ? count.unit === "" && !count.decimal : NUMBER_WORDS.has(wordAt(items, at - 2));
}
