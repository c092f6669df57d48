import type { CandidateClaim } from "../../rules/candidate-claim";
import { isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isBenchmarkMention } from "../context/paper-context";

/** What is done or seen outside: "real-world data" may well be a benchmark, "real-world trials" are not. */
const REAL_WORLD_ACTIVITY =
  /^(?:experiments?|trials?|performance|success|grasp\w*|robots?|robotics|manipulation|deployments?|hardware|tasks)(?:\s|$)/;

/** "real-world trials", "a real-robot success rate", "a physical Gull robot": outside of any benchmark. */
const isRealWorld = (items: readonly SentenceItem[], at: number): boolean =>
  (/\breal-(?:world|robot)\b/.test(wordAt(items, at)) ||
    items[at]?.lower === "physical" ||
    (items[at]?.lower === "real" && /^(?:world|robots?)$/.test(wordAt(items, at + 1)))) &&
  items.slice(at + 1, at + 4).some((i) => REAL_WORLD_ACTIVITY.test(i.lower));

/** "a user study", "field validation", "human agreement": people or the field were asked, no benchmark. */
const HUMAN_STUDY =
  /^(?:(?:user|field|pilot|reader)[ -](?:stud(?:y|ies)|validation|tests?|trials?|deployments?|preferences?)|human (?:evaluations?|agreement|alignment|stud(?:y|ies))|a \/ b)\b/;

/** "In a user study, 59% preferred it": what a sentence says of people or the field holds for no benchmark of another sentence. */
export const isFromHumanStudy = ({ sentence: { items } }: CandidateClaim): boolean =>
  items.some((_, at) => HUMAN_STUDY.test([at, at + 1, at + 2].map((i) => wordAt(items, i)).join(" ")));

/** "It reaches 97% on Orion and improves real-world success by 6%": what was measured outside is on no benchmark. */
export function isFromRealWorld({ sentence: { items }, first, last }: CandidateClaim): boolean {
  const before = items.findLastIndex(
    (i, k) => k < first && (i.kind === "quantity" || isBenchmarkMention(i.mention) || isClauseEnd(i)),
  );
  // "on Orion and real-world tasks" is one place, "on Orion, and improves real-world tasks" two
  for (let k = before + 1; k < first; k++)
    if (isRealWorld(items, k))
      return !isBenchmarkMention(items[before]?.mention) || items.slice(before + 1, k).some((i) => i.lower === ",");
  for (let k = last + 1; k < last + 4 && items[k]?.kind !== "sign" && items[k]?.kind !== "quantity"; k++)
    if (isRealWorld(items, k)) return true;
  return false;
}
