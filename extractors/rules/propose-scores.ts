import { wordAt } from "../text/word-at";
import { type Draft, newDraft } from "./draft";
import type { Statuses } from "./judge";
import { leftOver } from "./left-overs";
import { inUnit, isMeasure } from "./measures";
import type { Quantity } from "./quantity";
import { facesRival } from "./rival-evidence";
import type { RuleName } from "./rule-names";
import type { Item, Scene } from "./scene";
import { isMeasuredSize, isRate } from "./score-context";
import { scoreEvidence } from "./score-evidence";

/** What became of a quantity that no claim uses, for `explain`. */
export interface Dropped {
  readonly item: number;
  readonly reason: string;
}

/** All numbers of a scene, dropped for one reason. */
export const dropAll = ({ items }: Scene, reason: string): Dropped[] =>
  items.flatMap(({ quantity }, item) => (quantity ? [{ item, reason }] : []));

/** "93.5%/98.6% on Orion": what stands right before a score in its list is one too. */
function leadsList(items: readonly Item[], at: number, scores: ReadonlySet<number>): boolean {
  let next = at + 1;
  while (next < at + 3 && /^(?:,|and|\/|&)$/.test(wordAt(items, next))) next++;
  const [q, score] = [items[at]?.quantity, items[next]?.quantity];
  if (next === at + 1 || !scores.has(next) || !q || q.max !== null) return false;
  return q.unit === score?.unit && q.of === null && (q.unit === "%" || q.decimal);
}

const COMPARES = /^(?:faster|quicker|slower|lighter|smaller|cheaper|shorter|longer|less|lower|higher)$/;

/** "in 56 seconds, 28 times faster than", "28x faster (56 seconds": a duration or a size that a gain right beside it compares. */
function isTimed(items: readonly Item[], at: number, drafts: readonly Draft[]): boolean {
  return drafts.some(({ gain, cue, first, last, before }) => {
    if (!gain || before || cue === null || !COMPARES.test(wordAt(items, cue))) return false;
    const end = Math.max(last, cue);
    const ahead =
      first > at &&
      first - at < 6 &&
      items.slice(at + 1, first).every((i) => /^(?:[,(—–]|which|is|or|about|thus)$/.test(i.lower));
    return ahead || (at === end + 2 && wordAt(items, end + 1) === "(");
  });
}

/** "12 ms" and "0.3 s", but not "12 ms" and "4 GB": two numbers that measure the same sort of thing. */
const sameMeasure = (a: Quantity, b: Quantity | undefined): boolean =>
  b !== undefined && isMeasure(a.unit) && isMeasure(b.unit) && inUnit(1, a.unit, b.unit) !== null;

/** "latencies of 22.9 ms (indoors) and *30.5 ms*", but not "under a *350 ms* budget": a duration or size beside a score of the same measure. */
const isBesideMeasure = (items: readonly Item[], at: number, q: Quantity, scores: ReadonlySet<number>): boolean =>
  !/^(?:an?|the)$/.test(wordAt(items, at - 1)) && [...scores].some((k) => sameMeasure(q, items[k]?.quantity));

/** Drafts of scores from the quantities that no change or gain uses. */
export function proposeScores(
  scene: Scene,
  statuses: Statuses,
  drafts: readonly Draft[],
): { drafts: Draft[]; dropped: Dropped[] } {
  const used = new Set(drafts.flatMap((d) => [d.before, d.after, d.gain]));
  const out = [...drafts];
  const dropped: Dropped[] = [];
  const scores = new Set<number>();
  for (const [at, { status, reason }] of statuses) {
    const q = scene.items[at]?.quantity;
    if (!q || used.has(q)) continue;
    const open =
      status === "free" ||
      (reason === "duration or size" &&
        (isMeasuredSize(scene.items, at) || isRate(scene.items, at) || isBesideMeasure(scene.items, at, q, scores)));
    const evidence =
      open && q.unit !== "times" && q.sign !== "+"
        ? scoreEvidence(scene, at, q, scores)
        : reason === "duration or size" && isTimed(scene.items, at, drafts)
          ? { rule: "score-timed" as const, trust: 0.8 }
          : null;
    if (evidence === null) {
      dropped.push({ item: at, reason: reason || "no cue makes it a result" });
      continue;
    }
    scores.add(at);
    out.push({ ...newDraft(scene, [evidence.rule], evidence.trust, at, at), after: q });
  }
  const late = lateScores(scene, statuses, dropped, scores);
  const found = new Set(late.map((d) => d.first));
  return {
    drafts: [...out, ...late].sort((a, b) => a.first - b.first),
    dropped: dropped.filter((d) => !found.has(d.item)),
  };
}

/** Scores among the numbers without evidence of their own: what a score is set against, heads of lists of scores, then what nothing else explains. */
function lateScores(scene: Scene, statuses: Statuses, dropped: readonly Dropped[], scores: Set<number>): Draft[] {
  const late: Draft[] = [];
  const add = (at: number, rule: RuleName, trust: number): void => {
    scores.add(at);
    late.push({ ...newDraft(scene, [rule], trust, at, at), after: scene.items[at]?.quantity ?? null });
  };
  for (const { item: at } of dropped.toReversed()) {
    if (statuses.get(at)?.status !== "free") continue;
    if (facesRival(scene.items, at, scores)) add(at, "score-versus", 0.7);
    else if (leadsList(scene.items, at, scores)) add(at, "score-list", 0.75);
  }
  for (const { item: at } of dropped) {
    const row = scores.has(at) ? null : leftOver({ tokens: scene.tokens, items: scene.items, at, statuses, scores });
    if (row) add(at, row.rule, row.trust);
  }
  return late;
}
