import type { CandidateClaim } from "../../rules/candidate-claim";
import { isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { lowerTest } from "../../text/word-test";
import { isBenchmarkMention } from "../context/paper-context";

/** Nouns that make "real-world" a setting outside any benchmark ("real-world trials"); "real-world data" may be a benchmark. */
const REAL_WORLD_ACTIVITY =
  /^(?:experiments?|trials?|performance|success|grasp\w*|robots?|robotics|manipulation|deployments?|hardware|tasks)(?:\s|$)/;

const mayBeRealWorld = lowerTest(/\breal-(?:world|robot)\b|^(?:physical|real)$/);

/** True at a phrase for a real-world evaluation: "real-world trials", "a real-robot success rate", "a physical Gull robot". */
const isRealWorld = (items: readonly SentenceItem[], index: number): boolean =>
  mayBeRealWorld(items[index]) &&
  (items[index]?.lower !== "real" || /^(?:world|robots?)$/.test(wordAt(items, index + 1))) &&
  items.slice(index + 1, index + 4).some((item) => REAL_WORLD_ACTIVITY.test(item.lower));

/** Evaluations with people or in the field, which use no benchmark: "a user study", "field validation", "human agreement". */
const HUMAN_STUDY =
  /^(?:(?:user|field|pilot|reader)[ -](?:stud(?:y|ies)|validation|tests?|trials?|deployments?|preferences?)|human (?:evaluations?|agreement|alignment|stud(?:y|ies))|a \/ b)\b/;

const startsHumanStudy = lowerTest(/^(?:user|field|pilot|reader|human|a$)/);

const hasHumanStudy = memoizeByKey((items: readonly SentenceItem[]): boolean =>
  items.some(
    (item, index) =>
      startsHumanStudy(item) &&
      HUMAN_STUDY.test([item.lower, wordAt(items, index + 1), wordAt(items, index + 2)].join(" ")),
  ),
);

/** True if the sentence reports a study with people or in the field, so that no benchmark is carried to it: "In a user study, 59% preferred it". */
export const isFromHumanStudy = ({ sentence: { items } }: CandidateClaim): boolean => hasHumanStudy(items);

/** True if a value was measured in the real world: "It reaches 97% on Orion and improves real-world success by 6%". */
export function isFromRealWorld({ sentence: { items }, first, last }: CandidateClaim): boolean {
  const before = items.findLastIndex(
    (item, k) => k < first && (item.kind === "quantity" || isBenchmarkMention(item.mention) || isClauseEnd(item)),
  );
  // "on Orion and real-world tasks" is one position, "on Orion, and improves real-world tasks" two
  for (let k = before + 1; k < first; k++)
    if (isRealWorld(items, k))
      return (
        !isBenchmarkMention(items[before]?.mention) || items.slice(before + 1, k).some((item) => item.lower === ",")
      );
  for (let k = last + 1; k < last + 4 && items[k]?.kind !== "sign" && items[k]?.kind !== "quantity"; k++)
    if (isRealWorld(items, k)) return true;
  return false;
}
