import { amend, type Draft, type Filled } from "../rules/draft";
import { isHardStop, type Item } from "../rules/scene";
import { fillPhrase, findRivalCues, type Phrase, readRival } from "./phrases";
import { groupsOf, rightZone } from "./zones";

interface Rival extends Phrase {
  /** Item of the cue. */
  readonly at: number;
  readonly cue: string;
  readonly value: Filled<string>;
}

function rivalsOf(draft: Draft): Rival[] {
  const { scene } = draft;
  const found: Rival[] = [];
  for (const { at, cue } of findRivalCues(scene.items)) {
    const phrase = readRival(scene.items, at);
    if (phrase === null || phrase.from < (found.at(-1)?.to ?? -1)) continue;
    if (cue === "over" && isEvaluation(scene.items, phrase)) continue;
    found.push({ ...phrase, at: at - 1, cue, value: fillPhrase(scene, phrase) });
  }
  return found;
}

/** "averaged over six benchmarks": over that leads to what was measured on. */
const isEvaluation = (items: readonly Item[], p: Phrase): boolean =>
  /(?:benchmarks?|datasets?|tasks?|runs?|seeds?|problems|trials|time|domains|languages|epochs?|questions)$/.test(items[p.to]?.lower ?? "");

/** The single rivals of a joined phrase: "A, B, and C" → 3, for lists of as many numbers. */
function partsOf(draft: Draft, rival: Rival): Filled<string>[] {
  const { items } = draft.scene;
  const parts: Filled<string>[] = [];
  let from = rival.from;
  for (let i = rival.from; i <= rival.to + 1; i++) {
    const word = items[i]?.lower ?? "";
    if (i <= rival.to && word !== "," && word !== "and") continue;
    if (i > from) parts.push(fillPhrase(draft.scene, { from, to: i - 1 }));
    from = i + 1;
  }
  return parts;
}

/** What each claim is compared with: named behind it in its clause, or before it where a verb beats the rival by so much. */
export function refineBaselines(drafts: readonly Draft[]): Draft[] {
  const groups = groupsOf(drafts);
  return groups.flatMap((group, g) => {
    const first = group[0] as Draft;
    const last = group.at(-1) as Draft;
    const rivals = rivalsOf(first);
    if (rivals.length === 0) return group;
    const limit = groups[g + 1]?.[0]?.scene === first.scene ? (groups[g + 1]?.[0]?.first ?? 0) : first.scene.items.length;
    const own = rivals.find((r) => r.at > first.first && r.at < last.last && group.length === 1);
    const behind = own ?? rivals.find((r) => r.at > last.last && reaches(last, r, limit));
    const floor = groups[g - 1]?.at(-1)?.scene === first.scene ? (groups[g - 1]?.at(-1)?.last ?? -1) : -1;
    const ahead = rivals.findLast((r) => r.to < first.first && (r.at > floor || first.gain !== null) && leads(first, r));
    const chosen = first.gain && !first.after ? (ahead && (!behind || ahead.at > floor) ? ahead : behind) : (behind ?? ahead);
    const rival = chosen ?? null;
    if (!rival) return group;
    const parts = group.length > 1 ? partsOf(first, rival) : [];
    return group.map((d, i) => {
      const value = parts.length === group.length ? (parts[i] ?? rival.value) : rival.value;
      return amend(d, { baseline: value }, `baseline behind "${rival.cue}"`);
    });
  });
}

/** A rival behind a number is its own where no other number and no stop stands between. */
function reaches(d: Draft, r: Rival, limit: number): boolean {
  const between = d.scene.items.slice(d.last + 1, r.at);
  if (r.at >= limit && !between.every((i) => !i.quantity)) return false;
  return !between.some((i) => i.kind === "quantity" || (isHardStop(i) && i.lower !== ":")) && between.length < 22;
}

/** "outperforms A and B by N": the rival between the verb and the number; "compared with A, it reduces X by N". */
function leads(d: Draft, r: Rival): boolean {
  const between = d.scene.items.slice(r.to + 1, d.first);
  if (between.some((i) => isHardStop(i))) return false;
  return true;
}

/** In lists with the rival behind the last number only, the numbers before it share it. */
export function refineSharedBaselines(drafts: readonly Draft[]): Draft[] {
  return drafts.map((d, i) => {
    if (d.baseline || d.role === "baseline") return d;
    const next = drafts.slice(i + 1).find((n) => n.scene === d.scene && n.role === d.role);
    if (!next?.baseline || next.before !== null || rightZone(d, next).to < next.first - 1) return d;
    const same = d.gain !== null === (next.gain !== null) && d.cue === next.cue;
    return same ? amend(d, { baseline: { ...next.baseline, inferred: "shared in its list" } }, "baseline shared in its list") : d;
  });
}
