import { type Draft, newDraft } from "./draft";
import type { Statuses } from "./judge";
import { proposeListChanges } from "./list-changes";
import { matchPattern, type PatternMatch } from "./pattern";
import type { Quantity } from "./quantity";
import { RULES } from "./rules";
import { cueSign, type Item, isClass, type Scene } from "./scene";

/** The verb, comparative or noun of change that governs "by N": the nearest to the left in the clause. */
function governorOf(items: readonly Item[], at: number): number | null {
  let crossed = 0;
  for (let i = at - 1; i >= 0 && at - i < 40; i--) {
    const item = items[i] as Item;
    if (item.kind === "sign" && /^[.;!?]$/.test(item.lower)) return null;
    if (item.kind === "word" && cueSign(item.lower) !== 0) {
      if (isClass("gain-verb", item.lower) || isClass("gain-noun", item.lower) || isClass("more", item.lower)) return i;
    }
    if (item.kind === "word" && at - i < 9 && isClass("vary-verb", item.lower) && isDone(items, i)) return i;
    if (item.quantity && ++crossed > 4) return null;
  }
  return null;
}

/** "can shift", "shifts", but not "the shift" and "reduces shift overhead": the word as a verb. */
const isDone = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  if (/(?:ed|ing|s)$/.test(items[at]?.lower ?? "")) return !/^(?:the|a|an|of|in|under|by)$/.test(before?.lower ?? "");
  const word = before?.lower ?? "";
  return (
    /^(?:can|could|may|might|will|would|to|not|alone|also|only|they|and)$/.test(word) ||
    (/[a-z]s$/.test(word) && !isClass("gain-verb", word))
  );
};

interface Candidate {
  readonly draft: Draft;
  readonly uses: readonly number[];
  readonly priority: number;
  readonly length: number;
}

const quantityAt = (items: readonly Item[], at: number | undefined): Quantity | null =>
  at === undefined ? null : (items[at]?.quantity ?? null);

const sameScale = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit || a.unit === "" || b.unit === "" || (a.unit === "points") === (b.unit === "points");

/** "from 54 to 784 dimensions": two ends are a change only where something rises or falls, or a metric is told. */
function isMoved(items: readonly Item[], first: number, last: number): boolean {
  if (governorOf(items, first) !== null) return true;
  const near = items.slice(Math.max(0, first - 12), last + 6);
  return near.some((i) => i.mention?.kind === "metric" || (i.kind === "word" && isClass("move-verb", i.lower)));
}

/** "95% accuracy and substantial improvements", "0.85 (an improvement": there a phrase of its own begins. */
const opensAnother = (items: readonly Item[], gain: number, noun: number): boolean =>
  items
    .slice(gain + 1, noun)
    .some(
      (i, k, all) =>
        (i.lower === "(" && !all.slice(k).some((j) => j.lower === ")")) ||
        (i.lower === "and" &&
          /^(?:a|an|the|substantial|significant|notable|marked|considerable|strong|consistent|large|clear|meaningful)$/.test(
            all[k + 1]?.lower ?? "",
          )),
    );

/** "improves trees and plain tuning up to 10%": a long object only before "up to", and no other verb in it. */
const isObjectOf = (items: readonly Item[], verb: number, gain: number): boolean =>
  (gain - verb < 6 || items[gain]?.quantity?.qualifier === "up to") &&
  !items.slice(verb + 1, gain).some((i) => i.kind === "word" && isClass("strong-score", i.lower));

/** "0.5 s ahead", "3 hours behind": how far in time, no difference of two results. */
const AHEAD = /^(?:ahead|behind)$/;
/** "back by 26 years": a span of the calendar. */
const CALENDAR = /^(?:years?|months?|weeks?)$/i;

/** A rule's match as a candidate, or null where its numbers do not fit. */
function candidateOf(
  scene: Scene,
  statuses: Statuses,
  rule: (typeof RULES)[number],
  m: PatternMatch,
): Candidate | null {
  const { items } = scene;
  const uses = [m.at.b, m.at.a, m.at.g].filter((x): x is number => x !== undefined);
  for (const u of uses) {
    const status = statuses.get(u)?.status ?? "hard";
    if (status === "hard" || (status === "soft" && rule.kind === "gain" && !softGain(items[u]?.quantity))) return null;
  }
  const before = quantityAt(items, m.at.b);
  const after = quantityAt(items, m.at.a);
  const gain = quantityAt(items, m.at.g);
  if (
    rule.name === "change-from-to" &&
    /^(?:ranging|ranges?|ranged|varying|varies|vary|spanning|spans?|anywhere|sizes?|sampled)$/.test(
      items[m.first - 1]?.lower ?? "",
    )
  )
    return null;
  if (
    rule.behindFrom &&
    !items.slice(0, m.first).some((i, at) => i.lower === "from" && items.slice(at + 1, at + 5).some((q) => q.quantity))
  )
    return null;
  if (
    rule.name === "gain-number-noun" &&
    items[m.at.c ?? -1]?.lower === "lead" &&
    items[(m.at.c ?? 0) - 1]?.lower === ")"
  )
    return null;
  if (rule.name === "change-from-to" && !isMoved(items, m.first, m.last)) return null;
  if (
    rule.kind === "change" &&
    uses.every((u) => statuses.get(u)?.status === "soft") &&
    governorOf(items, m.first) === null
  )
    return null;
  if (rule.name === "gain-number-noun" && opensAnother(items, m.at.g ?? 0, m.at.c ?? 0)) return null;
  if (rule.name === "gain-object-number" && !isObjectOf(items, m.at.c ?? 0, m.at.g ?? 0)) return null;
  if (rule.name === "gain-noun-of" && items.slice(m.at.c, m.at.g).some((i) => i.lower === "with")) return null;
  if (
    rule.name === "gain-comparative" &&
    AHEAD.test(items[m.at.c ?? 0]?.lower ?? "") &&
    statuses.get(m.at.g ?? 0)?.status === "soft"
  )
    return null;
  if (rule.marked && gain?.unit === "" && gain.sign === "") return null;
  if (rule.qualified && gain?.qualifier == null) return null;
  if (before && after && (!sameScale(before, after) || before.unit === "times")) return null;
  if (gain && (gain.of !== null || (rule.name === "gain-by" && CALENDAR.test(gain.unit)))) return null;
  const cue = rule.sign === "governor" ? governorOf(items, m.first) : rule.sign === "cue" ? (m.at.c ?? null) : null;
  const fixed = typeof rule.sign === "number" ? rule.sign : null;
  if (rule.sign && fixed === null && cue === null) return null;
  const word = items[cue ?? -1]?.lower ?? "";
  const sign = fixed ?? (cue === null ? 0 : isClass("vary-verb", word) ? 1 : cueSign(word));
  const from = Math.min(...uses);
  const draft: Draft = {
    ...newDraft(scene, rule.name, rule.trust, from, Math.max(...uses)),
    before,
    after,
    gain,
    cue,
    sign,
    times: rule.times === true,
  };
  return { draft, uses, priority: rule.priority, length: m.last - m.first };
}

/** A change of so many seconds or tokens is a gain; a count of things or a size is none. */
const softGain = (q: Quantity | undefined): boolean => q !== undefined && q.unit !== "" && !/^[BbMKkT]$/.test(q.unit);

/** "r = +0.92", "a correlation of +0.05": the sign belongs to a coefficient, no result grew. */
const tellsCorrelation = (items: readonly Item[], at: number): boolean =>
  /^[=≈]$/.test(items[at - 1]?.lower ?? "") ||
  (items[at - 1]?.lower === "of" &&
    /^(?:correlation|coefficient|rho|kappa|slope|value)$/.test(items[at - 2]?.lower ?? ""));

/** A signed number, a number in points and a multiple are gains even where no rule saw their cue. */
function bareGain(scene: Scene, at: number, q: Quantity): Candidate | null {
  const signed = q.sign !== "" && (q.unit === "%" || q.unit === "points" || q.unit === "times" || q.unit === "");
  if (q.sign === "+" && q.unit === "" && tellsCorrelation(scene.items, at)) return null;
  const next = scene.items[at + 1];
  const points =
    q.unit === "points" || (q.unit === "" && next?.mention?.kind === "metric" && / points?$/.test(next.lower));
  const isGain = (signed && q.sign === "+") || points || q.unit === "times";
  if (!isGain || q.of !== null) return null;
  if (q.unit === "times" && q.qualifier === "under") return null;
  if (points && q.sign === "" && governorOf(scene.items, at) === null) return null;
  const rule = q.sign === "+" ? "gain-signed" : points ? "gain-points" : "gain-multiple";
  const cue = q.sign === "+" ? null : governorOf(scene.items, at);
  const sign = q.sign === "+" || cue === null ? 1 : cueSign(scene.items[cue]?.lower ?? "");
  const trust = q.sign === "+" ? 0.9 : points ? 0.8 : 0.7;
  return {
    draft: { ...newDraft(scene, rule, trust, at, at), gain: q, sign, cue },
    uses: [at],
    priority: 40,
    length: 0,
  };
}

/** Drafts of changes and gains: every rule at every place, then the best that do not share a quantity. */
export function proposeChanges(scene: Scene, statuses: Statuses): Draft[] {
  const candidates: Candidate[] = [];
  scene.items.forEach((_, at) => {
    for (const rule of RULES) {
      const m = matchPattern(rule.compiled, scene.items, at);
      const c = m ? candidateOf(scene, statuses, rule, m) : null;
      if (c) candidates.push(c);
    }
  });
  candidates.sort((a, b) => b.priority - a.priority || a.length - b.length || (a.uses[0] ?? 0) - (b.uses[0] ?? 0));
  const lists = proposeListChanges(scene, statuses);
  const listed = new Set(lists.flatMap((d) => [d.before, d.after]));
  const taken = new Set<number>();
  scene.items.forEach((i, at) => {
    if (i.quantity && listed.has(i.quantity)) taken.add(at);
  });
  const chosen: Draft[] = [...lists];
  for (const c of candidates) {
    if (c.uses.some((u) => taken.has(u))) continue;
    for (const u of c.uses) taken.add(u);
    chosen.push(c.draft);
  }
  return chosen.sort((a, b) => a.first - b.first);
}

/** Drafts of the gains that stand without a cue of their own: "+6.1", "2.3 points", "3x". */
export function proposeBareGains(scene: Scene, statuses: Statuses, drafts: readonly Draft[]): Draft[] {
  const used = new Set(drafts.flatMap((d) => [d.before, d.after, d.gain]));
  const bare = scene.items.flatMap((item, at) => {
    if (!item.quantity || used.has(item.quantity) || statuses.get(at)?.status !== "free") return [];
    const c = bareGain(scene, at, item.quantity);
    return c ? [c.draft] : [];
  });
  return [...drafts, ...bare].sort((a, b) => a.first - b.first);
}
