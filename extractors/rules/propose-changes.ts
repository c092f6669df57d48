import { wordAt } from "../text/word-at";
import { CONDITIONS } from "./conditions";
import { type Draft, newDraft } from "./draft";
import { governorOf } from "./governor";
import type { Statuses } from "./judge";
import { proposeFurtherEnds, proposeListChanges } from "./list-changes";
import { matchPattern, type PatternMatch } from "./pattern";
import type { Quantity } from "./quantity";
import { RULES } from "./rules";
import { cueSign, type Item, isClass, type Scene } from "./scene";

interface Candidate {
  readonly draft: Draft;
  readonly uses: readonly number[];
  readonly priority: number;
  readonly length: number;
}

const quantityAt = (items: readonly Item[], at: number | undefined): Quantity | null =>
  at === undefined ? null : (items[at]?.quantity ?? null);

const sameScale = (a: Quantity, b: Quantity): boolean => (a.unit === "times") === (b.unit === "times");

/** "narrows from 6x to 2x": two multiples are the ends of a change only where a word of change leads to them. */
const movesFrom = (items: readonly Item[], { first }: PatternMatch): boolean => governorOf(items, first) !== null;

/** The word of change and the sign of what a rule found; null where the rule asks for a word and there is none. */
function signOf(
  items: readonly Item[],
  rule: (typeof RULES)[number],
  m: PatternMatch,
): Pick<Draft, "cue" | "sign"> | null {
  const cue = rule.sign === "governor" ? governorOf(items, m.first) : rule.sign === "cue" ? (m.at.c ?? null) : null;
  if (typeof rule.sign === "number") return { cue, sign: rule.sign };
  if (cue === null) return rule.sign ? null : { cue, sign: 0 };
  const word = wordAt(items, cue);
  return { cue, sign: isClass("vary-verb", word) ? 1 : cueSign(word) };
}

/** Whether a number that a rule would use is a setting: surely, or, for a gain, probably and not by its own unit a gain. */
function isSetting(items: readonly Item[], statuses: Statuses, rule: (typeof RULES)[number], at: number): boolean {
  const status = statuses.get(at)?.status ?? "hard";
  return status === "hard" || (status === "soft" && rule.kind === "gain" && !softGain(items[at]?.quantity));
}

/** A rule's match as a candidate, or null where its numbers do not fit. */
function candidateOf(
  scene: Scene,
  statuses: Statuses,
  rule: (typeof RULES)[number],
  m: PatternMatch,
): Candidate | null {
  const { items } = scene;
  const uses = [m.at.b, m.at.a, m.at.g].filter((x): x is number => x !== undefined);
  if (uses.some((u) => isSetting(items, statuses, rule, u))) return null;
  const before = quantityAt(items, m.at.b);
  const after = quantityAt(items, m.at.a);
  const gain = quantityAt(items, m.at.g);
  const place = { items, statuses, first: m.first, last: m.last, cue: m.at.c ?? -1, gain: m.at.g ?? -1 };
  if (rule.only?.some((condition) => !CONDITIONS[condition](place))) return null;
  if (
    rule.kind === "change" &&
    uses.every((u) => statuses.get(u)?.status === "soft") &&
    m.at.c === undefined &&
    governorOf(items, m.first) === null
  )
    return null;
  if (before && after && !(sameScale(before, after) && (before.unit !== "times" || movesFrom(items, m)))) return null;
  if (gain && gain.of !== null) return null;
  const signed = signOf(items, rule, m);
  if (signed === null) return null;
  const from = Math.min(...uses);
  const draft: Draft = {
    ...newDraft(scene, [rule.name], rule.trust, from, Math.max(...uses)),
    before,
    after,
    gain,
    ...signed,
    times: rule.times === true,
  };
  return { draft, uses, priority: rule.priority, length: m.last - m.first };
}

/** A change of so many seconds or tokens is a gain; a count of things or a size is none. */
const softGain = (q: Quantity | undefined): boolean => q !== undefined && q.unit !== "" && !/^[BbMKkT]$/.test(q.unit);

/** "r = +0.92", "a correlation of +0.05": the sign belongs to a coefficient, no result grew. */
const tellsCorrelation = (items: readonly Item[], at: number): boolean =>
  /^[=≈]$/.test(wordAt(items, at - 1)) ||
  (/^(?:of|is|was|were|are)$/.test(wordAt(items, at - 1)) &&
    items.slice(Math.max(0, at - 5), at).some((i) => /correlation|cosine|coefficient|skew|rho|kappa/.test(i.lower)));

/** "costs (-51.5%)", "recall -3.1%", "-7.2% perplexity": a fall of a metric, where a value would stand behind "of". */
const isFall = (items: readonly Item[], at: number, q: Quantity): boolean =>
  q.sign === "-" &&
  /^(?:%|points)$/.test(q.unit) &&
  (/^[(,):]$/.test(wordAt(items, at - 1)) ||
    items[at - 1]?.mention?.kind === "metric" ||
    items[at + 1]?.mention?.kind === "metric");

/**
 * "variations of 2-8 pp": points say how far apart two results are, whatever the noun; but not "a 5-point scale", nor
 * "earns 50 points", which is a score.
 */
const isSpread = ({ tokens, items }: Scene, at: number, q: Quantity): boolean =>
  (q.max !== null || tokens[q.numberAt + 1]?.text !== "-") && !isClass("strong-score", wordAt(items, at - 1));

/** "compression rates (up to 90x)", "zoom levels (2x to 8x)": the bracket tells which ones of many were tried. */
function listsSettings(items: readonly Item[], at: number): boolean {
  const from = Math.max(0, at - 4);
  const open = items.slice(from, at).findLastIndex((i) => i.lower === "(");
  return open >= 0 && /(?:rates|ratios|levels|factors|accelerations)$/.test(items[from + open - 1]?.lower ?? "");
}

/** "reaches 2.5 with 2x training steps", "for 8x compression", "sizes (1-20x)": a multiple that was chosen. */
const isSetMultiple = (items: readonly Item[], at: number, q: Quantity): boolean =>
  (q.value === 1 && q.max !== null) ||
  listsSettings(items, at) ||
  (/^(?:with|using|for|than)$/.test(wordAt(items, at - 1)) &&
    q.qualifier === null &&
    /^[a-z]{4,}/.test(wordAt(items, at + 1)));

/** "5.2 F1 points": what the points are counted in may stand before them. */
const inPoints = (items: readonly Item[], at: number, q: Quantity): boolean =>
  q.unit === "points" ||
  (q.unit === "" && items[at + 1]?.mention?.kind === "metric" && /^(?:points?|pts|pp)$/.test(wordAt(items, at + 2)));

/** "reduces memory *and achieves* 6x", "a gap *while preserving* 4x": a verb of another result begins a phrase of its own. */
const beginsPhrase = (items: readonly Item[], at: number): boolean =>
  wordAt(items, at) === "which" ||
  isClass("keep-verb", wordAt(items, at)) ||
  (isClass("strong-score", wordAt(items, at)) && /^(?:and|while|but)$/.test(wordAt(items, at - 1)));

/** Whether a word of change says nothing of the multiple behind it: a phrase of its own begins between. */
const isApart = (items: readonly Item[], cue: number, at: number, { unit }: Quantity): boolean =>
  unit === "times" && items.slice(cue + 1, at).some((_, k) => beginsPhrase(items, cue + 1 + k));

/** "values such as +1 for success", "the +1 rule": a mark that is given, where no measure stands beside it. */
const isMark = (items: readonly Item[], at: number, q: Quantity): boolean =>
  q.sign === "+" &&
  q.unit === "" &&
  q.value === 1 &&
  !q.decimal &&
  q.max === null &&
  items[at + 1]?.mention?.kind !== "metric";

/** A signed number ("+6.1", "+1.2 dB"), a number in points and a multiple are gains even where no rule saw their cue. */
function bareGain(scene: Scene, at: number, q: Quantity): Draft | null {
  if (q.sign === "+" && q.unit === "" && tellsCorrelation(scene.items, at)) return null;
  if (isMark(scene.items, at, q)) return null;
  const points = inPoints(scene.items, at, q);
  const fall = isFall(scene.items, at, q);
  const more = q.sign === "+" && /^(?:%|dB)?$/.test(q.unit);
  if (q.of !== null || !(more || fall || points || q.unit === "times")) return null;
  if (q.unit === "times" && (q.qualifier === "under" || isSetMultiple(scene.items, at, q))) return null;
  if (points && q.sign === "" && governorOf(scene.items, at) === null && !isSpread(scene, at, q)) return null;
  const told = q.sign === "+" || fall;
  const rule = told ? "gain-signed" : points ? "gain-points" : "gain-multiple";
  const cue = told ? null : governorOf(scene.items, at);
  const sign = fall ? -1 : cue === null || isApart(scene.items, cue, at, q) ? 1 : cueSign(wordAt(scene.items, cue));
  const trust = told ? 0.9 : points ? 0.8 : 0.7;
  return { ...newDraft(scene, [rule], trust, at, at), gain: q, sign, cue };
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
  return [...chosen, ...proposeFurtherEnds(scene, statuses, chosen)].sort((a, b) => a.first - b.first);
}

/** Drafts of the gains that stand without a cue of their own: "+6.1", "2.3 points", "3x". */
export function proposeBareGains(scene: Scene, statuses: Statuses, drafts: readonly Draft[]): Draft[] {
  const used = new Set(drafts.flatMap((d) => [d.before, d.after, d.gain]));
  const bare = scene.items.flatMap((item, at) => {
    if (!item.quantity || used.has(item.quantity) || statuses.get(at)?.status !== "free") return [];
    return bareGain(scene, at, item.quantity) ?? [];
  });
  return [...drafts, ...bare].sort((a, b) => a.first - b.first);
}
