import { type Draft, newDraft } from "./draft";
import type { Statuses } from "./judge";
import type { Scene } from "./scene";
import { scoreEvidence } from "./score-evidence";

/** What became of a quantity that no claim uses, for `explain`. */
export interface Dropped {
  readonly item: number;
  readonly reason: string;
}

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
    const evidence =
      status === "free" && q.unit !== "times" && q.sign !== "+" ? scoreEvidence(scene, at, q, scores) : null;
    if (evidence === null) {
      dropped.push({ item: at, reason: reason || "no cue makes it a result" });
      continue;
    }
    scores.add(at);
    out.push({ ...newDraft(scene, evidence.rule, evidence.trust, at, at), after: q });
  }
  return { drafts: out.sort((a, b) => a.first - b.first), dropped };
}
