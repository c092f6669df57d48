import { amend, type Draft, isBy, isGain, isScore, wordOf } from "../../rules/draft";
import { type Item, isClass, isHardStop, isReportVerb } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { liesBetween } from "./amounts";
import { joinDrafts, unite } from "./joins";

/**
 * Numbers that describe one result become one draft: "from 57.8% to 72.8% (+15.0%)", "by 40% (from 313 to 181)",
 * "raises the score to 0.725 (+3.97%)".
 */
export function refineMerge(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (const d of drafts) {
    const previous = out.at(-1);
    const rivals = rivalsAt(out);
    const own =
      previous &&
      isGain(d) &&
      isScore(previous) &&
      !d.scene.items.slice(previous.last + 1, d.first).some(isHardStop) &&
      (rivals > 0 || d.gain?.sign || closesBracket(previous, d))
        ? gainedOver(out.slice(-Math.max(1, rivals)), d, out)
        : -1;
    const score = out[own];
    if (score) {
      if (score.gain) out.push(amend(d, { after: score.after }, "the score that this gain belongs to"));
      else out[own] = amend(unite(score, d, score), { last: score.last });
      continue;
    }
    const early = previous && isGain(previous) && isScore(d) ? gainedOverNext(d, previous, out) : -1;
    const earlier = out[early];
    if (earlier && previous) {
      out[early] = amend(unite(earlier, previous, earlier), { last: earlier.last });
      out[out.length - 1] = d;
      continue;
    }
    // "versus 28% for Harbora (a 2x gain)" is no gain of Harbora's
    const joined = previous && !(rivals > 0 && isGain(d)) ? joinDrafts(previous, d, out.at(-2)) : null;
    if (joined) out[out.length - 1] = joined;
    else out.push(d);
  }
  return out;
}

/** "outperforming the best baseline (A at 74.0%) by 7.7": a rival's number in a bracket that closes before the gain. */
const closesBracket = (rival: Draft, d: Draft): boolean =>
  isBy(d, "gain-by") && rival.scene.items.slice(rival.last + 1, d.first).some((i) => i.lower === ")");

/** "versus *4.95* for Iris and *4.54* for Harbora": how many of the last drafts are the numbers of rivals. */
function rivalsAt(drafts: readonly Draft[]): number {
  const first = drafts.findLastIndex((d) => !isBy(d, "score-list"));
  const rival = drafts[first];
  if (!rival || !isBy(rival, "score-rival")) return 0;
  const listed =
    drafts.length - 1 === first || /^(?:for|by|with|using)$/.test(wordAt(rival.scene.items, rival.last + 1));
  return listed ? drafts.length - first : 0;
}

/** "89.7% vs. 88.5% for the baseline (+1.2)": which score the gain over the number of one of its rivals belongs to, or -1. */
function gainedOver(rivals: readonly Draft[], gained: Draft, drafts: readonly Draft[]): number {
  // "stronger than its rivals (67.3), supported by 88% agreement": a share behind "by" is one of the rival's where a verb leads to it
  const isShare = !isBy(gained, "gain-by") || isClass("gain-verb", wordOf(gained, gained.cue ?? -1));
  const tells = ({ after }: Draft): boolean =>
    after !== null &&
    rivals.some((rival) => rival.after && liesBetween(after.value, rival.after.value, gained, isShare));
  return drafts.findLastIndex((d) => !rivals.includes(d) && d.before === null && tells(d));
}

const SETS_AGAINST = /^(?:over|than|versus|vs\.?|below|above|behind|compared|relative|against|by|beyond)$/;

/**
 * "a recall of 0.85 …, *26 points* above the plain reader (0.59)": which score the gain belongs to that is its distance
 * from a rival's number right behind, or -1.
 */
function gainedOverNext(rival: Draft, gained: Draft, drafts: readonly Draft[]): number {
  const { items } = rival.scene;
  const between = items.slice(Math.min(gained.first, gained.cue ?? gained.first), rival.first);
  const against = between.length < 24 && between.some((i) => SETS_AGAINST.test(i.lower));
  if (!against || between.some(isHardStop)) return -1;
  const apart = (d: Draft): boolean => items.slice(d.last + 1, gained.first).some((i) => i.lower === ";");
  const own = gainedOver([rival], gained, drafts);
  return own < 0 || apart(drafts[own] as Draft) || drafts[own]?.gain ? -1 : own;
}

/**
 * "it cuts the leaked share (2% vs. 18%)": what a verb of change has as its object went from one to the other, and so
 * did what a list joins to it; but "(2% vs. 18% for the plain reader)" names a rival.
 */
function isMoved({ scene: { items }, first, last }: Draft): boolean {
  if (isClass("preposition", wordAt(items, last + 1))) return false;
  const open = items.slice(0, first).findLastIndex((i) => i.lower === "(");
  for (let i = open - 1; i >= Math.max(0, open - 5); i--) {
    const { kind, lower } = items[i] as Item;
    if (kind === "quantity" || kind === "sign" || isClass("preposition", lower)) return false;
    if (kind === "word" && (isClass("up-verb", lower) || isClass("down-verb", lower))) return true;
  }
  return false;
}

/** "), drug accuracy (", ") and speed (": the next bracket of a list that a verb leads. */
function goesOn(moved: Draft, d: Draft): boolean {
  const between = moved.scene === d.scene ? moved.scene.items.slice(moved.last + 1, d.first) : [];
  const close = between.findIndex((i) => i.lower === ")");
  return (
    between.length < 12 &&
    /^(?:,|and)$/.test(wordAt(between, close + 1)) &&
    !between.slice(close + 1, -1).some((i) => isHardStop(i) || isReportVerb(i))
  );
}

/** "(75.0 vs. 60.0)" without a gain beside it: the claimed system's score, and its rival's. */
export function refineVersus(drafts: readonly Draft[]): Draft[] {
  let moved: Draft | null = null;
  return drafts.flatMap((d) => {
    if (!isBy(d, "change-bracket-versus", "change-list-versus") || !d.before) return [d];
    if (isMoved(d) || (moved && goesOn(moved, d))) {
      moved = d;
      return [d];
    }
    const at = d.scene.items.findIndex((i) => i.quantity === d.before);
    return [
      amend(d, { before: null, last: d.first }, "beside the number of its rival"),
      amend(
        d,
        { before: null, after: d.before, first: at, last: at, rules: ["score-rival"] },
        "the rival's number beside it",
      ),
    ];
  });
}
