import { amend, type Draft, isBy, isGain, isScore } from "../../rules/draft";
import { isClass, isHardStop } from "../../rules/scene";

const isOwnScore = (d: Draft): boolean => isScore(d) && !isBy(d, "score-rival");

/** Drafts from `from` on that one list joins: few words between, no verb of result. */
function runOf(drafts: readonly Draft[], from: number, kind: (d: Draft) => boolean): readonly Draft[] {
  let to = from;
  for (; to < drafts.length; to++) {
    const [d, before] = [drafts[to] as Draft, drafts[to - 1]];
    if (!kind(d)) break;
    if (to === from || !before) continue;
    const between = d.scene.items.slice(before.last + 1, d.first);
    const joined = between.length < 9 && between.some((i) => /^(?:,|and|\/)$/.test(i.lower));
    if (!joined || between.some((i) => isHardStop(i) || (i.kind === "word" && isClass("strong-score", i.lower)))) break;
    if (kind === isGain && d.cue !== before.cue) break;
  }
  return drafts.slice(from, to);
}

/** "80.1% on B, *outperforming the baseline by* 3.1%": a list of scores goes on in one of their gains, and nothing ends between. */
function goesOn(a: Draft, b: Draft): boolean {
  const between = a.scene.items.slice(a.last + 1, b.first);
  return between.length <= 18 && !between.some(isHardStop);
}

/** Of one sentence: "85.2% on A and 80.1% on B, outperforming the baseline by 3.1% and 2.2%": lists of one length pair in order. */
export function pairLists(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (let i = 0; i < drafts.length; ) {
    const scores = runOf(drafts, i, isOwnScore);
    const gains = runOf(drafts, i + scores.length, isGain);
    const [last, first] = [scores.at(-1), gains[0]];
    if (scores.length > 1 && scores.length === gains.length && last && first && goesOn(last, first)) {
      for (const [k, score] of scores.entries()) {
        const { gain, sign, cue, times } = gains[k] as Draft;
        out.push(amend(score, { gain, sign, cue, times }, "lists of scores and gains pair in order"));
      }
      i += 2 * scores.length;
    } else {
      const taken = Math.max(1, scores.length);
      out.push(...drafts.slice(i, i + taken));
      i += taken;
    }
  }
  return out;
}
