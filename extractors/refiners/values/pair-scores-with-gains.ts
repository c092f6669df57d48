import { amendCandidate, type CandidateClaim, isFoundBy, isGainOnly, isScoreOnly } from "../../rules/candidate-claim";
import { isClauseEnd } from "../../rules/sentence-context";
import { hasWordClass } from "../../words/word-classes";

const isNonBaselineScore = (candidate: CandidateClaim): boolean =>
  isScoreOnly(candidate) && !isFoundBy(candidate, "score-baseline");

/** Returns the candidates from `from` on that form one list: few words and no reporting verb between them. */
function takeList(
  candidates: readonly CandidateClaim[],
  from: number,
  isMember: (candidate: CandidateClaim) => boolean,
): readonly CandidateClaim[] {
  let to = from;
  for (; to < candidates.length; to++) {
    const [candidate, before] = [candidates[to] as CandidateClaim, candidates[to - 1]];
    if (!isMember(candidate)) break;
    if (to === from || !before) continue;
    const between = candidate.sentence.items.slice(before.last + 1, candidate.first);
    const isConnected = between.length < 9 && between.some((item) => /^(?:,|and|\/)$/.test(item.lower));
    if (
      !isConnected ||
      between.some((item) => isClauseEnd(item) || (item.kind === "word" && hasWordClass("strong-score", item)))
    )
      break;
    if (isMember === isGainOnly && candidate.trigger !== before.trigger) break;
  }
  return candidates.slice(from, to);
}

/** "80.1% on B, *outperforming the baseline by* 3.1%": a list of scores continues with their gains in the same clause. */
function continuesWithGains(a: CandidateClaim, b: CandidateClaim): boolean {
  const between = a.sentence.items.slice(a.last + 1, b.first);
  return between.length <= 18 && !between.some(isClauseEnd);
}

/** Pairs a list of scores with a list of gains of equal length, in order: "85.2% on A and 80.1% on B, outperforming the baseline by 3.1% and 2.2%". Expects the candidates of one sentence. */
export function pairScoresWithGains(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (let i = 0; i < candidates.length; ) {
    const scores = takeList(candidates, i, isNonBaselineScore);
    const gains = takeList(candidates, i + scores.length, isGainOnly);
    const [last, first] = [scores.at(-1), gains[0]];
    if (scores.length > 1 && scores.length === gains.length && last && first && continuesWithGains(last, first)) {
      for (const [k, score] of scores.entries()) {
        const { gain, sign, trigger, isMultiple } = gains[k] as CandidateClaim;
        out.push(amendCandidate(score, { gain, sign, trigger, isMultiple }, "paired-scores-and-gains"));
      }
      i += 2 * scores.length;
    } else {
      const taken = Math.max(1, scores.length);
      out.push(...candidates.slice(i, i + taken));
      i += taken;
    }
  }
  return out;
}
