import { amendCandidate, type CandidateClaim, isFoundBy, isGainOnly, isScoreOnly } from "../../rules/candidate-claim";
import { isClauseEnd } from "../../rules/sentence-context";
import { isInWordClass } from "../../words/word-classes";

const isNonBaselineScore = (d: CandidateClaim): boolean => isScoreOnly(d) && !isFoundBy(d, "score-rival");

/** Drafts from `from` on that one list joins: few words between, no verb of result. */
function takeList(
  candidates: readonly CandidateClaim[],
  from: number,
  kind: (d: CandidateClaim) => boolean,
): readonly CandidateClaim[] {
  let to = from;
  for (; to < candidates.length; to++) {
    const [d, before] = [candidates[to] as CandidateClaim, candidates[to - 1]];
    if (!kind(d)) break;
    if (to === from || !before) continue;
    const between = d.sentence.items.slice(before.last + 1, d.first);
    const isConnected = between.length < 9 && between.some((i) => /^(?:,|and|\/)$/.test(i.lower));
    if (
      !isConnected ||
      between.some((i) => isClauseEnd(i) || (i.kind === "word" && isInWordClass("strong-score", i.lower)))
    )
      break;
    if (kind === isGainOnly && d.trigger !== before.trigger) break;
  }
  return candidates.slice(from, to);
}

/** "80.1% on B, *outperforming the baseline by* 3.1%": a list of scores goes on in one of their gains, and nothing ends between. */
function continuesWithGains(a: CandidateClaim, b: CandidateClaim): boolean {
  const between = a.sentence.items.slice(a.last + 1, b.first);
  return between.length <= 18 && !between.some(isClauseEnd);
}

/** Of one sentence: "85.2% on A and 80.1% on B, outperforming the baseline by 3.1% and 2.2%": lists of one length pair in order. */
export function pairScoresWithGains(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (let i = 0; i < candidates.length; ) {
    const scores = takeList(candidates, i, isNonBaselineScore);
    const gains = takeList(candidates, i + scores.length, isGainOnly);
    const [last, first] = [scores.at(-1), gains[0]];
    if (scores.length > 1 && scores.length === gains.length && last && first && continuesWithGains(last, first)) {
      for (const [k, score] of scores.entries()) {
        const { gain, sign, trigger, isMultiple: times } = gains[k] as CandidateClaim;
        out.push(amendCandidate(score, { gain, sign, trigger, isMultiple: times }, "paired-scores-and-gains"));
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
